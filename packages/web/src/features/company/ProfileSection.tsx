import type { ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'

interface ProfileSectionProps {
  title: string
  text: ReactNode
  children: ReactNode
  /** By which the navigation calls it. */
  anchor?: string
  /** Nothing follows that it has to be divided from. */
  isLast?: boolean
}

/** What it is about on one side, what can be done on the other; below each other on a phone. */
export function ProfileSection({ title, text, children, anchor, isLast }: ProfileSectionProps) {
  return (
    <section
      data-anchor={anchor}
      className={cx(
        'scroll-mt-28',
        !isLast && 'border-b',
        'grid gap-x-6 gap-y-4 border-line py-6 first:pt-0 md:grid-cols-[18rem_minmax(0,40rem)]',
      )}
    >
      <div>
        <h2 className="font-semibold text-base">{title}</h2>
        <div className="mt-1 flex flex-col gap-2 text-pretty text-muted text-sm">{text}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
