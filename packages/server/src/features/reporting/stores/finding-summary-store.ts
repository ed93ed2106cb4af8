import { sql } from 'drizzle-orm'
import type { Tenant } from '../../../database/tenant.ts'
import { analysedSet } from './analysed-set.ts'
import type { FindingSelection, SourcedFinding } from './finding-store.ts'

/** Columns of a finding for comparing and counting; its words, its place and its reasons stay in the database. */
type SummaryColumns = [
  id: string,
  document: string,
  documentYear: number | null,
  /** Milliseconds since 1970. */
  uploaded: number,
  dimension: string | null,
  year: number | null,
  role: SourcedFinding['role'],
  tier: SourcedFinding['tier'],
  score: number,
  value: string,
  number: number | null,
  unit: string | null,
  page: number,
  start: number,
  outOfBoundary: boolean,
  source: SourcedFinding['reason']['source'],
  pointed: boolean,
  standing: SourcedFinding['standing'],
  company: string | null,
]

/**
 * The best shown findings of some datapoints with as much of them as choosing and counting needs; `isSummary` says so. A hundred
 * whole ones of each row of a list would be megabytes of passages that are not shown.
 */
export async function findingSummaries(
  { db, companyId }: Tenant,
  ids: readonly string[],
  { atMost, chosen, newest = 0, whole = false }: FindingSelection,
): Promise<SourcedFinding[]> {
  if (ids.length === 0) return []
  const ofReport = sql`f.company_id = ${companyId} and f.set = ${analysedSet} and f.shown
    ${whole ? sql`and f.dimension is null` : sql``}`
  // Of a passage only that it is one matters.
  const wordless = sql`f.reason->>'source' = 'passage' and f.dimension is null and f.number is null`
  const weights = sql`f.id, f.document_id, f.datapoint, f.dimension, f.year, f.role, f.tier, f.score,
    case when ${wordless} then '' else f.value end as value, f.number, f.unit, f.page, (f.place->>'start')::int as start,
    f.checks @> '[{"check": "boundary", "passed": false}]' as outside, f.reason->>'source' as source,
    f.reason ? 'pointed' as pointed`
  // Document by document, which `offset 0` keeps so: a datapoint may have findings of thousands of documents.
  const ofLast =
    newest > 0
      ? sql`union all select ${weights} from last cross join lateral (
          select * from findings f where ${ofReport} and f.document_id = last.id offset 0) as f
          where f.datapoint in (select datapoint from asked)`
      : sql``
  const { rows } = await db.execute<{ datapoint: string; found: SummaryColumns[] }>(sql`
    with asked as materialized (select * from unnest(string_to_array(${ids.join(' ')}, ' ')) as asked(datapoint)),
      last as materialized (
        select id from documents where company_id = ${companyId} order by uploaded_at desc limit ${newest})
    select f.datapoint, json_agg(json_build_array(f.id, f.document_id, d.reporting_year,
      extract(epoch from d.uploaded_at) * 1000, f.dimension, f.year, f.role, f.tier, f.score, f.value, f.number, f.unit,
      f.page, f.start, f.outside, f.source, f.pointed, d.standing, d.companies[1])) as found
    from (
      select ${weights} from asked cross join lateral (
        select * from findings f where ${ofReport} and f.datapoint = asked.datapoint order by f.score desc limit ${atMost}
      ) as f
      union all select ${weights} from findings f
        where ${ofReport} and f.id = any(string_to_array(${chosen.join(' ')}, ' ')::uuid[])
      ${ofLast}
    ) as f join documents d on d.id = f.document_id
    group by f.datapoint`)
  return rows.sort(byDatapoint).flatMap(({ datapoint, found }) => {
    const byId = new Map(found.map((weights) => [weights[0], weights]))
    return [...byId.values()].map((weights) => summaryOf(companyId, datapoint, weights)).sort(bestFirst)
  })
}

const byDatapoint = (a: { datapoint: string }, b: { datapoint: string }): number => (a.datapoint < b.datapoint ? -1 : 1)

const bestFirst = (a: SourcedFinding, b: SourcedFinding): number =>
  b.score - a.score || a.page - b.page || (a.id < b.id ? -1 : 1)

function summaryOf(companyId: string, datapoint: string, weights: SummaryColumns): SourcedFinding {
  const [id, documentId, documentYear, uploaded, dimension, year, role, tier, score, ...rest] = weights
  const [value, number, unit, page, start, outOfBoundary, source, pointed, standing, company] = rest
  return {
    isSummary: true,
    id,
    companyId,
    documentId,
    set: analysedSet,
    datapoint,
    dimension,
    year,
    role,
    shown: true,
    lead: false,
    tier,
    score,
    value,
    number,
    unit,
    written: '',
    conversion: null,
    excerpt: '',
    page,
    place: { page, sheet: null, cell: null, paragraph: null, start, end: start, boxes: [], ...noValue },
    checks: outOfBoundary ? [{ check: 'boundary', passed: false, detail: null }] : [],
    reason: { source, matched: '', missing: [], ...(pointed && { pointed }) },
    filename: '',
    uploadedAt: new Date(uploaded),
    documentYear,
    standing,
    company,
  }
}

const noValue = { valueStart: null, valueEnd: null, valueBox: null }
