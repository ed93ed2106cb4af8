import type { Choices } from '@esrs/contract'
import { expect, it } from 'vitest'
import { answerInWords, answersIn, storedAnswers, typedValue } from './choices.ts'

const counting: Choices = {
  several: false,
  options: [
    { value: 'head count', label: 'Personenzahl' },
    { value: 'full-time equivalent', label: 'Vollzeitäquivalent' },
  ],
}
const layers: Choices = {
  several: true,
  options: [
    { value: 'Prevention', label: 'Vermeidung' },
    { value: 'Recycling', label: 'Recycling' },
    { value: 'Disposal', label: 'Beseitigung' },
  ],
}

it.each([
  ['34800.5', 34_800.5, 'number', 'en', '34800.5'],
  ['34800.5', 34_800.5, 'number', 'de', '34800,5'],
  ['12345678901234567890.25', 1.2345678901234567e19, 'number', 'de', '12345678901234567890,25'],
  ['-12', -12, 'number', 'de', '-12'],
  ['See page 3.5', null, 'narrative', 'de', 'See page 3.5'],
  ['head count', null, 'choice', 'de', 'Personenzahl'],
  ['yes', null, 'yes-no', 'de', 'Ja'],
  [null, null, 'choice', 'de', ''],
] as const)('%s (%s, %s) is typed in %s as %s', (value, number, dataType, language, typed) => {
  const choices = dataType === 'choice' ? counting : undefined
  expect(typedValue({ value, number, dataType, choices }, language)).toBe(typed)
})

it.each([
  ['full-time equivalent', 'choice', counting, 'Vollzeitäquivalent'],
  ['Prevention; Disposal', 'choice', layers, 'Vermeidung; Beseitigung'],
  ['no', 'yes-no', undefined, 'Nein'],
  ['Prevention', 'narrative', undefined, null],
  // A datapoint that asks for words is answered with yes as well.
  ['yes', 'semi-narrative', undefined, 'Ja'],
  ['both, by region', 'choice', counting, null],
  ['Chile', 'choice', undefined, null],
] as const)('%s of a %s is in German what it is called', (value, dataType, choices, words) => {
  expect(answerInWords('de', value, dataType, choices)).toBe(words)
})

it('keeps several answers in the order in which they are offered', () => {
  expect(storedAnswers(layers, ['Disposal', 'Prevention'])).toBe('Prevention; Disposal')
  expect(answersIn(layers, 'Prevention; Disposal')).toEqual(['Prevention', 'Disposal'])
  expect(answersIn(layers, 'Prevention; and a word of ours')).toBeNull()
  expect(answersIn(layers, '')).toBeNull()
})
