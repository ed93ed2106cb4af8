import { expect, it } from 'vitest'
import { formOf, problemsIn, settingsOf } from './settings-problems.ts'

const settings = {
  lei: '529900T8BM49AURSDO55',
  colour: '#1f6f54',
  logo: null,
  languages: ['en' as const],
  period: { start: '2025-01-01', end: '2025-12-31' },
  currency: 'EUR',
}

it('a form without changes says what the settings are', () => {
  expect(settingsOf(formOf(settings))).toEqual(settings)
  expect(Object.values(problemsIn(formOf(settings))).filter(Boolean)).toEqual([])
})

it.each([
  ['529900 T8BM 49AU RSDO 55', null],
  ['529900t8bm49aursdo55', null],
  ['', null],
  ['529900T8BM49AURSDO56', 'leiDigits'],
  ['529900T8BM49AURSDO5', 'leiLength'],
  ['529900T8BM49AURSDOXX', 'leiLength'],
])('the LEI “%s”: %s', (lei, problem) => {
  expect(problemsIn({ ...formOf(settings), lei }).lei).toBe(problem)
})

it('a LEI is kept without the spaces that people write', () => {
  expect(settingsOf({ ...formOf(settings), lei: '529900 t8bm 49au rsdo 55' }).lei).toBe('529900T8BM49AURSDO55')
  expect(settingsOf({ ...formOf(settings), lei: ' ' }).lei).toBeNull()
})

it.each([
  [{ end: '2024-12-31' }, 'end', 'periodWrong'],
  [{ end: '' }, 'end', 'dayMissing'],
  [{ start: '' }, 'start', 'dayMissing'],
  [{ currency: 'euro' }, 'currency', 'currencyWrong'],
  [{ languages: [] }, 'languages', 'languageMissing'],
  [{ colour: 'green' }, 'colour', 'colourWrong'],
] as const)('%o: %s is %s', (changed, field, problem) => {
  expect(
    problemsIn({
      ...formOf(settings),
      ...changed,
      languages: [...(('languages' in changed && changed.languages) || (field === 'languages' ? [] : ['en' as const]))],
    })[field],
  ).toBe(problem)
})
