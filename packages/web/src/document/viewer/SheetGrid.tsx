import { columnName, type DocumentPage } from '@esrs/contract'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { ScrollFrame } from '../../ui/ScrollFrame.tsx'
import { cellAt, cellPadding, columnWindow, crossedEdges, isNumber, rowWindow, runsOn } from './cells.ts'
import type { Point } from './points.ts'
import { viewerTexts } from './texts.ts'
import { useSize } from './use-size.ts'
import './viewer.css'

const rowHeight = 24
const rowHeadWidth = 44
/** Characters of a column's width, and pixels of one. */
const columnLimits = { least: 5, most: 30 }
const characterWidth = 7.8
/** Rows that decide how wide the columns are; measuring a million would be felt. */
const measuredRows = 1000

/** The width of each column in pixels, after the longest text that has to fit into it. */
function columnWidths(rows: readonly string[][]): number[] {
  let columns = 0
  for (const row of rows) columns = Math.max(columns, row.length)
  const longest = new Array<number>(columns).fill(columnLimits.least)
  for (const row of rows.slice(0, measuredRows)) {
    row.forEach((text, column) => {
      if (column < columns - 1 && runsOn(row, column) && !isNumber(text)) return
      longest[column] = Math.max(longest[column] ?? 0, Math.min(columnLimits.most, text.length))
    })
  }
  return longest.map((characters) => characters * characterWidth + cellPadding)
}

/** Where each column begins behind the row heads, and last where the sheet ends. */
function leftsOf(widths: readonly number[]): number[] {
  const lefts = [rowHeadWidth]
  for (const width of widths) lefts.push((lefts.at(-1) ?? 0) + width)
  return lefts
}

interface SheetGridProps {
  grid: NonNullable<DocumentPage['grid']>
  filename: string
  sheet: string
  /** The address of the cell that proves the value. */
  cell: string | null
  /** Cells that can be pointed at. */
  points?: readonly Point[] | undefined
  takesFocus?: boolean
}

/** The cells of a sheet with their row and column heads; only those in sight are drawn. */
export function SheetGrid({ grid, filename, sheet, cell, points, takesFocus = false }: SheetGridProps) {
  const t = useTexts(viewerTexts)
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const [scrolled, setScrolled] = useState({ top: 0, left: 0 })
  const widths = useMemo(() => columnWidths(grid.rows), [grid])
  const lefts = useMemo(() => leftsOf(widths), [widths])
  const marked = cellAt(cell)
  const pointsByCell = useMemo(() => new Map(points?.map((point) => [point.cell, point])), [points])
  const markedIndex = marked ? marked.row - grid.firstRow : -1

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame's size has to be known before it can be scrolled.
  useLayoutEffect(() => {
    if (size.height === 0) return
    const middle = marked ? (lefts[marked.column] ?? 0) + (widths[marked.column] ?? 0) / 2 : 0
    frame.current?.scrollTo({
      left: Math.max(0, middle - size.width / 2),
      top: Math.max(0, (markedIndex + 1) * rowHeight - size.height * 0.45),
    })
  }, [grid, cell, size.height])

  // The words of a row stay in sight beside its figures, as long as they leave room for them.
  const labelsStay = (widths[0] ?? 0) < 0.5 * (size.width - rowHeadWidth)
  const rows = rowWindow(grid.rows.length, rowHeight, scrolled.top, size.height || 480)
  const seen = columnWindow(lefts, scrolled.left, size.width || 1200)
  const drawn = widths.length === 0 ? [] : [0, ...range(seen.first, seen.last)]
  const before = (lefts[seen.first] ?? 0) - (lefts[1] ?? 0)
  const after = (lefts.at(-1) ?? 0) - (lefts[seen.last] ?? 0)
  const stay = (column: number) => (column === 0 && labelsStay ? { left: rowHeadWidth } : undefined)
  const head = 'border-paper-line border-r border-b sheet-head font-normal text-paper-muted text-xs'
  const gapBefore = (key: string) => before > 0 && <td key={key} aria-hidden className="p-0" />
  return (
    // The heads that stay in sight lie over the frame's own outline, so the ring is drawn above both.
    <div className="relative h-full after:pointer-events-none after:absolute after:inset-0 after:z-30 has-[>:focus-visible]:after:border-2 has-[>:focus-visible]:after:border-paper-ring">
      <ScrollFrame
        ref={frame}
        aria-label={t('grid', { filename, sheet })}
        onScroll={({ currentTarget: { scrollTop: top, scrollLeft: left } }) => setScrolled({ top, left })}
        takesFocus={takesFocus}
        className="bg-paper text-paper-ink"
      >
        <table
          aria-label={t('grid', { filename, sheet })}
          aria-rowcount={grid.rows.length + 1}
          aria-colcount={widths.length + 1}
          className="table-fixed border-separate border-spacing-0 text-xs"
          style={{ width: lefts.at(-1) }}
        >
          <colgroup>
            <col style={{ width: rowHeadWidth }} />
            {drawn.slice(0, 1).map((column) => (
              <col key={column} style={{ width: widths[column] }} />
            ))}
            {before > 0 && <col style={{ width: before }} />}
            {drawn.slice(1).map((column) => (
              <col key={column} style={{ width: widths[column] }} />
            ))}
            {after > 0 && <col style={{ width: after }} />}
          </colgroup>
          <thead>
            <tr style={{ height: rowHeight }}>
              <th scope="col" className={cx(head, 'sticky top-0 left-0 z-20')}>
                <span className="sr-only">{t('row')}</span>
              </th>
              {drawn.flatMap((column) => [
                <th
                  key={column}
                  scope="col"
                  aria-colindex={column + 2}
                  style={stay(column)}
                  className={cx(
                    head,
                    'sticky top-0',
                    column === 0 ? 'z-20' : 'z-10',
                    column === marked?.column && 'font-semibold! text-paper-ink!',
                  )}
                >
                  {columnName(column)}
                </th>,
                column === 0 && gapBefore('before'),
              ])}
            </tr>
          </thead>
          <tbody>
            {rows.first > 0 && <tr aria-hidden style={{ height: rows.first * rowHeight }} />}
            {grid.rows.slice(rows.first, rows.last).map((row, offset) => {
              const index = rows.first + offset
              const number = grid.firstRow + index
              const inRow = index === markedIndex
              const crossed = crossedEdges(row, widths)
              return (
                <tr key={number} aria-rowindex={index + 2} style={{ height: rowHeight }}>
                  <th
                    scope="row"
                    className={cx(
                      head,
                      'num sticky left-0 z-10 text-center',
                      inRow && 'font-semibold! text-paper-ink!',
                    )}
                  >
                    {number}
                  </th>
                  {drawn.flatMap((column) => {
                    const text = row[column] ?? ''
                    const boxed = inRow && column === marked?.column
                    return [
                      <td
                        key={column}
                        aria-colindex={column + 2}
                        style={stay(column)}
                        title={text.length > columnLimits.most ? text : undefined}
                        data-mark={boxed ? 'value' : undefined}
                        className={cx(
                          runsOn(row, column) && !isNumber(text) ? 'whitespace-nowrap' : 'truncate',
                          'border-paper-line border-r border-b px-1.5',
                          crossed.has(column) && 'border-r-transparent!',
                          isNumber(text) && 'num text-right',
                          column === 0 && labelsStay && 'sticky bg-paper',
                          inRow && text !== '' && 'bg-mark!',
                          boxed && 'font-semibold outline-2 -outline-offset-2 outline-mark-line',
                        )}
                      >
                        <CellText text={text} point={pointsByCell.get(`${columnName(column)}${number}`)} />
                      </td>,
                      column === 0 && gapBefore('before'),
                    ]
                  })}
                </tr>
              )
            })}
            {rows.last < grid.rows.length && (
              <tr aria-hidden style={{ height: (grid.rows.length - rows.last) * rowHeight }} />
            )}
          </tbody>
        </table>
      </ScrollFrame>
    </div>
  )
}

/** What a cell says; a button where it can be pointed at. */
function CellText({ text, point }: { text: string; point: Point | undefined }) {
  if (!point) return text
  return (
    <button
      type="button"
      aria-label={point.label}
      title={point.label}
      aria-pressed={point.isChosen}
      onClick={point.onChoose}
      className="w-full cursor-pointer text-right underline decoration-dotted hover:bg-mark"
    >
      {text}
    </button>
  )
}

const range = (from: number, end: number) => Array.from({ length: Math.max(0, end - from) }, (_, index) => from + index)
