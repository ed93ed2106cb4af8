import type { Pair } from './figures.ts'
import { change, en } from './numbers.ts'
import type { TableContent } from './paper.ts'

type TableLine = TableContent['rows'][number]

/** A row of a table with unit, both years and the change between them. */
export function yearRow(
  label: string,
  unit: string,
  [current, prior]: Pair,
  digits = 0,
  kind?: TableLine['kind'],
): TableLine {
  return { kind, cells: [label, unit, en(current, digits), en(prior, digits), change(current, prior, en)] }
}

/** The same without the change, for figures where a change in per cent says little. */
export function plainRow(
  label: string,
  unit: string,
  [current, prior]: Pair,
  digits = 0,
  kind?: TableLine['kind'],
): TableLine {
  return { kind, cells: [label, unit, en(current, digits), en(prior, digits)] }
}

export function groupRow(title: string, columns: number): TableLine {
  return { kind: 'group', cells: [title, ...Array<string>(columns - 1).fill('')] }
}

export const yearHead = ['', 'Unit', '2025', '2024', 'Change']
export const yearWidths = [74, 62, 62, 54]
export const plainHead = ['', 'Unit', '2025', '2024']
export const plainWidths = [84, 66, 66]
export const unitColumn = [1]
