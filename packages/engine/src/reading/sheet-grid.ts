import type { Grid } from './document.ts'

/** Cells beyond these are on the page's text, but not in its grid. */
export const gridLimits = { rows: 5000, columns: 200 }

/** Cells by their places, as a person sees the sheet: column A first, from the first row that holds something. */
export function sheetGrid(cells: readonly { row: number; column: number; text: string }[]): Grid | null {
  const first = cells.reduce((least, { row }) => Math.min(least, row), Number.POSITIVE_INFINITY)
  const rows: string[][] = []
  for (const { row, column, text } of cells) {
    if (row - first >= gridLimits.rows || column >= gridLimits.columns) continue
    while (rows.length <= row - first) rows.push([])
    const line = rows[row - first] as string[]
    while (line.length <= column) line.push('')
    line[column] = text
  }
  return rows.length > 0 ? { firstRow: first + 1, rows } : null
}
