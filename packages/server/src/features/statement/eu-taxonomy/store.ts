import type { TaxonomyDisclosure } from '@esrs/contract'
import { and, desc, eq } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { taxonomyDisclosures } from '../../../database/schema/statements.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../../reporting/index.ts'

export type DisclosureRow = typeof taxonomyDisclosures.$inferSelect

const { companyId: company, reportingYear, id } = taxonomyDisclosures

/** The disclosure of a report that holds; `null` where none was ever saved. */
export async function lastDisclosure({ db, companyId }: Tenant, report: Report): Promise<DisclosureRow | null> {
  const [row] = await db
    .select()
    .from(taxonomyDisclosures)
    .where(isOfReport(taxonomyDisclosures, companyId, report))
    .orderBy(desc(id))
    .limit(1)
  return row ?? null
}

/** The disclosure of a year, in whatever set it was made; the latest of them. */
export async function disclosureOfYear({ db, companyId }: Tenant, year: number): Promise<DisclosureRow | null> {
  const [row] = await db
    .select()
    .from(taxonomyDisclosures)
    .where(and(eq(company, companyId), eq(reportingYear, year)))
    .orderBy(desc(id))
    .limit(1)
  return row ?? null
}

/** Adds the disclosure that holds from now on. */
export async function addDisclosure(
  { db, companyId }: Tenant,
  { set, year }: Report,
  row: { disclosure: TaxonomyDisclosure | null; userId: string; at: Date },
): Promise<DisclosureRow> {
  const [added] = await db
    .insert(taxonomyDisclosures)
    .values({ companyId, set, reportingYear: year, ...row })
    .returning()
  return added!
}
