import type { Language } from '@esrs/contract'
import { axesOf, type Breakdown, memberName, membersOf } from '@esrs/engine/esrs'
import type { CellFields } from '../stores/cell-store.ts'
import { unitInWords } from '../unit-in-words.ts'
import { figureText } from '../values/figure-bounds.ts'

type Written = Pick<CellFields, 'dimension' | 'number' | 'unit'>

/** The names of the members of a cell. */
export function cellName(breakdown: Breakdown, dimension: string, language: Language): string[] {
  const members = membersOf(breakdown, dimension) ?? []
  const axes = axesOf(breakdown, members) ?? []
  return members.map((member, index) => (axes[index] ? memberName(axes[index], member, language) : member))
}

const quantity = ({ number, unit }: Written, language: Language): string =>
  [figureText(number)(language), unitInWords(unit)].filter((text) => text !== '' && text !== 'ratio').join('\u00a0')

/** Cells in the order in which the standard lists their members; those of a company's own, and of countries, as they were entered. */
function inOrder<Cell extends Written>(breakdown: Breakdown, cells: readonly Cell[]): Cell[] {
  const placesOf = ({ dimension }: Cell): number[] => {
    const members = membersOf(breakdown, dimension) ?? []
    const axes = axesOf(breakdown, members) ?? []
    return members.map((member, index) => {
      const at = axes[index]?.members.findIndex((one) => one.member === member) ?? -1
      return at === -1 ? Number.MAX_SAFE_INTEGER : at
    })
  }
  const places = new Map(cells.map((cell) => [cell, placesOf(cell)]))
  return cells.toSorted((a, b) => {
    const [first, second] = [places.get(a)!, places.get(b)!]
    const differs = first.findIndex((place, index) => place !== second[index])
    return differs === -1 ? 0 : first[differs]! - (second[differs] ?? 0)
  })
}

/** Cells as one line: what stands for the value of a datapoint that has no whole. */
export const cellsInLine = (breakdown: Breakdown, cells: readonly Written[], language: Language): string =>
  inOrder(breakdown, cells)
    .map((cell) => `${cellName(breakdown, cell.dimension, language).join(', ')}: ${quantity(cell, language)}`)
    .join('; ')

/** Cells as a table of text, a line for each row and a stroke between cells: what answers a datapoint that asks for the table. */
export function cellsInTable(
  breakdown: Breakdown,
  cells: readonly Written[],
  year: number,
  language: Language,
): string {
  const first = cells[0] && axesOf(breakdown, membersOf(breakdown, cells[0].dimension) ?? [])
  if (!first) return ''
  const head = [...first.map(({ name }) => name[language]), String(year)]
  const rows = inOrder(breakdown, cells).map((cell) => [
    ...cellName(breakdown, cell.dimension, language),
    quantity(cell, language),
  ])
  return [head, ...rows].map((row) => row.map((text) => text.replaceAll('|', '\\|')).join(' | ')).join('\n')
}
