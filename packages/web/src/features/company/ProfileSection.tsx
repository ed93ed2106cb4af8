import type { ReactNode } from 'react'

interface ProfileSectionProps {
  title: string
  text: ReactNode
  children: ReactNode
}

/** What it is about on one side, what can be done on the other; below each other on a phone. */
export function ProfileSection({ title, text, children }: ProfileSectionProps) {
  return (
    <section className="grid gap-x-6 gap-y-4 border-line border-b py-6 first:pt-0 md:grid-cols-[18rem_minmax(0,40rem)]">
      <div>
        <h2 className="font-semibold text-base">{title}</h2>
        <div className="mt-1 flex flex-col gap-2 text-pretty text-muted text-sm">{text}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
