import type { Document } from '@esrs/contract'
import { TriangleAlert } from 'lucide-react'
import { useMay } from '../../api/role.ts'
import { usePaused } from '../../document/uploads/use-paused.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DisabledButton } from '../../ui/DisabledButton.tsx'
import { Notice } from '../../ui/States.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import type { DocumentActions } from './actions.ts'
import { documentTexts } from './texts.ts'

const useMessage = ({ processingError }: Document) => {
  const t = useTexts(documentTexts)
  return processingError || t('error.unknown')
}

/** The mark of a document that could not be processed; the tooltip says why. */
export function ErrorBadge({ document }: { document: Document }) {
  const t = useTexts(documentTexts)
  const message = useMessage(document)
  return (
    <Tooltip content={message}>
      <button type="button" aria-label={t('error.label', { message })} className="cursor-default! rounded-full">
        <Badge tone="danger">
          <TriangleAlert aria-hidden />
          {t('error.badge')}
        </Badge>
      </button>
    </Tooltip>
  )
}

/** What happened to a document and what can be done about it. */
export function ErrorAlert({ document, actions }: { document: Document; actions: DocumentActions }) {
  const t = useTexts(documentTexts)
  const mayReport = useMay('report')
  const paused = usePaused()
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        mayReport && (
          <div className="flex gap-2 max-md:flex-col">
            {document.canRetry && (
              <Button look="ghost" onClick={() => actions.retry(document)}>
                {t('error.retry')}
              </Button>
            )}
            {paused === null ? (
              <Button onClick={() => actions.replace(document)}>{t('error.replace')}</Button>
            ) : (
              <DisabledButton reason={paused}>{t('error.replace')}</DisabledButton>
            )}
          </div>
        )
      }
    >
      {useMessage(document)}
    </Notice>
  )
}
