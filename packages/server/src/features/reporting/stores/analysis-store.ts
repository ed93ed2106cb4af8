import type { Analysis, Candidate, Hint } from '@esrs/engine'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { omissions } from '../../../database/schema/assessment.ts'
import { datapointHints } from '../../../database/schema/hints.ts'
import { datapointValues, findings } from '../../../database/schema/reporting.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { analysedSet } from './analysed-set.ts'
import type { Finding } from './finding-store.ts'
import type { Value } from './value-store.ts'

/** The part of an analysis that reporting records. */
export type RecordedAnalysis = Pick<Analysis, 'findings' | 'others'> &
  Partial<Pick<Analysis, 'leads' | 'omissions' | 'hints'>>

/** Candidates kept beside the shown ones, for each datapoint; further ones prove nothing more. */
const keptOthers = 5

/**
 * Replaces the findings, omissions and hints of a document by those of its new analysis. Values that people decided keep their
 * proof where the new findings say the same. Call it in a transaction that holds the lock of reporting.
 * @returns the datapoints of the analysed set that the document spoke of before or speaks of now
 */
export async function replaceAnalysis(
  tenant: Tenant,
  documentId: string,
  { findings: shown, leads = [], others, omissions: omitted = [], hints = [] }: RecordedAnalysis,
): Promise<Set<string>> {
  const before = await datapointsOfDocuments(tenant, [documentId])
  const proofs = await proofsFrom(tenant, documentId)
  await deleteFindings(tenant, documentId)
  await insertFindings(tenant, documentId, 'value', shown)
  await insertFindings(tenant, documentId, 'lead', leads)
  await proveAgain(tenant, documentId, proofs)
  await insertFindings(tenant, documentId, 'aside', bestOf(others))
  await replaceOmissions(tenant, documentId, omitted)
  await replaceHints(tenant, documentId, hints)
  return new Set([...before, ...shown.map(({ datapoint }) => datapoint)])
}

function bestOf(others: readonly Candidate[]): Candidate[] {
  const counts = new Map<string, number>()
  return others.filter(({ datapoint }) => {
    const count = (counts.get(datapoint) ?? 0) + 1
    counts.set(datapoint, count)
    return count <= keptOthers
  })
}

/** The datapoints of the analysed set that documents have findings for. */
export async function datapointsOfDocuments(
  { db, companyId }: Tenant,
  documentIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ key: findings.datapoint })
    .from(findings)
    .where(and(eq(findings.companyId, companyId), inArray(findings.documentId, [...documentIds])))
  return rows.map(({ key }) => key)
}

/** The proof of a decided value: the words that it was accepted with. */
type Proof = Pick<Value, 'set' | 'reportingYear' | 'key'> & Pick<Finding, 'datapoint' | 'value' | 'excerpt' | 'page'>

/** The proofs of decided values in a document. */
async function proofsFrom({ db, companyId }: Tenant, documentId: string): Promise<Proof[]> {
  const { set, reportingYear, key } = datapointValues
  const { datapoint, value, excerpt, page } = findings
  return db
    .select({ set, reportingYear, key, datapoint, value, excerpt, page })
    .from(datapointValues)
    .innerJoin(findings, eq(findings.id, datapointValues.findingId))
    .where(
      and(
        eq(datapointValues.companyId, companyId),
        eq(findings.documentId, documentId),
        ne(datapointValues.status, 'proposed'),
      ),
    )
}

/** Links decided values to the new findings with the same statement, after the findings of a document were replaced. */
async function proveAgain({ db, companyId }: Tenant, documentId: string, proofs: readonly Proof[]): Promise<void> {
  if (proofs.length === 0) return
  await db.execute(sql`
    update datapoint_values v set finding_id = found.id
    from jsonb_to_recordset(${JSON.stringify(proofs)}::jsonb) as p(set text, "reportingYear" int, key text,
        datapoint text, value text, excerpt text, page int)
      cross join lateral (
        select f.id from findings f
        where f.company_id = ${companyId} and f.document_id = ${documentId} and (f.shown or f.lead) and f.dimension is null
          and f.datapoint = p.datapoint and f.value = p.value
        order by f.shown::int desc, (f.page = p.page)::int + (f.excerpt = p.excerpt)::int desc, f.score desc limit 1
      ) as found
    where v.company_id = ${companyId} and v.set = p.set and v.reporting_year = p."reportingYear" and v.key = p.key`)
}

/** Deletes the findings of a document. What people pointed at stays while its page says the same. */
async function deleteFindings({ db, companyId }: Tenant, documentId: string): Promise<void> {
  const isPointed = sql`${findings.reason} ? 'pointed' and exists (select 1 from document_pages p
    where p.document_id = ${findings.documentId} and p.number = ${findings.page}
      and strpos(p.text, ${findings.excerpt}) > 0)`
  await db
    .delete(findings)
    .where(and(eq(findings.companyId, companyId), eq(findings.documentId, documentId), sql`not (${isPointed})`))
}

/** NUL, or half a character where a passage was cut through one: the database refuses both, and one must not cost the rest. */
const unstorable = /\\u(?:0000|d[89a-f]..)/i

/** Stores the candidates of a document. */
async function insertFindings(
  { db, companyId }: Tenant,
  documentId: string,
  as: 'value' | 'lead' | 'aside',
  candidates: readonly Candidate[],
): Promise<void> {
  const rows = candidates.map((candidate) => JSON.stringify(candidate)).filter((text) => !unstorable.test(text))
  if (rows.length === 0) return
  // One parameter for all rows: as many parameters as columns times rows would exceed what the protocol allows.
  await db.execute(sql`
    insert into findings (id, company_id, document_id, set, datapoint, dimension, year, role, shown, lead, tier, score, value,
      number, unit, written, conversion, excerpt, page, place, checks, reason)
    select gen_random_uuid(), ${companyId}, ${documentId}, ${analysedSet}, c.datapoint, c.dimension, c.year, c.role,
      ${as === 'value'}, ${as === 'lead'}, c.tier, c.score, c.value->>'text', (c.value->>'number')::double precision, c.value->>'unit',
      c.value->>'written', c.value->>'conversion', c.excerpt, (c.place->>'page')::int, c.place, c.checks, c.reason
    from jsonb_to_recordset(${`[${rows.join()}]`}::jsonb) as c(datapoint text, dimension text, year int, role text,
      tier text, score double precision, value jsonb, excerpt text, place jsonb, checks jsonb, reason jsonb)`)
}

/** Stores what a person pointed at; the identifier of the finding. */
export async function insertPointed(
  { db, companyId }: Tenant,
  documentId: string,
  candidate: Candidate,
): Promise<string> {
  const { datapoint, dimension, year, role, tier, score, value, excerpt, place, checks, reason } = candidate
  const { text, number, unit, written, conversion } = value
  const found = { datapoint, dimension, year, role, tier, score, value: text, number, unit, written, conversion }
  const [row] = await db
    .insert(findings)
    .values({
      companyId,
      documentId,
      set: analysedSet,
      shown: true,
      ...found,
      excerpt,
      page: place.page,
      place,
      checks,
      reason,
    })
    .returning({ id: findings.id })
  return row!.id
}

/** Replaces the hints of a document: words near datapoints that state no value. */
async function replaceHints({ db, companyId }: Tenant, documentId: string, hints: readonly Hint[]): Promise<void> {
  await db
    .delete(datapointHints)
    .where(and(eq(datapointHints.companyId, companyId), eq(datapointHints.documentId, documentId)))
  if (hints.length === 0) return
  await db
    .insert(datapointHints)
    .values(
      hints.map(({ datapoint, code, place, excerpt }) => ({
        companyId,
        documentId,
        datapoint,
        code,
        page: place.page,
        sheet: place.sheet,
        excerpt: excerpt.replaceAll('\u0000', ''),
      })),
    )
    .onConflictDoNothing()
}

/** Replaces the omissions of a document: what it calls not material or leaves out. */
async function replaceOmissions(
  { db, companyId }: Tenant,
  documentId: string,
  stated: Analysis['omissions'],
): Promise<void> {
  await db.delete(omissions).where(and(eq(omissions.companyId, companyId), eq(omissions.documentId, documentId)))
  const rows = stated
    .map(({ subject, kind, place, excerpt }) => ({ subject, kind, page: place.page, excerpt, place }))
    // The database refuses both, and one must not cost the rest.
    .filter(({ excerpt }) => !/\p{Cs}/u.test(excerpt) && !excerpt.includes('\0'))
  if (rows.length === 0) return
  await db.execute(sql`
    insert into omissions (company_id, document_id, subject, kind, page, excerpt, place)
    select ${companyId}, ${documentId}, o.subject, o.kind, o.page, o.excerpt, o.place
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as o(subject text, kind text, page int, excerpt text, place jsonb)`)
}
