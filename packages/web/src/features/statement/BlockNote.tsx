import type { Words } from '@esrs/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/texts.tsx'
import { useChapter } from './chapter-context.ts'
import { datapointPlace } from './places.ts'
import { statementTexts } from './texts.ts'

interface BlockNoteProps {
  icon: ReactNode
  title: string
  datapoints: readonly string[]
  /** What each of them is called. */
  labels?: readonly Words[] | undefined
  action?: ReactNode
  children: ReactNode
}

/** Highest number of datapoints shown at first; more are folded away. */
const fewEnough = 4

/** Note about datapoints in place of their values: a gap, an omission or a reference. */
export function BlockNote({ icon, title, datapoints, labels = [], action, children }: BlockNoteProps) {
  const t = useTexts(statementTexts)
  const { shown } = useChapter()
  const [language = 'en'] = shown
  const rows = datapoints.map((key, index) => (
    <li key={key}>
      <Link
        to={datapointPlace(key)}
        className="flex min-h-6 items-baseline gap-x-2 rounded-sm py-0.5 underline-offset-2 hover:underline max-md:min-h-10 max-md:flex-col max-md:py-1"
      >
        <span className="shrink-0 text-brand-text">{key}</span>
        <span lang={language} className="min-w-0">
          {labels[index]?.[language]}
        </span>
      </Link>
    </li>
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
        {rows.length > fewEnough ? (
          <details className="mt-1">
            <summary className="inline-block min-h-6 cursor-pointer text-muted text-xs leading-6 hover:text-ink max-md:min-h-10 max-md:leading-10">
              {t('block.datapoints', { count: rows.length })}
            </summary>
            <ul className="text-xs">{rows}</ul>
          </details>
        ) : (
          rows.length > 0 && <ul className="mt-1 text-xs">{rows}</ul>
        )}
      </div>
    </section>
  )
}
