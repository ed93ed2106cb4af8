// What the fake model says to a request of the product. It reads the prompt as a model does: datapoints above, passages between
// two fences. Every behaviour is a way in which real models go wrong, but for the first.

/** A datapoint and a passage as the prompt shows them. */
export interface Asked {
  datapoints: { id: string; kind: string; name: string }[]
  passages: { mark: string; text: string }[]
  prompt: string
}

export interface FakeAnswer {
  datapoint: string
  block: string
  quote: string
  state: string
  value: string | null
  unit: string | null
  year: string | null
  boundary: string
}

/** The host's behaviour for one request. */
export type FakeReply =
  | { answers: FakeAnswer[] }
  | { text: string }
  | { status: number; headers?: Record<string, string>; body?: string }
  /** Never answers. */
  | { silent: true }
  /** Goes on for ever. */
  | { endless: true }

export type Behaviour = (asked: Asked, count: number) => FakeReply

/** Reads a prompt of the product. */
export function readPrompt(prompt: string): Asked {
  const fence = /^=== [0-9a-f]{12} ===$/m.exec(prompt)?.[0] ?? '\u0000'
  const [head = '', body = ''] = prompt.split(`\n${fence}\n`)
  const datapoints = [...head.matchAll(/^(\S+_\d+\w*) \| ([^|]+) \| ([^|]+) \|/gm)].map(
    ([, id = '', kind = '', name = '']) => ({ id, kind, name }),
  )
  const passages = body.split(/^(?=\[p\d+\.\d+\] )/m).flatMap((part) => {
    const [, mark, text] = /^\[(p\d+\.\d+)\] ([\s\S]*)$/.exec(part) ?? []
    return mark && text ? [{ mark, text: text.replace(/\n\([^\n]*\)$/gm, '').trim() }] : []
  })
  return { datapoints, passages, prompt }
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

const base = { state: 'found', unit: null, year: null, boundary: 'unclear' }

/** Answers of a careful model: true quotes, and nothing where the passages say nothing. */
export const good: Behaviour = ({ datapoints, passages }) => {
  const lines = passages.flatMap(({ mark, text }) => text.split('\n').map((line) => ({ mark, text: line.trim() })))
  const sentences = passages.flatMap(({ mark, text }) =>
    text
      .replace(/\s+/g, ' ')
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
      .map((sentence) => ({ mark, text: sentence.trim() })),
  )
  const found = datapoints.flatMap(({ id, kind, name }) => {
    const [best] = (kind.startsWith('figure') ? lines : sentences)
      .map((unit) => ({ ...unit, id, kind, score: shared(name, unit.text) }))
      .filter(({ text, score }) => text.length > 25 && text.length < 600 && score >= 0.6)
      .sort((x, y) => y.score - x.score)
    return best ? [best] : []
  })
  // A line answers one datapoint: the one whose name it says most of.
  const ranked = found.toSorted((x, y) => y.score - x.score)
  const own = found.filter((one) => ranked.find(({ text }) => text === one.text) === one)
  return {
    answers: own.flatMap(({ id, kind, mark, text: quote }): FakeAnswer[] => {
      const answer = { ...base, datapoint: id, block: mark, quote, value: null }
      if (kind === 'yes or no')
        return [{ ...answer, value: /\b(?:no|not|kein\w*|nicht)\b/i.test(quote) ? 'no' : 'yes' }]
      if (!kind.startsWith('figure')) return [answer]
      const bare = quote.replace(/\b(?:scope|category) \d/gi, (word) => '_'.repeat(word.length))
      const value = /(?<![\w.,-])\d[\d.,]*\d(?![\w.,])/.exec(bare)?.[0]
      return value ? [{ ...answer, value }] : []
    }),
  }
}

const first = ({ datapoints, passages }: Asked) => ({
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
  answers: ['E9-99_01', 'G1-4_02', 'X'].map((datapoint) => ({
    ...base,
    datapoint,
    block: first(asked).block,
    quote: first(asked).text,
    value: /\d[\d.,]*/.exec(first(asked).text)?.[0] ?? '1',
  })),
})

/** Half an answer, as when a host runs out of tokens. */
export const brokenJson: Behaviour = () => ({
  text: '{"answers":[{"datapoint":"E1-6_07","block":"p1.1","quote":"Scope 1',
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
    value: null,
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

/** True quotes, and beside each figure something that the document does not say of it; yes for no. */
export const careless: Behaviour = (asked, count) => {
  const reply = good(asked, count)
  if (!('answers' in reply)) return reply
  const slips: Partial<FakeAnswer>[] = [{ unit: 'MWh' }, { year: '1999' }, { boundary: 'part' }, { value: '12345678' }]
  return {
    answers: reply.answers.flatMap((answer) => {
      if (answer.value === null) return []
      if (/\d/.test(answer.value)) return slips.map((slip) => ({ ...answer, ...slip }))
      return [{ ...answer, value: answer.value === 'yes' ? 'no' : 'yes' }]
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
