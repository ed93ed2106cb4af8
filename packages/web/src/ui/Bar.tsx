import { cx } from './class-names.ts'
import type { Pillar } from './pillar.ts'

export type BarTone = 'brand' | 'waiting' | 'success' | 'warning' | 'danger' | 'info' | 'neutral' | Pillar

const tones: Record<BarTone, string> = {
  brand: 'bg-brand',
  waiting: 'bg-waiting',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
  info: 'bg-info',
  neutral: 'bg-neutral',
  environmental: 'bg-env',
  social: 'bg-soc',
  governance: 'bg-gov',
  other: 'bg-neutral',
}

const heights = { sm: 'h-1', md: 'h-2', lg: 'h-3' }

export interface BarSegment {
  value: number
  tone: BarTone
}

interface BarProps {
  segments: readonly BarSegment[]
  /** The value of the whole track. */
  total: number
  /** The numbers in words, for those who do not see the bar. */
  label: string
  size?: keyof typeof heights
  className?: string
}

/** Parts of a whole. The numbers stand beside it. */
export function Bar({ segments, total, label, size = 'md', className }: BarProps) {
  return (
    <div
      role="img"
      aria-label={label}
      data-bar
      className={cx('flex gap-0.5 overflow-hidden rounded-full bg-pressed', heights[size], className)}
    >
      {segments
        .filter((segment) => segment.value > 0)
        .map((segment) => (
          <span
            key={segment.tone}
            className={cx('h-full min-w-1 transition-[width] duration-200 last:rounded-r-full', tones[segment.tone])}
            style={{ width: `${Math.min(100, (100 * segment.value) / Math.max(total, 1))}%` }}
          />
        ))}
    </div>
  )
}

interface ProgressProps {
  /** Between 0 and `max`; `null` while the amount is unknown. */
  value: number | null
  max?: number
  /** What waits beside `value`, and is no part of it. */
  waiting?: number
  label: string
  tone?: BarTone
  size?: keyof typeof heights
  className?: string
}

/** How far something is that goes on. */
export function Progress({
  value,
  max = 100,
  waiting = 0,
  label,
  tone = 'brand',
  size = 'md',
  className,
}: ProgressProps) {
  const shareOf = (part: number) => Math.min(100, Math.max(0, (100 * part) / Math.max(max, 1)))
  const share = value === null ? 0 : shareOf(value)
  const beside = Math.min(100 - share, shareOf(waiting))
  const filled = share + beside
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value === null ? undefined : Math.min(max, Math.max(0, value))}
      data-bar
      className={cx('overflow-hidden rounded-full bg-pressed', heights[size], value === null && 'skeleton', className)}
    >
      <div
        className={cx('flex h-full gap-0.5 overflow-hidden rounded-full', filled > 0 && 'min-w-1')}
        style={{ width: `${filled}%` }}
      >
        {/* What there is little of is seen all the same. */}
        {share > 0 && <div className={cx('h-full min-w-1 flex-1', tones[tone])} />}
        {beside > 0 && (
          <div className={cx('h-full min-w-1', tones.waiting)} style={{ width: `${(100 * beside) / filled}%` }} />
        )}
      </div>
    </div>
  )
}
