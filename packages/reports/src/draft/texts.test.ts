import { paragraphOf, type RichText, type Statement } from '@esrs/contract'
import { expect, test } from 'vitest'
import { wordsOf } from '../layout/plain.ts'
import { madeInput } from '../testing/statement.ts'
import { draftStatement } from './draft.ts'
import type { DraftInput, WrittenText } from './input.ts'

const at = '2026-03-01T09:00:00.000Z'
const text = (block: string, words: string, language: 'en' | 'de' = 'en'): WrittenText => ({
  block,
  language,
  text: [paragraphOf(words)],
  at,
})
const drafted = (texts: WrittenText[], more: Partial<DraftInput> = {}) =>
  draftStatement({ ...madeInput({ datapoints: 12 }), ...more, texts })
const requirement = ({ chapters }: Statement, code: string) =>
  chapters.flatMap(({ requirements }) => requirements).find((one) => one.code === code)
const idsOf = (statement: Statement, code: string) => requirement(statement, code)?.blocks.map(({ id }) => id)

test('a written text stands in place of the drafted one, in its language alone', () => {
  const before = drafted([])
  const after = drafted([text('BP-1.text', 'Ours.')])
  const [was, is] = [before, after].map((one) => requirement(one, 'BP-1')!.blocks.find(({ id }) => id === 'BP-1.text')!)
  expect(is).toMatchObject({ id: 'BP-1.text', texts: { en: [paragraphOf('Ours.')] }, edited: { en: at, de: null } })
  expect(was!.type === 'text' && is!.type === 'text' && is!.texts.de).toEqual(was!.type === 'text' && was!.texts.de)
  expect({ ...after, chapters: [] }).toEqual({ ...before, chapters: [] })
})

test('texts beside the drafted ones stand before what is missing, in the order of their numbers', () => {
  const ids = idsOf(drafted([text('BP-2+10', 'b'), text('BP-2+2', 'a', 'de')]), 'BP-2')!
  expect(ids.slice(-3)).toEqual(['BP-2+2', 'BP-2+10', 'BP-2.gap'])
})

test('a requirement with nothing but a written text comes in where the standard has it, and is complied with', () => {
  const statement = drafted([text('E1.own+1', 'About us.'), text('G1-6+1', 'We pay.')], { applicability: new Map() })
  const e1 = statement.chapters.find(({ code }) => code === 'E1')!
  expect(e1.requirements.map(({ code }) => code)).toEqual(['E1.own'])
  expect(requirement(statement, 'G1-6')).toMatchObject({ title: { en: expect.any(String), de: expect.any(String) } })
  expect(statement.lists.requirements).toContainEqual(expect.objectContaining({ code: 'G1-6', state: 'disclosed' }))
})

test('a text whose draft is gone stays and answers nothing', () => {
  const statement = drafted([text('E1-5.text', 'We counted.'), text('E1-1_01', 'Our plan.')])
  expect(idsOf(statement, 'E1-5')).toEqual(['E1-5.text', 'E1-5.gap'])
  expect(requirement(statement, 'E1-5')!.blocks[0]).toMatchObject({ datapoints: [] })
  expect(idsOf(statement, 'E1-1')).toEqual(['E1-1_01', 'E1-1.gap'])
})

test('of a topic that is not material the explanation may be written, and nothing else comes in', () => {
  const notMaterial = new Map([['E3', { explanation: 'No.' }]])
  const statement = drafted([text('E3.explanation', 'No water is used.'), text('E3-4+1', 'x')], {
    notMaterial,
    applicability: new Map(),
  })
  const e3 = statement.chapters.find(({ code }) => code === 'E3')!
  expect(e3.explanation).toEqual({
    en: [paragraphOf('No water is used.')],
    de: [paragraphOf('No.')],
    edited: { en: expect.any(String), de: null },
  })
  expect(JSON.stringify(e3.requirements)).not.toContain('E3-4+1')
})

test('words of a text follow its values', () => {
  const statement = drafted([])
  const fact = statement.facts.find(({ number }) => number !== null) ?? statement.facts[0]!
  const facts = new Map(statement.facts.map((one) => [one.id, one]))
  const rich: RichText = [
    { type: 'heading', level: 1, content: [{ type: 'text', text: 'Head' }] },
    { type: 'list', ordered: false, items: [{ content: [{ type: 'value', fact: fact.id, show: 'value' }] }] },
    { type: 'table', caption: null, rows: [[{ content: [{ type: 'text', text: 'a' }] }, { content: [] }]] },
  ]
  const [head, item, row] = wordsOf(rich, facts, 'en').split('\n')
  expect([head, row]).toEqual(['Head', 'a | '])
  expect(item).toMatch(/^– \S/)
  expect(wordsOf([{ type: 'paragraph', content: [{ type: 'value', fact: 'gone', show: 'value' }] }], facts, 'en')).toBe(
    '[value not available]',
  )
})

test('a figure has the footnote that people wrote to it, in their language, and no text of its own', () => {
  const { values } = madeInput({ datapoints: 200 })
  const rowsOf = ({ chapters }: Statement) =>
    chapters.flatMap(({ requirements }) =>
      requirements.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'figures' ? block.rows : []))),
    )
  const [row] = rowsOf(drafted([], { values }))
  const statement = drafted([text(`${row!.fact}.footnote`, 'Counted at the meter.')], { values })
  expect(rowsOf(statement).filter(({ footnote }) => footnote !== null)).toEqual([
    { ...row, footnote: { en: 'Counted at the meter.', de: null } },
  ])
  expect(JSON.stringify(statement.chapters)).not.toContain('.footnote')
})
