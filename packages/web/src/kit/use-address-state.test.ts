import { limits } from '@esrs/contract'
import { expect, it } from 'vitest'
import { searchWords, wholeNumber } from './use-address-state.ts'

it.each([
  [null, 1],
  ['', 1],
  ['abc', 1],
  ['0', 1],
  ['-3', 1],
  ['1.5', 1],
  ['2.9', 2],
  ['12', 12],
  ['1e30', limits.lastPage],
  ['Infinity', limits.lastPage],
])('page %s of an address is %d', (text, page) => expect(wholeNumber(text)).toBe(page))

it('searches for no more than the server takes', () => {
  expect(searchWords(null)).toBe('')
  expect(searchWords('x'.repeat(limits.shortText + 1))).toHaveLength(limits.shortText)
})
