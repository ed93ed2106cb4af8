import { type SQL, sql } from 'drizzle-orm'
import { knownTables } from './table-meanings.ts'
import type { Queries } from './tenant.ts'

/** A row that names a kept file. */
export interface StoredFileRow extends Record<string, unknown> {
  company: string
  file: string
  hash: string
  size: string
}

/** All rows that name kept files, of every table that says so, or those of one company; a file that several rows name is told once. */
export const storedFiles = (companyId?: string): SQL =>
  sql.join(
    knownTables.flatMap(({ table, owner, stored }) => {
      if (!stored || !owner) return []
      const column = (name: string) => sql.identifier(name)
      const isTheirs = companyId === undefined ? sql`true` : sql`${column(owner)} = ${companyId}`
      return sql`select ${column(owner)}::text as company, ${column(stored.name)} as file, ${column(stored.hash)} as hash,
          ${column(stored.size)}::text as size
        from ${column(table)} where ${column(stored.name)} is not null and ${isTheirs}`
    }),
    sql` union `,
  )

/** Which of these names in the file store a row of any company names. */
export async function knownFiles(db: Queries, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const known = new Set<string>()
  for (const { table, stored } of knownTables) {
    if (!stored) continue
    const name = sql.identifier(stored.name)
    const { rows } = await db.execute<{ file: string }>(
      sql`select ${name} as file from ${sql.identifier(table)} where ${name} = any(${sql.param(`{${names.join(',')}}`)}::text[])`,
    )
    for (const { file } of rows) known.add(file)
  }
  return known
}
