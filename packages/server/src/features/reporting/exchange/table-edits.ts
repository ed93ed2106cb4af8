import { type ImportField, type Language, limits } from '@esrs/contract'
import type { FilledCell } from '@esrs/engine'
import type { Datapoint as Entry } from '@esrs/engine/esrs'
import { AppError } from '../../../http/errors.ts'
import type { Text } from '../../../texts/texts.ts'
import { parseTypedValue, type TypedValue } from '../values/parse-typed-value.ts'
import { digits, type Forms, fields, figureTypes, markOf, rounded, valueForm } from './cell-forms.ts'
import { type ReturnedRow, written } from './filled-table.ts'
import { say } from './messages.ts'

/** The text of a cell, or of the cells of value and unit. */
export interface Edit {
  field: ImportField
  /** Form for comparing after it is applied; empty where it was emptied. */
  form: string
  /** Text as it would be typed into the form of the page. */
  typed: string
  /** The value as it is read; `null` for texts and where it was emptied. */
  value: TypedValue | null
}

export interface Refusal {
  /** Text of the refused cell; `null` where the row as a whole is refused. */
  written: string | null
  reason: Text
}

/** A figure whose one mark may be that of decimals or of thousands, and nobody has said which. */
export interface Question {
  written: string
  point: number
  comma: number
}

interface Reading {
  language: Language
  numbers: Language
  /** Whether a person has said how figures are written. */
  hasExplicitDecimalSign: boolean
}

/**
 * Changes of a row since its export.
 * @param marks of the fields when it was exported; `null` for a table of one's own, of which every filled cell counts
 */
export function editsIn(
  entry: Entry,
  row: ReturnedRow,
  marks: Forms | null,
  reading: Reading,
): { edits: Edit[]; refusals: Refusal[]; question: Question | null } {
  const edits: Edit[] = []
  const refusals: Refusal[] = []
  let question: Question | null = null
  for (const field of fields) {
    if (!row.cells.has(field)) continue
    const found = field === 'value' ? valueIn(entry, row, marks, reading) : textIn(field, row, marks, reading)
    if (found && 'reason' in found) refusals.push(found)
    else if (found && 'point' in found) question = found
    else if (found) edits.push(found)
  }
  return { edits, refusals, question }
}

function textIn(
  field: Exclude<ImportField, 'value'>,
  row: ReturnedRow,
  marks: Forms | null,
  { language }: Reading,
): Edit | Refusal | null {
  const cell = row.cells.get(field)
  const text = written(cell, language)
  if (marks ? markOf(text) === marks[field] : text === '' && cell?.kind !== 'error') return null
  if (cell?.kind === 'error') return { written: null, reason: say('refusal.error') }
  if (text.length > limits.longText) {
    const reason: Text = (to) =>
      say('refusal.tooLong', { column: say(`column.${field}`)(to), most: limits.longText })(to)
    return { written: text.slice(0, 60), reason }
  }
  return { field, form: text, typed: text, value: null }
}

function valueIn(
  entry: Entry,
  row: ReturnedRow,
  marks: Forms | null,
  reading: Reading,
): Edit | Refusal | Question | null {
  const cell = row.cells.get('value') ?? null
  const unit = written(row.cells.get('unit'), reading.numbers)
  const isSame = (form: string) => marks !== null && markOf(form) === marks.value
  if (cell === null) {
    if (marks && !isSame('')) return { field: 'value', form: '', typed: '', value: null }
    // A unit says something only where there was no value to belong to.
    return unit !== '' && marks === null && unit !== (entry.unit ?? '')
      ? { written: unit, reason: say('refusal.unitAlone') }
      : strayNumber(row, null, reading)
  }
  if (bareForms(entry, cell, unit, reading).some(isSame)) return strayNumber(row, cell, reading)
  const text = written(cell, reading.numbers)
  if (cell.kind === 'error') return { written: null, reason: say('refusal.error') }
  if (cell.kind === 'date' && entry.type !== 'date' && figureTypes.includes(entry.type))
    return { written: null, reason: say('refusal.madeDate', { date: cell.date }) }
  const typed = withUnit(entry, text, unit)
  const question = reading.hasExplicitDecimalSign || cell.kind !== 'text' ? null : questionOf(entry, text)
  if (question) return question
  try {
    const value = parseTypedValue(entry, typed, reading.numbers)
    const form = valueForm(entry.type, value)
    if (isSame(form)) return strayNumber(row, cell, reading)
    return { field: 'value', form, typed, value }
  } catch (error) {
    if (error instanceof AppError) return { written: typed, reason: error.text }
    throw error
  }
}

/** A figure as a program writes it: no mark between thousands, perhaps an exponent. */
const machine = /^-?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/i

/** The cell as it may be if it was not edited; values of documents need not be what a person may type. */
function bareForms(entry: Entry, cell: FilledCell, unit: string, { numbers }: Reading): string[] {
  const isFigure = figureTypes.includes(entry.type)
  if (cell.kind === 'number') return isFigure ? [`${rounded(cell.number)} ${unit}`] : []
  if (cell.kind === 'date') return [cell.date]
  if (cell.kind !== 'text') return []
  const text = written(cell, numbers)
  const number = Number(text.replace(',', '.'))
  const isWritten = isFigure && machine.test(text) && isExact(text, number)
  return isWritten ? [text, `${rounded(number)} ${unit}`] : [text]
}

/** Whether a text is how a program writes a number: `7.100` is not, and somebody may have meant thousands. */
const isExact = (text: string, number: number): boolean => String(number) === text.replace(',', '.')

const twofold = /^[-−–]?[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/

/** The two readings of a figure that may be meant either way. */
function questionOf(entry: Entry, text: string): Question | null {
  if (!figureTypes.includes(entry.type) || entry.type === 'year') return null
  const figure = twofold.exec(text)?.[0].replace(/^[−–]/, '-')
  if (!figure) return null
  const [decimal, whole] = [Number(figure.replace(',', '.')), Number(figure.replace(/[.,]/, ''))]
  return figure.includes('.')
    ? { written: text, point: decimal, comma: whole }
    : { written: text, point: whole, comma: decimal }
}

/** A figure with the unit of the cell beside it; one that is of the datapoint anyway need not be said. */
function withUnit(entry: Entry, text: string, unit: string): string {
  const isFigure = figureTypes.includes(entry.type) && entry.type !== 'year'
  if (!isFigure || unit === '' || unit === entry.unit || !/^[-+−–]?[\d.,'’\s]+$/.test(text)) return text
  return `${text} ${unit}`
}

/** An edit of the number beside the value is an edit of the value. */
function strayNumber(row: ReturnedRow, value: FilledCell | null, { numbers }: Reading): Refusal | null {
  const cell = row.cells.get('number')
  if (cell?.kind !== 'number') return null
  const isFigure = value?.kind === 'number' || value?.kind === 'percent'
  if (isFigure ? rounded(value.number) === rounded(cell.number) : value !== null) return null
  return { written: written(cell, numbers) || digits(cell.number), reason: say('refusal.number') }
}
