import { ApiError } from '../../api/errors.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { viewerTexts } from './texts.ts'

interface PageFailureProps {
  error: unknown
  onRetry: () => void
  /** Where nothing else leads away from it. */
  onClose?: () => void
}

/** What stands in place of a page that is not to be had. */
export function PageFailure({ error, onRetry, onClose }: PageFailureProps) {
  const t = useTexts(viewerTexts)
  const errorText = useErrorText()
  const gone = error instanceof ApiError && error.status === 404
  return (
    <div className="grid h-full place-items-center bg-pressed">
      {gone ? (
        <ErrorState title={t('gone')}>{t('goneHint')}</ErrorState>
      ) : (
        <ErrorState title={t('failed')} onRetry={onRetry}>
          {errorText(error)}
        </ErrorState>
      )}
      {onClose && (
        <Button className="self-start" onClick={onClose}>
          {t('close')}
        </Button>
      )}
    </div>
  )
}
