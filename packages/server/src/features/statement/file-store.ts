import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { isOfReport } from '../../database/of-report.ts'
import { statementFiles } from '../../database/schema/statements.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'
import { hasJob } from '../../jobs/job-table.ts'
import type { Report } from '../reporting/index.ts'
import { makeFileJob } from './job-kinds.ts'

/** A file made of a statement, as stored. */
export type FileRow = typeof statementFiles.$inferSelect

/** What a file is made of, and how. */
export type RequestedFile = Pick<FileRow, 'version' | 'format' | 'language'>

const { id: rowId, companyId: company, state, requestedAt } = statementFiles

const like = ({ version, format, language }: RequestedFile) =>
  and(
    version === null ? isNull(statementFiles.version) : eq(statementFiles.version, version),
    eq(statementFiles.format, format),
    eq(statementFiles.language, language),
  )

const underWay = ['waiting', 'making'] as const

/** The files of a report, the newest first. */
export async function listFiles(tenant: Tenant, report: Report, limit: number): Promise<FileRow[]> {
  return tenant.db
    .select()
    .from(statementFiles)
    .where(isOfReport(statementFiles, tenant.companyId, report))
    .orderBy(desc(requestedAt), desc(rowId))
    .limit(limit)
}

export async function getFile({ db, companyId }: Tenant, id: string): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(statementFiles)
    .where(and(eq(company, companyId), eq(rowId, id)))
  return row ?? null
}

/** A file that answers a wish already: of a version one that has not failed, of the draft one that is still waiting. */
export async function presentFile(tenant: Tenant, report: Report, wish: RequestedFile): Promise<FileRow | null> {
  const [row] = await tenant.db
    .select()
    .from(statementFiles)
    .where(
      and(
        isOfReport(statementFiles, tenant.companyId, report),
        like(wish),
        wish.version === null ? eq(state, 'waiting') : ne(state, 'failed'),
      ),
    )
    .limit(1)
  return row ?? null
}

/** How many files of the company are being made or wait for it. */
export async function countUnderWay({ db, companyId }: Tenant): Promise<number> {
  return db.$count(statementFiles, and(eq(company, companyId), inArray(state, [...underWay])))
}

/** Lets one transaction of a company at a time wish for files, so that none is made twice. */
export const lockFiles = (inside: Tenant): Promise<void> => inside.lock('statement files')

export async function addFile(
  { db, companyId }: Tenant,
  { set, year }: Report,
  row: RequestedFile & Pick<FileRow, 'id' | 'requestedBy' | 'requestedAt'>,
): Promise<FileRow> {
  const [added] = await db
    .insert(statementFiles)
    .values({ companyId, set, reportingYear: year, state: 'waiting', ...row })
    .returning()
  return added!
}

/** Moves a file on that has not reached its end; `false` where it has, or is gone. */
export async function advanceFile(
  { db, companyId }: Tenant,
  id: string,
  change: Partial<Pick<FileRow, 'state' | 'name' | 'file' | 'size' | 'hash' | 'reason'>>,
): Promise<boolean> {
  const rows = await db
    .update(statementFiles)
    .set(change)
    .where(and(eq(company, companyId), eq(rowId, id), inArray(state, [...underWay])))
    .returning({ id: rowId })
  return rows.length > 0
}

/** Removes the older files of a draft in a format and language and those that failed; returns their names in the file store. */
export async function removeOldFiles(
  { db, companyId }: Tenant,
  { set, reportingYear: year, format, language }: FileRow,
  keep: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ file: string | null }>(sql`
    delete from statement_files where company_id = ${companyId} and id in (
      select id from statement_files
      where company_id = ${companyId} and set = ${set} and reporting_year = ${year} and format = ${format}
        and language = ${language} and (version is null or state = 'failed') and state in ('done', 'failed')
      order by requested_at desc, id offset ${keep})
    returning file`)
  return rows.flatMap(({ file }) => file ?? [])
}

/** Files of all companies that wait for a job that does not exist, as after a database was restored without its queue. */
export async function stuckFiles(db: Queries): Promise<{ id: string; companyId: string }[]> {
  const { rows } = await db.execute<{ id: string; companyId: string }>(sql`
    select id, company_id as "companyId" from statement_files f
    where state in ('waiting', 'making') and requested_at < now() - interval '5 minutes'
      and not ${hasJob(makeFileJob, 'file', sql`f.id`)}`)
  return rows
}
