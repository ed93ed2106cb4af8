import type { Company, ProgressBreakdown, Waiting } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Check } from 'lucide-react'
import { Link } from 'react-router'
import { companyQuery } from '../../api/queries.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { reviewQuery } from '../../report/queries.ts'
import { nextKind, workPlaces, workStarts } from '../../report/waiting/kinds.ts'
import { waitingQuery } from '../../report/waiting/queries.ts'
import { waitingTexts } from '../../report/waiting/texts.ts'
import { useWaitingSentence } from '../../report/waiting/use-sentence.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Card } from '../../ui/Page.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { Lanes } from './Lanes.tsx'
import { overviewTexts } from './texts.ts'

const stages = ['setup', 'upload', 'review', 'materiality', 'confirm'] as const
type Stage = (typeof stages)[number]
const places: Readonly<Record<Stage, string>> = {
  setup: '/onboarding?step=1',
  upload: '/documents',
  review: workPlaces.values,
  materiality: workPlaces.topics,
  confirm: '/report/review',
}

const isSetUp = ({ metadata: { industry, company_size: size, report_scope: scope } }: Company): boolean =>
  industry !== null && size !== null && scope !== null

/** What a stage of this year is done by; nothing of an earlier year counts. */
const doneIn = (company: Company, { accepted, proposed }: ProgressBreakdown, { documents, topics }: Year) => ({
  setup: isSetUp(company),
  upload: documents > 0,
  review: accepted > 0 && proposed === 0,
  materiality: topics.total > 0 && topics.open === 0,
  confirm: false,
})

type Year = NonNullable<Waiting['year']>

interface ReportPathProps {
  breakdown: ProgressBreakdown
  /** Another part of the page already leads to the first document. */
  isEmpty?: boolean
}

/** What waits for the reader in one sentence with one button, the lanes of work, and the way from documents to a report. */
export function ReportPath({ breakdown, isEmpty = false }: ReportPathProps) {
  const t = useTexts(overviewTexts)
  const { data: company } = useQuery(companyQuery)
  const { data: waiting, error } = useQuery(waitingQuery)
  const { data: review, error: failure } = useQuery(reviewQuery)
  const year = waiting?.year
  if (error || failure || (waiting && !year)) return null
  if (!company || !year || !review)
    return (
      <Loading>
        <Skeleton className={cx('rounded-xl', isEmpty ? 'h-38' : 'h-86 max-md:h-160')} />
      </Loading>
    )
  const done = doneIn(company, breakdown, year)
  const isOpen = (stage: Stage) => !done[stage] && !(stage === 'materiality' && year.topics.total === 0)
  const next = stages.find(isOpen) ?? 'confirm'
  return (
    <Card>
      <section aria-label={t('path.title')} className="px-6 py-5 max-md:px-4">
        <NextStep waiting={waiting} breakdown={breakdown} next={review.confirmation ? null : next} isEmpty={isEmpty} />
        {!review.confirmation && (
          <ol className="mt-5 grid gap-x-4 gap-y-2 md:grid-cols-5">
            {stages.map((stage, index) => (
              <li
                key={stage}
                aria-current={stage === next ? 'step' : undefined}
                className={cx(
                  'flex min-w-0 gap-3 border-t-2 pt-2 max-md:border-t-0 max-md:border-l-2 max-md:py-1 max-md:pl-3',
                  done[stage] ? 'border-success' : stage === next ? 'border-brand' : 'border-line',
                )}
              >
                <span
                  aria-hidden
                  className={cx(
                    'num grid size-5 shrink-0 place-items-center rounded-full font-medium text-xs',
                    done[stage] ? 'bg-success-soft text-success-text' : 'bg-neutral-soft text-secondary',
                  )}
                >
                  {done[stage] ? <Check className="size-3" /> : index + 1}
                </span>
                <div className="min-w-0">
                  <Link
                    to={places[stage]}
                    className={cx('rounded-sm text-sm', stage === next ? 'font-semibold' : 'font-medium')}
                  >
                    {t(`path.${stage}`)}
                    {done[stage] && <span className="sr-only"> ({t('path.done')})</span>}
                  </Link>
                  <StageState stage={stage} company={company} breakdown={breakdown} year={year} />
                </div>
              </li>
            ))}
          </ol>
        )}
      </section>
      {!isEmpty && <Lanes waiting={waiting} />}
    </Card>
  )
}

interface StageStateProps {
  stage: Stage
  company: Company
  breakdown: ProgressBreakdown
  year: Year
}

/** How far a stage is, in numbers of this year. */
function StageState({ stage, company, breakdown, year: { documents, topics } }: StageStateProps) {
  const t = useTexts(overviewTexts)
  const { number } = useFormats()
  const { reporting_year: year } = company.metadata
  const words: Readonly<Record<Stage, string>> = {
    setup: t('path.state.setup', { year }),
    upload: t('path.state.upload', { count: documents, number: number(documents), year }),
    review: t('path.state.review', { decided: number(breakdown.accepted), waiting: number(breakdown.proposed) }),
    materiality:
      topics.total === 0
        ? t('path.state.noTopics')
        : t('path.state.materiality', { decided: number(topics.total - topics.open), total: number(topics.total) }),
    confirm: t('path.state.confirm', { missing: number(breakdown.missing) }),
  }
  return <p className="num text-muted text-xs">{words[stage]}</p>
}

interface NextStepProps {
  waiting: Waiting
  breakdown: ProgressBreakdown
  /** `null` where the report is confirmed. */
  next: Stage | null
  isEmpty: boolean
}

/** One sentence and one button: the stage that nothing can go without, else what waits for the reader, else what is missing. */
function NextStep({ waiting: { mine }, breakdown, next, isEmpty }: NextStepProps) {
  const t = useTexts(overviewTexts)
  const w = useTexts(waitingTexts)
  const sentence = useWaitingSentence()
  const { number } = useFormats()
  const kind = nextKind(mine)
  const step = (() => {
    if (next === 'setup' || (next === 'upload' && kind === null))
      return {
        says: t(`path.${next}Says`),
        more: t(`path.${next}Text`),
        to: places[next],
        does: t(`path.${next}Action`),
      }
    if (kind !== null)
      return {
        says: sentence(mine),
        more: kind === 'values' ? t('path.reviewText') : kind === 'topics' ? t('path.materialityText') : null,
        to: workStarts[kind],
        does: w(`action.${kind}`),
      }
    if (breakdown.questions > 0)
      return {
        says: t('path.hintsSays', { count: breakdown.questions, number: number(breakdown.questions) }),
        more: t('path.hintsText', { count: breakdown.questions }),
        to: '/datapoints?state=question&order=importance',
        does: t('path.hints'),
      }
    if (next === 'materiality')
      return {
        says: sentence(mine),
        more: t('path.materialityText'),
        to: places[next],
        does: t('path.materialityAction'),
      }
    if (next === null) return { says: sentence(mine), more: null, to: '/report', does: t('path.toReport') }
    if (next === 'review')
      return {
        says: sentence(mine),
        more: null,
        to: '/datapoints?state=missing&order=importance',
        does: t('path.reviewAction'),
      }
    return { says: sentence(mine), more: t('path.confirmText'), to: places.confirm, does: t('path.confirmAction') }
  })()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div className="min-w-0 flex-1 basis-80">
        <h2 className="text-balance font-semibold text-lg leading-snug">{step.says}</h2>
        {step.more && <p className="mt-1 text-pretty text-secondary text-sm">{step.more}</p>}
      </div>
      {!(isEmpty && step.to === places.upload) && (
        <Button asChild look="primary" className="max-md:w-full">
          <Link to={step.to}>
            {step.does}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </Button>
      )}
    </div>
  )
}
