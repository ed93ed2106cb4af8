import { createHash } from 'node:crypto'
import type { ImportPlan, Language } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import type { OpenReport } from '../report/open-report.ts'
import type { ReturnedParts } from './breakdown-rows.ts'
import type { ReturnedTable } from './filled-table.ts'
import { type PartPlan, planBreakdowns, signedCells } from './plan-breakdowns.ts'
import { type Plan, planImport } from './plan-import.ts'

/** The plan of a file: of its table of datapoints and of its sheet of breakdowns, as one. */
export async function planFile(
  tenant: Tenant,
  opened: OpenReport,
  { table, parts }: { table: ReturnedTable; parts: ReturnedParts | null },
  language: Language,
): Promise<{ wire: ImportPlan; plan: Plan; cells: PartPlan }> {
  const plan = await planImport(tenant, opened, table, language)
  const cells = await planBreakdowns(tenant, opened, parts, language)
  const { wire } = plan
  const refused = cells.refused.map(({ row, reason, ...one }) => ({ ...one, row: row.row, reason: reason(language) }))
  return {
    plan,
    cells,
    wire: {
      ...wire,
      rows: wire.rows + cells.rows,
      unchanged: wire.unchanged + cells.unchanged,
      changes: [...wire.changes, ...cells.changes],
      refused: [...wire.refused, ...refused],
      plan: cells.planned.length === 0 ? wire.plan : signOf(wire.plan, cells),
    },
  }
}

const signOf = (values: string, cells: PartPlan): string =>
  createHash('sha256')
    .update(JSON.stringify([values, signedCells(cells)]))
    .digest('base64url')
