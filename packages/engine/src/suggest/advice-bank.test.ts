import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadCatalogue, outdatedWordings, standardSets } from '../esrs/index.ts'
import { foreignWords } from '../esrs/languages.ts'
import { type AdviceTheme, adviceBank, adviceFiles, stepsFor, topicalOf } from './advice-bank.ts'
import { AdviceFile } from './advice-shape.ts'

const folder = `${import.meta.dirname}/advice`
const everyTheme = () => [...adviceBank().esrs, ...adviceBank().vs]
const textsOf = ({ steps, ...theme }: AdviceTheme, language: 'en' | 'de') => [
  ...Object.values(theme[language]),
  ...steps.flatMap((step) => Object.values(step[language])),
]

describe('the advice bank', () => {
  it.each(adviceFiles)('%s has the shape of a file of it', (file) => {
    const parsed = AdviceFile.safeParse(JSON.parse(readFileSync(`${folder}/${file}.json`, 'utf8')))
    expect(parsed.error?.issues ?? []).toEqual([])
  })

  it('has a theme of its own for every disclosure requirement of ESRS Set 1 and of the voluntary standard, once', () => {
    for (const [bank, set] of [
      ['esrs', 'esrs-2023'],
      ['vs', 'vs-2026'],
    ] as const) {
      const codes = loadCatalogue(set).disclosureRequirements.map(({ code }) => code)
      const served = adviceBank()[bank].flatMap(({ serves }) => serves)
      expect(served.toSorted()).toEqual(codes.toSorted())
    }
  })

  it('names every theme once', () => {
    const keys = everyTheme().map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('has a step for every datapoint of ESRS Set 1 that is counted, and none for what there is not', () => {
    const catalogue = loadCatalogue()
    for (const group of topicalOf(catalogue).values()) {
      const counted = group.ids.filter((id) => !catalogue.get(id)!.voluntary)
      const answered = new Set(stepsFor(group, counted, catalogue).flatMap(({ ids }) => [...ids]))
      expect(counted.filter((id) => !answered.has(id))).toEqual([])
      for (const name of group.theme!.steps.flatMap((step) => step.for)) {
        const isThere = group.ids.includes(name) || group.theme!.serves.includes(name)
        expect(isThere, `${group.key}: ${name}`).toBe(true)
      }
    }
  })

  it('says everything in both languages with the words of the glossary, and nothing twice', () => {
    const seen = new Map<string, string>()
    for (const theme of everyTheme()) {
      expect(
        textsOf(theme, 'de').flatMap((text) => outdatedWordings(text)),
        theme.key,
      ).toEqual([])
      for (const language of ['en', 'de'] as const) {
        for (const text of textsOf(theme, language)) {
          expect(foreignWords(text, language, new Set()), text).toEqual([])
        }
        const { title, why, approach } = theme[language]
        for (const text of [title, why, approach]) {
          expect(seen.get(text), `${theme.key} says the same as another theme: ${text}`).toBeUndefined()
          seen.set(text, theme.key)
        }
      }
    }
  })

  it('names documents to look for in every theme', () => {
    const named = (theme: AdviceTheme) =>
      theme.steps.some(
        ({ en, de }) => /\b(Look for|Ask|Go through)\b/.test(en.details) && /Suchen|Fragen|Gehen/.test(de.details),
      )
    expect(
      everyTheme()
        .filter((theme) => theme.steps.length > 0 && !named(theme))
        .map(({ key }) => key),
    ).toEqual([])
  })
})

describe('the words of the bank', () => {
  it('name flows of resources as the standard does, and hold no German idiom in English', () => {
    const calque = /\btake over\b|falls away|social insurance|product outflows|minutes with|has to be told/i
    const german = /Produktabfl(?:uss|üsse)|Protokolle mit/
    const found = (language: 'en' | 'de', pattern: RegExp) =>
      everyTheme().flatMap((theme) => textsOf(theme, language).filter((text) => pattern.test(text)))
    expect([...found('en', calque), ...found('de', german)]).toEqual([])
  })

  it('suit companies that make nothing, and count on no law or code that may not apply', () => {
    const found = (language: 'en' | 'de', pattern: RegExp) =>
      everyTheme().flatMap((theme) => textsOf(theme, language).filter((text) => pattern.test(text)))
    expect(found('en', /what the company makes|from the products:/)).toEqual([])
    expect(found('de', /das Unternehmen herstellt|von den Produkten aus|Berufsgenossenschaft/)).toEqual([])
    for (const text of found('en', /DNK/)) expect(text).toContain('where there is one')
    for (const text of found('de', /DNK/)) expect(text).toContain('sofern vorhanden')
    const categories = everyTheme().flatMap(({ steps }) => steps.filter(({ for: ids }) => ids.includes('E1-6_11')))
    expect(categories.map(({ en }) => /loans and investments/.test(en.details))).toContain(true)
  })
})

describe('themes of a set', () => {
  it.each(standardSets)('hold every datapoint of %s once and split no disclosure requirement', (set) => {
    const catalogue = loadCatalogue(set)
    const ids = [...topicalOf(catalogue).values()].flatMap((group) => group.ids)
    expect(ids.toSorted()).toEqual(catalogue.datapoints.map(({ id }) => id).toSorted())
    const keyOf = new Map(
      [...topicalOf(catalogue)].flatMap(([key, group]) => group.ids.map((id) => [id, key] as const)),
    )
    for (const { code } of catalogue.disclosureRequirements) {
      const keys = new Set(catalogue.ofDisclosureRequirement(code).map(({ id }) => keyOf.get(id)))
      expect([code, keys.size]).toEqual([code, 1])
    }
  })

  it('are those of ESRS Set 1 in the revised ESRS, by what corresponds and not by code', () => {
    const groups = topicalOf(loadCatalogue('esrs-2026'))
    expect(groups.get('ghg')!.ids.every((id) => id.startsWith('ESRS26_E1-8_'))).toBe(true)
    expect(groups.get('pay-gap')!.ids).toEqual(['ESRS26_S1-15_01', 'ESRS26_S1-15_02'])
    expect([...groups.values()].filter(({ theme }) => theme === null)).toEqual([])
  })

  it('take the steps of what corresponds where the voluntary standard has none of its own', () => {
    const catalogue = loadCatalogue('vs-2026')
    const group = topicalOf(catalogue).get('vs-energy')!
    const titles = stepsFor(group, group.ids, catalogue).map(({ step }) => step.en.title)
    expect(titles).toContain('Collect bills and meter readings')
    expect(titles).toContain('Calculate Scope 1')
    const none = [...topicalOf(catalogue).values()].filter((one) => stepsFor(one, one.ids, catalogue).length === 0)
    expect(none.map(({ key }) => key)).toEqual([])
  })
})
