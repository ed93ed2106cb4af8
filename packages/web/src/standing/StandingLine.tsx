import { Check, Circle, type LucideIcon, Pencil, TriangleAlert } from 'lucide-react'
import { useTexts } from '../i18n/texts.tsx'
import { cx } from '../ui/class-names.ts'
import { standingTexts } from './texts.ts'

/** How a value stands: decided by a person, proposed and sure, to be looked at, contradicted, or not there. */
export type Standing = 'missing' | 'accepted' | 'corrected' | 'high' | 'review' | 'conflict'

const looks: Record<Exclude<Standing, 'missing'>, { icon: LucideIcon; color: string }> = {
  accepted: { icon: Check, color: 'text-success-text' },
  corrected: { icon: Pencil, color: 'text-secondary' },
  high: { icon: Circle, color: 'text-brand-text' },
  review: { icon: TriangleAlert, color: 'text-warning-text' },
  conflict: { icon: TriangleAlert, color: 'text-warning-text' },
}

interface StandingLineProps {
  standing: Standing
  /** How many different values the documents give. */
  values: number
  /** The value's year, where it is not the year of the report. */
  otherYear: number | null
  /** What does not fit together with other values. */
  hint?: string | null
  className?: string
}

/** How a value stands, as an icon and a word; colour comes third. */
export function StandingLine({ standing, values, otherYear, hint = null, className }: StandingLineProps) {
  const t = useTexts(standingTexts)
  if (standing === 'missing') return null
  const { icon: Icon, color } = looks[standing]
  const word = standing === 'conflict' ? t('conflict', { count: values }) : t(standing)
  return (
    <span className={cx('flex min-w-0 items-center gap-1 text-xs', className)}>
      <span className={cx('flex items-center gap-1 whitespace-nowrap', color)}>
        <Icon aria-hidden className="size-3 shrink-0" strokeWidth={2.25} />
        {word}
      </span>
      {hint !== null && (
        <span title={hint} className="text-warning-text">
          {/* A value that is to be looked at has its triangle already. */}
          {standing !== 'review' && standing !== 'conflict' && (
            <TriangleAlert aria-hidden className="size-3 shrink-0" strokeWidth={2.25} />
          )}
          <span className="sr-only">{hint}</span>
        </span>
      )}
      {otherYear !== null && (
        <span className="num whitespace-nowrap font-medium text-warning-text">
          · <span className="sr-only">{t('otherYear')} </span>
          {otherYear}
        </span>
      )}
    </span>
  )
}
