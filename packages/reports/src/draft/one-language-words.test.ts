import { paragraphOf, type StatementBlock, type StatementLanguage } from '@esrs/contract'
import { expect, test } from 'vitest'
import { wordsOf } from '../layout/plain.ts'
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

test('a statement in one language asks for nothing', () => {
  const { languages: _, ...input } = inputWith([])
  expect(oneLanguageWords({ ...input, languages: ['de'] })).toEqual([])
})

test('a block of words is told from others', () => {
  expect(isWordsBlock(wordsBlock('A name'))).toBe(true)
  expect(wordsBlock(' A name ')).toBe(wordsBlock('A name'))
  expect(['words.1', 'E1-6.text', 'words.00000000000000001'].filter(isWordsBlock)).toEqual([])
})
