import { describe, expect, it } from 'vitest'
import { loadCatalogue } from './catalogue.ts'
import { dataTypes } from './data-types.ts'
import { datapointTypes, type Language, type StandardSet, standardSets } from './datapoint.ts'
import { linksFrom } from './links.ts'

const languages: Language[] = ['en', 'de']

describe('the facts of ESRS Set 1', () => {
  it.each([
    ['E1-6_07', 'number', 'ghg', 'tCO2e'],
    ['E1-5_01', 'number', 'energy', 'MWh'],
    ['E1-5_18', 'number', 'intensity', 'MWh/EUR'],
    ['E1-6_30', 'number', 'intensity', 'tCO2e/EUR'],
    ['E2-4_02', 'number', 'mass', 't'],
    ['E3-4_01', 'number', 'volume', 'm3'],
    ['E4-5_10', 'number', 'area', 'ha'],
    ['E5-5_11', 'percent', 'percent', '%'],
    ['S1-6_02', 'number', 'count', 'count'],
    ['S1-13_02', 'percent', 'percent', '%'],
    ['S1-13_04', 'number', 'hours', 'h'],
    ['S1-14_05', 'number', 'rate', 'per million hours'],
    ['S1-14_07', 'number', 'days', 'days'],
    ['S1-16_02', 'number', 'ratio', 'ratio'],
    ['G1-6_01', 'number', 'days', 'days'],
    ['SBM-1_06', 'money', 'money', 'EUR'],
    ['MDR-T_06', 'year', null, null],
    ['S1-10_01', 'yes-no', null, null],
    ['BP-1_01', 'choice', null, null],
    ['E1.SBM-3_04', 'date', null, null],
    ['E1-2_01', 'choice', null, null],
    ['E3-3_05', 'narrative', null, null],
    ['E5-5_02', 'table', null, null],
  ])('type %s as %s', (id, type, dimension, unit) => {
    expect(loadCatalogue().get(id)).toMatchObject({ type, dimension, unit })
  })
})

describe('loadCatalogue', () => {
  const catalogue = () => loadCatalogue('esrs-2023', 'de')

  it('describes a datapoint with its standard and disclosure requirement', () => {
    expect(catalogue().get('E1-6_07')).toMatchObject({
      set: 'esrs-2023',
      controlCode: 'E1',
      esrs: 'ESRS E1',
      pillar: 'environmental',
      dr: 'E1-6',
      label: 'THG-Bruttoemissionen der Kategorien Scope 1, 2 und 3 sowie THG-Gesamtemissionen',
      paragraph: '48 a',
      law: ['sfdr', 'pillar3', 'benchmark'],
    })
    expect(catalogue().get('BP-1_01')).toMatchObject({ controlCode: 'ESRS 2', esrs: 'ESRS 2', pillar: 'general' })
    expect(catalogue().get('S1.SBM-3_01')).toMatchObject({ controlCode: 'S1', pillar: 'social' })
    expect(catalogue().get('E1-6_99')).toBeUndefined()
  })

  it('lists by standard and disclosure requirement in the order of the set', () => {
    expect(
      catalogue()
        .standards.map(({ code }) => code)
        .join(' '),
    ).toBe('ESRS 2 E1 E2 E3 E4 E5 S1 S2 S3 S4 G1')
    expect(catalogue().ofStandard('S1')).toHaveLength(192)
    expect(catalogue().ofDisclosureRequirement('S1-6')).toHaveLength(20)
    expect(catalogue().ofStandard('E9')).toEqual([])
    expect(catalogue().datapoints.every(({ order }, i) => order === i)).toBe(true)
  })

  it('searches identifiers, names and titles without case and accents, all words', () => {
    expect(
      catalogue()
        .search('e1-6_07')
        .map(({ id }) => id),
    ).toEqual(['E1-6_07'])
    const found = catalogue()
      .search('scope-1 THG')
      .map(({ id }) => id)
    expect(found).toContain('E1-6_07')
    expect(found.length).toBeLessThan(60)
    expect(catalogue().search('arbeitskrafte').length).toBeGreaterThan(100)
    expect(catalogue().search('nothing-of-the-kind')).toEqual([])
    expect(catalogue().search(' ')).toHaveLength(1126)
  })

  it('is built once for a language', () => {
    expect(loadCatalogue('esrs-2023', 'de')).toBe(catalogue())
    expect(loadCatalogue('esrs-2023', 'en')).not.toBe(catalogue())
  })

  it('refuses a set that it does not hold', () => {
    expect(() => loadCatalogue('esrs-1999' as never)).toThrow(RangeError)
  })
})

describe('loadCatalogue of every set', () => {
  it.each<[StandardSet, number, number, number, string]>([
    [
      'esrs-2023',
      1126,
      99,
      120,
      'ESRS 2, ESRS E1, ESRS E2, ESRS E3, ESRS E4, ESRS E5, ESRS S1, ESRS S2, ESRS S3, ESRS S4, ESRS G1',
    ],
    [
      'esrs-2026',
      326,
      68,
      47,
      'ESRS 2, ESRS E1, ESRS E2, ESRS E3, ESRS E4, ESRS E5, ESRS S1, ESRS S2, ESRS S3, ESRS S4, ESRS G1',
    ],
    ['vs-2026', 143, 21, 10, 'VS B, VS C'],
  ])('%s: %i datapoints, %i disclosure requirements, %i topics', (set, datapoints, requirements, topics, standards) => {
    for (const language of languages) {
      const catalogue = loadCatalogue(set, language)
      expect(catalogue.datapoints).toHaveLength(datapoints)
      expect(catalogue.disclosureRequirements).toHaveLength(requirements)
      expect(catalogue.topics).toHaveLength(topics)
      expect(catalogue.standards.map(({ esrs }) => esrs).join(', ')).toBe(standards)
      for (const { code } of catalogue.standards) expect(catalogue.ofStandard(code).length, code).toBeGreaterThan(0)
    }
  })

  // Counted in the published lists, and written here so that nobody changes data and expectation with one hand.
  it.each<[StandardSet, string]>([
    ['esrs-2023', 'ESRS 2 190, E1 211, E2 66, E3 45, E4 119, E5 61, S1 192, S2 65, S3 63, S4 63, G1 51'],
    ['esrs-2026', 'ESRS 2 92, E1 84, E2 17, E3 8, E4 9, E5 15, S1 48, S2 12, S3 12, S4 9, G1 20'],
    ['vs-2026', 'B 104, C 39'],
  ])('%s has the published number of datapoints in each standard', (set, published) => {
    const { standards, ofStandard } = loadCatalogue(set)
    expect(standards.map(({ code }) => `${code} ${ofStandard(code).length}`).join(', ')).toBe(published)
  })

  it.each<[string, number]>([
    ['GOV-1', 17],
    ['MDR-T', 19],
    ['E1-5', 23],
    ['E1-6', 35],
    ['E1-9', 44],
    ['E4-5', 27],
    ['E5-5', 18],
    ['S1-6', 20],
    ['S1-14', 12],
    ['S4-5', 6],
    ['G1-5', 12],
    ['ESRS26_E1-8', 6],
  ])('disclosure requirement %s has %i datapoints, as published', (code, count) => {
    const [set, dr] = code.startsWith('ESRS26_')
      ? (['esrs-2026', code.slice(7)] as const)
      : (['esrs-2023', code] as const)
    expect(loadCatalogue(set).ofDisclosureRequirement(dr)).toHaveLength(count)
  })

  it('has no identifier in two sets', () => {
    const ids = standardSets.flatMap((set) => loadCatalogue(set).datapoints.map(({ id }) => id))
    expect(new Set(ids).size).toBe(1126 + 326 + 143)
  })

  it('lists no disclosure requirement without datapoints, but knows its title', () => {
    const catalogue = loadCatalogue('esrs-2026', 'de')
    for (const { code } of catalogue.disclosureRequirements) {
      expect(catalogue.ofDisclosureRequirement(code).length, code).toBeGreaterThan(0)
    }
    expect(catalogue.disclosureRequirements.some(({ code }) => code === 'E2-1')).toBe(false)
    expect(catalogue.disclosureRequirement('E2-1')?.title).toBe('Konzepte im Zusammenhang mit Umweltverschmutzung')
  })

  it('describes a datapoint of the revised ESRS and of the voluntary standard', () => {
    expect(loadCatalogue('esrs-2026').get('ESRS26_E1-8_01')).toMatchObject({
      set: 'esrs-2026',
      controlCode: 'E1',
      esrs: 'ESRS E1',
      pillar: 'environmental',
      dr: 'E1-8',
      topic: 'E1.1',
      paragraph: '30 a i',
    })
    expect(loadCatalogue('vs-2026', 'de').get('VS_B3_05')).toMatchObject({
      set: 'vs-2026',
      controlCode: 'B',
      esrs: 'VS B',
      pillar: 'environmental',
      dr: 'B3',
      label: 'Energie und Treibhausgasemissionen',
      topic: 'E1',
    })
    expect(loadCatalogue('vs-2026').get('VS_C9_01')).toMatchObject({ controlCode: 'C', pillar: 'governance' })
  })

  it('searches within the set', () => {
    const found = loadCatalogue('vs-2026', 'de').search('scope 1 brutto')
    expect(found.map(({ id }) => id)).toContain('VS_B3_05')
    expect(found.every(({ set }) => set === 'vs-2026')).toBe(true)
    expect(loadCatalogue('esrs-2026').search('esrs26_e1-8_01')).toHaveLength(1)
  })
})

describe('topics', () => {
  const set1 = loadCatalogue('esrs-2023', 'de')

  it('are a tree with names', () => {
    expect(set1.topic('E3')).toEqual({ code: 'E3', level: 'topic', parent: null, name: 'Wasser- und Meeresressourcen' })
    expect(set1.topic('E3.1.2')).toEqual({
      code: 'E3.1.2',
      level: 'sub-sub-topic',
      parent: 'E3.1',
      name: 'Wasserentnahme',
    })
    expect(loadCatalogue('esrs-2026').topic('S1.3')).toMatchObject({ level: 'sub-topic', name: 'Health and safety' })
  })

  it('hold every topical datapoint, at the narrowest level that is certain', () => {
    for (const set of ['esrs-2023', 'esrs-2026'] as const) {
      const catalogue = loadCatalogue(set)
      for (const { id, controlCode, topic } of catalogue.datapoints) {
        expect(topic?.split('.')[0] ?? 'ESRS 2', id).toBe(controlCode)
        if (topic) expect(catalogue.topic(topic), id).toBeDefined()
      }
    }
    expect(set1.get('E3-4_11')?.topic).toBe('E3.1.2')
    expect(set1.get('E3-2_01')?.topic).toBe('E3')
    expect(set1.get('GOV-1_01')?.topic).toBeNull()
  })

  it('find what is about them and below them', () => {
    const water = set1.ofTopic('E3.1').map(({ id }) => id)
    expect(water).toContain('E3-4_11')
    expect(water).not.toContain('E3-2_01')
    expect(set1.ofTopic('E3')).toHaveLength(45)
    expect(set1.ofTopic('S1.1').every(({ topic }) => topic?.startsWith('S1.1'))).toBe(true)
    expect(set1.ofTopic('E9')).toEqual([])
  })
})

describe('names', () => {
  it('are alike in German where the same thing is named alike in English', () => {
    const [english, german] = languages.map(
      (language) =>
        new Map(
          standardSets.flatMap((set) => loadCatalogue(set, language).datapoints.map(({ id, name }) => [id, name])),
        ),
    )
    for (const id of english!.keys()) {
      for (const { to, relation } of linksFrom(id)) {
        if (relation !== 'same' || english!.get(id) !== english!.get(to)) continue
        expect(german!.get(to), `${id} ${to}`).toBe(german!.get(id))
      }
    }
  })
})

describe('dataTypes', () => {
  it('names every type in both languages', () => {
    expect(dataTypes('de').map(({ value }) => value)).toEqual([...datapointTypes])
    expect(dataTypes('en').find(({ value }) => value === 'yes-no')).toEqual({ value: 'yes-no', label: 'Yes or no' })
  })
})
