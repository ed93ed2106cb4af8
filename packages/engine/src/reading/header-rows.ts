import type { Cell } from './document.ts'

const year = /^(?:FY\s?|GJ\s?)?(?:19|20)\d\d(?:\s?[/-]\s?(?:19|20)?\d\d)?$/
const figure = /^[-–−+]?[€$£]?\s?\d[\d.,’' ]*\s?(?:%|€)?$/

/** Whether a cell's text is a year, which heads a column rather than being a value. */
export function isYearText(text: string): boolean {
  return year.test(text.trim())
}

/**
 * How many leading rows of a table are headers: those before the first row with a number that is no year. A table of words alone
 * has one when its first row is short words in several columns.
 */
export function headerRowsOf(cells: Cell[], rows: number): number {
  const isNumber = (cell: Cell): boolean =>
    cell.column > 0 && (typeof cell.raw === 'number' || figure.test(cell.text)) && !isYearText(cell.text)
  const first = cells.filter(isNumber).reduce((least, cell) => Math.min(least, cell.row), rows)
  if (first === rows) {
    const top = cells.filter((cell) => cell.row === 0 && cell.text !== '')
    return rows > 1 && top.length > 1 && top.every((cell) => cell.text.split(' ').length <= 6) ? 1 : 0
  }
  const heads = cells.filter((cell) => cell.row < first && cell.text !== '' && cell.column + cell.columnSpan > 1)
  return heads.reduce((most, cell) => Math.max(most, cell.row + 1), 0)
}
