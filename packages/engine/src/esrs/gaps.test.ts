import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type StoredDatapoint, standardSets } from './datapoint.ts'
import { expectedCounts, findGaps } from './gaps.ts'
import { type SetFiles, setFiles } from './set-files.ts'

describe.each(standardSets)('the files of %s', (set) => {
  it('have no gaps', () => {
    expect(findGaps(set, setFiles(set), expectedCounts(set))).toEqual([])
  })

  it('are written as a program writes them, so that no key can stand twice', () => {
    const folder = join(import.meta.dirname, 'sets', set)
    for (const name of readdirSync(folder)) {
      const text = readFileSync(join(folder, name), 'utf8')
      const isList = name === 'topics.json'
      const compact = (written: string) => written.replaceAll(/\s/g, '')
      if (isList) expect(compact(text), name).toBe(compact(JSON.stringify(JSON.parse(text))))
      else expect(text, name).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`)
    }
  })

  it('are all read', () => {
    const stored = readdirSync(join(import.meta.dirname, 'sets', set)).filter((name) => name.endsWith('.json'))
    const standards = Object.keys(setFiles(set).standards).map((code) => code.replace(' ', ''))
    const named = standards.flatMap((code) => [`${code}.json`, `${code}.en.json`, `${code}.de.json`])
    expect(stored.toSorted()).toEqual([...named, 'expected-counts.json', 'titles.json', 'topics.json'].toSorted())
  })
})

it('a key that stands twice changes how a file reads', () => {
  const twice = '{\n  "E1-6_07": 1,\n  "E1-6_07": 1\n}\n'
  expect(`${JSON.stringify(JSON.parse(twice), null, 2)}\n`).not.toBe(twice)
})

describe('findGaps', () => {
  const fact = (number: number, more: Partial<StoredDatapoint> = {}): StoredDatapoint => ({
    id: `VS_B3_0${number}`,
    dr: 'B3',
    paragraph: '30',
    type: 'narrative',
    ...more,
  })
  const words = (name: string, language: 'en' | 'de') =>
    language === 'en'
      ? {
          name,
          definition: `Describes what the undertaking has done so far: ${name}.`,
          question: `What have we done so far for ${name}?`,
        }
      : {
          name,
          definition: `Beschreibt, was das Unternehmen bisher getan hat: ${name}.`,
          question: `Was haben wir bisher getan, etwa ${name}?`,
        }
  const good = (): SetFiles => ({
    titles: {
      standards: [{ code: 'B', esrs: 'VS B', pillar: 'general', en: 'Basic module', de: 'Basismodul' }],
      disclosureRequirements: [{ code: 'B3', standard: 'B', en: 'Energy use', de: 'Energieverbrauch' }],
    },
    topics: { topics: [{ code: 'E1', en: 'Climate change', de: 'Klimawandel' }], assigned: { E1: ['B3'] } },
    standards: {
      B: {
        facts: [fact(1), fact(2)],
        words: {
          en: { VS_B3_01: words('First step', 'en'), VS_B3_02: words('Second step', 'en') },
          de: { VS_B3_01: words('Erster Schritt', 'de'), VS_B3_02: words('Zweiter Schritt', 'de') },
        },
      },
    },
  })
  type Stored = { facts: StoredDatapoint[]; words: Record<'en' | 'de', Record<string, ReturnType<typeof words>>> }
  const planted = (plant: (standard: Stored, files: SetFiles) => void) => {
    const files = good()
    plant(files.standards.B as unknown as Stored, files)
    return findGaps('vs-2026', files, { B3: 2 }).map(({ at, language, problem }) => [at, language, problem])
  }

  it('finds nothing in good files', () => {
    expect(planted(() => {})).toEqual([])
  })

  it.each<[string, (standard: Stored) => void, [string, string | null, RegExp]]>([
    [
      'a wrong type',
      ({ facts }) => facts.splice(0, 1, fact(1, { type: 'text' as never })),
      ['VS_B3_01', null, /^type/],
    ],
    ['a doubled key', ({ facts }) => facts.splice(1, 1, fact(1)), ['VS_B3_01', null, /^stands twice$/]],
    ['a missing datapoint', ({ facts }) => facts.splice(1, 1), ['B3', null, /^has 1 datapoints, published are 2$/]],
    ['words too many', ({ facts }) => facts.splice(1, 1), ['VS_B3_02', 'de', /no facts/]],
    [
      'an untitled requirement',
      ({ facts }) => facts.splice(0, 1, fact(1, { dr: 'B4' })),
      ['VS_B3_01', null, /no titled/],
    ],
    [
      'a figure without a unit',
      ({ facts }) => facts.splice(0, 1, fact(1, { type: 'percent' })),
      ['VS_B3_01', null, /not percent/],
    ],
    [
      'a number that measures nothing',
      ({ facts }) => facts.splice(0, 1, fact(1, { type: 'number' })),
      ['VS_B3_01', null, /without a dimension/],
    ],
    ['a text with a unit', ({ facts }) => facts.splice(0, 1, fact(1, { unit: 't' })), ['VS_B3_01', null, /has a unit/]],
    ['a missing language', ({ words }) => delete words.de.VS_B3_01, ['VS_B3_01', 'de', /^has no words$/]],
    ['a name over length', ({ words }) => (words.en.VS_B3_01!.name = 'x'.repeat(91)), ['VS_B3_01', 'en', /^name/]],
    ['a missing question', ({ words }) => (words.de.VS_B3_01!.question = ''), ['VS_B3_01', 'de', /^question/]],
    [
      'a question that asks nothing',
      ({ words }) => (words.de.VS_B3_01!.question = 'Wie viel ist es.'),
      ['VS_B3_01', 'de', /no question/],
    ],
    [
      'a name used twice',
      ({ words }) => (words.de.VS_B3_02!.name = 'erster Schritt'),
      ['VS_B3_02', 'de', /named like VS_B3_01/],
    ],
    [
      'a definition used twice',
      ({ words }) => (words.en.VS_B3_02!.definition = words.en.VS_B3_01!.definition),
      ['VS_B3_02', 'en', /defined like VS_B3_01/],
    ],
    [
      'a question used twice',
      ({ words }) => (words.en.VS_B3_02!.question = words.en.VS_B3_01!.question),
      ['VS_B3_02', 'en', /asks the same as VS_B3_01/],
    ],
    [
      'a question for another unit',
      ({ facts, words }) => {
        facts.splice(0, 1, fact(1, { type: 'number', dimension: 'mass', unit: 't' }))
        words.de.VS_B3_01!.question = 'Wie viele Kilogramm sind angefallen?'
      },
      ['VS_B3_01', 'de', /kept in t and asks for Kilogram/],
    ],
    [
      'a table that is none',
      ({ words }) => (words.de.VS_B3_01!.name = 'Erster Schritt (Tabelle)'),
      ['VS_B3_01', 'de', /named a table/],
    ],
    [
      'words in another order',
      ({ words }) => (words.de = { VS_B3_02: words.de.VS_B3_02!, VS_B3_01: words.de.VS_B3_01! }),
      ['VS_B3_01', 'de', /stands after VS_B3_02/],
    ],
    [
      'English left in German',
      ({ words }) => (words.de.VS_B3_02!.name = 'Second Schritt'),
      ['VS_B3_02', 'de', /: second$/],
    ],
    [
      'German left in English',
      ({ words }) => (words.en.VS_B3_02!.name = 'Second und third'),
      ['VS_B3_02', 'en', /: und$/],
    ],
    [
      'an outdated term',
      ({ words }) => (words.de.VS_B3_02!.name = 'Schutz der eigenen Belegschaft'),
      ['VS_B3_02', 'de', /Arbeitskräfte des Unternehmens/],
    ],
  ])('finds %s', (_, plant, [at, language, problem]) => {
    expect(planted(plant)).toContainEqual([at, language, expect.stringMatching(problem)])
  })

  it.each<[string, (files: SetFiles) => void, [string, RegExp]]>([
    [
      'a title without German',
      ({ titles }) => Object.assign(titles.disclosureRequirements[0]!, { de: '' }),
      ['titles', /^disclosureRequirements.0.de/],
    ],
    [
      'a title left in English',
      ({ titles }) => Object.assign(titles.disclosureRequirements[0]!, { de: 'Energy use' }),
      ['B3', /: energy$/],
    ],
    [
      'a topic assigned to nothing',
      ({ topics }) => Object.assign(topics.assigned, { E1: ['B9'] }),
      ['B9', /not there/],
    ],
    [
      'a topic that is not listed',
      ({ topics }) => Object.assign(topics.assigned, { E2: ['VS_B3_01'] }),
      ['E2', /no topic/],
    ],
    [
      'a topic with nothing above it',
      ({ topics }) => Object.assign(topics.topics[0]!, { code: 'E1.2' }),
      ['E1.2', /above/],
    ],
  ])('finds %s', (_, plant, [at, problem]) => {
    expect(planted((_, files) => plant(files)).map(([where, , what]) => [where, what])).toContainEqual([
      at,
      expect.stringMatching(problem),
    ])
  })
})
