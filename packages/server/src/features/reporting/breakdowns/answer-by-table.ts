import { axesOf, membersOf } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { Author } from '../author.ts'
import type { OpenReport } from '../report/open-report.ts'
import type { CellFields } from '../stores/cell-store.ts'
import { addChanges } from '../stores/history-store.ts'
import { snapshotOf } from '../stores/value-snapshot.ts'
import { missingValue, saveValues, type Value, type ValueFields, valuesOf } from '../stores/value-store.ts'
import { valueFieldsOf } from '../values/carry-decisions.ts'
import { cellsInLine, cellsInTable } from './cell-words.ts'
import type { OpenBreakdown } from './open-breakdown.ts'

/**
 * Whether a value is what a table said before, or nobody has decided on it. What a person typed is never replaced: it has the
 * text that was typed.
 */
const isOpen = (row: Value | undefined): boolean =>
  !row?.value ||
  row.status === 'proposed' ||
  (row.status === 'corrected' && row.written === null && row.findingId === null && row.number === null)

/**
 * Answers what the cells of a breakdown answer in words: the datapoints that ask for the table, and their own without a whole.
 * @param accepted a datapoint for which somebody took the table as its answer, whatever stood there
 */
export async function answerByTable(
  tenant: Tenant,
  { report }: Pick<OpenReport, 'report'>,
  { breakdown }: OpenBreakdown,
  cells: readonly CellFields[],
  by: Author,
  accepted: string | null = null,
): Promise<void> {
  const first = cells[0] && axesOf(breakdown, membersOf(breakdown, cells[0].dimension) ?? [])
  const used = new Set(first?.map(({ axis }) => axis))
  const table = cellsInTable(breakdown, cells, report.year, by.language)
  const texts = new Map<string, string>(
    breakdown.fills.map(({ datapoint, axis }) => [datapoint, axis === null || used.has(axis) ? table : '']),
  )
  if (breakdown.rule !== 'sum' && breakdown.rule !== 'at_most')
    texts.set(breakdown.datapoint, cellsInLine(breakdown, cells, by.language))
  const rows = new Map((await valuesOf(tenant, report, [...texts.keys()])).map((row) => [row.key, row]))
  const answered = [...texts].flatMap(([key, text]): { before: Value | undefined; after: ValueFields }[] => {
    const before = rows.get(key)
    if (key !== accepted && (!isOpen(before) || (before?.value ?? '') === text)) return []
    // A proposal stands where the table says nothing.
    if (text === '' && before?.status === 'proposed') return []
    const kept = { explanation: null, excerpts: null, notes: '', ...before }
    const decided = { decidedBy: by.userId, decidedAt: by.at }
    const said =
      text === '' ? missingValue : { ...missingValue, value: text, year: report.year, status: 'corrected' as const }
    return [{ before, after: { ...kept, ...said, ...decided, key } }]
  })
  await saveValues(
    tenant,
    report,
    answered.map(({ after }) => valueFieldsOf(after)),
  )
  await addChanges(
    tenant,
    report,
    answered.map(({ before, after }) => ({
      key: after.key,
      userId: by.userId,
      action: after.value === null ? ('emptied' as const) : ('corrected' as const),
      before: snapshotOf(before),
      after: snapshotOf(after),
    })),
  )
}
