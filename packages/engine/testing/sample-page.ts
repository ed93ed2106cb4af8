import type { Block, Cell, Line, Page, ReadDocument, Segment, Table } from '../src/reading/document.ts'

/** A part of a page made for a test: a heading, a paragraph, or a table of rows of cells (first row is the header). */
export type SamplePart = { heading: string } | { text: string } | { table: string[][]; title?: string }

/** A page as a reader without positions would give it, made from its parts. */
export function samplePage(
  parts: SamplePart[],
  options: { number?: number; decimal?: ',' | '.'; kind?: Page['kind']; name?: string } = {},
): Page {
  const { number = 1, decimal = '.', kind = 'text', name = null } = options
  const lines: Line[] = []
  const blocks: Block[] = []
  const tables: Table[] = []
  let text = ''
  const line = (content: string): { start: number; end: number } => {
    const start = text.length
    text += `${content}\n`
    const end = start + content.length
    lines.push({
      text: content,
      start,
      end,
      box: null,
      segments: [{ text: content, start, end, box: null, bold: false, fontSize: null }],
    })
    return { start, end }
  }
  for (const part of parts) {
    if ('heading' in part)
      blocks.push({ ...line(part.heading), kind: 'heading', text: part.heading, level: 2, box: null, paragraph: null })
    else if ('text' in part)
      blocks.push({
        ...line(part.text),
        kind: 'paragraph',
        text: part.text,
        level: null,
        box: null,
        paragraph: blocks.length + 1,
      })
    else {
      const first = text.length
      const cells: Cell[] = []
      part.table.forEach((row, r) => {
        const { start } = line(row.join('  '))
        let at = start
        row.forEach((content, c) => {
          cells.push({
            text: content,
            start: at,
            end: at + content.length,
            row: r,
            column: c,
            rowSpan: 1,
            columnSpan: 1,
            box: null,
            bold: r === 0,
            address: null,
            raw: null,
          })
          at += content.length + 2
        })
      })
      tables.push({
        title: part.title ?? null,
        rows: part.table.length,
        columns: part.table[0]?.length ?? 0,
        cells,
        headerRows: 1,
        start: first,
        end: text.length - 1,
      })
    }
  }
  return {
    number,
    kind,
    name,
    width: null,
    height: null,
    text,
    lines,
    blocks,
    tables,
    numberFormat: { decimal, thousands: [decimal === ',' ? '.' : ','], votes: 5 },
    headingsAtStart: [],
  }
}

/** A document of such pages. */
export function sampleDocument(pages: Page[], options: { name?: string; language?: string } = {}): ReadDocument {
  return {
    name: options.name ?? 'report-2023.pdf',
    format: 'docx',
    pages,
    language: options.language ?? 'en',
    wordCount: 100,
    notes: [],
  }
}

/** A run of text at a place of a laid out page: `[x, y, text]`, nine points high, about five points a letter. */
export type Placed = [x: number, y: number, text: string, size?: number]

/** A page that only has places, as a PDF without recognised tables. */
export function layoutPage(placed: Placed[], decimal: ',' | '.' = '.'): Page {
  let text = ''
  const lines: Line[] = placed.map(([x, y, content, size = 9]): Line => {
    const start = text.length
    text += `${content}\n`
    const end = start + content.length
    const box = { x, y: y + (9 - size), width: content.length * size * 0.52, height: size }
    const segment: Segment = { text: content, start, end, box, bold: false, fontSize: size }
    return { text: content, start, end, box, segments: [segment] }
  })
  return {
    number: 1,
    kind: 'page',
    name: null,
    width: 595,
    height: 842,
    text,
    lines,
    blocks: [],
    tables: [],
    numberFormat: { decimal, thousands: [decimal === ',' ? '.' : ','], votes: 5 },
    headingsAtStart: [],
  }
}
