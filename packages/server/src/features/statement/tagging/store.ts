import { desc } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { statementTags } from '../../../database/schema/statements.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../../reporting/index.ts'

export type TagChoice = typeof statementTags.$inferSelect

const { datapoint, id } = statementTags

/** What holds of each datapoint of a report that somebody chose an element for or reviewed. */
export const currentTags = ({ db, companyId }: Tenant, report: Report): Promise<TagChoice[]> =>
  db
    .selectDistinctOn([datapoint])
    .from(statementTags)
    .where(isOfReport(statementTags, companyId, report))
    .orderBy(datapoint, desc(id))

/** Adds what holds of a datapoint from now on. */
export async function addTag(
  { db, companyId }: Tenant,
  { set, year }: Report,
  row: Pick<TagChoice, 'datapoint' | 'element' | 'reviewed' | 'at'> & { userId: string },
): Promise<void> {
  await db.insert(statementTags).values({ companyId, set, reportingYear: year, ...row })
}

/** The elements that people chose, as a statement has them. */
export const chosenElements = (rows: readonly Pick<TagChoice, 'datapoint' | 'element'>[]) =>
  rows.flatMap(({ datapoint: of, element }) => (element === null ? [] : [{ datapoint: of, element }]))

/** Copies the chosen elements into the report of another year of the same set, where that has none; what was reviewed is to be reviewed again. */
export async function carryTags(
  tenant: Tenant,
  from: Report,
  to: Report,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  if (from.set !== to.set) return
  const present = new Set((await currentTags(tenant, to)).map((row) => row.datapoint))
  for (const { datapoint: of, element } of chosenElements(await currentTags(tenant, from)))
    if (!present.has(of)) await addTag(tenant, to, { datapoint: of, element, reviewed: null, userId, at })
}
