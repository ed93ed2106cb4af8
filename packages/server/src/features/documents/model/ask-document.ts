import { type Analysis, type AskOptions, DEFAULT_CONTEXT, type ModelRequest } from '@esrs/engine'
import type { StoredNote } from '../../../database/schema/documents.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { CompanyFiles } from '../../../files/encryption/company-files.ts'
import { isUnusable } from '../../../files/encryption/format.ts'
import { type Enqueue, type HandledJob, handle, type Run } from '../../../jobs/job.ts'
import type { Accounts } from '../../accounts/index.ts'
import type { Reporting } from '../../reporting/index.ts'
import { askDocumentJob } from '../job-kinds.ts'
import { statsOf } from '../outcome.ts'
import { lacksPictures } from '../pictures-left.ts'
import type { ReadingLimits } from '../read-in-child.ts'
import { type DocumentRow, getDocument, lockBatch, lockDocument, updateDocument } from '../store.ts'
import { type AskParts, answerHash, askAll, type Stop } from './ask.ts'
import { askInChild } from './ask-in-child.ts'
import type { Checked, Prepared } from './asking-messages.ts'
import { type Answer, consentsTo, dropRun, isPaused, type ModelRun, noteRun } from './store.ts'

/** Parts for having documents read by a language model. */
export interface AskDocumentParts extends Omit<AskParts, 'model'> {
  /** `null` where none is set up; then nothing is sent anywhere. */
  model: AskParts['model'] | null
  accounts: Pick<Accounts, 'settings'>
  reporting: Pick<Reporting, 'recordFindings' | 'teachingsFor'>
  files: CompanyFiles
  enqueue: Enqueue
  limits: ReadingLimits
  /** The file that the process beside this one runs. */
  askingEntry: string
  ocrMaxPages: number
}

/** Queues a document for the model, in the caller's transaction, where there is a model and the company has agreed. */
export async function queueForModel(
  { model, enqueue }: Pick<AskDocumentParts, 'model' | 'enqueue'>,
  inside: Tenant,
  documentId: string,
): Promise<boolean> {
  if (!model || !(await consentsTo(inside, model.host))) return false
  const run = { host: model.host, model: model.name }
  if (await isPaused(inside)) {
    await noteRun(inside, documentId, { ...run, state: 'paused' })
    return false
  }
  await noteRun(inside, documentId, { ...run, state: 'waiting' })
  await enqueue(inside, askDocumentJob, { document: documentId })
  return true
}

type AskRun = Pick<Run<{ document: string }>, 'tenant' | 'data' | 'signal'>

/**
 * Has the model read a document and puts what it found, and code could prove, beside what the analysis found. May be killed anywhere
 * and run again: what was answered is kept, and not asked again.
 */
async function askAboutDocument(parts: AskDocumentParts, { tenant, data, signal }: AskRun): Promise<void> {
  const { model } = parts
  const document = await getDocument(tenant, data.document)
  if (!document) return
  const { id } = document
  // A document that is being analysed again is queued again at the end of that.
  if (!model || document.stage !== 'processed' || !(await consentsTo(tenant, model.host)))
    return await dropRun(tenant, id)
  const run = { host: model.host, model: model.name }
  const child: Child = { ...parts.limits, entry: parts.askingEntry, signal }
  const prepared = await prepare(parts, tenant, document, child)
  if (!prepared) return await noteRun(tenant, id, { ...run, state: 'stopped', why: 'unreadable' })
  await read({ ...parts, model }, tenant, document, prepared, child)
}

type Child = Parameters<typeof askInChild>[1]

/** Windows of the first round, doubled from round to round: first values come soon, and checking takes little of the time. */
const FIRST_ROUND = 2

/** Cuts requests into rounds; after each one what was answered so far is checked and shown. */
function* rounds(requests: readonly ModelRequest[], first: number): Generator<readonly ModelRequest[]> {
  for (let [from, size] = [0, first]; from < requests.length; from += size, size *= 2)
    yield requests.slice(from, from + size)
}

/** Asks round by round, windows before passages, and records after each round what has been proven so far. */
async function read(
  parts: AskDocumentParts & AskParts,
  tenant: Tenant,
  document: DocumentRow,
  { requests: windows, material, asked }: Prepared & { asked: AskOptions },
  child: Child,
): Promise<void> {
  const { model } = parts
  const { id } = document
  const run = { host: model.host, model: model.name }
  let requests: readonly ModelRequest[] = windows
  let done: ModelRequest[] = []
  let checked: Checked | null = null
  let stopped: Stop | null = null
  let answers: ReadonlyMap<string, Answer> = new Map()
  const given = () =>
    done.flatMap((request) => {
      const answer = answers.get(answerHash(model, request))
      return answer ? [{ request, answer }] : []
    })
  const note = () => ({ ...run, requestsTotal: requests.length, requestsDone: given().length })
  await noteRun(tenant, id, { ...note(), state: 'asking' })
  const ask = async (round: readonly ModelRequest[]): Promise<boolean> => {
    const before = given().length
    const result = await askAll(parts, tenant, id, round, child.signal, (count) =>
      noteRun(tenant, id, { ...note(), ...shownSoFar(checked), state: 'asking', requestsDone: before + count }),
    )
    answers = result.answers
    stopped = result.stopped
    done = [...done, ...round]
    checked = await check(model.name, material, given(), asked, child)
    if (!checked) {
      await noteRun(tenant, id, { ...note(), state: 'stopped', why: 'unreadable' })
      return false
    }
    if (!stopped && done.length < requests.length)
      await record(parts, tenant, document, checked, note(), 'asking', given())
    return !stopped
  }
  for (const round of rounds(windows, Math.max(FIRST_ROUND, model.concurrency))) if (!(await ask(round))) break
  if (checked && !stopped) {
    const passages = (checked as Checked).passages
    requests = [...windows, ...passages]
    if (passages.length && !(await ask(passages)) && !checked) return
  }
  if (!checked && windows.length) return
  const nothing = checked ?? (await check(model.name, material, [], asked, child))
  if (nothing) await record(parts, tenant, document, nothing, note(), stopped, given())
}

/** What the rounds before have shown stays in sight while the next one is asked. */
const shownSoFar = (checked: Checked | null): Partial<ModelRun> =>
  checked ? { kept: checked.kept, pagesRead: checked.pagesRead } : {}

type Given = readonly { request: ModelRequest; answer: Answer }[]

async function check(
  model: string,
  material: Uint8Array,
  given: Given,
  asked: AskOptions,
  child: Child,
): Promise<Checked | null> {
  const replies = given.flatMap(({ request: { kind, marks, pages, standard }, answer: { reply } }) =>
    reply === null ? [] : [{ request: { kind, marks, pages, standard }, reply }],
  )
  const checked = await askInChild({ kind: 'check', material, replies, model, asked }, child)
  return checked?.kind === 'checked' ? checked : null
}

async function prepare(
  { files, accounts, reporting, ocrMaxPages, model }: AskDocumentParts,
  tenant: Tenant,
  { id, file, hash, title, notes }: DocumentRow,
  child: Child,
): Promise<(Prepared & { asked: AskOptions }) | null> {
  const { reportingYear, standardSet } = await accounts.settings(tenant)
  const asked: AskOptions = { set: standardSet, contextTokens: model?.contextTokens ?? DEFAULT_CONTEXT }
  const taught = await reporting.teachingsFor(tenant, id)
  const borrowed = await files.borrow(file, hash).catch((error: unknown) => {
    if (isUnusable(error)) return null
    throw error
  })
  if (!borrowed) return null
  try {
    const picturesLater = lacksPictures(notes)
    const task = {
      kind: 'prepare',
      file: borrowed.file,
      name: title,
      reportingYear,
      taught,
      ocrMaxPages,
      picturesLater,
      asked,
    } as const
    const prepared = await askInChild(task, child)
    return prepared?.kind === 'prepared' ? { ...prepared, asked } : null
  } finally {
    await borrowed.release()
  }
}

/** Outcomes of the answers, by reason. */
function countDropped({ dropped }: Checked, answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const reason of [...dropped.map((one) => one.reason), ...answers.flatMap(({ refused }) => refused ?? [])])
    counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}

/** Values shown and answers dropped, by type of datapoint, with those of the model among them. */
function statsWith(analysis: Analysis, { dropped }: Checked): ReturnType<typeof statsOf> {
  const stats = statsOf(analysis)
  for (const { type } of dropped) {
    stats[type] ??= { success: 0, failure: 0, total: 0 }
    stats[type].failure += 1
    stats[type].total += 1
  }
  return stats
}

/** States of a run that has ended, or not yet, without anything having gone wrong. */
const STATES = { withdrawn: 'stopped', paused: 'paused', asking: 'asking' } as const

async function record(
  { reporting }: AskDocumentParts,
  tenant: Tenant,
  { id, notes }: DocumentRow,
  checked: Checked,
  run: Pick<ModelRun, 'host' | 'model' | 'requestsTotal' | 'requestsDone'>,
  stopped: Stop | 'asking' | null,
  given: Given,
): Promise<void> {
  const { analysis, kept, pagesRead } = checked
  await tenant.transaction(async (inside) => {
    await lockBatch(inside)
    const document = await lockDocument(inside, id)
    if (document?.stage !== 'processed') return
    // What its pictures say has come in between, and with that it is queued again.
    if (lacksPictures(document.notes) !== lacksPictures(notes)) return
    const others = document.notes.filter(({ code }) => code !== 'model_stopped')
    const why = stopped === null || stopped in STATES ? null : (stopped as ModelRun['why'])
    const after: StoredNote[] = why ? [...others, { code: 'model_stopped', why }] : others
    await updateDocument(inside, id, { stats: statsWith(analysis, checked), notes: after })
    await reporting.recordFindings(inside, id, analysis)
    const dropped = countDropped(
      checked,
      given.map(({ answer }) => answer),
    )
    const state = stopped === null ? 'done' : (STATES[stopped as keyof typeof STATES] ?? 'stopped')
    if (stopped === 'withdrawn' && kept === 0) await dropRun(inside, id)
    else await noteRun(inside, id, { ...run, state, why, kept, dropped, pagesRead })
  })
}

/** Does the job of this folder. */
export function modelJobs(parts: AskDocumentParts): HandledJob[] {
  return [
    handle(askDocumentJob, {
      run: (run) => askAboutDocument(parts, run),
      onFailed: async ({ tenant, data }) => {
        const { model } = parts
        if (!model) return
        const run = { host: model.host, model: model.name }
        await noteRun(tenant, data.document, { ...run, state: 'stopped', why: 'unreadable' })
      },
    }),
  ]
}
