import { cellNamed, type Datapoint, datapointsOfTemplate, siteColumns, tableAxisOf } from '../../esrs/index.ts'
import type { FilledCell, FilledSheet } from '../../reading/rows.ts'
import { textIn } from './columns.ts'
import { type Range, rangeOf } from './options.ts'
import type { NamedPlace } from './questions.ts'

/** Names of the cells of a workbook, with the cells as they are written. */
export type CellNames = readonly (readonly [name: string, reference: string])[]

/** Cells of a template that share a name, with the datapoint that they take. */
export interface NamedRange {
  name: string
  datapoint: Datapoint
  part: string | null
  sheet: number
  range: Range
}

/** Fewer known names than this are no template. */
const FEWEST = 10

/** Where a reference such as `'Sheet 1'!$D$22` stands; `null` where it is none of these sheets. */
export function placeOf(reference: string, sheets: readonly FilledSheet[]): { sheet: number; range: Range } | null {
  const [, quoted, bare, cells = ''] = /^(?:'((?:[^']|'')+)'|([^'!]+))!(.+)$/.exec(reference) ?? []
  const name = (quoted ?? bare ?? '').replaceAll("''", "'")
  const sheet = sheets.findIndex((one) => one.name === name)
  const range = rangeOf(cells)
  return sheet < 0 || !range ? null : { sheet, range }
}

/** The named cells of an official template of the voluntary standard; empty for any other workbook. */
export function namedRanges(names: CellNames, sheets: readonly FilledSheet[]): NamedRange[] {
  const known = datapointsOfTemplate()
  const found = names.flatMap(([name, reference]): NamedRange[] => {
    const said = cellNamed(name)
    const datapoint = said && known.get(said.concept)
    const place = datapoint ? placeOf(reference, sheets) : null
    return said && datapoint && place ? [{ name, datapoint, part: said.part, ...place }] : []
  })
  return found.length < FEWEST ? [] : found
}

export const cellAt = (sheet: FilledSheet | undefined, row: number, column: number): FilledCell | null =>
  sheet?.rows.find(({ number }) => number === row)?.cells[column] ?? null

/** The first text of the first row of a range; empty without one. */
export function textAt(sheet: FilledSheet | undefined, { from, to }: Range): string {
  const row = sheet?.rows.find(({ number }) => number === from.row)
  for (let column = from.column; row && column <= Math.min(to.column, from.column + 50); column++)
    if (textIn(row, column) !== '') return textIn(row, column)
  return ''
}

/** What the cells of a name take: `null` for a table over what no breakdown knows. */
export function shapeOf(
  { datapoint, range: { from, to } }: NamedRange,
  sheet: FilledSheet,
): NamedPlace['shape'] | null {
  const { type } = datapoint
  const isBox = cellAt(sheet, from.row, from.column)?.kind === 'boolean'
  const isOneRow = from.row === to.row
  if (type === 'choice' && isBox) return 'ticks'
  if (isOneRow) return 'one'
  if (type === 'number' || type === 'percent' || type === 'money') return tableAxisOf(datapoint.id) ? 'table' : null
  // A box for each site of a table over sites.
  return type === 'yes-no' ? (isBox ? 'table' : null) : 'list'
}

/** The column of a table that says what its rows are of: named for an axis or for what they are, beside the column of a value. */
export function axisBeside(
  { datapoint, sheet, range: { from, to } }: Pick<NamedRange, 'datapoint' | 'sheet' | 'range'>,
  names: CellNames,
  sheets: readonly FilledSheet[],
): number | null {
  const column = datapoint.type === 'yes-no' ? siteColumns.chosen : (tableAxisOf(datapoint.id)?.column ?? null)
  for (const [name, reference] of names) {
    const isHead = column === null ? /[^d]Axis$/.test(name) : name === column
    const place = isHead ? placeOf(reference, sheets) : null
    if (place?.sheet === sheet && place.range.from.row === from.row && place.range.to.row === to.row)
      return place.range.from.column
  }
  return null
}
