import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

/** A card that holds a table and its footer. */
export function TableCard({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('min-w-0 overflow-hidden rounded-xl border border-line bg-surface', className)} />
}

export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return <table {...rest} className={cx('w-full table-fixed border-separate border-spacing-0 text-sm', className)} />
}

export function TableRow({ selected, className, ...rest }: ComponentProps<'tr'> & { selected?: boolean }) {
  return (
    <tr
      {...rest}
      data-selected={selected || undefined}
      className={cx(
        'group/row',
        selected ? '[&>td]:bg-brand-soft' : 'hover:[&>td]:bg-hover',
        'last:[&>td]:border-b-0',
        className,
      )}
    />
  )
}

interface CellProps {
  /** Numbers that are compared: right-aligned, figures of one width. */
  numeric?: boolean
}

export function HeadCell({ numeric, className, ...rest }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      scope="col"
      {...rest}
      className={cx(
        'h-9 whitespace-nowrap border-line border-b bg-sunken px-3 font-medium text-muted text-xs first:pl-4 last:pr-4',
        numeric ? 'text-right' : 'text-left',
        className,
      )}
    />
  )
}

export function Cell({ numeric, className, ...rest }: ComponentProps<'td'> & CellProps) {
  return (
    <td
      {...rest}
      className={cx(
        'relative h-10 truncate border-line border-b px-3 first:pl-4 last:pr-4',
        numeric && 'num text-right',
        className,
      )}
    />
  )
}
