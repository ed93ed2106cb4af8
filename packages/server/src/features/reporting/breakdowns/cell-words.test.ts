import { breakdownOf, freeMember } from '@esrs/engine/esrs'
import { expect, test } from 'vitest'
import { cellsInLine, cellsInTable } from './cell-words.ts'

const cell = (dimension: string, number: number) => ({ dimension, number, unit: 't' })

test('a table names categories in the order of the standard, whichever was entered first', () => {
  const cells = [cell('cat6', 6), cell('cat1', 1), cell('cat15', 15), cell('cat4', 4)]
  const table = cellsInTable(breakdownOf('E1-6_11')!, cells, 2025, 'en')
  expect(table.split('\n').map((line) => /^\d+/.exec(line)?.[0])).toEqual([undefined, '1', '4', '6', '15'])
})

test('members of a company’s own come after those of the standard, in the order of their entry', () => {
  const own = (name: string) => freeMember(name)!
  const cells = [cell(own('Zinc dust'), 1), cell('carcinogenicity', 2), cell(own('Adhesives'), 3)]
  expect(cellsInLine(breakdownOf('E2-5_04')!, cells, 'en')).toMatch(/Carcinogenicity.*Zinc dust.*Adhesives/)
})
