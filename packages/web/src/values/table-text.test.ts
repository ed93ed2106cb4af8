import { expect, it } from 'vitest'
import { cellsOfPasted, tableOf, textOfTable, withPasted } from './table-text.ts'

it.each([
  [
    [
      ['Country', 'Employees'],
      ['Germany', '1,200'],
      ['Austria', ''],
    ],
  ],
  // An empty corner, a stroke in a cell, and an empty last cell.
  [
    [
      ['', '2024'],
      ['Scope 1 | 2', ''],
      ['', ''],
    ],
  ],
])('keeps every cell of %j in a text, also one that is trimmed', (cells) => {
  expect(tableOf(textOfTable(cells).trim())).toEqual(cells)
})

it('reads well, and is empty without a word', () => {
  expect(
    textOfTable([
      ['Country', 'Employees'],
      ['Germany', '5'],
    ]),
  ).toBe('Country | Employees\nGermany | 5')
  expect(
    textOfTable([
      ['', ' '],
      ['', ''],
    ]),
  ).toBe('')
})

it.each(['In words only.', '', 'one | two\nthree'])('takes %j for running text', (text) => {
  expect(tableOf(text)).toBeNull()
})

it('takes cells out of spreadsheets', () => {
  expect(cellsOfPasted('a\tb\r\nc\t\r\n')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ])
  expect(cellsOfPasted('"two\nlines"\t"with ""quotes"""\n12" pipe\t1')).toEqual([
    ['two\nlines', 'with "quotes"'],
    ['12" pipe', '1'],
  ])
})

it('grows as far as what is pasted needs it', () => {
  const cells = [
    ['a', 'b'],
    ['c', 'd'],
  ]
  expect(withPasted(cells, { row: 1, column: 1 }, [['x', 'y'], ['z']])).toEqual([
    ['a', 'b', ''],
    ['c', 'x', 'y'],
    ['', 'z', ''],
  ])
})
