import { describe, expect, it } from 'vitest'
import { loadCatalogue, standardSets } from '../esrs/index.ts'
import { waysOf } from './ways.ts'

describe('the way to a missing datapoint', () => {
  it.each(standardSets)('is known for every one of %s, and no set knows a single way', (set) => {
    const catalogue = loadCatalogue(set)
    const ways = waysOf(catalogue)
    expect(ways.size).toBe(catalogue.datapoints.length)
    expect(new Set(ways.values())).toEqual(new Set(['ask', 'upload', 'explain']))
  })

  it('asks a colleague for a figure on record, and has a text explained', () => {
    const ways = waysOf(loadCatalogue())
    expect(ways.get('E1-5_01')).toBe('ask')
    expect(ways.get('S1-6_01')).toBe('ask')
    expect(ways.get('SBM-1_21')).toBe('explain')
  })
})
