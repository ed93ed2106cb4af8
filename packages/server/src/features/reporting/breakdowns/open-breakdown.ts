import { createHash } from 'node:crypto'
import { axesOf, type Breakdown, breakdownOf, type Datapoint, membersOf, usualAxes } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { say } from '../messages.ts'
import { datapointEntry, type OpenReport } from '../report/open-report.ts'
import { type Cell, cellsOf } from '../stores/cell-store.ts'
import type { SourcedFinding } from '../stores/finding-store.ts'
import { compareRecord } from '../values/shown-datapoint.ts'
import { pageSelection, type ValueWithFindings, valuesWithFindings } from '../values/values-with-findings.ts'

/** A breakdown of the report with its cells, and with what documents state of them. */
export interface OpenBreakdown {
  breakdown: Breakdown
  /** The datapoint whose figure it is. */
  entry: Datapoint
  record: ValueWithFindings
  cells: readonly Cell[]
  /** For each cell the passage that speaks for it, by dimension. */
  stated: ReadonlyMap<string, SourcedFinding>
}

/** The breakdown of a datapoint, or of the one whose table it asks for; throws where there is none. */
export async function openBreakdown(
  tenant: Tenant,
  { report, catalogue }: Pick<OpenReport, 'report' | 'catalogue'>,
  key: string,
): Promise<OpenBreakdown> {
  const breakdown = breakdownOf(key)
  if (!breakdown) throw new AppError('not_found', say('breakdown.none'))
  const entry = datapointEntry(catalogue, breakdown.datapoint)
  const record = (await valuesWithFindings(tenant, report, [entry.id], pageSelection)).get(entry.id)!
  const cells = (await cellsOf(tenant, report, [entry.id])).get(entry.id) ?? []
  const stated = new Map(
    compareRecord(record, report.year)
      .parts.filter(({ dimension, number, year }) => {
        const isOfYear = year === null || year === report.year
        return number !== null && isOfYear && membersOf(breakdown, dimension!) !== null
      })
      .map((part) => [part.dimension!, part]),
  )
  return { breakdown, entry, record, cells, stated }
}

/** The axes that the cells of a breakdown use; the usual ones where it has no cells. */
export function usedAxes({ breakdown, cells, stated }: Pick<OpenBreakdown, 'breakdown' | 'cells' | 'stated'>) {
  const dimensions = cells.length > 0 ? cells.map(({ dimension }) => dimension) : [...stated.keys()]
  const used = dimensions.map((one) => axesOf(breakdown, membersOf(breakdown, one) ?? []) ?? [])
  const most = used.reduce((all, axes) => (axes.length > all.length ? axes : all), [])
  return most.length > 0 ? most : usualAxes(breakdown)
}

/** Names the cells of a breakdown, the same as long as they are. */
export function cellsVersion(cells: readonly Cell[]): string {
  const shown = cells.map(({ dimension, value, unit, source, documentId }) => [
    dimension,
    value,
    unit,
    source,
    documentId,
  ])
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)
}
