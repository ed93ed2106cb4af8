import { and, eq, inArray, sql } from 'drizzle-orm'
import { documents } from '../../database/schema/documents.ts'
import { keptDocuments } from '../../database/schema/statements.ts'
import type { Tenant } from '../../database/tenant.ts'

/** A file as the store has it, and what its sender called it. */
export interface SourceFile {
  file: string
  hash: string
  size: number
  title: string
}

const uuids = (ids: readonly string[]) => sql`any(string_to_array(${ids.join(' ')}, ' ')::uuid[])`

/**
 * The files of some documents, by document; call it in a transaction to have them stay until its end. Locks their keys only: who
 * issues a version holds the lock of reporting, for which a document that is being processed or removed waits.
 */
export async function sourcesOf(tenant: Tenant, ids: readonly string[]): Promise<Map<string, SourceFile>> {
  if (ids.length === 0) return new Map()
  const { id, file, hash, size, title } = documents
  const rows = await tenant.db
    .select({ id, file, hash, size, title })
    .from(documents)
    .where(and(eq(documents.companyId, tenant.companyId), sql`${id} = ${uuids(ids)}`))
    .orderBy(id)
    .for('key share')
  return new Map(rows.map(({ id, ...source }) => [id, source]))
}

/** Keeps files whatever becomes of their documents. Call it in the transaction that has locked them. */
export async function keepSources({ db, companyId }: Tenant, sources: readonly SourceFile[]): Promise<void> {
  if (sources.length === 0) return
  await db
    .insert(keptDocuments)
    .values(sources.map((source) => ({ companyId, ...source })))
    .onConflictDoNothing()
}

/** Kept files by their hashes. */
export async function keptSources(
  { db, companyId }: Tenant,
  hashes: readonly string[],
): Promise<Map<string, SourceFile>> {
  if (hashes.length === 0) return new Map()
  const { file, hash, size, title } = keptDocuments
  const rows = await db
    .select({ file, hash, size, title })
    .from(keptDocuments)
    .where(and(eq(keptDocuments.companyId, companyId), inArray(hash, [...hashes])))
  return new Map(rows.map((source) => [source.hash, source]))
}

/** Whether an issued statement cites the document that this file is of. */
export async function isKept({ db, companyId }: Tenant, file: string): Promise<boolean> {
  const rows = await db
    .select({ file: keptDocuments.file })
    .from(keptDocuments)
    .where(and(eq(keptDocuments.companyId, companyId), eq(keptDocuments.file, file)))
    .limit(1)
  return rows.length > 0
}
