import { expect, test } from 'vitest'
import { canonical, sha256 } from '../../canonical.ts'
import { countChanges } from './fingerprint.ts'

test('equal values have equal bytes, whatever the order in which they were put together', () => {
  expect(canonical({ b: [{ y: 1, x: null }], a: 'ä\u2028"', B: 1e21 })).toBe(
    '{"B":1e+21,"a":"ä\u2028\\"","b":[{"x":null,"y":1}]}',
  )
  expect(canonical({ b: 1, a: { d: 1, c: 2 } })).toBe(canonical({ a: { c: 2, d: 1 }, b: 1 }))
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})

test('changes are counted by fact and text; the rest counts where nothing else has changed', () => {
  const before = { 'fact a': '1', 'text b en': '2', rest: '3' }
  expect(countChanges(before, { ...before })).toBe(0)
  expect(countChanges(before, { ...before, rest: '4' })).toBe(1)
  expect(countChanges(before, { 'fact a': '9', 'fact c': '1', rest: '4' })).toBe(3)
})
