import type { Fact, Statement } from '@esrs/contract'
import { expect, it } from 'vitest'
import { chapterOf } from './show-draft.ts'

const words = (text: string) => ({ en: text, de: text })

function chapterWith(value: string) {
  const fact: Fact = {
    id: 'S1-6_14',
    datapoint: 'S1-6_14',
    dimension: null,
    year: 2025,
    type: 'choice',
    value,
    number: null,
    unit: null,
    decimals: null,
    language: 'en',
    evidence: [],
    decision: null,
  }
  const row = { fact: fact.id, prior: null, label: words('Counting'), part: false, footnote: null }
  const statement = {
    facts: [fact],
    chapters: [
      {
        code: 'S1',
        requirements: [
          {
            code: 'S1-6',
            blocks: [
              {
                type: 'figures',
                id: 'S1-6.figures',
                datapoints: ['S1-6_14'],
                caption: words('Employees'),
                rows: [row],
              },
            ],
          },
        ],
      },
    ],
  } as unknown as Statement
  return chapterOf({ statement, versions: [] }, 'S1')!
}

it('shows an answer of a choice in both languages of the statement', () => {
  expect(chapterWith('head count').facts[0]).toMatchObject({
    value: 'head count',
    words: { en: 'head count', de: 'Personenzahl' },
  })
})

it('leaves an answer in a person’s own words as it is', () => {
  expect(chapterWith('both, by region').facts[0]!.words).toEqual(words('both, by region'))
})
