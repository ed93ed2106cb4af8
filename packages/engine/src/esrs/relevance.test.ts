import { describe, expect, it } from 'vitest'
import { loadCatalogue } from './catalogue.ts'
import { byRelevance } from './relevance.ts'

const first = (language: 'en' | 'de', search: string, most = 3): string[] => {
  const catalogue = loadCatalogue('esrs-2023', language)
  return byRelevance(catalogue, catalogue.search(search), search)
    .slice(0, most)
    .map(({ id }) => id)
}

describe('what a search means stands first', () => {
  it.each([
    ['en', 'E1-6_07', ['E1-6_07']],
    ['de', 'e1-6_09', ['E1-6_09']],
    ['de', 'e1607', ['E1-6_07']],
  ] as const)('in %s a code: %s', (language, search, ids) => expect(first(language, search, 1)).toEqual(ids))

  it.each([
    ['de', 'Mitarbeitende', 'S1-6_02'],
    ['de', 'Beschäftigte', 'S1-6_02'],
    ['en', 'headcount', 'S1-6_02'],
    ['en', 'Mitarbeitende', 'S1-6_02'],
    ['en', 'accidents', 'S1-14_04'],
    ['en', 'Scope-2', 'E1-6_09'],
    ['de', 'Scope-2', 'E1-6_09'],
    ['de', 'Scope 1 Bruttoemissionen', 'E1-6_07'],
    ['de', 'Gesamtenergieverbrauch', 'E1-5_01'],
    ['de', 'Stromverbrauch', 'E1-5_14'],
  ] as const)('in %s an everyday word: %s', (language, search, id) => expect(first(language, search, 10)).toContain(id))

  it.each([
    ['en', 'Scope 1', ['E1-6_07']],
    ['de', 'scope-2', ['E1-6_09', 'E1-6_10']],
    ['en', 'Scope 3', ['E1-6_11']],
  ] as const)('in %s words with one meaning together: %s', (language, search, ids) =>
    expect(first(language, search, ids.length)).toEqual(ids),
  )

  it('names before definitions, and what was found stays found', () => {
    const catalogue = loadCatalogue('esrs-2023', 'en')
    const found = catalogue.search('waste')
    const ranked = byRelevance(catalogue, found, 'waste')
    expect([...ranked].sort((a, b) => a.order - b.order)).toEqual([...found])
    const named = ranked.map(({ name }) => /waste/i.test(name))
    expect(named.indexOf(false)).toBeGreaterThan(5)
    expect(named.slice(named.indexOf(false)).filter(Boolean)).toEqual([])
  })
})
