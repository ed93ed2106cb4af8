import { cleanText } from '../clean-text.ts'
import { decodeText } from '../decode-text.ts'
import type { Block, Page } from '../document.ts'
import type { FormatResult, Reading } from '../format-reader.ts'
import { maxOf } from '../min-max.ts'
import { type Run, type TextCell, TextPage } from '../text-page.ts'
import { TooLarge } from '../too-large.ts'
import { Inline } from './inline.ts'
import { markupOf, type Piece } from './markup.ts'

type Open = Extract<Piece, { kind: 'open' }>

/** Elements that begin and end a paragraph. */
const blocks: ReadonlySet<string> = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary ul'.split(
    ' ',
  ),
)
/** Deeper than any page nests; a file beyond is made to exhaust its reader. */
const deepest = 500
/** Most letters of a paragraph that are kept as one. */
const longest = 20_000
/** Cells of one table that are kept. */
const mostTable = 100_000

const isHidden = ({ attributes }: Open): boolean =>
  'hidden' in attributes || /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attributes.style ?? '')

/** What an element ends that is still open before it, where people leave that out; never beyond the table that both stand in. */
const endsBefore: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  dd: ['dd', 'dt'],
  dt: ['dd', 'dt'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['tr'],
}

/** A table while its cells come. */
interface OpenTable {
  rows: TextCell[][]
  heads: number
  /** Columns that cells of rows above reach into, with the rows that they still take. */
  taken: number[]
  cells: number
}

const span = (text: string | undefined): number => Math.min(Math.max(Number.parseInt(text ?? '1', 10) || 1, 1), 1_000)

/** Puts pieces of markup together to paragraphs and tables. */
class PageOfMarkup {
  readonly inline = new Inline()
  readonly page = this.inline.pageOf(new TextPage())
  /** Depth in what is not shown; 0 where the page is seen. */
  private hidden = 0
  private run: Run = { text: '', bold: false, marks: [] }
  /** The last run that holds something: where what ends now ends. */
  private last: Run = this.run
  /** Whether the run ends with a blank. */
  private endsBlank = false
  private lines: Run[][] = []
  private kind: Block['kind'] = 'paragraph'
  private level: number | null = null
  private bold = 0
  private tables: OpenTable[] = []
  private readonly stack: { name: string; isHidden: boolean }[] = []

  open(piece: Open): void {
    const { name, attributes, isEmpty } = piece
    for (const before of endsBefore[name] ?? (blocks.has(name) ? ['p'] : [])) this.closeWithin(before)
    const hides = name === 'ix:header' || isHidden(piece)
    if (hides && !isEmpty) this.hidden += 1
    if (!isEmpty) this.stack.push({ name, isHidden: hides })
    if (this.stack.length > deepest) throw new TooLarge(`elements more than ${deepest} deep`)
    this.inline.open(name, attributes, isEmpty, this.hidden > 0 ? null : () => this.run)
    if (this.hidden > 0) return
    const table = this.tables.at(-1)
    if (name === 'br' || name === 'hr') this.breakLine()
    else if (name === 'table') this.beginTable()
    else if (name === 'tr' && table) table.rows.push([])
    else if ((name === 'td' || name === 'th') && table) this.beginCell(table, name === 'th', attributes)
    else if (blocks.has(name)) {
      this.endParagraph()
      const level = /^h([1-6])$/.exec(name)?.[1]
      this.kind = level ? 'heading' : 'paragraph'
      this.level = level ? Number(level) : null
    } else if (/^(?:b|strong)$/.test(name)) this.bold += 1
  }

  /** Closes an element that is open in the same table. */
  private closeWithin(name: string): void {
    const table = this.stack.findLastIndex((one) => one.name === 'table')
    if (this.stack.findLastIndex((one) => one.name === name) > table) this.close(name)
  }

  close(name: string): void {
    // What is closed without being open is nothing; what is open within it closes with it.
    const at = this.stack.findLastIndex((one) => one.name === name)
    if (at < 0) return
    for (const one of this.stack.splice(at).reverse()) {
      this.inline.close(one.name, this.hidden > 0 ? null : () => (this.run.text === '' ? this.last : this.run))
      if (this.hidden === 0) this.end(one.name)
      if (one.isHidden) this.hidden -= 1
    }
  }

  private end(name: string): void {
    if (name === 'table') this.endTable()
    else if (name === 'td' || name === 'th') this.endCell()
    else if (/^(?:b|strong)$/.test(name)) this.bold = Math.max(0, this.bold - 1)
    else if (blocks.has(name)) this.endParagraph()
  }

  text(text: string): void {
    this.inline.text(text)
    if (this.hidden > 0) return
    const written = cleanText(text).replace(/\s+/g, ' ')
    const { run } = this
    // A text that grows by pieces is not looked at before it is whole.
    const joined = run.text === '' || this.endsBlank ? written.replace(/^ /, '') : written
    if (joined === '') return
    if (run.text === '') run.bold = this.bold > 0
    run.text += joined
    this.endsBlank = joined.endsWith(' ')
    if (run.text.length > longest) this.breakLine()
  }

  private breakLine(): void {
    if (this.tables.length > 0) {
      if (this.run.text !== '' && !this.endsBlank) this.run.text += ' '
      this.endsBlank = true
      return
    }
    const { run } = this
    run.text = run.text.trimEnd()
    // An empty one is kept: what began in it begins with the next text.
    if (run.text === '') return
    this.lines.push([run])
    this.begin()
  }

  private begin(isHead = false): void {
    if (this.run.text !== '') this.last = this.run
    this.run = { text: '', bold: isHead, marks: [] }
  }

  endParagraph(): void {
    this.breakLine()
    if (this.tables.length > 0) return
    if (this.lines.length > 0) this.page.add(this.kind, this.lines, this.level)
    this.lines = []
    this.kind = 'paragraph'
    this.level = null
  }

  private beginTable(): void {
    this.endParagraph()
    this.tables.push({ rows: [], heads: 0, taken: [], cells: 0 })
  }

  private beginCell(table: OpenTable, isHead: boolean, attributes: Open['attributes']): void {
    if (this.tables.length > 1) {
      this.breakLine()
      return
    }
    if (this.run.text === '') this.run.bold = isHead
    else this.begin(isHead)
    if (table.rows.length === 0) table.rows.push([])
    const row = table.rows.at(-1)!
    const columnSpan = span(attributes.colspan)
    const rowSpan = span(attributes.rowspan)
    let column = row.reduce((next, cell) => Math.max(next, cell.column + cell.columnSpan), 0)
    const index = table.rows.length
    while ((table.taken[column] ?? 0) >= index) column += 1
    for (let at = column; rowSpan > 1 && at < column + columnSpan; at++) table.taken[at] = index + rowSpan - 1
    table.cells += 1
    if (table.cells <= mostTable) row.push({ column, rowSpan, columnSpan, run: this.run })
    if (isHead && row.every((cell) => cell.run.bold)) table.heads = Math.max(table.heads, index)
  }

  private endCell(): void {
    if (this.tables.length > 1) {
      this.breakLine()
      return
    }
    this.run.text = this.run.text.trimEnd()
    if (this.run.text !== '') this.last = this.run
    this.run = { text: '', bold: false, marks: [] }
  }

  private endTable(): void {
    const table = this.tables.pop()
    if (!table || this.tables.length > 0) return
    const rows = table.rows.filter((row) => row.length > 0)
    const width = maxOf([0, ...rows.flat().map((cell) => cell.column + cell.columnSpan)])
    const single = rows.every((row) => row.length === 1)
    // Tables of one column are boxes around text.
    if (single) for (const [cell] of rows) this.page.add('paragraph', [[cell!.run]])
    else if (rows.length > 0)
      this.page.table(rows, width, table.heads > 0 && table.heads < rows.length ? table.heads : null)
  }
}

/** Reads a page of HTML or XHTML as text with its headings and tables; of inline XBRL the tagged facts as well. */
export async function readHtml(bytes: Uint8Array, { onProgress }: Reading): Promise<FormatResult> {
  const built = new PageOfMarkup()
  for (const piece of markupOf(decodeText(bytes))) {
    if (piece.kind === 'open') built.open(piece)
    else if (piece.kind === 'close') built.close(piece.name)
    else built.text(piece.text)
  }
  built.endParagraph()
  const page: Page = built.page.page()
  onProgress(1, 1, 'reading')
  const tagged = built.inline.facts()
  return { ok: true, pages: [page], ...(tagged.length > 0 && { tagged }) }
}
