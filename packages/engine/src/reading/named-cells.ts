import { type CellObject, utils, type WorkBook } from '@e965/xlsx'
import { cleanText, oneLine } from './clean-text.ts'
import type { Page } from './document.ts'
import type { NamedCell } from './named-cell.ts'
import type { SheetCell } from './sheet.ts'

/** Names of concepts, some with a member that they are a part for, and the two of a template that say the currency and the last day of the period. */
const wanted =
  /^(?:[A-Z][a-z]+[A-Z0-9][A-Za-z0-9]{4,200}(?:_[A-Z][A-Za-z0-9]{3,100}Member)?|Assets|Turnover|template_currency|template_reporting_period_enddate)$/
/** Names of whole tables; their columns have names of their own. */
const wholeTable = /(?:Table|Hypercube)$/
/** Fewer names than this are those of a person and no template. */
const fewest = 10
/** Most names of one workbook, and the most rows, columns and cells that share one. */
const most = { names: 5_000, rows: 300, columns: 50, cells: 1_000 }
const reference = /^(?:'((?:[^']|'')+)'|([^'!]+))!\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/

/** Pages of a workbook with the cells that they were made of, by the names of their sheets. */
export type SheetPages = ReadonlyMap<string, { page: Page; cells: readonly SheetCell[] }>

/** The filled cells of a template that have names: single ones, and those of lists and tables, which share the name of their column. */
export function namedCells(workbook: WorkBook, pages: SheetPages): NamedCell[] {
  const names = (workbook.Workbook?.Names ?? []).slice(0, most.names)
  const refs = new Map(names.flatMap(({ Name: name, Ref: ref, Sheet: at }) => (at === undefined ? [[name, ref]] : [])))
  const wantedNames = [...refs].filter(([name]) => wanted.test(name) && !wholeTable.test(name))
  if (wantedNames.length < fewest) return []
  return wantedNames.flatMap(([name, ref]) => cellsOf(name, ref, refs, workbook, pages))
}

interface Range {
  sheet: string
  left: number
  right: number
  top: number
  bottom: number
}

function rangeOf(ref: string): Range | null {
  const [, quoted, bare, from = '', first = '', to = from, last = first] = reference.exec(ref) ?? []
  if (first === '') return null
  const sheet = (quoted ?? bare ?? '').replaceAll("''", "'")
  const [left, right] = [utils.decode_col(from), utils.decode_col(to)]
  const [top, bottom] = [Number(first), Number(last)]
  if (right < left || bottom < top || right - left > most.columns || bottom - top > most.rows) return null
  return { sheet, left, right, top, bottom }
}

interface Filled {
  row: number
  column: number
  address: string
  cell: CellObject
}

/** The filled cells of one row of a range. */
function filledIn({ sheet, left, right }: Range, row: number, workbook: WorkBook): Filled[] {
  return Array.from({ length: right - left + 1 }, (_, index) => left + index).flatMap((column) => {
    const address = `${utils.encode_col(column)}${row}`
    const cell = workbook.Sheets[sheet]?.[address] as CellObject | undefined
    const isFilled = cell && cell.v !== undefined && cell.v !== null && cell.t !== 'e' && cell.v !== ''
    return isFilled ? [{ row, column, address, cell }] : []
  })
}

const shown = ({ w: written, v: value }: CellObject): string => oneLine(cleanText(written ?? String(value)))

/** What a formula computes of nothing is nought or a dash, and nobody's answer. */
const saysNothing = ({ f: formula, v: value }: CellObject): boolean =>
  (formula !== undefined && value === 0) || /^[-–—]?$/.test(String(value).trim())

function cellsOf(
  name: string,
  ref: string,
  refs: ReadonlyMap<string, string>,
  workbook: WorkBook,
  pages: SheetPages,
): NamedCell[] {
  const range = rangeOf(ref)
  const on = range && pages.get(range.sheet)
  if (!range || !on) return []
  const units = rangeOf(refs.get(`${name}_unit`) ?? '')
  const rows = Array.from({ length: range.bottom - range.top + 1 }, (_, index) => range.top + index)
  const filled = rows.flatMap((row) => filledIn(range, row, workbook)).slice(0, most.cells)
  const isAlone = range.top === range.bottom && filled.length === 1
  return filled.flatMap(({ row, column, address, cell }): NamedCell[] => {
    if (saysNothing(cell)) return []
    const place = placeOf(address, on.page, on.cells)
    if (!place) return []
    // A table has a unit for each row, or one for all.
    const unit = units && filledIn(units, units.top === units.bottom ? units.top : row, workbook)[0]
    return [
      {
        name,
        page: on.page.number,
        sheet: range.sheet,
        cell: address,
        value: cell.v instanceof Date ? cell.v.toISOString().slice(0, 10) : cell.v!,
        text: shown(cell),
        unit: unit ? shown(unit.cell) : null,
        ...place,
        within: isAlone ? null : { row: row - range.top, column: column - range.left },
      },
    ]
  })
}

/** Where a cell stands in the text of its page: rows are lines, and cells are segments of them. */
function placeOf(address: string, page: Page, cells: readonly SheetCell[]): { start: number; stop: number } | null {
  const cell = cells.find((one) => one.address === address)
  if (!cell) return null
  const rows = [...new Set(cells.map(({ row }) => row))].sort((a, b) => a - b)
  const line = page.lines[rows.indexOf(cell.row)]
  const before = cells.filter(({ row, column }) => row === cell.row && column < cell.column).length
  const segment = line?.segments[before]
  return segment ? { start: segment.start, stop: segment.end } : null
}
