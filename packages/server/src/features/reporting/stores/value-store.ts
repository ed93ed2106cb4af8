import { standardSets } from '@esrs/engine/esrs'
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { datapointValues, findings } from '../../../database/schema/reporting.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from './report.ts'

/** A company's value as stored. */
export type Value = typeof datapointValues.$inferSelect

/** A value without what the store knows of it. */
export type ValueFields = Omit<Value, 'companyId' | 'set' | 'reportingYear' | 'updatedAt'>

/** The fields of a value that is missing. */
export const missingValue = {
  value: null,
  number: null,
  unit: null,
  year: null,
  status: null,
  tier: null,
  question: null,
  written: null,
  findingId: null,
} as const

/** Rows as one parameter, however many: the protocol allows 65,535, which a few thousand rows exceed. */
export const jsonRows = (rows: readonly object[]): SQL => sql`${JSON.stringify(rows)}::jsonb`

const columns = sql`value, number, unit, year, status, tier, question, written, explanation, excerpts, notes, finding_id,
  decided_by, decided_at`

const incoming = sql`excluded.value, excluded.number, excluded.unit, excluded.year, excluded.status, excluded.tier, excluded.question,
  excluded.written, excluded.explanation, excluded.excerpts, excluded.notes, excluded.finding_id, excluded.decided_by,
  excluded.decided_at`

/** Writes values as given, new or not. */
export async function saveValues({ db, companyId }: Tenant, { set, year }: Report, values: readonly ValueFields[]) {
  if (values.length === 0) return
  await db.execute(sql`
    insert into datapoint_values (company_id, set, reporting_year, key, ${columns})
    select ${companyId}::uuid, ${set}, ${year}::int, key, value, number, unit, year, status, tier, question, written, explanation,
      excerpts, notes, "findingId", "decidedBy", "decidedAt"
    from jsonb_to_recordset(${jsonRows(values)}) as r(key text, value text, number double precision, unit text, year int,
      status text, tier text, question text, written text, explanation text, excerpts text, notes text, "findingId" uuid,
      "decidedBy" uuid, "decidedAt" timestamptz)
    on conflict (company_id, set, reporting_year, key)
    do update set (${columns}, updated_at) = row(${incoming}, now())`)
}

/** The stored values of a report. */
export async function allValues({ db, companyId }: Tenant, report: Report): Promise<Value[]> {
  return db
    .select()
    .from(datapointValues)
    .where(isOfReport(datapointValues, companyId, report))
}

/** The values of some datapoints. */
export async function valuesOf({ db, companyId }: Tenant, report: Report, keys: string[]): Promise<Value[]> {
  if (keys.length === 0) return []
  return db
    .select()
    .from(datapointValues)
    .where(and(isOfReport(datapointValues, companyId, report), inArray(datapointValues.key, keys)))
}

/** The values of some datapoints in a year, of whatever set they are; an identifier of the standards belongs to one set. */
export async function valuesInYear({ db, companyId }: Tenant, year: number, keys: readonly string[]): Promise<Value[]> {
  if (keys.length === 0) return []
  const { companyId: company, set, reportingYear, key } = datapointValues
  return db
    .select()
    .from(datapointValues)
    .where(
      and(
        eq(company, companyId),
        inArray(set, [...standardSets]),
        eq(reportingYear, year),
        inArray(key, [...new Set(keys)]),
      ),
    )
}

/** How sure each value of a report is, who decided it, and where it was found; nothing of the values themselves. */
export async function valueStandings({ db, companyId }: Tenant, report: Report) {
  const { key, tier, decidedBy } = datapointValues
  const rows = await db
    .select({ key, tier, decidedBy, document: findings.documentId, page: findings.page })
    .from(datapointValues)
    .leftJoin(findings, eq(findings.id, datapointValues.findingId))
    .where(and(isOfReport(datapointValues, companyId, report), ne(datapointValues.value, '')))
  return new Map(rows.map((row) => [row.key, row]))
}

/** Every value of the company with its number, for counting; keys without a value are absent. */
export async function completedValues({ db, companyId }: Tenant, report: Report) {
  return db
    .select({
      key: datapointValues.key,
      number: datapointValues.number,
      status: datapointValues.status,
      question: datapointValues.question,
      // What decides a count is short; the narratives stay in the database.
      answer: sql<string>`left(${datapointValues.value}, 10)`,
    })
    .from(datapointValues)
    .where(and(isOfReport(datapointValues, companyId, report), ne(datapointValues.value, '')))
}

/** The figures of some datapoints of a report. */
export async function figuresOf({ db, companyId }: Tenant, report: Report, keys: readonly string[]) {
  if (keys.length === 0) return []
  const { key, number, unit, year: of, question } = datapointValues
  return db
    .select({ key, number, unit, year: of, question })
    .from(datapointValues)
    .where(
      and(
        isOfReport(datapointValues, companyId, report),
        inArray(key, [...keys]),
        sql`${number} is not null`,
        // Figures of two companies have nothing to do with each other.
        sql`${question} is distinct from 'company'`,
      ),
    )
}
