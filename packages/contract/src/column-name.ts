/** `A`, `B` … `Z`, `AA` …: a column, which counts from 0, as spreadsheets name it. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}
