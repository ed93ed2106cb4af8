import type { Language } from '@esrs/contract'
import type { Column } from '../../../tables/table.ts'
import { say } from './messages.ts'

/** The columns of a table of datapoints in their order, with their widths in characters. */
const widths = {
  code: 14,
  controlCode: 11,
  disclosure: 13,
  name: 48,
  label: 26,
  dataType: 16,
  value: 30,
  number: 16,
  unit: 12,
  year: 8,
  prior: 16,
  priorYear: 8,
  status: 14,
  explanation: 46,
  notes: 34,
  excerpts: 56,
  evidenceFile: 32,
  evidencePlace: 20,
  evidenceExcerpt: 56,
  decidedBy: 22,
  decidedAt: 18,
  key: 30,
  version: 44,
} as const

export type ColumnId = keyof typeof widths
export const columnIds = Object.keys(widths) as ColumnId[]

/** Columns that are read from a returned table; the others follow from them or belong to the catalogue. */
const editable: readonly ColumnId[] = ['value', 'unit', 'explanation', 'notes', 'excerpts']
/** By these an import knows a row again, and what it was. */
const hidden: readonly ColumnId[] = ['key', 'version']

export const columnsIn = (language: Language): Column[] =>
  columnIds.map((id) => ({
    head: say(`column.${id}`)(language),
    width: widths[id],
    hidden: hidden.includes(id),
    editable: editable.includes(id),
  }))
