import { eq, type SQL, sql } from 'drizzle-orm'
import { companies, users } from '../../database/schema/accounts.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'

// What is stored for a company or about a person is asked from the database's own catalogue, so that a table which a feature
// adds later belongs to an export without being mentioned here.

/** A table with rows of companies. */
export interface CompanyTable {
  table: string
  key: string[]
  /** The column that names a kept file, and the one that says what its sender called it. */
  file: { column: string; title: string } | null
}

/** Columns that would let whoever reads an export act as somebody, by table. */
export const secrets: Record<string, string[]> = {
  users: ['password_hash', 'generation'],
  mail_links: ['hash'],
  api_tokens: ['hash', 'generation'],
  guest_devices: ['hash'],
  second_factors: ['sealed_key', 'last_step'],
  recovery_codes: ['hash'],
  sign_in_challenges: ['hash', 'generation', 'sealed_answer'],
  directory_tokens: ['hash'],
  trail_receivers: ['sealed_token'],
  sign_in_providers: ['sealed_secret'],
  provider_attempts: ['hash', 'nonce', 'sealed_verifier', 'browser'],
  provider_sessions: ['sealed_answer'],
  company_keys: ['wrapped'],
}

const rowsAtOnce = 100

/** Every table with a column `company_id`, by name. */
export async function companyTables(db: Queries): Promise<CompanyTable[]> {
  const { rows } = await db.execute<{ table: string; key: string[]; columns: string[] }>(sql`
    select c.relname as table,
      array(select a.attname::text from pg_attribute a join pg_index i on i.indrelid = a.attrelid
        where a.attrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)
        order by array_position(i.indkey::int2[], a.attnum)) as key,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id')
    order by c.relname`)
  return rows.map(({ table, key, columns }) => {
    const title = ['title', 'name'].find((column) => columns.includes(column))
    return { table, key, file: columns.includes('file') ? { column: 'file', title: title ?? 'file' } : null }
  })
}

/** Columns that name a person, with their tables. */
export async function mentions(db: Queries): Promise<{ table: string; column: string }[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select k.conrelid::regclass::text as table, a.attname::text as column
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'public.users'::regclass order by 1, 2`)
  const inTheTrail = ['by_user', 'about_user'].map((column) => ({ table: 'trail', column }))
  const frozen = ['issued_statements', 'signed_assessments'].map((table) => ({ table, column: 'by_user' }))
  return [...rows, ...inTheTrail, ...frozen]
}

/** Rows of a table as JSON text, page by page in the order of its key, so that a slow reader delays no other. */
export async function* rowsOf(
  { db, companyId }: Tenant,
  { table, key }: CompanyTable,
  condition: SQL = sql`true`,
): AsyncGenerator<string> {
  const name = sql.identifier(table)
  const keys = (of: string) =>
    sql.join(
      key.map((column) => sql`${sql.identifier(of)}.${sql.identifier(column)}`),
      sql`, `,
    )
  const place = sql.join(
    key.map((column) => sql`${column}::text, t.${sql.identifier(column)}`),
    sql`, `,
  )
  const hidden = sql`array[${sql.join(
    (secrets[table] ?? ['']).map((column) => sql`${column}`),
    sql`, `,
  )}]::text[]`
  for (let last: string | null = null; ; ) {
    const after: SQL =
      last === null
        ? sql`true`
        : sql`(${keys('t')}) > (select ${keys('p')} from jsonb_populate_record(null::${name}, ${last}::jsonb) p)`
    const page: { rows: { row: string; place: string }[] } = await db.execute(sql`
      select (to_jsonb(t) - ${hidden})::text as row, jsonb_build_object(${place})::text as place
      from ${name} t where t.company_id = ${companyId} and ${after} and (${condition})
      order by ${keys('t')} limit ${rowsAtOnce}`)
    for (const { row } of page.rows) yield row
    if (page.rows.length < rowsAtOnce) return
    last = page.rows.at(-1)!.place
  }
}

/** Files of a company: where each is kept, what it is called, and the table that names it. */
export async function* filesOf(
  tenant: Tenant,
  all: CompanyTable[],
): AsyncGenerator<{ table: string; file: string; hash: string; title: string }> {
  // A document that an issued statement cites has two rows and one file.
  const told = new Set<string>()
  for (const holding of all) {
    if (!holding.file) continue
    const { column, title } = holding.file
    for await (const row of rowsOf(tenant, holding)) {
      const values = JSON.parse(row) as Record<string, string | null>
      const file = values[column]
      // Some files are still to be made.
      if (!file || told.has(file)) continue
      told.add(file)
      yield { table: holding.table, file, title: values[title]!, hash: values.hash! }
    }
  }
}

/** Bytes of all files of a company, as far as their tables tell. */
export async function bytesOf({ db, companyId }: Tenant): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select coalesce(sum(size), 0)::float8 as bytes from (
      select file, size from documents where company_id = ${companyId}
      union select file, size from kept_documents where company_id = ${companyId}
      union select file, size from statement_files where company_id = ${companyId}) as files`,
  )
  return rows[0]?.bytes ?? 0
}

/** Erases a company with everything that belongs to it; call it in a transaction. */
export async function deleteCompany({ db, companyId }: Tenant): Promise<void> {
  // Many documents take longer than a call may; half an erasure would be worse than a slow one.
  await db.execute(sql`set local statement_timeout = 0`)
  await db.execute(sql`delete from jobs.job where group_id = ${companyId} and state <> 'active'`)
  await db.delete(companies).where(eq(companies.id, companyId))
}

/** Erases a person; what they did stays without a name. Call it in a transaction. */
export async function deletePerson({ db }: Tenant, userId: string): Promise<void> {
  await db.execute(sql`delete from jobs.job where data->'data'->>'userId' = ${userId} and state <> 'active'`)
  await db.delete(users).where(eq(users.id, userId))
}
