import { describe, expect, it } from 'vitest'
import { choicesOf, loadCatalogue, standardSets } from '../../esrs/index.ts'
import { knowledge, listed } from '../../knowledge.ts'
import { isConcept, kindOf, readConcepts } from '../../text/lexicon.ts'
import { conceptsAskedByUnit, conceptsOfUnit, type Dimension } from '../../text/units.ts'
import { frames } from './frames.ts'
import { answerKinds, weights } from './score.ts'

const KINDS = [
  'thing',
  'quantity',
  'qualifier',
  'measure',
  'process',
  'whole',
  'domain',
  'part',
  'party',
  'other',
  'neutral',
  'small',
]
const DIMENSIONS = 'energy ghg mass volume area money percent points hours days years fte count'.split(' ')
/** A language is added as rows of `languages.csv`; from then on every table may have words of it. */
const languages = new Set(['any', ...knowledge<'language'>('languages').map(({ language }) => language)])
const ids = new Set(standardSets.flatMap((set) => loadCatalogue(set, 'en').datapoints.map(({ id }) => id)))

describe('tables of knowledge', () => {
  it('concepts have a kind, a language and words', () => {
    for (const row of knowledge<'concept' | 'kind' | 'language' | 'words'>('concepts')) {
      expect(row.concept, row.words).toMatch(/^[a-z][a-z0-9_]*$/)
      expect(KINDS, row.concept).toContain(row.kind)
      expect(languages, row.concept).toContain(row.language)
      expect(listed(row.words, '|').length, row.concept).toBeGreaterThan(0)
      expect(row.words, row.concept).toBe(row.words.toLowerCase())
    }
  })

  it('a concept is of one kind in every language', () => {
    const kinds = new Map<string, Set<string>>()
    for (const { concept, kind } of knowledge<'concept' | 'kind'>('concepts'))
      kinds.set(concept, (kinds.get(concept) ?? new Set()).add(kind))
    expect([...kinds].filter(([, found]) => found.size > 1)).toEqual([])
  })

  it('the answer that is kept of a choice is one that the standard offers, or yes', () => {
    for (const { datapoint, kind, value } of knowledge<'datapoint' | 'kind' | 'value'>('answers')) {
      const offered = kind === 'choice' ? choicesOf(datapoint, 'en') : null
      const [kept] = listed(value, '|')
      if (offered && kept !== 'yes')
        expect(
          offered.options.map((one) => one.value),
          datapoint,
        ).toContain(kept)
    }
  })

  it('names of topics are lower case, belong to a topic of the standard and to one only', () => {
    const owners = new Map<string, string>()
    for (const { topic, language, words } of knowledge<'topic' | 'language' | 'words'>('topics')) {
      expect(loadCatalogue('esrs-2023', 'en').topic(topic), topic).toBeDefined()
      expect(languages, words).toContain(language)
      expect(words).toBe(words.toLowerCase())
      for (const name of listed(words, '|')) {
        expect(owners.get(name), name).toBeUndefined()
        owners.set(name, topic)
      }
    }
  })

  it('frames and answers name datapoints of the standard and concepts that exist', () => {
    for (const { datapoint, needs, may, not } of [
      ...knowledge<'datapoint' | 'needs' | 'may' | 'not'>('frames'),
      ...knowledge<'datapoint' | 'needs' | 'may' | 'not'>('answers'),
    ]) {
      expect(ids, datapoint).toContain(datapoint)
      for (const name of [...listed(needs).flatMap((slot) => slot.split('|')), ...listed(may), ...listed(not)])
        expect(isConcept(name.replace('?', '')), `${datapoint}: ${name}`).toBe(true)
    }
  })

  it('hints, what is implied and what is taken for another name datapoints and concepts', () => {
    for (const { datapoints, needs, not } of knowledge<'datapoints' | 'needs' | 'not'>('hints')) {
      for (const id of listed(datapoints)) expect(ids, id).toContain(id)
      for (const name of [...listed(needs).flatMap((slot) => slot.split('|')), ...listed(not)])
        expect(isConcept(name.replace('?', '')), `${datapoints}: ${name}`).toBe(true)
    }
    for (const { datapoint, from } of knowledge<'datapoint' | 'from'>('implied'))
      for (const id of [datapoint, ...listed(from)]) expect(ids, id).toContain(id.split('#')[0])
    for (const { datapoint } of knowledge<'datapoint'>('confusions')) expect(ids, datapoint).toContain(datapoint)
  })

  it('phrases have a name, a language and words that brackets and stars can be read in', () => {
    for (const { phrase, language, words } of knowledge<'phrase' | 'language' | 'words'>('phrases')) {
      expect(phrase).toMatch(/^[a-z]+(?:_[a-z]+)*$/)
      expect(languages, phrase).toContain(language)
      expect(listed(words, '|').length, phrase).toBeGreaterThan(0)
      for (const word of listed(words, '|')) {
        expect(word, phrase).toMatch(/^[^()]*(?:\([^()]+\)[^()]*)*$/)
        expect(word, phrase).not.toMatch(/[[\]\\?+]/)
      }
    }
  })

  it('units have a measure, a factor, a language and words', () => {
    for (const row of knowledge<'measures' | 'times' | 'by' | 'follows' | 'language' | 'words'>('units')) {
      expect([...DIMENSIONS, 'magnitude'], row.words).toContain(row.measures)
      expect(BigInt(row.times) > 0n && BigInt(row.by) > 0n, row.words).toBe(true)
      expect(['', 'carbon', 'alone'], row.words).toContain(row.follows)
      expect(languages, row.words).toContain(row.language)
      expect(listed(row.words, '|').length).toBeGreaterThan(0)
    }
  })

  it('what a unit says is known, of something that units measure', () => {
    for (const row of knowledge<'dimension' | 'concepts' | 'asked'>('unit-concepts')) {
      const { dimension, concepts, asked } = row
      const unit = { dimension: dimension as Dimension }
      expect([...DIMENSIONS, 'rate', 'ratio']).toContain(dimension)
      expect(asked, dimension).toMatch(/^(?:yes)?$/)
      expect([conceptsOfUnit(unit), conceptsAskedByUnit(unit)], dimension).toEqual([
        listed(concepts),
        asked ? listed(concepts) : [],
      ])
      for (const concept of listed(concepts)) expect(isConcept(concept), concept).toBe(true)
    }
  })

  it('numbers are whole and have words; reasons are told in both languages; what is denied is a datapoint', () => {
    for (const { number, words } of knowledge<'number' | 'words'>('numbers')) {
      expect(number).toMatch(/^\d+$/)
      expect(listed(words, '|').length, number).toBeGreaterThan(0)
    }
    for (const { reason, en, de } of knowledge<'reason' | 'en' | 'de'>('reasons'))
      expect(en.match(/\{\w+\}/g) ?? [], reason).toEqual(de.match(/\{\w+\}/g) ?? [])
    for (const { datapoint } of knowledge<'datapoint'>('denied')) expect(ids).toContain(datapoint)
  })

  it('nothing that a frame needs makes it something else', () => {
    for (const { datapoint, slots, not } of frames)
      for (const { any, expected } of slots)
        if (!expected && any.length === 1) expect(not.has(any[0] ?? ''), `${datapoint}: ${any[0]}`).toBe(false)
  })

  it('examples name datapoints of the standard', () => {
    for (const table of ['examples/labels', 'examples/sentences'])
      for (const { datapoint } of knowledge<'datapoint'>(table)) expect(ids, table).toContain(datapoint)
  })

  it('weights are numbers, and what is sure is shown', () => {
    const { figure, assertion, kinds } = weights()
    for (const { alone, beside, reweighed } of [figure, assertion]) {
      for (const weight of Object.values(alone)) expect(Number.isFinite(weight)).toBe(true)
      for (const { trees } of [beside, reweighed]) expect(trees.length).toBeGreaterThan(0)
    }
    for (const kind of answerKinds) {
      const { shown, sure } = kinds[kind]
      expect(shown, kind).toBeGreaterThanOrEqual(0.5)
      expect(sure, kind).toBeGreaterThanOrEqual(shown)
    }
  })

  it('a row that is like another one names a row that is there', () => {
    const rows = knowledge<'datapoint' | 'like'>('frames')
    const described = new Set(rows.map(({ datapoint }) => datapoint))
    for (const { datapoint, like } of rows) if (like) expect(described, datapoint).toContain(like)
    expect(described.size).toBe(rows.length)
  })
})

describe('what a text says', () => {
  const concepts = (text: string): string[] => [...readConcepts(text).concepts].sort()

  it('finds ideas in either language, whatever they are called', () => {
    expect(concepts('Total energy consumption – Fossil sources')).toEqual(['consumption', 'energy', 'fossil', 'total'])
    expect(concepts('Gesamtenergieverbrauch aus fossilen Quellen')).toEqual([
      'consumption',
      'energy',
      'fossil',
      'total',
    ])
  })

  it('takes compounds apart and lets the longer phrase win', () => {
    expect(concepts('Treibhausgasemissionen')).toEqual(['emission', 'ghg'])
    expect(concepts('Scope 1 and 2')).toEqual(['scope12'])
    expect(concepts('unbefristet')).toEqual(['permanent'])
    expect(concepts('Non-hazardous waste')).toEqual(['nonhazardous', 'waste'])
  })

  it('a stem that only begins words is not found inside others', () => {
    expect(concepts('Rechnungen')).toContain('invoice')
    expect(concepts('Währungsumrechnung')).not.toContain('invoice')
  })

  it('tells which words no concept explains', () => {
    expect(readConcepts('Water consumption of the brewery').residue).toEqual(['brewery'])
  })

  it('says of what kind a concept is, and refuses unknown ones', () => {
    expect(kindOf('fossil')).toBe('qualifier')
    expect(() => kindOf('nothing_of_the_kind')).toThrow('nothing_of_the_kind')
  })
})

describe('tables of what is asserted', () => {
  it('terms are lower case, of one language and in both', () => {
    const languages = new Map<string, Set<string>>()
    for (const { concept, kind, language, words } of knowledge<'concept' | 'kind' | 'language' | 'words'>('terms')) {
      expect(['thing', 'whole'], concept).toContain(kind)
      expect(['en', 'de'], concept).toContain(language)
      expect(words, concept).toBe(words.toLowerCase())
      expect(listed(words, '|').length, concept).toBeGreaterThan(0)
      languages.set(concept, (languages.get(concept) ?? new Set()).add(language))
    }
    expect([...languages].filter(([, found]) => found.size !== 2)).toEqual([])
  })

  it('every term is asked for by a datapoint of the standard', () => {
    const used = new Set<string>()
    for (const { datapoint, core, not, section } of knowledge<'datapoint' | 'core' | 'not' | 'section'>('cores')) {
      expect(ids, datapoint).toContain(datapoint)
      for (const slot of [...listed(core), ...listed(not), ...listed(section)])
        for (const term of slot.replace(/[+~]+$|^-/g, '').split(/[|/]/)) used.add(term.trim())
    }
    const terms = new Set(knowledge<'concept'>('terms').map(({ concept }) => concept))
    expect([...terms].filter((term) => !used.has(term))).toEqual([])
  })

  it('signs of what is no assertion stand somewhere in a sentence, in both languages', () => {
    const languages = new Map<string, Set<string>>()
    for (const { gate, where, language, words } of knowledge<'gate' | 'where' | 'language' | 'words'>('assertions')) {
      expect(['begins', 'says', 'opens'], gate).toContain(where)
      expect(words, gate).toBe(words.toLowerCase())
      languages.set(`${gate} ${where}`, (languages.get(`${gate} ${where}`) ?? new Set()).add(language))
    }
    expect([...languages].filter(([, found]) => !found.has('en') || !found.has('de'))).toEqual([])
  })

  it('contradictions are between figures of the standard', () => {
    for (const { datapoint, others } of knowledge<'datapoint' | 'others'>('contradictions'))
      for (const id of [datapoint, ...listed(others)]) expect(ids).toContain(id)
  })
})
