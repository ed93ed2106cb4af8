import type { contract, ModelStanding } from '@esrs/contract'
import type { MockContext, MockGroup } from './call.ts'
import { MockFailure } from './state.ts'

const host = 'models.example.com'

/** What the mock's model did, once somebody agreed. */
const agreed: Pick<ModelStanding, 'month' | 'documents' | 'answers'> = {
  month: {
    start: '2026-11-01',
    requests: 214,
    input_tokens: 812_400,
    output_tokens: 61_320,
    reserved_tokens: 0,
    budget_tokens: 5_000_000,
    cost: { amount: 3.36, currency: 'EUR' },
  },
  documents: {
    total: 6,
    read: 3,
    under_way: 1,
    requests: { total: 68, answered: 21 },
    stopped: [{ why: 'unreachable', count: 1 }],
  },
  answers: {
    kept: 148,
    dropped: [
      { reason: 'quote', count: 12 },
      { reason: 'unit', count: 5 },
      { reason: 'year', count: 2 },
    ],
  },
}

const consents = new WeakMap<MockContext['state'], { at: string; by: string }>()

/** The host that the company has agreed to; `null` while it has not. */
export const agreedHost = ({ state }: MockContext): string | null => (consents.has(state) ? host : null)

function standing({ state }: MockContext): ModelStanding {
  const consent = consents.get(state) ?? null
  const { month, documents, answers } = agreed
  const nothing = { ...month, requests: 0, input_tokens: 0, output_tokens: 0, cost: { amount: 0, currency: 'EUR' } }
  return {
    model: { provider: 'openai-compatible', host, local: false, name: 'example-large' },
    consent,
    consented_host: null,
    month: consent ? month : nothing,
    documents: consent
      ? documents
      : { total: documents.total, read: 0, under_way: 0, requests: { total: 0, answered: 0 }, stopped: [] },
    answers: consent ? answers : { kept: 0, dropped: [] },
  }
}

export const modelCalls: MockGroup<typeof contract.models> = {
  get: (_, context) => standing(context),
  consent: ({ body }, context) => {
    if (body.consent) consents.set(context.state, { at: new Date().toISOString(), by: context.user?.name ?? '' })
    else consents.delete(context.state)
    return standing(context)
  },
  read: (_, context) => {
    if (!consents.has(context.state))
      throw new MockFailure('conflict', {
        en: 'First agree that passages of your documents are sent to the language model.',
        de: 'Stimmen Sie zuerst zu, dass Stellen aus Ihren Dokumenten an das Sprachmodell gesendet werden.',
      })
    return { queued: 2 }
  },
}
