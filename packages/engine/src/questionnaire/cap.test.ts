import { expect, it } from 'vitest'
import { loadCatalogue, type StandardSet } from '../esrs/index.ts'
import stored from './cap.json' with { type: 'json' }
import { capOf } from './cap.ts'

const cap = (set: StandardSet, id: string) => capOf({ set, id })

it('takes what the voluntary standard marks as voluntary for beyond the cap', () => {
  const voluntary = loadCatalogue('vs-2026').datapoints.filter(({ voluntary }) => voluntary)
  expect(voluntary.length).toBeGreaterThan(10)
  expect(voluntary.filter((datapoint) => capOf(datapoint) !== 'beyond')).toEqual([])
  // Scope 3 and the cooperatives of B1, and what leads to them from the other sets.
  expect(cap('vs-2026', 'VS_B3_10')).toBe('beyond')
  expect(cap('esrs-2023', 'E1-6_11')).toBe('beyond')
})

it('takes what is asked for without condition for within, and what only applies to some for within in part', () => {
  expect(cap('vs-2026', 'VS_B3_05')).toBe('within')
  expect(cap('esrs-2023', 'E1-6_07')).toBe('within')
  const conditional = loadCatalogue('vs-2026').datapoints.filter(
    (one) => one.condition === 'conditional' && !one.voluntary,
  )
  expect(new Set(conditional.map(capOf))).toEqual(new Set(['partly']))
})

it('has the targets of C3 within', () => {
  for (const id of stored.within.datapoints) expect(loadCatalogue('esrs-2023').get(id), id).toBeDefined()
  for (const id of stored.partly.datapoints) expect(loadCatalogue('esrs-2023').get(id), id).toBeDefined()
  expect(cap('esrs-2023', 'E1-4_06')).toBe('within')
  expect(cap('esrs-2026', 'ESRS26_E1-6_01')).toBe('within')
  expect(cap('esrs-2023', 'E1-4_08')).toBe('beyond')
})

it('has what has no counterpart beyond', () => {
  expect(cap('esrs-2023', 'S2-1_01')).toBe('beyond')
  expect(cap('esrs-2023', 'S1-16_02')).toBe('beyond')
})
