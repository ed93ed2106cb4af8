/** Content of a cell. A spreadsheet computes with numbers and days; a text is never taken for a formula. */
export type Cell =
  | string
  | null
  /** `plain` has no format of its own, as years and what is to be typed over: a format would turn `5 %` into 0.05. */
  | { number: number; plain?: boolean }
  /** In percent; a workbook shows it as a percentage. */
  | { percent: number }
  /** ISO 8601, without a time. */
  | { day: string }
  | { time: Date }

/** A row from its cells by the names of their columns; a cell that is not given is empty. */
export const rowOf = <Id extends string>(columns: readonly Id[], cells: Partial<Record<Id, Cell>>): Cell[] =>
  columns.map((id) => cells[id] ?? null)

export interface Column {
  head: string
  /** In characters. */
  width: number
  hidden?: boolean
  /** May be changed in the file before it comes back. */
  editable?: boolean
}

export interface Table {
  name: string
  columns: readonly Column[]
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>
  /** Columns that stay in sight beside the head, which always does. */
  frozenColumns?: number
}

export type TableFormat = 'xlsx' | 'csv'
