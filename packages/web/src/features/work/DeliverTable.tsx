import type { AskedTable, TypedCell } from '@esrs/contract'
import { lazy, Suspense } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
import type { CheckedTable } from '../../values/breakdown/TypedTable.tsx'
import { workTexts } from './texts.ts'

const TypedTable = lazy(() => import('../../values/breakdown/TypedTable.tsx'))

interface DeliverTableProps {
  id: string
  table: AskedTable
  /** Names of the axes by which it is filled in. */
  used: readonly string[]
  cells: readonly TypedCell[]
  /** What the server says of the cells. */
  checked: CheckedTable
  onUsed: (used: string[]) => void
  onChange: (cells: TypedCell[]) => void
}

/** The table of a datapoint as an answer: by which axes, and its cells. */
export function DeliverTable({ id, table, used, cells, checked, onUsed, onChange }: DeliverTableProps) {
  const t = useTexts(workTexts)
  const names = table.axes.map(({ axis }) => axis)
  return (
    <>
      <div className="flex flex-wrap gap-x-4">
        {table.axes
          .filter(({ optional }) => optional)
          .map(({ axis, name }) => (
            <Checkbox
              key={axis}
              label={t('ask.tableAlso', { axis: name })}
              checked={used.includes(axis)}
              onChange={(isOn) => onUsed(names.filter((one) => (one === axis ? isOn : used.includes(one))))}
            />
          ))}
      </div>
      <Suspense fallback={<div aria-busy="true" className="h-32" />}>
        <TypedTable
          // By other axes it is another table.
          key={used.join()}
          id={id}
          table={{ ...table, axes: table.axes.filter(({ axis }) => used.includes(axis)) }}
          cells={cells}
          checked={checked}
          errors={{}}
          onChange={onChange}
        />
      </Suspense>
    </>
  )
}
