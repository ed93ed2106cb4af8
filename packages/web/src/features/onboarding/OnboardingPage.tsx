import { useQuery } from '@tanstack/react-query'
import { companyQuery } from '../../api/queries.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useAddressState } from '../../kit/use-address-state.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState, Loading, Skeleton } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { CompanyStep } from './CompanyStep.tsx'
import { IroStep } from './IroStep.tsx'
import { LaterStep } from './LaterStep.tsx'
import { MaterialityStep } from './MaterialityStep.tsx'
import { ProcessingStep } from './ProcessingStep.tsx'
import { useCompleteStep } from './queries.ts'
import { ReportStep } from './ReportStep.tsx'
import { StakeholderStep } from './StakeholderStep.tsx'
import { StepIndicator } from './StepIndicator.tsx'
import type { StepProps } from './step-props.ts'
import { progressOf, type Step, stepAt, steps } from './steps.ts'
import { onboardingTexts } from './texts.ts'
import { UploadStep } from './UploadStep.tsx'

const contents = [CompanyStep, UploadStep, ProcessingStep, IroStep, StakeholderStep]

/** Steps that nobody has to complete: they lead to pages of their own. */
const furtherContents: Partial<Record<Step, typeof MaterialityStep>> = {
  materiality: MaterialityStep,
  report: ReportStep,
}

/** The wizard from an empty account to its first values. Where it stands is kept on the company; the address holds the step. */
export default function OnboardingPage() {
  const t = useTexts(onboardingTexts)
  const errorText = useErrorText()
  const { search, change } = useAddressState()
  const { data: company, error, refetch, isFetching } = useQuery(companyQuery)
  const complete = useCompleteStep()
  if (!company) {
    return error ? (
      <ErrorState title={t('failed')} onRetry={() => void refetch()} busy={isFetching} className="m-auto">
        {errorText(error)}
      </ErrorState>
    ) : (
      <Loading className="mx-auto flex w-full max-w-5xl flex-col gap-8 p-gutter">
        <Skeleton className="h-8" />
        <Skeleton className="mx-auto h-80 w-full max-w-form" />
      </Loading>
    )
  }
  const progress = progressOf(company.metadata)
  const step = stepAt(progress, search.get('step'))
  const goTo = (next: number) => change({ step: next + 1 }, { isStep: true })
  const onPass: StepProps['onPass'] = (confirmation) =>
    complete.mutate(step, {
      onSuccess: () => {
        if (confirmation) toast(confirmation)
        goTo(step + 1)
      },
      onError: (failure) => toast({ title: t('notSaved'), description: errorText(failure), variant: 'destructive' }),
    })
  const Content = contents[step]
  const Further = furtherContents[steps[step] ?? 'company'] ?? LaterStep
  return (
    <div className="flex flex-1 flex-col">
      <div className="flex flex-col px-gutter pt-6 max-md:pt-4">
        <StepIndicator current={step} progress={progress} onStep={goTo} />
        {step < progress.next && (
          <Button look="link" className="mx-auto mt-3 text-sm" onClick={() => goTo(progress.next)}>
            {t('steps.return', { number: progress.next + 1 })}
          </Button>
        )}
      </div>
      {Content ? (
        <Content
          key={step}
          company={company}
          onComplete={() => goTo(step + 1)}
          onPass={onPass}
          busy={complete.isPending}
          onBack={() => goTo(step - 1)}
        />
      ) : (
        <Further key={step} step={step} onBack={() => goTo(step - 1)} onStep={goTo} />
      )}
    </div>
  )
}
