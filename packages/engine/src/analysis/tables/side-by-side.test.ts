import { expect, it } from 'vitest'
import type { NumberFormat } from '../../reading/document.ts'
import { readCell } from '../cells.ts'
import type { CellRow } from './region.ts'
import { sideBySide } from './side-by-side.ts'

const format: NumberFormat = { decimal: '.', thousands: [','], votes: 1 }

const rowOf = (texts: readonly string[], index: number, placeOf: (i: number) => number): CellRow => ({
  top: index * 12,
  bottom: index * 12 + 8,
  cells: texts.map((text, i) => {
    const x0 = placeOf(i)
    const box = { x: x0, y: index * 12, width: 30, height: 8 }
    const place = { start: index * 100 + i * 10, x0, x1: x0 + 30, box, bold: false, address: null, raw: null }
    return readCell(text, place, format)
  }),
})
const said = (parts: readonly (readonly CellRow[])[]): string[] =>
  parts.map((rows) => rows.map(({ cells }) => cells.map(({ text }) => text).join(' ')).join(' / '))

it('parts what stands beside each other with names of its own', () => {
  const rows = [
    ['Women', '41', 'Under 30', '1,072'],
    ['Men', '89', '30 to 50', '6,430'],
  ].map((texts, index) => rowOf(texts, index, (i) => [50, 190, 310, 440][i] ?? 0))
  expect(said(sideBySide(rows))).toEqual(['Women 41 / Men 89', 'Under 30 1,072 / 30 to 50 6,430'])
})

it('ends where all of a layout stands on one side of what looks like a gutter', () => {
  const rows = [
    ['12', 'Energy', '13'],
    ['14', 'Water', '15'],
  ].map((texts, index) => rowOf(texts, index, () => 50))
  expect(sideBySide(rows)).toHaveLength(1)
})

it('parts a layout no more often than anybody lays out columns', () => {
  const texts = Array.from({ length: 2_000 }, (_, i) => (i % 2 ? 'Energy' : '12'))
  const rows = [0, 1].map((index) => rowOf(texts, index, (i) => i * 20))
  expect(sideBySide(rows).length).toBeLessThan(50)
})
