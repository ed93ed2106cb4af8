import { eq, type SQL, sql } from 'drizzle-orm'
import { companies, users } from '../../../database/schema/accounts.ts'
import { storedFiles } from '../../../database/stored-files.ts'
import { type KnownTable, knownTables } from '../../../database/table-meanings.ts'
import type { Queries, Tenant } from '../../../database/tenant.ts'
import { deleteJobsAbout, deleteJobsOf } from '../../../jobs/job-table.ts'

/** Tables whose rows a company or a person takes with them: those of which the schema says so. */
export const exportedTables = knownTables.filter(({ exported }) => exported)

const rowsAtOnce = 100

/** Columns that name a person, with their tables. */
async function mentions(db: Queries): Promise<{ table: string; column: string }[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select k.conrelid::regclass::text as table, a.attname::text as column
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'public.users'::regclass order by 1, 2`)
  const unbound = knownTables.flatMap(({ table, people = [] }) => people.map((column) => ({ table, column })))
  return [...rows, ...unbound]
}

const columnsOf = (names: readonly string[], of: string): SQL =>
  sql.join(
    names.map((column) => sql`${sql.identifier(of)}.${sql.identifier(column)}`),
    sql`, `,
  )

/** Rows of a table as JSON text, page by page in the order of its key, so that a slow reader delays no other. */
export async function* rowsOf(
  { db, companyId }: Tenant,
  { table, owner, key, secrets = [], bytes }: KnownTable,
  condition: SQL = sql`true`,
): AsyncGenerator<string> {
  const name = sql.identifier(table)
  const place = sql.join(
    key.map((column) => sql`${column}::text, t.${sql.identifier(column)}`),
    sql`, `,
  )
  // A file is not repeated in letters: it is in the archive as it came.
  const hidden = [...secrets, ...(bytes ? [bytes.content] : [])]
  const shown = sql`to_jsonb(t) - ${sql.param(`{${hidden.join(',')}}`)}::text[]`
  for (let last: string | null = null; ; ) {
    const after: SQL =
      last === null
        ? sql`true`
        : sql`(${columnsOf(key, 't')}) > (select ${columnsOf(key, 'p')} from jsonb_populate_record(null::${name}, ${last}::jsonb) p)`
    const page: { rows: { row: string; place: string }[] } = await db.execute(sql`
      select (${shown})::text as row, jsonb_build_object(${place})::text as place
      from ${name} t where t.${sql.identifier(owner!)} = ${companyId} and ${after} and (${condition})
      order by ${columnsOf(key, 't')} limit ${rowsAtOnce}`)
    for (const { row } of page.rows) yield row
    if (page.rows.length < rowsAtOnce) return
    last = page.rows.at(-1)!.place
  }
}

/** A file of a company: the row that it belongs to, what it is called, and where it is. */
export interface CompanyFile {
  table: string
  row: Record<string, unknown>
  title: string
  /** Its name in the file store and its hash; or its bytes, where the row holds them. */
  kept: { file: string; hash: string } | { bytes: () => Promise<Buffer | null> }
}

/** Files of a company, of every table that says that it names or holds some. */
export async function* filesOf(tenant: Tenant): AsyncGenerator<CompanyFile> {
  // A document that an issued statement cites has two rows and one file.
  const told = new Set<string>()
  for (const held of knownTables) {
    const { table, key, stored, bytes } = held
    if (!stored && !bytes) continue
    for await (const text of rowsOf(tenant, held)) {
      const values = JSON.parse(text) as Record<string, unknown>
      const row = Object.fromEntries(key.map((column) => [column, values[column]]))
      const called = (column: string) => String(values[column] ?? table)
      if (bytes) yield { table, row, title: called(bytes.title), kept: { bytes: () => bytesIn(tenant, held, row) } }
      const file = stored && (values[stored.name] as string | null)
      // Some files are still to be made.
      if (!stored || !file || told.has(file)) continue
      told.add(file)
      yield { table, row, title: called(stored.title), kept: { file, hash: String(values[stored.hash]) } }
    }
  }
}

/** The file that a row holds; `null` where it holds none, or is gone by now. */
async function bytesIn({ db, companyId }: Tenant, { table, owner, key, bytes }: KnownTable, row: object) {
  const name = sql.identifier(table)
  const { rows } = await db.execute<{ content: Buffer | null }>(sql`
    select t.${sql.identifier(bytes!.content)} as content from ${name} t
    where t.${sql.identifier(owner!)} = ${companyId} and (${columnsOf(key, 't')}) =
      (select ${columnsOf(key, 'p')} from jsonb_populate_record(null::${name}, ${JSON.stringify(row)}::jsonb) p)`)
  return rows[0]?.content ?? null
}

/** Bytes of all files of a company, as far as their tables tell. */
export async function bytesOf({ db, companyId }: Tenant): Promise<number> {
  const held = knownTables.flatMap(({ table, owner, bytes }) =>
    bytes
      ? sql` + (select coalesce(sum(octet_length(${sql.identifier(bytes.content)})), 0)
          from ${sql.identifier(table)} where ${sql.identifier(owner!)} = ${companyId})`
      : [],
  )
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select ((select coalesce(sum(size::bigint), 0) from (${storedFiles(companyId)}) as files) ${sql.join(held)})::float8 as bytes`)
  return rows[0]?.bytes ?? 0
}

/** Waits for everything that adds rows to a company, and keeps out what would; call it in the transaction that erases it. */
export async function lockCompany({ db, companyId }: Tenant): Promise<void> {
  // Many documents take longer than a call may; half an erasure would be worse than a slow one.
  await db.execute(sql`set local statement_timeout = 0`)
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
}

/** Deletes the rows of a company and its waiting jobs; call it in a transaction that has locked it. */
export async function deleteCompany(tenant: Tenant): Promise<void> {
  await deleteJobsOf(tenant)
  await tenant.db.delete(companies).where(eq(companies.id, tenant.companyId))
}

/** Erases a person; what they did stays without a name. Call it in a transaction. */
export async function deletePerson({ db }: Tenant, userId: string): Promise<void> {
  await deleteJobsAbout(db, 'userId', userId)
  await db.delete(users).where(eq(users.id, userId))
}

/** Names of all files of a company in the file store. */
export async function fileNamesOf({ db, companyId }: Tenant): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(
    sql`select distinct file from (${storedFiles(companyId)}) as named order by file`,
  )
  return rows.map(({ file }) => file)
}

/** The exported tables that can name a person, each with the rows that do. */
export async function tablesNaming(
  tenant: Tenant,
  userId: string,
): Promise<{ table: string; rows: AsyncGenerator<string> }[]> {
  const named = await mentions(tenant.db)
  return exportedTables.flatMap((known) => {
    const columns = named.filter(({ table }) => table === known.table).map(({ column }) => column)
    if (known.table === 'users') columns.push('id')
    if (columns.length === 0) return []
    const isTheirs = sql.join(
      columns.map((column) => sql`t.${sql.identifier(column)} = ${userId}`),
      sql` or `,
    )
    return [{ table: known.table, rows: rowsOf(tenant, known, isTheirs) }]
  })
}
