import { describe, expect, it } from 'vitest'
import { loadCatalogue } from './catalogue.ts'
import { applies, type CompanyFacts, completion, type Reason, unknownCompany } from './completion.ts'
import { alternatives } from './conditions.ts'

const catalogue = loadCatalogue()
const company = (known: Partial<CompanyFacts>): CompanyFacts => ({ ...unknownCompany(2025), ...known })
const answers = (given: Record<string, string>) => ({ answer: (id: string) => given[id] ?? null })

const due: Reason = { code: 'due' }
const until = (year: number | null): Reason => ({ code: 'phase-in', until: year })
const onCondition = (datapoint: string | null): Reason => ({ code: 'condition', datapoint })

describe('applies', () => {
  it.each<[string, string, Partial<CompanyFacts>, Reason]>([
    ['an emission figure', 'E1-6_07', {}, due],
    ['an optional datapoint', 'MDR-A_08', {}, { code: 'voluntary' }],
    ['a topic without an assessment', 'E3-4_01', { material: null }, due],
    ['a material topic', 'E3-4_01', { material: new Set(['E1', 'E3']) }, due],
    [
      'a topic that is not material',
      'E3-4_01',
      { material: new Set(['E1']) },
      { code: 'not-material', standard: 'E3' },
    ],
    ['ESRS 2, whatever is material', 'GOV-1_01', { material: new Set() }, due],
    ['optional before not material', 'E3-4_11', { material: new Set() }, { code: 'voluntary' }],

    ['own workforce, 750 employees, 2025', 'S1-6_02', { employees: 750 }, until(2026)],
    ['own workforce, 751 employees, 2025', 'S1-6_02', { employees: 751 }, due],
    ['own workforce, a medium company', 'S1-6_02', { size: 'medium' }, until(2026)],
    ['own workforce, a large company', 'S1-6_02', { size: 'large' }, due],
    ['the head count decides before the size', 'S1-6_02', { size: 'large', employees: 300 }, until(2026)],
    ['own workforce, 2027', 'S1-6_02', { employees: 100, year: 2027 }, due],
    ['Scope 3, small company', 'E1-6_11', { employees: 100 }, until(2026)],
    ['Scope 3, big company', 'E1-6_11', { employees: 5000 }, due],
    ['biodiversity, big company, first year', 'E4-4_02', { employees: 5000, year: 2024 }, due],
    ['biodiversity, big company, 2025', 'E4-4_02', { employees: 5000 }, until(2026)],
    ['social protection, big company, 2025', 'S1-11_01', { employees: 5000 }, until(2026)],
    ['a later start, first year', 'S1-11_01', { employees: 5000, firstYear: 2025 }, until(2025)],
    ['a later start, second year', 'S1-11_01', { employees: 5000, firstYear: 2025, year: 2026 }, due],
    ['a later start, three years for all', 'E4-6_01', { firstYear: 2026, year: 2028 }, until(2028)],
    ['relief outside the EEA only', 'S1-8_01', { employees: 5000 }, due],
    ['sectors without a standard', 'SBM-1_07', { year: 2030 }, until(null)],

    ['revenue from coal, not answered', 'SBM-1_11', {}, due],
    ['revenue from coal, active', 'SBM-1_11', answers({ 'SBM-1_09': 'yes' }), due],
    ['revenue from coal, not active', 'SBM-1_11', answers({ 'SBM-1_09': 'no' }), onCondition('SBM-1_09')],
    ['a timetable where there is a policy', 'G1-1_04', answers({ 'G1-1_03': 'no' }), onCondition('G1-1_03')],
    ['why climate is not material, without an assessment', 'IRO-2_03', {}, onCondition(null)],
    ['why climate is not material, when it is', 'IRO-2_03', { material: new Set(['E1']) }, onCondition(null)],
    ['why climate is not material', 'IRO-2_03', { material: new Set(['S1']) }, due],
    ['energy by fuel in manufacturing', 'E1-5_12', { industry: 'manufacturing' }, due],
    ['energy by fuel in finance', 'E1-5_12', { industry: 'finance' }, onCondition(null)],
    ['topics left out, 2027', 'BP-2_22', { year: 2027 }, onCondition(null)],
    ['topics left out, 2025', 'BP-2_22', { year: 2025 }, due],
    ['topics left out, but none material', 'BP-2_22', { material: new Set(['E1']) }, onCondition(null)],
  ])('%s (%s)', (_, id, known, reason) => {
    const verdict = applies(catalogue.get(id)!, company(known))
    expect(verdict).toEqual({ counts: reason.code === 'due', reason })
  })

  it('decides every datapoint of the set that is marked as one of several forms', () => {
    const marked = catalogue.datapoints.filter(({ condition }) => condition === 'alternative').map(({ id }) => id)
    expect(alternatives.flat().toSorted()).toEqual(marked.toSorted())
  })
})

describe('completion', () => {
  const climate = ['E1-6_07', 'E1-6_09', 'E1-6_08', 'E3-4_11'].map((id) => catalogue.get(id)!)

  it('counts what is due and lists what is missing, never what is optional', () => {
    const result = completion(climate, company({}), (id) => id === 'E1-6_09' || id === 'E3-4_11')
    expect(result).toMatchObject({ total: 3, completed: 1 })
    expect([...result.byStandard]).toEqual([
      ['E1', { total: 3, completed: 1, missing: ['E1-6_07', 'E1-6_08'] }],
      ['E3', { total: 0, completed: 0, missing: [] }],
    ])
    expect(Object.fromEntries(result.byType)).toEqual({
      number: { total: 2, completed: 1 },
      percent: { total: 1, completed: 0 },
    })
  })

  it.each<[string, string[], { total: number; completed: number; missing: string[] }]>([
    ['none given', [], { total: 1, completed: 0, missing: ['E2-4_05'] }],
    ['the second given', ['E2-4_06'], { total: 1, completed: 1, missing: [] }],
    ['two given', ['E2-4_06', 'E2-4_07'], { total: 1, completed: 1, missing: [] }],
  ])('counts one of several forms: %s', (_, given, expected) => {
    const microplastics = ['E2-4_05', 'E2-4_06', 'E2-4_07'].map((id) => catalogue.get(id)!)
    const result = completion(microplastics, company({}), (id) => given.includes(id))
    expect(result.byStandard.get('E2')).toEqual(expected)
  })

  it('adds up over the whole set', () => {
    const result = completion(catalogue.datapoints, company({ size: 'large', industry: 'manufacturing' }), (id) =>
      id.endsWith('1'),
    )
    expect([...result.byStandard.keys()]).toEqual(catalogue.standards.map(({ code }) => code))
    for (const tallies of [[...result.byStandard.values()], [...result.byType.values()]]) {
      expect(tallies.reduce((sum, { total }) => sum + total, 0)).toBe(result.total)
      expect(tallies.reduce((sum, { completed }) => sum + completed, 0)).toBe(result.completed)
    }
    for (const { total, completed, missing } of result.byStandard.values())
      expect(missing).toHaveLength(total - completed)
    expect(result.total).toBeGreaterThan(400)
    expect(result.total).toBeLessThan(850)
  })
})
