import { describe, expect, it } from 'vitest'
import { loadCatalogue } from './catalogue.ts'
import { type CompanyFacts, unknownCompany } from './company.ts'
import { completion, type Progress } from './completion.ts'
import { type StandardSet, standardSets } from './datapoint.ts'

const catalogue = loadCatalogue()
const company = (known: Partial<CompanyFacts>): CompanyFacts => ({ ...unknownCompany(2025), ...known })

const decided =
  (isDecided: (id: string) => boolean) =>
  (id: string): Progress =>
    isDecided(id) ? 'decided' : 'missing'

describe('completion', () => {
  const climate = ['E1-6_07', 'E1-6_09', 'E1-6_08', 'E3-4_11'].map((id) => catalogue.get(id)!)

  it('counts what is due and lists what is missing, never what is optional', () => {
    const result = completion(
      climate,
      company({}),
      decided((id) => id === 'E1-6_09' || id === 'E3-4_11'),
    )
    expect(result).toMatchObject({ total: 3, completed: 1 })
    expect([...result.byStandard]).toEqual([
      ['E1', { total: 3, completed: 1, toCheck: 0, missing: ['E1-6_07', 'E1-6_08'] }],
      ['E3', { total: 0, completed: 0, toCheck: 0, missing: [] }],
    ])
    expect(Object.fromEntries(result.byType)).toEqual({
      number: { total: 2, completed: 1, toCheck: 0 },
      percent: { total: 1, completed: 0, toCheck: 0 },
    })
  })

  it('counts a proposal as something to check, neither completed nor missing', () => {
    const result = completion(climate, company({}), (id) =>
      id === 'E1-6_09' ? 'decided' : id === 'E1-6_07' ? 'to_check' : 'missing',
    )
    expect(result).toMatchObject({ total: 3, completed: 1, toCheck: 1 })
    expect(result.byStandard.get('E1')).toEqual({ total: 3, completed: 1, toCheck: 1, missing: ['E1-6_08'] })
  })

  it.each<[string, string[], { total: number; completed: number; toCheck: number; missing: string[] }]>([
    ['none given', [], { total: 1, completed: 0, toCheck: 0, missing: ['E2-4_05'] }],
    ['the second given', ['E2-4_06'], { total: 1, completed: 1, toCheck: 0, missing: [] }],
    ['two given', ['E2-4_06', 'E2-4_07'], { total: 1, completed: 1, toCheck: 0, missing: [] }],
  ])('counts one of several forms: %s', (_, given, expected) => {
    const microplastics = ['E2-4_05', 'E2-4_06', 'E2-4_07'].map((id) => catalogue.get(id)!)
    const result = completion(
      microplastics,
      company({}),
      decided((id) => given.includes(id)),
    )
    expect(result.byStandard.get('E2')).toEqual(expected)
  })

  it.each<[StandardSet, number, number]>([
    ['esrs-2023', 400, 850],
    ['esrs-2026', 200, 326],
    ['vs-2026', 90, 131],
  ])('adds up over the whole set %s', (set, atLeast, atMost) => {
    const { datapoints, standards } = loadCatalogue(set)
    const result = completion(
      datapoints,
      company({ size: 'large', industry: 'manufacturing' }),
      decided((id) => id.endsWith('1')),
    )
    expect([...result.byStandard.keys()]).toEqual(standards.map(({ code }) => code))
    for (const tallies of [[...result.byStandard.values()], [...result.byType.values()]]) {
      expect(tallies.reduce((sum, { total }) => sum + total, 0)).toBe(result.total)
      expect(tallies.reduce((sum, { completed }) => sum + completed, 0)).toBe(result.completed)
    }
    for (const { total, completed, missing } of result.byStandard.values())
      expect(missing).toHaveLength(total - completed)
    expect(result.total).toBeGreaterThan(atLeast)
    expect(result.total).toBeLessThan(atMost)
  })

  it('follows the set: the same company has less to report by the revised ESRS', () => {
    const [set1, revised] = standardSets.map((set) =>
      completion(loadCatalogue(set).datapoints, company({ size: 'large', year: 2027 }), () => 'missing'),
    )
    expect(revised!.total).toBeLessThan(set1!.total / 2)
  })
})
