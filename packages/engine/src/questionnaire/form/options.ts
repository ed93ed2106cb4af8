import { columnOf } from '../../reading/column-name.ts'
import type { FilledSheet } from '../../reading/rows.ts'
import { textIn } from './columns.ts'

/** Most options of one question that are shown. */
const MOST = 60

export interface Range {
  from: { row: number; column: number }
  to: { row: number; column: number }
}

/** A range such as `$B$2:$B$9` or `C4`; `null` where it is none. */
export function rangeOf(text: string): Range | null {
  const found = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/i.exec(text.trim())
  if (!found) return null
  const [, letters = '', row = '', lastLetters = letters, lastRow = row] = found
  return {
    from: { row: Number(row), column: columnOf(letters) },
    to: { row: Number(lastRow), column: columnOf(lastLetters) },
  }
}

function textsIn(sheet: FilledSheet | undefined, range: Range | null, most: number): string[] {
  if (!sheet || !range) return []
  return sheet.rows
    .filter(({ number }) => number >= range.from.row && number <= range.to.row)
    .map((row) => textIn(row, range.from.column))
    .filter((text) => text !== '')
    .slice(0, most)
}

/**
 * The lists of a sheet with the cells that offer them.
 * @param names what names of the workbook stand for
 */
export const listsOf = (
  sheet: FilledSheet,
  names: ReadonlyMap<string, string> = new Map(),
): { ranges: Range[]; source: string }[] =>
  (sheet.form?.lists ?? []).map(({ ranges, source }) => ({
    ranges: ranges.split(/\s+/).flatMap((one) => rangeOf(one) ?? []),
    source: names.get(source) ?? source,
  }))

const isWithin = ({ from, to }: Range, row: number, column: number): boolean =>
  row >= from.row && row <= to.row && column >= from.column && column <= to.column

/** The options that a cell offers by its list; empty where it has none that can be read. */
export function listAt(
  sheets: readonly FilledSheet[],
  sheet: FilledSheet,
  lists: ReturnType<typeof listsOf>,
  row: number,
  column: number,
  most = MOST,
): string[] {
  const list = lists.find(({ ranges }) => ranges.some((range) => isWithin(range, row, column)))
  if (!list) return []
  const { source } = list
  if (source.startsWith('"'))
    return source
      .replace(/^"|"$/g, '')
      .split(/[,;]/)
      .map((option) => option.trim())
      .filter(Boolean)
      .slice(0, most)
  const [, named, range = ''] = /^(?:'?([^'!]+)'?!)?(.+)$/.exec(source) ?? []
  return textsIn(named ? sheets.find(({ name }) => name === named) : sheet, rangeOf(range), most)
}

const box = /^(?:[☐☑☒□■○●◯▢]|\(\s?[xX]?\s?\)|\[\s?[xX]?\s?\])\s+/u

/** A text without the box before it; `null` where it has none, and so is no option. */
export const behindBox = (text: string): string | null => (box.test(text) ? text.replace(box, '').trim() : null)

/** Options in one cell: one a line, or between bars, semicolons or slashes with blanks. */
export function optionsInCell(text: string): string[] {
  const parts = text.split(/\n|\s*[|;]\s*|\s+\/\s+/).map((one) =>
    one
      .replace(box, '')
      .replace(/^[-–•*]\s+/, '')
      .trim(),
  )
  return parts.filter(Boolean).slice(0, MOST)
}
