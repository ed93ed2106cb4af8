import type { Computed } from '@esrs/contract'
import { computeFrom, formulas } from '@esrs/engine'
import type { Datapoint } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { OpenReport } from '../report/open-report.ts'
import { analysedIdsOf, keyInSet } from '../stores/analysed-set.ts'
import { figuresOf } from '../stores/value-store.ts'

/** What the value of a datapoint would be by the other figures of the report; `null` where it does not follow from them. */
export async function computedValue(
  tenant: Tenant,
  { report, catalogue }: Pick<OpenReport, 'report' | 'catalogue'>,
  entry: Datapoint,
): Promise<Computed | null> {
  const ids = analysedIdsOf(report.set, entry.id)
  const possible = formulas.filter(({ datapoint }) => ids.includes(datapoint))
  const keys = new Map(possible.flatMap(({ of }) => of).map((id) => [id, keyInSet(report.set, id)]))
  const asked = [...keys.values()].filter((key) => key !== null)
  if (asked.length === 0) return null
  const stored = new Map((await figuresOf(tenant, report, asked)).map((row) => [row.key, row]))
  const figureOf = (id: string) => {
    const row = stored.get(keys.get(id) ?? '')
    // A question is no value, so nothing follows from it.
    if (!row || row.number === null || row.question || (row.year ?? report.year) !== report.year) return undefined
    return { key: row.key, name: catalogue.get(row.key)?.name ?? row.key, number: row.number, unit: row.unit }
  }
  for (const formula of possible) {
    const number = computeFrom(formula, entry.unit, figureOf)
    if (number === null) continue
    return { kind: formula.kind, number, unit: entry.unit, parts: formula.of.flatMap((id) => figureOf(id) ?? []) }
  }
  return null
}
