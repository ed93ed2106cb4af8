import { memo } from 'react'
import { cx } from '../../ui/class-names.ts'
import { NotSaved } from '../../values/NotSaved.tsx'
import { RowCode } from '../../values/RowCode.tsx'
import { EditButton, RowLabel, RowSource, RowValue } from './RowParts.tsx'
import { RowProblem } from './RowProblem.tsx'
import type { ExtractedRow } from './rows.ts'
import type { Shown } from './use-row-texts.ts'

interface ExtractedCardsProps {
  label: string
  rows: readonly ExtractedRow[]
  shown: Shown
  onEdit: (row: ExtractedRow) => void
}

/** A group on a phone. */
export function ExtractedCards({ label, rows, shown, onEdit }: ExtractedCardsProps) {
  return (
    <ul aria-label={label} className="border-line border-t">
      {rows.map((row) => (
        <Card key={row.key} row={row} shown={shown} onEdit={onEdit} />
      ))}
    </ul>
  )
}

interface CardProps extends Pick<ExtractedCardsProps, 'shown' | 'onEdit'> {
  row: ExtractedRow
}

const Card = memo(function Card({ row, shown, onEdit }: CardProps) {
  return (
    <li
      className={cx(
        'border-line border-b py-3 pr-2 pl-4 [contain-intrinsic-size:auto_5rem] [content-visibility:auto] last:border-b-0',
        row.addition && 'shadow-[inset_2px_0_0_var(--warning)]',
      )}
    >
      <div className="flex items-center gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <div>
            <RowLabel row={row} />
          </div>
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <RowValue row={row} shown={shown} />
            </div>
            <RowCode id={row.id} className="max-w-[60%]" />
          </div>
          <div className="text-sm">
            <RowSource row={row} shown={shown} />
          </div>
          {row.note !== '' && <p className="line-clamp-2 text-muted text-sm">{row.note}</p>}
          {row.addition && (
            <div>
              <NotSaved />
            </div>
          )}
        </div>
        <EditButton row={row} onEdit={onEdit} />
      </div>
      {row.addition && (
        <div className="mt-2 pr-2 empty:hidden">
          <RowProblem row={row} shown={shown} />
        </div>
      )}
    </li>
  )
})
