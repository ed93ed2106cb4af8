import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export function Kbd({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <kbd
      className={cx(
        'inline-grid h-5 min-w-5 place-items-center rounded-sm border border-current/35 px-1 font-medium font-sans text-[11px] leading-none',
        className,
      )}
    >
      {children}
    </kbd>
  )
}
