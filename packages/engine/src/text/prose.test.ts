import { describe, expect, it } from 'vitest'
import { samplePage } from '../../testing/sample-page.ts'
import type { Page } from '../reading/document.ts'
import { consistsOfRows, isAim, isProse, spokenCells, withoutLeadingRows } from './prose.ts'

describe('prose', () => {
  it.each([
    'We pay all employees in line with the applicable benchmarks.',
    'Der Vorstand ist für die Umsetzung der Strategie verantwortlich und wird jährlich informiert.',
    'Concerns may be raised with any manager or through a line run by an outside provider, in six languages.',
    'Rund 1.200 t beziehungsweise 8 % waren wiederverwendete oder recycelte Bauteile aus eigenen Werken.',
  ])('is %s', (text) => expect(isProse(text)).toBe(true))

  it.each([
    'Unit 2025 2024 Change Scope 1 t CO2e 3,884 4,201 –7.5 % natural gas t CO2e 2,990 3,267',
    'Goal Goal Goal Energy consumption Waste volume Carbon footprint',
    'See page 4.',
    'Share of women in management 31 % 30 % 28 % Share of women in the board 40 % 40 % 40 %',
    'Abfall zur Verwertung 410 t 380 t 365 t Abfall zur Beseitigung 55 t 61 t 48 t',
  ])('is not %s', (text) => expect(isProse(text)).toBe(false))
})

describe('an aim in brief', () => {
  it.each([
    '15 % less residual waste per bed by 2027, compared with 2021',
    'Klimaneutraler Betrieb aller Häuser bis 2040',
  ])('is %s', (text) => expect(isAim(text)).toBe(true))

  it.each(['Waste recycled 61 % 58 % 55 % 2030 80 %', 'Opening of the new canteen in the autumn of 2018', 'By 2030'])(
    'is not %s',
    (text) => expect(isAim(text)).toBe(false),
  )
})

/** A page of lines whose columns are parted by bars. */
function columns(...texts: string[]): Page {
  const page = samplePage(texts.map((text) => ({ text })))
  return {
    ...page,
    lines: page.lines.map((line) => ({
      ...line,
      segments: line.text.split(' | ').map((text) => ({ ...line.segments[0]!, text })),
    })),
  }
}
const all = ({ text }: Page) => ({ start: 0, end: text.trimEnd().length })

describe('rows that no table was recognised in', () => {
  const sentence = 'We watch the emissions of our suppliers and want to lower those of the group.'
  const begins = (...texts: string[]) => {
    const page = columns(...texts)
    const { start, end } = withoutLeadingRows(page, all(page))
    return page.text.slice(start, end)
  }

  it('are left out where a passage begins with them', () => {
    expect(begins('In tonnes | per employee', '2023 | 1,750 | 7.02', sentence)).toBe(sentence)
    expect(begins('2023 | 1,750', 'and what was left over', sentence)).toBe(sentence)
  })

  it.each([
    ['columns of words', 'The board | the council', sentence],
    ['a sentence before them', sentence, '2023 | 1,750', 'The board and the council of the group are informed.'],
    ['no sentence below', '2023 | 1,750 | the emissions of the group', 'Emissions 2023'],
  ])('are kept with %s', (_, ...texts) => {
    expect(begins(...texts)).toBe(texts.join('\n'))
  })

  it('make a passage where nothing else does', () => {
    const is = (...texts: string[]) => consistsOfRows(columns(...texts), all(columns(...texts)))
    expect(is('38% | 19.4 hours', 'women in the board | of training')).toBe(true)
    expect(is('The board | the council', 'of the group | of the works')).toBe(false)
    expect(is('38% | 19.4 hours', sentence)).toBe(false)
  })
})

describe('cells that hold sentences', () => {
  const sentence = 'The incidents concerned gifts that were accepted by buyers of the group and by a clerk.'
  const spoken = (...cells: string[]) => {
    const page = samplePage([{ table: [['Head', 'Head'], cells] }])
    return page.tables.flatMap((table) => spokenCells(page, table)).map((span) => page.text.slice(span.start, span.end))
  }

  it.each<[string, string, string[]]>([
    ['a sentence', sentence, [sentence]],
    ['words that break off', sentence.slice(0, -1), []],
    ['figures', '2,104 t in 2023, 1,204 t in 2022, 3,104 t in 2021, 2,994 t in 2020, 2,884 t in 2019.', []],
    ['a short remark', 'The board is informed of it.', []],
  ])('are told from others: %s', (_, cell, expected) => {
    expect(spoken('Nature', cell)).toEqual(expected)
  })

  it('are not read where the stored text has other words between theirs', () => {
    const page = samplePage([
      {
        table: [
          ['Head', 'Head'],
          ['Nature', sentence],
        ],
      },
    ])
    const table = page.tables[0]!
    const cells = table.cells.map((cell) => ({ ...cell, start: 0 }))
    expect(spokenCells(page, { ...table, cells })).toEqual([])
  })
})
