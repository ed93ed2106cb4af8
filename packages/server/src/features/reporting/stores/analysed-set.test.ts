import { loadCatalogue } from '@esrs/engine/esrs'
import { expect, test } from 'vitest'
import { analysedIdsOf, keyInSet } from './analysed-set.ts'

test('in the analysed set every finding answers its own datapoint', () => {
  for (const { id } of loadCatalogue('esrs-2023').datapoints) {
    expect(keyInSet('esrs-2023', id)).toBe(id)
    expect(analysedIdsOf('esrs-2023', id)).toEqual([id])
  }
})

test.each(['esrs-2026', 'vs-2026'] as const)('in %s findings answer what asks for the same in the same form', (set) => {
  const [first, other] = [loadCatalogue('esrs-2023'), loadCatalogue(set)]
  const answered = first.datapoints.flatMap(({ id }) => keyInSet(set, id) ?? [])
  expect(answered.length).toBeGreaterThan(20)
  for (const { id } of first.datapoints) {
    const key = keyInSet(set, id)
    if (key === null) continue
    expect(analysedIdsOf(set, key)).toContain(id)
    expect([other.get(key)!.type, other.get(key)!.unit]).toEqual([first.get(id)!.type, first.get(id)!.unit])
  }
})

test.each(['esrs-2026', 'vs-2026'] as const)('in %s every datapoint is answered by its own findings as well', (set) => {
  const { datapoints } = loadCatalogue(set)
  const alone = datapoints.filter(({ id }) => analysedIdsOf(set, id).length === 1)
  expect(alone.length).toBeGreaterThan(20)
  for (const { id } of datapoints) {
    // Reports are tagged with its own, also where another set asks for the same.
    expect(keyInSet(set, id)).toBe(id)
    expect(analysedIdsOf(set, id).at(-1)).toBe(id)
    expect(keyInSet('esrs-2023', id)).toBeNull()
  }
})

test('what a set does not ask for has no answer', () => {
  expect(analysedIdsOf('vs-2026', 'E1-5_01')).toEqual([])
  expect(keyInSet('vs-2026', 'G1-1_01')).toBeNull()
})
