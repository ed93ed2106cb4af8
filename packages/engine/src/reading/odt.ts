import { cleanText } from './clean-text.ts'
import type { FormatResult, Reading } from './format-reader.ts'
import { isBoldHeading, type Run, type TextCell, TextPage } from './text-page.ts'
import { hasTicks } from './tick-boxes.ts'
import { TooLarge } from './too-large.ts'
import { child, elements, parseXml, type XmlElement } from './xml.ts'
import { Archive } from './zip.ts'

/** How a text of a style looks, as far as it matters. */
interface Look {
  bold: boolean
  /** Hidden or struck through: no evidence. */
  unseen: boolean
  raised: boolean
}
const plain: Look = { bold: false, unseen: false, raised: false }

/** Cells of all tables, and how often one is repeated, at most. */
const [mostCells, mostRepeated] = [100_000, 200]
const skipped: ReadonlySet<string> = new Set([
  'text:tracked-changes',
  'office:annotation',
  'office:annotation-end',
  'office:forms',
  'text:sequence-decls',
  'text:table-of-content',
  'text:alphabetical-index',
  'svg:title',
  'svg:desc',
])
const mark = /^(?:\(?\d{1,2}\)?|[*†‡§]+)$/u

/** How styles look, by their names, those that they follow included. */
function looksOf(roots: readonly (XmlElement | null)[]): ReadonlyMap<string, Look> {
  const styles = new Map<string, XmlElement>()
  const collect = (parent: XmlElement): void => {
    for (const one of elements(parent))
      if (one.name === 'style:style') styles.set(one.attributes['style:name'] ?? '', one)
      else if (/^office:(?:automatic-)?styles$/.test(one.name)) collect(one)
  }
  for (const root of roots) if (root) collect(root)
  const known = new Map<string, Look>()
  const resolve = (name: string, depth: number): Look => {
    const found = known.get(name)
    if (found) return found
    const style = styles.get(name)
    if (!style || depth > 20) return plain
    const parent = resolve(style.attributes['style:parent-style-name'] ?? '', depth + 1)
    const text = child(style, 'style:text-properties')?.attributes ?? {}
    const weight = text['fo:font-weight']
    const line = text['style:text-line-through-style'] ?? text['style:text-line-through-type']
    const look: Look = {
      bold: weight === undefined ? parent.bold : weight === 'bold' || Number(weight) >= 600,
      unseen: text['text:display'] === 'none' || (line === undefined ? parent.unseen : line !== 'none' && line !== ''),
      raised: text['style:text-position']?.startsWith('super') ?? parent.raised,
    }
    known.set(name, look)
    return look
  }
  for (const name of styles.keys()) resolve(name, 0)
  return known
}

interface TextPart {
  text: string
  look: Look
}

/** A paragraph while its text is collected. */
interface Collecting {
  lines: TextPart[][][]
  boxes: XmlElement[]
}

class Walker {
  readonly page = new TextPage()
  private readonly looks: ReadonlyMap<string, Look>
  private readonly notes: XmlElement[] = []
  private cells = 0

  constructor(looks: ReadonlyMap<string, Look>) {
    this.looks = looks
  }

  blocks(parent: XmlElement, isItem = false): void {
    for (const one of elements(parent)) {
      if (skipped.has(one.name)) continue
      if (one.name === 'text:h') this.paragraph(one, 'heading')
      else if (one.name === 'text:p') this.paragraph(one, isItem ? 'list-item' : 'paragraph')
      else if (one.name === 'table:table') this.table(one)
      else this.blocks(one, isItem || one.name === 'text:list-item')
    }
  }

  end(): void {
    for (const note of this.notes)
      for (const one of elements(note)) if (one.name === 'text:p') this.page.add('footnote', this.lines(one).lines)
  }

  private paragraph(element: XmlElement, kind: 'heading' | 'paragraph' | 'list-item'): void {
    const { lines, boxes } = this.lines(element)
    const level = Math.min(6, Math.max(1, Number(element.attributes['text:outline-level'] ?? 1) || 1))
    if (kind === 'heading') this.page.add('heading', lines, level)
    else if (kind === 'paragraph' && isBoldHeading(lines)) this.page.add('heading', lines, 6)
    else this.page.add(kind, lines)
    for (const box of boxes) this.blocks(box)
  }

  /** The text of a paragraph: lines, each of runs between tab stops; text boxes that hang on it. */
  private lines(element: XmlElement): { lines: Run[][]; boxes: XmlElement[] } {
    const into: Collecting = { lines: [[[]]], boxes: [] }
    this.collect(element, this.looks.get(element.attributes['text:style-name'] ?? '') ?? plain, into)
    return { lines: into.lines.map((line) => line.map(runOf).filter(({ text }) => text !== '')), boxes: into.boxes }
  }

  private collect(parent: XmlElement, look: Look, into: Collecting): void {
    for (const one of parent.children) {
      if (typeof one === 'string') into.lines.at(-1)!.at(-1)!.push({ text: one, look })
      else if (!skipped.has(one.name)) this.collectElement(one, look, into)
    }
  }

  private collectElement(one: XmlElement, look: Look, into: Collecting): void {
    const { lines, boxes } = into
    if (one.name === 'text:s') {
      const count = Math.min(Number(one.attributes['text:c'] ?? 1) || 1, mostRepeated)
      lines
        .at(-1)!
        .at(-1)!
        .push({ text: ' '.repeat(count), look })
    } else if (one.name === 'text:tab') lines.at(-1)!.push([])
    else if (one.name === 'text:line-break') lines.push([[]])
    else if (one.name === 'draw:text-box') boxes.push(one)
    else if (one.name === 'text:note') {
      const body = child(one, 'text:note-body')
      if (body) this.notes.push(body)
    } else {
      const named = this.looks.get(one.attributes['text:style-name'] ?? '')
      const own = named && { ...named, unseen: named.unseen || look.unseen, bold: named.bold || look.bold }
      this.collect(one, own ?? look, into)
    }
  }

  private table(element: XmlElement): void {
    const rows: TextCell[][] = []
    let heads = 0
    const read = (parent: XmlElement, isHead: boolean): void => {
      for (const one of elements(parent)) {
        if (one.name === 'table:table-header-rows') read(one, true)
        else if (/^table:table-rows?(?:-group)?$/.test(one.name) && one.name !== 'table:table-row') read(one, isHead)
        else if (one.name === 'table:table-row') {
          const row = this.row(one)
          this.cells += row.length
          if (this.cells > mostCells) throw new TooLarge(`more than ${mostCells} cells`)
          rows.push(row)
          if (isHead) heads += 1
        }
      }
    }
    read(element, false)
    const width = rows.flat().reduce((most, { column, columnSpan }) => Math.max(most, column + columnSpan), 0)
    if (width <= 1) for (const { run } of rows.flat()) this.page.add('paragraph', [[run]])
    else this.page.table(rows, width, heads > 0 && heads < rows.length ? heads : null)
  }

  private row(element: XmlElement): TextCell[] {
    const row: TextCell[] = []
    let column = 0
    for (const one of elements(element)) {
      const times = Math.min(Number(one.attributes['table:number-columns-repeated'] ?? 1) || 1, mostRepeated)
      if (one.name === 'table:covered-table-cell') column += times
      else if (one.name === 'table:table-cell') {
        const columnSpan = spanOf(one.attributes['table:number-columns-spanned'])
        const rowSpan = spanOf(one.attributes['table:number-rows-spanned'])
        const run = this.cell(one)
        for (let at = 0; at < times; at++) {
          row.push({ column, rowSpan, columnSpan, run: at === 0 ? run : { ...run } })
          column += 1
        }
        // The cells that it covers follow as such.
      }
    }
    return row
  }

  /** The paragraphs of a cell as one run, those of tables in it included. */
  private cell(element: XmlElement): Run {
    const runs: Run[] = []
    const collect = (parent: XmlElement): void => {
      for (const one of elements(parent)) {
        if (skipped.has(one.name)) continue
        if (one.name === 'text:p' || one.name === 'text:h')
          for (const run of this.lines(one).lines.flat()) runs.push(run)
        else collect(one)
      }
    }
    collect(element)
    let text = ''
    const marks: [number, number][] = []
    for (const run of runs) {
      if (text !== '') text += ' '
      for (const [start, end] of run.marks) marks.push([text.length + start, text.length + end])
      text += run.text
    }
    return { text, bold: runs.length > 0 && runs.every(({ bold }) => bold), marks }
  }
}

const spanOf = (text: string | undefined): number => Math.min(Math.max(Number.parseInt(text ?? '1', 10) || 1, 1), 200)

/** Parts of a line as one run; what nobody sees is left out, and raised marks of notes stay apart from words and numbers. */
function runOf(parts: readonly TextPart[]): Run {
  let text = ''
  let [letters, boldLetters] = [0, 0]
  const marks: [number, number][] = []
  for (const { text: own, look } of parts) {
    if (look.unseen) continue
    const clean = cleanText(own).replace(/\s+/gu, ' ')
    if (clean === '') continue
    const isMark = look.raised && mark.test(clean.trim()) && text !== '' && !/(?:m|km|cm|CO|\/)$/u.test(text)
    if (isMark && !text.endsWith(' ')) text += ' '
    const start = text.length
    text += text === '' || text.endsWith(' ') ? clean.trimStart() : clean
    if (isMark) marks.push([start, text.trimEnd().length])
    letters += clean.length
    if (look.bold) boldLetters += clean.length
  }
  text = text.trimEnd()
  return { text, bold: letters > 0 && boldLetters > letters / 2, marks: marks.filter(([, end]) => end <= text.length) }
}

/** Reads an OpenDocument text as one page of paragraphs and tables. Deleted, hidden and struck text is left out. */
export async function readOdt(bytes: Uint8Array, { onProgress }: Reading): Promise<FormatResult> {
  const archive = new Archive(bytes)
  if (/<manifest:encryption-data/.test(archive.text('META-INF/manifest.xml') ?? ''))
    return { ok: false, reason: 'password_protected', detail: 'encrypted OpenDocument file' }
  const source = archive.text('content.xml')
  if (source === null) return { ok: false, reason: 'damaged', detail: 'content.xml cannot be unpacked' }
  const root = parseXml(source)
  const body = child(child(root, 'office:body'), 'office:text')
  if (!body) return { ok: false, reason: 'damaged', detail: 'no text inside' }
  const styles = archive.text('styles.xml')
  const walker = new Walker(looksOf([styles === null ? null : parseXml(styles), root]))
  walker.page.hasTicks = hasTicks(source)
  walker.blocks(body)
  walker.end()
  onProgress(1, 1, 'reading')
  return { ok: true, pages: [walker.page.page()] }
}
