import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { importTexts } from './texts.ts'

interface PlannedChangesProps {
  /** How many rows were read, and what becomes of them. */
  summary: string
  /** How many changes there are. */
  count: number
  refused: readonly { row: number; written: string; reason: string }[]
  /** The changes as they are listed. */
  children: ReactNode
}

/** What a table would change, and which rows of it cannot be taken, each with its reason. */
export function PlannedChanges({ summary, count, refused, children }: PlannedChangesProps) {
  const t = useTexts(importTexts)
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p role="status" className="num">
        {summary}
      </p>
      {refused.length > 0 && (
        <section>
          <h3 className="font-semibold">{t('refused', { count: refused.length })}</h3>
          <ul className="mt-1 flex flex-col gap-1">
            {refused.map(({ row, written, reason }) => (
              <li key={`${row} ${reason}`} className="[overflow-wrap:anywhere]">
                <span className="num text-muted">{t('row', { row })}</span> {written}: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      {count > 0 && (
        <section>
          <h3 className="font-semibold">{t('changes', { count })}</h3>
          {children}
        </section>
      )}
    </div>
  )
}
