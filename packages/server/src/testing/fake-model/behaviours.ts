// What the fake model says to a request of the product. It reads the prompt as a model does: datapoints above, passages between
// two fences. Every behaviour is a way in which real models go wrong, but for the first.

/** Datapoints of the list and blocks of the window, as a request shows them. */
export interface ModelQuestion {
  /** `pages`: a window; `passages`: the second step, whose datapoints words answer. */
  step: 'pages' | 'passages'
  datapoints: { id: string; kind: string; name: string }[]
  passages: { mark: string; text: string }[]
  prompt: string
}

export interface FakeAnswer {
  datapoint: string
  block: string
  quote: string
  value?: string
  unit?: string | null
  year?: string | null
  boundary?: string
  confidence: string
  [more: string]: unknown
}

/** The host's behaviour for one request. */
export type FakeReply =
  | { answers: FakeAnswer[]; sections?: object[] }
  | { text: string }
  | { status: number; headers?: Record<string, string>; body?: string }
  /** Never answers. */
  | { silent: true }
  /** Goes on for ever. */
  | { endless: true }

export type Behaviour = (asked: ModelQuestion, count: number) => FakeReply

/** Reads a request of the product: the list stands in the instructions, the text between two fences. */
export function readPrompt(prompt: string, system = ''): ModelQuestion {
  const fence = /^=== [0-9a-f]{12} ===$/m.exec(prompt)?.[0] ?? '\u0000'
  const [, body = ''] = prompt.split(`\n${fence}`)
  const step = /^Datapoints of /m.test(system) ? 'passages' : 'pages'
  const datapoints = [...system.matchAll(/^(\S+_\d+\w*) \| ([^|\n]*[^|\s])(?: \| ([^|\n]*[^|\s]))?/gm)].map(
    ([, id = '', second = '', third = '']) =>
      step === 'pages' ? { id, kind: second, name: third } : { id, kind: 'text', name: second },
  )
  const passages = body.split(/^(?=\[p\d+\.\d+\] )/m).flatMap((part) => {
    const [, mark, text] = /^\[(p\d+\.\d+)\] ([\s\S]*)$/.exec(part) ?? []
    return mark && text ? [{ mark, text: text.replace(/\n\([^\n]*\)$/gm, '').trim() }] : []
  })
  return { step, datapoints, passages, prompt }
}

const common = new Set('the and of for with from gross total that this are our der die das und von für mit'.split(' '))
const wordsOf = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/[\p{L}\d]{3,}/gu)]
    .map(([word]) => word.slice(0, 7))
    .filter((word) => !common.has(word))

const shared = (name: string, text: string): number => {
  const words = new Set(wordsOf(text))
  const own = wordsOf(name)
  return own.filter((word) => words.has(word)).length / Math.max(1, own.length)
}

const base = { unit: null, year: null, boundary: 'group', confidence: 'high' }

const isFigure = (kind: string): boolean => !/^(?:yes|choice|text)/.test(kind)

/** Answers of a careful model: true quotes, and nothing where the window says nothing. */
export const good: Behaviour = ({ step, datapoints, passages }) => {
  const lines = passages.flatMap(({ mark, text }) => text.split('\n').map((line) => ({ mark, text: line.trim() })))
  const sentences = passages.flatMap(({ mark, text }) =>
    text
      .replace(/\s+/g, ' ')
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
      .map((sentence) => ({ mark, text: sentence.trim() })),
  )
  const found = datapoints.flatMap(({ id, kind, name }) => {
    const [best] = (isFigure(kind) ? lines : sentences)
      .map((unit) => ({ ...unit, id, kind, score: shared(name, unit.text) }))
      .filter(({ text, score }) => text.length > 25 && text.length < 600 && score >= 0.6)
      .sort((x, y) => y.score - x.score)
    return best ? [best] : []
  })
  // A line answers one datapoint: the one whose name it says most of.
  const ranked = found.toSorted((x, y) => y.score - x.score)
  const own = found.filter((one) => ranked.find(({ text }) => text === one.text) === one)
  const answers = own.flatMap(({ id, kind, mark, text: quote }): FakeAnswer[] => {
    const answer = { ...base, datapoint: id, block: mark, quote }
    if (step === 'passages') return [{ ...answer, from: mark, to: mark, class: 'policy', stated: ['it'], missing: [] }]
    if (kind.startsWith('choice')) return []
    if (kind.startsWith('yes'))
      return [{ ...answer, value: /\b(?:no|not|kein\w*|nicht)\b/i.test(quote) ? 'no' : 'yes' }]
    const bare = quote.replace(/\b(?:scope|category) \d/gi, (word) => '_'.repeat(word.length))
    const value = /(?<![\w.,-])\d[\d.,]*\d(?![\w.,])/.exec(bare)?.[0]
    return value ? [{ ...answer, value }] : []
  })
  return step === 'pages' ? { answers, sections: sectionsOf(passages) } : { answers }
}

/** Headings that begin with the code of a requirement, as the reports of the tests have them, and the block below each. */
const sectionsOf = (passages: ModelQuestion['passages']): object[] =>
  passages.flatMap(({ text }, i) => {
    const code = /^#* ?((?:[ES]\d|G1)(?:\.\w+)?-\d+)(?= )/.exec(text)?.[1]
    const below = passages[i + 1]
    const quote = below?.text.replace(/\s+/g, ' ').split(/(?<=[.!?]) /)[0]
    return code && below && quote
      ? [{ from: below.mark, to: below.mark, requirements: [code], class: 'policy', quote, confidence: 'high' }]
      : []
  })

const first = ({ datapoints, passages }: ModelQuestion) => ({
  datapoint: datapoints[0]?.id ?? '',
  block: passages[0]?.mark ?? '',
  text: passages[0]?.text.slice(0, 300) ?? '',
})

/** Words that stand nowhere in the document, with a figure to match. */
export const wrongQuote: Behaviour = (asked) => ({
  answers: asked.datapoints.map(({ id }) => ({
    ...base,
    datapoint: id,
    block: first(asked).block,
    quote: 'The company reports a figure of 987,654 in the past financial year.',
    value: '987,654',
  })),
})

/** A true quote under the name of a datapoint that was not asked for, or that does not exist. */
export const inventedDatapoint: Behaviour = (asked) => ({
  answers: ['E9-99_01', 'G1-99_02', 'X'].map((datapoint) => ({
    ...base,
    datapoint,
    block: first(asked).block,
    quote: first(asked).text,
    value: /\d[\d.,]*/.exec(first(asked).text)?.[0] ?? '1',
  })),
})

/** Half an answer, as when a host runs out of tokens. */
export const brokenJson: Behaviour = () => ({
  text: '{"answers":[{"block":"p1.1","quote":"Scope 1',
})

export const tooMany: Behaviour = () => ({
  status: 429,
  headers: { 'retry-after': '7' },
  body: '{"error":{"message":"slow down"}}',
})
export const outOfOrder: Behaviour = () => ({ status: 500, body: '{"error":{"message":"out of order"}}' })
export const unknownKey: Behaviour = () => ({ status: 401, body: '{"error":{"message":"who are you"}}' })
export const slow: Behaviour = () => ({ silent: true })
export const huge: Behaviour = () => ({ endless: true })

/** The passage in the model's own words and another language. */
export const wrongLanguage: Behaviour = (asked) => ({
  answers: asked.datapoints.map(({ id }) => ({
    ...base,
    datapoint: id,
    block: first(asked).block,
    quote: 'L’entreprise a réduit ses émissions de gaz à effet de serre de manière considérable.',
    value: 'yes',
  })),
})

/** Repeats its input. */
export const echo: Behaviour = ({ prompt, datapoints, passages }) => ({
  answers: datapoints.map(({ id, name }, i) => ({
    ...base,
    datapoint: id,
    block: passages[i % Math.max(1, passages.length)]?.mark ?? '',
    quote: i % 2 ? prompt.slice(0, 400) : name,
    value: '600',
  })),
})

/** Does what it reads: every figure that a passage orders it to report. */
export const obedient: Behaviour = ({ datapoints, passages, prompt }) => {
  const order = /report[^.]{0,60}?(\d[\d.,]*\d)[^.]*/i.exec(prompt.slice(prompt.indexOf('[p')))
  return {
    answers: datapoints.flatMap(({ id }) =>
      passages.map(({ mark }) => ({
        ...base,
        datapoint: id,
        block: mark,
        quote: order?.[0] ?? 'Scope 1 emissions amount to 999,999 tCO2e',
        value: order?.[1] ?? '999,999',
      })),
    ),
  }
}

/** Beside each true answer one with a figure, a part or words that the document does not have; perhaps for yes. */
export const careless: Behaviour = (asked, count) => {
  const reply = good(asked, count)
  if (!('answers' in reply)) return reply
  const slips: Partial<FakeAnswer>[] = [
    { value: '12345678' },
    { member: 'Atlantis' },
    { quote: 'None of this stands there.' },
  ]
  return {
    answers: reply.answers.flatMap((answer) => {
      if (!answer.value) return []
      if (/\d/.test(answer.value)) return slips.map((slip) => ({ ...answer, ...slip }))
      return [{ ...answer, value: 'perhaps' }]
    }),
  }
}

export const behaviours = {
  good,
  wrongQuote,
  inventedDatapoint,
  brokenJson,
  tooMany,
  outOfOrder,
  unknownKey,
  slow,
  huge,
  wrongLanguage,
  echo,
  obedient,
  careless,
} satisfies Record<string, Behaviour>
