import { isCaption, isShortLine } from './captions.ts'
import type { Block, Box, Cell, Line, Page, Segment, Span, Table } from './document.ts'
import { headerRowsOf } from './header-rows.ts'
import { formatOfLanguage } from './number-format.ts'
import { questionsIn, settledCells, type Ticked, tickedIn, wordsOfOption } from './tick-boxes.ts'

/** Words from which on a cell reads like a sentence. */
const longCell = 12

/** A run of text between two tab stops, with the places of raised footnote marks in it. */
export interface Run {
  text: string
  bold: boolean
  marks: [number, number][]
}

/** A cell as it stands in a file: spans are 1 unless cells were merged. */
export interface TextCell {
  column: number
  rowSpan: number
  columnSpan: number
  run: Run
  /** Where the cell stands, in files whose text has places. */
  box?: Box
}

/** Where a paragraph stands, in files whose text has places. */
export interface Spot {
  /** The name of the shape that holds it. */
  shape: string
  /** One for each of its lines, empty ones included. */
  boxes: Box[]
}

/** A paragraph that is kept back until what is below it is known. */
interface KeptParagraph {
  kind: Block['kind']
  lines: Run[][]
  level: number | null
  spot: Spot | null
  /** What is ticked of its options. */
  chosen: string[]
  /** Options were seen, ticked or not. */
  isForm: boolean
}

/** A paragraph without its options. */
function askedIn(
  { question, chosen }: Ticked,
  { kind, lines, level, spot }: Omit<KeptParagraph, 'chosen' | 'isForm'>,
): KeptParagraph {
  const [first] = lines.flat()
  const run = plainRun(question, first?.bold ?? false)
  // Marks stand where they stood as long as the words before them do.
  if (first && question.startsWith(first.text)) run.marks = first.marks
  return { kind, lines: question === '' ? [] : [[run]], level, spot, chosen, isForm: true }
}

/** Runs of a question as one. */
const joinedRun = (runs: Run[]): Run => ({
  text: runs.map(({ text }) => text).join(' '),
  bold: runs.every(({ bold }) => bold),
  marks: runs.length === 1 ? (runs[0] as Run).marks : [],
})

/** No table that people write is wider: what has more tab stops in a line is running text. */
const mostRuns = 400

/** The runs of a line; as one where they are too many for columns. */
function columnsOf(runs: Run[]): Run[] {
  return runs.length <= mostRuns ? runs : [plainRun(runs.map(({ text }) => text).join(' '))]
}

/** What tab stops or bars part in a line, as runs; as one where they are too many for columns. */
export function runsOfParts(parts: string[], runOf: (part: string) => Run): Run[] {
  return parts.length <= mostRuns ? parts.map(runOf) : [runOf(parts.join(' '))]
}

/** Lines and cells that are kept apart in a text: each costs memory many times its letters, and the analysis reaches fewer. */
export const mostPieces = 120_000
/** Letters of one paragraph of what is not kept apart. */
const lettersOfRest = 10_000

/**
 * What of a text is kept apart in lines and cells, and the paragraphs of running text that the rest is read as; there is a rest
 * of nearly no text.
 * @param separators finds what separates lines and cells; global
 */
export function keptApart(text: string, separators: RegExp): { kept: string; rest: Generator<string> } {
  let pieces = 0
  for (const { index } of text.matchAll(separators)) {
    pieces += 1
    if (pieces < mostPieces) continue
    const end = text.indexOf('\n', index)
    return end < 0
      ? { kept: text, rest: paragraphsFrom(text, text.length) }
      : { kept: text.slice(0, end), rest: paragraphsFrom(text, end) }
  }
  return { kept: text, rest: paragraphsFrom(text, text.length) }
}

function* paragraphsFrom(text: string, start: number): Generator<string> {
  for (let at = start; at < text.length; ) {
    const end = text.indexOf('\n', at + lettersOfRest)
    const next = end < 0 ? text.length : end
    yield text.slice(at, next)
    at = next
  }
}

/** Builds the one page of a file without pages, paragraph by paragraph. */
export class TextPage {
  /** Lines are kept apart until the end: taking a slice of a growing text copies all of it every time. */
  readonly texts: string[] = []
  length = 0
  paragraph = 0
  readonly lines: Line[] = []
  readonly blocks: Block[] = []
  readonly tables: Table[] = []
  /** The last heading so far. */
  heading: string | null = null
  /** Whether the file holds ticked boxes, set before anything is added: without one boxes may be bullets. */
  hasTicks = false
  /** A paragraph that may be the question of the options below it, with what of them is ticked. */
  asked: KeptParagraph | null = null
  /** Questions with their answers that stand one below the other. */
  form: Run[][] = []

  /**
   * Adds a paragraph. Tick boxes in it are read: see `Ticked`.
   * @param lines its lines, each a list of runs that tab stops separate; empty ones are left out
   */
  add(kind: Block['kind'], lines: Run[][], level: number | null = null, spot: Spot | null = null): void {
    const texts = lines.map((runs) => runs.map((run) => run.text).join(' '))
    const counts = questionsIn(texts, this.hasTicks)
    if (counts.length > 1) {
      let from = 0
      for (const count of counts) {
        this.add(kind, lines.slice(from, from + count), level)
        from += count
      }
      return
    }
    const text = texts.join(' ')
    const ticked = tickedIn(text, this.hasTicks)
    if (ticked && ticked.question === '' && this.asked) {
      for (const option of ticked.chosen) this.asked.chosen.push(option)
      this.asked.isForm = true
      return
    }
    this.settle()
    if (ticked) this.asked = askedIn(ticked, { kind, lines, level, spot })
    else if (this.hasTicks && /[?:]$/.test(text) && !spot)
      this.asked = { kind, lines, level, spot, chosen: [], isForm: false }
    else {
      this.closeForm()
      this.write(kind, lines, level, spot)
    }
  }

  /** Writes the question that was kept back, as a row with its answer or as the paragraph that it is. */
  settle(): void {
    const { asked } = this
    this.asked = null
    if (!asked) return
    const { kind, lines, level, spot, chosen } = asked
    const short = chosen.filter((option) => option.split(' ').length <= wordsOfOption)
    const question = lines.flat()
    if (question.length > 0 && short.length > 0)
      this.form.push([joinedRun(question), ...short.map((one) => plainRun(one))])
    else {
      this.closeForm()
      this.write(kind, lines, level, spot)
    }
    for (const option of chosen)
      if (question.length === 0 || !short.includes(option)) {
        this.closeForm()
        this.write(kind === 'heading' ? 'paragraph' : kind, [[plainRun(option)]])
      }
  }

  /** Writes the questions of a form as a table: what is asked, and what was chosen beside it. */
  closeForm(): void {
    const { form } = this
    this.form = []
    if (form.length === 0) return
    const rows = form.map((runs) => runs.map((run, column) => ({ column, rowSpan: 1, columnSpan: 1, run })))
    this.writeTable(
      rows,
      rows.reduce((most, row) => Math.max(most, row.length), 0),
      0,
    )
  }

  /** Writes a paragraph as it is. */
  write(kind: Block['kind'], lines: Run[][], level: number | null = null, spot: Spot | null = null): void {
    const written = lines
      .map((all, index) => {
        const runs = columnsOf(all)
        return this.line(runs, partsOf(runs, spot?.boxes[index]))
      })
      .filter((line) => line !== null)
    const first = written[0]
    const last = written.at(-1)
    if (!first || !last) return
    this.paragraph++
    const text = written.map((line) => line.text.replace(/ {2,}/g, ' ')).join(' ')
    if (kind === 'heading') this.heading = text
    this.blocks.push({
      kind,
      text,
      start: first.start,
      end: last.end,
      level: kind === 'heading' ? level : null,
      box: around(written),
      paragraph: this.paragraph,
      ...(spot ? { shape: spot.shape } : {}),
    })
  }

  /** Adds paragraphs of running text, each one line of one run. */
  running(paragraphs: Iterable<string>, runOf: (paragraph: string) => Run): void {
    for (const paragraph of paragraphs) this.add('paragraph', [[runOf(paragraph)]])
  }

  /** Adds a table: one line for each row. Cells that hold sentences are running text too. */
  table(rows: TextCell[][], columns: number, headerRows: number | null): void {
    this.settle()
    this.closeForm()
    const cells = rows.flatMap((row, index) =>
      row.map((cell) => ({ cell, row: index, column: cell.column, text: cell.run.text })),
    )
    for (const [{ cell }, text] of settledCells(cells, this.hasTicks)) cell.run = plainRun(text, cell.run.bold)
    this.writeTable(rows, columns, headerRows)
  }

  writeTable(rows: TextCell[][], columns: number, headerRows: number | null): void {
    const cells: Cell[] = []
    const start = this.length
    const title = this.title()
    const prose: Block[] = []
    rows.forEach((row, index) => {
      const filled = row.filter((cell) => cell.run.text !== '')
      const boxes = new Map(filled.map((cell) => [cell.run, cell.box ?? null]))
      const line = this.line([...boxes.keys()], (run) => boxes.get(run) ?? null)
      const segments = new Map(filled.map((cell, at) => [cell, line?.segments[at]]))
      this.paragraph++
      for (const cell of row) {
        const segment = segments.get(cell)
        const place = segment ?? {
          text: '',
          start: line?.start ?? Math.max(start, this.length - 1),
          end: line?.start ?? Math.max(start, this.length - 1),
        }
        cells.push({
          text: place.text,
          start: place.start,
          end: place.end,
          row: index,
          column: cell.column,
          rowSpan: cell.rowSpan,
          columnSpan: cell.columnSpan,
          box: null,
          bold: cell.run.bold,
          address: null,
          raw: null,
        })
        if (place.text.split(' ').length >= longCell) prose.push({ ...proseOf(place), paragraph: this.paragraph })
      }
    })
    if (this.length === start) return
    const end = this.length - 1
    const heads = Math.min(headerRows ?? headerRowsOf(cells, rows.length), rows.length - 1)
    this.tables.push({ title, rows: rows.length, columns, cells, headerRows: heads, start, end })
    for (const block of prose) this.blocks.push(block)
  }

  /** The caption or heading right above what comes next. */
  title(): string | null {
    const last = this.blocks.at(-1)
    if (!last) return null
    const near = (this.tables.at(-1)?.end ?? -1) < last.start
    const short = last.kind === 'paragraph' && isShortLine(last.text)
    if (near && (last.kind === 'heading' || isCaption(last.text) || short)) return last.text
    return this.heading
  }

  line(runs: Run[], boxOf: (run: Run) => Box | null = () => null): Line | null {
    const filled = runs.filter((run) => run.text !== '')
    if (filled.length === 0) return null
    const start = this.length
    let text = ''
    const segments = filled.map((run, index): Segment => {
      if (index > 0) text += '  '
      const from = start + text.length
      text += run.text
      const marks: Span[] = run.marks.map(([markStart, markEnd]) => ({ start: from + markStart, end: from + markEnd }))
      const end = start + text.length
      const segment = { text: run.text, start: from, end, box: boxOf(run), bold: run.bold, fontSize: null }
      return marks.length > 0 ? { ...segment, marks } : segment
    })
    const line = { text, start, end: start + text.length, box: around(segments), segments }
    this.lines.push(line)
    this.texts.push(text)
    this.length += text.length + 1
    return line
  }

  page(): Page {
    this.settle()
    this.closeForm()
    return {
      number: 1,
      kind: 'text',
      name: null,
      width: null,
      height: null,
      text: this.texts.join('\n'),
      lines: this.lines,
      blocks: this.blocks,
      tables: this.tables,
      numberFormat: formatOfLanguage('en'),
      headingsAtStart: [],
    }
  }
}

/** The parts of a line that its runs take, by their shares of the characters. */
function partsOf(runs: Run[], box: Box | undefined): (run: Run) => Box | null {
  if (!box) return () => null
  const all = runs.reduce((sum, one) => sum + one.text.length + 2, -2)
  const before = new Map<Run, number>()
  let letters = 0
  for (const run of runs) {
    before.set(run, letters)
    letters += run.text.length + 2
  }
  return (run) => ({
    ...box,
    x: box.x + (box.width * (before.get(run) ?? 0)) / all,
    width: (box.width * run.text.length) / all,
  })
}

/** The rectangle around those of several parts; `null` where one has none. */
function around(parts: { box: Box | null }[]): Box | null {
  let [x, y] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { box } of parts) {
    if (!box) return null
    x = Math.min(x, box.x)
    y = Math.min(y, box.y)
    right = Math.max(right, box.x + box.width)
    bottom = Math.max(bottom, box.y + box.height)
  }
  return { x, y, width: right - x, height: bottom - y }
}

function proseOf(place: Span & { text: string }): Omit<Block, 'paragraph'> {
  return { kind: 'paragraph', text: place.text, start: place.start, end: place.end, level: null, box: null }
}

/** A run without marks. */
export function plainRun(text: string, bold = false): Run {
  return { text, bold, marks: [] }
}

const mostHeadingWords = 14

/** A short bold paragraph heads what follows even without a heading style. */
export function isBoldHeading(lines: Run[][]): boolean {
  const runs = lines.flat()
  if (runs.length === 0 || !runs.every((run) => run.bold)) return false
  const text = runs.map((run) => run.text).join(' ')
  return text.split(' ').length <= mostHeadingWords && /\p{L}{2}/u.test(text) && !/[.,;]$/.test(text)
}
