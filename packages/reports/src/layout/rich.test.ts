import type { Inline } from '@esrs/contract'
import { expect, test } from 'vitest'
import { partsOf } from './rich.ts'

const cell = (text: string) => ({ content: [{ type: 'text', text }] as Inline[], align: 'start' as const })
const widthsOf = (...rows: string[][]): number[] => {
  const context = { language: 'en' as const, facts: new Map(), documents: new Map() }
  const [part] = partsOf([{ type: 'table', caption: '', rows: rows.map((row) => row.map(cell)) }], context)
  return part?.kind === 'table' ? part.widths : []
}

test('columns of a table share its width by what stands in them, and together take all of it', () => {
  const explanation = 'No site lies in an area at water risk; process water is led in a circle. '.repeat(4)
  const widths = widthsOf(['Topic', 'Result', 'Explanation'], ['E3', 'not material', explanation])
  const [topic = 0, result = 0, words = 0] = widths
  expect(topic + result + words).toBeCloseTo(100)
  expect(words).toBeGreaterThan(50)
  expect(result).toBeGreaterThan(topic)
  // One long cell takes nothing from what others need for their words.
  expect((topic / 100) * 104).toBeGreaterThan('Topic'.length + 2)
})

test('where the wishes are wider than the page no column is narrower than its longest word', () => {
  const explanation = 'Decision of the board after talks with employees and with those who have invested in it. '
  const head = ['Thema', 'Auswirkung', 'Finanziell', 'Ergebnis', 'Erläuterung']
  const row = ['E5 Ressourcennutzung und Kreislaufwirtschaft', '4,25', '–', 'nicht wesentlich', explanation]
  const widths = widthsOf(head, row)
  // A line of a table takes at least 104 letters of this size.
  for (const [index, word] of ['Kreislaufwirtschaft', 'Auswirkung', 'Finanziell', 'wesentlich'].entries())
    expect((widths[index]! / 100) * 104).toBeGreaterThan(word.length + 2)
  expect(widths[4]).toBeGreaterThan(25)
})

test('columns of equal content are equally wide, also where cells are empty', () => {
  expect(widthsOf(['', ''], ['', ''])).toEqual([50, 50])
  expect(widthsOf(['2025', '2024'], ['1', '2'])).toEqual([50, 50])
})
