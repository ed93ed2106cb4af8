import { describe, expect, it } from 'vitest'
import { applies } from './applies.ts'
import { loadCatalogue } from './catalogue.ts'
import { type CompanyFacts, unknownCompany } from './company.ts'
import type { StandardSet } from './datapoint.ts'
import { reasonInWords } from './reasons.ts'

type Known = Partial<CompanyFacts>

/** The years of `from` to `to` in which a datapoint may be left out under the phase-in, such as `2024 2025 2026`. */
function relieved(set: StandardSet, id: string, known: Known, from: number, to: number): string {
  const datapoint = loadCatalogue(set).get(id)!
  const years = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  return years
    .filter((year) => applies(datapoint, { ...unknownCompany(year), ...known }).reason.code === 'phase-in')
    .join(' ')
}

describe('reliefs of ESRS Set 1, Appendix C, as Delegated Regulation (EU) 2025/1416 extends them', () => {
  const all = '2024 2025 2026'
  // Who began with 2024: at most 750 employees, more than 750.
  it.each<[what: string, id: string, small: string, large: string]>([
    ['Scope 1 emissions: no relief', 'E1-6_07', '', ''],
    ['Scope 3 emissions', 'E1-6_11', all, ''],
    ['total emissions, which contain Scope 3', 'E1-6_12', all, ''],
    ['anticipated financial effects of all topics', 'SBM-3_09', all, all],
    ['current financial effects: no relief', 'SBM-3_08', '', ''],
    ['assets at physical risk, as an amount', 'E1-9_01', all, all],
    ['assets at transition risk, in words', 'E1-9_19', all, all],
    ['financial effects of pollution', 'E2-6_01', all, all],
    ['financial effects of water', 'E3-5_01', all, all],
    ['financial effects of resource use', 'E5-6_01', all, all],
    ['biodiversity, the large only from 2025', 'E4-4_07', all, '2025 2026'],
    ['biodiversity in strategy', 'E4.SBM-3_01', all, '2025 2026'],
    ['workers in the value chain', 'S2-1_01', all, '2025 2026'],
    ['affected communities', 'S3-3_14', all, '2025 2026'],
    ['consumers and end-users', 'S4-5_01', all, '2025 2026'],
    ['own workforce as a whole', 'S1-6_02', all, ''],
    ['own workforce in strategy', 'S1.SBM-3_01', all, ''],
    ['non-employees', 'S1-7_01', all, all],
    ['coverage in the EEA', 'S1-8_02', all, ''],
    ['coverage outside the EEA', 'S1-8_03', all, all],
    ['social protection', 'S1-11_01', all, all],
    ['persons with disabilities', 'S1-12_01', all, all],
    ['performance reviews', 'S1-13_02', all, all],
    ['accidents', 'S1-14_04', all, ''],
    ['cases of ill health', 'S1-14_06', all, all],
    ['days lost', 'S1-14_07', all, all],
    ['family-related leave', 'S1-15_01', all, all],
    ['gender pay gap', 'S1-16_01', all, ''],
    ['business conduct: no relief', 'G1-6_03', '', ''],
  ])('%s (%s)', (_, id, small, large) => {
    const first = { firstYear: 2024 }
    expect(relieved('esrs-2023', id, { ...first, employees: 750 }, 2024, 2030)).toBe(small)
    expect(relieved('esrs-2023', id, { ...first, employees: 751 }, 2024, 2030)).toBe(large)
    expect(relieved('esrs-2023', id, { ...first, size: 'small' }, 2024, 2030)).toBe(small)
    expect(relieved('esrs-2023', id, { ...first, size: 'medium' }, 2024, 2030)).toBe(small)
    expect(relieved('esrs-2023', id, { ...first, size: 'large' }, 2024, 2030)).toBe(large)
    expect(relieved('esrs-2023', id, {}, 2024, 2030), 'of a first year that was not stated').toBe('')
  })

  // Who began later has the years of Appendix C and nothing of the extension.
  it.each<[what: string, id: string, small: string, large: string]>([
    ['Scope 1 emissions', 'E1-6_07', '', ''],
    ['Scope 3 emissions', 'E1-6_11', '2026', ''],
    ['anticipated financial effects', 'SBM-3_09', '2026', '2026'],
    ['assets at physical risk', 'E1-9_01', '2026 2027 2028', '2026 2027 2028'],
    ['biodiversity', 'E4-4_07', '2026 2027', ''],
    ['workers in the value chain', 'S2-1_01', '2026 2027', ''],
    ['own workforce', 'S1-6_02', '2026', ''],
    ['days lost', 'S1-14_07', '2026', '2026'],
  ])('of a company that began with 2026: %s (%s)', (_, id, small, large) => {
    expect(relieved('esrs-2023', id, { firstYear: 2026, employees: 300 }, 2026, 2032)).toBe(small)
    expect(relieved('esrs-2023', id, { firstYear: 2026, employees: 3000 }, 2026, 2032)).toBe(large)
  })
})

describe('reliefs of the revised ESRS 1, paragraphs 125 to 127', () => {
  // First wave with more than 1,000 employees and EUR 450 million; first wave below; who begins with 2027.
  it.each<[what: string, id: string, wave: string, below: string, later: string]>([
    ['Scope 1 emissions', 'ESRS26_E1-8_01', '', '2026', ''],
    ['Scope 3 emissions', 'ESRS26_E1-8_05', '', '2026', ''],
    ['biodiversity', 'ESRS26_E4-5_01', '2026', '2026', '2027 2028'],
    ['workers in the value chain', 'ESRS26_S2-2_04', '2026', '2026', '2027 2028'],
    ['affected communities', 'ESRS26_S3-2_05', '2026', '2026', '2027 2028'],
    ['consumers and end-users', 'ESRS26_S4-2_01', '2026', '2026', '2027 2028'],
    ['own workforce', 'ESRS26_S1-5_01', '', '2026', ''],
    ['financial effects in words', 'ESRS26_E1-11_11', '2026 2027', '2026 2027', '2027 2028'],
    [
      'financial effects as an amount',
      'ESRS26_E1-11_03',
      '2026 2027 2028 2029',
      '2026 2027 2028 2029',
      '2027 2028 2029 2030',
    ],
    ['substances of concern', 'ESRS26_E2-5_01', '2026 2027 2028 2029', '2026 2027 2028 2029', '2027 2028 2029'],
    ['persons with disabilities', 'ESRS26_S1-11_01', '2026', '2026', '2027'],
    ['ESRS 2', 'ESRS26_GOV-1_01', '', '', ''],
    ['financial effects of ESRS 2', 'ESRS26_SBM-3_04', '2026 2027', '2026 2027', '2027 2028'],
  ])('%s (%s)', (_, id, wave, below, later) => {
    const large = { employees: 5000, netRevenue: 900_000_000 }
    expect(relieved('esrs-2026', id, { firstYear: 2024, ...large }, 2026, 2033)).toBe(wave)
    expect(relieved('esrs-2026', id, { firstYear: 2024, employees: 800 }, 2026, 2033)).toBe(below)
    expect(relieved('esrs-2026', id, { firstYear: 2027, ...large }, 2027, 2033)).toBe(later)
    expect(relieved('esrs-2026', id, { ...large }, 2026, 2033), 'of a first year that was not stated').toBe('')
  })
})

it('the voluntary standard has no reliefs', () => {
  for (const { id } of loadCatalogue('vs-2026').datapoints) {
    expect(relieved('vs-2026', id, { firstYear: 2026, employees: 10 }, 2026, 2028), id).toBe('')
  }
})

it('what comes first is the reason: optional, then not material, then the phase-in, then a condition', () => {
  const small: Known = { employees: 100, nace: '64', material: new Set(['E1', 'E4']), firstYear: 2024 }
  const reasonOf = (id: string, known: Known = {}) => {
    const company = { ...unknownCompany(2025), ...small, ...known }
    return reasonInWords(applies(loadCatalogue('esrs-2023').get(id)!, company).reason, loadCatalogue('esrs-2023', 'de'))
  }
  expect(reasonOf('E4-2_08')).toBe('Ist freiwillig und zählt daher nicht mit.')
  expect(reasonOf('S2-1_01')).toBe(
    'ESRS S2 Arbeitskräfte in der Wertschöpfungskette ist für das Unternehmen nicht wesentlich.',
  )
  expect(reasonOf('E4-4_07')).toBe('Darf bis einschließlich Geschäftsjahr 2026 entfallen (schrittweise Einführung).')
  expect(reasonOf('E1-5_12')).toBe('Nur in klimaintensiven Sektoren anzugeben.')
  expect(reasonOf('E1-5_12', { nace: '35' })).toBe('Ist anzugeben und zählt daher mit.')
})
