import type { ProgressBreakdown } from '@esrs/contract'
import type { ReactNode } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Progress } from '../../ui/Bar.tsx'
import { cx } from '../../ui/class-names.ts'
import { Card } from '../../ui/Page.tsx'
import { Breakdown } from './Breakdown.tsx'
import { boundedCount, boundedRate } from './standards.ts'
import { progressTexts } from './texts.ts'

interface OverallCardProps {
  rate: number
  completed: number
  total: number
  breakdown: ProgressBreakdown
  /** The zeros stand in place of numbers that could not be loaded: they are shown as what they are. */
  isUnknown?: boolean
  /** The next step, at the end of the line. */
  action?: ReactNode
}

/** The one number of the page: how far the whole report is. */
export function OverallCard({ total, breakdown, isUnknown = false, action, ...given }: OverallCardProps) {
  const rate = boundedRate(given.rate)
  const completed = boundedCount(given.completed, total)
  const t = useTexts(progressTexts)
  const { number, percent } = useFormats()
  const numbers = { completed: number(completed), total: number(total) }
  return (
    <Card
      className={cx(
        'grid items-start gap-x-12 gap-y-3 px-6 py-5 max-md:px-4',
        action ? 'md:grid-cols-[auto_1fr_auto]' : 'md:grid-cols-[auto_1fr]',
      )}
    >
      <div>
        <h2 className="font-medium text-secondary text-sm">{t('overall.title')}</h2>
        <p className={cx('num font-semibold text-3xl', isUnknown && 'text-muted')}>{percent(rate)}</p>
        <p className="num text-muted text-sm">{t('overall.of', numbers)}</p>
      </div>
      <div>
        <Progress
          value={rate}
          waiting={(100 * breakdown.proposed) / Math.max(total, 1)}
          size="lg"
          label={t('overall.bar', { rate: percent(rate), ...numbers })}
        />
        {!isUnknown && <p className="mt-3 text-balance text-muted text-sm">{t('overall.note')}</p>}
        {!isUnknown && <Breakdown breakdown={breakdown} />}
      </div>
      {action}
    </Card>
  )
}
