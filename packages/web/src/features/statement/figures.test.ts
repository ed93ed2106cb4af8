import type { Fact } from '@esrs/contract'
import { expect, it } from 'vitest'
import { factWords } from './figures.ts'

const fact: Fact = {
  id: 'S1-6_14',
  datapoint: 'S1-6_14',
  dimension: null,
  year: 2025,
  type: 'choice',
  value: 'head count',
  words: { en: 'Head count', de: 'Personenzahl' },
  number: null,
  unit: null,
  decimals: null,
  language: 'en',
  evidence: [],
  decision: null,
}

it('shows the answer of a choice in the language of the statement', () => {
  expect(factWords(fact, 'value', 'de')).toBe('Personenzahl')
  expect(factWords(fact, 'number', 'en')).toBe('Head count')
})

it('shows an answer in a person’s own words as it is', () => {
  expect(factWords({ ...fact, value: 'both, by region', words: undefined }, 'value', 'de')).toBe('both, by region')
})

it('shows a figure with a long tail short', () => {
  const share: Fact = { ...fact, type: 'percent', value: '20.018665', number: 20.018665, unit: '%', decimals: 6 }
  expect(factWords(share, 'value', 'de')).toBe('20,02\u00a0%')
})
