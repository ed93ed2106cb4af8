import type { DocumentPage } from '@esrs/contract'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../i18n/texts.tsx'
import { cx } from '../ui/class-names.ts'
import { ScrollFrame } from '../ui/ScrollFrame.tsx'
import { cellAt, columnName, rowWindow } from './cells.ts'
import { viewerTexts } from './texts.ts'
import { useSize } from './use-size.ts'
import './viewer.css'

const rowHeight = 24
const rowHeadWidth = 44
/** Characters of a column's width, and pixels of one. */
const columnLimits = { least: 5, most: 30 }
const characterWidth = 7.8
/** Pixels beside the text of a cell. */
const cellPadding = 16

const isNumber = (text: string) => /^[−+-]?[\d.,'’\s]*\d\s*%?$/.test(text)

/** A text runs on over empty cells to its right, as it does in a spreadsheet. */
const runsOn = (row: readonly string[], column: number) => (row[column + 1] ?? '') === ''

/** The width of each column in pixels, after the longest text that has to fit into it. */
function columnWidths(rows: readonly string[][]): number[] {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: columns }, (_, column) => {
    const bound = rows.filter((row) => column === columns - 1 || !runsOn(row, column) || isNumber(row[column] ?? ''))
    const longest = Math.max(0, ...bound.map((row) => row[column]?.length ?? 0))
    return Math.min(columnLimits.most, Math.max(columnLimits.least, longest)) * characterWidth + cellPadding
  })
}

interface SheetGridProps {
  grid: NonNullable<DocumentPage['grid']>
  filename: string
  sheet: string
  /** The address of the cell that proves the value. */
  cell: string | null
}

/** The cells of a sheet with their row and column heads; only the rows in sight are drawn. */
export function SheetGrid({ grid, filename, sheet, cell }: SheetGridProps) {
  const t = useTexts(viewerTexts)
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const [scrolled, setScrolled] = useState(0)
  const widths = useMemo(() => columnWidths(grid.rows), [grid])
  const marked = cellAt(cell)
  const markedIndex = marked ? marked.row - grid.firstRow : -1

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame's size has to be known before it can be scrolled.
  useLayoutEffect(() => {
    if (!marked || size.height === 0) return
    const left = widths.slice(0, marked.column).reduce((sum, width) => sum + width, 0)
    const middle = rowHeadWidth + left + (widths[marked.column] ?? 0) / 2
    frame.current?.scrollTo({
      left: Math.max(0, middle - size.width / 2),
      top: Math.max(0, (markedIndex + 1) * rowHeight - size.height * 0.45),
    })
  }, [grid, cell, size.height])

  // The words of a row stay in sight beside its figures, as long as they leave room for them.
  const labelsStay = (widths[0] ?? 0) < 0.5 * (size.width - rowHeadWidth)
  const { first, last } = rowWindow(grid.rows.length, rowHeight, scrolled, size.height || 480)
  const total = rowHeadWidth + widths.reduce((sum, width) => sum + width, 0)
  const head = 'border-paper-line border-r border-b sheet-head font-normal text-paper-muted text-xs'
  return (
    <ScrollFrame
      ref={frame}
      aria-label={t('grid', { filename, sheet })}
      onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
      className="bg-paper text-paper-ink"
    >
      <table
        aria-label={t('grid', { filename, sheet })}
        aria-rowcount={grid.rows.length + 1}
        className="table-fixed border-separate border-spacing-0 text-xs"
        style={{ width: total }}
      >
        <colgroup>
          <col style={{ width: rowHeadWidth }} />
          {widths.map((width, column) => (
            <col key={columnName(column)} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr style={{ height: rowHeight }}>
            <th scope="col" className={cx(head, 'sticky top-0 left-0 z-20')}>
              <span className="sr-only">{t('row')}</span>
            </th>
            {widths.map((_, column) => (
              <th
                key={columnName(column)}
                scope="col"
                style={column === 0 && labelsStay ? { left: rowHeadWidth } : undefined}
                className={cx(
                  head,
                  'sticky top-0',
                  column === 0 ? 'z-20' : 'z-10',
                  column === marked?.column && 'font-semibold! text-paper-ink!',
                )}
              >
                {columnName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first > 0 && <tr aria-hidden style={{ height: first * rowHeight }} />}
          {grid.rows.slice(first, last).map((row, offset) => {
            const index = first + offset
            const number = grid.firstRow + index
            const inRow = index === markedIndex
            return (
              <tr key={number} aria-rowindex={index + 2} style={{ height: rowHeight }}>
                <th
                  scope="row"
                  className={cx(head, 'num sticky left-0 z-10 text-center', inRow && 'font-semibold! text-paper-ink!')}
                >
                  {number}
                </th>
                {widths.map((_, column) => {
                  const text = row[column] ?? ''
                  const boxed = inRow && column === marked?.column
                  return (
                    <td
                      key={columnName(column)}
                      style={column === 0 && labelsStay ? { left: rowHeadWidth } : undefined}
                      title={text.length > columnLimits.most ? text : undefined}
                      data-mark={boxed ? 'value' : undefined}
                      className={cx(
                        runsOn(row, column) && !isNumber(text) ? 'whitespace-nowrap' : 'truncate',
                        'border-paper-line border-r border-b px-1.5',
                        isNumber(text) && 'num text-right',
                        column === 0 && labelsStay && 'sticky bg-paper',
                        inRow && text !== '' && 'bg-mark!',
                        boxed && 'font-semibold outline-2 -outline-offset-2 outline-mark-line',
                      )}
                    >
                      {text}
                    </td>
                  )
                })}
              </tr>
            )
          })}
          {last < grid.rows.length && <tr aria-hidden style={{ height: (grid.rows.length - last) * rowHeight }} />}
        </tbody>
      </table>
    </ScrollFrame>
  )
}
