import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { users } from '../../../database/schema/accounts.ts'
import { documents } from '../../../database/schema/documents.ts'
import { modelAnswers, modelConsents, modelRuns, modelUsage } from '../../../database/schema/models.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { hasJob } from '../../../jobs/job-table.ts'
import { askDocumentJob } from '../job-kinds.ts'

export type ModelRun = typeof modelRuns.$inferSelect
export type Answer = Pick<typeof modelAnswers.$inferSelect, 'hash' | 'reply' | 'refused'>
export type Usage = typeof modelUsage.$inferSelect

/** The company's agreement with the name of who gave it. */
export async function getConsent({ db, companyId }: Tenant) {
  const [row] = await db
    .select({ host: modelConsents.host, at: modelConsents.givenAt, by: users.name, paused: modelConsents.paused })
    .from(modelConsents)
    .leftJoin(users, eq(users.id, modelConsents.givenBy))
    .where(eq(modelConsents.companyId, companyId))
  return row ?? null
}

/** Whether the company has agreed that this host receives passages of its documents. */
export async function consentsTo(tenant: Tenant, host: string): Promise<boolean> {
  return (await getConsent(tenant))?.host === host
}

/** Whether the company has paused the reading of its documents. */
export async function isPaused({ db, companyId }: Tenant): Promise<boolean> {
  const [row] = await db
    .select({ paused: modelConsents.paused })
    .from(modelConsents)
    .where(eq(modelConsents.companyId, companyId))
  return row?.paused ?? false
}

/** Pauses reading or takes it up again; `false` where nothing changes, or nobody has agreed. */
export async function setPaused({ db, companyId }: Tenant, paused: boolean): Promise<boolean> {
  const { rowCount } = await db
    .update(modelConsents)
    .set({ paused })
    .where(and(eq(modelConsents.companyId, companyId), eq(modelConsents.paused, !paused)))
  return (rowCount ?? 0) > 0
}

/** Agrees to a host; the host, `null` where the company had agreed to it before. */
export async function giveConsent({ db, companyId }: Tenant, host: string, givenBy: string): Promise<string | null> {
  const row = { host, givenBy, givenAt: sql`now()`, paused: false }
  const { rowCount } = await db
    .insert(modelConsents)
    .values({ companyId, ...row })
    .onConflictDoUpdate({ target: modelConsents.companyId, set: row, setWhere: sql`${modelConsents.host} <> ${host}` })
  return rowCount ? host : null
}

/** Takes the agreement back; the host it was given to, `null` where there was none. */
export async function withdrawConsent({ db, companyId }: Tenant): Promise<string | null> {
  const [row] = await db
    .delete(modelConsents)
    .where(eq(modelConsents.companyId, companyId))
    .returning({ host: modelConsents.host })
  return row?.host ?? null
}

/** Everything that was answered about a document, by hash. */
export async function answersAbout({ db, companyId }: Tenant, documentId: string): Promise<Map<string, Answer>> {
  const { hash, reply, refused } = modelAnswers
  const rows = await db
    .select({ hash, reply, refused })
    .from(modelAnswers)
    .where(and(eq(modelAnswers.companyId, companyId), eq(modelAnswers.documentId, documentId)))
  return new Map(rows.map((row) => [row.hash, row]))
}

/** Keeps an answer; `false` when its document is gone. */
export async function keepAnswer({ db, companyId }: Tenant, documentId: string, { hash, reply, refused }: Answer) {
  const { rowCount } = await db.execute(sql`
    insert into model_answers (document_id, company_id, hash, reply, refused)
    select id, company_id, ${hash}, ${reply}, ${refused} from documents
    where id = ${documentId} and company_id = ${companyId} for share
    on conflict (document_id, hash) do update set reply = excluded.reply, refused = excluded.refused`)
  return (rowCount ?? 0) > 0
}

const noUsage = { requests: 0, inputTokens: 0, outputTokens: 0, cachedTokens: 0, milliseconds: 0, reservedTokens: 0 }

export async function usageOf({ db, companyId }: Tenant, month: string): Promise<Omit<Usage, 'companyId' | 'month'>> {
  const [row] = await db
    .select()
    .from(modelUsage)
    .where(and(eq(modelUsage.companyId, companyId), eq(modelUsage.month, month)))
  return row ?? noUsage
}

/** Puts tokens aside in one statement, so that no two requests share the last of a budget; `false` when it does not suffice. */
export async function reserve(
  { db, companyId }: Tenant,
  month: string,
  tokens: number,
  budget: number | null,
): Promise<boolean> {
  if (budget !== null && tokens > budget) return false
  const { rowCount } = await db.execute(sql`
    insert into model_usage (company_id, month, reserved_tokens) values (${companyId}, ${month}, ${tokens}::int)
    on conflict (company_id, month) do update set reserved_tokens = model_usage.reserved_tokens + excluded.reserved_tokens
    where ${budget}::bigint is null or
      model_usage.input_tokens::bigint + model_usage.output_tokens + model_usage.reserved_tokens
        + excluded.reserved_tokens <= ${budget}::bigint`)
  return (rowCount ?? 0) > 0
}

/** What a request has cost, and what had been put aside for it. */
export interface Spent {
  reserved: number
  requests: number
  input: number
  output: number
  /** Of `input`, what the host still had. */
  cached: number
  milliseconds: number
}

/** Counts what was used, and gives back what was put aside for it. */
export async function settle(
  { db, companyId }: Tenant,
  month: string,
  { reserved, requests, input, output, cached, milliseconds }: Spent,
): Promise<void> {
  await db.execute(sql`
    update model_usage set requests = requests + ${requests}::int, input_tokens = input_tokens + ${input}::int,
      output_tokens = output_tokens + ${output}::int, cached_tokens = cached_tokens + ${cached}::int,
      milliseconds = milliseconds + ${Math.round(milliseconds)}::bigint, reserved_tokens = greatest(0, reserved_tokens - ${reserved}::int)
    where company_id = ${companyId} and month = ${month}`)
}

/** Writes down how far a document has come, unless it is gone. */
export async function noteRun(
  { db, companyId }: Tenant,
  documentId: string,
  run: Pick<ModelRun, 'state' | 'host' | 'model'> & Partial<ModelRun>,
): Promise<void> {
  const {
    state,
    host,
    model,
    why = null,
    requestsTotal = 0,
    requestsDone = 0,
    kept = 0,
    dropped = {},
    pagesRead = [],
  } = run
  await db.execute(sql`
    insert into model_runs (document_id, company_id, state, why, host, model, requests_total, requests_done, kept, dropped, pages_read)
    select id, company_id, ${state}, ${why}, ${host}, ${model}, ${requestsTotal}::int, ${requestsDone}::int, ${kept}::int,
      ${JSON.stringify(dropped)}::jsonb, ${JSON.stringify(pagesRead)}::jsonb
    from documents where id = ${documentId} and company_id = ${companyId} for share
    on conflict (document_id) do update set state = excluded.state, why = excluded.why, host = excluded.host,
      model = excluded.model, requests_total = excluded.requests_total, requests_done = excluded.requests_done,
      kept = excluded.kept, dropped = excluded.dropped, pages_read = excluded.pages_read, updated_at = now()`)
}

/** Forgets that a document was to be read. */
export async function dropRun({ db, companyId }: Tenant, documentId: string): Promise<void> {
  await db.delete(modelRuns).where(and(eq(modelRuns.companyId, companyId), eq(modelRuns.documentId, documentId)))
}

/** The newest runs with the names of their documents. */
export async function listReadings({ db, companyId }: Tenant) {
  return db
    .select({ run: modelRuns, filename: documents.title, pageCount: documents.pageCount })
    .from(modelRuns)
    .innerJoin(documents, eq(documents.id, modelRuns.documentId))
    .where(eq(modelRuns.companyId, companyId))
    .orderBy(desc(modelRuns.updatedAt))
    .limit(MOST_READINGS)
}

export async function listRuns({ db, companyId }: Tenant): Promise<ModelRun[]> {
  return db.select().from(modelRuns).where(eq(modelRuns.companyId, companyId))
}

const MOST_READINGS = 50

const isAnalysed = ({ companyId }: Tenant) =>
  and(eq(documents.companyId, companyId), eq(documents.stage, 'processed'), sql`${documents.pageCount} > 0`)

export async function countAnalysed(tenant: Tenant): Promise<number> {
  const [row] = await tenant.db.select({ n: count() }).from(documents).where(isAnalysed(tenant))
  return row?.n ?? 0
}

/** Analysed documents that this model has not read to the end and is not about to read, oldest first. */
export async function unreadDocuments(tenant: Tenant, host: string, model: string): Promise<string[]> {
  const rows = await tenant.db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        isAnalysed(tenant),
        sql`not exists (
          select 1 from ${modelRuns} r where r.document_id = ${documents.id} and r.host = ${host} and r.model = ${model}
            and (r.state = 'done' or (r.state in ('waiting', 'asking') and ${hasJob(askDocumentJob, 'document', sql`r.document_id`)})))`,
      ),
    )
    .orderBy(documents.uploadedAt)
  return rows.map(({ id }) => id)
}

/** The words of documents, one number each. */
export async function wordsOf({ db, companyId }: Tenant, ids: readonly string[]): Promise<number[]> {
  if (!ids.length) return []
  const rows = await db
    .select({ words: documents.wordCount })
    .from(documents)
    .where(and(eq(documents.companyId, companyId), inArray(documents.id, [...ids])))
  return rows.map(({ words }) => words ?? 0)
}

/** Whether the model is to read the document, or is about to. */
export const isUnderWay = ({ state }: ModelRun): boolean => state === 'waiting' || state === 'asking'
