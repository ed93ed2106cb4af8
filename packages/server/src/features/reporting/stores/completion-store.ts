import { and, eq, min, sql } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { documents } from '../../../database/schema/documents.ts'
import { datapointValues, findings } from '../../../database/schema/reporting.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from './report.ts'
import type { Value } from './value-store.ts'

type Status = NonNullable<Value['status']>

/** A value that decides what is due, such as a head count. */
export interface DecisiveValue {
  number: number | null
  /** The beginning of the value; answers are short. */
  answer: string
}

const marks: Readonly<Record<string, Status | 'question'>> = {
  p: 'proposed',
  a: 'accepted',
  c: 'corrected',
  q: 'question',
}

/**
 * The status of every value of a report, of proposals that are only questions that, and the decided values of some datapoints. One row, however many
 * values there are: a thousand small rows cost more than everything else that a page of the list needs.
 * @param facts the datapoints of which the value itself matters
 */
export async function valueStatuses({ db, companyId }: Tenant, { set, year }: Report, facts: readonly string[]) {
  const { rows } = await db.execute<{ keys: string | null; facts: [string, number | null, string][] | null }>(sql`
    with mine as not materialized (
      select key, status, question, number, value from datapoint_values
      where company_id = ${companyId} and set = ${set} and reporting_year = ${year} and value <> '')
    select (select string_agg(case when question is null then left(coalesce(status, 'p'), 1) else 'q' end || key, ' ') from mine) as keys,
      (select json_agg(json_build_array(key, number, left(value, 10))) from mine
        where status <> 'proposed' and key = any(string_to_array(${facts.join(' ')}, ' '))) as facts`)
  const [row] = rows
  return {
    statuses: new Map((row?.keys?.split(' ') ?? []).map((text) => [text.slice(1), marks[text[0]!]!])),
    decided: new Map(
      (row?.facts ?? []).map(([key, number, answer]): [string, DecisiveValue] => [key, { number, answer }]),
    ),
  }
}

/** When the oldest document was uploaded from which some proposals come; `null` where none of them is from one. */
export async function oldestProposal(
  { db, companyId }: Tenant,
  report: Report,
  keys: readonly string[],
): Promise<Date | null> {
  if (keys.length === 0) return null
  const [row] = await db
    .select({ oldest: min(documents.uploadedAt) })
    .from(datapointValues)
    .innerJoin(findings, eq(findings.id, datapointValues.findingId))
    .innerJoin(documents, eq(documents.id, findings.documentId))
    .where(
      and(
        isOfReport(datapointValues, companyId, report),
        sql`${datapointValues.key} = any(string_to_array(${keys.join(' ')}, ' '))`,
      ),
    )
  return row?.oldest ?? null
}
