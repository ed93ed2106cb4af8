import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { assessmentHistory } from '../../../database/schema/assessment.ts'
import { documents } from '../../../database/schema/documents.ts'
import { materialityScores } from '../../../database/schema/materiality.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../stores/report.ts'

const {
  companyId: company,
  set: inSet,
  reportingYear,
  key,
  by,
  scale,
  points,
  horizons,
  after,
  beyond,
} = materialityScores

/** A score as stored. */
export type ScoreRow = Omit<typeof materialityScores.$inferSelect, 'companyId' | 'set' | 'reportingYear'>

/** The points of all scores of a report, without reasons. */
export const allPoints = async (tenant: Tenant, report: Report) =>
  tenant.db
    .select({ id: materialityScores.id, key, by, scale, points, horizons, after, beyond })
    .from(materialityScores)
    .where(isOfReport(materialityScores, tenant.companyId, report))
    .orderBy(materialityScores.id)
export type PointsRow = Awaited<ReturnType<typeof allPoints>>[number]

/** The scores of a report or of one entry, with reasons and sources. */
export const allScores = async (tenant: Tenant, report: Report, entry?: string): Promise<ScoreRow[]> =>
  tenant.db
    .select()
    .from(materialityScores)
    .where(
      and(isOfReport(materialityScores, tenant.companyId, report), entry === undefined ? undefined : eq(key, entry)),
    )
    .orderBy(materialityScores.id)

/** Stores a person's score of an entry, in place of an earlier one. */
export async function saveScore(
  { db, companyId }: Tenant,
  { set, year }: Report,
  row: Omit<ScoreRow, 'id'>,
): Promise<void> {
  await db
    .insert(materialityScores)
    .values({ ...row, companyId, set, reportingYear: year })
    .onConflictDoUpdate({ target: [company, inSet, reportingYear, key, by], targetWhere: isNotNull(by), set: row })
}

export async function deleteScore(tenant: Tenant, report: Report, entry: string, userId: string): Promise<boolean> {
  const gone = await tenant.db
    .delete(materialityScores)
    .where(and(isOfReport(materialityScores, tenant.companyId, report), eq(key, entry), eq(by, userId)))
    .returning({ id: materialityScores.id })
  return gone.length > 0
}

/** How many comments each subject has. */
export async function commentCounts({ db, companyId }: Tenant, prefix: string): Promise<Map<string, number>> {
  const { subject, companyId: owner, action } = assessmentHistory
  const rows = await db
    .select({ subject, count: sql<number>`count(*)::int` })
    .from(assessmentHistory)
    .where(and(eq(owner, companyId), eq(action, 'commented'), sql`starts_with(${subject}, ${prefix})`))
    .groupBy(subject)
  return new Map(rows.map(({ subject, count }) => [subject.slice(prefix.length), count]))
}

/** Titles of some of the company's documents. */
export async function documentTitles({ db, companyId }: Tenant, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: documents.id, title: documents.title })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        sql`${documents.id} = any(string_to_array(${ids.join(' ')}, ' ')::uuid[])`,
      ),
    )
  return new Map(rows.map(({ id, title }) => [id, title]))
}
