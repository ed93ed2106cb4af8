import { Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { StepFooter } from './StepFooter.tsx'
import { steps } from './steps.ts'
import { onboardingTexts } from './texts.ts'

/** What a step is given that nobody has to complete. */
export interface LaterStepProps {
  step: number
  onBack: () => void
  onStep: (step: number) => void
}

/** A step without content yet. */
export function LaterStep({ step, onBack, onStep }: LaterStepProps) {
  const t = useTexts(onboardingTexts)
  return (
    <>
      <div className="grid flex-1 place-items-center py-16">
        <EmptyState
          icon={<Hourglass aria-hidden strokeWidth={1.75} />}
          title={t('later.title', { number: step + 1 })}
          action={
            <Button asChild>
              <Link to="/datapoints">{t('later.datapoints')}</Link>
            </Button>
          }
        >
          {t('later.text')}
        </EmptyState>
      </div>
      <StepFooter onBack={onBack} onContinue={step + 1 < steps.length ? () => onStep(step + 1) : undefined} />
    </>
  )
}
