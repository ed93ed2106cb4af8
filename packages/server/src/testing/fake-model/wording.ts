import type { Language } from '@esrs/contract'
// What the fake model says where words are asked for. Every behaviour is a way in which real models go wrong, but for the first.

import type { Behaviour, FakeReply } from './behaviours.ts'

interface Source {
  mark: string
  kind: string
  text: string
}

interface AskedWords {
  task: string
  language: Language
  sources: Source[]
}

/** Reads a prompt that asks for words; `null` for any other. */
export function readWordingPrompt(prompt: string): AskedWords | null {
  const language = /^Language asked for: (English|German)$/m.exec(prompt)?.[1]
  if (!language) return null
  const sources = [...prompt.matchAll(/^\[(s\d+)\] (?:(own|evidence|asked): )?(.*)$/gm)].map(
    ([, mark = '', kind = 'own', text = '']) => ({ mark, kind, text }),
  )
  return { task: prompt.slice(0, prompt.indexOf('\n')), language: language === 'English' ? 'en' : 'de', sources }
}

interface FakeSentence {
  source: string
  quote: string
  text: string
}

const reply = (sentences: FakeSentence[]): FakeReply => ({ text: JSON.stringify({ sentences }) })

const digits = (text: string): string =>
  (text.match(/\d[\d.,]*/g) ?? []).map((one) => one.replace(/[.,]$/, '')).join(', ')

const swapped: Record<string, string> = { '.': ',', ',': '.' }

/** A sentence in the language asked for that keeps the figures of the other, in its own notation. */
const standIn = (language: Language, text: string): string => {
  const figures = (text.match(/(?<![\p{L}\d])\d+(?:[.,]\d+)*(?: %| t(?!\p{L}))?/gu) ?? [])
    .map((one) => one.replace(/[.,]/g, (mark) => swapped[mark]!))
    .join('; ')
  return language === 'de'
    ? `Hier stünde die Übersetzung, die ein Modell von diesem Satz macht${figures && ` (${figures})`}.`
    : `This is where the translation would be that a model makes of the sentence${figures && ` (${figures})`}.`
}

function answerTo({ task, language, sources }: AskedWords): FakeSentence[] {
  if (task.startsWith('Translate'))
    return sources.map(({ mark, text }) => ({ source: mark, quote: text, text: standIn(language, text) }))
  if (task.startsWith('Suggest')) {
    const { mark, text } = sources[0]!
    const ask = language === 'de' ? 'Was ist Ihnen wichtig bei dem Thema' : 'What matters most to you about'
    return [{ source: mark, quote: text, text: `${ask} ${text.replace(/[.?!]$/, '')}?` }]
  }
  if (task.startsWith('Answer') || task.startsWith('Write'))
    return sources
      .filter(({ kind }) => kind === 'evidence')
      .slice(0, 2)
      .map(({ mark, text }) => {
        const [quote = text] = /^.{30,}?[.!](?= |$)/.exec(text) ?? []
        return { source: mark, quote, text: quote }
      })
  if (task.startsWith('Word the paragraph'))
    return sources.map(({ mark, text }) => ({ source: mark, quote: text, text: `Here ${text.replace(/^The/, 'the')}` }))
  // The text as it is, and the first words of the documents, or else our next ones, as they are.
  const more = sources.find(({ kind }) => kind === 'evidence') ?? sources[2]
  return [sources[0]!, ...(more ? [more] : [])].map(({ mark, text }) => ({ source: mark, quote: text, text }))
}

const saying =
  (change: (sentences: FakeSentence[], asked: AskedWords) => FakeSentence[]): Behaviour =>
  ({ prompt }) => {
    const asked = readWordingPrompt(prompt)
    return asked ? reply(change(answerTo(asked), asked)) : { answers: [] }
  }

export const wordingBehaviours = {
  good: saying((sentences) => sentences),
  /** A figure that stands nowhere, under a true quote. */
  inventsNumber: saying((sentences, { language }) =>
    sentences.map((one) => ({
      ...one,
      text: `${one.text.replace(/[.?]$/, '')} ${language === 'de' ? 'und 98.765 t mehr' : 'and 98,765 t more'}${one.text.slice(-1)}`,
    })),
  ),
  /** A company that the text does not mention. */
  inventsName: saying((sentences) => sentences.map((one) => ({ ...one, text: `Voltara Holding GmbH: ${one.text}` }))),
  /** A quote that is made up. */
  inventsQuote: saying((sentences) =>
    sentences.map((one) => ({ ...one, source: `${one.source}9`, quote: 'We are the best in this field.' })),
  ),
  wrongLanguage: saying((sentences) =>
    sentences.map((one) => ({
      ...one,
      text: `L’entreprise a réduit ses émissions de gaz à effet de serre ${digits(one.text)} dans toutes les usines.`,
    })),
  ),
  /** Half an answer. */
  brokenJson: (() => ({ text: '{"sentences":[{"source":"s1","quote":"The' })) as Behaviour,
  /** Repeats its input. */
  echo: (({ prompt }) =>
    reply(prompt.split('\n').map((line) => ({ source: 's1', quote: line, text: line })))) as Behaviour,
} satisfies Record<string, Behaviour>
