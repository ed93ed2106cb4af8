import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { type CheckAnswer, useCheckedAnswer } from './use-checked-answer.ts'

const read = { ok: true, value: '1234.5', unit: 'MWh', converted: false, message: null, warnings: [], cells: [] }
const check = vi.fn<CheckAnswer>()

beforeEach(() => {
  setLanguage('en')
  vi.useFakeTimers()
  check.mockReset().mockResolvedValue(read)
})
afterEach(() => {
  vi.useRealTimers()
})

const typing = (type: string, value: string) =>
  renderHook((now: string) => useCheckedAnswer(type, { key: 'E1-5_01', value: now }, check), { initialProps: value })
const rest = () => act(() => vi.advanceTimersByTimeAsync(1000))

it('asks once typing pauses, and says what the answer is read as', async () => {
  const { result, rerender } = typing('number', '1')
  rerender('1234')
  rerender('1234.5')
  await rest()
  expect(check.mock.calls).toEqual([[{ key: 'E1-5_01', value: '1234.5' }]])
  expect(result.current.readAs).toBe('1,234.5\u00a0MWh')
  rerender('1234.56')
  expect(result.current).toEqual({ checked: null, readAs: null, problem: undefined })
})

it('says what is wrong, and nothing where the check fails', async () => {
  check.mockResolvedValueOnce({ ...read, ok: false, value: null, message: 'No number.' })
  const { result, rerender } = typing('number', 'many')
  await rest()
  expect(result.current).toMatchObject({ readAs: null, problem: 'No number.' })
  check.mockRejectedValueOnce(new Error('offline'))
  rerender('more')
  await rest()
  expect(result.current).toMatchObject({ checked: null, problem: undefined })
})

it('says a day in words, and of a year nothing that was not typed', async () => {
  check.mockResolvedValue({ ...read, value: '2025-03-31', unit: null })
  const day = typing('date', '31.03.2025')
  await rest()
  expect(day.result.current.readAs).toBe('31\u00a0Mar\u00a02025')
  check.mockResolvedValue({ ...read, value: '2025', unit: null })
  const year = typing('year', '2025')
  await rest()
  expect(year.result.current.readAs).toBeNull()
})

it('asks nothing of words, of answers that were chosen, or of none', async () => {
  for (const [type, value] of [
    ['narrative', 'We plan to'],
    ['yes-no', 'yes'],
    ['number', ' '],
  ] as const)
    typing(type, value)
  await rest()
  expect(check).not.toHaveBeenCalled()
})
