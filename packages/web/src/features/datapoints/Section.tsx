import type { ReactNode } from 'react'

/** A part of the evidence with its small heading. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="border-line border-t py-3 first:border-t-0">
      <h3 className="mb-1 font-medium text-muted text-xs">{title}</h3>
      {children}
    </section>
  )
}
