import type { contract, Wording, WordingAsked } from '@esrs/contract'
import type { MockGroup } from './call.ts'
import { agreedHost } from './calls-models.ts'
import { MockFailure } from './state.ts'

const samples = {
  en: {
    words: 'The mock has no language model. This sentence stands where its words would stand.',
    question: 'What would help you most with this topic at your workplace?',
    note: 'Left out (1): numbers that do not stand in the sources: 99.',
  },
  de: {
    words: 'Diese Nachbildung hat kein Sprachmodell. Dieser Satz steht dort, wo dessen Worte stünden.',
    question: 'Was würde Ihnen bei diesem Thema am Arbeitsplatz am meisten helfen?',
    note: 'Weggelassen (1): Zahlen, die nicht in den Quellen stehen: 99.',
  },
}

function proposal(asked: WordingAsked): Wording['proposal'] {
  const { words, question, note } = samples[asked.language]
  if (asked.kind === 'translation')
    return { text: words, sentences: [{ text: words, quote: asked.text.slice(0, 300) }], notes: [] }
  const text = asked.kind === 'questions' ? question : words
  return { text, sentences: [{ text, quote: 'As it stands in the source.' }], notes: [note] }
}

export const wordingCalls: MockGroup<typeof contract.wording> = {
  standing: (_, context) => ({ host: agreedHost(context) }),
  ask: ({ body }, context) => {
    if (!agreedHost(context))
      throw new MockFailure('conflict', {
        en: 'No administrator of your company has agreed yet that texts are sent to the language model. This is decided in the settings.',
        de: 'Bisher hat niemand aus der Administration Ihres Unternehmens zugestimmt, dass Texte an das Sprachmodell gesendet werden. Darüber wird in den Einstellungen entschieden.',
      })
    return { proposal: proposal(body), refusal: null, model: 'example-large' }
  },
}
