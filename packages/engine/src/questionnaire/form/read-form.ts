import type { FilledRow, FilledSheet } from '../../reading/rows.ts'
import {
  type ColumnRole,
  type FormColumn,
  fingerprintOf,
  givenColumns,
  headedColumns,
  headRows,
  likelyColumns,
  placedColumns,
  type SheetColumns,
  textIn,
} from './columns.ts'
import { type LeftOut, type LeftReason, type PlacedQuestion, SheetQuestions } from './questions.ts'
import { type CellNames, readTemplate } from './read-template.ts'

/** How a person said that a sheet is read. */
export interface GivenColumns {
  /** Row of the heads; 0 where there are none. */
  head: number
  /** What each column holds, from the first on. */
  roles: ColumnRole[]
}

/** How a sheet was read, as a person is shown it. */
export interface SheetLayout {
  sheet: number
  name: string
  state: 'read' | 'hidden' | 'no_columns'
  /** Whether its columns are as a person said. */
  isByHand: boolean
  /** What the next file of the same sender is known by. */
  fingerprint: string
  head: number
  columns: FormColumn[]
  /** The first rows, heads included, as far as a person has to see them. */
  rows: { row: number; cells: string[] }[]
}

/** What was understood of a form. */
export interface ReadForm {
  questions: PlacedQuestion[]
  left: LeftOut[]
  sheets: SheetLayout[]
}

/** Rows, columns and characters of a cell that are shown of a sheet. */
const shown = { rows: 14, columns: 24, characters: 80 }

const cellText = (row: FilledRow, column: number): string => {
  const cell = row.cells[column]
  if (!cell || cell.kind === 'error') return ''
  if (cell.kind === 'text') return textIn(row, column).slice(0, shown.characters)
  if (cell.kind === 'boolean') return cell.value ? '☑' : '☐'
  return cell.kind === 'date' ? cell.date : `${cell.number}${cell.kind === 'percent' ? ' %' : ''}`
}

function previewOf({ rows }: FilledSheet, head: number): SheetLayout['rows'] {
  const from = Math.max(0, rows.findIndex(({ number }) => number >= head) - 2)
  return rows.slice(from, from + shown.rows).map((row) => ({
    row: row.number,
    cells: row.cells.slice(0, shown.columns).map((_, column) => cellText(row, column)),
  }))
}

/** Columns of a sheet that a person said of one with the same heads before. */
function remembered(sheet: FilledSheet, known: ReadonlyMap<string, GivenColumns>, year: number): SheetColumns | null {
  if (known.size === 0) return null
  for (const head of [...headRows(sheet), 0]) {
    const given = known.get(fingerprintOf(sheet, head))
    if (given) return givenColumns(sheet, given.head === 0 ? 0 : head, given.roles, year)
  }
  return null
}

interface FoundColumns {
  found: SheetColumns | LeftReason
  isByHand: boolean
}

/** The columns of every sheet: as a person said, as of earlier files, by their heads, or where no sheet has heads the likely ones. */
function columnsOfAll(
  sheets: readonly FilledSheet[],
  year: number,
  said: ReadonlyMap<number, GivenColumns>,
  known: ReadonlyMap<string, GivenColumns>,
): FoundColumns[] {
  const columns = sheets.map((sheet, index): FoundColumns => {
    const given = said.get(index)
    if (given) return { found: givenColumns(sheet, given.head, given.roles, year), isByHand: true }
    const before = remembered(sheet, known, year)
    if (before) return { found: before, isByHand: true }
    if (sheet.placed) return { found: placedColumns(sheet, year), isByHand: false }
    return { found: headedColumns(sheet, year), isByHand: false }
  })
  if (columns.every(({ found }) => found === 'no_heads'))
    for (const [index, sheet] of sheets.entries()) {
      if (sheet.placed) continue
      const found = likelyColumns(sheet)
      if (found) columns[index] = { found, isByHand: false }
    }
  return columns
}

const layoutOf = (sheet: FilledSheet, index: number, { found, isByHand }: FoundColumns): SheetLayout => {
  const isRead = typeof found !== 'string'
  const head = isRead ? found.head : 0
  const isHidden = sheet.form?.isHidden ?? false
  return {
    sheet: index,
    name: sheet.name,
    state: isHidden ? 'hidden' : isRead ? 'read' : 'no_columns',
    isByHand,
    fingerprint: fingerprintOf(sheet, head),
    head,
    columns: isRead ? found.columns : [],
    rows: isHidden ? [] : previewOf(sheet, head),
  }
}

/** A question of a file that nothing can be written into. */
const listed = (question: PlacedQuestion): PlacedQuestion => ({ ...question, answer: null })

/** A template has no columns: each cell is known by its name. */
const noColumns: FoundColumns = { found: { head: 0, columns: [] }, isByHand: false }

/**
 * Reads a form that somebody has sent: which columns hold what, the questions in order with the cells of their answers, and what was
 * left out and why. Where any sheet has heads, those without are covers or notes. Nothing is ever answered on a hidden sheet or row.
 * @param year the year that is reported on, for forms with a column of answers for each of several years
 * @param said how a person said that some sheets are read, by their number
 * @param known the same of earlier files, by the fingerprint of their heads
 * @param names what the workbook has names for; the official template of the voluntary standard is known by them
 */
export function readForm(
  sheets: readonly FilledSheet[],
  year: number,
  said: ReadonlyMap<number, GivenColumns> = new Map(),
  known: ReadonlyMap<string, GivenColumns> = new Map(),
  names: CellNames = [],
): ReadForm {
  const template = said.size === 0 ? readTemplate(sheets, names) : null
  if (template) return { ...template, sheets: sheets.map((sheet, index) => layoutOf(sheet, index, noColumns)) }
  const columns = columnsOfAll(sheets, year, said, known)
  const form: ReadForm = { questions: [], left: [], sheets: [] }
  for (const [index, sheet] of sheets.entries()) {
    const { found } = columns[index]!
    form.sheets.push(layoutOf(sheet, index, columns[index]!))
    if (typeof found !== 'string') {
      const { found: questions, left } = new SheetQuestions(sheets, index, found)
      for (const question of questions)
        form.questions.push(sheet.placed?.kind === 'listed' ? listed(question) : question)
      for (const one of left) form.left.push(one)
    } else if (sheet.rows.length > 0 && !sheet.form?.isHidden)
      form.left.push({ sheet: index, row: 0, text: sheet.name.slice(0, 200), reason: found })
  }
  return form
}
