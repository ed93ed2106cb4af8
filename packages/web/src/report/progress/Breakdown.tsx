import type { ProgressBreakdown } from '@esrs/contract'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { progressTexts } from './texts.ts'

const marks = {
  accepted: 'bg-brand',
  proposed: 'bg-waiting',
  missing: 'bg-pressed ring-1 ring-muted ring-inset',
  notCounted: 'border border-muted border-dashed',
} as const

type ProgressPart = keyof typeof marks
const parts = Object.keys(marks) as ProgressPart[]

type Because = keyof ProgressBreakdown['not_counted_because']

/** What the percentage is made of, in numbers; on request also in words. */
export function Breakdown({ breakdown }: { breakdown: ProgressBreakdown }) {
  const t = useTexts(progressTexts)
  const { number } = useFormats()
  const { not_counted: notCounted, not_counted_because: because } = breakdown
  const counts: Record<ProgressPart, number> = { ...breakdown, notCounted }
  const reasons = (Object.entries(because) as [Because, number][])
    .filter(([, count]) => count > 0)
    .toSorted(([, one], [, other]) => other - one)
  return (
    <div className="mt-3 text-sm">
      <dl
        aria-label={t('breakdown.label')}
        className="flex flex-wrap gap-x-6 gap-y-1 max-md:grid max-md:grid-cols-[1fr_auto]"
      >
        {parts.map((part) => (
          <div key={part} className="flex items-center gap-2">
            <dt className="flex min-w-0 items-center gap-2 text-secondary max-md:flex-1">
              <Mark part={part} />
              {t(`breakdown.${part}`)}
            </dt>
            <dd className={cx('num', part === 'notCounted' ? 'font-medium' : 'font-semibold text-lg leading-none')}>
              {number(counts[part])}
            </dd>
          </div>
        ))}
      </dl>
      {breakdown.questions > 0 && (
        <p className="mt-2 text-secondary">
          <Link to="/datapoints?state=question&order=importance">
            {t('breakdown.questions', { count: breakdown.questions, number: number(breakdown.questions) })}
          </Link>
        </p>
      )}
      <details className="group/how mt-2">
        <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 rounded-sm font-medium text-brand-text hover:underline [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="-ml-1 size-4 transition-transform group-open/how:rotate-90" />
          {t('breakdown.how')}
        </summary>
        <div className="max-w-3xl text-pretty pt-1 pb-2 pl-4 text-secondary">
          <p>{t('breakdown.text')}</p>
          <ul className="mt-2 flex flex-col gap-1.5">
            {parts.map((part) => (
              <li key={part} className="grid grid-cols-[auto_1fr] gap-x-2">
                <Mark part={part} className="mt-1.5" />
                <span>
                  <b className="font-medium text-ink">{t(`breakdown.${part}`)}:</b> {t(`breakdown.${part}Text`)}
                  {part === 'notCounted' && reasons.length > 0 && (
                    <span className="mt-1 grid w-fit grid-cols-[auto_auto] gap-x-4 gap-y-0.5">
                      {reasons.map(([reason, count]) => (
                        <span key={reason} className="contents">
                          <span>{t(`breakdown.because.${reason}`)}</span>
                          <span className="num text-right">{number(count)}</span>
                        </span>
                      ))}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
          {breakdown.questions > 0 && <p className="mt-2">{t('breakdown.questionsText')}</p>}
          <p className="mt-2">{t('breakdown.totals')}</p>
        </div>
      </details>
    </div>
  )
}

const Mark = ({ part, className }: { part: ProgressPart; className?: string }) => (
  <span aria-hidden className={cx('size-2.5 shrink-0 rounded-full', marks[part], className)} />
)
