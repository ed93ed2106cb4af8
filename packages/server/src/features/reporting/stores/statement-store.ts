import type { Candidate } from '@esrs/engine'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { datapointValues, findings } from '../../../database/schema/reporting.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** The words by which a statement is recognised in another document. */
export const statement = {
  datapoint: findings.datapoint,
  dimension: findings.dimension,
  source: sql<Candidate['reason']['source']>`${findings.reason}->>'source'`,
  words: sql<string>`case when ${findings.reason}->>'source' = 'passage' then ${findings.excerpt}
    else ${findings.reason}->>'matched' end`,
  pointed: sql<boolean>`${findings.reason} ? 'pointed'`,
}

/** The statements of other documents that accepted values were taken from, the oldest decision first. */
export async function acceptedStatements({ db, companyId }: Tenant, except: string) {
  return db
    .select(statement)
    .from(datapointValues)
    .innerJoin(findings, eq(findings.id, datapointValues.findingId))
    .where(
      and(
        eq(datapointValues.companyId, companyId),
        eq(datapointValues.status, 'accepted'),
        ne(findings.documentId, except),
      ),
    )
    .orderBy(asc(datapointValues.decidedAt), asc(datapointValues.key))
}

/** Statements of documents on the whole figure of some datapoints. */
export async function statementsOf(
  { db, companyId }: Tenant,
  places: readonly { document: string; datapoint: string }[],
) {
  if (places.length === 0) return []
  return db
    .select(statement)
    .from(findings)
    .where(
      and(
        eq(findings.companyId, companyId),
        findings.shown,
        sql`${findings.dimension} is null`,
        sql`(${findings.documentId}, ${findings.datapoint}) in (
          select document, datapoint from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p(document uuid, datapoint text))`,
      ),
    )
    .orderBy(asc(findings.datapoint), asc(findings.id))
}
