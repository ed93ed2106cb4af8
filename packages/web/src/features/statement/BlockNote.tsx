import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/texts.tsx'
import { datapointPlace } from './places.ts'
import { statementTexts } from './texts.ts'

interface BlockNoteProps {
  icon: ReactNode
  title: string
  datapoints: readonly string[]
  action?: ReactNode
  children: ReactNode
}

/** Highest number of identifiers shown at first; more are folded away. */
const fewEnough = 4

/** Note about datapoints in place of their values: a gap, an omission or a reference. */
export function BlockNote({ icon, title, datapoints, action, children }: BlockNoteProps) {
  const t = useTexts(statementTexts)
  const codes = datapoints.map((key) => (
    <Link
      key={key}
      to={datapointPlace(key)}
      className="inline-flex min-h-6 items-center rounded-sm text-brand-text underline-offset-2 hover:underline max-md:min-h-10"
    >
      {key}
    </Link>
  ))
  return (
    <section className="flex gap-3 rounded-xl bg-sunken px-4 py-3 text-sm">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h4 className="min-w-0 flex-1 font-medium">{title}</h4>
          {action}
        </div>
        <div className="text-pretty text-secondary [overflow-wrap:anywhere]">{children}</div>
        {codes.length > fewEnough ? (
          <details className="mt-1">
            <summary className="inline-block min-h-6 cursor-pointer text-muted text-xs leading-6 hover:text-ink max-md:min-h-10 max-md:leading-10">
              {t('block.datapoints', { count: codes.length })}
            </summary>
            <p className="flex flex-wrap gap-x-3 text-xs">{codes}</p>
          </details>
        ) : (
          codes.length > 0 && <p className="mt-1 flex flex-wrap gap-x-3 text-xs">{codes}</p>
        )}
      </div>
    </section>
  )
}
