import { maxOf } from '../../reading/min-max.ts'
import type { FilledRow, FilledSheet } from '../../reading/rows.ts'
import { fold } from '../../text/text.ts'
import { wholeUnit } from '../../text/units.ts'
import { type HeadKind, headKinds, ownColumn, saysOneOf, wordsFor } from '../words.ts'

/** What a column of a form holds. */
const columnRoles = [
  'question',
  'answer',
  'option',
  'tick',
  'unit',
  'type',
  'source',
  'comment',
  'help',
  'section',
  'number',
  'required',
  'earlier',
  'none',
] as const
export type ColumnRole = (typeof columnRoles)[number]

/** A column of a form with its head and what it holds. */
export interface FormColumn {
  /** Counts from 0. */
  column: number
  head: string
  role: ColumnRole
  /** Whether the form has no such column and it is added for the answers, under this head. */
  isNew: boolean
}

/** The columns of a sheet. */
export interface SheetColumns {
  /** Row of the heads; 0 where there are none. */
  head: number
  columns: FormColumn[]
}

/** Number of rows at the top in which heads are searched. */
const HEAD_ROWS = 60
/** Longest head of a column that is known by a word within it, in characters. */
const LONGEST_HEAD = 60

export const textIn = ({ cells }: FilledRow, column: number): string => {
  const cell = cells[column]
  if (cell?.kind === 'number' && cell.number > 1990 && cell.number < 2100) return String(cell.number)
  return cell?.kind === 'text' ? cell.text.replace(/\s+/g, ' ').trim() : ''
}
export const hasText = (row: FilledRow, column: number): boolean => row.cells[column]?.kind === 'text'

/** A year of a column head: `Value 2025`, `2025 (actual)`. */
const headYear = /\b(?:19|20)\d{2}\b/
const onlyYear = /^(?:fy|gj|year|jahr)?\s*(?:19|20)\d{2}$/
const asHead = (text: string): string =>
  fold(text)
    .replace(/[*:]+$/g, '')
    .replace(/\s*\([^()]*\)$/, '')
    .replace(headYear, '')
    .replace(/\s+/g, ' ')
    .trim()

interface Told {
  kind: HeadKind
  /** Whether the head is that word and nothing else. */
  exact: boolean
}

/** What the head of a column says; `null` where it says nothing that is known. */
function toldBy(text: string): Told | null {
  const folded = fold(text).trim()
  if (folded === '') return null
  if (onlyYear.test(folded)) return { kind: 'answer', exact: true }
  const head = asHead(text)
  // What stands in brackets tells a column for ticks from one for words: `Answer (tick all that apply)`.
  if (folded.length <= LONGEST_HEAD && saysOneOf('tick', folded)) return { kind: 'tick', exact: false }
  const exact = headKinds.find((kind) => wordsFor(kind).has(head))
  if (exact) return { kind: exact, exact: true }
  if (wordsFor('aside_alone').has(head)) return { kind: 'aside', exact: true }
  if (folded.length > LONGEST_HEAD || text.trim().endsWith('?')) return null
  const within = headKinds.find((kind) => saysOneOf(kind, folded))
  return within ? { kind: within, exact: false } : null
}

interface Head {
  column: number
  text: string
  told: Told | null
}

const headsOf = (row: FilledRow): Head[] =>
  Array.from(row.cells, (_, column) => ({ column, text: textIn(row, column) })).map((one) => ({
    ...one,
    told: toldBy(one.text),
  }))

const isAsked = ({ told }: Head): boolean => told?.kind === 'question' || told?.kind === 'asked_too'

/** How surely a row is that of the heads: from 3, with question and answer, to 0, which is no row of heads. */
function headStrength(heads: readonly Head[], below: number): 0 | 1 | 2 | 3 {
  if (below === 0) return 0
  const asked = heads.filter(isAsked)
  const known = heads.filter(({ told }) => told !== null)
  const answers = known.filter(({ told }) => told?.kind === 'answer' || told?.kind === 'tick')
  const isSureAsked = asked.some(({ told }) => told?.exact)
  if ((isSureAsked && answers.length > 0) || (asked.length > 0 && answers.some(({ told }) => told?.exact))) return 3
  if (isSureAsked && known.length > 1) return 2
  return isSureAsked && heads.filter(({ text }) => text !== '').length === 1 && asked[0]!.told!.kind === 'question'
    ? 1
    : 0
}

/** Amount of text in a column, in characters. */
const textBelow = (rows: readonly FilledRow[], column: number): number =>
  rows.reduce((sum, row) => sum + textIn(row, column).length, 0)
const filledBelow = (rows: readonly FilledRow[], column: number): number =>
  rows.filter((row) => textIn(row, column) !== '').length

/** The column of the questions among those that may be: the one that is filled most, of equals the one with most text. */
function questionAmong(asked: readonly Head[], rows: readonly FilledRow[]): number {
  const named = asked.filter(({ told, column }) => told?.kind === 'question' && filledBelow(rows, column) > 0)
  const among = (named.length > 0 ? named : asked).map(({ column }) => column)
  const most = maxOf(among.map((column) => filledBelow(rows, column)))
  const full = among.filter((column) => filledBelow(rows, column) >= 0.85 * most)
  return full.sort((a, b) => textBelow(rows, b) - textBelow(rows, a))[0]!
}

/** Where a column can be added: behind all that rows below the heads hold. */
function freeColumn({ rows, merged }: FilledSheet, head: number): number {
  const used = rows.filter(({ number }) => number >= head).map(({ cells }) => cells.length)
  const spans = merged.filter(({ to }) => to.row >= head).map(({ to }) => to.column + 1)
  return Math.max(0, maxOf([...used, ...spans, 0]))
}

const languageOf = (columns: readonly FormColumn[], rows: readonly FilledRow[]): 'en' | 'de' => {
  const words = fold(
    [
      ...columns.map(({ head }) => head),
      ...rows.slice(0, 30).flatMap((row) => row.cells.map((_, i) => textIn(row, i))),
    ].join(' '),
  )
  const count = (pattern: RegExp) => (words.match(pattern) ?? []).length
  return count(/\b(?:der|die|das|und|sie|ihre?|wie|frage)\b/g) > count(/\b(?:the|and|of|you|your|do|is|question)\b/g)
    ? 'de'
    : 'en'
}

/** A column for the answers where the form has none. */
function withAnswers(sheet: FilledSheet, found: SheetColumns, year: number): SheetColumns {
  const { head, columns } = found
  if (columns.some(({ role }) => role === 'answer')) return found
  const below = sheet.rows.filter(({ number }) => number > head)
  const word = ownColumn(languageOf(columns, below))
  const hasEarlier = columns.some(({ role }) => role === 'earlier')
  const added = { column: freeColumn(sheet, head), head: hasEarlier ? `${word} ${year}` : word, isNew: true }
  return { head, columns: [...columns, { ...added, role: 'answer' }] }
}

function columnsOf(heads: readonly Head[], rows: readonly FilledRow[], year: number): FormColumn[] {
  const yearOf = ({ text }: Head) => headYear.exec(text)?.[0] ?? null
  const answers = heads.filter(({ told }) => told?.kind === 'answer')
  const ofYear = answers.find((one) => yearOf(one) === String(year))
  const open = answers.filter((one) => yearOf(one) === null)
  const answer = ofYear ?? open.find(({ told }) => told?.exact) ?? open[0]
  const isNamed = heads.some(({ told }) => told?.kind === 'question')
  // Where no head says that it is the questions', the column with most text may have any other head.
  const question = questionAmong(
    heads.filter((one) => isAsked(one) || (!isNamed && !one.told && one.text !== '')),
    rows,
  )
  return heads.flatMap((one): FormColumn[] => {
    const { column, text, told } = one
    const role = (): ColumnRole => {
      if (column === question) return 'question'
      if (column === answer?.column) return 'answer'
      if (!told || told.kind === 'aside') return 'none'
      if (told.kind === 'answer') return yearOf(one) === null ? 'none' : 'earlier'
      if (isAsked(one)) return column < question ? 'section' : 'help'
      return told.kind as ColumnRole
    }
    return text === '' && role() === 'none' ? [] : [{ column, head: text, role: role(), isNew: false }]
  })
}

/** Heads over several columns that the next row divides, each column with a head of its own: `Question` over `Topic` and `Wording`. */
function dividedBy(
  { merged }: FilledSheet,
  heads: readonly Head[],
  row: FilledRow,
  lower: readonly Head[],
): FilledSheet['merged'] {
  return merged.filter(({ from, to }) => {
    if (from.row !== row.number || to.row !== row.number || !heads[from.column]?.text) return false
    const below = lower.slice(from.column, to.column + 1)
    const isHead = ({ text }: Head) => text !== '' && text.length <= LONGEST_HEAD && !text.endsWith('?')
    return to.column > from.column && below.length === to.column - from.column + 1 && below.every(isHead)
  })
}

/** A second line of heads, below the first in the columns that it divides: `Answer` over `Value` and `Comment`. */
function withSecondLine(
  sheet: FilledSheet,
  row: FilledRow,
  heads: readonly Head[],
  next: FilledRow | undefined,
): { heads: readonly Head[]; isDeeper: boolean } {
  if (!next) return { heads, isDeeper: false }
  const lower = headsOf(next)
  const divided = dividedBy(sheet, heads, row, lower)
  const filled = lower.filter(({ text }) => text !== '')
  const asked = heads.filter(isAsked).map(({ column }) => column)
  const isHeads =
    filled.length > 1 &&
    filled.every(({ told }) => told !== null) &&
    filled.some(({ told }) => told?.exact) &&
    asked.every((column) => !lower[column]?.text)
  if (!isHeads && divided.length === 0) return { heads, isDeeper: false }
  const width = Math.max(heads.length, lower.length)
  const joined = Array.from({ length: width }, (_, column): Head => {
    const own = lower[column]
    if (!own?.text) return heads[column] ?? { column, text: '', told: null }
    // A head that says nothing known is of the kind of the one above it.
    const above = divided.find(({ from, to }) => column >= from.column && column <= to.column)
    const told = own.told ?? heads[above?.from.column ?? -1]?.told
    return { ...own, told: told ? { ...told, exact: own.told !== null && told.exact } : null }
  })
  return { heads: joined, isDeeper: true }
}

/** Why a sheet has no columns: it has no heads, or its columns are for other years. */
export type NoColumns = 'no_heads' | 'other_year'

/** Columns of a sheet by their heads. */
export function headedColumns(sheet: FilledSheet, year: number): SheetColumns | NoColumns {
  const { rows } = sheet
  let best: { strength: number; index: number; heads: readonly Head[] } | null = null
  for (const [index, row] of rows.slice(0, HEAD_ROWS).entries()) {
    const heads = headsOf(row)
    const strength = headStrength(heads, rows.length - index - 1)
    if (strength > (best?.strength ?? 0)) best = { strength, index, heads }
    if (strength === 3) break
  }
  if (!best) return 'no_heads'
  const { heads, isDeeper } = withSecondLine(sheet, rows[best.index]!, best.heads, rows[best.index + 1])
  const head = rows[best.index + (isDeeper ? 1 : 0)]!.number
  const years = heads
    .flatMap(({ told, text }) => (told?.kind === 'answer' ? (headYear.exec(text) ?? []) : []))
    .map(Number)
  const hasOpen = heads.some(({ told, text }) => told?.kind === 'answer' && !headYear.test(text))
  if (!hasOpen && !years.includes(year) && years.some((one) => one > year)) return 'other_year'
  const below = rows.filter(({ number }) => number > head)
  return withAnswers(sheet, { head, columns: columnsOf(heads, below, year) }, year)
}

const isUnitText = (text: string): boolean => {
  const folded = fold(text).trim()
  return (
    ['yes_no', 'in_words', 'counted'].some((kind) => wordsFor(kind as 'yes_no').has(folded)) ||
    (!/^\d/.test(folded) && wholeUnit(folded) !== null)
  )
}

/** Columns of a sheet without heads: questions are in the one with most text, answers in the first that is free beside it. */
export function likelyColumns({ rows }: FilledSheet): SheetColumns | null {
  const width = Math.max(0, maxOf(rows.map(({ cells }) => cells.length)))
  const all = Array.from({ length: width }, (_, column) => column)
  const question = all.toSorted((a, b) => textBelow(rows, b) - textBelow(rows, a))[0]
  if (question === undefined) return null
  const asking = rows.filter((row) => textIn(row, question).length > 3)
  if (asking.length === 0) return null
  const unit =
    asking.filter((row) => isUnitText(textIn(row, question + 1))).length > asking.length / 2 ? question + 1 : null
  let answer = question + 1
  while (answer === unit || asking.some((row) => Boolean(row.cells[answer]))) answer += 1
  const columns: FormColumn[] = [{ column: question, head: '', role: 'question', isNew: false }]
  if (unit !== null) columns.push({ column: unit, head: '', role: 'unit', isNew: false })
  return { head: 0, columns: [...columns, { column: answer, head: '', role: 'answer', isNew: answer >= width }] }
}

/** What the columns of a sheet hold that is made of running text or of fields: section, question, answer, unit. */
const flowRoles: readonly ColumnRole[] = ['section', 'question', 'answer', 'unit']

/** Columns of a sheet of a form that is no workbook. No column can be added to its tables. */
export function placedColumns(sheet: FilledSheet, year: number): SheetColumns | NoColumns | 'no_columns' {
  if (sheet.placed?.kind !== 'table') {
    const isNew = (role: ColumnRole) => role === 'answer' && sheet.placed?.kind === 'added'
    return { head: 0, columns: flowRoles.map((role, column) => ({ column, head: '', role, isNew: isNew(role) })) }
  }
  const headed = headedColumns(sheet, year)
  if (headed === 'other_year') return headed
  const found = headed === 'no_heads' ? openColumns(sheet) : headed
  if (found === null) return 'no_heads'
  const isOpen = found.columns.some(({ role, isNew }) => role === 'answer' && !isNew)
  return isOpen ? found : 'no_columns'
}

/** Columns of a table without heads: the first with text asks, and the first beside it that is mostly empty is answered in. */
function openColumns({ rows }: FilledSheet): SheetColumns | null {
  const width = Math.max(0, maxOf(rows.map(({ cells }) => cells.length)))
  const all = Array.from({ length: width }, (_, column) => column)
  const question = all.toSorted((a, b) => textBelow(rows, b) - textBelow(rows, a))[0]
  if (question === undefined) return null
  const asking = rows.filter((row) => textIn(row, question).length > 3)
  const isOpen = (column: number) => asking.filter(({ cells }) => !cells[column]).length >= asking.length / 2
  const answer = all.find((column) => column > question && isOpen(column))
  if (asking.length === 0 || answer === undefined) return null
  return {
    head: 0,
    columns: [
      { column: question, head: '', role: 'question', isNew: false },
      { column: answer, head: '', role: 'answer', isNew: false },
    ],
  }
}

/** Columns as a person has said them: the head's row, and the role of each column from the first on. */
export function givenColumns(
  sheet: FilledSheet,
  head: number,
  roles: readonly ColumnRole[],
  year: number,
): SheetColumns {
  const row = sheet.rows.find(({ number }) => number === head)
  const free = freeColumn(sheet, head)
  const columns = roles.flatMap((role, column): FormColumn[] =>
    role === 'none' && !(row && textIn(row, column))
      ? []
      : [{ column, role, head: row ? textIn(row, column) : '', isNew: role === 'answer' && column >= free }],
  )
  return columns.some(({ role }) => role === 'question')
    ? withAnswers(sheet, { head, columns }, year)
    : { head, columns }
}

/** What a sheet is known again by: the heads that it has, or its first row with text where it has none. */
export function fingerprintOf(sheet: FilledSheet, head: number): string {
  const row = head > 0 ? sheet.rows.find(({ number }) => number === head) : sheet.rows[0]
  const texts = row ? row.cells.map((_, column) => asHead(textIn(row, column))) : []
  while (texts.at(-1) === '') texts.pop()
  return texts.join(' | ').slice(0, 500)
}

/** Rows that may hold the heads that a sheet is known by. */
export const headRows = ({ rows }: FilledSheet): number[] => rows.slice(0, HEAD_ROWS).map(({ number }) => number)
