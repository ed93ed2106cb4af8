import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { type Pillar, pillarOf } from './pillar.ts'

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'brand' | 'purple'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-neutral-soft text-neutral-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
  info: 'bg-info-soft text-info-text',
  brand: 'bg-brand-soft text-brand-text',
  purple: 'bg-soc-soft text-soc-text',
}

interface BadgeProps {
  tone?: BadgeTone
  children: ReactNode
  className?: string
}

/** A state in a word. Icons inside are 12 px. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5 shrink-0 items-center gap-1 whitespace-nowrap rounded-full px-2 font-medium text-xs [&>svg]:-ml-0.5 [&>svg]:size-3',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

const pillars: Record<Pillar, string> = {
  environmental: 'bg-env-soft text-env-text',
  social: 'bg-soc-soft text-soc-text',
  governance: 'bg-gov-soft text-gov-text',
  other: 'bg-neutral-soft text-secondary',
}

interface CodeChipProps {
  code: string
  className?: string
  /** Of one width with other codes of its kind, so that the names behind them stand below each other. */
  listed?: boolean
}

function widthOf(code: string): string {
  if (code.includes('_')) return 'min-w-18'
  return code.length > 2 ? 'min-w-14' : 'min-w-8'
}

/** An identifier in the colour of its pillar. */
export function CodeChip({ code, className, listed = false }: CodeChipProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5 shrink-0 items-center whitespace-nowrap rounded-sm px-1.5 font-medium text-xs',
        pillars[pillarOf(code)],
        listed && `justify-center ${widthOf(code)}`,
        className,
      )}
    >
      {code}
    </span>
  )
}

/** Work that waits, in a tab or beside a title. */
export function Count({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <span
      title={title}
      className="num min-w-5 rounded-full bg-neutral-soft px-1 text-center font-medium text-[11px] text-secondary leading-4"
    >
      {children}
    </span>
  )
}
