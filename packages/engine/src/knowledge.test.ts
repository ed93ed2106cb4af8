import { globSync, readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { loadCatalogue, standardSets } from './esrs/index.ts'
import { knowledge, listed } from './knowledge.ts'

const engine = `${import.meta.dirname}/..`
const folder = `${engine}/knowledge`
const files = globSync('**/*.{csv,json}', { cwd: folder }).map((file) => file.replaceAll('\\', '/'))
const page = readFileSync(`${folder}/README.md`, 'utf8')
const sections = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((section) => [/^`([^`]+)`/.exec(section)?.[1] ?? section, section]),
)

/** The rows of a table, the first one its heads. */
const cellsOf = (text: string): string[][] => Papa.parse<string[]>(text.trim(), { skipEmptyLines: true }).data

const languages = new Set(knowledge<'language'>('languages').map(({ language }) => language))
const WORDS = /\S/
const LANGUAGE = /^(?:[a-z]{2}|any)$/

/** What stands in the cells of the tables whose schema no other test has; a column that is not named may hold anything. */
const shapes: Record<string, Record<string, RegExp>> = {
  contract: { datapoint: WORDS },
  evidence: { evidence: /^[a-z_]+$/, least: /^(?:0\.\d+)?$/, right: /^\d*$/, partly: /^\d*$/, wrong: /^\d*$/ },
  judged: { datapoint: WORDS, examples: /^[1-9]\d*$/ },
  'figure-rules': { datapoint: WORDS, integer: /^(?:yes)?$/ },
  'figure-bases': { id: WORDS, unit: WORDS, en: WORDS, de: WORDS },
  'figure-pairs': { above: WORDS, below: WORDS },
  'industry-matters': { industry: WORDS, matter: /^[ESG]\d\.\d/, level: /^(?:likely|possible)$/, en: WORDS, de: WORDS },
  fuels: { id: WORDS, en: WORDS, de: WORDS, net_mj_per_kg: /^[\d.]+$/, source: WORDS },
  'quantity-units': { unit: WORDS, kind: WORDS, per: /^[\d.]+$/, words: WORDS },
  gases: { id: WORDS, en: WORDS, de: WORDS, gwp: /^[\d.]+$/, source: WORDS },
  'taxonomy-activities': {
    code: /^(?:CCM|CCA|WTR|PPC|CE|BIO) \d{1,2}\.\d{1,2}$/,
    kind: /^(?:enabling|transitional)?$/,
    nace: /^(?:[A-Z]\d{1,2}(?:\.\d{1,2}){0,2}(?: |$))*$/,
    act: /^Delegated Regulation \(EU\) 20\d\d\/\d+$/,
    en: WORDS,
    de: WORDS,
    en_from: /^(?:act|compass)?$/,
    de_from: /^(?:act|annex-i)?$/,
    nace_from: /^(?:act|compass)?$/,
  },
  'taxonomy-forms': {
    says: /^(?:turnover|capex|opex|total|yes|no|enabling|transitional|ones|thousands|millions|billions|thousand|million|billion|act)$/,
    words: WORDS,
  },
  blends: { name: WORDS, parts: /^\S+ \d/ },
  'factor-guides': { id: WORDS, scope: /^scope/, en: WORDS, de: WORDS, publication: WORDS },
  classes: { class: /^(?:policy|action|target|metric)$/, set: /^(?:esrs-20\d\d|vs-20\d\d)$/ },
  columns: { says: /^[a-z]+$/, where: /^(?:any|last|first)$/, language: LANGUAGE, words: WORDS },
  companies: { kind: /^(?:form|group|joins|begins|general|auditor)$/, words: WORDS },
  cues: { cue: /^[a-z_]+$/, language: LANGUAGE, words: WORDS },
  everyday: { word: /^[^\s*]+(?: [^\s*]+)*\*?$/, language: /^(?:en|de)$/, means: WORDS },
  disclosures: { requirement: /^[A-Z0-9.]+-[A-Z\d]+$/, kind: /^[a-z]+$/, about: WORDS },
  factors: {
    id: /^[a-z0-9-]+$/,
    scope: /^scope/,
    en: WORDS,
    de: WORDS,
    unit: WORDS,
    co2: /^[\d.]*$/,
    ch4: /^[\d.]*$/,
    n2o: /^[\d.]*$/,
    co2e: /^[\d.]*$/,
    biogenic: /^(?:yes)?$/,
    year: /^20\d\d$/,
    source: WORDS,
    licence: WORDS,
  },
  formulas: { kind: /^(?:sum|difference|share|ratio)$/, of: /\S \S/ },
  glyphs: { name: WORDS, character: /^.?$/u },
  gri: { gri: /^\d+(?:-\d+)?$/, requirements: WORDS },
  ideas: { concept: /^told_[a-z_0-9]+$/, language: LANGUAGE, words: WORDS },
  kinds: { sign: /^[a-z]+$/, language: LANGUAGE, words: WORDS },
  languages: { language: /^[a-z]{2}$/, kind: /^(?:common|label)$/, words: WORDS },
  letters: { language: /^[a-z]{2}$/, letters: /^\P{ASCII}*$/u, words: WORDS },
  members: { breakdown: /^[a-z_\d]+$/, member: WORDS, language: /^(?:[a-z]{2}|any)?$/ },
  questionnaire: { kind: /^[a-z_]+$/, language: /^(?:[a-z]{2}|any)?$/, words: WORDS },
  'examples/recognised': { language: /^[a-z]{2}$/, datapoint: WORDS, words: WORDS, value: WORDS },
  'examples/passages': { language: LANGUAGE, requirement: WORDS, verdict: /^(?:is|not)$/, text: WORDS },
}

describe('cells of the tables of knowledge', () => {
  it.each(Object.keys(shapes))('%s', (table) => {
    for (const row of knowledge<string>(table))
      for (const [column, shape] of Object.entries(shapes[table]!))
        expect(row[column], `${column} of ${JSON.stringify(row)}`).toMatch(shape)
  })

  it('datapoints of formulas, denials, classes and requirements are of the standard', () => {
    const catalogues = standardSets.map((set) => loadCatalogue(set, 'en').datapoints)
    const ids = new Set(catalogues.flat().map(({ id }) => id))
    for (const { datapoint, of } of knowledge<'datapoint' | 'of'>('formulas'))
      for (const id of [datapoint, ...listed(of)]) expect(ids, datapoint).toContain(id)
    for (const { word, first } of knowledge<'word' | 'first'>('everyday'))
      for (const id of listed(first)) expect(ids, word).toContain(id)
    for (const table of ['none-asked', 'classes', 'judged', 'examples/recognised'])
      for (const { datapoint } of knowledge<'datapoint'>(table)) expect(ids, table).toContain(datapoint)
    for (const { requirement, lead, points } of knowledge<'requirement' | 'lead' | 'points'>('disclosures'))
      for (const id of [...listed(lead), ...listed(points)]) expect(ids, requirement).toContain(id)
  })

  // Encodings are told apart in more languages than reports are read in.
  const tables = files.filter((file) => file.endsWith('.csv') && file !== 'letters.csv')
  it.each(tables)('%s is in languages that are known', (file) => {
    for (const { language } of knowledge<'language'>(file.replace(/\.csv$/, '')))
      if (language) expect([...languages, 'any'], file).toContain(language)
  })

  // What has no verb is taken for a row, and of the two numbers of a row `12 480` the second one would be shown.
  it('a language with words for figures has verbs, by which its sentences are told', () => {
    const spoken = new Set(
      knowledge<'phrase' | 'language'>('phrases').flatMap((row) => (row.phrase === 'finite' ? row.language : [])),
    )
    const half = knowledge<'language'>('concepts').filter(({ language }) => language !== 'any' && !spoken.has(language))
    expect(
      [...new Set(half.map(({ language }) => language))],
      'languages without a row `finite` in phrases.csv',
    ).toEqual([])
  })

  it('weights of passages are numbers', () => {
    const { shown, shownShort, alone, beside, presence } = JSON.parse(
      readFileSync(`${folder}/passage-weights.json`, 'utf8'),
    ) as Record<'shown' | 'shownShort', number> & Record<'alone' | 'beside' | 'presence', Record<string, number>>
    for (const weight of [shown, shownShort, ...[alone, beside, presence].flatMap(Object.values)])
      expect(Number.isFinite(weight)).toBe(true)
  })
})

describe('the page on knowledge', () => {
  it('describes every table and no other', () => {
    expect([...sections.keys()].sort()).toEqual([...files].sort())
  })

  it.each(files)('says of %s who reads it and which test has its schema', (file) => {
    const section = sections.get(file)!
    const [, reader, test] = /Read\s+by\s+`([^`]+)`,\s+schema\s+in\s+`([^`]+)`/.exec(section) ?? []
    const name = file.replace(/\.csv$/, '')
    expect(readFileSync(`${engine}/${reader}`, 'utf8')).toContain(`${name}'`)
    // The weights of figures are read through what the scorer makes of them.
    expect(readFileSync(`${engine}/${test}`, 'utf8')).toContain(file === 'weights.json' ? 'weights()' : name)
  })

  it.each(files.filter((file) => file.endsWith('.csv')))('names the columns of %s and shows a row of it', (file) => {
    const section = sections.get(file)!
    const [heads, ...rows] = cellsOf(readFileSync(`${folder}/${file}`, 'utf8'))
    const [shownHeads, row] = cellsOf(section.split('```')[1]!)
    expect(shownHeads).toEqual(heads)
    // The table itself would say nothing to whoever has changed a row of it.
    const isThere = rows.some((one) => one.join() === row?.join())
    expect(isThere, `${file} has the row that the page shows: ${row?.join()}`).toBe(true)
    expect([...section.matchAll(/^- `([^`]+)`: \S/gm)].map(([, column]) => column)).toEqual(heads)
  })
})
