import type { AdviceFacts } from '@esrs/engine'
import { and, eq } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { recommendationMarks, recommendations } from '../../../database/schema/advice.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../stores/report.ts'

export type Evaluation = Pick<
  typeof recommendations.$inferSelect,
  'advice' | 'basis' | 'running' | 'failed' | 'updatedAt'
>
export type Mark = (typeof recommendationMarks.$inferSelect)['mark']

const place = ({ companyId }: Tenant, { set, year }: Report) => ({ companyId, set, reportingYear: year })

const target = [recommendations.companyId, recommendations.set, recommendations.reportingYear]

const nothing: Evaluation = { advice: null, basis: null, running: false, failed: false, updatedAt: null }

/** The last evaluation of a report, and the state of the running one. */
export async function evaluationOf(tenant: Tenant, report: Report): Promise<Evaluation> {
  const [row] = await tenant.db
    .select()
    .from(recommendations)
    .where(isOfReport(recommendations, tenant.companyId, report))
  return row ?? nothing
}

/** Keeps what was evaluated; whether a re-evaluation is running stays as it is. */
export async function saveAdvice(
  tenant: Tenant,
  report: Report,
  advice: AdviceFacts[],
  basis: string,
  updatedAt: Date,
): Promise<void> {
  const row = { advice, basis, updatedAt }
  await tenant.db
    .insert(recommendations)
    .values({ ...place(tenant, report), ...row })
    .onConflictDoUpdate({ target, set: row })
}

/** Notes that a re-evaluation runs; `false` where one runs already. */
export async function beginEvaluation(tenant: Tenant, report: Report): Promise<boolean> {
  const row = { running: true, failed: false }
  const begun = await tenant.db
    .insert(recommendations)
    .values({ ...place(tenant, report), ...row })
    .onConflictDoUpdate({ target, set: row, setWhere: eq(recommendations.running, false) })
    .returning({ running: recommendations.running })
  return begun.length > 0
}

/** Notes that no re-evaluation runs any more. */
export async function endEvaluation(tenant: Tenant, report: Report, failed: boolean): Promise<void> {
  await tenant.db
    .update(recommendations)
    .set({ running: false, failed })
    .where(isOfReport(recommendations, tenant.companyId, report))
}

/** Marks on the recommendations of a report, by key. */
export async function marksOf(tenant: Tenant, report: Report): Promise<Map<string, Mark>> {
  const { key, mark } = recommendationMarks
  const rows = await tenant.db
    .select({ key, mark })
    .from(recommendationMarks)
    .where(isOfReport(recommendationMarks, tenant.companyId, report))
  return new Map(rows.map((row) => [row.key, row.mark]))
}

/** Keeps or takes back what a person decided about a recommendation. */
export async function saveMark(
  tenant: Tenant,
  report: Report,
  key: string,
  mark: Mark | null,
  by: { userId: string; at: Date },
): Promise<void> {
  const marked = { ...place(tenant, report), key }
  if (mark === null) {
    await tenant.db
      .delete(recommendationMarks)
      .where(and(isOfReport(recommendationMarks, tenant.companyId, report), eq(recommendationMarks.key, key)))
    return
  }
  const row = { mark, ...by }
  await tenant.db
    .insert(recommendationMarks)
    .values({ ...marked, ...row })
    .onConflictDoUpdate({
      target: [
        recommendationMarks.companyId,
        recommendationMarks.set,
        recommendationMarks.reportingYear,
        recommendationMarks.key,
      ],
      set: row,
    })
}
