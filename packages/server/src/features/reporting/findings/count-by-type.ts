import { loadCatalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../report/report.ts'
import { analysedSet, answeredIn } from './analysed-set.ts'
import { countAllFindings, countFindings } from './finding-store.ts'

/** How many values a document gives, by type of datapoint. */
export type FoundByType = Readonly<Record<string, number>>

/**
 * How many values of some documents answer a datapoint of a report's set. `null` for the set that documents are analysed by:
 * there the counts of the analysis hold.
 */
export async function foundByType(
  tenant: Tenant,
  { set }: Report,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, FoundByType> | null> {
  if (set === analysedSet) return null
  const catalogue = loadCatalogue(set)
  const found = new Map<string, Record<string, number>>()
  for (const { documentId, datapoint, count } of await countFindings(tenant, documentIds)) {
    const key = answeredIn(set, datapoint)
    if (key === null) continue
    const types = found.get(documentId) ?? {}
    const { type } = catalogue.get(key)!
    types[type] = (types[type] ?? 0) + count
    found.set(documentId, types)
  }
  return found
}

/** The same for all documents of the company together. */
export async function foundInAll(tenant: Tenant, { set }: Report): Promise<FoundByType | null> {
  if (set === analysedSet) return null
  const catalogue = loadCatalogue(set)
  const types: Record<string, number> = {}
  for (const { datapoint, count } of await countAllFindings(tenant)) {
    const key = answeredIn(set, datapoint)
    if (key === null) continue
    const { type } = catalogue.get(key)!
    types[type] = (types[type] ?? 0) + count
  }
  return types
}
