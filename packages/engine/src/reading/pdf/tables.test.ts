import { describe, expect, it } from 'vitest'
import { type Pen, paragraph } from '../testing/make-pdf.ts'
import { leftColumn, linesOf, pagesOf, rightColumn, rowsOf } from '../testing/read-pages.ts'

const header = ['2023', '2022', '2021']
const figures = [
  ['Total energy', '1,234.5', '1,300.0', '1,410.2'],
  ['of which renewable', '834.5', '700.0', '610.2'],
  ['Own production', '12.5', 'n/a', '–'],
  ['Energy intensity', '0.45', '0.48', '0.52'],
]

function drawTable(pen: Pen, rows: string[][], top: number, pitch: number): void {
  header.forEach((year, index) => {
    pen.right(year, 350 + index * 70, top, { bold: true })
  })
  rows.forEach(([label = '', ...values], index) => {
    pen.text(label, 50, top + (index + 1) * pitch)
    values.forEach((value, column) => {
      pen.right(value, 350 + column * 70, top + (index + 1) * pitch)
    })
  })
}

describe('tables', () => {
  it('finds figures that stand below each other, with their head of years and the heading above', async () => {
    const [page] = await pagesOf((pen) => {
      pen.text('Energy of the group', 50, 70, { bold: true, size: 13 })
      drawTable(pen, figures, 100, 16)
      paragraph(pen, leftColumn, 50, 220)
    })
    expect(rowsOf(page)).toEqual([header, ...figures])
    expect(page?.tables[0]?.headerRows).toBe(1)
    expect(page?.tables[0]?.columns).toBe(4)
    expect(page?.tables[0]?.title).toBe('Energy of the group')
    expect(linesOf(page)[2]).toBe('Total energy  1,234.5  1,300.0  1,410.2')
  })

  it('joins a label of two lines with the figures beside its middle', async () => {
    const [page] = await pagesOf((pen) => {
      drawTable(pen, figures.slice(0, 2), 100, 40)
      pen.text('Number of accidents at work that', 50, 220)
      pen.text('had to be reported', 50, 231)
      for (const [index, value] of ['12', '15', '9'].entries()) pen.right(value, 350 + index * 70, 225.5)
    })
    expect(rowsOf(page).at(-1)).toEqual(['Number of accidents at work that had to be reported', '12', '15', '9'])
  })

  it('joins wrapped labels in dense tables by their wording', async () => {
    const [page] = await pagesOf((pen) => {
      drawTable(pen, figures.slice(0, 2), 100, 12)
      pen.text('Waste that was led to', 50, 136)
      pen.text('recycling and reuse', 50, 148)
      for (const [index, value] of ['12', '15', '9'].entries()) pen.right(value, 350 + index * 70, 148)
    })
    expect(rowsOf(page).at(-1)).toEqual(['Waste that was led to recycling and reuse', '12', '15', '9'])
  })

  it('takes bands between drawn lines as rows', async () => {
    const cells = [
      [['Topic'], ['Measure'], ['State']],
      [['Diversity and', 'inclusion'], ['Training of all people who', 'lead a team'], ['75 %']],
      [['Health'], ['Regular checks by the', 'company’s own doctors'], ['ongoing']],
    ]
    const [page] = await pagesOf((pen) => {
      pen.line(50, 500, 88)
      cells.forEach((row, index) => {
        const top = 100 + index * 36
        row.forEach((lines, column) => {
          paragraph(pen, lines, 52 + column * 160, top, 11, { size: 9, bold: index === 0 })
        })
        pen.line(50, 500, top + 22)
      })
    })
    expect(rowsOf(page)).toEqual(cells.map((row) => row.map((lines) => lines.join(' '))))
    expect(page?.tables[0]?.headerRows).toBe(1)
  })

  it('parts figures that stand close to their label or to each other', async () => {
    const [page] = await pagesOf((pen) => {
      drawTable(pen, [['Accidents', '2.028', '1.843', '1.667']], 100, 14)
      const end = pen.text('Emissions that could not be avoided in this', 50, 128)
      pen.text('8.7', end + 3, 128)
      pen.right('9.6', 420, 128)
      pen.right('3.1', 490, 128)
      expect(end).toBeGreaterThan(230)
    })
    expect(rowsOf(page)[1]).toEqual(['Accidents', '2.028', '1.843', '1.667'])
  })

  it('makes no table of prose that holds numbers', async () => {
    const [page] = await pagesOf((pen) => {
      paragraph(
        pen,
        ['In 2023 we used 1,234 MWh of power, 12 % less', 'than in 2022, when it had been 1,402 MWh in all.'],
        50,
        100,
      )
    })
    expect(page?.tables).toEqual([])
  })

  it('lets a head over the middle of several columns head them all', async () => {
    const [page] = await pagesOf((pen) => {
      pen.text('Group', 330, 84, { bold: true })
      pen.text('Germany', 470, 84, { bold: true })
      for (const [index, year] of ['2023', '2022', '2023', '2022'].entries())
        pen.right(year, 330 + index * 70, 98, { bold: true })
      for (const [row, label] of ['Scope 1', 'Scope 2'].entries()) {
        pen.text(label, 50, 114 + row * 14)
        for (let column = 0; column < 4; column++)
          pen.right(`${row + 1}${column}4.5`, 330 + column * 70, 114 + row * 14)
      }
    })
    const heads = page?.tables[0]?.cells.filter((cell) => cell.row === 0)
    expect(page?.tables[0]?.headerRows).toBe(2)
    expect(heads?.map((cell) => [cell.text, cell.column, cell.columnSpan])).toEqual([
      ['Group', 1, 2],
      ['Germany', 3, 2],
    ])
  })

  it('keeps two tables side by side apart, each with its heading', async () => {
    const [page] = await pagesOf((pen) => {
      for (const [x, title, rows] of [
        [
          50,
          'People',
          [
            ['Everybody', '412'],
            ['Women', '190'],
            ['Men', '222'],
          ],
        ],
        [
          320,
          'Accidents',
          [
            ['Reported', '23'],
            ['Days lost', '312'],
            ['Deaths', '0'],
          ],
        ],
      ] as const) {
        pen.text(title, x, 100, { bold: true })
        pen.right('2023', x + 200, 122, { bold: true })
        rows.forEach(([label, value], index) => {
          pen.text(label, x, 136 + index * 14)
          pen.right(value, x + 200, 136 + index * 14)
        })
      }
    })
    expect(page?.tables.map((table) => table.title)).toEqual(['People', 'Accidents'])
    expect(rowsOf(page, 1).at(-1)).toEqual(['Deaths', '0'])
    expect(linesOf(page).slice(0, 3)).toEqual(['People', '2023', 'Everybody  412'])
  })

  it('reads a table below columns of text as a table', async () => {
    const [page] = await pagesOf((pen) => {
      paragraph(pen, leftColumn, 50, 100)
      paragraph(pen, rightColumn, 320, 100)
      pen.text('Energy in figures', 50, 200, { bold: true, size: 13 })
      drawTable(pen, figures, 224, 16)
    })
    expect(linesOf(page).slice(0, 11)).toEqual([...leftColumn, ...rightColumn, 'Energy in figures'])
    expect(rowsOf(page)).toEqual([header, ...figures])
  })

  it('begins a second table at a second head, also between drawn lines', async () => {
    const [page] = await pagesOf((pen) => {
      const tables = [
        ['Gas', 'Oil'],
        ['Wells', 'Rain'],
      ]
      tables.forEach((labels, table) => {
        const top = 100 + table * 78
        pen.text(['Energy', 'Water'][table] as string, 50, top, { bold: true })
        for (const [index, year] of ['2023', '2022'].entries())
          pen.right(year, 350 + index * 70, top + 18, { bold: true })
        pen.line(50, 430, top + 22)
        labels.forEach((label, row) => {
          pen.text(label, 52, top + 34 + row * 16)
          for (const column of [0, 1]) pen.right(`${table}${row}${column}.5`, 350 + column * 70, top + 34 + row * 16)
          pen.line(50, 430, top + 38 + row * 16)
        })
      })
      pen.text('Days lost fell from 530 to 412 over the whole year in all.', 50, 262)
    })
    expect(page?.tables.map((table) => [table.title, table.rows, table.headerRows])).toEqual([
      ['Energy', 3, 1],
      ['Water', 3, 1],
    ])
    expect(rowsOf(page, 1)[1]).toEqual(['Wells', '100.5', '101.5'])
    expect(page?.blocks.at(-1)?.text).toMatch(/^Days lost/)
  })
})
