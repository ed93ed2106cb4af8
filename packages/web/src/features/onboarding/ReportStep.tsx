import { useQuery } from '@tanstack/react-query'
import { CircleCheck, FileText, ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { reviewQuery } from '../../statement/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Page.tsx'
import { ErrorState, Loading, Skeleton } from '../../ui/States.tsx'
import type { LaterStepProps } from './LaterStep.tsx'
import { StepBody } from './StepBody.tsx'
import { StepFooter } from './StepFooter.tsx'
import { onboardingTexts } from './texts.ts'

/** The end of the wizard: what is left to review, and the statement. */
export function ReportStep({ onBack }: LaterStepProps) {
  const t = useTexts(onboardingTexts)
  const errorText = useErrorText()
  const { data, error, refetch, isFetching } = useQuery(reviewQuery)
  const open = data?.items.reduce((sum, { count }) => sum + count, 0) ?? 0
  const confirmation = data?.confirmation
  return (
    <>
      <StepBody title={t('report.title')} lead={t('report.lead')}>
        {data ? (
          <Card className="mt-6">
            <Part
              icon={confirmation ? <CircleCheck className="text-success-text!" /> : <ListChecks />}
              title={t('report.review')}
              text={
                confirmation
                  ? t('report.reviewDone', { name: confirmation.by ?? t('report.somebody') })
                  : open > 0
                    ? t('report.reviewOpen', { count: open })
                    : t('report.reviewClear')
              }
              to="/review"
              action={t(confirmation ? 'report.reviewAgain' : 'report.reviewAction')}
              isNext={!confirmation}
            />
            <Part
              icon={<FileText />}
              title={t('report.statement')}
              text={t('report.statementText')}
              to="/report"
              action={t('report.statementAction')}
              isNext={Boolean(confirmation)}
            />
          </Card>
        ) : error ? (
          <ErrorState title={t('report.failed')} onRetry={() => void refetch()} busy={isFetching}>
            {errorText(error)}
          </ErrorState>
        ) : (
          <Loading label={t('report.loading')} className="mt-6">
            <Skeleton className="h-40 rounded-xl" />
          </Loading>
        )}
      </StepBody>
      <StepFooter onBack={onBack} />
    </>
  )
}

interface PartProps {
  icon: ReactNode
  title: string
  text: string
  to: string
  action: string
  /** What comes next stands out. */
  isNext: boolean
}

const Part = ({ icon, title, text, to, action, isNext }: PartProps) => (
  <section className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b p-4 last:border-b-0">
    <span aria-hidden className="self-start [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:text-muted">
      {icon}
    </span>
    <div className="min-w-0 flex-[1_1_14rem]">
      <h3 className="font-medium">{title}</h3>
      <p className="num text-pretty text-muted text-sm">{text}</p>
    </div>
    <Button asChild look={isNext ? 'primary' : 'outline'} className="max-md:w-full">
      <Link to={to}>{action}</Link>
    </Button>
  </section>
)
