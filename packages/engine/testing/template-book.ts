import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { conceptsOf, loadCatalogue } from '../src/esrs/index.ts'
import { type Cell, formOf } from './form-variants.ts'

/** A cell of a made-up template: the datapoint that it is named for, its label, what it holds, and its unit where it has a cell for it. */
export interface TemplateCell {
  id: string
  label: string
  value: Cell
  unit?: string
  /** Name of the list that its cell lets choose from. */
  list?: string
}

/**
 * A workbook with names for its cells, as the official template of the voluntary standard has them: named like the concepts of its
 * taxonomy. Labels stand in B, values in D, units in E; lists on a sheet of their own.
 */
export function templateBook(
  cells: readonly TemplateCell[],
  lists: Readonly<Record<string, readonly string[]>>,
): Uint8Array {
  const catalogue = loadCatalogue('vs-2026', 'en')
  const rows: Cell[][] = [
    ['Currency', null, null, 'EUR'],
    ['End of the period', null, null, '2025-12-31'],
    ...cells.map(({ label, value, unit }): Cell[] => [null, label, null, value, unit ?? null]),
  ]
  const options = Object.values(lists)
  const length = Math.max(...options.map((list) => list.length))
  const listRows = Array.from({ length }, (_, row) => options.map((list) => list[row] ?? null))
  const names = [
    ['template_currency', "'Sheet 1'!$D$1"],
    ['template_reporting_period_enddate', "'Sheet 1'!$D$2"],
    ...cells.flatMap(({ id, unit }, index) => {
      const [concept = ''] = conceptsOf(catalogue.get(id)!)
      const row = index + 3
      return [
        [concept, `'Sheet 1'!$D$${row}`],
        ...(unit === undefined ? [] : [[`${concept}_unit`, `'Sheet 1'!$E$${row}`]]),
      ]
    }),
    ...Object.keys(lists).map((name, column) => [
      name,
      `'Sheet 2'!$${String.fromCharCode(65 + column)}$1:$${String.fromCharCode(65 + column)}$${options[column]!.length}`,
    ]),
  ]
  const choices = cells.flatMap(({ list }, index) => (list ? [{ ranges: `D${index + 3}`, source: list }] : []))
  return namedBook([rows, listRows], names, choices)
}

/** A workbook of sheets with names for some of its cells, lists to choose from, and formulas of the first sheet with their results. */
export function namedBook(
  sheets: Cell[][][],
  names: readonly (readonly string[])[],
  lists: { ranges: string; source: string }[] = [],
  formulas: readonly { cell: string; formula: string; result: string }[] = [],
): Uint8Array {
  const parts = unzipSync(formOf(sheets, [], lists))
  const defined = names.map(([name, place]) => `<definedName name="${name}">${place}</definedName>`).join('')
  const workbook = strFromU8(parts['xl/workbook.xml']!).replace(
    '<calcPr',
    `<definedNames>${defined}</definedNames><calcPr`,
  )
  const first = Object.keys(parts).find((part) => /worksheets\/sheet1\.xml$/.test(part))!
  const sheet = formulas.reduce(
    (xml, { cell, formula, result }) =>
      xml.replace(new RegExp(`<c r="${cell}"[^>]*>.*?</c>`), `<c r="${cell}"><f>${formula}</f><v>${result}</v></c>`),
    strFromU8(parts[first]!),
  )
  return zipSync({ ...parts, 'xl/workbook.xml': strToU8(workbook), [first]: strToU8(sheet) })
}
