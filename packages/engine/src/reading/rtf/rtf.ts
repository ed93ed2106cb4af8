import { cleanText } from '../clean-text.ts'
import type { FormatResult, Reading } from '../format-reader.ts'
import { latinOf } from '../magic.ts'
import { isBoldHeading, mostPieces, type Run, type TextCell, TextPage } from '../text-page.ts'
import { hasTicks } from '../tick-boxes.ts'
import { TooLarge } from '../too-large.ts'
import { type RtfToken, rtfTokens } from './tokens.ts'

/** What holds in a group until it ends. */
interface State {
  bold: boolean
  unseen: boolean
  raised: boolean
  /** Letters that follow a code of Unicode for programs that do not know it. */
  instead: number
  /** The group is no text of the document. */
  skipped: boolean
}

/** Groups that hold no text that people read. */
const noText: ReadonlySet<string> = new Set(
  'fonttbl colortbl stylesheet listtable listoverridetable info pict object themedata colorschememapping latentstyles datastore xmlnstbl rsidtbl generator filetbl revtbl fldinst header footer headerl headerr headerf footerl footerr footerf bkmkstart bkmkend annotation atnid atnauthor shpinst nonshppict'.split(
    ' ',
  ),
)
const signs: Readonly<Record<string, string>> = {
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
}
/** Groups within one another; no program nests deeper. */
const deepest = 400
const mark = /^(?:\(?\d{1,2}\)?|[*†‡§]+)$/u
/** Code pages by their numbers, as decoders name them, where that is not `windows-` and the number. */
const codePages: Readonly<Record<number, string>> = {
  866: 'ibm866',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
}

function decoderOf(number: number): TextDecoder {
  try {
    return new TextDecoder(codePages[number] ?? `windows-${number}`)
  } catch {
    return new TextDecoder('windows-1252')
  }
}

interface TextPart {
  text: string
  bold: boolean
  raised: boolean
}

/** Puts pieces of RTF together to paragraphs and tables. */
class Writer {
  readonly page = new TextPage()
  private parts: TextPart[][][] = [[[]]]
  private cells: Run[] = []
  private rows: TextCell[][] = []
  private isInTable = false
  private bytes: number[] = []
  private decoder = decoderOf(1252)
  private pieces = 0
  level: number | null = null

  codePage(number: number): void {
    this.decoder = decoderOf(number)
  }

  byte(byte: number): void {
    this.bytes.push(byte)
  }

  /** Letters of several bytes are decoded together. */
  flush(state: State): void {
    if (this.bytes.length === 0) return
    const text = this.decoder.decode(Uint8Array.from(this.bytes))
    this.bytes = []
    this.add(text, state)
  }

  add(text: string, { bold, unseen, raised, skipped }: State): void {
    if (!unseen && !skipped) this.parts.at(-1)!.at(-1)!.push({ text, bold, raised })
  }

  tab(): void {
    this.parts.at(-1)!.push([])
  }

  line(): void {
    this.parts.push([[]])
  }

  /** The paragraph stands in a table. */
  inTable(): void {
    this.isInTable = true
  }

  reset(): void {
    this.isInTable = false
    this.level = null
  }

  cell(): void {
    const runs = this.taken().flat()
    const text = runs.map((run) => run.text).join(' ')
    this.cells.push({
      text,
      bold: runs.length > 0 && runs.every(({ bold }) => bold),
      marks: runs.length === 1 ? runs[0]!.marks : [],
    })
    this.count()
  }

  row(): void {
    if (this.cells.length > 0)
      this.rows.push(this.cells.map((run, column) => ({ column, rowSpan: 1, columnSpan: 1, run })))
    this.cells = []
  }

  paragraph(): void {
    if (this.isInTable) {
      this.line()
      return
    }
    this.endTable()
    const lines = this.taken()
    this.count()
    if (this.level !== null) this.page.add('heading', lines, this.level)
    else if (isBoldHeading(lines)) this.page.add('heading', lines, 6)
    else this.page.add('paragraph', lines)
  }

  end(): void {
    this.row()
    this.endTable()
    this.isInTable = false
    this.paragraph()
  }

  private endTable(): void {
    const { rows } = this
    this.rows = []
    if (rows.length === 0) return
    const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
    if (width <= 1) for (const { run } of rows.flat()) this.page.add('paragraph', [[run]])
    else this.page.table(rows, width, null)
  }

  private taken(): Run[][] {
    const lines = this.parts.map((line) => line.map(runOf).filter(({ text }) => text !== ''))
    this.parts = [[[]]]
    return lines
  }

  /** @throws TooLarge */
  private count(): void {
    this.pieces += 1
    if (this.pieces > mostPieces * 4) throw new TooLarge(`more than ${mostPieces * 4} paragraphs and cells`)
  }
}

function runOf(parts: readonly TextPart[]): Run {
  let text = ''
  let [letters, boldLetters] = [0, 0]
  const marks: [number, number][] = []
  for (const { text: own, bold, raised } of joined(parts)) {
    const clean = cleanText(own).replace(/\s+/gu, ' ')
    if (clean === '') continue
    const isMark = raised && mark.test(clean.trim()) && text !== '' && !/(?:m|km|cm|CO|\/)$/u.test(text)
    if (isMark && !text.endsWith(' ')) text += ' '
    const start = text.length
    text += text === '' || text.endsWith(' ') ? clean.trimStart() : clean
    if (isMark) marks.push([start, text.trimEnd().length])
    letters += clean.length
    if (bold) boldLetters += clean.length
  }
  text = text.trimEnd()
  return { text, bold: letters > 0 && boldLetters > letters / 2, marks: marks.filter(([, end]) => end <= text.length) }
}

/** Neighbours that look alike as one: programs write a word in many pieces. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const all: TextPart[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (last && last.bold === part.bold && last.raised === part.raised) last.text += part.text
    else all.push({ ...part })
  }
  return all
}

/** Changes what holds in a group; `true` where the word was one that does. */
function changed(state: State, word: string, value: number | null): boolean {
  const isOn = value !== 0
  if (word === 'b') state.bold = isOn
  else if (word === 'v' || word === 'strike' || word === 'striked' || word === 'deleted') state.unseen = isOn
  else if (word === 'super') state.raised = isOn
  else if (word === 'nosupersub') state.raised = false
  else if (word === 'uc') state.instead = Math.min(Math.max(value ?? 1, 0), 10)
  else if (word === 'plain') Object.assign(state, { bold: false, unseen: false, raised: false })
  else return false
  return true
}

/** Words that end or part what is written, by what the writer does. */
const parting: Readonly<Record<string, (writer: Writer) => void>> = {
  par: (writer) => writer.paragraph(),
  sect: (writer) => writer.paragraph(),
  page: (writer) => writer.paragraph(),
  line: (writer) => writer.line(),
  tab: (writer) => writer.tab(),
  intbl: (writer) => writer.inTable(),
  pard: (writer) => writer.reset(),
  cell: (writer) => writer.cell(),
  nestcell: (writer) => writer.cell(),
  row: (writer) => writer.row(),
  nestrow: (writer) => writer.row(),
}

/** Follows the groups of a file; a class, because what a piece means depends on the group that it stands in. */
class Reader {
  readonly writer = new Writer()
  private readonly stack: State[] = []
  private state: State = { bold: false, unseen: false, raised: false, instead: 1, skipped: false }
  /** Letters that still follow for programs that do not know a code of Unicode. */
  private passing = 0
  private isOptional = false

  /** @returns whether the file goes on */
  take(token: RtfToken): boolean {
    if (token.kind !== 'byte') this.writer.flush(this.state)
    if (token.kind === 'open') this.open()
    else if (token.kind === 'close') return this.close()
    else if (token.kind === 'optional') this.isOptional = true
    else if (token.kind === 'byte') this.byte(token.byte)
    else if (token.kind === 'text') this.text(token.text)
    else this.word(token.word, token.value)
    return true
  }

  end(): void {
    this.writer.flush(this.state)
    this.writer.end()
  }

  private open(): void {
    this.stack.push(this.state)
    if (this.stack.length > deepest) throw new Error('nested too deep')
    this.state = { ...this.state }
    this.isOptional = false
  }

  private close(): boolean {
    const before = this.stack.pop()
    if (before) this.state = before
    this.passing = 0
    return before !== undefined
  }

  private byte(byte: number): void {
    if (this.passing > 0) this.passing -= 1
    else if (!this.state.skipped && !this.state.unseen) this.writer.byte(byte)
  }

  private text(all: string): void {
    const text = all.slice(this.passing)
    this.passing = Math.max(0, this.passing - all.length)
    // Text is in the code page as well, where it is no ASCII.
    if (/^[\x20-\x7e\u00a0\t]*$/.test(text)) this.writer.add(text, this.state)
    else for (const letter of text) this.byte(letter.charCodeAt(0) & 0xff)
  }

  private word(word: string, value: number | null): void {
    const { state, writer } = this
    if ((this.isOptional && word !== 'shptxt') || noText.has(word)) state.skipped = true
    else if (word === 'shptxt') state.skipped = false
    this.isOptional = false
    if (word === 'ansicpg') writer.codePage(value ?? 1252)
    else if (word === 'mac') writer.codePage(10000)
    if (state.skipped || changed(state, word, value)) return
    if (word === 'u') this.letter(value ?? 0)
    else if (word === 'outlinelevel') writer.level = value !== null && value < 9 ? Math.min(6, value + 1) : null
    else if (signs[word]) writer.add(signs[word], state)
    else if (Object.hasOwn(parting, word)) parting[word]!(writer)
  }

  /** A code of Unicode, which is negative from 32,768 on. */
  private letter(value: number): void {
    const code = value < 0 ? value + 65_536 : value
    this.writer.add(code > 0 && code <= 0xffff ? String.fromCharCode(code) : '', this.state)
    this.passing = this.state.instead
  }
}

/** Reads an RTF file as one page of paragraphs and tables. Hidden, deleted and struck text is left out. */
export async function readRtf(bytes: Uint8Array, { onProgress }: Reading): Promise<FormatResult> {
  const source = latinOf(bytes, 0, bytes.length)
  const reader = new Reader()
  reader.writer.page.hasTicks = hasTicks(source)
  for (const token of rtfTokens(source)) if (!reader.take(token)) break
  reader.end()
  onProgress(1, 1, 'reading')
  return { ok: true, pages: [reader.writer.page.page()] }
}
