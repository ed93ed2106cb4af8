import { type Fact, RichText } from '@esrs/contract'
import { expect, it } from 'vitest'
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
  ['a quote', factOf('', 'a\n\n'.repeat(9999))],
])('%s of ten thousand lines lose none and are a text that may be', (_, fact) => {
  const text = passage([item], fact, 'en')
  expect(RichText.safeParse(text).success).toBe(true)
  expect(wordsIn(text)).toBe(1 + 9999)
})
