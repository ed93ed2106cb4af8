import { cleanText } from '../clean-text.ts'
import type { Block } from '../document.ts'
import type { FormatResult, Reading } from '../format-reader.ts'
import { isBoldHeading, type Run, type TextCell, TextPage } from '../text-page.ts'
import type { Characters, Paragraph } from './properties.ts'
import { openWord, type WordFile } from './stories.ts'

/** A paragraph with what it says; `end` is the character that ends it. */
interface ParagraphText {
  lines: Run[][]
  paragraph: Paragraph | null
  end: number
}

const mark = { cell: 7, tab: 9, line: 11, page: 12, end: 13, field: 19, result: 20, fieldEnd: 21, hyphen: 30 }
const nothing = new Set([1, 2, 3, 4, 5, 6, 8, 10, 31])
const listMark = /^[•▪◦–·-]\s+/u
const slack = 60

/** Reads a file of Word 97 to 2003 as one page of numbered paragraphs and tables. Deleted and hidden text is left out. */
export async function readDoc(bytes: Uint8Array, { onProgress }: Reading): Promise<FormatResult> {
  const file = openWord(bytes)
  if (file === null) return { ok: false, reason: 'damaged', detail: 'no text of a Word file inside' }
  if (typeof file === 'string') return { ok: false, reason: file, detail: 'Word file' }
  const page = new TextPage()
  const { stories } = file
  margins(file, page, 'header')
  write(paragraphsBetween(file, stories.text.from, stories.text.to), page, file.heading)
  write(paragraphsBetween(file, stories.boxes.from, stories.boxes.to), page, file.heading)
  for (const story of [stories.footnotes, stories.endnotes])
    for (const { lines } of paragraphsBetween(file, story.from, story.to)) page.add('footnote', lines)
  margins(file, page, 'footer')
  onProgress(1, 1, 'reading')
  return { ok: true, pages: [page.page()] }
}

/** Heads and feet of all sections, each text once; the first six are separators of notes. */
function margins(file: WordFile, page: TextPage, kind: 'header' | 'footer'): void {
  const seen = new Set<string>()
  const { from, to } = file.stories.margins
  file.margins.forEach((start, index) => {
    const end = file.margins[index + 1]
    const isFooter = [2, 3, 5].includes(index % 6)
    if (index < 6 || end === undefined || end <= start || from + end > to || isFooter !== (kind === 'footer')) return
    for (const { lines } of paragraphsBetween(file, from + start, from + end)) {
      const text = lines
        .flat()
        .map((run) => run.text)
        .join(' ')
      if (!seen.has(text)) page.add(kind, lines)
      seen.add(text)
    }
  })
}

/** The paragraphs of a part of the text as they are seen. */
function paragraphsBetween(file: WordFile, from: number, to: number): ParagraphText[] {
  const found: ParagraphText[] = []
  let lines = new Lines()
  const fields = new Fields()
  file.walk(from, to, (code, run, paragraph) => {
    fields.follow(code)
    if (code === mark.end || code === mark.cell || code === mark.page) {
      found.push({ lines: lines.runs(), paragraph, end: code })
      lines = new Lines()
    } else if (!run?.unseen && !fields.inInstruction && !nothing.has(code)) lines.add(code, run)
  })
  return found
}

/** Fields that are open, one inside the other. Nobody sees the instruction of a field, only the result that follows it. */
class Fields {
  /** For each open field whether its instruction is still being read. */
  readonly #open: boolean[] = []

  get inInstruction(): boolean {
    return this.#open.includes(true)
  }

  follow(code: number): void {
    if (code === mark.field) this.#open.push(true)
    else if (code === mark.result && this.#open.length > 0) this.#open[this.#open.length - 1] = false
    else if (code === mark.fieldEnd) this.#open.pop()
  }
}

interface TextPart {
  text: string
  run: Characters | null
}

/** Lines of a paragraph, each of pieces between tab stops, each of parts that are set alike. */
class Lines {
  readonly #lines: TextPart[][][] = [[[]]]
  #part: TextPart | null = null

  add(code: number, run: Characters | null): void {
    if (code === mark.tab || code === mark.line) {
      if (code === mark.tab) this.#lines.at(-1)?.push([])
      else this.#lines.push([[]])
      this.#part = null
    }
    if (code < 32 && code !== mark.hyphen) return
    if (!this.#part || this.#part.run !== run) {
      this.#part = { text: '', run }
      this.#lines.at(-1)?.at(-1)?.push(this.#part)
    }
    this.#part.text += code === mark.hyphen ? '-' : String.fromCharCode(code)
  }

  runs(): Run[][] {
    return this.#lines.map((line) => line.map(runOf).filter((one) => one.text !== ''))
  }
}

/** Joins parts; raised footnote marks stay apart from the word or number before them. */
function runOf(parts: TextPart[]): Run {
  let text = ''
  let letters = 0
  let bold = 0
  const marks: [number, number][] = []
  for (const { text: written, run } of parts) {
    const clean = cleanText(written).replace(/\s+/gu, ' ')
    const isMark =
      run?.raised === true && /^(?:\(?\d{1,2}\)?|[*†‡]+)$/u.test(clean.trim()) && !/(?:^|[\s/\d])[ckd]?m$/.test(text)
    if (isMark && text !== '' && !text.endsWith(' ')) text += ' '
    const start = text.length
    text += text === '' || text.endsWith(' ') ? clean.trimStart() : clean
    if (isMark) marks.push([start, text.trimEnd().length])
    letters += clean.length
    if (run?.bold) bold += clean.length
  }
  text = text.trimEnd()
  return { text, bold: letters > 0 && bold > letters / 2, marks: marks.filter(([, end]) => end <= text.length) }
}

function write(paragraphs: ParagraphText[], page: TextPage, heading: WordFile['heading']): void {
  let rows: TableRow[] = []
  let cells: Run[] = []
  let open: Run[] = []
  const closeTable = (): void => {
    if (open.length > 0) cells.push(joined(open))
    if (cells.length > 0) rows.push({ cells, paragraph: null })
    if (rows.length > 0) addTable(page, rows)
    rows = []
    cells = []
    open = []
  }
  for (const { lines, paragraph, end } of paragraphs) {
    if (paragraph?.rowEnd) {
      rows.push({ cells, paragraph })
      cells = []
      open = []
    } else if (paragraph?.inTable || end === mark.cell) {
      for (const run of lines.flat()) open.push(run)
      if (end === mark.cell) {
        cells.push(joined(open))
        open = []
      }
    } else {
      closeTable()
      addParagraph(page, lines, paragraph, heading)
    }
  }
  closeTable()
}

function addParagraph(page: TextPage, lines: Run[][], paragraph: Paragraph | null, heading: WordFile['heading']): void {
  const level = paragraph ? (paragraph.outline ?? heading(paragraph.style)) : null
  const words = lines.flat().reduce((sum, run) => sum + run.text.split(' ').length, 0)
  const first = lines[0]?.[0]
  let kind: Block['kind'] = 'paragraph'
  if (level !== null && words <= 40) kind = 'heading'
  else if (paragraph?.list || (first && listMark.test(first.text))) kind = 'list-item'
  else if (isBoldHeading(lines)) kind = 'heading'
  page.add(kind, lines, kind === 'heading' ? Math.min(6, level ?? 6) : null)
}

interface TableRow {
  cells: Run[]
  paragraph: Paragraph | null
}

function joined(runs: Run[]): Run {
  let text = ''
  const marks: [number, number][] = []
  for (const run of runs) {
    if (text !== '') text += ' '
    for (const [start, end] of run.marks) marks.push([text.length + start, text.length + end])
    text += run.text
  }
  return { text, bold: text !== '' && runs.every((run) => run.bold), marks }
}

/** Columns are what the edges of all rows make: a cell between edges that are not neighbours covers several. */
function addTable(page: TextPage, rows: TableRow[]): void {
  const edges: number[] = []
  for (const edge of rows.flatMap((row) => row.paragraph?.edges ?? []).sort((one, other) => one - other))
    if (edges.length === 0 || edge - (edges.at(-1) as number) > slack) edges.push(edge)
  const columnOf = (edge: number): number => edges.findIndex((one) => Math.abs(one - edge) <= slack * 2)
  const above = new Map<number, TextCell>()
  let columns = 1
  const placed = rows.map(({ cells, paragraph }) => {
    const known = paragraph && paragraph.edges.length > cells.length ? paragraph : null
    return cells.flatMap((run, index): TextCell[] => {
      const column = known ? columnOf(known.edges[index] as number) : index
      const next = known ? columnOf(known.edges[index + 1] as number) : index + 1
      columns = Math.max(columns, next, column + 1)
      const open = above.get(column)
      if (known?.continues[index] && open) {
        open.rowSpan++
        return []
      }
      const cell = { column, rowSpan: 1, columnSpan: Math.max(1, next - column), run }
      above.set(column, cell)
      return [cell]
    })
  })
  const heads = rows.findIndex((row) => !row.paragraph?.header)
  page.table(placed, columns, heads > 0 ? heads : null)
}
