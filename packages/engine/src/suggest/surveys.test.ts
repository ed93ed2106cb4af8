import { describe, expect, it } from 'vitest'
import { type CompanyFacts, loadCatalogue, type StandardSet, unknownCompany } from '../esrs/index.ts'
import { questionBank } from './question-bank.ts'
import { mostProposals, proposalFor, type SurveyGaps, suggestSurveys } from './surveys.ts'

interface Given extends Partial<Pick<SurveyGaps, 'hasValue' | 'existing'>> {
  set?: StandardSet
  language?: 'en' | 'de'
  company?: Partial<CompanyFacts>
}

// Large enough for every relief to have run out.
const large = { size: 'large', employees: 3000, firstYear: 2024 } as const
const suggest = ({ set, language, company, ...rest }: Given = {}) =>
  suggestSurveys({
    catalogue: loadCatalogue(set, language),
    company: { ...unknownCompany(2026), ...large, ...company },
    hasValue: () => false,
    existing: [],
    ...rest,
  })
const keys = (given?: Given) => suggest(given).map(({ key }) => key)
const only =
  (...ids: string[]) =>
  (id: string) =>
    !ids.includes(id)

describe('suggestSurveys', () => {
  it('proposes first what those affected are to be asked, and no group or topic too often', () => {
    const all = suggest()
    expect(all.slice(0, 4).map(({ key }) => key)).toEqual([
      's1-employees',
      's2-value-chain-workers',
      's3-local-communities',
      's4-customers',
    ])
    expect(all).toHaveLength(mostProposals)
    const counts = (of: string[]) => Math.max(...of.map((one) => of.filter((other) => other === one).length))
    expect(counts(all.map(({ topic }) => topic))).toBeLessThanOrEqual(2)
    expect(counts(all.map(({ group }) => group))).toBeLessThanOrEqual(2)
  })

  it.each([
    ['S1-2_01', 's1-employees'],
    ['S2-2_06', 's2-value-chain-workers'],
    ['S3-2_05', 's3-local-communities'],
    ['S4-2_05', 's4-customers'],
    ['E4.IRO-1_07', 'e4-local-communities'],
    ['E5-5_01', 'e5-customers'],
    ['G1-2_01', 'g1-suppliers'],
    ['G1-1_10', 'g1-employees'],
  ])('%s alone without value leads to %s', (id, key) => {
    const all = suggest({ hasValue: only(id) })
    expect(all[0]).toMatchObject({ key, datapoints: [{ id }] })
    expect(all[0]!.reason).toMatch(new RegExp(`Without a value so far: ${id}\\.$`))
    expect(all).toHaveLength(1)
  })

  it('asks every group once where only the views of stakeholders are missing', () => {
    const all = suggest({ hasValue: only('SBM-2_07') })
    expect(new Set(all.map(({ group }) => group)).size).toBe(8)
    for (const { datapoints } of all) expect(datapoints.map(({ id }) => id)).toEqual(['SBM-2_07'])
  })

  it.each<[string, Given, string[]]>([
    ['nothing is missing', { hasValue: () => true }, []],
    [
      'what is missing belongs to a topic that is not material',
      { company: { material: new Set(['E1']) }, hasValue: only('G1-2_01') },
      [],
    ],
    ['what is missing cannot be learned from anybody', { hasValue: only('E1-6_07') }, []],
    [
      'the survey has been made',
      { hasValue: only('S4-2_05'), existing: [{ group: 'Customers', proposal: 's4-customers' }] },
      [],
    ],
  ])('proposes nothing where %s', (_, given, expected) => {
    expect(keys(given)).toEqual(expected)
  })

  it('proposes only what is material', () => {
    const topics = suggest({ company: { material: new Set(['E1', 'S1']) } }).map(({ topic }) => topic)
    expect([...new Set(topics)].sort()).toEqual(['E1', 'S1'])
  })

  it('proposes another group before one that has been asked', () => {
    const missing = only('SBM-2_07')
    expect(keys({ hasValue: missing, existing: [{ group: 'Suppliers', proposal: null }] })).not.toContainEqual(
      expect.stringMatching(/-suppliers$/),
    )
    expect(keys({ hasValue: missing, existing: [{ group: 'Waldschutzbund', proposal: null }] })).toHaveLength(8)
    const asked = { group: 'Nichtregierungsorganisationen, Behörden und Öffentlichkeit', proposal: null }
    expect(keys({ hasValue: missing, existing: [asked] })).toHaveLength(7)
  })

  it('weighs what may be left out for now half, and the industry a little', () => {
    const relieved = { year: 2029, size: 'medium', employees: 200, firstYear: 2029 } as const
    const missing = only('S2-3_02', 'E2-2_02')
    expect(keys({ hasValue: missing, company: { year: 2029 } })[0]).toBe('s2-value-chain-workers')
    expect(keys({ hasValue: missing, company: relieved })[0]).toBe('e2-value-chain-workers')
    const two = only('E5-3_02', 'S4-4_10')
    expect(keys({ hasValue: two, company: { year: 2029, industry: 'manufacturing' } })[0]).toBe(
      'e5-environmental-experts',
    )
    expect(keys({ hasValue: two, company: { year: 2029, industry: 'finance' } })[0]).toBe('s4-employees')
  })

  it('speaks both languages, with the names of the set', () => {
    const english = suggest({ set: 'esrs-2026' })
    const german = suggest({ set: 'esrs-2026', language: 'de' })
    expect(german.map(({ key }) => key)).toEqual(english.map(({ key }) => key))
    const [first] = german
    const { title } = questionBank().find(({ topic }) => topic === first!.topic)!.cells[first!.group]!.de
    expect(first!.title).toBe(title)
    expect(first!.reason).toMatch(/Noch ohne Wert: \d+\u00a0Datenpunkte, vor allem in [A-Z]/)
    for (const { datapoints } of german) for (const { id } of datapoints) expect(id).toMatch(/^ESRS26_/)
    const other = suggest({ language: 'de', hasValue: only('SBM-2_07') }).find(({ group }) => group === 'Other')
    expect(other!.targetGroup).toBe('Nichtregierungsorganisationen, Behörden und Öffentlichkeit')
  })

  it('leads a datapoint of Set 1 to the other sets', () => {
    expect(suggest({ set: 'vs-2026' })[0]).toMatchObject({
      key: 'e1-suppliers',
      datapoints: [{ id: 'VS_C4_02' }, { id: 'VS_C3_03' }],
    })
    expect(suggest({ set: 'esrs-2026', hasValue: only('ESRS26_G1-2_01') })).toMatchObject([{ key: 'g1-suppliers' }])
  })

  it('asks nobody who they are whose employer might hold it against them', () => {
    const anonymous = suggest({ hasValue: only('SBM-2_07') }).filter((proposal) => proposal.anonymous)
    expect(anonymous.map(({ group }) => group).sort()).toEqual(['Employees', 'Value chain workers'])
  })

  it('says the same whenever it is asked', () => {
    expect(suggest()).toEqual(suggest())
  })
})

describe('proposalFor', () => {
  it('tells what a proposal was about, whatever has a value by now', () => {
    const german = loadCatalogue('esrs-2026', 'de')
    const about = proposalFor('g1-suppliers', german)!
    expect(about).toMatchObject({ key: 'g1-suppliers', topic: 'G1' })
    expect(about.reason).toMatch(/^Der Standard fragt/)
    expect(about.datapoints.map(({ id }) => id)).toContain('ESRS26_G1-2_01')
    expect(proposalFor('g1-nobody', german)).toBeNull()
  })
})
