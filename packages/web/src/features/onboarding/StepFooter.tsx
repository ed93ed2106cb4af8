import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { onboardingTexts } from './texts.ts'

interface StepFooterProps {
  onBack?: (() => void) | undefined
  /** Without it there is nothing to do but wait. */
  onContinue?: (() => void) | undefined
  continueLabel?: string
  busy?: boolean
  /** The step itself has a button that leads further. */
  isQuiet?: boolean
  /** A note before the next step. */
  note?: ReactNode
}

/** The way back and the way on; stays in sight below a long step. */
export function StepFooter({
  onBack,
  onContinue,
  continueLabel,
  busy = false,
  isQuiet = false,
  note,
}: StepFooterProps) {
  const t = useTexts(onboardingTexts)
  return (
    <div className="sticky bottom-0 z-20 border-line border-t bg-surface px-gutter py-3">
      <div className="mx-auto flex w-full max-w-form items-center gap-3">
        {onBack && (
          <Button look="ghost" size="lg" className="-ml-4" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <span role="status" className="min-w-0 flex-1 text-right text-muted text-sm max-md:text-xs">
          {note}
        </span>
        {onContinue && (
          <Button look={isQuiet ? 'outline' : 'primary'} size="lg" busy={busy} onClick={onContinue}>
            {continueLabel ?? t('continue')}
          </Button>
        )}
      </div>
    </div>
  )
}
