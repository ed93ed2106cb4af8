/** A table as rows of cells, all rows of one length; the first row holds the headings. */
export type TableCells = readonly (readonly string[])[]

const sign = '|'

/**
 * A table as text: a line for each row, a stroke between cells. It stays readable wherever a value is shown as words, goes
 * through exports unchanged, and loses nothing when a text is trimmed, also with an empty first cell.
 */
export function textOfTable(cells: TableCells): string {
  const rows = cells.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim().replaceAll(sign, `\\${sign}`)))
  if (rows.every((row) => row.every((cell) => cell === ''))) return ''
  return rows.map((row) => row.join(` ${sign} `).trim()).join('\n')
}

/** The cells of a text that is a table; `null` for running text. */
export function tableOf(text: string): string[][] | null {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(`\\${sign}`, sign)))
  const columns = rows[0]!.length
  return columns > 1 && rows.every((row) => row.length === columns) ? rows : null
}

/** The cells of a text from a spreadsheet: tabs between cells, each row on its line, cells of several lines in quotes. */
export function cellsOfPasted(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y
  const lines = text.replaceAll('\r\n', '\n').replace(/\n$/, '')
  for (let found = cell.exec(lines); found; found = cell.exec(lines)) {
    const [, quoted, plain, end] = found
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end === '\n') rows.push([])
  }
  return rows
}

/** A table with other cells from a place on, as large as they need it. */
export function withPasted(cells: TableCells, at: { row: number; column: number }, pasted: TableCells): string[][] {
  const height = Math.max(cells.length, at.row + pasted.length)
  const width = pasted.reduce((most, row) => Math.max(most, at.column + row.length), cells[0]?.length ?? 0)
  return Array.from({ length: height }, (_, row) =>
    Array.from(
      { length: width },
      (_, column) => pasted[row - at.row]?.[column - at.column] ?? cells[row]?.[column] ?? '',
    ),
  )
}
