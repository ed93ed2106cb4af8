import type { z } from 'zod'
import type { Language, StandardSet, StoredDatapoint } from './datapoint.ts'
import { outdatedWordings } from './glossary.ts'
import { foreignWords, wordsOf } from './languages.ts'
import { dataFile, type SetFiles, type StandardFiles } from './set-files.ts'
import * as shape from './shape.ts'

/** Something that is missing or wrong in the stored files. */
export interface Gap {
  /** Identifier, code of a title or topic, or the disclosure requirement that it is about. */
  at: string
  language: Language | null
  problem: string
}

/** Datapoints per disclosure requirement as published. */
export function expectedCounts(set: StandardSet): Readonly<Record<string, number>> {
  return dataFile(`${set}/expected-counts`)
}

const languages: readonly Language[] = ['en', 'de']
const prefixes: Readonly<Record<StandardSet, string>> = { 'esrs-2023': '', 'esrs-2026': 'ESRS26_', 'vs-2026': 'VS_' }

/** Everything that is missing or wrong in the files of a set; empty when all is well. */
export function findGaps(set: StandardSet, files: SetFiles, counts: Readonly<Record<string, number>>): Gap[] {
  const stored = Object.entries(files.standards).flatMap(([standard, { facts }]) =>
    facts.map((datapoint) => ({ standard, datapoint })),
  )
  return [
    ...stored.flatMap(({ datapoint }) => shapeOf(datapoint.id, null, shape.StoredDatapoint, datapoint)),
    ...repeated(stored.map(({ datapoint }) => datapoint.id)).map((at) => gap(at, 'stands twice')),
    ...stored.flatMap(({ datapoint, standard }) => placeGaps(set, datapoint, standard, files)),
    ...stored.flatMap(({ datapoint }) => unitGaps(datapoint)),
    ...countGaps(
      stored.map(({ datapoint }) => datapoint.dr),
      counts,
    ),
    ...Object.values(files.standards).flatMap(wordGaps),
    ...languages.flatMap((language) => sameWords(files, language)),
    ...Object.values(files.standards).flatMap(unitWordGaps),
    ...Object.values(files.standards).flatMap(tableNameGaps),
    ...titleGaps(files),
    ...topicGaps(files),
    ...languageGaps(files),
  ]
}

const gap = (at: string, problem: string, language: Language | null = null): Gap => ({ at, language, problem })

function shapeOf(at: string, language: Language | null, schema: z.ZodType, value: unknown): Gap[] {
  const issues = schema.safeParse(value).error?.issues ?? []
  return issues.map(({ path, message }) => gap(at, [path.join('.'), message].filter(Boolean).join(': '), language))
}

const repeated = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index)

function placeGaps(set: StandardSet, { id, dr }: StoredDatapoint, standard: string, files: SetFiles): Gap[] {
  const title = files.titles.disclosureRequirements.find(({ code }) => code === dr)
  if (!title) return [gap(id, `has no titled disclosure requirement ${dr}`)]
  const gaps = title.standard === standard ? [] : [gap(id, `stands in ${standard}, ${dr} belongs to ${title.standard}`)]
  return id.startsWith(`${prefixes[set]}${dr}_`)
    ? gaps
    : [...gaps, gap(id, `does not begin with ${prefixes[set]}${dr}`)]
}

function unitGaps({ id, type, dimension, unit }: StoredDatapoint): Gap[] {
  // A baseline value has the dimension of its target.
  const isOpen = id === 'MDR-T_05'
  const expected = type === 'percent' ? 'percent %' : type === 'money' ? 'money EUR' : null
  const actual = [dimension, unit].filter(Boolean).join(' ')
  if (expected !== null)
    return actual === expected ? [] : [gap(id, `is ${actual || 'without a unit'}, not ${expected}`)]
  if (type === 'number') return dimension || isOpen ? [] : [gap(id, 'is a number without a dimension')]
  return actual === '' ? [] : [gap(id, `is no number and has a unit (${actual})`)]
}

function countGaps(drs: readonly string[], counts: Readonly<Record<string, number>>): Gap[] {
  const actual: Record<string, number> = {}
  for (const dr of drs) actual[dr] = (actual[dr] ?? 0) + 1
  return [...new Set([...Object.keys(actual), ...Object.keys(counts)])]
    .filter((dr) => actual[dr] !== counts[dr])
    .map((dr) => gap(dr, `has ${actual[dr] ?? 0} datapoints, published are ${counts[dr] ?? 0}`))
}

function wordGaps({ facts, words }: StandardFiles): Gap[] {
  const ids = new Set(facts.map(({ id }) => id))
  return languages.flatMap((language) => [
    ...facts.flatMap(({ id }) =>
      words[language][id]
        ? shapeOf(id, language, shape.Words, words[language][id])
        : [gap(id, 'has no words', language)],
    ),
    ...Object.keys(words[language]).flatMap((id) => (ids.has(id) ? [] : [gap(id, 'has words but no facts', language)])),
    ...orderGaps(Object.keys(words[language]), [...ids], language),
  ])
}

function orderGaps(actual: readonly string[], wanted: readonly string[], language: Language): Gap[] {
  const places = new Map(wanted.map((id, place) => [id, place]))
  return actual.flatMap((id, index) =>
    index > 0 && (places.get(id) ?? 0) < (places.get(actual[index - 1]!) ?? 0)
      ? [gap(id, `stands after ${actual[index - 1]}`, language)]
      : [],
  )
}

const parts = [
  ['name', 'is named like'],
  ['definition', 'is defined like'],
  ['question', 'asks the same as'],
] as const

/** Whoever reads two datapoints of one disclosure requirement has to see how they differ. */
function sameWords(files: SetFiles, language: Language): Gap[] {
  const datapoints = Object.values(files.standards).flatMap(({ facts, words }) =>
    facts.map(({ id, dr }) => ({ id, dr, words: words[language][id] })),
  )
  return parts.flatMap(([part, problem]) => {
    const first = new Map<string, string>()
    return datapoints.flatMap(({ id, dr, words }) => {
      const key = `${dr} ${words?.[part]?.toLowerCase()}`
      const other = first.get(key)
      if (other === undefined) first.set(key, id)
      return other === undefined || !words ? [] : [gap(id, `${problem} ${other}`, language)]
    })
  })
}

// What a question asks for is typed in as it stands: whoever is asked for kilograms enters a thousand times too much.
const otherUnits: Readonly<Record<string, RegExp>> = {
  t: /kilogram|\bkg\b/i,
  tCO2e: /kilogram|\bkg\b/i,
  MWh: /kwh|gwh|joule/i,
  m3: /lit(re|er)/i,
  ha: /m²|km²|square|quadrat/i,
  EUR: /thousand|million|tausend/i,
  'tCO2e/EUR': /million/i,
  'MWh/EUR': /million/i,
  'm3/EUR': /million/i,
}

function unitWordGaps({ facts, words }: StandardFiles): Gap[] {
  return facts.flatMap(({ id, unit }) =>
    languages.flatMap((language) => {
      const other = otherUnits[unit ?? '']?.exec(words[language][id]?.question ?? '')?.[0]
      return other ? [gap(id, `is kept in ${unit} and asks for ${other}`, language)] : []
    }),
  )
}

function tableNameGaps({ facts, words }: StandardFiles): Gap[] {
  return facts.flatMap(({ id, type, table }) =>
    languages.flatMap((language) =>
      /\((table|Tabelle)\)/.test(words[language][id]?.name ?? '') && type !== 'table' && !table
        ? [gap(id, 'is named a table and is none', language)]
        : [],
    ),
  )
}

function titleGaps({ titles, standards }: SetFiles): Gap[] {
  const codes = [...titles.standards, ...titles.disclosureRequirements].map(({ code }) => code)
  return [
    ...shapeOf('titles', null, shape.Titles, titles),
    ...repeated(codes).map((code) => gap(code, 'is titled twice')),
    ...titles.standards.flatMap(({ code }) => (standards[code] ? [] : [gap(code, 'has a title but no datapoints')])),
  ]
}

function topicGaps({ topics, standards }: SetFiles): Gap[] {
  const codes = new Set(topics.topics.map(({ code }) => code))
  const known = new Set(Object.values(standards).flatMap(({ facts }) => facts.flatMap(({ id, dr }) => [id, dr])))
  const parents = topics.topics.map(({ code }) => [code, code.split('.').slice(0, -1).join('.')] as const)
  const members = Object.values(topics.assigned).flat()
  return [
    ...shapeOf('topics', null, shape.Topics, topics),
    ...repeated(topics.topics.map(({ code }) => code)).map((code) => gap(code, 'is a topic twice')),
    ...parents.flatMap(([code, parent]) => (parent && !codes.has(parent) ? [gap(code, 'has no topic above it')] : [])),
    ...Object.keys(topics.assigned).flatMap((code) => (codes.has(code) ? [] : [gap(code, 'is no topic')])),
    ...repeated(members).map((member) => gap(member, 'is assigned to two topics')),
    ...members.flatMap((member) => (known.has(member) ? [] : [gap(member, 'is assigned to a topic but not there')])),
  ]
}

function languageGaps(files: SetFiles): Gap[] {
  const texts = textsOf(files)
  const other = {
    en: wordsOf(texts.de.map(({ text }) => text)),
    de: wordsOf(texts.en.map(({ text }) => text)),
  }
  return languages.flatMap((language) =>
    texts[language].flatMap(({ at, text }) => [
      ...foreignWords(text, language, other[language]).map((word) =>
        gap(at, `left in the other language: ${word}`, language),
      ),
      ...(language === 'de' ? outdatedWordings(text) : []).map(({ found, use }) =>
        gap(at, `“${found}” instead of “${use}”`, language),
      ),
    ]),
  )
}

/** Every text of the files with what it belongs to. */
function textsOf({ standards, titles, topics }: SetFiles): Record<Language, { at: string; text: string }[]> {
  const of = (language: Language) => [
    ...Object.values(standards).flatMap(({ words }) =>
      Object.entries(words[language]).map(([at, { name, definition, question }]) => ({
        at,
        text: `${name} | ${definition} | ${question}`,
      })),
    ),
    ...[...titles.standards, ...titles.disclosureRequirements, ...topics.topics].map((title) => ({
      at: title.code,
      text: title[language] ?? '',
    })),
  ]
  return { en: of('en'), de: of('de') }
}
