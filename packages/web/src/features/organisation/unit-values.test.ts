import { expect, test } from 'vitest'
import { typedNumber } from './unit-values.ts'

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
