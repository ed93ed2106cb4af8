import { expect, test } from 'vitest'
import { gridLimits, sheetGrid } from './sheet-grid.ts'

test('cells stand where the sheet has them, from the first row that holds something', () => {
  const cells = [
    { row: 4, column: 1, text: 'Waste' },
    { row: 4, column: 2, text: '12' },
    { row: 2, column: 0, text: 'Title' },
  ]
  expect(sheetGrid(cells)).toEqual({ firstRow: 3, rows: [['Title'], [], ['', 'Waste', '12']] })
})

test('a sheet with a cell in its last corner does not become the whole grid', () => {
  const cells = [
    { row: 0, column: 0, text: 'a' },
    { row: 1_048_575, column: 0, text: 'b' },
    { row: 1, column: 16_383, text: 'c' },
    { row: gridLimits.rows - 1, column: gridLimits.columns - 1, text: 'd' },
  ]
  const grid = sheetGrid(cells)
  expect(grid?.rows).toHaveLength(gridLimits.rows)
  expect(Math.max(...(grid?.rows ?? []).map((row) => row.length))).toBe(gridLimits.columns)
  expect(sheetGrid([])).toBeNull()
})
