import type { OwnRequest, TypedCell } from '@esrs/contract'

/** One datapoint of a request. */
export type OwnField = OwnRequest['fields'][number]

/** Contents of the fields for one datapoint. */
export interface Typed {
  value: string
  note: string
  /** Of a datapoint that is asked for as a table. */
  cells?: TypedCell[]
}

/** What stands in the fields of a datapoint before anybody types. */
export const beginningOf = ({ value, note, table }: OwnField): Typed =>
  table ? { value, note, cells: table.cells } : { value, note }

/** Whether a datapoint is answered by what stands in its fields. */
export const isFilled = ({ table }: OwnField, { value, cells = [] }: Typed): boolean =>
  table ? cells.length > 0 : value.trim() !== ''

/** Whether what stands in its fields is another answer than the one that is kept. */
export const isOther = (field: OwnField, typed: Typed): boolean =>
  JSON.stringify(beginningOf(field)) !== JSON.stringify({ ...beginningOf(field), ...typed })
