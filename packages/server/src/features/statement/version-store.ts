import { and, desc, eq } from 'drizzle-orm'
import { isOfReport } from '../../database/of-report.ts'
import { issuedStatements } from '../../database/schema/statements.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Report } from '../reporting/index.ts'

const { number, at, note, hash, statement } = issuedStatements
const { byName, languages, facts } = issuedStatements

/** Issued versions without their statements, the newest first. */
export async function listVersions(tenant: Tenant, report: Report) {
  return tenant.db
    .select({
      number,
      at,
      note,
      hash,
      by: byName,
      languages,
      facts,
    })
    .from(issuedStatements)
    .where(isOfReport(issuedStatements, tenant.companyId, report))
    .orderBy(desc(number))
}

/** The number of the last version; 0 where there is none. */
export async function lastNumber(tenant: Tenant, report: Report): Promise<number> {
  const [row] = await tenant.db
    .select({ number })
    .from(issuedStatements)
    .where(isOfReport(issuedStatements, tenant.companyId, report))
    .orderBy(desc(number))
    .limit(1)
  return row?.number ?? 0
}

/** The bytes of an issued statement as they were frozen. */
export async function frozenStatement(tenant: Tenant, report: Report, version: number): Promise<string | null> {
  const [row] = await tenant.db
    .select({ statement })
    .from(issuedStatements)
    .where(and(isOfReport(issuedStatements, tenant.companyId, report), eq(number, version)))
  return row?.statement ?? null
}

export async function addVersion(
  { db, companyId }: Tenant,
  { set, year }: Report,
  row: Omit<typeof issuedStatements.$inferInsert, 'companyId' | 'set' | 'reportingYear'>,
): Promise<void> {
  await db.insert(issuedStatements).values({ companyId, set, reportingYear: year, ...row })
}
