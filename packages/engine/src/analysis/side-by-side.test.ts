import { expect, it } from 'vitest'
import type { NumberFormat } from '../reading/document.ts'
import { readCell } from './cells.ts'
import type { Grid } from './grid.ts'
import { sideBySide, tablesBeside } from './side-by-side.ts'

const format: NumberFormat = { decimal: '.', thousands: [','], votes: 1 }
const xs = [50, 190, 270, 310, 440, 530]

const gridOf = (rows: string[][]): Grid => ({
  kind: 'table',
  points: true,
  title: null,
  headerRows: 1,
  line: 8,
  rows: rows.map((texts, index) => ({
    index,
    top: index * 12,
    bottom: index * 12 + 8,
    cells: texts.flatMap((text, i) => {
      const x0 = xs[i] ?? 0
      const box = { x: x0, y: index * 12, width: 30, height: 8 }
      const place = { start: index * 100 + i * 10, x0, x1: x0 + 30, box, bold: false, address: null, raw: null }
      return text ? [readCell(text, place, format)] : []
    }),
  })),
})
const said = (grids: Grid[]): string[] =>
  grids.map(({ rows }) => rows.map(({ cells }) => cells.map(({ text }) => text).join(' ')).join(' / '))

it('parts two tables beside each other whose heads say the same', () => {
  const beside = gridOf([
    ['Gender', 'Number', '%', 'Age', 'Number', '%'],
    ['Women', '41', '31.5', 'Under 30', '1,072', '9.0'],
    ['Men', '89', '68.5', '30 to 50', '6,430', '54.0'],
    ['', '', '', 'Older', '4,406', '37.0'],
  ])
  expect(said(tablesBeside(beside))).toEqual([
    'Gender Number % / Women 41 31.5 / Men 89 68.5',
    'Age Number % / Under 30 1,072 9.0 / 30 to 50 6,430 54.0 / Older 4,406 37.0',
  ])
})

it('parts them where rows of the second stand in below others', () => {
  const beside = gridOf([
    ['Emissions', '2024', '2023', 'Resources', '2024', '2023'],
    ['Scope 1', '41', '31', 'Waste, t', '1,072', '900'],
    ['Scope 2', '89', '68', 'hazardous, t', '64', '54'],
  ])
  const [, row] = [beside.rows[1], beside.rows[2]]
  if (row) row.cells = row.cells.map((cell, i) => (i === 3 ? { ...cell, x0: cell.x0 + 8, x1: cell.x1 + 8 } : cell))
  expect(said(tablesBeside(beside))).toHaveLength(2)
})

it('leaves a table with a column of words in its middle whole', () => {
  const remarks = gridOf([
    ['Figure', '2024', '2025', 'Remark', 'Target', '%'],
    ['Water', '41', '31.5', 'restated', '20', '9.0'],
    ['Energy', '89', '68.5', 'estimated', '50', '54.0'],
  ])
  expect(tablesBeside(remarks)).toHaveLength(1)
})

it('ends where all of a layout stands on one side of what looks like a gutter', () => {
  const layout = gridOf([
    ['12', 'Energy', '13'],
    ['14', 'Water', '15'],
  ])
  const narrow = layout.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, x0: 50 })) }))
  expect(sideBySide({ ...layout, rows: narrow })).toHaveLength(1)
})

it('parts a layout no more often than anybody lays out columns', () => {
  const rows = [0, 1].map((index) => ({
    index,
    top: index * 12,
    bottom: index * 12 + 8,
    cells: Array.from({ length: 2_000 }, (_, i) =>
      readCell(
        i % 2 ? 'Energy' : '12',
        { start: i * 10, x0: i * 20, x1: i * 20 + 10, box: null, bold: false, address: null, raw: null },
        format,
      ),
    ),
  }))
  expect(sideBySide({ ...gridOf([]), rows }).length).toBeLessThan(50)
})
