import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/Page.tsx'

interface OverviewCardProps {
  title: string
  /** What stands at the end of the title's line: a sum, or the link to the whole. */
  note?: ReactNode
  children: ReactNode
}

/** One subject of the overview. */
export function OverviewCard({ title, note, children }: OverviewCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="h-full px-6 py-5 max-md:px-4 max-md:py-4">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={id} className="font-semibold text-base">
            {title}
          </h2>
          {note && <span className="num text-muted text-sm">{note}</span>}
        </div>
        {children}
      </Card>
    </section>
  )
}
