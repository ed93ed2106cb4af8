import type { Page } from '@esrs/engine'

/** Cells beyond these are not shown; their text is on the page all the same. */
const maxRows = 5000
const maxColumns = 200

/** The cells of a sheet as a person sees them, column A first; `null` for anything but a sheet with cells. */
export function gridOf(page: Page): { firstRow: number; rows: string[][] } | null {
  if (page.kind !== 'sheet') return null
  const cells = page.tables
    .flatMap((table) => table.cells)
    .flatMap(({ address, text }) => {
      const place = address && text ? placeOf(address) : null
      return place && place.column <= maxColumns ? [{ ...place, text }] : []
    })
  if (cells.length === 0) return null
  const firstRow = cells.reduce((least, { row }) => Math.min(least, row), Number.POSITIVE_INFINITY)
  const rows: string[][] = []
  for (const { row, column, text } of cells) {
    if (row - firstRow >= maxRows) continue
    while (rows.length <= row - firstRow) rows.push([])
    const line = rows[row - firstRow]!
    while (line.length < column) line.push('')
    line[column - 1] = text
  }
  return { firstRow, rows }
}

/** Row and column of an address such as `AB12`, both from 1. */
function placeOf(address: string): { row: number; column: number } | null {
  const [, letters, digits] = /^([A-Z]{1,3})(\d+)$/.exec(address) ?? []
  if (!letters || !digits) return null
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return { row: Number(digits), column }
}
