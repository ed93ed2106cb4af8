import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { root } from '../../scripts/processes.ts'

export interface Setting {
  title: string
  language: string
  author: string
  /** The day in the file, fixed so that the same script gives the same bytes: year, month, day. */
  date: readonly [year: number, month: number, day: number]
  /** Word before the page number. */
  page: string
  /** The first page, in Typst. */
  cover: string
}

/** A cell of a table: words, or the number of the page on which a chapter begins. */
export type Cell = string | { pageOf: string }

export interface TableContent {
  title: string
  head: readonly string[]
  /** Cells from left to right. `total` rows are bold and ruled, `group` rows are a tinted heading, `part` rows indented. */
  rows: readonly { kind?: 'total' | 'group' | 'part' | undefined; cells: readonly Cell[] }[]
  /** Widths of the columns in points, except the first one, which takes what is left. */
  widths: readonly number[]
  /** Columns that hold text and so start at the left; the first one always does. */
  text?: readonly number[]
  note?: string
}

/** A text as Typst writes it in code. */
export const quoted = (text: string): string => JSON.stringify(text)

const list = (items: readonly string[]): string => `(${items.map((item) => `${item},`).join(' ')})`

const cellOf = (cell: Cell): string => (typeof cell === 'string' ? quoted(cell) : `page-of(${quoted(cell.pageOf)})`)

const style = readFileSync(path.join(import.meta.dirname, 'paper.typ'), 'utf8')

/** A document as a list of its parts, which Typst sets onto pages. */
export class Paper {
  readonly #setting: Setting
  readonly #parts: string[] = []

  constructor(setting: Setting) {
    this.#setting = setting
  }

  chapter(title: string, lead?: string) {
    this.#call('chapter', quoted(title), lead && `lead: ${quoted(lead)}`)
  }

  heading(title: string) {
    this.#call('heading', 'level: 2', quoted(title))
  }

  paragraph(text: string) {
    this.#call('par', quoted(text))
  }

  bullets(items: readonly string[]) {
    this.#call('list', 'marker: text(fill: accent, "•")', items.map(quoted).join(', '))
  }

  /** Boxes in a row, each a figure with what it is. */
  keyFigures(figures: readonly (readonly [figure: string, label: string])[]) {
    this.#call('key-figures', figures.map((figure) => list(figure.map(quoted))).join(', '))
  }

  /** A tinted box with a bold first line. */
  note(title: string, text: string) {
    this.#call('note', quoted(title), quoted(text))
  }

  table({ title, head, rows, widths, text = [], note }: TableContent) {
    const rowOf = ({ kind = undefined, cells }: TableContent['rows'][number]) =>
      `(kind: ${kind ? quoted(kind) : 'none'}, cells: ${list(cells.map(cellOf))})`
    this.#call(
      'data-table',
      `title: ${quoted(title)}`,
      `head: ${list(head.map(quoted))}`,
      `widths: ${list(widths.map((width) => `${width}pt`))}`,
      `left-columns: ${list(text.map(String))}`,
      `rows: ${list(rows.map(rowOf))}`,
      note && `note: ${quoted(note)}`,
    )
  }

  /** The list of chapters with their pages. */
  contents(title: string) {
    this.#call('contents', quoted(title))
  }

  newPage() {
    this.#call('pagebreak')
  }

  small(text: string) {
    this.#call('text', '8.5pt', 'fill: muted', quoted(text))
  }

  /** The document as PDF; the same parts give the same bytes. */
  pdf(): Uint8Array {
    const { title, language, author, date, page, cover } = this.#setting
    const [year, month, day] = date
    const source = `${style}
#show: document-of.with(
  title: ${quoted(title)},
  author: ${quoted(author)},
  language: ${quoted(language)},
  date: datetime(year: ${year}, month: ${month}, day: ${day}),
  page-word: ${quoted(page)},
  cover: [${cover}],
)
${this.#parts.join('\n')}
`
    const fonts = path.join(root, 'node_modules/pdfjs-dist/standard_fonts')
    const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths: [fonts] }] })
    return compiler.pdf({ mainFileContent: source }, { pdfTags: false })
  }

  #call(name: string, ...values: (string | undefined)[]) {
    this.#parts.push(`#${name}(${values.filter((value) => value !== undefined).join(', ')})`)
  }
}
