import { describe, expect, it } from 'vitest'
import { loadCatalogue } from './catalogue.ts'
import { compareIds, foldForSearch } from './order.ts'

describe('compareIds', () => {
  it.each([
    ['E1-6_07', 'E1-6_10'],
    ['E1-6_9', 'E1-6_10'],
    ['E1-9_01', 'E1-10_01'],
    ['BP-1_01', 'E1-1_01'],
    ['MDR-T_19', 'E1.GOV-3_01'],
    ['E5-6_06', 'S1-1_01'],
    ['S4-5_08', 'G1-1_01'],
    ['E1', 'E1-1'],
  ])('puts %s before %s', (first, second) => {
    expect(compareIds(first, second)).toBeLessThan(0)
    expect(compareIds(second, first)).toBeGreaterThan(0)
  })

  it('finds an identifier equal to itself', () => {
    expect(compareIds('S1-6_02', 'S1-6_02')).toBe(0)
  })

  it('keeps the numbers of every disclosure requirement in the order of the set', () => {
    const catalogue = loadCatalogue()
    const differing = catalogue.disclosureRequirements.filter(({ code }) => {
      const inSet = catalogue.ofDisclosureRequirement(code).map(({ id }) => id)
      return inSet.join() !== inSet.toSorted(compareIds).join()
    })
    expect(differing.map(({ code }) => code)).toEqual([])
  })
})

describe('foldForSearch', () => {
  it.each([
    ['CO₂', 'co2'],
    ['Größe  der\nFläche', 'grosse der flache'],
    ['m³', 'm3'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded)
  })
})
