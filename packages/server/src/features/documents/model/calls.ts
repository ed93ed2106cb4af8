import { type contract, type ModelDropReason, type ModelStanding, modelDropReasons } from '@esrs/contract'
import type { Clock } from '../../../clock.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import type { Model } from '../../../models/model.ts'
import type { Accounts } from '../../accounts/index.ts'
import { say } from '../messages.ts'
import { type AskDocumentParts, queueForModel } from './ask-document.ts'
import { monthOf } from './cost.ts'
import {
  consentsTo,
  countAnalysed,
  getConsent,
  giveConsent,
  isUnderWay,
  listRuns,
  type ModelRun,
  unreadDocuments,
  usageOf,
  withdrawConsent,
} from './store.ts'

interface Parts extends Pick<AskDocumentParts, 'model' | 'enqueue' | 'clock'> {
  accounts: Pick<Accounts, 'events'>
}

/** The language model as a company's administrators see and allow it. */
export function modelCalls(parts: Parts): Handlers<(typeof contract)['models']> {
  const { model, clock, accounts } = parts
  return {
    get: ({ tenant }) => modelStatus(tenant, model, clock),
    consent: async ({ tenant, actor, body: { consent, host }, caller: { requestId } }) => {
      if (consent && !model) throw new AppError('conflict', say('model.none'))
      // Whoever agreed to one host has not agreed to another that was set up meanwhile.
      if (consent && model && host !== model.host)
        throw new AppError('conflict', say('model.otherHost', { host: model.host }))
      await tenant.transaction(async (inside) => {
        const moved = consent ? await giveConsent(inside, host, actor.userId) : await withdrawConsent(inside)
        if (!moved) return
        const { companyId, userId: by } = actor
        const event = consent ? 'model.agreed' : 'model.withdrawn'
        await accounts.events.record(inside.db, { event, companyId, by, host: moved, requestId })
      })
      return modelStatus(tenant, model, clock)
    },
    read: async ({ tenant }) => {
      if (!model) throw new AppError('conflict', say('model.none'))
      return tenant.transaction(async (inside) => {
        if (!(await consentsTo(inside, model.host))) throw new AppError('conflict', say('model.notAgreed'))
        const ids = await unreadDocuments(inside, model.host, model.name)
        for (const id of ids) await queueForModel(parts, inside, id)
        return { queued: ids.length }
      })
    },
  }
}

const isLocal = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/.test(host)

async function modelStatus(tenant: Tenant, model: Model | null, clock: Clock): Promise<ModelStanding> {
  const month = monthOf(clock())
  const [consent, usage, runs, total] = [
    await getConsent(tenant),
    await usageOf(tenant, month),
    await listRuns(tenant),
    await countAnalysed(tenant),
  ]
  const underWay = runs.filter(isUnderWay)
  const price = model?.price ?? null
  const { inputTokens, outputTokens } = usage
  const holds = consent !== null && consent.host === model?.host
  return {
    model: model && {
      provider: model.provider,
      host: model.host,
      local: isLocal(model.host),
      name: model.name,
    },
    consent: holds ? { at: consent.at.toISOString(), by: consent.by } : null,
    consented_host: consent && !holds ? consent.host : null,
    month: {
      start: `${month}-01`,
      requests: usage.requests,
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      reserved_tokens: usage.reservedTokens,
      budget_tokens: model?.budgetTokens ?? null,
      cost: price && {
        amount: (inputTokens * price.input + outputTokens * price.output) / 1_000_000,
        currency: price.currency,
      },
    },
    documents: {
      total,
      read: runs.filter(({ state }) => state === 'done').length,
      under_way: underWay.length,
      requests: {
        total: sumOf(underWay.map(({ requestsTotal }) => requestsTotal)),
        answered: sumOf(underWay.map(({ requestsDone }) => requestsDone)),
      },
      stopped: counted(runs.flatMap(({ why }) => why ?? [])).map(([why, count]) => ({ why, count })),
    },
    answers: { kept: sumOf(runs.map(({ kept }) => kept)), dropped: droppedOf(runs) },
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** How often each word occurs, commonest first. */
function counted<T extends string>(words: readonly T[]): [T, number][] {
  const counts = new Map<T, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}

function droppedOf(runs: readonly ModelRun[]): { reason: ModelDropReason; count: number }[] {
  return modelDropReasons
    .map((reason) => ({ reason, count: sumOf(runs.map(({ dropped }) => dropped[reason] ?? 0)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}
