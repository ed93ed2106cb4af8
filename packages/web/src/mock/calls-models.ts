import type { contract, ModelStanding, WordingAsked } from '@esrs/contract'
import { type MockContext, MockFailure, type MockGroup } from './call.ts'
import model from './fixtures/model.json' with { type: 'json' }

const standing = ({ state: { consent } }: MockContext) =>
  ({
    ...model.standing,
    ...(consent && model.agreed),
    consent: consent && { paused: false, ...consent },
  }) as unknown as ModelStanding

export const modelCalls: MockGroup<typeof contract.models> = {
  get: (_, context) => standing(context),
  consent: ({ body }, context) => {
    context.state.consent = body.consent ? { at: new Date().toISOString(), by: context.user?.name ?? '' } : null
    return standing(context)
  },
  pause: ({ body: { paused } }, context) => {
    const { consent } = context.state
    if (!consent) throw new MockFailure('not_agreed')
    context.state.consent = { ...consent, paused }
    return standing(context)
  },
  read: (_, { state }) => {
    if (!state.consent) throw new MockFailure('not_agreed')
    return { queued: 2 }
  },
}

function proposalFor({ kind, language, ...asked }: WordingAsked) {
  const { words, question, note } = model.wording[language]
  const text = kind === 'questions' ? question : words
  const isTranslation = kind === 'translation'
  const quote = isTranslation && 'text' in asked ? asked.text.slice(0, 300) : 'As it stands in the source.'
  return { text, sentences: [{ text, quote, place: null }], notes: isTranslation ? [] : [note] }
}

export const wordingCalls: MockGroup<typeof contract.wording> = {
  standing: (_, { state }) => ({ host: state.consent && model.standing.model.host }),
  ask: ({ body }, { state }) => {
    if (!state.consent) throw new MockFailure('not_agreed')
    return { proposal: proposalFor(body), refusal: null, model: model.standing.model.name }
  },
}
