import { columnName } from '../../reading/column-name.ts'
import type { FilledCell, FilledRow, FilledSheet } from '../../reading/rows.ts'
import { fold } from '../../text/text.ts'
import type { AskedQuestion } from '../match-question.ts'
import { saysOneOf, wordsFor } from '../words.ts'
import { type ColumnRole, type SheetColumns, textIn } from './columns.ts'
import { behindBox, listAt, listsOf, optionsInCell } from './options.ts'

/** A cell, or cells, of a template that have a name: what they take, and which part of their datapoint. */
export interface NamedPlace {
  name: string
  /** The cell of a breakdown that it is, such as `renewable`; `null` for the whole. */
  part: string | null
  /** One value, boxes to be ticked, a list with one entry a row, or a table with a row for each member of a breakdown. */
  shape: 'one' | 'ticks' | 'list' | 'table'
}

/** A question with its place and the cells for answer and source; columns count from 0, rows from 1. */
export interface PlacedQuestion extends AskedQuestion {
  sheet: number
  row: number
  /** Column of the answer; `null` where its options are ticked instead. */
  answer: number | null
  /** Column for a source; `null` where the file has none. */
  remark: number | null
  /** What it lets choose from; empty where it asks freely. A row of its own has the cell that is ticked. */
  options: { text: string; row: number | null }[]
  /** Column in which the rows of options are ticked; `null` where there is none. */
  tick: number | null
  /** Whether it is an option of the question that its section names; it asks for something only where a datapoint is that figure. */
  isOption: boolean
  type: string
  /** Only in a template whose cells have names. */
  named?: NamedPlace
}

/** Why something that looks like a question is not among those that are answered. */
export type LeftReason =
  | 'hidden_sheet'
  | 'hidden_row'
  | 'answered'
  | 'no_question'
  | 'no_heads'
  | 'other_year'
  | 'no_columns'
  | 'computed'

/** Something that was left out, with its place and why. */
export interface LeftOut {
  sheet: number
  /** 0 for a whole sheet. */
  row: number
  text: string
  reason: LeftReason
}

/** Longest section heading in characters; a longer line is a question. */
const LONGEST_SECTION = 80
/** Words from which on a line above another line of its kind is a question rather than a heading. */
const LONG_LINE = 5

/** Whether a line begins with what it counts, or says that it takes a yes or no. */
const asksByItsWords = (text: string): boolean => {
  const folded = fold(text)
  return (
    (['asks_count', 'asks_share', 'asks_amount'] as const).some((kind) => saysOneOf(kind, folded, 'first')) ||
    [...wordsFor('yes_no')].some((word) => folded.includes(`(${word})`))
  )
}

/** Whether a row begins like `of which`, and so asks for a part of the one above. */
export function isPart(text: string): boolean {
  const folded = fold(text).replace(/^[-–•\s]+/, '')
  return [...wordsFor('part_of')].some((word) => folded.startsWith(`${word} `) || folded.startsWith(`${word}:`))
}

/** Whether a cell holds an answer: a box without its tick and an invitation to choose are none. */
export function isAnswered(cell: FilledCell | null | undefined): boolean {
  if (!cell) return false
  if (cell.kind === 'boolean') return cell.value
  if (cell.kind !== 'text') return true
  return !wordsFor('placeholder').has(fold(cell.text).trim())
}

/** Whether a text asks nothing: an address, `N/A`, signs without words, a line to sign on, or how the form itself is to be dealt with. */
function asksNothing(text: string): boolean {
  const folded = fold(text).trim()
  const isOfForm = !folded.endsWith('?') && saysOneOf('sends_back', folded)
  return (
    isOfForm ||
    wordsFor('no_question').has(folded) ||
    wordsFor('signs').has(folded.replace(/\s*:$/, '')) ||
    /^(?:https?:\/\/|www\.)\S+$/.test(folded) ||
    !/\p{L}{2}/u.test(folded)
  )
}

/** The top left cell of the merged range that a cell is in; the cell itself where it is in none. */
function anchorOf({ merged }: FilledSheet, row: number, column: number): { row: number; column: number } {
  const range = merged.find(
    ({ from, to }) => row >= from.row && row <= to.row && column >= from.column && column <= to.column,
  )
  return range?.from ?? { row, column }
}

/** Text of a cell left of the question that is merged over several rows: the section of all of them. Empty where there is none. */
function besideQuestion(
  { rows, merged }: FilledSheet,
  row: number,
  question: number,
): { text: string; column: number } {
  for (const { from, to } of merged) {
    if (to.column >= question || to.row === from.row || row < from.row || row > to.row) continue
    const top = rows.find(({ number }) => number === from.row)
    const text = top ? textIn(top, from.column) : ''
    // A number that stands beside a question and its explanation is no section.
    if (/\p{L}{3}/u.test(text)) return { text, column: from.column }
  }
  return { text: '', column: -1 }
}

/** Finds the questions of one sheet; a class, because sections, options and parts hang on the rows above. */
export class SheetQuestions {
  readonly found: PlacedQuestion[] = []
  readonly left: LeftOut[] = []
  private section = ''
  private whole: string | null = null
  /** The question whose options stand in the rows below it. */
  private current: PlacedQuestion | null = null
  private readonly sheet: FilledSheet
  private readonly at: Readonly<Partial<Record<ColumnRole, number>>>
  private readonly isCoded: boolean
  private readonly sheets: readonly FilledSheet[]
  private readonly index: number
  private readonly heads: FilledRow | undefined
  private readonly lists: ReturnType<typeof listsOf>
  /** Addresses of cells that the file computes. */
  private readonly computed: ReadonlySet<string>
  private readonly rows: ReadonlyMap<number, FilledRow>
  /** Rows with anything in them, and the place of each among them. */
  private readonly filledRows: readonly FilledRow[]
  private readonly filled: ReadonlyMap<FilledRow, number>

  constructor(sheets: readonly FilledSheet[], index: number, columns: SheetColumns) {
    this.sheets = sheets
    this.index = index
    this.sheet = sheets[index]!
    const at: Partial<Record<ColumnRole, number>> = {}
    for (const { role, column } of columns.columns) at[role] ??= column
    this.at = at
    this.rows = new Map(this.sheet.rows.map((row) => [row.number, row]))
    this.filledRows = this.sheet.rows.filter(({ cells }) => cells.some(Boolean))
    this.filled = new Map(this.filledRows.map((row, index) => [row, index]))
    this.lists = listsOf(this.sheet)
    this.computed = new Set(this.sheet.form?.formulas ?? [])
    this.heads = this.rows.get(columns.head)
    const rows = this.sheet.rows.filter(({ number }) => number > columns.head)
    const asking = rows.filter((row) => textIn(row, at.question ?? 0) !== '')
    // In sheets where most questions have a number or a unit, a line without both is a heading.
    this.isCoded = asking.filter(({ cells }) => cells.filter(Boolean).length > 1).length > asking.length / 2
    if (at.question === undefined || at.answer === undefined) return
    for (const row of rows) this.read(row, at.question, at.answer)
  }

  private read(row: FilledRow, question: number, answer: number): void {
    const text = textIn(row, question)
    const option = this.at.option === undefined ? '' : textIn(row, this.at.option)
    const boxed = behindBox(text)
    if (this.heads && text !== '' && text === textIn(this.heads, question)) return
    if (boxed && this.current) this.current.options.push({ text: boxed, row: null })
    else if (text === '' && option !== '' && this.current) this.addOption(row.number, option, answer)
    else this.readQuestion(row, text, option, { question, answer })
  }

  private readQuestion(
    row: FilledRow,
    text: string,
    option: string,
    { question, answer }: { question: number; answer: number },
  ): void {
    const at = anchorOf(this.sheet, row.number, answer)
    // The answer belongs to a row above: this one explains the question there.
    if (at.row !== row.number) return
    if (this.isSection(row, question, answer)) {
      this.section = row.cells.map((_, column) => textIn(row, column)).find(Boolean) ?? ''
      this.whole = null
      this.current = null
      return
    }
    if (text === '') return
    const hasOwnCell = option === '' || optionsInCell(option).length > 1
    const isAnsweredAlready = hasOwnCell && isAnswered(row.cells[at.column])
    const isComputed = this.computed.has(`${columnName(at.column)}${row.number}`)
    const reason = this.reasonToLeave(row, text) ?? (isComputed ? 'computed' : isAnsweredAlready ? 'answered' : null)
    if (reason !== 'no_question') this.current = null
    if (reason !== null) this.left.push({ sheet: this.index, row: row.number, text: text.slice(0, 200), reason })
    else if (at.column > question) this.add(row, text, at.column, option)
    else this.left.push({ sheet: this.index, row: row.number, text: text.slice(0, 200), reason: 'no_columns' })
  }

  private reasonToLeave(row: FilledRow, text: string): LeftReason | null {
    if (text.length < 3 || asksNothing(text)) return 'no_question'
    const { form } = this.sheet
    if (form?.isHidden) return 'hidden_sheet'
    return form?.hiddenRows.includes(row.number) ? 'hidden_row' : null
  }

  private add(row: FilledRow, text: string, answer: number, option: string): void {
    const { unit, type, source, question = 0 } = this.at
    const part = isPart(text)
    const beside = besideQuestion(this.sheet, row.number, question)
    const ofColumn = this.at.section === undefined ? '' : textIn(row, this.at.section)
    const inCell = optionsInCell(option)
    const listed = listAt(this.sheets, this.sheet, this.lists, row.number, answer)
    const placed = this.sheet.placed?.choices.find((one) => one.row === row.number && one.column === answer)
    const options = placed ? placed.options : inCell.length > 1 ? inCell : option === '' ? listed : []
    const found: PlacedQuestion = {
      text,
      unit: unit === undefined ? '' : textIn(row, unit),
      type: type === undefined ? '' : textIn(row, type),
      section: beside.text || ofColumn || this.section,
      whole: part ? this.whole : this.isUnderQuestion(beside.column, text) ? beside.text : null,
      sheet: this.index,
      row: row.number,
      answer,
      remark: source ?? null,
      options: options.map((one) => ({ text: one, row: null })),
      tick: this.at.tick ?? null,
      isOption: false,
    }
    this.found.push(found)
    this.current = found
    if (!part) this.whole = text
    if (option !== '' && inCell.length < 2) {
      // Each option has a cell for its figure in its own row, so the question itself has none.
      if (anchorOf(this.sheet, row.number + 1, answer).row !== row.number) found.answer = null
      this.addOption(row.number, option, answer)
    }
  }

  private addOption(row: number, text: string, answer: number): void {
    const { current } = this
    if (!current) return
    current.options.push({ text, row })
    const cells = this.rows.get(row)?.cells
    if (current.answer !== null || isAnswered(cells?.[answer]) || asksNothing(text)) return
    const { section: _, options: __, ...own } = current
    this.found.push({ ...own, text, section: current.text, options: [], row, answer, isOption: true, whole: null })
  }

  /** Whether the text beside a question is the question above it, of which it asks for a part: `Scope 1` beside `GHG emissions`. */
  private isUnderQuestion(column: number, text: string): boolean {
    const head = this.heads ? fold(textIn(this.heads, column)) : ''
    return column >= 0 && text.length < 40 && saysOneOf('question', head)
  }

  /** Whether a row is a section heading: its only text spans the answer's cell, or the row has nothing else. */
  private isSection(row: FilledRow, question: number, answer: number): boolean {
    if (this.sheet.placed && this.sheet.placed.kind !== 'table') return false
    const filled = row.cells.flatMap((cell, column) => (cell ? [column] : []))
    const text = textIn(row, filled[0] ?? question)
    if (filled.length > 2 || text === '' || text.length > LONGEST_SECTION || text.endsWith('?')) return false
    const over = anchorOf(this.sheet, row.number, answer)
    if (over.column <= question && over.column !== answer) return true
    return filled.length === 1 && (filled[0] !== question || (this.isCoded && !this.isBare(row, text)))
  }

  /** Whether a line without number and unit asks something all the same: it says so, nothing stands below it, or others like it do. */
  private isBare(row: FilledRow, text: string): boolean {
    if (asksByItsWords(text)) return true
    const at = this.filled.get(row) ?? 0
    const isAlone = (index: number) => this.filledRows[index]?.cells.filter(Boolean).length === 1
    // Of lines that stand alone one after the other the first names what the others ask; before others it is the last that does.
    const isAmongBare = isAlone(at + 1) && (isAlone(at - 1) || text.split(/\s+/).length >= LONG_LINE)
    return at === this.filledRows.length - 1 || isAmongBare
  }
}
