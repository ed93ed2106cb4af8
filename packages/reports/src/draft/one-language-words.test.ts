import { paragraphOf, type StatementBlock, type StatementLanguage } from '@esrs/contract'
import { expect, test } from 'vitest'
import { layOut } from '../layout/layout.ts'
import { wordsOf } from '../layout/plain.ts'
import { leaveOut } from '../published/leave-out.ts'
import { madeAssessment } from '../testing/assessment.ts'
import { madeInput } from '../testing/statement.ts'
import { draftStatement } from './draft.ts'
import type { WrittenText } from './input.ts'
import { isWordsBlock, oneLanguageWords, wordsBlock } from './one-language-words.ts'

const group = 'Works council Nord'
const result = 'Safety comes first, and people ask for longer notice of changes.'
/** Tells only sentences, as names are too short. */
const languageOf = (words: string): StatementLanguage | null => (words.split(' ').length > 5 ? 'en' : null)

const assessment = {
  ...madeAssessment(),
  topics: madeAssessment().topics.map((topic) => ({ ...topic, reason: '', outlook: '' })),
  entries: [],
  methodChanges: [],
  consultations: madeAssessment()
    .consultations.slice(0, 1)
    .map((one) => ({ ...one, group: { en: group, de: group }, result })),
}
const inputWith = (texts: readonly WrittenText[]) => ({
  ...madeInput({ set: 'esrs-2023', datapoints: 0 }),
  languages: ['en', 'de'] as const,
  assessment,
  texts,
  languageOf,
})
const said = (text: string, language: StatementLanguage, words: string): WrittenText => ({
  block: wordsBlock(text),
  language,
  text: [paragraphOf(words)],
  at: '2026-03-01T10:00:00.000Z',
})
const openIn = (texts: readonly WrittenText[]) => {
  const { languages, ...input } = inputWith(texts)
  return oneLanguageWords({ ...input, languages: [...languages] }).map(({ text, missing }) => [text, missing])
}
const printed = (texts: readonly WrittenText[], at: StatementLanguage) => {
  const { languages, ...input } = inputWith(texts)
  const blocks: StatementBlock[] = draftStatement({ ...input, languages: [...languages] }).chapters.flatMap(
    ({ requirements }) => requirements.flatMap((one) => one.blocks),
  )
  const block = blocks.find(({ id }) => id.endsWith('.assessment-consultations'))
  return block?.type === 'text' ? wordsOf(block.texts[at] ?? [], new Map(), at) : ''
}

test('words are missing in the language that they are not in; a name by itself tells none', () => {
  // The result beside a name tells its language.
  expect(openIn([])).toEqual([
    [group, ['de']],
    [result, ['de']],
  ])
})

test('what somebody writes for them is printed in that language wherever they stand', () => {
  const texts = [said(group, 'de', 'Betriebsrat Nord'), said(result, 'de', 'Sicherheit geht vor.')]
  expect(openIn(texts)).toEqual([
    [group, []],
    [result, []],
  ])
  expect(printed(texts, 'de')).toContain('Betriebsrat Nord')
  expect(printed(texts, 'de')).toContain('Sicherheit geht vor.')
  expect(printed(texts, 'de')).not.toContain(group)
  expect(printed(texts, 'en')).toContain(group)
  expect(printed(texts, 'en')).toContain(result)
})

const why = 'It is measured for the first time in the coming year.'
const restated = 'Heat from pellets was missing in the figure of then.'
const sample = madeInput({ datapoints: 1 }).values[0]!
const figure = { datapoint: 'E1-5_05', value: '12', number: 12, unit: 'MWh' }
const then = { value: '9', number: 9, unit: 'MWh', reason: restated }

test('why something is left out and why a figure is restated are said in both languages, too', () => {
  const given = (texts: readonly WrittenText[]) => ({
    ...madeInput({ set: 'esrs-2023', datapoints: 0 }),
    languages: ['en', 'de'] as StatementLanguage[],
    values: [{ ...sample, ...figure, prior: { ...figure, year: 2024, evidence: [], restated: then } }],
    reasons: [{ datapoint: 'E1-5_16', reason: why }],
    texts,
    languageOf,
  })
  const missing = (texts: readonly WrittenText[]) =>
    oneLanguageWords(given(texts)).map((one) => [one.text, one.requirement, one.missing])
  expect(missing([])).toEqual([
    [why, 'E1-5', ['de']],
    [restated, 'E1-5', ['de']],
  ])
  const texts = [said(why, 'de', 'Wird erst gemessen.'), said(restated, 'de', 'Wärme aus Pellets fehlte.')]
  expect(missing(texts).map(([, , open]) => open)).toEqual([[], []])
  const issue = { number: 1, at: '2026-03-02T09:00:00.000Z', by: 'A' }
  const issued = { ...leaveOut(draftStatement(given(texts)), { en: 'Later.', de: 'Später.' }), issue }
  const [german, english] = (['de', 'en'] as const).map((at) =>
    JSON.stringify(layOut(issued, at).nodes, (key, value) =>
      key === 'explains' || key === 'fact' ? undefined : value,
    ),
  )
  for (const words of ['Wird erst gemessen.', 'Grund: Wärme aus Pellets fehlte.']) expect(german).toContain(words)
  for (const words of [why, restated])
    expect([english!.includes(words), german!.includes(words)]).toEqual([true, false])
})

test('a statement in one language asks for nothing', () => {
  const { languages: _, ...input } = inputWith([])
  expect(oneLanguageWords({ ...input, languages: ['de'] })).toEqual([])
})

test('a block of words is told from others', () => {
  expect(isWordsBlock(wordsBlock('A name'))).toBe(true)
  expect(wordsBlock(' A name ')).toBe(wordsBlock('A name'))
  expect(['words.1', 'E1-6.text', 'words.00000000000000001'].filter(isWordsBlock)).toEqual([])
})
