import { createHash } from 'node:crypto'
import type { ModelRequest } from '@esrs/engine'
import type { Clock } from '../../../clock.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { type Answered, type Model, ModelBusy, ModelTooShort, ModelUnusable } from '../../../models/model.ts'
import { askWithRetries, type RetryPolicy } from '../../../models/retry-policy.ts'
import { estimate, monthOf, usedBy } from './cost.ts'
import { type Answer, answersAbout, getConsent, keepAnswer, reserve, settle } from './store.ts'

/** Why no more is asked although there is more to ask. */
export type Stop = 'budget' | 'refused' | 'unreachable' | 'context' | 'withdrawn' | 'paused'

export interface AskOutcome {
  /** Requests with an answer, new or stored. */
  answers: Map<string, Answer>
  stopped: Stop | null
}

export interface AskParts {
  model: Model
  clock: Clock
  retries?: RetryPolicy
}

/** A request and who answers it: another model may say something else. */
export const answerHash = ({ host, name }: Pick<Model, 'host' | 'name'>, request: Pick<ModelRequest, 'hash'>): string =>
  createHash('sha256').update([host, name, request.hash].join('\n')).digest('hex')

/**
 * Asks every request that has no answer yet, several at once as far as the model lets them. Each answer is kept, and its cost
 * counted, before the next is asked for; so a killed run goes on where it was. Stops cleanly at the end of the budget.
 */
export async function askAll(
  { model, clock, retries }: AskParts,
  tenant: Tenant,
  documentId: string,
  requests: readonly ModelRequest[],
  signal: AbortSignal,
  onAnswer: (done: number) => Promise<void>,
): Promise<AskOutcome> {
  const answers = await answersAbout(tenant, documentId)
  const open = requests.filter((request) => !answers.has(answerHash(model, request)))
  let stopped: Stop | null = null
  let next = 0

  async function askOne(request: ModelRequest): Promise<void> {
    // Agreement may be taken back, and reading paused, at any time, and counts from then on.
    const consent = await getConsent(tenant)
    if (consent?.host !== model.host || consent.paused) {
      stopped = consent?.host === model.host ? 'paused' : 'withdrawn'
      return
    }
    const month = monthOf(clock())
    const input = estimate(request.system + request.prompt)
    const reserved = input + model.maxOutputTokens
    const put = () => reserve(tenant, month, reserved, model.budgetTokens)
    if (!(await put())) {
      stopped ??= 'budget'
      return
    }
    // What may have been charged without an answer stays put aside; the next attempt needs its own.
    const again = async () => {
      if (!(await put())) throw new OutOfBudget()
    }
    const { system, prompt, schema } = request
    const began = performance.now()
    let answered: Answered
    try {
      answered = await askWithRetries(model, { system, prompt, schema }, signal, retries, again)
    } catch (error) {
      const mayBeCharged = error instanceof OutOfBudget || (error instanceof ModelBusy && error.charged)
      if (!mayBeCharged && !signal.aborted) await settle(tenant, month, { ...nothingUsed, reserved })
      const why = whyStopped(error)
      if (!why) throw error
      stopped ??= why
      return
    }
    const answer: Answer = {
      hash: answerHash(model, request),
      reply: answered.ok ? storable(answered.json) : null,
      refused: answered.ok ? null : answered.reason,
    }
    const used = { ...usedBy(answered, input, model.maxOutputTokens), milliseconds: performance.now() - began }
    await tenant.transaction(async (inside) => {
      await settle(inside, month, { ...used, reserved, requests: 1 })
      // Nobody needs to know more about a document that was removed meanwhile.
      if (!(await keepAnswer(inside, documentId, answer))) stopped = 'withdrawn'
    })
    answers.set(answer.hash, answer)
    await onAnswer(requests.filter((one) => answers.has(answerHash(model, one))).length)
  }

  const workers = Array.from({ length: Math.min(open.length, model.concurrency) }, async () => {
    for (let request = open[next]; request && !stopped; request = open[next]) {
      next += 1
      await askOne(request)
    }
  })
  const ended = await Promise.allSettled(workers)
  const failed = ended.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  return { answers, stopped }
}

const nothingUsed = { requests: 0, input: 0, output: 0, cached: 0, milliseconds: 0 }

class OutOfBudget extends Error {}

/** Why an error ends the asking; `null` where it is a fault of ours. */
function whyStopped(error: unknown): Stop | null {
  if (error instanceof OutOfBudget) return 'budget'
  if (error instanceof ModelTooShort) return 'context'
  if (error instanceof ModelUnusable) return 'refused'
  return error instanceof ModelBusy ? 'unreachable' : null
}

/** JSON that the database takes: without NUL and halves of characters. */
const storable = (json: unknown): string =>
  (JSON.stringify(json) ?? 'null').replace(/(\\\\)|\\u(?:0000|d[89a-f][0-9a-f]{2})/gi, '$1')
