import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { endedStages } from '@esrs/contract'
import { type SQL, sql } from 'drizzle-orm'
import { errorCode } from '../database/failures.ts'
import { type StoredFileRow, storedFiles } from '../database/stored-files.ts'
import type { Queries } from '../database/tenant.ts'
import type { CompanyFiles } from '../files/encryption/company-files.ts'
import { KeyUnusable } from '../files/encryption/company-keys.ts'
import { FileDamaged } from '../files/encryption/format.ts'
import { isOlder } from '../files/incoming.ts'
import { doubleJobs, hasAnyJob, lostJobs, overdueJobs, strayJobs } from '../jobs/job-table.ts'
import { checkTrail, companiesWithTrails } from '../trail/check.ts'

/** The compared parts: the database, and the file store. */
export interface SanityParts {
  db: Queries
  files: Pick<CompanyFiles, 'read' | 'list' | 'unfinished' | 'unusableKeys'>
  /** Nothing may be under way any more: what would be young enough to belong to running work counts as well. */
  atRest: boolean
}

/** Looks for what must never be, however often the product was killed. One line for each kind of thing found. */
export async function findInsanities(parts: SanityParts): Promise<string[]> {
  const { db, files } = parts
  return [
    ...(await brokenFiles(db, files, parts.atRest)),
    ...(await crossTenantReferences(db)),
    ...(await counted(db, checks(parts.atRest))),
    ...(await brokenTrails(db)),
  ]
}

/** Trails in which a row was changed, removed or put in. */
async function brokenTrails(db: Queries): Promise<string[]> {
  const found: string[] = []
  for (const id of await companiesWithTrails(db)) {
    const { faults } = await checkTrail(db, id)
    if (faults.length === 0) continue
    const what = `places where the trail of company ${id} is not as it was written`
    found.push(
      line(
        what,
        faults.map((fault) => `${fault.number} ${fault.what}`),
      ),
    )
  }
  return found
}

interface Check {
  what: string
  rows: SQL
}

const ended = sql`stage in ${[...endedStages]}`

/** Each asks for the identifiers of rows that must not be there. */
const checks = (atRest: boolean): Check[] => [
  {
    what: 'documents that wait for a job that does not exist',
    rows: sql`
      select id::text from documents d
      where not (${ended}) and (${atRest} or uploaded_at < now() - interval '5 minutes')
        and not ${hasAnyJob('document', sql`d.id`)}`,
  },
  {
    what: 'documents with two jobs at once',
    rows: sql`
      select id::text from documents where not (${ended}) and id::text in (${doubleJobs('document')})`,
  },
  {
    what: 'documents that failed without a reason, or succeeded with one',
    rows: sql`
      select id::text from documents
      where (stage = 'failed') <> (error_code is not null) or (${ended}) <> (finished_at is not null)`,
  },
  {
    what: 'jobs whose process is gone',
    rows: lostJobs,
  },
  {
    what: 'jobs that wait for more than an hour though they are due',
    rows: overdueJobs,
  },
  {
    what: 'jobs of a company that does not exist, or about a document of another',
    rows: strayJobs,
  },
  {
    what: 'issued statements that are not what was issued',
    rows: sql`
      select company_id || ' ' || number as id from issued_statements
      where encode(sha256(convert_to(statement, 'UTF8')), 'hex') <> hash`,
  },
  {
    what: 'files of statements that wait for a job that does not exist',
    rows: sql`
      select id::text from statement_files f
      where state in ('waiting', 'making') and (${atRest} or requested_at < now() - interval '5 minutes')
        and not ${hasAnyJob('file', sql`f.id`)}`,
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

/** Rows without their file, files without their row, and files that are not what was stored. */
async function brokenFiles(db: Queries, files: SanityParts['files'], atRest: boolean): Promise<string[]> {
  const rows = await rowsWithFiles(db)
  const isOrphan = ({ since }: { since: Date }) => atRest || isOlder(since, sweptAfter)
  const [missing, changed, orphans]: [string[], string[], string[]] = [[], [], []]
  for (const { file, size, hash } of rows) {
    const found = await contentOf(files, file)
    if (!found) missing.push(file)
    else if (found === 'damaged' || found.size !== Number(size) || found.hash !== hash) changed.push(file)
  }
  // Files are read for minutes; what people removed meanwhile is nobody's loss.
  const still = atRest ? rows : await rowsWithFiles(db)
  const isStillNamed = (name: string) => still.some(({ file }) => file === name)
  const namedFiles = new Set(rows.map(({ file }) => file))
  for await (const some of files.list())
    for (const file of some) if (!namedFiles.has(file.name) && isOrphan(file)) orphans.push(file.name)
  const left = (await files.unfinished()).filter(isOrphan).map(({ name }) => name)
  const all: [string, string[]][] = [
    ['keys of companies that no master key opens', await files.unusableKeys()],
    ['rows without their file', missing.filter(isStillNamed)],
    ['files that are not what was stored', changed.filter(isStillNamed)],
    ['kept files without a row', orphans],
    ['files of uploads that never ended', left],
  ]
  return all.flatMap(([what, names]) => (names.length > 0 ? [line(what, names)] : []))
}

async function rowsWithFiles(db: Queries): Promise<StoredFileRow[]> {
  const { rows } = await db.execute<StoredFileRow>(storedFiles())
  return rows
}

const sweptAfter = 2 * 3_600_000

/** Size and hash of a kept file, every tag of it compared; `null` when there is none. */
async function contentOf(
  files: SanityParts['files'],
  name: string,
): Promise<{ size: number; hash: string } | 'damaged' | null> {
  try {
    const { stream, size } = await files.read(name)
    const hash = createHash('sha256')
    await pipeline(stream, hash)
    return { size, hash: hash.digest('hex') }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    if (error instanceof FileDamaged || error instanceof KeyUnusable) return 'damaged'
    throw error
  }
}
