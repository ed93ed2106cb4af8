import { expect, test } from 'vitest'
import { beginning, nameOfCode, typedNumber } from './unit-values.ts'

test.each([
  ['12,345', 12_345, 12.345],
  ['12.345', 12.345, 12_345],
  ['1.234.567,8', undefined, 1_234_567.8],
  ['1,234,567.8', 1_234_567.8, undefined],
  ['12,5', 12.5, 12.5],
  ['0.125', 0.125, 0.125],
  ['-1 234', -1234, -1234],
  ['1,23,456', undefined, undefined],
  ['twelve', undefined, undefined],
  ['', null, null],
])('%j is read as the language groups numbers', (typed, english, german) => {
  expect([typedNumber(typed, 'en'), typedNumber(typed, 'de')]).toEqual([english, german])
})

test('the parent of the group begins with what is known of the company', () => {
  const first = beginning(null, null, ',', { name: 'Auental Backwaren GmbH', country: 'DE' })
  expect(first).toMatchObject({ code: 'ABG', name: 'Auental Backwaren GmbH', kind: 'entity', country: 'DE' })
  expect(first.currency).toBe('EUR')
  expect(nameOfCode('region', 'de', 'de')).toBe('Deutschland')
  expect(nameOfCode('currency', 'EUR', 'en')).toBe('Euro')
  expect(nameOfCode('region', 'D', 'de')).toBeNull()
})
