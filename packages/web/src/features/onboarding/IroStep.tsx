import { Scale } from 'lucide-react'
import { useTexts } from '../../i18n/texts.tsx'
import { Card } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { StepBody } from './StepBody.tsx'
import { StepFooter } from './StepFooter.tsx'
import type { StepProps } from './step-props.ts'
import { onboardingTexts } from './texts.ts'

/** Step 4. There is no call for impacts, risks and opportunities yet, and the step says so. */
export function IroStep({ onPass, onBack, busy }: StepProps) {
  const t = useTexts(onboardingTexts)
  return (
    <>
      <StepBody title={t('iro.title')} lead={t('iro.lead')}>
        <Card className="mt-6">
          <EmptyState icon={<Scale aria-hidden strokeWidth={1.75} />} title={t('iro.emptyTitle')}>
            {t('iro.empty')}
          </EmptyState>
        </Card>
      </StepBody>
      <StepFooter
        onBack={onBack}
        onContinue={() => onPass({ title: t('iro.done'), description: t('iro.doneText') })}
        busy={busy}
      />
    </>
  )
}
