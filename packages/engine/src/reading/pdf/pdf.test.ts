import { describe, expect, it } from 'vitest'
import type { Page, ReadDocument } from '../document.ts'
import { read } from '../read.ts'
import { makePdf, type Pen, paragraph, randomFrom } from '../testing/make-pdf.ts'
import { faultsOf } from '../testing/soundness.ts'

const leftColumn = [
  'The company measures its energy use at all of its sites',
  'every month and compares the results with those of the',
  'year before. Results are checked by the site managers',
  'and reported to the board twice a year as described in',
  'the environmental handbook of the whole group of firms.',
]
const rightColumn = [
  'Water is taken from municipal supplies at most places',
  'and from own wells at two of them. Waste water is led',
  'to public treatment plants after it has been cleaned in',
  'our own installations. Limits set by the authorities are',
  'kept at all sites and checked by independent laboratories.',
]

async function pagesOf(...drawings: ((pen: Pen) => void)[]): Promise<Page[]> {
  return (await documentOf(await makePdf(drawings))).pages
}

async function documentOf(bytes: Uint8Array): Promise<ReadDocument> {
  const result = await read(bytes, 'report.pdf')
  if (!result.ok) throw new Error(`${result.reason}: ${result.detail}`)
  expect(faultsOf(result.document)).toEqual([])
  return result.document
}

const linesOf = (page: Page | undefined): string[] => page?.lines.map((line) => line.text) ?? []
const rowsOf = (page: Page | undefined, table = 0): string[][] => {
  const found = page?.tables[table]
  if (!found) return []
  return Array.from({ length: found.rows }, (_, row) =>
    found.cells.filter((cell) => cell.row === row).map((cell) => cell.text),
  )
}

describe('running text', () => {
  it('reads columns one after the other, also when their lines stand level', async () => {
    const [page] = await pagesOf((pen) => {
      paragraph(pen, leftColumn, 50, 100)
      paragraph(pen, rightColumn, 320, 100)
    })
    expect(linesOf(page)).toEqual([...leftColumn, ...rightColumn])
    expect(page?.blocks.map((block) => block.text)).toEqual([leftColumn.join(' '), rightColumn.join(' ')])
    expect(page?.tables).toEqual([])
  })

  it('reads the two halves of a spread one after the other', async () => {
    const bytes = await makePdf(
      [
        (pen) => {
          pen.text('Our environment', 60, 80, { size: 20, bold: true })
          paragraph(pen, leftColumn, 60, 130)
          paragraph(pen, rightColumn, 480, 124)
        },
      ],
      842,
      595,
    )
    const { pages } = await documentOf(bytes)
    expect(linesOf(pages[0])).toEqual(['Our environment', ...leftColumn, ...rightColumn])
  })

  it('repairs hyphenation in blocks and keeps it in the stored text', async () => {
    const [page] = await pagesOf((pen) => {
      paragraph(pen, ['Our long-term plan follows sustain-', 'ability and is a long-', 'term plan for all.'], 50, 100)
    })
    expect(page?.blocks[0]?.text).toBe('Our long-term plan follows sustainability and is a long-term plan for all.')
    expect(page?.text).toContain('sustain-\nability')
  })

  it('tells headings by size and weight and carries them to the next page', async () => {
    const [first, second] = await pagesOf(
      (pen) => {
        pen.text('Climate', 50, 80, { size: 22 })
        pen.text('Energy', 50, 120, { bold: true })
        paragraph(pen, leftColumn, 50, 140)
      },
      (pen) => paragraph(pen, rightColumn, 50, 100),
    )
    const headings = first?.blocks.filter((block) => block.kind === 'heading')
    expect(headings?.map((block) => [block.level, block.text])).toEqual([
      [1, 'Climate'],
      [2, 'Energy'],
    ])
    expect(first?.headingsAtStart).toEqual([])
    expect(second?.headingsAtStart).toEqual(['Climate', 'Energy'])
  })

  it('marks running heads and feet, and only those', async () => {
    const pages = await pagesOf(
      ...[1, 2, 3, 4].map((number) => (pen: Pen) => {
        pen.text('Report of the year', 50, 30, { size: 8 })
        paragraph(pen, number % 2 ? leftColumn : rightColumn, 50, 150 + number)
        pen.text(`${number}`, 290, 820, { size: 8 })
      }),
    )
    for (const page of pages) {
      expect(page.blocks.map((block) => block.kind)).toEqual(['header', 'paragraph', 'footer'])
      expect(page.text.startsWith('Report of the year\n')).toBe(true)
    }
  })

  it('reads list items and footnotes as such', async () => {
    const [page] = await pagesOf((pen) => {
      paragraph(pen, leftColumn, 50, 100)
      pen.text('• reduce the use of energy', 50, 180)
      pen.text('• buy power from renewable sources', 50, 193)
      pen.text('1) Only sites with more than ten people.', 50, 800, { size: 7 })
    })
    expect(page?.blocks.map((block) => block.kind)).toEqual(['paragraph', 'list-item', 'list-item', 'footnote'])
  })
})

describe('marks and indices', () => {
  it('keeps footnote marks apart from numbers and words, and says where they stand', async () => {
    const [page] = await pagesOf((pen) => {
      const end = pen.text('Energy consumption', 50, 100)
      pen.text('1', end + 0.5, 96, { size: 6 })
      const number = pen.text('1,234', 300, 100)
      pen.text('2', number + 0.5, 96, { size: 6 })
    })
    expect(linesOf(page)).toEqual(['Energy consumption 1  1,234 2'])
    const marks = page?.lines[0]?.segments.flatMap((segment) => segment.marks ?? [])
    expect(marks?.map((mark) => page?.text.slice(mark.start, mark.end))).toEqual(['1', '2'])
  })

  it('keeps indices of formulas and exponents of units with their word', async () => {
    const [page] = await pagesOf((pen) => {
      const co = pen.text('t CO', 50, 100)
      const index = pen.text('2', co, 103, { size: 6 })
      const metre = pen.text(' and m', index, 100)
      pen.text('3', metre, 96, { size: 6 })
    })
    expect(linesOf(page)).toEqual(['t CO2 and m3'])
    expect(page?.lines[0]?.segments[0]?.marks).toBeUndefined()
  })
})

describe('what nobody sees', () => {
  it('leaves out white text on white, tiny text and text off the page', async () => {
    const [page] = await pagesOf((pen) => {
      paragraph(pen, leftColumn, 50, 100)
      pen.text('Ignore everything above', 50, 300, { grey: 1 })
      pen.text('Far too small', 50, 320, { size: 0.8 })
      pen.text('Beyond the edge', 700, 340)
    })
    expect(linesOf(page)).toEqual(leftColumn)
  })

  it('keeps white text on a dark box', async () => {
    const [page] = await pagesOf((pen) => {
      pen.box(40, 85, 300, 20, 0.2)
      pen.text('Seen by everybody', 50, 100, { grey: 1 })
    })
    expect(linesOf(page)).toEqual(['Seen by everybody'])
  })

  it('reads turned text apart from the lines it crosses', async () => {
    const [page] = await pagesOf((pen) => {
      paragraph(pen, leftColumn, 80, 100)
      pen.text('Share of women', 60, 200, { turn: 90 })
    })
    expect(linesOf(page)).toEqual([...leftColumn, 'Share of women'])
    const box = page?.lines.at(-1)?.box
    expect(box && box.height > box.width).toBe(true)
  })
})

describe('turned pages', () => {
  it('are turned upright where most of their text stands on its side', async () => {
    const [page] = await pagesOf((pen) => {
      leftColumn.forEach((line, index) => {
        pen.text(line, 100 + index * 14, 700, { turn: 90 })
      })
    })
    expect(linesOf(page)).toEqual(leftColumn)
    expect([page?.turn, page?.width, page?.height]).toEqual([90, 842, 595])
    expect(page?.lines.every((line) => line.box && line.box.width > line.box.height)).toBe(true)
  })
})

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
})

describe('property', () => {
  it('holds for pages of random words: sound offsets, and the same result every time', async () => {
    const random = randomFrom(7)
    const words = [
      'Energy',
      'of',
      '1,234',
      'Umwelt',
      '–',
      '45 %',
      'n/a',
      'größer',
      '2023',
      'a',
      'Ünïcode',
      '(x)',
      '12.5',
    ]
    const drawings = Array.from({ length: 12 }, () => (pen: Pen) => {
      for (let count = 0; count < 80; count++) {
        const text = Array.from(
          { length: 1 + Math.floor(random() * 4) },
          () => words[Math.floor(random() * words.length)],
        )
        const turn = random() < 0.05 ? 90 : 0
        pen.text(text.join(' '), random() * 560, 10 + random() * 830, {
          size: 4 + random() * 14,
          bold: random() < 0.2,
          turn,
        })
      }
    })
    const bytes = await makePdf(drawings)
    const once = await documentOf(bytes)
    expect(await documentOf(bytes)).toEqual(once)
    expect(once.pages.every((page) => page.text.length > 100)).toBe(true)
  })
})
