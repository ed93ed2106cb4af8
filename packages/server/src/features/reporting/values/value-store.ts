import { type SQL, sql } from 'drizzle-orm'
import type { Tenant } from '../../../database/tenant.ts'
import { analysedSet } from '../findings/analysed-set.ts'
import type { Change, Row } from '../findings/finding-store.ts'
import type { Report } from '../report/report.ts'

// Rows go in as one parameter, however many there are: the protocol allows 65,535, which a few thousand rows exceed.

/** A datapoint, a document that is thrown out for it, and whether what it says is not even shown. */
export interface Dismissal {
  key: string
  documentId: string
  hidden: boolean
}

const rowsOf = (rows: readonly object[]): SQL => sql`${JSON.stringify(rows)}::jsonb`

const columns = sql`value, number, unit, year, status, tier, written, explanation, excerpts, notes, finding_id,
  decided_by, decided_at`
const incoming = sql`excluded.value, excluded.number, excluded.unit, excluded.year, excluded.status, excluded.tier,
  excluded.written, excluded.explanation, excluded.excerpts, excluded.notes, excluded.finding_id, excluded.decided_by,
  excluded.decided_at`

/** Writes values as given, new or not. */
export async function saveValues({ db, companyId }: Tenant, { set, year }: Report, values: readonly Row[]) {
  if (values.length === 0) return
  await db.execute(sql`
    insert into datapoint_values (company_id, set, reporting_year, key, ${columns})
    select ${companyId}::uuid, ${set}, ${year}::int, key, value, number, unit, year, status, tier, written, explanation,
      excerpts, notes, "findingId", "decidedBy", "decidedAt"
    from jsonb_to_recordset(${rowsOf(values)}) as r(key text, value text, number double precision, unit text, year int,
      status text, tier text, written text, explanation text, excerpts text, notes text, "findingId" uuid,
      "decidedBy" uuid, "decidedAt" timestamptz)
    on conflict (company_id, set, reporting_year, key)
    do update set (${columns}, updated_at) = row(${incoming}, now())`)
}

/** Adds changes to the history, in this order. */
export async function addHistory({ db, companyId }: Tenant, { set, year }: Report, changes: readonly Change[]) {
  if (changes.length === 0) return
  await db.execute(sql`
    insert into datapoint_history (company_id, set, reporting_year, key, user_id, action, before, after)
    select ${companyId}::uuid, ${set}, ${year}::int, c->>'key', (c->>'userId')::uuid, c->>'action',
      nullif(c->'before', 'null'), nullif(c->'after', 'null')
    from jsonb_array_elements(${rowsOf(changes)}) with ordinality as r(c, place) order by place`)
}

/** Keeps what the documents of today say about datapoints from being proposed again, and from being shown where `hidden`. */
export async function dismiss(
  { db, companyId }: Tenant,
  { set, year }: Report,
  sources: readonly { key: string; ids: readonly string[] }[],
  hidden: boolean,
): Promise<void> {
  const pairs = sources.flatMap(({ key, ids }) => ids.map((id) => ({ key, id })))
  if (pairs.length === 0) return
  await db.execute(sql`
    insert into datapoint_dismissals (company_id, set, reporting_year, key, document_id, hidden)
    select distinct ${companyId}::uuid, ${set}, ${year}::int, p.key, f.document_id, ${hidden}::boolean
    from jsonb_to_recordset(${rowsOf(pairs)}) as p(key text, id text)
      join findings f on f.company_id = ${companyId} and f.set = ${analysedSet} and f.datapoint = p.id
    on conflict (company_id, set, reporting_year, key, document_id)
    do update set hidden = datapoint_dismissals.hidden or excluded.hidden`)
}

/** Adds dismissals as they are; one that hides is never taken back by one that does not. */
export async function addDismissals(
  { db, companyId }: Tenant,
  { set, year }: Report,
  dismissals: readonly Dismissal[],
): Promise<void> {
  if (dismissals.length === 0) return
  await db.execute(sql`
    insert into datapoint_dismissals (company_id, set, reporting_year, key, document_id, hidden)
    select ${companyId}::uuid, ${set}, ${year}::int, key, "documentId", hidden
    from jsonb_to_recordset(${rowsOf(dismissals)}) as d(key text, "documentId" uuid, hidden boolean)
    on conflict (company_id, set, reporting_year, key, document_id)
    do update set hidden = datapoint_dismissals.hidden or excluded.hidden`)
}
