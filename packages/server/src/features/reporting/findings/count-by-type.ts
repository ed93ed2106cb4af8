import { loadCatalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { analysedSet, keyInSet } from '../stores/analysed-set.ts'
import { countAllFindings, countFindingsByDocument } from '../stores/finding-store.ts'
import type { Report } from '../stores/report.ts'

/** How many values a document gives, by type of datapoint. */
export type FindingCounts = Readonly<Record<string, number>>

/**
 * How many values of some documents answer a datapoint of a report's set. `null` for the set that documents are analysed by:
 * there the counts of the analysis hold.
 */
export async function findingCounts(
  tenant: Tenant,
  { set }: Report,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, FindingCounts> | null> {
  if (set === analysedSet) return null
  const catalogue = loadCatalogue(set)
  const counts = new Map<string, Record<string, number>>()
  for (const { documentId, datapoint, count } of await countFindingsByDocument(tenant, documentIds)) {
    const key = keyInSet(set, datapoint)
    if (key === null) continue
    const types = counts.get(documentId) ?? {}
    const { type } = catalogue.get(key)!
    types[type] = (types[type] ?? 0) + count
    counts.set(documentId, types)
  }
  return counts
}

/** The counts of all documents of the company together. */
export async function totalFindingCounts(tenant: Tenant, { set }: Report): Promise<FindingCounts | null> {
  if (set === analysedSet) return null
  const catalogue = loadCatalogue(set)
  const types: Record<string, number> = {}
  for (const { datapoint, count } of await countAllFindings(tenant)) {
    const key = keyInSet(set, datapoint)
    if (key === null) continue
    const { type } = catalogue.get(key)!
    types[type] = (types[type] ?? 0) + count
  }
  return types
}
