import { describe, expect, it } from 'vitest'
import { loadCatalogue } from './catalogue.ts'
import { createSearch, needlesFor, searchWords } from './search.ts'
import { stemOf } from './stems.ts'

const german = `Abfallvermeidung; Abfälle nach Entsorgungsart; Treibhausgasemissionen; Erdgas; Maßnahmen gegen Unfälle;
  Konfiguration der Betriebsstätten; Risiken der Wertschöpfungskette; Beratung; Fluktuationsrate; Größe der Flächen`
const english = `Policies on waste; number of women in operations; employees; wastewater treatment; transactions;
  reduced emissions of CO₂; biodiversity; percentage of coverage; consideration`

/** Whether a word is found in a text of a language. */
const finds = (text: string, language: 'en' | 'de', word: string) =>
  createSearch([{ codes: [], text }], language)(word).size === 1

describe('words', () => {
  it.each(
    `Abfall Abfälle abfaelle ABFALLE abfällen Vermeidung Treibhausgas Gas Emission Emissionen emissionen Maßnahme Massnahmen
    Unfall Unfaelle Risiko risiken wertschoepfung Kette Rate größe groesse grosse Fläche Entsorgung entsorg`.split(
      /\s+/,
    ),
  )('%s is found in German', (word) => expect(finds(german, 'de', word)).toBe(true))

  it.each('Ratio Wasser fallen gegner konfigurieren Zahl'.split(' '))('%s is not found in German', (word) =>
    expect(finds(german, 'de', word)).toBe(false),
  )

  it.each(
    `policy policies Policy wastes waste water woman women operation employee employ reduce reduces reducing emission co2 CO2
    diversity percent coverage`.split(/\s+/),
  )('%s is found in English', (word) => expect(finds(english, 'en', word)).toBe(true))

  it.each('ratio age polish act verse co2e miss'.split(' '))('%s is not found in English', (word) =>
    expect(finds(english, 'en', word)).toBe(false),
  )

  it('numbers are found as numbers, long ones from their beginning on', () => {
    const text = 'Scope 3, Kategorie 12, bis 2050'
    for (const word of ['3', '12', '2050', '205', 'scope-3']) expect(finds(text, 'de', word), word).toBe(true)
    for (const word of ['1', '2', '050', 'scope-1']) expect(finds(text, 'de', word), word).toBe(false)
  })
})

describe('codes', () => {
  const codes = ['E1-6_07', 'E1-60_01', 'S1-1_01', 'S1-10_01', 'S1.SBM-3_04', 'SBM-3_01', 'ESRS26_E1-8_01', 'VS_B3_05']
  const find = createSearch(
    codes.map((code) => ({ codes: [code], text: '' })),
    'en',
  )
  it.each([
    ['E1-6_07', ['E1-6_07']],
    ['e1-6', ['E1-6_07']],
    ['e16', ['E1-6_07']],
    ['e160', ['E1-60_01']],
    ['E1_6', ['E1-6_07']],
    ['S1-1', ['S1-1_01']],
    ['s110', ['S1-10_01']],
    ['s1', ['S1-1_01', 'S1-10_01', 'S1.SBM-3_04']],
    ['sbm-3', ['S1.SBM-3_04', 'SBM-3_01']],
    ['sbm', ['S1.SBM-3_04', 'SBM-3_01']],
    ['e1-8', ['ESRS26_E1-8_01']],
    ['esrs26_e1-8_01', ['ESRS26_E1-8_01']],
    ['B3', ['VS_B3_05']],
    ['e9', []],
    ['607', []],
  ])('%s is %j', (typed, found) => expect([...find(typed)].map((number) => codes[number])).toEqual(found))
})

describe('several words', () => {
  it('are all wanted, those that say nothing left out', () => {
    expect(searchWords('  Menschenrechte in der  Lieferkette ')).toEqual(['Menschenrechte', 'Lieferkette'])
    expect(searchWords('number of the employees')).toEqual(['number', 'employees'])
    expect(searchWords('the')).toEqual(['the'])
    expect(searchWords(' – / ')).toEqual([])
  })
})

describe('needles for stored text', () => {
  const holds = (text: string, word: string) => needlesFor(word).some((needle) => ` ${text} `.includes(needle))
  it.each([
    ['abfalle', 'Abfälle'],
    ['abfaelle', 'Abfälle'],
    ['abfallmenge', 'Abfaelle'],
    ['restabfalle', 'abfall'],
    ['policies of ours', 'policy'],
    ['windmills', 'windmill'],
    ['25 900 mwh', '25,900'],
    ['25 900 mwh', '25'],
    ['25900', '259'],
  ])('"%s" holds %s', (text, word) => expect(holds(text, word)).toBe(true))
  it.each([
    ['operation', 'ratio'],
    ['25900', '900'],
    ['25 900', '9'],
    ['percentage', 'age'],
  ])('"%s" does not hold %s', (text, word) => expect(holds(text, word)).toBe(false))
})

describe('the catalogue', () => {
  it.each([
    ['de', 'Emission', 'E1-6_07'],
    ['de', 'THG-Bruttoemission Scope-1', 'E1-6_07'],
    ['de', 'Abfaelle', 'E5-5_07'],
    ['en', 'policies', 'E1-2_01'],
    ['en', 'paying invoices', 'G1-6_01'],
  ] as const)('in %s, %s finds %s', (language, text, id) => {
    expect(
      loadCatalogue('esrs-2023', language)
        .search(text)
        .map((found) => found.id),
    ).toContain(id)
  })

  it('looks in the names of the other language for what its own does not hold', () => {
    const ids = (language: 'en' | 'de', text: string) =>
      loadCatalogue('esrs-2023', language)
        .search(text)
        .map(({ id }) => id)
    expect(ids('de', 'employees')).toContain('S1-6_02')
    expect(ids('en', 'Bruttoemissionen')).toContain('E1-6_07')
    expect(ids('en', 'Bruttoemissionen water')).toEqual([])
  })
})

it.each([
  ['de', 'arbeitnehmerinnen', 'arbeitnehmern'],
  ['de', 'zielen', 'ziel'],
  ['de', 'konzepts', 'konzepte'],
  ['en', 'companies', 'company'],
  ['en', 'planned', 'plans'],
  ['en', 'operating', 'operations'],
  ['en', 'processes', 'process'],
] as const)('in %s, %s and %s have one stem', (language, one, other) => {
  expect(stemOf(one, language)).toBe(stemOf(other, language))
})
it.each([
  ['de', 'wasser', 'wissen'],
  ['de', 'luft', 'lift'],
  ['en', 'policy', 'police'],
  ['en', 'water', 'waste'],
] as const)('in %s, %s and %s have not', (language, one, other) => {
  expect(stemOf(one, language)).not.toBe(stemOf(other, language))
})
