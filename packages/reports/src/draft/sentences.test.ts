import { type Fact, RichText, type Words } from '@esrs/contract'
import { choicesOf, loadCatalogue } from '@esrs/engine/esrs'
import { expect, it } from 'vitest'
import answers from './answers.json' with { type: 'json' }
import { hasBrokenWords, joinedWords } from './plain-text.ts'
import { passage } from './sentences.ts'

const item = { name: { en: 'Policies', de: 'Konzepte' } } as Parameters<typeof passage>[0][number]
const factOf = (value: string, excerpt?: string) =>
  ({
    value,
    decision: { status: excerpt === undefined ? 'corrected' : 'accepted' },
    evidence: excerpt === undefined ? [] : [{ excerpt, document_id: null, document: 'a.pdf', page: 1, sheet: null }],
  }) as unknown as Fact

const wordsIn = (text: RichText) => JSON.stringify(text).match(/"text":"[^"]*"/g)!.length

it('few lines are a paragraph each', () => {
  const [, ...lines] = passage([item], factOf('One.\n\n Two. \n'), 'en')
  expect(lines).toEqual(['One.', 'Two.'].map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })))
})

it.each([
  ['words of a person', factOf('a\n'.repeat(9999))],
  ['words of a document', factOf('a\n\n'.repeat(9999), 'b')],
])('%s of ten thousand lines lose none and are a text that may be', (_, fact) => {
  const text = passage([item], fact, 'en')
  expect(RichText.safeParse(text).success).toBe(true)
  expect(wordsIn(text)).toBe(1 + 9999)
})

it('bullets are items of a list, also where they run on in a line', () => {
  const [, lead, list] = passage([item], factOf('Our policies: • Target one. • Target two.\n- Three.'), 'en')
  const words = (text: string) => [{ type: 'text', text }]
  expect(lead).toEqual({ type: 'paragraph', content: words('Our policies:') })
  expect(list).toMatchObject({
    items: ['Target one.', 'Target two.', 'Three.'].map((one) => ({ content: words(one) })),
  })
})

it('words that the end of a line broke are whole, and what a hyphen stands for is left', () => {
  expect(joinedWords('Das Geschäftsmo- dell mit Ein- und Ausgängen sowie CO2- Bilanz', 'de')).toBe(
    'Das Geschäftsmodell mit Ein- und Ausgängen sowie CO2- Bilanz',
  )
  expect(joinedWords('a long- term aim', 'en')).toBe('a long- term aim')
  expect([hasBrokenWords('a rele- vant aim'), hasBrokenWords('in- and outflows, Ein- und Ausgänge')]).toEqual([
    true,
    false,
  ])
  // A run of letters without an end, which is looked through once and not once a letter.
  expect(hasBrokenWords('x'.repeat(1_000_000))).toBe(false)
})

it.each(['esrs-2023', 'esrs-2026', 'vs-2026'] as const)(
  'every question of %s that takes a yes has a sentence',
  (set) => {
    const asked = loadCatalogue(set, 'en').datapoints.filter(
      ({ id, type }) =>
        type === 'yes-no' || (type === 'choice' && choicesOf(id, 'en')?.options.some(({ value }) => value === 'yes')),
    )
    expect(asked.filter(({ id }) => !(id in answers)).map(({ id }) => id)).toEqual([])
  },
)

it('every answer has a sentence in both languages that ends as one', () => {
  for (const [id, said] of Object.entries<Record<string, Words>>(answers)) {
    const types = ['esrs-2023', 'esrs-2026', 'vs-2026'].map(
      (set) => loadCatalogue(set as 'esrs-2023', 'en').get(id)?.type,
    )
    expect(types.some(Boolean), id).toBe(true)
    const sentences = Object.values(said)
    for (const words of sentences.flatMap(({ en, de }) => [en, de])) expect(words).toMatch(/^\p{Lu}.*\.$/u)
    for (const language of ['en', 'de'] as const)
      expect(new Set(sentences.map((words) => words[language])).size).toBe(sentences.length)
    const choices = choicesOf(id, 'en')?.options.map(({ value }) => value) ?? []
    for (const answer of Object.keys(said)) expect(['yes', 'no', ...choices], id).toContain(answer)
  }
})
