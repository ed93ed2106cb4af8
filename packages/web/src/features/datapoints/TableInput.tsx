import { Plus, X } from 'lucide-react'
import { type ClipboardEvent, type ComponentType, type KeyboardEvent, useRef, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { cellsOfPasted, tableOf, textOfTable, withPasted } from '../../values/table-text.ts'
import { reviewTexts } from './review/texts.ts'
import type { ValueInputProps } from './value-input.ts'

interface TableInputProps extends ValueInputProps {
  /** The field for running text in place of a table. */
  words: ComponentType<ValueInputProps>
}

const empty = [
  ['', ''],
  ['', ''],
]

/**
 * A small grid for what is a table: Enter and the arrows go from row to row, Tab from cell to cell, and cells of a spreadsheet
 * are pasted where the cursor is. The first row holds the headings.
 */
export function TableInput({ words: Words, ...props }: TableInputProps) {
  const { label, value, stored, error, onChange, onKeyDown } = props
  const r = useTexts(reviewTexts)
  const [cells, setCells] = useState<string[][]>(() => tableOf(value) ?? empty)
  const [inWords, setInWords] = useState(value !== '' && tableOf(value) === null)
  const grid = useRef<HTMLTableElement>(null)

  const change = (next: string[][]) => {
    setCells(next)
    onChange(textOfTable(next))
  }
  const focus = (row: number, column: number) =>
    // After the cell has been drawn, which may be a new one.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus())
  const edit = (row: number, column: number, text: string) => change(withPasted(cells, { row, column }, [[text]]))
  const addRow = () => {
    change([...cells, cells[0]!.map(() => '')])
    focus(cells.length, 0)
  }
  const addColumn = () => {
    change(cells.map((row) => [...row, '']))
    focus(0, cells[0]!.length)
  }
  const removeRow = (row: number) => {
    change(cells.filter((_, at) => at !== row))
    focus(row - 1, 0)
  }
  const removeColumn = (column: number) => {
    change(cells.map((row) => row.filter((_, at) => at !== column)))
    focus(0, Math.max(0, column - 1))
  }
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    change(withPasted(cells, { row, column }, cellsOfPasted(text)))
  }
  const keys = (event: KeyboardEvent, row: number, column: number) => {
    const { key, ctrlKey, metaKey } = event
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' || (key === 'Enter' && !ctrlKey && !metaKey) ? 1 : 0
    if (step === 0) return onKeyDown?.(event)
    event.preventDefault()
    if (row + step >= cells.length && key === 'Enter') {
      change([...cells, cells[0]!.map(() => '')])
    }
    focus(row + step, column)
  }

  if (inWords) {
    return (
      <div>
        <Words {...props} />
        <Button
          look="link"
          className="min-h-8 text-sm"
          onClick={() => {
            const lines = cellsOfPasted(value).filter((row) => row.some((cell) => cell.trim() !== ''))
            // A text that fills one column gets a second one: what has one only is no table.
            change(tableOf(value) ?? withPasted(empty, { row: 0, column: 0 }, lines))
            setInWords(false)
          }}
        >
          {r('table.asTable')}
        </Button>
      </div>
    )
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <div className="overflow-x-auto rounded-md border border-line-input">
        <table ref={grid} className="w-full border-collapse text-sm">
          <tbody>
            {cells.map((row, rowAt) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
              <tr key={rowAt} className={rowAt === 0 ? 'bg-sunken font-medium' : ''}>
                {row.map((cell, columnAt) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place alone
                  <td key={columnAt} className="border-line border-r border-b p-0">
                    <input
                      data-cell={`${rowAt} ${columnAt}`}
                      aria-label={r('table.cell', { row: rowAt + 1, column: columnAt + 1 })}
                      aria-invalid={error ? true : undefined}
                      value={cell}
                      placeholder={rowAt === 0 ? r('table.heading') : undefined}
                      autoComplete="off"
                      onChange={(event) => edit(rowAt, columnAt, event.target.value)}
                      onPaste={(event) => paste(event, rowAt, columnAt)}
                      onKeyDown={(event) => keys(event, rowAt, columnAt)}
                      className={cx(
                        'h-9 w-full min-w-24 bg-transparent px-2 focus-visible:-outline-offset-2 max-md:h-10 max-md:text-lg',
                        rowAt > 0 && columnAt > 0 && 'num',
                      )}
                    />
                  </td>
                ))}
                <td className="w-9 border-line border-b text-center">
                  {rowAt > 0 && cells.length > 2 && (
                    <Button
                      look="ghost"
                      size="icon-small"
                      aria-label={r('table.removeRow', { row: rowAt + 1 })}
                      onClick={() => removeRow(rowAt)}
                    >
                      <X aria-hidden className="size-3.5" />
                    </Button>
                  )}
                </td>
              </tr>
            ))}
            {cells[0]!.length > 2 && (
              <tr>
                {cells[0]!.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
                  <td key={column} className="text-center">
                    <Button
                      look="ghost"
                      size="icon-small"
                      aria-label={r('table.removeColumn', { column: column + 1 })}
                      onClick={() => removeColumn(column)}
                    >
                      <X aria-hidden className="size-3.5" />
                    </Button>
                  </td>
                ))}
                <td />
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {error && (
        <p role="alert" className="mt-1 text-danger-text text-xs">
          {error}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button onClick={addRow}>
          <Plus aria-hidden className="size-3.5" />
          {r('table.addRow')}
        </Button>
        <Button onClick={addColumn}>
          <Plus aria-hidden className="size-3.5" />
          {r('table.addColumn')}
        </Button>
        {(stored === '' || tableOf(stored) === null) && (
          <Button look="link" className="min-h-8 text-sm" onClick={() => setInWords(true)}>
            {r('table.asWords')}
          </Button>
        )}
      </div>
      <p className="mt-1 text-muted text-xs">{r('table.hint')}</p>
    </fieldset>
  )
}
