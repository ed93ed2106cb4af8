import { cellNamed, datapointsOfTemplate, unitOfTemplate } from '../../esrs/index.ts'
import { columnName } from '../../reading/column-name.ts'
import type { FilledSheet } from '../../reading/rows.ts'
import { textIn } from './columns.ts'
import { listAt, listsOf, type Range, rangeOf } from './options.ts'
import { isAnswered, type LeftOut, type LeftReason, type NamedPlace, type PlacedQuestion } from './questions.ts'
import {
  axisBeside,
  type CellNames,
  cellAt,
  type NamedRange,
  namedRanges,
  placeOf,
  shapeOf,
  textAt,
} from './template-cells.ts'

export type { CellNames } from './template-cells.ts'

const LETTERS = /\p{L}{3}/u
/** Rows above a column in which its head is looked for. */
const HEADS_ABOVE = 4
/** Most options of a cell that are shown. */
const MOST_SHOWN = 60

/** The text of a row that is nearest to the left of a cell. */
function labelAt(sheet: FilledSheet, { from }: Range): string {
  const row = sheet.rows.find(({ number }) => number === from.row)
  if (!row) return ''
  for (let column = from.column - 1; column >= 0; column--) {
    const text = textIn(row, column)
    if (LETTERS.test(text)) return text
  }
  return ''
}

/** The text above a column, nearest first; empty where there is none. */
function headAbove(sheet: FilledSheet, { from }: Range): string {
  for (let up = 1; up <= HEADS_ABOVE; up++) {
    const cell = cellAt(sheet, from.row - up, from.column)
    if (cell?.kind === 'text' && LETTERS.test(cell.text)) return cell.text.replace(/\s+/g, ' ').trim()
  }
  return ''
}

/** The words of a question of a template: those beside its cell, with the head of its column where it is a part. */
function textOf(sheet: FilledSheet, { datapoint, part, range }: NamedRange, shape: NamedPlace['shape']): string {
  if (shape === 'ticks' || shape === 'table') return datapoint.name
  const label = labelAt(sheet, range)
  if (shape === 'list') return headAbove(sheet, range) || label || datapoint.name
  const head = part === null ? '' : headAbove(sheet, range)
  return [label || datapoint.name, head].filter(Boolean).join(' – ')
}

/** Whether any cell of a range holds an answer; an open box is none. */
function isFilled(sheet: FilledSheet, { from, to }: Range): boolean {
  return sheet.rows
    .filter(({ number }) => number >= from.row && number <= to.row)
    .some(({ cells }) => cells.slice(from.column, to.column + 1).some((cell) => isAnswered(cell)))
}

const inOrder = (a: NamedRange, b: NamedRange): number =>
  a.sheet - b.sheet || a.range.from.row - b.range.from.row || a.range.from.column - b.range.from.column

/**
 * Reads the official template of the voluntary standard, which has a name for every cell that takes a value: what is asked is known by
 * the name, whatever the language and version of the template.
 * @returns `null` for any other workbook
 */
export function readTemplate(
  sheets: readonly FilledSheet[],
  names: CellNames,
): { questions: PlacedQuestion[]; left: LeftOut[] } | null {
  const named = namedRanges(names, sheets).sort(inOrder)
  if (named.length === 0) return null
  const references = new Map(names)
  const resolved = sheets.map((sheet) => listsOf(sheet, references))
  const computed = sheets.map(({ form }) => new Set(form?.formulas ?? []))
  const moneyAt = placeOf(references.get('template_currency') ?? '', sheets)
  const money = moneyAt ? textAt(sheets[moneyAt.sheet], moneyAt.range) : ''
  const unitOf = ({ name, datapoint }: NamedRange): string => {
    const at = placeOf(references.get(`${name}_unit`) ?? '', sheets)
    const chosen = at ? unitOfTemplate(textAt(sheets[at.sheet], at.range)) : ''
    const own = datapoint.unit === null || datapoint.unit === 'count' ? '' : datapoint.unit
    return chosen || (datapoint.type === 'money' && /^[A-Z]{3}$/.test(money) ? money : own)
  }
  /** Whether nobody said a unit yet, and the cell for it offers none. */
  const lacksUnit = ({ name }: NamedRange): boolean => {
    const at = placeOf(references.get(`${name}_unit`) ?? '', sheets)
    if (!at || textAt(sheets[at.sheet], at.range) !== '') return false
    return listAt(sheets, sheets[at.sheet]!, resolved[at.sheet]!, at.range.from.row, at.range.from.column).length === 0
  }
  const reasonToLeave = (one: NamedRange, shape: NamedPlace['shape'] | null): LeftReason | null => {
    const { sheet, range } = one
    if (sheets[sheet]!.form?.isHidden) return 'hidden_sheet'
    const cell = `${columnName(range.from.column)}${range.from.row}`
    const day = sheets[sheet]!.form?.days.find((of) => of.cell === cell)
    if (day) return isFilled(sheets[sheet]!, rangeOf(day.year)!) ? 'answered' : null
    if (computed[sheet]!.has(cell)) return 'computed'
    if (shape === null || (shape === 'table' && axisBeside(one, names, sheets) === null) || lacksUnit(one))
      return 'no_columns'
    return isFilled(sheets[sheet]!, range) ? 'answered' : null
  }
  const questions: PlacedQuestion[] = []
  const left: LeftOut[] = []
  for (const one of named) {
    const { name, datapoint, part, sheet: index, range } = one
    const sheet = sheets[index]!
    const { row, column } = range.from
    const shape = shapeOf(one, sheet)
    const text = textOf(sheet, one, shape ?? 'table')
    const reason = reasonToLeave(one, shape)
    if (reason || shape === null) {
      left.push({ sheet: index, row, text: text.slice(0, 200), reason: reason ?? 'no_columns' })
      continue
    }
    const offered = shape === 'ticks' ? [] : listAt(sheets, sheet, resolved[index]!, row, column, MOST_SHOWN + 1)
    // A part of a long list, such as one of countries, would say that there are no others.
    const options = offered.length > MOST_SHOWN ? [] : offered
    questions.push({
      text,
      unit: unitOf(one),
      type: '',
      section: sheet.name,
      whole: null,
      sheet: index,
      row,
      answer: column,
      remark: null,
      options: options.map((option) => ({ text: option, row: null })),
      tick: null,
      isOption: false,
      asks: datapoint.id,
      named: { name, part, shape },
    })
  }
  // Rows such as `Female` stand in several tables, each for another datapoint.
  const isAgain = ({ text }: PlacedQuestion) => questions.filter((one) => one.text === text).length > 1
  const told = questions.map((one) => (isAgain(one) ? { ...one, text: datapointName(one) } : one))
  return { questions: told, left }
}

const datapointName = ({ text, named }: PlacedQuestion): string => {
  const name = datapointsOfTemplate().get(cellNamed(named?.name ?? '')?.concept ?? '')?.name
  return name ?? text
}
