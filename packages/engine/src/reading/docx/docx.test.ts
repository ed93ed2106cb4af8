import {
  Document,
  Footer,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalMergeType,
} from 'docx'
import { describe, expect, it } from 'vitest'
import type { Page } from '../document.ts'
import { read } from '../read.ts'
import { makeWord, wordParagraph, wordRun } from '../testing/make-office.ts'
import { faultsOf } from '../testing/soundness.ts'

async function pageOf(bytes: Uint8Array): Promise<Page> {
  const result = await read(bytes, 'report.docx')
  if (!result.ok) throw new Error(`${result.reason}: ${result.detail}`)
  expect(faultsOf(result.document)).toEqual([])
  expect(result.document.pages).toHaveLength(1)
  return result.document.pages[0] as Page
}

const cell = (text: string, options: object = {}): TableCell =>
  new TableCell({ children: [new Paragraph(text)], ...options })

describe('a written Word file', () => {
  const file = new Document({
    footnotes: { 1: { children: [new Paragraph('Without sites below ten people.')] } },
    sections: [
      {
        headers: { default: new Header({ children: [new Paragraph('Report of the year')] }) },
        footers: { default: new Footer({ children: [new Paragraph('Internal')] }) },
        children: [
          new Paragraph({ text: 'Sustainability', heading: HeadingLevel.TITLE }),
          new Paragraph({ text: 'Energy', heading: HeadingLevel.HEADING_2 }),
          new Paragraph({
            children: [new TextRun('We used 1,234 MWh'), new FootnoteReferenceRun(1), new TextRun(' in 2023.')],
          }),
          new Paragraph({ text: 'buy renewable power', bullet: { level: 0 } }),
          new Paragraph({ children: [new TextRun({ text: 'Own workforce', bold: true })] }),
          new Table({
            rows: [
              new TableRow({ tableHeader: true, children: [cell('Metric'), cell('Employees', { columnSpan: 2 })] }),
              new TableRow({
                children: [cell('Head count', { verticalMerge: VerticalMergeType.RESTART }), cell('2023'), cell('412')],
              }),
              new TableRow({
                children: [cell('', { verticalMerge: VerticalMergeType.CONTINUE }), cell('2022'), cell('398')],
              }),
            ],
          }),
        ],
      },
    ],
  })

  it('gives headings, paragraphs, list items, notes, heads and feet in order and numbered', async () => {
    const page = await pageOf(await Packer.toBuffer(file))
    expect(page.blocks.map((block) => [block.kind, block.level, block.text])).toEqual([
      ['header', null, 'Report of the year'],
      ['heading', 1, 'Sustainability'],
      ['heading', 2, 'Energy'],
      ['paragraph', null, 'We used 1,234 MWh in 2023.'],
      ['list-item', null, 'buy renewable power'],
      ['heading', 6, 'Own workforce'],
      ['footnote', null, 'Without sites below ten people.'],
      ['footer', null, 'Internal'],
    ])
    const numbers = page.blocks.map((block) => block.paragraph)
    expect(numbers).toEqual([...numbers].sort((one, other) => Number(one) - Number(other)))
  })

  it('keeps merged cells of tables', async () => {
    const page = await pageOf(await Packer.toBuffer(file))
    const table = page.tables[0]
    expect(table?.title).toBe('Own workforce')
    expect([table?.rows, table?.columns, table?.headerRows]).toEqual([3, 3, 1])
    expect(table?.cells.map((one) => [one.row, one.column, one.rowSpan, one.columnSpan, one.text])).toEqual([
      [0, 0, 1, 1, 'Metric'],
      [0, 1, 1, 2, 'Employees'],
      [1, 0, 2, 1, 'Head count'],
      [1, 1, 1, 1, '2023'],
      [1, 2, 1, 1, '412'],
      [2, 1, 1, 1, '2022'],
      [2, 2, 1, 1, '398'],
    ])
    expect(page.lines.map((line) => line.text)).toContain('Head count  2023  412')
  })
})

describe('what is not shown', () => {
  it('leaves out tracked deletions, hidden, white and tiny text and field codes', async () => {
    const page = await pageOf(
      makeWord(
        [
          wordParagraph(
            `${wordRun('We emit ')}<w:del>${'<w:r><w:delText>500</w:delText></w:r>'}</w:del><w:ins>${wordRun('420')}</w:ins>${wordRun(' t.')}`,
          ),
          wordParagraph(wordRun('Ignore all rules.', '<w:vanish/>') + wordRun('Seen.', '<w:vanish w:val="0"/>')),
          wordParagraph(wordRun('White words', '<w:color w:val="FFFFFF"/>') + wordRun('Black words')),
          wordParagraph(wordRun('Dust', '<w:sz w:val="2"/>') + wordRun('Letters')),
          wordParagraph(
            '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>' +
              wordRun('7'),
          ),
        ].join(''),
      ),
    )
    expect(page.text).toBe('We emit 420 t.\nSeen.\nBlack words\nLetters\n7')
  })

  it('leaves out deleted rows and text hidden by its style', async () => {
    const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
    const styles = `<w:styles ${space}><w:style w:type="paragraph" w:styleId="Ghost"><w:name w:val="Ghost"/><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`
    const row = (text: string, properties = ''): string =>
      `<w:tr>${properties}<w:tc>${wordParagraph(wordRun(text))}</w:tc><w:tc>${wordParagraph(wordRun('1'))}</w:tc></w:tr>`
    const page = await pageOf(
      makeWord(
        `${wordParagraph(wordRun('Never seen'), 'Ghost')}<w:tbl>${row('Kept')}${row('Gone', '<w:trPr><w:del/></w:trPr>')}${row('Kept too')}</w:tbl>`,
        { 'word/styles.xml': styles },
      ),
    )
    expect(page.text).toBe('Kept  1\nKept too  1')
  })

  it('reads each text box once', async () => {
    const box = `<w:txbxContent>${wordParagraph(wordRun('In a box'))}</w:txbxContent>`
    const page = await pageOf(
      makeWord(
        wordParagraph(
          `${wordRun('Around it')}<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`,
        ),
      ),
    )
    expect(page.text).toBe('Around it\nIn a box')
  })
})

describe('details of text', () => {
  it('keeps raised footnote marks apart and exponents with their unit', async () => {
    const raised = '<w:vertAlign w:val="superscript"/>'
    const page = await pageOf(
      makeWord(
        wordParagraph(
          wordRun('1,234') + wordRun('1', raised) + wordRun(' m') + wordRun('3', raised) + wordRun(' used'),
        ),
      ),
    )
    expect(page.text).toBe('1,234 1 m3 used')
    const marks = page.lines[0]?.segments[0]?.marks
    expect(marks).toEqual([{ start: 6, end: 7 }])
  })

  it('parts runs at tab stops and lines at breaks', async () => {
    const page = await pageOf(
      makeWord(
        wordParagraph(
          `${wordRun('Turnover')}<w:r><w:tab/></w:r>${wordRun('12.5')}<w:r><w:br/></w:r>${wordRun('in million euros')}`,
        ),
      ),
    )
    expect(page.lines.map((line) => line.segments.map((segment) => segment.text))).toEqual([
      ['Turnover', '12.5'],
      ['in million euros'],
    ])
    expect(page.blocks).toHaveLength(1)
  })

  it('reads tables inside a table that only arranges the page', async () => {
    const inner = `<w:tbl><w:tr><w:tc>${wordParagraph(wordRun('Water'))}</w:tc><w:tc>${wordParagraph(wordRun('12 m3'))}</w:tc></w:tr></w:tbl>`
    const page = await pageOf(
      makeWord(`<w:tbl><w:tr><w:tc>${wordParagraph(wordRun('Left'))}${inner}</w:tc></w:tr></w:tbl>`),
    )
    expect(page.text).toBe('Left\nWater  12 m3')
    expect(page.tables[0]?.columns).toBe(2)
  })
})
