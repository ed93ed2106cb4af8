import { type CellObject, utils, type WorkBook } from '@e965/xlsx'
import { cleanText, oneLine } from './clean-text.ts'
import type { Page } from './document.ts'
import type { NamedCell } from './named-cell.ts'
import type { SheetCell } from './sheet.ts'

/** Names of concepts, and the two of a template that say the currency and the last day of the period. */
const wanted =
  /^(?:[A-Z][a-z]+[A-Z0-9][A-Za-z0-9]{4,200}(?:_(?:CurrentlyStated|TotalRenewableAndNonRenewableEnergy)Member)?|Assets|Turnover|template_currency|template_reporting_period_enddate)$/
/** Fewer names than this are those of a person and no template. */
const fewest = 10
/** Most names of one workbook. */
const most = 5_000
const reference = /^(?:'((?:[^']|'')+)'|([^'!]+))!\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/

/** Pages of a workbook with the cells that they were made of, by the names of their sheets. */
export type SheetPages = ReadonlyMap<string, { page: Page; cells: readonly SheetCell[] }>

/** The cells of a template that have names: single ones, and rows of merged ones that hold one value. Empty for other workbooks. */
export function namedCells(workbook: WorkBook, pages: SheetPages): NamedCell[] {
  const names = (workbook.Workbook?.Names ?? []).slice(0, most)
  const refs = new Map(names.map(({ Name: name, Ref: ref }) => [name, ref]))
  const found = names.flatMap(({ Name: name, Ref: ref, Sheet: sheet }) =>
    sheet === undefined && wanted.test(name) ? (cellOf(name, ref, refs, workbook, pages) ?? []) : [],
  )
  return found.length >= fewest ? found : []
}

/** The one filled cell of a reference within one row; `null` where it is empty or a table. */
function filledIn(ref: string, workbook: WorkBook): { sheet: string; address: string; cell: CellObject } | null {
  const [, quoted, bare, left = '', top = '', right = left, bottom = top] = reference.exec(ref) ?? []
  const sheet = (quoted ?? bare ?? '').replaceAll("''", "'")
  if (top === '' || top !== bottom) return null
  const [from, to] = [utils.decode_col(left), utils.decode_col(right)]
  if (to - from > 50) return null
  const filled = Array.from({ length: to - from + 1 }, (_, index) => `${utils.encode_col(from + index)}${top}`).flatMap(
    (address) => {
      const cell = workbook.Sheets[sheet]?.[address] as CellObject | undefined
      return cell && cell.v !== undefined && cell.v !== null && cell.t !== 'e' && cell.v !== ''
        ? [{ address, cell }]
        : []
    },
  )
  return filled.length === 1 ? { sheet, ...filled[0]! } : null
}

const shown = ({ w: written, v: value }: CellObject): string => oneLine(cleanText(written ?? String(value)))

function cellOf(
  name: string,
  ref: string,
  refs: ReadonlyMap<string, string>,
  workbook: WorkBook,
  pages: SheetPages,
): NamedCell | null {
  const found = filledIn(ref, workbook)
  const on = found && pages.get(found.sheet)
  if (!found || !on) return null
  const { cell, address } = found
  const value = cell.v instanceof Date ? cell.v.toISOString().slice(0, 10) : cell.v!
  // What a formula computes of nothing is nought or a dash, and nobody's answer.
  if ((cell.f && value === 0) || /^[-–—]?$/.test(String(value).trim())) return null
  const place = placeOf(address, on.page, on.cells)
  const unit = filledIn(refs.get(`${name}_unit`) ?? '', workbook)
  return (
    place && {
      name,
      page: on.page.number,
      sheet: found.sheet,
      cell: address,
      value,
      text: shown(cell),
      unit: unit ? shown(unit.cell) : null,
      ...place,
    }
  )
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
