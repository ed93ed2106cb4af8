import type { AskedTable, CheckedAnswer, CheckedCells, TypedCell } from '@esrs/contract'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { FieldError } from '../../questions/FieldError.tsx'
import { AddMembers } from './AddMembers.tsx'
import { BreakdownGrid } from './BreakdownGrid.tsx'
import { addedIn, type Draft, gridOf, type Member, sumOf } from './grid-model.ts'
import { gridTexts } from './texts.ts'

/** What the server says of cells while they are typed. */
export type CheckedTable = (CheckedAnswer & { cells: CheckedCells }) | null

interface TypedTableProps {
  id: string
  table: AskedTable
  cells: readonly TypedCell[]
  checked: CheckedTable
  /** What was wrong with cells when they were sent, by dimension. */
  errors: Readonly<Record<string, string>>
  onChange: (cells: TypedCell[]) => void
}

const nameOf = ({ members }: Pick<TypedCell, 'members'>): string => members.join('_')

/** A figure that is asked for cell by cell: a grid as in the report, a card for each row on a phone. */
export default function TypedTable({ id, table, cells, checked, errors, onChange }: TypedTableProps) {
  const t = useTexts(gridTexts)
  const { exact } = useFormats()
  const [selected, setSelected] = useState<string | null>(null)
  const used = table.axes.map(({ axis }) => axis)
  const members = cells.map((cell) => cell.members)
  const [chosen, setChosen] = useState<Draft['added']>({})
  const typed = Object.fromEntries(
    cells.map((cell) => [nameOf(cell), { text: cell.value, source: '', document: null }] as const),
  )
  // A sheet that was read in may name countries that have no row yet.
  const named = addedIn(table.axes, used, members)
  const added = Object.fromEntries(
    Object.entries(named).map(([axis, ofCells]) => {
      // What was sent comes back under the code that it is kept by.
      const same = (one: Member) => (other: Member) => one.name.toLowerCase() === other.name.toLowerCase()
      const own = (chosen[axis] ?? []).map((one) => ofCells.find(same(one)) ?? one)
      return [axis, [...own, ...ofCells.filter((one) => !own.some(same(one)))]]
    }),
  )
  const draft: Draft = { used, added, cells: typed, follows: false }
  const grid = gridOf(table, draft)
  const change = (next: Draft) => {
    setChosen(next.added)
    const all = gridOf(table, next).rows.flatMap((row) => row.cells)
    onChange(
      all.flatMap(({ dimension, members }) => {
        const text = next.cells[dimension]?.text ?? ''
        return text.trim() === '' ? [] : [{ members, value: text }]
      }),
    )
  }
  const found = checked?.cells ?? []
  const wrong = {
    ...errors,
    ...Object.fromEntries(found.flatMap(({ dimension, message }) => (message ? [[dimension, message]] : []))),
  }
  const all = grid.rows.flatMap((row) =>
    row.cells.map(({ dimension }, column) => ({
      dimension,
      name: [...row.heads, grid.columns[column]].filter(Boolean).join(', '),
    })),
  )
  const namesOf = new Map(all.map((cell) => [cell.dimension, cell.name]))
  const sum =
    table.rule === 'sum'
      ? sumOf(
          grid.rows.flatMap((row) => row.cells),
          draft,
        )
      : null
  return (
    <div id={id} className="flex flex-col gap-3">
      {grid.rows.length === 0 ? (
        <p className="rounded-md border border-line border-dashed px-4 py-4 text-base text-secondary">{t('noRows')}</p>
      ) : (
        <BreakdownGrid
          table={table}
          grid={grid}
          draft={draft}
          errors={wrong}
          selected={selected}
          onSelect={setSelected}
          onChange={change}
        />
      )}
      <AddMembers axes={table.axes} draft={draft} onChange={(next) => setChosen(next.added)} />
      {/* What the answer is read as says the same, once it is there. */}
      {sum !== null && !checked?.value && (
        <p role="status" className="num text-base text-muted md:sr-only">
          {t('tableSum', { sum: exact(sum) })}
        </p>
      )}
      {Object.entries(wrong).map(([dimension, text]) => (
        <FieldError key={dimension} id={`${id}-${dimension}`}>
          {`${namesOf.get(dimension) ?? dimension}: ${text}`}
        </FieldError>
      ))}
      {found.flatMap(({ dimension, message, warning }) =>
        message || !warning
          ? []
          : [
              <p key={dimension} role="status" className="flex items-start gap-2 text-base text-warning-text">
                <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
                {`${namesOf.get(dimension) ?? dimension}: ${warning}`}
              </p>,
            ],
      )}
    </div>
  )
}
