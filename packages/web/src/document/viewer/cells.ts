/** Row (from 1) and column (from 0) of an address such as `C12`; `null` for anything else. */
export function cellAt(address: string | null): { row: number; column: number } | null {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(address ?? '')
  if (!match) return null
  const column = [...match[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(match[2]), column }
}

/** Which rows of a long grid are drawn for a scroll position, with some above and below that are about to be seen. */
export function rowWindow(rows: number, rowHeight: number, scrollTop: number, frameHeight: number, spare = 12) {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - spare)
  const last = Math.min(rows, Math.ceil((scrollTop + frameHeight) / rowHeight) + spare)
  return { first, last: Math.max(first, last) }
}

/**
 * Which columns of a wide sheet are drawn for a scroll position; the first one always is, because it may stand still.
 * `lefts` holds where each column begins and, last, where the sheet ends.
 */
export function columnWindow(lefts: readonly number[], scrollLeft: number, frameWidth: number, spare = 400) {
  const columns = lefts.length - 1
  const from = lefts.findIndex((left, index) => index === columns || (lefts[index + 1] ?? left) > scrollLeft - spare)
  const end = lefts.findIndex((left) => left >= scrollLeft + frameWidth + spare)
  const first = Math.max(1, from)
  return { first, last: Math.max(first, end < 0 ? columns : Math.min(end, columns)) }
}

/** Pixels beside the text of a cell. */
export const cellPadding = 16
/** Pixels of a character of a text that runs on, on average. */
const inkWidth = 6.2

/** Whether a cell holds a figure, which stands at its right edge. */
export const isNumber = (text: string) => /^[−+-]?[\d.,'’\s]*\d\s*%?$/.test(text)

/** A text runs on over empty cells to its right, as it does in a spreadsheet. */
export const runsOn = (row: readonly string[], column: number) => (row[column + 1] ?? '') === ''

/**
 * The columns with a text that runs over their right edge; a line there would strike it through.
 * @param widths of all columns in pixels
 */
export function crossedEdges(row: readonly string[], widths: readonly number[]): ReadonlySet<number> {
  const crossed = new Set<number>()
  let rest = 0
  widths.forEach((width, column) => {
    const text = row[column] ?? ''
    if (text !== '') rest = isNumber(text) ? 0 : text.length * inkWidth + cellPadding / 2
    rest -= width
    if (rest > 0 && runsOn(row, column)) crossed.add(column)
  })
  return crossed
}
