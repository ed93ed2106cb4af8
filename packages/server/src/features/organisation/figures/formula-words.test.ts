import { expect, test } from 'vitest'
import { figureInWords } from './formula-words.ts'

test.each([
  [1234567.891, '1,234,567.891', '1.234.567,891'],
  [0.000000412345, '0.000000412345', '0,000000412345'],
  [1 / 3, '0.333333', '0,333333'],
  [-12, '−12', '−12'],
])('%s keeps the digits that matter', (number, english, german) => {
  expect([figureInWords(number, 'en'), figureInWords(number, 'de')]).toEqual([english, german])
})
