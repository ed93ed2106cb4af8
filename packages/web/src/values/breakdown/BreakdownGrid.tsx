import type { AskedTable } from '@esrs/contract'
import { X } from 'lucide-react'
import { type ClipboardEvent, Fragment, type KeyboardEvent, useRef } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { controlLook } from '../../ui/Input.tsx'
import { useNarrow } from '../../ui/use-media.ts'
import { cellsOfPasted } from '../table-text.ts'
import {
  type Draft,
  emptyCell,
  type Grid,
  type GridRow,
  sumOf,
  sumOfRow,
  withoutMember,
  withPasted,
} from './grid-model.ts'
import { gridTexts } from './texts.ts'

interface BreakdownGridProps {
  /** Its unit, and whether its cells add up. */
  table: Pick<AskedTable, 'unit' | 'rule'>
  grid: Grid
  draft: Draft
  /** What is wrong with cells, by dimension. */
  errors: Readonly<Record<string, string>>
  selected: string | null
  onSelect: (dimension: string) => void
  onChange: (draft: Draft) => void
}

/** The cells of a breakdown like those of a sheet; a card for each row on a phone. */
export function BreakdownGrid(props: BreakdownGridProps) {
  const { table, grid, draft, onSelect, onChange } = props
  const t = useTexts(gridTexts)
  const narrow = useNarrow()
  const place = useRef<HTMLDivElement>(null)
  const { exact } = useFormats()
  const withSums = table.rule === 'sum'
  const written = (sum: number | null) => (sum === null ? '–' : exact(sum))
  const sumText = (cells: GridRow['cells']) => written(sumOf(cells, draft))
  const rowText = (cells: GridRow['cells']) => written(sumOfRow(cells, draft))
  const focus = (row: number, column: number) =>
    place.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`)?.focus()
  const keys = (event: KeyboardEvent, row: number, column: number) => {
    const { key, ctrlKey, metaKey } = event
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' || (key === 'Enter' && !ctrlKey && !metaKey) ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    focus(row + step, column)
  }
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    onChange(withPasted(grid, draft, { row, column }, cellsOfPasted(text)))
  }
  const input = (row: number, column: number, look: string) => {
    const { heads, cells } = grid.rows[row]!
    const { dimension } = cells[column]!
    const name = [...heads, grid.columns[column]].filter(Boolean).join(', ')
    const error = props.errors[dimension]
    return (
      <input
        data-cell={`${row} ${column}`}
        data-dimension={dimension}
        aria-label={name}
        aria-invalid={error ? true : undefined}
        title={error}
        value={draft.cells[dimension]?.text ?? ''}
        inputMode="decimal"
        autoComplete="off"
        onFocus={() => onSelect(dimension)}
        onChange={(event) => {
          const cell = { ...(draft.cells[dimension] ?? emptyCell), text: event.target.value }
          onChange({ ...draft, cells: { ...draft.cells, [dimension]: cell } })
        }}
        onPaste={(event) => paste(event, row, column)}
        onKeyDown={(event) => keys(event, row, column)}
        className={cx('num text-right', look)}
      />
    )
  }
  const remove = (row: GridRow, head: number) => {
    const gone = row.own[head]
    const name = row.heads[head]!
    return gone ? (
      <Button
        look="ghost"
        size="icon-small"
        aria-label={t('remove', { name })}
        onClick={() => onChange(withoutMember(grid, draft, gone))}
      >
        <X aria-hidden className="size-3.5" />
      </Button>
    ) : null
  }
  /** Whether a head of a row says something that the row above has not said. */
  const isFirstOf = (row: number, head: number) => {
    const [own, above] = [grid.rows[row]!.heads, grid.rows[row - 1]?.heads]
    return head === own.length - 1 || own.slice(0, head + 1).join() !== above?.slice(0, head + 1).join()
  }
  const isBeside = (row: GridRow) => row.cells.every((cell) => cell.isBeside)

  if (narrow)
    return (
      <div ref={place} className="flex flex-col gap-3">
        {grid.rows.map((row, at) => (
          <section key={row.heads.join()} className="rounded-md border border-line p-3">
            <div className="flex min-h-8 items-center justify-between gap-2">
              <h4 className="font-medium text-sm [overflow-wrap:anywhere]">
                {row.heads.join(' · ')}
                {isBeside(row) && <span className="block font-normal text-muted text-xs">{t('beside')}</span>}
              </h4>
              <span className="flex">
                {row.heads.map((_name, head) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a head is known by its axis
                  <Fragment key={head}>{isFirstOf(at, head) && remove(row, head)}</Fragment>
                ))}
              </span>
            </div>
            <div className="mt-1 flex flex-col gap-2">
              {row.cells.map(({ dimension }, column) => (
                <div key={dimension} className="flex items-center gap-3">
                  {grid.columns[column] !== '' && (
                    <span aria-hidden className="w-28 shrink-0 text-secondary text-sm">
                      {grid.columns[column]}
                    </span>
                  )}
                  {input(at, column, cx(controlLook, 'h-11 text-lg'))}
                </div>
              ))}
              {withSums && row.cells.length > 1 && (
                <p className="num flex justify-between text-sm">
                  <span className="text-secondary">{t('sum')}</span>
                  <span>{rowText(row.cells)}</span>
                </p>
              )}
            </div>
          </section>
        ))}
      </div>
    )

  const heads = grid.rows[0]?.heads.length ?? 1
  const cell = 'border-line border-r border-b p-0 last:border-r-0'
  return (
    <div ref={place} className="overflow-x-auto rounded-md border border-line-input">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="bg-sunken text-left">
            <td colSpan={heads} className={cx(cell, 'px-2 py-1.5 text-muted text-xs')}>
              {table.unit === null ? t('plain') : <FigureHead unit={table.unit} />}
            </td>
            {grid.columns.map((name) => (
              <th key={name} scope="col" className={cx(cell, 'px-2 py-1.5 text-right font-medium')}>
                {name}
              </th>
            ))}
            {withSums && grid.columns.length > 1 && (
              <th scope="col" className={cx(cell, 'px-2 py-1.5 text-right font-medium')}>
                {t('sum')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row, at) => (
            <tr key={row.heads.join()}>
              {row.heads.map((name, index) => {
                const shows = isFirstOf(at, index)
                return (
                  <th
                    // biome-ignore lint/suspicious/noArrayIndexKey: a head is known by its axis
                    key={index}
                    scope="row"
                    className={cx(
                      cell,
                      'px-2 py-1 text-left font-normal',
                      row.heads.length > 1 && index === 0 && 'font-medium',
                    )}
                  >
                    <span className="flex min-h-7 items-center justify-between gap-1">
                      <span className={shows ? '' : 'sr-only'}>
                        {name}
                        {index === row.heads.length - 1 && isBeside(row) && (
                          <span className="block text-muted text-xs">{t('beside')}</span>
                        )}
                      </span>
                      {shows && remove(row, index)}
                    </span>
                  </th>
                )
              })}
              {row.cells.map(({ dimension }, column) => (
                <td key={dimension} className={cx(cell, props.selected === dimension && 'bg-brand-soft')}>
                  {input(
                    at,
                    column,
                    cx(
                      'h-9 w-full min-w-20 bg-transparent px-2 focus-visible:-outline-offset-2',
                      props.errors[dimension] && 'bg-danger-soft text-danger-text',
                    ),
                  )}
                </td>
              ))}
              {withSums && grid.columns.length > 1 && (
                <td className={cx(cell, 'num bg-sunken px-2 text-right text-secondary')}>{rowText(row.cells)}</td>
              )}
            </tr>
          ))}
          {withSums && grid.rows.length > 1 && (
            <tr className="bg-sunken">
              <th scope="row" colSpan={heads} className="px-2 py-2 text-left font-medium">
                {t('total')}
              </th>
              {grid.columns.map((name, column) => (
                <td key={name} className="num px-2 text-right font-medium">
                  {sumText(grid.rows.map(({ cells }) => cells[column]!))}
                </td>
              ))}
              {grid.columns.length > 1 && (
                <td className="num px-2 text-right font-semibold">
                  {sumText(grid.rows.flatMap(({ cells }) => cells))}
                </td>
              )}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

function FigureHead({ unit }: { unit: string }) {
  const t = useTexts(gridTexts)
  const { unit: unitText } = useFormats()
  const words = unitText(unit)
  return <>{words === '' ? t('plain') : t('figures', { unit: words })}</>
}
