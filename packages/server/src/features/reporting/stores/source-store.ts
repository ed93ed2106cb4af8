import { and, asc, eq, inArray } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { datapointDocuments, datapointSources } from '../../../database/schema/additions.ts'
import { documents } from '../../../database/schema/documents.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from './report.ts'

const ofKeys = (
  table: typeof datapointSources | typeof datapointDocuments,
  companyId: string,
  report: Report,
  keys: readonly string[],
) => and(isOfReport(table, companyId, report), inArray(table.key, [...keys]))

/** Sources of values that people named, by datapoint. */
export async function namedSources(
  tenant: Tenant,
  report: Report,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await tenant.db
    .select({ key: datapointSources.key, source: datapointSources.source })
    .from(datapointSources)
    .where(ofKeys(datapointSources, tenant.companyId, report, keys))
  return new Map(rows.map(({ key, source }) => [key, source]))
}

/** The supporting documents of values, the oldest first. */
export async function supportingDocuments(tenant: Tenant, report: Report, keys: readonly string[]) {
  if (keys.length === 0) return []
  return tenant.db
    .select({ key: datapointDocuments.key, document_id: documents.id, name: documents.title })
    .from(datapointDocuments)
    .innerJoin(documents, eq(documents.id, datapointDocuments.documentId))
    .where(ofKeys(datapointDocuments, tenant.companyId, report, keys))
    .orderBy(asc(datapointDocuments.addedAt), asc(documents.title), asc(documents.id))
}

/** Saves the named source of a value; removes it where the text is empty. */
export async function saveSource({ db, companyId }: Tenant, { set, year }: Report, key: string, source: string) {
  if (source === '') {
    await db.delete(datapointSources).where(ofKeys(datapointSources, companyId, { set, year }, [key]))
    return
  }
  await db
    .insert(datapointSources)
    .values({ companyId, set, reportingYear: year, key, source })
    .onConflictDoUpdate({
      target: [datapointSources.companyId, datapointSources.set, datapointSources.reportingYear, datapointSources.key],
      set: { source },
    })
}

/** Adds supporting documents of the company to a value; returns how many of them exist. */
export async function addSupportingDocuments(
  { db, companyId }: Tenant,
  { set, year }: Report,
  key: string,
  ids: readonly string[],
): Promise<number> {
  const found = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.companyId, companyId), inArray(documents.id, [...ids])))
  if (found.length === 0) return 0
  await db
    .insert(datapointDocuments)
    .values(found.map(({ id }) => ({ companyId, set, reportingYear: year, key, documentId: id })))
    .onConflictDoNothing()
  return found.length
}

/** Removes the named source and the supporting documents of a value. */
export async function deleteSources({ db, companyId }: Tenant, report: Report, key: string): Promise<void> {
  await db.delete(datapointSources).where(ofKeys(datapointSources, companyId, report, [key]))
  await db.delete(datapointDocuments).where(ofKeys(datapointDocuments, companyId, report, [key]))
}
