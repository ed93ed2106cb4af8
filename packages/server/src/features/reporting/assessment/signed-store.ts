import { and, desc, eq, lt, max, sql } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { assessmentHistory } from '../../../database/schema/assessment.ts'
import { signedAssessments } from '../../../database/schema/materiality.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../stores/report.ts'

const { companyId: company, set: inSet, reportingYear, number, content, hash } = signedAssessments
const { at, byName, note, topics, material, gaps, unrated, lastChange, answers } = signedAssessments

/** Signed versions without their content, the newest first. */
export const signedVersions = async (tenant: Tenant, report: Report) =>
  tenant.db
    .select({ number, at, byName, note, hash, topics, material, gaps, unrated, lastChange, answers })
    .from(signedAssessments)
    .where(isOfReport(signedAssessments, tenant.companyId, report))
    .orderBy(desc(number))
export type SignedRow = Awaited<ReturnType<typeof signedVersions>>[number]

/** The bytes of a signed version; `null` where there is none. */
export async function signedContent(tenant: Tenant, report: Report, version: number): Promise<string | null> {
  const [row] = await tenant.db
    .select({ content })
    .from(signedAssessments)
    .where(and(isOfReport(signedAssessments, tenant.companyId, report), eq(number, version)))
  return row?.content ?? null
}

/** The latest signed version of the latest year before a report's; `null` where there is none. */
export async function signedBefore({ db, companyId }: Tenant, { year }: Report) {
  const [row] = await db
    .select({ year: reportingYear, content })
    .from(signedAssessments)
    .where(and(eq(company, companyId), lt(reportingYear, year)))
    .orderBy(desc(reportingYear), desc(at))
    .limit(1)
  return row ?? null
}

/** The latest signed version of every year and set, the newest year first. */
export const latestSigned = async ({ db, companyId }: Tenant) =>
  (
    await db
      .selectDistinctOn([reportingYear, inSet], { set: inSet, year: reportingYear, number, content })
      .from(signedAssessments)
      .where(eq(company, companyId))
      .orderBy(desc(reportingYear), inSet, desc(number))
  ).map(({ set, ...row }) => ({ ...row, set: set as Report['set'] }))

export async function addSigned(
  { db, companyId }: Tenant,
  { set, year }: Report,
  row: Omit<typeof signedAssessments.$inferInsert, 'companyId' | 'set' | 'reportingYear'>,
): Promise<void> {
  await db.insert(signedAssessments).values({ ...row, companyId, set, reportingYear: year })
}

/** Number of the last change of a report's assessment, including changes of entries, which belong to no report. */
export async function lastChangeOf({ db, companyId }: Tenant, prefix: string): Promise<number> {
  const { companyId: owner, subject, id, action } = assessmentHistory
  const [row] = await db
    .select({ last: max(id) })
    .from(assessmentHistory)
    .where(
      and(
        eq(owner, companyId),
        sql`${action} <> 'signed'`,
        sql`(starts_with(${subject}, ${prefix}) or ${subject} not like '% %')`,
      ),
    )
  return row?.last ?? 0
}

/** Every change of a report's assessment and of entries, which belong to no report, the newest first. */
export const changesOfReport = async ({ db, companyId }: Tenant, prefix: string, most: number) =>
  db
    .select()
    .from(assessmentHistory)
    .where(
      and(
        eq(assessmentHistory.companyId, companyId),
        sql`(starts_with(${assessmentHistory.subject}, ${prefix}) or ${assessmentHistory.subject} not like '% %')`,
      ),
    )
    .orderBy(desc(assessmentHistory.id))
    .limit(most)
export type ChangeRow = Awaited<ReturnType<typeof changesOfReport>>[number]
