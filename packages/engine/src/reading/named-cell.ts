/** A cell that a workbook has a name for, with what it holds and where it stands on its page. */
export interface NamedCell {
  name: string
  page: number
  sheet: string
  /** Address such as `D22`. */
  cell: string
  value: number | string | boolean
  /** As it is shown. */
  text: string
  /** Text of the cell that is named like it for its unit; `null` where there is none. */
  unit: string | null
  start: number
  stop: number
  /** Where it stands in a range of several cells that share the name, rows and columns counted from 0; `null` where it is alone. */
  within: { row: number; column: number } | null
}
