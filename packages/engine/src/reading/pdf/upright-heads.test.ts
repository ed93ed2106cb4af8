import { expect, it } from 'vitest'
import { linesOf, pagesOf, rowsOf } from '../testing/read-pages.ts'

const rows = [
  ['Tea', '13,100', '11,900', '12,450'],
  ['Coffee', '5,600', '5,200', '4,980'],
]

it.each([90, -90])('heads that are written at %d degrees head the columns of figures below them', async (turn) => {
  const [page] = await pagesOf((pen) => {
    pen.text('Drinks (l)', 50, 150, { bold: true })
    for (const [at, year] of ['2022', '2023', '2024'].entries())
      pen.text(year, 320 + at * 60, turn === 90 ? 165 : 140, { turn, bold: true })
    for (const [down, row] of rows.entries())
      for (const [column, text] of row.entries())
        if (column === 0) pen.text(text, 50, 190 + down * 20)
        else pen.right(text, 330 + (column - 1) * 60, 190 + down * 20)
  })
  expect(rowsOf(page)).toEqual([['Drinks (l)', '2022', '2023', '2024'], ...rows])
  expect(page?.tables[0]?.headerRows).toBe(1)
})

it('a text beside a page that is written upwards stays what it is', async () => {
  const [page] = await pagesOf((pen) => {
    pen.text('Report of the year, all rights reserved by us', 560, 500, { turn: 90 })
    pen.text('We drank 12,450 litres of tea.', 50, 520)
  })
  expect(linesOf(page)).toEqual(['We drank 12,450 litres of tea.', 'Report of the year, all rights reserved by us'])
})
