import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { HeadCell } from './Table.tsx'

interface SortHeadProps {
  children: ReactNode
  /** `null` while the list is sorted by something else. */
  direction: 'ascending' | 'descending' | null
  onSort: () => void
  numeric?: boolean
  className?: string
}

/** The head of a column that the list can be sorted by. */
export function SortHead({ children, direction, onSort, numeric = false, className }: SortHeadProps) {
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <HeadCell numeric={numeric} aria-sort={direction ?? 'none'} {...(className ? { className } : {})}>
      <button
        type="button"
        onClick={onSort}
        className={cx(
          'group/sort -mx-1 inline-flex min-h-6 items-center gap-1 rounded-sm px-1 hover:text-ink',
          numeric && 'flex-row-reverse',
          direction && 'text-ink',
        )}
      >
        {children}
        <Arrow
          aria-hidden
          className={cx(
            'size-3',
            !direction && 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60',
          )}
        />
      </button>
    </HeadCell>
  )
}
