import { conceptOfName, type Datapoint, datapointsOfTemplate, unitOfTemplate } from '../../esrs/index.ts'
import type { FilledCell, FilledSheet } from '../../reading/rows.ts'
import { textIn } from './columns.ts'
import { listAt, listsOf, type Range, rangeOf } from './options.ts'
import { isAnswered, type LeftOut, type LeftReason, type PlacedQuestion } from './questions.ts'

/** Names of the cells of a workbook, with the cells as they are written. */
export type CellNames = readonly (readonly [name: string, reference: string])[]

interface Named {
  name: string
  datapoint: Datapoint
  sheet: number
  range: Range
}

/** Fewer known names than this are no template. */
const FEWEST = 10

function placeOf(reference: string, sheets: readonly FilledSheet[]): { sheet: number; range: Range } | null {
  const [, quoted, bare, cells = ''] = /^(?:'((?:[^']|'')+)'|([^'!]+))!(.+)$/.exec(reference) ?? []
  const name = (quoted ?? bare ?? '').replaceAll("''", "'")
  const sheet = sheets.findIndex((one) => one.name === name)
  const range = rangeOf(cells)
  return sheet < 0 || !range ? null : { sheet, range }
}

/** Cells of an official template of the voluntary standard that take one value each; empty for any other workbook. */
function namedOf(names: CellNames, sheets: readonly FilledSheet[]): Named[] {
  const known = datapointsOfTemplate()
  const found = names.flatMap(([name, reference]): Named[] => {
    const datapoint = known.get(conceptOfName(name))
    const place = datapoint ? placeOf(reference, sheets) : null
    return datapoint && place && place.range.from.row === place.range.to.row ? [{ name, datapoint, ...place }] : []
  })
  return found.length < FEWEST ? [] : found
}

/** The text of a row that is nearest to the left of a cell. */
function labelAt(sheet: FilledSheet, { from }: Range): string {
  const row = sheet.rows.find(({ number }) => number === from.row)
  if (!row) return ''
  for (let column = from.column - 1; column >= 0; column--) {
    const text = textIn(row, column)
    if (/\p{L}{3}/u.test(text)) return text
  }
  return ''
}

const textAt = (sheet: FilledSheet | undefined, { from, to }: Range): string => {
  const row = sheet?.rows.find(({ number }) => number === from.row)
  for (let column = from.column; row && column <= Math.min(to.column, from.column + 50); column++)
    if (textIn(row, column) !== '') return textIn(row, column)
  return ''
}

/** Why a cell is not asked for; `null` where it is. Ticks are boxes that lie over their cells. */
function reasonToLeave(
  sheet: FilledSheet,
  cell: FilledCell | null | undefined,
  unit: string | null,
): LeftReason | null {
  if (sheet.form?.isHidden) return 'hidden_sheet'
  if (cell?.kind === 'boolean' || unit === '') return 'no_columns'
  return isAnswered(cell) ? 'answered' : null
}

/**
 * Reads the official template of the voluntary standard, which has a name for every cell that takes a value: what is asked is known by
 * the name, whatever the language and version of the template. Tables of several rows are not filled.
 * @returns `null` for any other workbook
 */
export function readTemplate(
  sheets: readonly FilledSheet[],
  names: CellNames,
): { questions: PlacedQuestion[]; left: LeftOut[] } | null {
  const named = namedOf(names, sheets)
  if (named.length === 0) return null
  const references = new Map(names)
  const resolved = sheets.map((sheet) => listsOf(sheet, references))
  const currency = references.get('template_currency')
  const moneyAt = currency ? placeOf(currency, sheets) : null
  const money = moneyAt ? textAt(sheets[moneyAt.sheet], moneyAt.range) : ''
  const questions: PlacedQuestion[] = []
  const left: LeftOut[] = []
  for (const { name, datapoint, sheet: index, range } of named) {
    const sheet = sheets[index]!
    const { row, column } = range.from
    const unitName = references.get(`${name}_unit`)
    const unitAt = unitName ? placeOf(unitName, sheets) : null
    const chosen = unitAt ? unitOfTemplate(textAt(sheets[unitAt.sheet], unitAt.range)) : null
    const own = datapoint.unit === null || datapoint.unit === 'count' ? '' : datapoint.unit
    const unit = chosen ?? (datapoint.type === 'money' && /^[A-Z]{3}$/.test(money) ? money : own)
    const text = labelAt(sheet, range) || datapoint.name
    const cell = sheet.rows.find(({ number }) => number === row)?.cells[column]
    const reason = reasonToLeave(sheet, cell, chosen)
    if (reason) {
      left.push({ sheet: index, row, text: text.slice(0, 200), reason })
      continue
    }
    questions.push({
      text,
      unit,
      type: '',
      section: sheet.name,
      whole: null,
      sheet: index,
      row,
      answer: column,
      remark: null,
      options: listAt(sheets, sheet, resolved[index]!, row, column).map((option) => ({ text: option, row: null })),
      tick: null,
      isOption: false,
      asks: datapoint.id,
    })
  }
  return { questions, left }
}
