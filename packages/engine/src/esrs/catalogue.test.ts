import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { loadCatalogue } from './catalogue.ts'
import { dataTypes } from './data-types.ts'
import { datapointTypes, dimensions, type Language, laws } from './datapoint.ts'
import expectedCounts from './sets/esrs-2023/expected-counts.json' with { type: 'json' }
import { set1 } from './sets/esrs-2023/files.ts'

const { standards: files, titles } = set1

const languages: Language[] = ['en', 'de']
const facts = Object.entries(files).flatMap(([standard, file]) => file.facts.map((stored) => ({ standard, ...stored })))

const Facts = z.strictObject({
  id: z.string().regex(/^([A-Z]+|[ESG]\d(\.[A-Z]+)?)-[A-Z0-9]+_\d\d$/),
  dr: z.string().min(1),
  paragraph: z.string().min(1),
  applicationRequirements: z.string().min(1).optional(),
  type: z.enum(datapointTypes),
  dimension: z.enum(dimensions).optional(),
  unit: z.string().min(1).optional(),
  table: z.literal(true).optional(),
  condition: z.enum(['conditional', 'alternative']).optional(),
  voluntary: z.literal(true).optional(),
  phaseIn: z
    .strictObject({
      under750: z.int().min(1).max(3).optional(),
      all: z.int().min(1).max(3).optional(),
      outsideEea: z.int().min(1).max(3).optional(),
      rule: z.enum(['esrs1-appendix-c', 'sector-standards']).optional(),
    })
    .optional(),
  law: z.array(z.enum(laws)).nonempty().optional(),
  concepts: z
    .array(z.string().regex(/^[A-Z]\w+$/))
    .nonempty()
    .optional(),
})
const WordsOfOne = z.strictObject({
  name: z.string().trim().min(3).max(90),
  definition: z.string().trim().min(20).max(700),
  question: z.string().trim().min(10).max(400),
})

describe('the facts of ESRS Set 1', () => {
  it('are 1,126 datapoints, each once', () => {
    expect(facts).toHaveLength(1126)
    expect(new Set(facts.map(({ id }) => id)).size).toBe(1126)
  })

  it('have the shape of a datapoint', () => {
    for (const { standard: _, ...stored } of facts) {
      const result = Facts.safeParse(stored)
      expect(result.error?.issues ?? [], stored.id).toEqual([])
    }
  })

  it('count per disclosure requirement as the published list', () => {
    const counts: Record<string, number> = {}
    for (const { dr } of facts) counts[dr] = (counts[dr] ?? 0) + 1
    expect(counts).toEqual(expectedCounts)
  })

  it('belong to a titled disclosure requirement of their own standard', () => {
    const standardOf = new Map(titles.disclosureRequirements.map(({ code, standard }) => [code, standard]))
    expect(standardOf.size).toBe(Object.keys(expectedCounts).length)
    for (const { id, dr, standard } of facts) {
      expect(id.slice(0, id.lastIndexOf('_'))).toBe(dr)
      expect(standardOf.get(dr), id).toBe(standard)
    }
  })

  it('give a dimension to every percentage and amount, and none to what is no number', () => {
    for (const { id, type, dimension, unit } of facts) {
      if (type === 'percent') expect([dimension, unit], id).toEqual(['percent', '%'])
      else if (type === 'money') expect([dimension, unit], id).toEqual(['money', 'EUR'])
      else if (type === 'number') expect(dimension !== undefined || id === 'MDR-T_05', id).toBe(true)
      else expect([dimension, unit], id).toEqual([undefined, undefined])
    }
  })

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

describe.each(languages)('the words in "%s"', (language) => {
  it('exist for every datapoint and for nothing else', () => {
    for (const [standard, file] of Object.entries(files)) {
      expect(Object.keys(file.words[language]).toSorted(), standard).toEqual(file.facts.map(({ id }) => id).toSorted())
    }
  })

  it('are a short name, a definition and a question', () => {
    for (const { facts: stored, words } of Object.values(files)) {
      for (const { id } of stored) {
        const result = WordsOfOne.safeParse(words[language][id])
        expect(result.error?.issues ?? [], id).toEqual([])
      }
    }
  })

  it('ask questions, and start and end as sentences do', () => {
    for (const { id, definition, question } of loadCatalogue('esrs-2023', language).datapoints) {
      expect(question, id).toMatch(/\?$/)
      expect(definition, id).toMatch(/^[\p{Lu}„"“\d].*[.)]$/su)
    }
  })

  it('name no two datapoints of one disclosure requirement alike', () => {
    const catalogue = loadCatalogue('esrs-2023', language)
    for (const { code } of catalogue.disclosureRequirements) {
      const names = catalogue.ofDisclosureRequirement(code).map(({ name }) => name.toLowerCase())
      expect(
        names.filter((name, i) => names.indexOf(name) !== i),
        code,
      ).toEqual([])
    }
  })

  it('hold no trace of the other language', () => {
    const foreign =
      language === 'de'
        ? /(?<![\p{L}-])(the|of|and|with|for|which|are|whether|from|disclosure|description|employees|percentage)(?![\p{L}-])/iu
        : /(?<![\p{L}-])(der|und|mit|für|oder|nicht|wird|werden|Angabe|Anteil|eine)(?![\p{L}-])/u
    const texts = Object.values(files).flatMap(({ words }) => Object.entries(words[language]))
    for (const [id, { name, definition, question }] of texts) {
      expect(`${name} | ${definition} | ${question}`, id).not.toMatch(foreign)
    }
    for (const title of [...titles.standards, ...titles.disclosureRequirements]) {
      expect(title[language], title.code).not.toMatch(foreign)
    }
  })
})

describe('German words', () => {
  it('keep to the terms of the corrected regulation', () => {
    // OJ L 2024/90457: Kennzahl, Konzept, Arbeitskräfte des Unternehmens, Fremdarbeitskräfte, CO2-Zertifikate, Entnahme.
    const outdated =
      /eigene[nr]? Belegschaft|Klimagutschrift|CO2-Gutschrift|Nichtarbeitnehmer|Abbau von Treibhausgasen|Whistleblowing-Strategie/i
    for (const { words } of Object.values(files)) {
      for (const [id, { name, definition, question }] of Object.entries(words.de)) {
        expect(`${name} | ${definition} | ${question}`, id).not.toMatch(outdated)
      }
    }
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
    expect(catalogue().standards.map(({ code }) => code)).toEqual(Object.keys(files))
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

describe('dataTypes', () => {
  it('names every type in both languages', () => {
    expect(dataTypes('de').map(({ value }) => value)).toEqual([...datapointTypes])
    expect(dataTypes('en').find(({ value }) => value === 'yes-no')).toEqual({ value: 'yes-no', label: 'Yes or no' })
  })
})
