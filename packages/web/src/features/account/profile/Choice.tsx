import type { ReactNode } from 'react'

/** A button with what it does below it. */
export function Choice({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <p className="mt-1 text-pretty text-muted text-xs">{hint}</p>
    </div>
  )
}
