import type { FilledRow, FilledSheet } from '../reading/rows.ts'
import { fold } from '../text/text.ts'
import type { AskedQuestion } from './match-question.ts'
import { wordsFor } from './words.ts'

/** A question with the cells that it stands in and is answered in; columns count from 0, rows from 1. */
export interface PlacedQuestion extends AskedQuestion {
  sheet: number
  row: number
  /** Where the answer goes. */
  answer: number
  /** Where a source or remark goes; `null` where the file has no column for it. */
  remark: number | null
}

interface Columns {
  question: number
  answer: number
  unit: number | null
  remark: number | null
  /** The row of the heads; 0 where there is none. */
  head: number
}

/** Rows in which the heads of a table are looked for. */
const HEAD_ROWS = 60
/** A line that is longer asks for something and heads nothing. */
const LONGEST_SECTION = 80

const textIn = ({ cells }: FilledRow, column: number): string => {
  const cell = cells[column]
  return cell?.kind === 'text' ? cell.text.replace(/\s+/g, ' ').trim() : ''
}
const isFilled = ({ cells }: FilledRow, column: number): boolean => Boolean(cells[column])
const asHead = (text: string): string =>
  fold(text)
    .replace(/[*:]+$/g, '')
    .replace(/\s*\([^()]*\)$/, '')
    .trim()

/** How much text stands below a head. */
const textBelow = (rows: readonly FilledRow[], column: number): number =>
  rows.reduce((sum, row) => sum + textIn(row, column).length, 0)

/** Columns by the words at their heads. */
function headedColumns({ rows }: FilledSheet): Columns | null {
  for (const [i, row] of rows.slice(0, HEAD_ROWS).entries()) {
    const heads = Array.from(row.cells, (_, column) => asHead(textIn(row, column)))
    const of = (kind: 'question' | 'answer' | 'unit' | 'remark') =>
      heads.flatMap((head, column) => (head !== '' && wordsFor(kind).has(head) ? [column] : []))
    const [answer] = of('answer')
    const below = rows.slice(i + 1)
    const questions = of('question').filter((column) => column !== answer)
    if (answer === undefined || questions.length === 0 || below.length === 0) continue
    const [question] = questions.sort((a, b) => textBelow(below, b) - textBelow(below, a))
    return {
      question: question!,
      answer,
      unit: of('unit')[0] ?? null,
      remark: of('remark')[0] ?? null,
      head: row.number,
    }
  }
  return null
}

/** Without heads the questions are what most of the text is, and the answer goes right beside it. */
function likelyColumns({ rows }: FilledSheet): Columns | null {
  const widest = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const columns = Array.from({ length: widest }, (_, column) => column)
  const question = columns.sort((a, b) => textBelow(rows, b) - textBelow(rows, a))[0]
  if (question === undefined) return null
  const asking = rows.filter((row) => textIn(row, question).length > 3)
  const isUnit = (column: number) =>
    asking.filter((row) => textIn(row, column) !== '' && textIn(row, column).length <= 12).length > asking.length / 2
  let answer = question + 1
  const unit = isUnit(answer) ? answer : null
  while (asking.some((row) => isFilled(row, answer))) answer += 1
  return asking.length > 0 ? { question, answer, unit, remark: null, head: 0 } : null
}

/** The cell that stands for all of a merged range; the cell itself where it is in none. */
function anchorOf({ merged }: FilledSheet, row: number, column: number): { row: number; column: number } {
  const range = merged.find(
    ({ from, to }) => row >= from.row && row <= to.row && column >= from.column && column <= to.column,
  )
  return range?.from ?? { row, column }
}

/** Whether a row heads the ones below it: one text alone, over the cell of the answer, or of a row that has nothing else. */
function isSection(sheet: FilledSheet, row: FilledRow, { question, answer }: Columns, isCoded: boolean): boolean {
  const filled = row.cells.flatMap((cell, column) => (cell ? [column] : []))
  const text = textIn(row, filled[0] ?? question)
  if (filled.length > 2 || text === '' || text.length > LONGEST_SECTION || text.endsWith('?')) return false
  const over = anchorOf(sheet, row.number, answer)
  if (over.column <= question && over.column !== answer) return true
  return filled.length === 1 && (filled[0] !== question || isCoded)
}

/** What begins a question that asks for a part of the one above it. */
function isPart(text: string): boolean {
  const folded = fold(text).replace(/^[-–•\s]+/, '')
  return [...wordsFor('part_of')].some((word) => folded.startsWith(`${word} `) || folded.startsWith(`${word}:`))
}

function questionsOf(sheet: FilledSheet, index: number, columns: Columns): PlacedQuestion[] {
  const { question, unit, remark, head } = columns
  const rows = sheet.rows.filter(({ number }) => number > head)
  const asking = rows.filter((row) => textIn(row, question) !== '')
  // Where most questions have a number or a unit, a line without one is a heading.
  const isCoded = asking.filter(({ cells }) => cells.filter(Boolean).length > 1).length > asking.length / 2
  let section = ''
  let whole: string | null = null
  const found: PlacedQuestion[] = []
  for (const row of rows) {
    if (isSection(sheet, row, columns, isCoded)) {
      section = row.cells.map((_, column) => textIn(row, column)).find(Boolean) ?? ''
      whole = null
      continue
    }
    const text = textIn(row, question)
    if (text.length < 3) continue
    const at = anchorOf(sheet, row.number, columns.answer)
    // What somebody has answered already, or what is computed, stays as it is.
    if (at.row !== row.number || isFilled(row, at.column) || at.column <= question) continue
    const part = isPart(text)
    found.push({
      ...{ text, unit: unit === null ? '' : textIn(row, unit), section, whole: part ? whole : null },
      ...{ sheet: index, row: row.number, answer: at.column, remark },
    })
    if (!part) whole = text
  }
  return found
}

/** The questions of a workbook or a table, in their order. Where one sheet has heads, those without are covers and notes. */
export function questionsIn(sheets: readonly FilledSheet[]): PlacedQuestion[] {
  const headed = sheets.map(headedColumns)
  const columns = headed.some(Boolean) ? headed : sheets.map(likelyColumns)
  return sheets.flatMap((sheet, index) => (columns[index] ? questionsOf(sheet, index, columns[index]) : []))
}

/** Questions that were pasted: one a line; what ends with a colon heads the ones below. */
export function questionsInText(text: string): AskedQuestion[] {
  let section = ''
  let whole: string | null = null
  return text.split('\n').flatMap((line): AskedQuestion[] => {
    const [asked = '', unit = ''] = line.split('\t').map((part) => part.trim())
    const bare = asked.replace(/^(?:\(?[\da-z]{1,3}(?:\.\d+)*[.)]|[-–•*])\s+/i, '').trim()
    if (bare.length < 3) return []
    if (bare.endsWith(':') || bare.startsWith('#')) {
      section = bare.replace(/^#+\s*|:$/g, '')
      whole = null
      return []
    }
    const part = isPart(bare)
    const question = { text: bare, unit, section, whole: part ? whole : null }
    if (!part) whole = bare
    return [question]
  })
}
