import type { Analysis } from '@esrs/engine'
import { z } from 'zod'
import type { StoredNote } from '../../../database/schema/documents.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { CompanyFiles } from '../../../files/encryption/company-files.ts'
import { isUnusable } from '../../../files/encryption/format.ts'
import { defineJob, type Enqueue, type HandledJob, handle, type Run } from '../../../jobs/job.ts'
import type { Accounts } from '../../accounts/index.ts'
import type { Reporting } from '../../reporting/index.ts'
import { statsOf } from '../outcome.ts'
import { lacksPictures } from '../pictures-left.ts'
import type { ReadingLimits } from '../read-in-child.ts'
import { type DocumentRow, getDocument, lockBatch, lockDocument, updateDocument } from '../store.ts'
import { type AskParts, answerHash, askAll, type Stop } from './ask.ts'
import { askInChild } from './ask-in-child.ts'
import type { Checked, Prepared } from './asking-messages.ts'
import { type Answer, consentsTo, dropRun, type ModelRun, noteRun } from './store.ts'

/** Has a language model read one analysed document. */
export const askDocumentJob = defineJob('documents.ask', z.object({ document: z.uuid() }), 14_400)

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
  await noteRun(inside, documentId, { state: 'waiting', host: model.host, model: model.name })
  await enqueue(inside, askDocumentJob, { document: documentId })
  return true
}

type AskRun = Pick<Run<{ document: string }>, 'tenant' | 'data' | 'signal'>

/**
 * Has the model read a document and puts what it found, and code could prove, beside what the analysis found. May be killed anywhere
 * and run again: what was answered is kept, and not asked again.
 */
export async function askAboutDocument(parts: AskDocumentParts, { tenant, data, signal }: AskRun): Promise<void> {
  const { model } = parts
  const document = await getDocument(tenant, data.document)
  if (!document) return
  const { id } = document
  // A document that is being analysed again is queued again at the end of that.
  if (!model || document.stage !== 'processed' || !(await consentsTo(tenant, model.host)))
    return await dropRun(tenant, id)
  const run = { host: model.host, model: model.name }
  const child = { ...parts.limits, entry: parts.askingEntry, signal }
  const prepared = await prepare(parts, tenant, document, child)
  if (!prepared) return await noteRun(tenant, id, { ...run, state: 'stopped', why: 'unreadable' })
  const { requests, material } = prepared
  const total = { ...run, requestsTotal: requests.length }
  const onAnswer = (requestsDone: number) => noteRun(tenant, id, { ...total, state: 'asking', requestsDone })
  await onAnswer(0)
  const { answers, stopped } = await askAll({ ...parts, model }, tenant, id, requests, signal, onAnswer)
  const given = requests.flatMap((request) => {
    const answer = answers.get(answerHash(model, request))
    return answer ? [{ request, answer }] : []
  })
  const replies = given.flatMap(({ request: { datapoints, marks }, answer: { reply } }) =>
    reply === null ? [] : [{ request: { datapoints, marks }, reply }],
  )
  const checked = await askInChild({ kind: 'check', material, replies, model: model.name }, child)
  if (checked?.kind !== 'checked') return await noteRun(tenant, id, { ...total, state: 'stopped', why: 'unreadable' })
  const answersGiven = given.map(({ answer }) => answer)
  await record(parts, tenant, document, checked, { ...total, requestsDone: given.length }, stopped, answersGiven)
}

async function prepare(
  { files, accounts, reporting, ocrMaxPages }: AskDocumentParts,
  tenant: Tenant,
  { id, file, hash, title, notes }: DocumentRow,
  child: Parameters<typeof askInChild>[1],
): Promise<Prepared | null> {
  const { reportingYear } = await accounts.settings(tenant)
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
    } as const
    const prepared = await askInChild(task, child)
    return prepared?.kind === 'prepared' ? prepared : null
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

async function record(
  { reporting }: AskDocumentParts,
  tenant: Tenant,
  { id, notes }: DocumentRow,
  checked: Checked,
  run: Pick<ModelRun, 'host' | 'model' | 'requestsTotal' | 'requestsDone'>,
  stopped: Stop | null,
  answers: readonly Answer[],
): Promise<void> {
  const { analysis, kept } = checked
  await tenant.transaction(async (inside) => {
    await lockBatch(inside)
    const document = await lockDocument(inside, id)
    if (document?.stage !== 'processed') return
    // What its pictures say has come in between, and with that it is queued again.
    if (lacksPictures(document.notes) !== lacksPictures(notes)) return
    const others = document.notes.filter(({ code }) => code !== 'model_stopped')
    const why = stopped === 'withdrawn' ? null : stopped
    const after: StoredNote[] = why ? [...others, { code: 'model_stopped', why }] : others
    await updateDocument(inside, id, { stats: statsWith(analysis, checked), notes: after })
    await reporting.recordFindings(inside, id, analysis)
    const dropped = countDropped(checked, answers)
    if (stopped === 'withdrawn' && kept === 0) await dropRun(inside, id)
    else await noteRun(inside, id, { ...run, state: stopped ? 'stopped' : 'done', why, kept, dropped })
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
