import { describe, expect, it } from 'vitest'
import { type CompanyFacts, type Language, loadCatalogue, type StandardSet, unknownCompany } from '../esrs/index.ts'
import { iroBank } from './iro-bank.ts'
import type { IroValue } from './iro-evidence.ts'
import type { NotMaterialStatement } from './iro-topics.ts'
import { mostIros, suggestIros } from './iros.ts'

interface Given {
  set?: StandardSet
  language?: Language
  company?: Partial<CompanyFacts>
  values?: Record<string, Partial<IroValue>>
  notMaterial?: NotMaterialStatement[]
  decided?: Record<string, boolean>
}

const factsOf = ({ set, language, company, values = {}, notMaterial = [], decided }: Given) => ({
  catalogue: loadCatalogue(set, language),
  company: { ...unknownCompany(2026), size: 'large' as const, ...company },
  values: new Map(Object.entries(values).map(([id, value]) => [id, valueFor(id, value)])),
  notMaterial,
  ...(decided && { decided: new Map(Object.entries(decided)) }),
})

const valueFor = (
  id: string,
  { number = null, value = String(number ?? ''), unit = null, ...rest }: Partial<IroValue>,
) => ({
  value,
  number,
  unit,
  year: 2026,
  evidence: [{ documentId: 'd', filename: 'report.pdf', page: 7, excerpt: `${id}: ${value}` }],
  ...rest,
})

const suggest = (given: Given) => suggestIros(factsOf(given))
const keys = (given: Given) => suggest(given).map(({ key }) => key)
const find = (given: Given, key: string) => suggest(given).find((iro) => iro.key === key)

const stated = (subject: string, text = `${subject} is not material.`): NotMaterialStatement => ({
  subject,
  kind: 'not_material',
  evidence: { documentId: 'd', filename: 'report.pdf', page: 3, text },
})

const scope1 = { 'E1-6_07': { number: 12_500, unit: 'tCO2e' } }

describe('suggestIros', () => {
  it('proposes nothing without values and without an industry', () => {
    expect(suggest({})).toEqual([])
  })

  it('rests an actual impact on the figure that the company reports, with its words', () => {
    // (7 + (9 − 2) + 8) / 3 = 7.3: 12,500 t do not reach the last of three steps.
    expect(find({ values: scope1 }, 'e1-own-emissions')).toEqual({
      key: 'e1-own-emissions',
      topic: 'E1',
      subTopic: 'E1.2',
      type: 'Impact',
      isPositive: false,
      isPotential: false,
      title: 'Greenhouse gas emissions from own operations',
      description:
        'Sources that the company owns or controls release greenhouse gases (Scope 1), which contribute to climate change.',
      category: 'Climate change',
      priority: 'high',
      valueChain: 'own-operations',
      horizon: 'short',
      humanRights: false,
      esrsTopics: ['E1', 'E1-6'],
      score: { scale: 7, scope: 7, irremediable: 8, total: 7.3, likelihood: null },
      scoreReason:
        'Greenhouse gases act worldwide and stay in the atmosphere for decades to centuries. The reported figure of 12,500\u00a0t CO₂e gives a scope of 7 out of 10.',
      metrics: [
        {
          datapoint: 'E1-6_07',
          label: 'Gross Scope 1 GHG emissions',
          current: '12,500\u00a0t CO₂e',
          target: null,
          progress: null,
          unit: 'tCO2e',
          year: 2026,
        },
      ],
      excerpts: [
        {
          documentId: 'd',
          filename: 'report.pdf',
          page: 7,
          text: 'E1-6_07: 12500',
          about: 'Gross Scope 1 GHG emissions',
        },
      ],
      tags: ['Climate change mitigation', 'Own operations', 'Short term'],
      reason:
        'Based on “Gross Scope 1 GHG emissions” (E1-6_07): 12,500\u00a0t CO₂e in 2026. Source: ESRS 1, AR 16 (E1.2); E1-6, paragraph 48 a; E1-6, paragraph 53.',
      datapoints: ['E1-6_07', 'E1-6_30'],
    })
  })

  it.each<[string, Given['values'], string, boolean]>([
    ['a figure above nought', { 'S1-14_04': { number: 3 } }, 's1-accidents', true],
    ['nought', { 'S1-14_04': { number: 0 } }, 's1-accidents', false],
    ['an answer', { 'S1-10_01': { value: 'no' } }, 's1-adequate-wages-gap', true],
    ['the other answer', { 'S1-10_01': { value: 'yes' } }, 's1-adequate-wages-gap', false],
    ['a figure below a limit', { 'G1-6_03': { number: 70 } }, 'g1-payment-practice', true],
    ['a figure above it', { 'G1-6_03': { number: 95 } }, 'g1-payment-practice', false],
    ['a passage', { 'E1-1_07': { value: 'Plants run until 2040.' } }, 'e1-locked-in-emissions', true],
    ['an empty passage', { 'E1-1_07': { value: ' ' } }, 'e1-locked-in-emissions', false],
    ['a passage with the word', { 'S4-4_01': { value: 'We protect Kinder online.' } }, 's4-children', true],
    ['a passage without it', { 'S4-4_01': { value: 'We protect everybody.' } }, 's4-children', false],
  ])('%s: %j and %s %s', (_, values, key, expected) => {
    expect(keys({ values: values! }).includes(key)).toBe(expected)
  })

  it.each([
    [
      's4-children',
      'S4-4_01',
      'We respect the rights of children who use our services.',
      'We do not tolerate child labour.',
    ],
    ['s4-children', 'S4-4_01', 'Wir schützen Kinder im Netz.', 'Wir dulden keine Kinderarbeit.'],
    ['s4-discrimination', 'S4-4_01', 'Algorithms must not discriminate.', 'We do not tolerate discrimination.'],
    ['s4-complaints', 'S4-2_03', 'Customers give feedback every year.', 'An institute measures satisfaction yearly.'],
    ['s4-product-safety', 'S4-4_02', 'Injured users are compensated.', 'Data protection officers inform users.'],
    [
      's4-product-safety',
      'S4-4_02',
      'Mängel der Sicherheit werden behoben.',
      'Verletzungen der Datensicherheit werden gemeldet.',
    ],
    ['s4-data-security-trust', 'S4-4_03', 'External audits review data protection.', 'We care for data protection.'],
    ['s2-wages', 'S2-4_01', 'Der Lohn muss zum Leben reichen.', 'Gute Lieferanten werden belohnt.'],
    ['s3-acceptance', 'S3-2_01', 'Residents are heard before we build.', 'We sponsor sports clubs.'],
    ['s3-critics', 'S3-1_07', 'Protest against a mine was put down.', 'There were no such cases.'],
    ['s3-indigenous', 'S3-1_01', 'We respect indigenous peoples.', 'We respect everybody.'],
    ['e5-e-waste', 'E5-5_12', 'Electronic waste', 'Waste from electricity generation'],
    ['e1-collateral', 'E1-9_05', 'Collateral stands in flood areas.', 'Two plants stand in flood areas.'],
    ['g1-policy-change', 'G1-5_09', 'We ask for lower taxes on power.', 'We are in favour of open source.'],
  ])('takes a passage for a reason only where it speaks of it: %s by %s', (key, datapoint, about, other) => {
    expect(keys({ values: { [datapoint]: { value: about } } })).toContain(key)
    expect(keys({ values: { [datapoint]: { value: other } } })).not.toContain(key)
  })

  it('takes no words on how topics were assessed for words on what the company does', () => {
    const about = (value: string) => keys({ values: { 'G1-1_02': { value } } })
    expect(about('Whistleblowers may report to an office.')).toContain('g1-misconduct')
    expect(about('The materiality assessment covered whistleblowing.')).toEqual([])
    expect(about('Die Wesentlichkeitsanalyse umfasste den Schutz von Hinweisgebern.')).toEqual([])
  })

  it('gives the industry as a reason only for what the industry suggests', () => {
    const given: Given = {
      company: { industry: 'technology' },
      values: { ...scope1, 'S4-4_01': { value: 'Privacy.' } },
    }
    expect(find(given, 'e1-own-emissions')!.reason).not.toContain('Industry')
    expect(find(given, 's4-privacy')!.reason).toMatch(/^Based on a passage on “.*” \(S4-4_01\)\. Industry Technology: /)
  })

  it('does not take what every company has for a sign', () => {
    const company = { industry: 'manufacturing' } as const
    const likelihood = (values: Given['values'], key: string) =>
      find({ company, values: values! }, key)?.score?.likelihood
    expect(likelihood({ 'E1-5_01': { number: 900 } }, 'e1-energy-price')).toBe(60)
    expect(likelihood({ 'E1-5_15': { number: 80 } }, 'e1-energy-price')).toBe(80)
    expect(likelihood({ 'S1-6_12': { number: 4 } }, 's1-skills-shortage')).toBe(60)
  })

  it('shows of several passages those that say what it is about', () => {
    const evidence = ['We audit suppliers.', 'We act for the protection of children.'].map((excerpt, i) => ({
      documentId: 'd',
      filename: 'report.pdf',
      page: i + 1,
      excerpt,
    }))
    const iro = find({ values: { 'S4-4_01': { value: 'We audit suppliers.', evidence } } }, 's4-children')!
    expect(iro.excerpts.map(({ page }) => page)).toEqual([2])
  })

  it('proposes by industry alone only what may be, but for what it finances, and says so', () => {
    for (const industry of ['technology', 'manufacturing', 'energy', 'finance'] as const) {
      const all = suggest({ company: { industry } })
      expect(all.length).toBeGreaterThan(8)
      for (const { key, isPotential, reason, excerpts } of all) {
        expect(isPotential, key).toBe(key !== 'e1-financed-emissions')
        expect(reason).toMatch(/^Industry (Technology|Manufacturing|Energy|Finance): /)
        expect(excerpts).toEqual([])
      }
    }
    expect(keys({ company: { industry: 'finance' } })).toContain('e1-financed-emissions')
    expect(keys({ company: { industry: 'energy' } })).not.toContain('e1-financed-emissions')
  })

  it('raises the likelihood by figures and findings, not by a policy against it', () => {
    const company = { industry: 'finance' } as const
    const likelihood = (values: Given['values'], key: string) =>
      find({ company, values: values! }, key)?.score?.likelihood
    expect(likelihood({}, 's1-skills-shortage')).toBe(60)
    expect(likelihood({ 'S1-6_12': { number: 12 } }, 's1-skills-shortage')).toBe(80)
    const better = { number: 12, prior: { number: 18, year: 2025 } }
    expect(likelihood({ 'S1-6_12': better }, 's1-skills-shortage')).toBe(60)
    expect(likelihood({ 'S1-1_10': { value: 'yes' } }, 's1-pay-gap-possible')).toBe(60)
    expect(likelihood({ 'S1-6_12': { number: 12 } }, 'e1-green-finance')).toBe(60)
  })

  it('calls the likelihood an estimate, because what it rests on is the industry', () => {
    const company = { industry: 'manufacturing' } as const
    expect(find({ company }, 's2-child-labour')!.scoreReason).toContain(
      ' Estimated likelihood 60\u00a0%: the sub-topic is probably material in the industry.',
    )
    expect(find({ company, language: 'de' }, 's2-child-labour')!.scoreReason).toContain(
      ' Geschätzte Wahrscheinlichkeit 60\u00a0%: Das Unterthema ist in der Branche wahrscheinlich wesentlich.',
    )
  })

  it('takes single accidents for a reason, and many for a sign that they will cost something', () => {
    const company = { industry: 'technology' } as const
    const of = (number: number) => find({ company, values: { 'S1-14_04': { number } } }, 's1-safety-liability')
    expect([0, 2, 9, 10].map((number) => of(number)?.score?.likelihood)).toEqual([undefined, 30, 30, 50])
    expect(of(2)!.metrics.map(({ current }) => current)).toEqual(['2'])
  })

  it('takes the magnitude from the share of revenue where the company states an amount', () => {
    const magnitude = (amount: number, netRevenue: number | null) => {
      const values = { 'E2-6_06': { number: amount, unit: 'EUR' } }
      const score = find({ company: { netRevenue }, values }, 'e2-remediation')!.score!
      return 'magnitude' in score && score.magnitude
    }
    expect(magnitude(12_000_000, 100_000_000)).toBe('high')
    expect(magnitude(1_000_000, 100_000_000)).toBe('low')
    expect(magnitude(12_000_000, null)).toBe('medium')
  })

  it('sets a figure against steps and revenue only in the unit of its datapoint', () => {
    const inKilotonnes = find({ values: { 'E1-6_07': { number: 900, unit: 'ktCO2e' } } }, 'e1-own-emissions')!
    expect(inKilotonnes.score).toMatchObject({ scope: 9 })
    const values = { 'E2-6_06': { number: 12_000_000, unit: 'USD' } }
    const score = find({ company: { netRevenue: 100_000_000 }, values }, 'e2-remediation')!.score
    expect(score).toMatchObject({ magnitude: 'medium' })
  })

  it('takes no percentage for a rate, and no rate in percent for a figure', () => {
    const accidents = { 'S1-14_04': { number: 15, unit: 'count' }, 'S1-14_05': { number: 1.05, unit: '%' } }
    const { metrics, datapoints } = find({ values: accidents }, 's1-accidents')!
    expect(metrics.map(({ datapoint }) => datapoint)).toEqual(['S1-14_04'])
    expect(datapoints[0]).toBe('S1-14_04')
    expect(keys({ values: { 'S1-14_05': accidents['S1-14_05'] } })).toEqual([])
  })

  it('lowers the magnitude where the figure that it depends on is small, and says so', () => {
    const company = { industry: 'manufacturing' } as const
    const of = (number: number) =>
      find({ company, values: { 'E1-6_07': { number, unit: 'tCO2e' } } }, 'e1-carbon-price')!
    expect(of(50_000).score).toMatchObject({ magnitude: 'high' })
    expect(of(900).score).toMatchObject({ magnitude: 'medium' })
    expect(of(900).scoreReason).toContain('The reported figure of 900\u00a0t CO₂e lowers the magnitude.')
    expect(of(50_000).scoreReason).not.toContain('lowers')
  })

  it('does not propose by industry what a document says it has not found', () => {
    const company = { industry: 'manufacturing' } as const
    const notMaterial = [stated('E1-9_01', 'No significant physical risks were identified.')]
    expect(keys({ company })).toContain('e1-physical-damage')
    expect(keys({ company, notMaterial })).not.toContain('e1-physical-damage')
    expect(keys({ company, notMaterial: [{ ...notMaterial[0]!, kind: 'omitted' }] })).toContain('e1-physical-damage')
  })

  it('writes what is per a million of revenue in the language', () => {
    const values = { 'E1-5_01': { number: 9, unit: 'MWh' }, 'E1-5_18': { number: 85, unit: 'MWh/€ revenue million' } }
    const shown = (language: Language, nace = '28') =>
      find({ language, company: { industry: 'manufacturing', nace }, values }, 'e1-energy-efficiency')!.metrics.at(-1)!
        .current
    expect(shown('en')).toBe('85\u00a0MWh/EUR million')
    expect(shown('de')).toBe('85\u00a0MWh/Mio. EUR')
    // Outside of the sectors of high climate impact it is no intensity of theirs.
    expect(shown('en', '62')).toBe('9\u00a0MWh')
  })

  it('gives way to what is a fact', () => {
    const company = { industry: 'manufacturing' } as const
    expect(keys({ company })).toContain('s1-accidents-possible')
    const both = keys({ company, values: { 'S1-14_04': { number: 3 } } })
    expect(both).toContain('s1-accidents')
    expect(both).not.toContain('s1-accidents-possible')
  })

  it.each<[string, Given]>([
    ['a document says that the topic is not material', { notMaterial: [stated('E1')] }],
    ['a passage says why it is not material', { values: { ...scope1, 'IRO-2_03': { value: 'We emit little.' } } }],
    ['a person has decided so', { decided: { E1: false } }],
    ['it is not among the material topics', { company: { material: new Set(['S1']) } }],
  ])('proposes nothing on a topic where %s', (_, given) => {
    expect(keys({ values: scope1 })).not.toEqual([])
    expect(keys({ values: scope1, ...given })).toEqual([])
  })

  it('proposes on a topic that a person calls material whatever a document says', () => {
    const given = { values: scope1, notMaterial: [stated('E1')], decided: { E1: true } }
    expect(keys(given)).toContain('e1-own-emissions')
  })

  it('leaves out what rests on a disclosure requirement that documents leave out', () => {
    const values = { 'E2-4_05': { number: 3, unit: 't' }, 'E2-5_02': { number: 8, unit: 't' } }
    expect(keys({ values })).toEqual(expect.arrayContaining(['e2-microplastics', 'e2-substances-use']))
    const left = keys({ values, notMaterial: [{ ...stated('E2-4'), kind: 'omitted' }] })
    expect(left).not.toContain('e2-microplastics')
    expect(left).toContain('e2-substances-use')
  })

  it.each([
    ['Floods threaten two of our plants.', true],
    ['The analysis found no material physical risks for our sites.', false],
    ['Physische Risiken sind für uns nicht wesentlich.', false],
    ['Es wurden keine wesentlichen physischen Risiken festgestellt.', false],
  ])('believes a passage that says nothing material was found: %s', (value, expected) => {
    const given: Given = { company: { industry: 'manufacturing' }, values: { 'E1.IRO-1_02': { value } } }
    expect(keys(given).includes('e1-physical-damage')).toBe(expected)
  })

  it('does not take a row on one paragraph for a statement on the whole', () => {
    const row = stated('E1', 'ESRS 2 SBM-3 E1 carbon credits para. 56 (a) Not material')
    expect(keys({ values: scope1, notMaterial: [row] })).toContain('e1-own-emissions')
  })

  it('does not let what is favourable crowd out what is not', () => {
    const favourable = { 'S1-13_04': { number: 22 }, 'S1-8_02': { number: 90 }, 'S1-8_01': { number: 90 } }
    const signs = (values: Given['values']) => suggest({ values }).map(({ isPositive }) => isPositive)
    expect(signs(favourable).filter(Boolean)).toHaveLength(3)
    const both = signs({ ...favourable, 'S1-14_04': { number: 9 }, 'S1-6_12': { number: 15.9 } })
    // A risk and an opportunity of the same rank are left for the last place: the risk has it.
    expect(both.toSorted()).toEqual([false, false, false, true, true])
  })

  it('stays within its number, with several topics, and the highest priority first', () => {
    const values = Object.fromEntries(
      iroBank()
        .flatMap(({ templates }) => templates)
        .flatMap(({ when }) => when)
        .map(({ datapoint, answer, says }) => [
          datapoint,
          answer ? { value: answer } : says ? { value: 'child water data safety' } : { number: 60 },
        ]),
    )
    const all = suggest({ company: { industry: 'manufacturing' }, values })
    expect(all).toHaveLength(mostIros)
    const topics = all.map(({ topic }) => topic)
    expect(new Set(topics).size).toBeGreaterThan(4)
    for (const topic of topics) expect(topics.filter((one) => one === topic).length).toBeLessThanOrEqual(5)
    const priorities = all.map(({ priority }) => ['high', 'medium', 'low'].indexOf(priority))
    expect(priorities).toEqual([...priorities].sort())
  })

  it('says the same in whatever order the values come', () => {
    const values = {
      ...scope1,
      'S1-14_04': { number: 3 },
      'G1-3_01': { value: 'Rules against bribery.' },
      'S4-4_01': { value: 'Privacy.' },
    }
    const turned = Object.fromEntries(Object.entries(values).reverse())
    const company = { industry: 'technology' } as const
    expect(suggest({ company, values: turned })).toEqual(suggest({ company, values }))
  })

  it('says the same in both languages and whenever it is asked', () => {
    const given: Given = { company: { industry: 'energy' }, values: scope1 }
    const english = suggest(given)
    const german = suggest({ ...given, language: 'de' })
    expect(suggest(given)).toEqual(english)
    const same = ({ key, type, priority, score, datapoints, esrsTopics }: (typeof english)[number]) => [
      key,
      type,
      priority,
      score,
      datapoints,
      esrsTopics,
    ]
    expect(german.map(same)).toEqual(english.map(same))
    const first = german.find(({ key }) => key === 'e1-own-emissions')!
    expect(first.category).toBe('Klimawandel')
    expect(first.reason).toBe(
      'Grundlage: „Scope-1-THG-Bruttoemissionen“ (E1-6_07): 12.500\u00a0t CO₂e im Jahr 2026. Quelle: ESRS 1, AR 16 (E1.2); E1-6, Absatz 48 a; E1-6, Absatz 53.',
    )
    expect(first.tags).toEqual(['Klimaschutz', 'Eigene Geschäftstätigkeit', 'Kurzfristig'])
  })

  it('reaches the other sets by links, under the same keys', () => {
    const revised = find({ set: 'esrs-2026', values: { 'ESRS26_E1-8_01': scope1['E1-6_07'] } }, 'e1-own-emissions')!
    expect(revised).toMatchObject({ subTopic: 'E1.1', esrsTopics: ['E1', 'E1-8'], excerpts: [{ page: 7 }] })
    for (const id of revised.datapoints) expect(id).toMatch(/^ESRS26_/)
    const industry = { company: { industry: 'technology' } } as const
    expect(keys({ ...industry, set: 'esrs-2026' }).sort()).toEqual(keys(industry).sort())
    expect(keys({ set: 'esrs-2026', values: scope1 })).toEqual([])
  })
})
