import { PDFDocument, StandardFonts, setTextRenderingMode, TextRenderingMode } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { makePdf, type Pen, paragraph, randomFrom } from '../testing/make-pdf.ts'
import { documentOf, leftColumn, linesOf, pagesOf, rightColumn } from '../testing/read-pages.ts'

// A grey picture of one point.
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

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

  it('reads a paragraph that goes on in the next column as one', async () => {
    const [page] = await pagesOf((pen) => {
      paragraph(pen, leftColumn.slice(0, 4), 50, 100)
      paragraph(pen, leftColumn.slice(4).concat('and of those that joined it during the course of the year.'), 320, 100)
      paragraph(pen, rightColumn, 320, 160)
    })
    expect(page?.blocks[0]?.text).toMatch(
      /^The company .* as described in the environmental handbook .* of the year\.$/,
    )
  })

  it('keeps the wide gaps of justified lines inside the line', async () => {
    const [page] = await pagesOf((pen) => {
      paragraph(pen, leftColumn, 50, 100)
      const words = 'dem Vorjahr im Jahr 2024 betrug der'.split(' ')
      let x = 50
      for (const word of words) x = pen.text(`${word} `, x, 165) + 12
    })
    expect(linesOf(page).at(-1)).toBe('dem Vorjahr im Jahr 2024 betrug der')
  })

  it('reads tiles of a figure and its words one after the other', async () => {
    const [page] = await pagesOf((pen) => {
      paragraph(pen, leftColumn, 50, 300)
      for (const [index, [figure, ...words]] of [
        ['42 %', 'less greenhouse gas', 'than in the base year'],
        ['1,234', 'people trained in', 'safety at work'],
      ].entries()) {
        pen.text(figure as string, 50 + index * 160, 100, { size: 24 })
        paragraph(pen, words, 50 + index * 160, 118)
      }
    })
    expect(page?.blocks.slice(0, 2).map((block) => block.text)).toEqual([
      '42 % less greenhouse gas than in the base year',
      '1,234 people trained in safety at work',
    ])
  })

  it('reads notes in the margin apart from the text beside them', async () => {
    const [page] = await pagesOf((pen) => {
      paragraph(pen, [...leftColumn, ...rightColumn], 150, 100, 14)
      paragraph(pen, ['3 All sites', 'with more than', 'ten people', 'and those', 'with a depot'], 50, 106, 9, {
        size: 7,
      })
    })
    const texts = page?.blocks.map((block) => block.text)
    expect(texts).toContain('3 All sites with more than ten people and those with a depot')
    expect(texts).toContain([...leftColumn, ...rightColumn].join(' '))
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

  it('takes no head of a table for a running head, although it stands in one place on several pages', async () => {
    const heads = ['Site North', 'Site South', 'Total 2025', 'Total 2024']
    const pages = await pagesOf(
      ...['Energy', 'Water', 'Waste'].map((subject) => (pen: Pen) => {
        pen.text('Report of the year', 50, 30, { size: 8 })
        heads.forEach((head, i) => {
          pen.right(head, 270 + i * 75, 70, { size: 8, bold: true })
        })
        ;['used', 'returned', 'stored'].forEach((what, row) => {
          pen.text(`${subject} ${what}`, 50, 88 + row * 14, { size: 8 })
          heads.forEach((_, i) => {
            pen.right(`${(row + 2) * 113 + i * 1000}`, 270 + i * 75, 88 + row * 14, { size: 8 })
          })
        })
      }),
    )
    for (const page of pages) {
      expect(page.blocks.filter(({ kind }) => kind === 'header').map(({ text }) => text)).toEqual([
        'Report of the year',
      ])
      expect(page.tables[0]?.cells.filter(({ row }) => row === 0).map(({ text }) => text)).toEqual(heads)
    }
  })

  it('begins a paragraph where a list ends without a gap, but not where an item goes on below its bullet', async () => {
    const [page] = await pagesOf((pen) => {
      pen.text('This is what we used in the year, by where the energy came from and by kind:', 50, 100)
      pen.text('• Solar power from our own roofs: 308 MWh', 50, 113)
      pen.text('• Heat from renewable sources that we purchased from the networks of the towns:', 50, 126)
      pen.text('Utrecht 161 MWh', 50, 139)
      pen.text('The panels produced 341 MWh.', 50, 152)
    })
    expect(page?.blocks.map((block) => block.text)).toEqual([
      expect.stringMatching(/^This/),
      expect.stringMatching(/308 MWh$/),
      expect.stringMatching(/Utrecht 161 MWh$/),
      'The panels produced 341 MWh.',
    ])
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

  it('leaves out text painted invisibly, but reads it over the picture of a scan', async () => {
    const words = 'Recognised words of a scan'
    const file = await PDFDocument.load(
      await makePdf([(pen) => paragraph(pen, leftColumn, 50, 300), () => {}, () => {}]),
    )
    const [first, second, third] = file.getPages()
    const font = await file.embedFont(StandardFonts.Helvetica)
    const scan = await file.embedPng(onePixel)
    third?.drawImage(scan, { x: 0, y: 0, width: 595, height: 842 })
    for (const page of [first, second, third]) {
      page?.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible))
      page?.drawText(words, { x: 50, y: 700, size: 10, font })
    }
    const { pages } = await documentOf(await file.save())
    expect(pages.map((page) => page.text)).toEqual([leftColumn.join('\n'), '', words])
  })

  it('reads what was typed into the fields of a form', async () => {
    const file = await PDFDocument.load(await makePdf([(pen) => void pen.text('Employees', 50, 100)]))
    const field = file.getForm().createTextField('employees')
    field.setText('1,234')
    field.addToPage(file.getPage(0), { x: 200, y: 735, width: 80, height: 18, borderWidth: 0 })
    const { pages } = await documentOf(await file.save())
    expect(pages[0]?.text).toBe('Employees  1,234')
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
