import { type Language, limits } from '@esrs/contract'
import { sha256 } from '../../canonical.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { UploadedFile } from '../../http/upload.ts'
import {
  type HeadedRows,
  headedRows,
  type TableRow,
  type TableShape,
  textOf,
  tooLong,
} from '../../tables/headed-rows.ts'
import type { Text } from '../../texts/texts.ts'
import { createYield } from '../../yield.ts'
import type { OrganisationOptions } from './options.ts'
import { UnreadableRow } from './table-cells.ts'

/** Changes that a look at a file lists, at most; all of them are counted. */
const mostListed = 200

/** The table of a file that was sent, with no more rows than are taken. */
export async function sentTable<Id extends string>(
  { forWork }: OrganisationOptions['reporting'],
  tenant: Tenant,
  { name, received }: UploadedFile,
  shape: TableShape<Id>,
  most: number = limits.importRows,
): Promise<HeadedRows<Id>> {
  if (received.size > limits.importBytes) throw tooLong(most)
  return headedRows(await forWork.sheets(tenant, { file: received.file, name }), shape, most)
}

/** What a row would do. */
export interface PlannedRow<Change, Shown> {
  isNew: boolean
  change: Change
  /** As a look at the file lists it. */
  shown(): Shown
  /** What may not have become another when the plan is confirmed. */
  sign: unknown
}

/** Plan of an import: what a look at the file shows, and the changes that it would save. */
export interface TablePlan<Change, Shown> {
  wire: {
    rows: number
    unchanged: number
    added: number
    changed: number
    changes: Shown[]
    refused: { row: number; written: string; reason: string }[]
    plan: string
  }
  changes: Change[]
}

interface Planning<Id extends string> {
  /** Columns by which a refused row is named. */
  names: readonly Id[]
  language: Language
  /** What else may not have changed when the plan is confirmed. */
  restsOn?: unknown
}

/**
 * Plans a table row by row: `plan` says what a row would do, `null` where that is nothing, and throws an `UnreadableRow` where
 * it cannot be taken. Changes nothing.
 */
export async function planTable<Id extends string, Change, Shown>(
  { rows }: HeadedRows<Id>,
  { names, language, restsOn = null }: Planning<Id>,
  plan: (row: TableRow<Id>) => PlannedRow<Change, Shown> | null,
): Promise<TablePlan<Change, Shown>> {
  const yieldToEventLoop = createYield()
  const planned: PlannedRow<Change, Shown>[] = []
  const listed: Shown[] = []
  const refused: { row: number; written: string; reason: string }[] = []
  for (const row of rows) {
    await yieldToEventLoop()
    try {
      const one = plan(row)
      if (!one) continue
      planned.push(one)
      if (listed.length < mostListed) listed.push(one.shown())
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error
      const written = names.map((id) => textOf(row.cells.get(id))).filter(Boolean)
      refused.push({ row: row.row, written: written.join(', ').slice(0, 60), reason: error.text(language) })
    }
  }
  const added = planned.filter(({ isNew }) => isNew).length
  return {
    wire: {
      rows: rows.length,
      unchanged: rows.length - planned.length - refused.length,
      added,
      changed: planned.length - added,
      changes: listed,
      refused,
      plan: sha256(JSON.stringify([restsOn, planned.map(({ sign }) => sign)])).slice(0, 32),
    },
    changes: planned.map(({ change }) => change),
  }
}

/** The plan where a table cannot be taken as a whole. */
export function refusedTable<Change, Shown>(
  { wire }: TablePlan<Change, Shown>,
  reason: Text,
  language: Language,
): TablePlan<Change, Shown> {
  const refused = [...wire.refused, { row: 1, written: '', reason: reason(language) }]
  return { wire: { ...wire, added: 0, changed: 0, changes: [], refused, plan: '' }, changes: [] }
}
