/** `A`, `B` … `Z`, `AA` …: a column, which counts from 0, as spreadsheets name it. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

/** The column of an address or its letters, such as `AA` or `AA7`, counted from 0. */
export function columnOf(address: string): number {
  let column = 0
  for (const letter of address.toUpperCase().replace(/\d/g, '')) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
