import { createHash } from 'node:crypto'
import type { ModelRequest } from '@esrs/engine'
import { replySchema } from '@esrs/engine'
import type { Clock } from '../../../clock.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { type Model, ModelBusy, ModelUnusable } from '../../../models/model.ts'
import { askPatiently, type Patience } from '../../../models/patience.ts'
import { type Answer, answersAbout, consentsTo, keepAnswer, reserve, settle } from './store.ts'

/** Why no more is asked although there is more to ask. */
export type Stop = 'budget' | 'refused' | 'unreachable' | 'withdrawn'

export interface Asked {
  /** What there is an answer to, from now or from before. */
  answers: Map<string, Answer>
  stopped: Stop | null
}

export interface AskParts {
  model: Model
  clock: Clock
  patience?: Patience
}

/** The month that a request is counted for. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7)

/** A request and who answers it: another model may say something else. */
export const answerHash = ({ host, name }: Pick<Model, 'host' | 'name'>, request: Pick<ModelRequest, 'hash'>): string =>
  createHash('sha256').update([host, name, request.hash].join('\n')).digest('hex')

/** Tokens that a text takes, rather too many than too few: hosts count some three to five characters as one. */
export const estimate = (text: string): number => Math.ceil(text.length / 3)

/**
 * Asks every request that has no answer yet, several at once as far as the model lets them. Each answer is kept, and its cost
 * counted, before the next is asked for; so a killed run goes on where it was. Stops cleanly at the end of the budget.
 */
export async function askAll(
  { model, clock, patience }: AskParts,
  tenant: Tenant,
  documentId: string,
  requests: readonly ModelRequest[],
  signal: AbortSignal,
  onAnswer: (done: number) => Promise<void>,
): Promise<Asked> {
  const answers = await answersAbout(tenant, documentId)
  const open = requests.filter((request) => !answers.has(answerHash(model, request)))
  let stopped: Stop | null = null
  let next = 0

  async function askOne(request: ModelRequest): Promise<void> {
    // Agreement may be taken back at any time, and counts from then on.
    if (!(await consentsTo(tenant, model.host))) {
      stopped = 'withdrawn'
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
    const { system, prompt } = request
    // What may have been charged without an answer stays put aside; the next attempt needs its own.
    const again = async () => {
      if (!(await put())) throw new OutOfBudget()
    }
    try {
      const answered = await askPatiently(model, { system, prompt, schema: replySchema }, signal, patience, again)
      const { usage } = answered
      const unknown = usage.input === null && usage.output === null
      const answer: Answer = {
        hash: answerHash(model, request),
        reply: answered.ok ? storable(answered.json) : null,
        refused: answered.ok ? null : answered.reason,
      }
      const used = unknown
        ? { input, output: answered.ok ? estimate(answer.reply ?? '') : model.maxOutputTokens }
        : { input: usage.input ?? input, output: usage.output ?? 0 }
      await tenant.transaction(async (inside) => {
        await settle(inside, month, { reserved, requests: 1, ...used })
        // Nobody needs to know more about a document that was removed meanwhile.
        if (!(await keepAnswer(inside, documentId, answer))) stopped = 'withdrawn'
      })
      answers.set(answer.hash, answer)
      await onAnswer(requests.filter((one) => answers.has(answerHash(model, one))).length)
    } catch (error) {
      if (error instanceof OutOfBudget) {
        stopped ??= 'budget'
        return
      }
      const mayBeCharged = error instanceof ModelBusy && error.charged
      if (!mayBeCharged && !signal.aborted) await settle(tenant, month, { reserved, requests: 0, input: 0, output: 0 })
      if (error instanceof ModelUnusable) stopped = 'refused'
      else if (error instanceof ModelBusy) stopped ??= 'unreachable'
      else throw error
    }
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

class OutOfBudget extends Error {}

/** JSON that the database takes: without NUL and halves of characters. */
const storable = (json: unknown): string =>
  (JSON.stringify(json) ?? 'null').replace(/(\\\\)|\\u(?:0000|d[89a-f][0-9a-f]{2})/gi, '$1')
