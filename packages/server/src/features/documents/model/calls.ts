import { type contract, type ModelDropReason, type ModelStanding, modelDropReasons } from '@esrs/contract'
import { readingAmount } from '@esrs/engine'
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
  listReadings,
  listRuns,
  type ModelRun,
  setPaused,
  unreadDocuments,
  usageOf,
  withdrawConsent,
  wordsOf,
} from './store.ts'

interface ModelCallParts extends Pick<AskDocumentParts, 'model' | 'enqueue' | 'clock'> {
  accounts: Pick<Accounts, 'events' | 'settings'>
}

/** The language model as a company's administrators see and allow it. */
export function modelCalls(parts: ModelCallParts): Handlers<(typeof contract)['models']> {
  const { model, accounts } = parts
  return {
    get: ({ tenant }) => modelStatus(parts, tenant),
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
      return modelStatus(parts, tenant)
    },
    pause: async ({ tenant, body: { paused } }) => {
      if (!model) throw new AppError('conflict', say('model.none'))
      await tenant.transaction(async (inside) => {
        if (!(await consentsTo(inside, model.host))) throw new AppError('conflict', say('model.notAgreed'))
        const isChanged = await setPaused(inside, paused)
        if (!isChanged || paused) return
        for (const { documentId, state } of await listRuns(inside))
          if (state === 'paused') await queueForModel(parts, inside, documentId)
      })
      return modelStatus(parts, tenant)
    },
    read: async ({ tenant }) => {
      if (!model) throw new AppError('conflict', say('model.none'))
      return tenant.transaction(async (inside) => {
        if (!(await consentsTo(inside, model.host))) throw new AppError('conflict', say('model.notAgreed'))
        await setPaused(inside, false)
        const ids = await unreadDocuments(inside, model.host, model.name)
        for (const id of ids) await queueForModel(parts, inside, id)
        return { queued: ids.length }
      })
    },
  }
}

const isLocal = (host: string): boolean =>
  /^(?:recorded-replies$|localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/.test(host)

/** Tokens and money, what the host keeps charged at its own price. */
const costOf = (price: NonNullable<Model['price']>, input: number, cached: number, output: number) => ({
  amount: ((input - cached) * price.input + cached * price.cached + output * price.output) / 1_000_000,
  currency: price.currency,
})

/** Characters of a token, as hosts count on average. */
const PER_TOKEN = 3.8

/** What reading the documents that are left would take. */
async function aheadOf(parts: ModelCallParts, tenant: Tenant, usage: Usage): Promise<ModelStanding['ahead']> {
  const { model, accounts } = parts
  if (!model) return null
  const ids = await unreadDocuments(tenant, model.host, model.name)
  if (!ids.length) return null
  const { standardSet } = await accounts.settings(tenant)
  const asked = { set: standardSet, contextTokens: model.contextTokens }
  const amounts = (await wordsOf(tenant, ids)).map((words) => readingAmount(words, asked))
  const tokens = (part: 'sent' | 'repeated' | 'received') =>
    Math.round(sumOf(amounts.map((one) => one[part])) / PER_TOKEN)
  const requests = sumOf(amounts.map((one) => one.requests))
  const [input, cached, output] = [tokens('sent'), tokens('repeated'), tokens('received')]
  return {
    documents: ids.length,
    requests,
    input_tokens: input,
    cached_tokens: cached,
    output_tokens: output,
    cost: model.price && costOf(model.price, input, cached, output),
    seconds: secondsFor(requests, usage, model),
  }
}

/** How long so many requests take at the speed of the month; `null` before the first answers. */
function secondsFor(requests: number, usage: Usage, model: Model | null): number | null {
  if (!model || !usage.requests || !usage.milliseconds) return null
  return Math.ceil((requests * usage.milliseconds) / usage.requests / model.concurrency / 1000)
}

type Usage = Awaited<ReturnType<typeof usageOf>>

async function modelStatus(parts: ModelCallParts, tenant: Tenant): Promise<ModelStanding> {
  const { model, clock } = parts
  const month = monthOf(clock())
  const [consent, usage, runs, total] = [
    await getConsent(tenant),
    await usageOf(tenant, month),
    await listRuns(tenant),
    await countAnalysed(tenant),
  ]
  const underWay = runs.filter(isUnderWay)
  const price = model?.price ?? null
  const { inputTokens, outputTokens, cachedTokens } = usage
  const [ahead, readings] = [await aheadOf(parts, tenant, usage), await listReadings(tenant)]
  const holds = consent !== null && consent.host === model?.host
  return {
    model: model && {
      provider: model.provider,
      host: model.host,
      local: isLocal(model.host),
      name: model.name,
    },
    consent: holds ? { at: consent.at.toISOString(), by: consent.by, paused: consent.paused } : null,
    consented_host: consent && !holds ? consent.host : null,
    month: {
      start: `${month}-01`,
      requests: usage.requests,
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      cached_tokens: cachedTokens,
      reserved_tokens: usage.reservedTokens,
      budget_tokens: model?.budgetTokens ?? null,
      cost: price && costOf(price, inputTokens, cachedTokens, outputTokens),
    },
    ahead,
    documents: {
      total,
      read: runs.filter(({ state }) => state === 'done').length,
      under_way: underWay.length,
      paused: runs.filter(({ state }) => state === 'paused').length,
      requests: {
        total: sumOf(underWay.map(({ requestsTotal }) => requestsTotal)),
        answered: sumOf(underWay.map(({ requestsDone }) => requestsDone)),
      },
      seconds_left: secondsFor(
        sumOf(underWay.map(({ requestsTotal, requestsDone }) => requestsTotal - requestsDone)),
        usage,
        model,
      ),
      stopped: counted(runs.flatMap(({ why }) => why ?? [])).map(([why, count]) => ({ why, count })),
    },
    runs: readings.map(({ run, filename, pageCount }) => ({
      document_id: run.documentId,
      filename,
      model: run.model,
      state: run.state,
      at: run.updatedAt.toISOString(),
      pages: run.pagesRead,
      page_count: pageCount ?? 0,
      requests: { total: run.requestsTotal, answered: run.requestsDone },
    })),
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
