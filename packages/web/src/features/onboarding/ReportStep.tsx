import { CircleCheck, FileText, ListChecks, Rows3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { useCurrent } from '../../kit/use-current.ts'
import { reviewQuery } from '../../report/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Page.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import type { LaterStepProps } from './LaterStep.tsx'
import { StepBody } from './StepBody.tsx'
import { StepFooter } from './StepFooter.tsx'
import { onboardingTexts } from './texts.ts'

/** The end of the wizard: the values to decide on, what else is open, the statement, and the way out. */
export function ReportStep({ onBack }: LaterStepProps) {
  const t = useTexts(onboardingTexts)
  const { data, error, refetch, isFetching } = useCurrent({ ...reviewQuery, refetchOnMount: 'always' })
  const navigate = useNavigate()
  const isOpen = (data?.items.length ?? 0) > 0
  const waiting = data?.items.find(({ kind }) => kind === 'proposed')?.count ?? 0
  const confirmation = data?.confirmation
  return (
    <>
      <StepBody title={t('report.title')} lead={t('report.lead')}>
        {data ? (
          <Card className="mt-6">
            <Part
              icon={waiting === 0 ? <CircleCheck className="text-success-text!" /> : <Rows3 />}
              title={t('report.values')}
              text={waiting === 0 ? t('report.valuesDone') : t('report.valuesOpen', { count: waiting })}
              to={waiting === 0 ? '/datapoints' : '/datapoints?state=to_check&order=importance'}
              action={t(waiting === 0 ? 'report.valuesAgain' : 'report.valuesAction')}
              isNext={waiting > 0}
            />
            <Part
              icon={confirmation ? <CircleCheck className="text-success-text!" /> : <ListChecks />}
              title={t('report.review')}
              text={
                confirmation
                  ? t('report.reviewDone', { name: confirmation.by ?? t('report.somebody') })
                  : t(isOpen ? 'report.reviewOpen' : 'report.reviewClear')
              }
              to="/report/review"
              action={t(confirmation ? 'report.reviewAgain' : 'report.reviewAction')}
              isNext={!confirmation && waiting === 0}
            />
            <Part
              icon={<FileText />}
              title={t('report.statement')}
              text={t('report.statementText')}
              to="/report"
              action={t('report.statementAction')}
              isNext={Boolean(confirmation) && waiting === 0}
            />
          </Card>
        ) : error ? (
          <LoadFailed title={t('report.failed')} error={error} refetch={refetch} isFetching={isFetching} />
        ) : (
          <Loading label={t('report.loading')} className="mt-6">
            <Skeleton className="h-40 rounded-xl" />
          </Loading>
        )}
      </StepBody>
      <StepFooter
        onBack={onBack}
        onContinue={() => void navigate('/overview')}
        continueLabel={t('report.overview')}
        isQuiet={data !== undefined}
      />
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
