import { expect, it } from 'vitest'
import { answerInWords, choiceOf, typedValue } from './choices.ts'

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
  expect(typedValue({ value, number, dataType }, language)).toBe(typed)
})

it.each([
  ['consolidated', 'choice', 'Konsolidiert'],
  ['average', 'choice', 'Durchschnitt'],
  ['no', 'yes-no', 'Nein'],
  ['average', 'narrative', null],
  // A datapoint that asks for words is answered with yes as well.
  ['yes', 'semi-narrative', 'Ja'],
  ['both, by region', 'choice', null],
])('%s of a %s is %s in German', (value, dataType, words) => {
  expect(answerInWords('de', value, dataType)).toBe(words)
})

it('knows between what a question leaves the choice', () => {
  expect(choiceOf('average')).toEqual(['end of reporting period', 'average'])
  expect(choiceOf('both, by region')).toBeNull()
})
