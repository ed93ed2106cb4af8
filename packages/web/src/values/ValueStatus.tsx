import { Check, Circle, CircleHelp, type LucideIcon, Pencil, TriangleAlert } from 'lucide-react'
import { useTexts } from '../i18n/texts.tsx'
import { cx } from '../ui/class-names.ts'
import { valueTexts } from './texts.ts'

/** The status of a value: decided by a person, proposed and sure, to be looked at, contradicted, only asked about, or not there. */
export type ShownStatus = 'missing' | 'accepted' | 'corrected' | 'entered' | 'high' | 'review' | 'conflict' | 'question'

const looks: Record<Exclude<ShownStatus, 'missing'>, { icon: LucideIcon; color: string }> = {
  accepted: { icon: Check, color: 'text-success-text' },
  corrected: { icon: Pencil, color: 'text-secondary' },
  entered: { icon: Pencil, color: 'text-secondary' },
  high: { icon: Circle, color: 'text-brand-text' },
  review: { icon: TriangleAlert, color: 'text-warning-text' },
  conflict: { icon: TriangleAlert, color: 'text-warning-text' },
  question: { icon: CircleHelp, color: 'text-warning-text' },
}

interface ValueStatusProps {
  status: ShownStatus
  /** How many different values the documents give. */
  values: number
  /** The value's year, where it is not the year of the report. */
  otherYear: number | null
  /** A hint that it does not fit other values. */
  hint?: string | null
  className?: string
}

/** The status of a value, as an icon and a word; colour comes third. */
export function ValueStatus({ status, values, otherYear, hint = null, className }: ValueStatusProps) {
  const t = useTexts(valueTexts)
  if (status === 'missing') return null
  const { icon: Icon, color } = looks[status]
  const word = status === 'conflict' ? t('status.conflict', { count: values }) : t(`status.${status}`)
  return (
    <span className={cx('flex min-w-0 items-center gap-1 text-xs', className)}>
      <span className={cx('flex items-center gap-1 whitespace-nowrap', color)}>
        <Icon aria-hidden className="size-3 shrink-0" strokeWidth={2.25} />
        {word}
      </span>
      {hint !== null && (
        <span title={hint} className="text-warning-text">
          {/* A value that is to be looked at has its triangle already. */}
          {status !== 'review' && status !== 'conflict' && status !== 'question' && (
            <TriangleAlert aria-hidden className="size-3 shrink-0" strokeWidth={2.25} />
          )}
          <span className="sr-only">{hint}</span>
        </span>
      )}
      {otherYear !== null && (
        <span className="num whitespace-nowrap font-medium text-warning-text">
          · <span className="sr-only">{t('status.otherYear')} </span>
          {otherYear}
        </span>
      )}
    </span>
  )
}
