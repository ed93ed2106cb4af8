import type { PageBlock, PageTable } from '@esrs/contract'
import { describe, expect, it } from 'vitest'
import { partsAround, partsOf, rowsOf } from './parts.ts'

const text = ['Water', 'We used 38,450 m3.', 'Site  m3', 'Auental  20,100', 'loose words', 'The end'].join('\n')
const span = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })
const block = (words: string, kind: PageBlock['kind'] = 'paragraph'): PageBlock => ({
  ...span(words),
  kind,
  level: kind === 'heading' ? 1 : null,
  box: null,
  shape: null,
  time: null,
})
const cell = (words: string, row: number, column: number, columnSpan = 1) => ({
  ...span(words),
  row,
  column,
  rowSpan: 1,
  columnSpan,
})
const table: PageTable = {
  start: span('Site').start,
  end: span('20,100').end,
  rows: 2,
  columns: 2,
  headerRows: 1,
  cells: [cell('Site', 0, 0), cell('Auental', 1, 0), cell('20,100', 1, 1)],
}
const blocks = [block('Water', 'heading'), block('We used 38,450 m3.'), block('Auental'), block('The end')]
const wordsOf = (parts: ReturnType<typeof partsAround>) => parts.map(({ start, end }) => text.slice(start, end))

describe('partsOf', () => {
  it('gives everything once and in order, also what belongs to no block', () => {
    const parts = partsOf({ text, blocks, tables: [table] })
    expect(parts.map(({ kind }) => kind)).toEqual(['block', 'block', 'table', 'block', 'block'])
    expect(wordsOf(parts)).toEqual([
      'Water',
      'We used 38,450 m3.',
      'Site  m3\nAuental  20,100',
      'loose words',
      'The end',
    ])
  })

  it('takes the lines for paragraphs where nothing is known of them', () => {
    expect(partsOf({ text: 'a\n\nb\n \nc', blocks: null, tables: null })).toHaveLength(3)
    expect(partsOf({ text: '', blocks: null, tables: null })).toEqual([])
  })
})

describe('partsAround', () => {
  const parts = partsOf({ text, blocks, tables: [table] })

  it('keeps so many on both sides of the passage', () => {
    expect(wordsOf(partsAround(parts, span('38,450 m3'), 1))).toEqual([
      'Water',
      'We used 38,450 m3.',
      'Site  m3\nAuental  20,100',
    ])
  })

  it('shows everything when nothing is marked', () => {
    expect(partsAround(parts, null, 1)).toHaveLength(5)
  })
})

describe('rowsOf', () => {
  it('leaves a place empty where the file has no cell', () => {
    expect(rowsOf(table).map((row) => row.map(({ kind }) => kind))).toEqual([
      ['cell', 'empty'],
      ['cell', 'cell'],
    ])
  })

  it('leaves out what a merged cell covers', () => {
    const merged = { ...table, cells: [cell('Site', 0, 0, 2), cell('Auental', 1, 0), cell('20,100', 1, 1)] }
    expect(rowsOf(merged).map((row) => row.length)).toEqual([1, 2])
  })
})
