import { describe, expect, it } from 'vitest'
import { applicability, applies, type Reason } from './applies.ts'
import { loadCatalogue } from './catalogue.ts'
import { type CompanyFacts, unknownCompany } from './company.ts'
import { alternatives, type Condition, conditionOf } from './conditions.ts'
import { type StandardSet, standardSets } from './datapoint.ts'

type Known = Partial<CompanyFacts>
type Case = [what: string, id: string, known: Known, reason: Reason]

const answers = (given: Record<string, string>): Known => ({ answer: (id: string) => given[id] ?? null })
const material = (...codes: string[]): Known => ({ material: new Set(codes) })

const due: Reason = { code: 'due' }
const voluntary: Reason = { code: 'voluntary' }
const until = (year: number | null): Reason => ({ code: 'phase-in', until: year })
const notMaterial = (standard: string): Reason => ({ code: 'not-material', standard })
const onCondition = (condition: Condition): Reason => ({
  code: 'condition',
  datapoint: condition.kind === 'answer' ? condition.datapoint : null,
  condition,
})
const onAnswer = (datapoint: string, is: 'yes' | 'no') => onCondition({ kind: 'answer', datapoint, is })

function verdict(set: StandardSet, year: number, id: string, known: Known) {
  return applies(loadCatalogue(set).get(id)!, { ...unknownCompany(year), firstYear: 2024, ...known })
}

describe('what applies of ESRS Set 1, 2025 unless said otherwise', () => {
  it.each<Case>([
    ['an emission figure', 'E1-6_07', {}, due],
    ['an optional datapoint', 'MDR-A_08', {}, voluntary],
    ['a topic without an assessment', 'E3-4_01', { material: null }, due],
    ['a material topic', 'E3-4_01', material('E1', 'E3'), due],
    ['a topic that is not material', 'E3-4_01', material('E1'), notMaterial('E3')],
    ['ESRS 2, whatever is material', 'GOV-1_01', material(), due],
    ['how a topic was assessed, though it is not material', 'E3.IRO-1_01', material('E1'), due],
    ['optional before not material', 'E3-4_11', material(), voluntary],

    ['own workforce, 750 employees', 'S1-6_02', { employees: 750 }, until(2026)],
    ['own workforce, 751 employees', 'S1-6_02', { employees: 751 }, due],
    ['own workforce, a medium company', 'S1-6_02', { size: 'medium' }, until(2026)],
    ['own workforce, a large company', 'S1-6_02', { size: 'large' }, due],
    ['the head count decides before the size', 'S1-6_02', { size: 'large', employees: 300 }, until(2026)],
    ['own workforce, 2027', 'S1-6_02', { employees: 100, year: 2027 }, due],
    ['Scope 3, small company', 'E1-6_11', { employees: 100 }, until(2026)],
    ['Scope 3, big company', 'E1-6_11', { employees: 5000 }, due],
    ['biodiversity, big company, first year', 'E4-4_02', { employees: 5000, year: 2024 }, due],
    ['biodiversity, big company', 'E4-4_02', { employees: 5000 }, until(2026)],
    ['social protection, big company', 'S1-11_01', { employees: 5000 }, until(2026)],
    ['a later start, first year', 'S1-11_01', { employees: 5000, firstYear: 2025 }, until(2025)],
    ['a later start, second year', 'S1-11_01', { employees: 5000, firstYear: 2025, year: 2026 }, due],
    ['a later start, three years for all', 'E4-6_01', { firstYear: 2026, year: 2028 }, until(2028)],
    ['a figure of which a part is relieved', 'S1-8_01', { employees: 5000 }, due],
    ['a figure about outside the EEA only', 'S1-8_03', { employees: 5000 }, until(2026)],
    ['sectors without a standard', 'SBM-1_07', { year: 2030 }, until(null)],

    ['revenue from coal, not answered', 'SBM-1_11', {}, due],
    ['revenue from coal, active', 'SBM-1_11', answers({ 'SBM-1_09': 'yes' }), due],
    ['revenue from coal, not active', 'SBM-1_11', answers({ 'SBM-1_09': 'no' }), onAnswer('SBM-1_09', 'yes')],
    ['a timetable where there is a policy', 'G1-1_04', answers({ 'G1-1_03': 'no' }), onAnswer('G1-1_03', 'yes')],
    ['why climate is not material, unassessed', 'IRO-2_03', {}, onCondition({ kind: 'not-material', standard: 'E1' })],
    [
      'why climate is not material, when it is',
      'IRO-2_03',
      material('E1'),
      onCondition({ kind: 'not-material', standard: 'E1' }),
    ],
    ['why climate is not material', 'IRO-2_03', material('S1'), due],
    ['energy by fuel in manufacturing', 'E1-5_12', { nace: '28' }, due],
    ['energy by fuel of a maker of chips', 'E1-5_12', { nace: '26', industry: 'technology' }, due],
    ['energy by fuel where only an industry is known', 'E1-5_12', { industry: 'finance' }, due],
    ['energy by fuel of a haulier', 'E1-5_12', { nace: '49' }, due],
    ['energy by fuel of a landlord', 'E1-5_12', { nace: '68' }, due],
    ['energy by fuel in finance', 'E1-5_12', { nace: '64' }, onCondition({ kind: 'high-climate-impact' })],
    ['topics left out, 2027', 'BP-2_22', { year: 2027 }, onCondition({ kind: 'standard-phased-in', standard: null })],
    ['topics left out', 'BP-2_22', {}, due],
    [
      'topics left out, but none material',
      'BP-2_22',
      material('E1'),
      onCondition({ kind: 'standard-phased-in', standard: null }),
    ],
  ])('%s (%s)', (_, id, known, reason) => {
    expect(verdict('esrs-2023', 2025, id, known)).toEqual({ counts: reason.code === 'due', reason })
  })
})

describe('what applies of the revised ESRS, 2026 unless said otherwise', () => {
  // ESRS 1, paragraphs 122 and 125 to 127.
  const later = (year: number): Known => ({ year, firstYear: 2027 })
  it.each<Case>([
    ['an emission figure', 'ESRS26_E1-8_01', {}, due],
    ['a topic that is not material', 'ESRS26_E3-4_01', material('E1'), notMaterial('E3')],
    ['ESRS 2, whatever is material', 'ESRS26_GOV-1_01', material(), due],
    ['the basis for leaving climate out', 'ESRS26_IRO-2_03', material('E3'), due],
    [
      'the basis for leaving climate out, unassessed',
      'ESRS26_IRO-2_03',
      {},
      onCondition({ kind: 'not-material', standard: 'E1' }),
    ],

    ['biodiversity, first wave', 'ESRS26_E4-5_01', {}, until(2026)],
    ['biodiversity, first wave, 2027', 'ESRS26_E4-5_01', { year: 2027 }, due],
    ['biodiversity, second year of others', 'ESRS26_E4-5_01', later(2028), until(2028)],
    ['biodiversity, third year of others', 'ESRS26_E4-5_01', later(2029), due],
    ['assets at physical risk: never relieved', 'ESRS26_E1-11_01', {}, due],
    ['method of financial effects, first wave', 'ESRS26_E1-11_11', { year: 2027 }, until(2027)],
    ['method of financial effects, first wave, 2028', 'ESRS26_E1-11_11', { year: 2028 }, due],
    ['revenue at risk, first wave', 'ESRS26_E1-11_03', { year: 2029 }, until(2029)],
    ['revenue at risk, first wave, 2030', 'ESRS26_E1-11_03', { year: 2030 }, due],
    ['revenue at risk, fourth year of others', 'ESRS26_E1-11_03', later(2030), until(2030)],
    ['revenue at risk, fifth year of others', 'ESRS26_E1-11_03', later(2031), due],
    ['financial effects of all topics', 'ESRS26_SBM-3_04', { year: 2027 }, until(2027)],
    ['substances of concern, first wave', 'ESRS26_E2-5_01', { year: 2029 }, until(2029)],
    ['substances of concern, third year of others', 'ESRS26_E2-5_01', later(2029), until(2029)],
    ['substances of concern, fourth year of others', 'ESRS26_E2-5_01', later(2030), due],
    ['substances in articles, first wave, 2027', 'ESRS26_E2-5_11', { year: 2027 }, due],
    ['substances in articles, first year of others', 'ESRS26_E2-5_11', later(2027), until(2027)],
    ['non-employees, first wave', 'ESRS26_S1-6_01', {}, until(2026)],
    ['collective agreements outside the EEA', 'ESRS26_S1-7_04', {}, until(2026)],
    ['collective agreements, of which a part is relieved', 'ESRS26_S1-7_01', {}, due],

    ['climate, first wave with 900 employees', 'ESRS26_E1-8_01', { firstYear: 2024, employees: 900 }, until(2026)],
    ['climate, 900 employees, 2027', 'ESRS26_E1-8_01', { firstYear: 2024, employees: 900, year: 2027 }, due],
    ['climate, 5,000 employees', 'ESRS26_E1-8_01', { firstYear: 2024, employees: 5000 }, due],
    [
      'climate, 5,000 employees and little revenue',
      'ESRS26_E1-8_01',
      { firstYear: 2024, employees: 5000, netRevenue: 450_000_000 },
      until(2026),
    ],
    ['climate, 900 employees, first year unknown', 'ESRS26_E1-8_01', { employees: 900, firstYear: null }, due],
    ['the longer relief counts', 'ESRS26_E1-11_03', { firstYear: 2024, employees: 900 }, until(2029)],
    ['ESRS 2, first wave with 900 employees', 'ESRS26_GOV-1_01', { firstYear: 2024, employees: 900 }, due],

    ['topics left out', 'ESRS26_BP-2_03', {}, due],
    [
      'topics left out, 2027',
      'ESRS26_BP-2_03',
      { year: 2027 },
      onCondition({ kind: 'standard-phased-in', standard: null }),
    ],
    ['biodiversity targets where E4 is left out', 'ESRS26_BP-2_05', material('E4'), due],
    [
      'biodiversity targets where only S2 is left out',
      'ESRS26_BP-2_05',
      material('S2'),
      onCondition({ kind: 'standard-phased-in', standard: 'E4' }),
    ],
    [
      'fuels in a sector of low climate impact',
      'ESRS26_E1-7_05',
      { nace: '62' },
      onCondition({ kind: 'high-climate-impact' }),
    ],
    ['coverage where there are agreements', 'ESRS26_S1-7_03', answers({ 'ESRS26_S1-7_02': 'yes' }), due],
    [
      'coverage where there are no agreements',
      'ESRS26_S1-7_03',
      answers({ 'ESRS26_S1-7_02': 'no' }),
      onAnswer('ESRS26_S1-7_02', 'yes'),
    ],
    ['who is paid too little', 'ESRS26_S1-9_03', answers({ 'ESRS26_S1-9_01': 'no' }), due],
    [
      'who is paid too little, when nobody is',
      'ESRS26_S1-9_03',
      answers({ 'ESRS26_S1-9_01': 'yes' }),
      onAnswer('ESRS26_S1-9_01', 'no'),
    ],
  ])('%s (%s)', (_, id, known, reason) => {
    expect(verdict('esrs-2026', 2026, id, known)).toEqual({ counts: reason.code === 'due', reason })
  })
})

describe('what applies of the voluntary standard', () => {
  const employees = (count: number): Condition => ({ kind: 'employees', count })
  const payGap: Condition = { kind: 'employees', count: 150, later: { year: 2031, count: 100 } }
  it.each<Case>([
    ['an emission figure', 'VS_B3_05', {}, due],
    ['whatever is material', 'VS_B3_05', material('S1'), due],
    ['an optional figure', 'VS_B3_10', {}, voluntary],
    ['the comprehensive module, modules unknown', 'VS_C6_01', {}, due],
    ['the comprehensive module, both applied', 'VS_C6_01', { modules: 'both' }, due],
    ['the comprehensive module, not applied', 'VS_C6_01', { modules: 'basic' }, { code: 'module' }],
    ['the basic module', 'VS_B8_01', { modules: 'basic' }, due],
    ['turnover of employees, 50 of them', 'VS_B8_08', { employees: 50 }, due],
    ['turnover of employees, 49 of them', 'VS_B8_08', { employees: 49 }, onCondition(employees(50))],
    ['turnover of employees, a small company', 'VS_B8_08', { size: 'small' }, onCondition(employees(50))],
    ['turnover of employees, a medium company', 'VS_B8_08', { size: 'medium' }, due],
    ['pay gap, 149 employees', 'VS_B10_02', { employees: 149 }, onCondition(payGap)],
    ['pay gap, 150 employees', 'VS_B10_02', { employees: 150 }, due],
    ['pay gap, 149 employees, 2031', 'VS_B10_02', { employees: 149, year: 2031 }, due],
    ['pollutants published elsewhere', 'VS_B4_03', answers({ VS_B4_01: 'yes' }), onAnswer('VS_B4_01', 'no')],
    ['where pollutants are published', 'VS_B4_02', answers({ VS_B4_01: 'yes' }), due],
    ['mass flow in finance', 'VS_B7_18', { nace: '65' }, onCondition({ kind: 'material-flows' })],
    ['mass flow in construction', 'VS_B7_18', { nace: '41' }, due],
    ['transition plan in finance', 'VS_C3_04', { nace: '64' }, onCondition({ kind: 'high-climate-impact' })],
    ['incidents that there are none of', 'VS_C7_02', answers({ VS_C7_01: 'no' }), onAnswer('VS_C7_01', 'yes')],
  ])('%s (%s)', (_, id, known, reason) => {
    expect(verdict('vs-2026', 2026, id, known)).toEqual({ counts: reason.code === 'due', reason })
  })
})

describe('conditions and alternative forms', () => {
  const every = standardSets.flatMap((set) => loadCatalogue(set).datapoints)
  const ids = new Set(every.map(({ id }) => id))

  it('speak of datapoints that exist, answers of yes-or-no questions, and stay within a set', () => {
    for (const datapoint of every) {
      const rule = conditionOf(datapoint)
      if (rule?.kind !== 'answer') continue
      const asked = every.find(({ id }) => id === rule.datapoint)
      expect([asked?.set, asked?.type], datapoint.id).toEqual([datapoint.set, 'yes-no'])
    }
    for (const id of alternatives.flat(2)) expect(ids.has(id), id).toBe(true)
  })

  it('cover every datapoint that is marked as one of several forms, unless the forms are inside it', () => {
    const formsInside = ['ESRS26_E5-4_03', 'ESRS26_E5-4_04', 'ESRS26_S1-5_03', 'ESRS26_S1-5_04', 'ESRS26_S1-5_05']
    const marked = every.filter(({ condition }) => condition === 'alternative').map(({ id }) => id)
    const decided = [...new Set(alternatives.flat(2)), ...formsInside, 'ESRS26_S1-6_01']
    expect(marked.filter((id) => !decided.includes(id))).toEqual([])
  })

  const target = (part: number) => `ESRS26_E1-6_0${part}`
  it.each<[string, string[], string[]]>([
    ['none given', [], [target(1), target(2), target(4)]],
    ['the combined one given', [target(5)], [target(5)]],
    ['by scope, Scope 2 by market', [target(1), target(3)], [target(1), target(3), target(4)]],
  ])('count emission targets by scope or combined: %s', (_, given, counted) => {
    const targets = [1, 2, 3, 4, 5].map((part) => loadCatalogue('esrs-2026').get(target(part))!)
    const verdicts = applicability(targets, unknownCompany(2027), (id) => given.includes(id))
    expect([...verdicts].filter(([, { counts }]) => counts).map(([id]) => id)).toEqual(counted)
  })

  it('name the form that is enough', () => {
    const forms = ['VS_B7_03', 'VS_B7_04'].map((id) => loadCatalogue('vs-2026').get(id)!)
    const verdicts = applicability(forms, unknownCompany(2026), (id) => id === 'VS_B7_03')
    expect(verdicts.get('VS_B7_04')).toEqual({ counts: false, reason: { code: 'alternative', datapoint: 'VS_B7_03' } })
    expect(verdicts.get('VS_B7_03')!.counts).toBe(true)
  })

  it.each([
    ['a number', 'S1-17_08', 'S1-17_10'],
    ['the statement that there were none', 'S1-17_10', 'S1-17_08'],
  ])('ask of severe human rights incidents nothing more than %s', (_, given, spared) => {
    const forms = ['S1-17_08', 'S1-17_10'].map((id) => loadCatalogue('esrs-2023').get(id)!)
    const verdicts = applicability(forms, unknownCompany(2026), (id) => id === given)
    expect(verdicts.get(given)!.counts).toBe(true)
    expect(verdicts.get(spared)).toEqual({ counts: false, reason: { code: 'alternative', datapoint: given } })
  })
})
