import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Card } from '../../ui/Page.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { progressTexts } from './texts.ts'

interface ProgressFailedProps {
  error: Error
  busy: boolean
  onRetry: () => void
}

/** Stands above the zeros that are shown in place of a progress that could not be loaded. */
export function ProgressFailed({ error, busy, onRetry }: ProgressFailedProps) {
  const t = useTexts(progressTexts)
  const errorText = useErrorText()
  return (
    <Card>
      <ErrorState title={t('failed')} onRetry={onRetry} busy={busy}>
        {errorText(error)} {t('failedNote')}
      </ErrorState>
    </Card>
  )
}
