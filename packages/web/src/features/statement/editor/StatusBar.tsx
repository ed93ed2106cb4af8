import { CircleAlert, CircleCheck, CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { SaveState } from '../text-saver.ts'
import { statementTexts } from '../texts.ts'

interface StatusBarProps {
  status: { state: SaveState; error: unknown }
  onRetry: () => void
  onCompare: () => void
  onDone: () => void
}

/** State of saving, and the button that closes the editor. */
export function StatusBar({ status, onRetry, onCompare, onDone }: StatusBarProps) {
  const t = useTexts(statementTexts)
  const errorText = useErrorText()
  const { state, error } = status
  const icons: Partial<Record<SaveState, ReactNode>> = {
    saved: <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success-text" />,
    saving: <Spinner className="mt-0.5" />,
    offline: <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0" />,
    refused: <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />,
    conflict: <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />,
  }
  const isWrong = state === 'offline' || state === 'refused' || state === 'conflict'
  const sentence = state === 'refused' ? t('save.refused', { reason: errorText(error) }) : t(`save.${state}`)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t bg-sunken py-2 pr-2 pl-4 text-sm">
      <p
        role="status"
        className={`flex min-w-0 flex-1 gap-2 text-pretty ${isWrong ? 'text-danger-text' : 'text-muted'}`}
      >
        {icons[state]}
        <span className="min-w-0">{sentence}</span>
      </p>
      {(state === 'offline' || state === 'refused') && <Button onClick={onRetry}>{t('save.retry')}</Button>}
      {state === 'conflict' && <Button onClick={onCompare}>{t('save.compare')}</Button>}
      <Button look="primary" onClick={onDone}>
        {t('editor.done')}
      </Button>
    </div>
  )
}
