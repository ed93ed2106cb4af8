import type { Company, ProgressBreakdown } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Check } from 'lucide-react'
import { Link } from 'react-router'
import { companyQuery } from '../../api/queries.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { materialityQuery } from '../../iros/queries.ts'
import { reviewQuery } from '../../statement/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Card } from '../../ui/Page.tsx'
import { overviewTexts } from './texts.ts'

interface ReportPathProps {
  breakdown: ProgressBreakdown
  documents: number
}

type Stage = 'setup' | 'upload' | 'review' | 'materiality' | 'confirm'
const places: Readonly<Record<Stage, string>> = {
  setup: '/onboarding?step=1',
  upload: '/documents',
  review: '/datapoints?state=to_check&order=importance',
  materiality: '/iro/decisions',
  confirm: '/report/review',
}

const isSetUp = ({ metadata: { industry, company_size: size, report_scope: scope } }: Company): boolean =>
  industry !== null && size !== null && scope !== null

/** The way from documents to a report, with the one thing to do next; gone once the final review is confirmed. */
export function ReportPath({ breakdown, documents }: ReportPathProps) {
  const t = useTexts(overviewTexts)
  const { data: company } = useQuery(companyQuery)
  const { data: topics } = useQuery(materialityQuery(useLanguage()))
  const { data: review } = useQuery(reviewQuery)
  if (!company || !topics || !review || review.confirmation) return null
  const done: Record<Stage, boolean> = {
    setup: isSetUp(company),
    upload: documents > 0,
    review: breakdown.accepted > 0 && breakdown.proposed === 0,
    materiality: topics.every(({ material }) => material !== null),
    confirm: false,
  }
  // Nothing to check but hints: the list of what is to be checked would be empty.
  const hasHints = breakdown.proposed === 0 && breakdown.questions > 0
  const placeOf = (stage: Stage) =>
    stage === 'review' && hasHints ? '/datapoints?state=question&order=importance' : places[stage]
  const stages = Object.keys(places) as Stage[]
  const next = stages.find((stage) => !done[stage])
  return (
    <Card className="px-5 py-4 max-md:px-4">
      <section aria-label={t('path.title')}>
        <h2 className="font-semibold text-base">{t('path.title')}</h2>
        <ol className="mt-3 grid gap-x-4 gap-y-2 md:grid-cols-5">
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
                {stage === next ? (
                  // The button below leads there.
                  <p className="font-semibold text-sm">{t(`path.${stage}`)}</p>
                ) : (
                  <Link to={placeOf(stage)} className="rounded-sm font-medium text-sm">
                    {t(`path.${stage}`)}
                    {done[stage] && <span className="sr-only"> ({t('path.done')})</span>}
                  </Link>
                )}
                {stage === 'review' && breakdown.proposed > 0 && (
                  <p className="num text-muted text-xs">{t('path.waiting', { count: breakdown.proposed })}</p>
                )}
              </div>
            </li>
          ))}
        </ol>
        {next && (
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button asChild look="primary" className="max-md:w-full">
              <Link to={placeOf(next)}>
                {next === 'review' && hasHints ? t('path.hints') : t(`path.${next}Action`)}
                <ArrowRight aria-hidden className="size-4" />
              </Link>
            </Button>
            <p className="min-w-0 flex-1 text-pretty text-secondary text-sm max-md:basis-full">
              {next === 'review' && hasHints
                ? t('path.hintsText', { count: breakdown.questions })
                : t(`path.${next}Text`)}
            </p>
          </div>
        )}
      </section>
    </Card>
  )
}
