import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/tenant.ts'

/** What is compared: the database, and the folder of the file store. */
export interface SanityParts {
  db: Queries
  /** `null` where files are kept elsewhere; they are not looked at then. */
  filesFolder: string | null
  /** Nothing may be under way any more: what would be young enough to belong to running work counts as well. */
  atRest: boolean
}

/** Looks for what must never be, however often the product was killed. One line for each kind of thing found. */
export async function findInsanities(parts: SanityParts): Promise<string[]> {
  const { db, filesFolder } = parts
  return [
    ...(filesFolder === null ? [] : await brokenFiles(db, filesFolder, parts.atRest)),
    ...(await crossTenantReferences(db)),
    ...(await counted(db, checks(parts.atRest))),
  ]
}

interface Check {
  what: string
  rows: SQL
}

const ended = sql.raw(`stage in ('processed', 'failed')`)
const waiting = sql.raw(`state in ('created', 'retry', 'active')`)

/** Each asks for the identifiers of rows that must not be there. */
const checks = (atRest: boolean): Check[] => [
  {
    what: 'documents that wait for a job that does not exist',
    rows: sql`
      select id::text from documents d
      where not (${ended}) and (${atRest} or uploaded_at < now() - interval '5 minutes') and not exists (
        select 1 from jobs.job j
        where j.name like 'documents.%' and ${waiting} and j.data->'data'->>'document' = d.id::text)`,
  },
  {
    what: 'documents with two jobs at once',
    rows: sql`
      select data->'data'->>'document' as id from jobs.job
      where name = 'documents.process' and ${waiting} group by 1 having count(*) > 1`,
  },
  {
    what: 'documents that failed without a reason, or succeeded with one',
    rows: sql`
      select id::text from documents
      where (stage = 'failed') <> (error_code is not null) or (${ended}) <> (finished_at is not null)`,
  },
  {
    what: 'jobs whose process is gone',
    rows: sql`
      select id::text from jobs.job
      where state = 'active' and coalesce(heartbeat_on, started_on) < now() - interval '2 minutes'`,
  },
  {
    what: 'jobs that wait for more than an hour though they are due',
    rows: sql`
      select id::text from jobs.job
      where state in ('created', 'retry') and greatest(created_on, start_after) < now() - interval '1 hour'`,
  },
  {
    what: 'jobs of a company that does not exist, or about a document of another',
    rows: sql`
      select j.id::text from jobs.job j
      left join companies c on c.id::text = j.data->>'company'
      left join documents d on d.id::text = j.data->'data'->>'document'
      where ${waiting} and j.data ? 'company' and (c.id is null or d.company_id <> c.id)`,
  },
  {
    what: 'findings whose words do not stand on their page',
    rows: sql`
      select f.id::text from findings f
      left join document_pages p on p.document_id = f.document_id and p.number = f.page
      where f.shown and (p.text is null or position(f.excerpt in p.text) = 0)`,
  },
  {
    what: 'processed documents whose pages are not all there',
    rows: sql`
      select d.id::text from documents d
      where d.stage = 'processed' and d.page_count is not null
        and d.page_count <> (select count(*) from document_pages p where p.document_id = d.id)`,
  },
  {
    what: 'proposed values of a report in use that rest on no finding',
    rows: sql`
      select v.key as id from datapoint_values v
      join current_reports r on r.company_id = v.company_id and r.set = v.set and r.reporting_year = v.reporting_year
      where v.status = 'proposed' and v.finding_id is null`,
  },
]

const named = 5

async function counted(db: Queries, all: Check[]): Promise<string[]> {
  const found: string[] = []
  for (const { what, rows: query } of all) {
    const { rows } = await db.execute<{ id: string }>(query)
    if (rows.length > 0)
      found.push(
        line(
          what,
          rows.map(({ id }) => id),
        ),
      )
  }
  return found
}

function line(what: string, ids: readonly string[]): string {
  return `${ids.length} ${what}: ${ids.slice(0, named).join(', ')}${ids.length > named ? ' …' : ''}`
}

/** Rows of one company that name a row of another, over every reference that the database knows. */
async function crossTenantReferences(db: Queries): Promise<string[]> {
  const { rows: references } = await db.execute<{ child: string; column: string; parent: string; target: string }>(sql`
    select c.conrelid::regclass::text as child, a.attname as column, c.confrelid::regclass::text as parent,
      t.attname as target
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute t on t.attrelid = c.confrelid and t.attnum = c.confkey[1]
    where c.contype = 'f' and array_length(c.conkey, 1) = 1 and c.connamespace = 'public'::regnamespace
      and exists (select 1 from pg_attribute o where o.attrelid = c.conrelid and o.attname = 'company_id')
      and exists (select 1 from pg_attribute o where o.attrelid = c.confrelid and o.attname = 'company_id')`)
  const found: string[] = []
  for (const { child, column, parent, target } of references) {
    const [from, to] = [sql.raw(child), sql.raw(parent)]
    const { rows } = await db.execute<{ id: string }>(sql`
      select x.${sql.identifier(column)}::text as id from ${from} x
      join ${to} y on y.${sql.identifier(target)} = x.${sql.identifier(column)}
      where x.company_id <> y.company_id`)
    if (rows.length > 0)
      found.push(
        line(
          `rows of ${child} that name another company's ${parent}`,
          rows.map(({ id }) => id),
        ),
      )
  }
  return found
}

/** Rows without their file, files without their row, and files that are not what was uploaded. */
async function brokenFiles(db: Queries, folder: string, atRest: boolean): Promise<string[]> {
  const { rows } = await db.execute<{ file: string; size: string; hash: string }>(
    sql`select file, size::text, hash from documents`,
  )
  const found: string[] = []
  const kept = path.join(folder, 'kept')
  const placeOf = (name: string) => path.join(kept, name.slice(0, 2), name)
  const [missing, changed]: [string[], string[]] = [[], []]
  for (const { file, size, hash } of rows) {
    const stat = await fs.promises.stat(placeOf(file)).catch(() => null)
    if (!stat) missing.push(file)
    else if (stat.size !== Number(size) || (await hashOf(placeOf(file))) !== hash) changed.push(file)
  }
  if (missing.length > 0) found.push(line('documents without their file', missing))
  if (changed.length > 0) found.push(line('files that are not what was uploaded', changed))
  const known = new Set(rows.map(({ file }) => file))
  const orphans = files(kept).filter((file) => !known.has(path.basename(file)) && (atRest || isOld(file)))
  if (orphans.length > 0)
    found.push(
      line(
        'kept files without a document',
        orphans.map((file) => path.basename(file)),
      ),
    )
  const left = files(path.join(folder, 'arriving')).filter((file) => atRest || isOld(file))
  if (left.length > 0)
    found.push(
      line(
        'files of uploads that never ended',
        left.map((file) => path.basename(file)),
      ),
    )
  return found
}

const sweptAfter = 2 * 3_600_000

function isOld(file: string): boolean {
  try {
    return Date.now() - fs.statSync(file).ctimeMs > sweptAfter
  } catch {
    return false
  }
}

const files = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : []

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(fs.createReadStream(file), hash)
  return hash.digest('hex')
}
