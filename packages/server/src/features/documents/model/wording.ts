import { type CheckedWording, checkWording, type WordingRequest } from '@esrs/engine'
import type { Clock } from '../../../clock.ts'
import { modelWordings } from '../../../database/schema/models.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { type Answered, type Model, ModelBusy, ModelUnusable } from '../../../models/model.ts'
import { say } from '../messages.ts'
import { estimate, monthOf, usedBy } from './cost.ts'
import { consentsTo, reserve, settle } from './store.ts'

/** The outcome of a request: checked words, or why there are none. */
export type Worded = CheckedWording | { refused: 'broken' | 'too_large' | 'refused' }

/** The requesting person and the subject. */
export interface Asking {
  userId: string
  /** The IRO or recommendation; `null` for a text that was sent along. */
  subject: string | null
}

/**
 * Asks once, within the company's budget, and believes nothing of the answer. Throws `conflict` without agreement or budget and
 * `unavailable` where the model cannot be reached; what it cost, and who asked, is written down either way.
 */
export async function askForWords(
  { model, clock }: { model: Model; clock: Clock },
  tenant: Tenant,
  request: WordingRequest,
  asking: Asking,
): Promise<Worded> {
  // Agreement may be taken back at any time, and counts from then on.
  if (!(await consentsTo(tenant, model.host))) throw new AppError('conflict', say('wording.notAgreed'))
  const month = monthOf(clock())
  const { system, prompt, schema } = request
  const input = estimate(system + prompt)
  const reserved = input + model.maxOutputTokens
  if (!(await reserve(tenant, month, reserved, model.budgetTokens)))
    throw new AppError('conflict', say('wording.budget'))
  const note = (db: Tenant, outcome: string, used: { input: number; output: number }) =>
    noteWording(db, model, request, asking, outcome, used)
  let answered: Answered
  try {
    // A person waits for it, so it is asked for once; trying again is theirs to decide.
    answered = await model.ask({ system, prompt, schema }, new AbortController().signal)
  } catch (error) {
    const mayBeCharged = error instanceof ModelBusy && error.charged
    if (!mayBeCharged)
      await settle(tenant, month, { reserved, requests: 0, input: 0, output: 0, cached: 0, milliseconds: 0 })
    await note(tenant, error instanceof ModelUnusable ? 'unusable' : 'unreachable', { input: 0, output: 0 })
    if (error instanceof ModelUnusable) throw new AppError('conflict', say('wording.unusable'))
    if (error instanceof ModelBusy) throw new AppError('unavailable', say('wording.unreachable'), retry(error))
    throw error
  }
  const worded: Worded = answered.ok ? await checkWording(request, answered.json) : { refused: answered.reason }
  const used = usedBy(answered, input, model.maxOutputTokens)
  await tenant.transaction(async (inside) => {
    // What a person waits for says nothing of how fast pages are read.
    await settle(inside, month, { ...used, reserved, requests: 1, milliseconds: 0 })
    await note(inside, worded.refused ?? 'proposed', used)
  })
  return worded
}

const retry = ({ seconds }: ModelBusy) => (seconds === null ? {} : { retryAfter: seconds })

async function noteWording(
  { db, companyId }: Tenant,
  { host, name }: Model,
  { task, language }: WordingRequest,
  { userId, subject }: Asking,
  outcome: string,
  { input, output }: { input: number; output: number },
): Promise<void> {
  const row = { companyId, askedBy: userId, task, subject, language, host, model: name, outcome }
  await db.insert(modelWordings).values({ ...row, inputTokens: input, outputTokens: output })
}
