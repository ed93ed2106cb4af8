import { expect, test } from 'vitest'
import { dayIn } from './days.ts'

test.each([
  ['30 June 2025', '2025-06-30'],
  ['30. Juni 2025', '2025-06-30'],
  ['1 de marzo de 2026', '2026-03-01'],
  ['30.06.2025', '2025-06-30'],
  ['2025-06-30', '2025-06-30'],
  ['31 June 2025', null],
  ['06/30/2025', null],
  ['June 2025', null],
  ['by 30 June 2025', null],
])('%s is the day %s', (text, day) => {
  expect(dayIn(text)).toBe(day)
})
