import { sql } from 'drizzle-orm'
import type { Tenant } from '../../database/tenant.ts'
import { analysedSet } from './sources.ts'
import type { Best, SourcedFinding } from './store.ts'

/** What a finding is weighed and counted by; its words, its place and its reasons stay in the database. */
type Weights = [
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
]

/**
 * The best shown findings of some datapoints with as much of them as choosing and counting needs; `isLight` says so. A hundred
 * whole ones of each row of a list would be megabytes of passages that nobody looks at.
 */
export async function lightFindingsFor(
  { db, companyId }: Tenant,
  ids: readonly string[],
  { atMost, chosen, newest = 0, whole = false }: Best,
): Promise<SourcedFinding[]> {
  if (ids.length === 0) return []
  const part = whole ? sql`and f.dimension is null` : sql``
  const { rows } = await db.execute<{ datapoint: string; found: Weights[] | null }>(sql`
    with meant as materialized (
      select * from findings f
      where id = any(string_to_array(${chosen.join(' ')}, ' ')::uuid[]) and company_id = ${companyId}
        and set = ${analysedSet} and shown ${part}
    ), last as materialized (
      select id from documents where company_id = ${companyId} order by uploaded_at desc limit ${newest})
    select asked.datapoint, (
      select json_agg(json_build_array(f.id, f.document_id, d.reporting_year, extract(epoch from d.uploaded_at) * 1000,
        f.dimension, f.year, f.role, f.tier, f.score,
        case when f.reason->>'source' = 'passage' and f.dimension is null then '' else f.value end, f.number, f.unit, f.page,
        (f.place->>'start')::int, f.checks @> '[{"check": "boundary", "passed": false}]', f.reason->>'source'))
      from (
        (select * from findings f
          where company_id = ${companyId} and set = ${analysedSet} and datapoint = asked.datapoint and shown ${part}
          order by score desc limit ${atMost})
        union all select * from meant where datapoint = asked.datapoint
        ${
          newest > 0
            ? sql`union all select f.* from findings f where company_id = ${companyId} and set = ${analysedSet}
                and datapoint = asked.datapoint and shown ${part} and document_id in (select id from last)`
            : sql``
        }
      ) as f join documents d on d.id = f.document_id) as found
    from unnest(string_to_array(${ids.join(' ')}, ' ')) as asked(datapoint)`)
  return rows.flatMap(({ datapoint, found }) => {
    const known = new Map((found ?? []).map((weights) => [weights[0], weights]))
    return [...known.values()].map((weights) => lightOf(companyId, datapoint, weights)).sort(bestFirst)
  })
}

const bestFirst = (a: SourcedFinding, b: SourcedFinding): number =>
  b.score - a.score || a.page - b.page || (a.id < b.id ? -1 : 1)

function lightOf(companyId: string, datapoint: string, weights: Weights): SourcedFinding {
  const [id, documentId, documentYear, uploaded, dimension, year, role, tier, score, ...rest] = weights
  const [value, number, unit, page, start, outOfBoundary, source] = rest
  return {
    isLight: true,
    id,
    companyId,
    documentId,
    set: analysedSet,
    datapoint,
    dimension,
    year,
    role,
    shown: true,
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
    reason: { source, matched: '', missing: [] },
    filename: '',
    uploadedAt: new Date(uploaded),
    documentYear,
  }
}

const noValue = { valueStart: null, valueEnd: null, valueBox: null }
