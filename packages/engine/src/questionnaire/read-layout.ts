import { maxOf } from '../reading/min-max.ts'
import type { FilledRow, FilledSheet } from '../reading/rows.ts'
import { fold } from '../text/text.ts'
import type { AskedQuestion } from './match-question.ts'
import { wordsFor } from './words.ts'

/** A question with its place and the cells for answer and remark; columns count from 0, rows from 1. */
export interface PlacedQuestion extends AskedQuestion {
  sheet: number
  row: number
  /** Column of the answer. */
  answer: number
  /** Column for a source or remark; `null` where the file has none. */
  remark: number | null
}

interface Columns {
  question: number
  answer: number
  unit: number | null
  remark: number | null
  /** Row of the column heads; 0 where there are none. */
  head: number
}

/** Number of rows at the top in which column heads are searched. */
const HEAD_ROWS = 60
/** Longest section heading in characters; a longer line is a question. */
const LONGEST_SECTION = 80

const textIn = ({ cells }: FilledRow, column: number): string => {
  const cell = cells[column]
  return cell?.kind === 'text' ? cell.text.replace(/\s+/g, ' ').trim() : ''
}
const isFilled = ({ cells }: FilledRow, column: number): boolean => Boolean(cells[column])
/** A year of a column head: `Value 2025`, `2025 (actual)`. */
const headYear = /\b(?:19|20)\d{2}\b/
const asHead = (text: string): string =>
  fold(text)
    .replace(/[*:]+$/g, '')
    .replace(/\s*\([^()]*\)$/, '')
    .replace(headYear, '')
    .trim()

/** Amount of text in a column, in characters. */
const textBelow = (rows: readonly FilledRow[], column: number): number =>
  rows.reduce((sum, row) => sum + textIn(row, column).length, 0)

/** The column for answers of a year: the one whose head names that year, else one without a year; never that of another year. */
function answerOf(row: FilledRow, columns: readonly number[], year: number): number | undefined {
  const yearOf = (column: number) => headYear.exec(textIn(row, column))?.[0]
  return columns.find((column) => yearOf(column) === String(year)) ?? columns.find((column) => !yearOf(column))
}

/** Columns of a sheet found by their heads; `null` without heads. */
function headedColumns({ rows }: FilledSheet, year: number): Columns | null {
  for (const [i, row] of rows.slice(0, HEAD_ROWS).entries()) {
    const heads = Array.from(row.cells, (_, column) => asHead(textIn(row, column)))
    const of = (kind: 'question' | 'answer' | 'unit' | 'remark') =>
      heads.flatMap((head, column) => (head !== '' && wordsFor(kind).has(head) ? [column] : []))
    const answer = answerOf(row, of('answer'), year)
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

/** Columns of a sheet without heads: questions are in the one with most text, answers right beside it. */
function likelyColumns({ rows }: FilledSheet): Columns | null {
  const widest = Math.max(0, maxOf(rows.map(({ cells }) => cells.length)))
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

/** The top left cell of the merged range that a cell is in; the cell itself where it is in none. */
function anchorOf({ merged }: FilledSheet, row: number, column: number): { row: number; column: number } {
  const range = merged.find(
    ({ from, to }) => row >= from.row && row <= to.row && column >= from.column && column <= to.column,
  )
  return range?.from ?? { row, column }
}

/** Whether a row is a section heading: its only text spans the answer's cell, or the row has nothing else. */
function isSection(sheet: FilledSheet, row: FilledRow, { question, answer }: Columns, isCoded: boolean): boolean {
  const filled = row.cells.flatMap((cell, column) => (cell ? [column] : []))
  const text = textIn(row, filled[0] ?? question)
  if (filled.length > 2 || text === '' || text.length > LONGEST_SECTION || text.endsWith('?')) return false
  const over = anchorOf(sheet, row.number, answer)
  if (over.column <= question && over.column !== answer) return true
  return filled.length === 1 && (filled[0] !== question || isCoded)
}

/** Text of a cell left of the question that is merged over several rows: the section of all of them. Empty where there is none. */
function sectionBeside({ rows, merged }: FilledSheet, row: number, { question }: Columns): string {
  for (const { from, to } of merged) {
    if (to.column >= question || to.row === from.row || row < from.row || row > to.row) continue
    const top = rows.find(({ number }) => number === from.row)
    const text = top ? textIn(top, from.column) : ''
    // A number that stands beside a question and its explanation is no section.
    if (/\p{L}{3}/u.test(text)) return text
  }
  return ''
}

/** Whether a question begins like `of which`, and so asks for a part of the one above. */
function isPart(text: string): boolean {
  const folded = fold(text).replace(/^[-–•\s]+/, '')
  return [...wordsFor('part_of')].some((word) => folded.startsWith(`${word} `) || folded.startsWith(`${word}:`))
}

function questionsOf(sheet: FilledSheet, index: number, columns: Columns): PlacedQuestion[] {
  const { question, unit, remark, head } = columns
  const rows = sheet.rows.filter(({ number }) => number > head)
  const asking = rows.filter((row) => textIn(row, question) !== '')
  // In sheets where most questions have a number or a unit, a line without both is a heading.
  const isCoded = asking.filter(({ cells }) => cells.filter(Boolean).length > 1).length > asking.length / 2
  let section = ''
  let whole: string | null = null
  const found: PlacedQuestion[] = []
  for (const row of rows) {
    const at = anchorOf(sheet, row.number, columns.answer)
    // The answer belongs to a row above: this one explains the question there.
    if (at.row !== row.number) continue
    if (isSection(sheet, row, columns, isCoded)) {
      section = row.cells.map((_, column) => textIn(row, column)).find(Boolean) ?? ''
      whole = null
      continue
    }
    const text = textIn(row, question)
    if (text.length < 3) continue
    // Cells with content or a formula are not filled.
    if (isFilled(row, at.column) || at.column <= question) continue
    const part = isPart(text)
    const under = sectionBeside(sheet, row.number, columns) || section
    found.push({
      text,
      unit: unit === null ? '' : textIn(row, unit),
      section: under,
      whole: part ? whole : null,
      sheet: index,
      row: row.number,
      answer: at.column,
      remark,
    })
    if (!part) whole = text
  }
  return found
}

/**
 * The questions of a workbook or table in order. Where any sheet has heads, those without are covers or notes and skipped.
 * @param year the year that is reported on, for files with a column of answers for each of several years
 */
export function questionsIn(sheets: readonly FilledSheet[], year: number): PlacedQuestion[] {
  const headed = sheets.map((sheet) => headedColumns(sheet, year))
  const columns = headed.some(Boolean) ? headed : sheets.map(likelyColumns)
  return sheets.flatMap((sheet, index) => (columns[index] ? questionsOf(sheet, index, columns[index]) : []))
}

/** The questions of pasted text, one a line; a line that ends with a colon is the heading of those below. */
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
