import type { Page } from '../reading/document.ts'
import type { GridCell } from './cells.ts'
import type { UnitSource } from './facts.ts'
import { unitOfNote } from './footnotes.ts'
import type { GridRow } from './grid.ts'
import { type Unit, unitInLabel, wholeUnit } from './units.ts'

function rowUnit(row: GridRow, upTo: GridCell): Unit | null {
  const cell = row.cells.find((candidate) => candidate.kind === 'unit' && candidate.x0 < upTo.x0)
  return cell?.unit ?? row.cells.find((candidate) => candidate.kind === 'unit')?.unit ?? null
}

/** `Emissions per € million revenue` in a table of tonnes: the label says what the unit is divided by. */
function divided(unit: Unit, label: string): Unit {
  const below = /(?:^| )((?:per|je|pro) .+)$/.exec(label.replace(/ ?\([^)]*\)/g, ''))?.[1]
  if (!below || unit.per !== null || !['energy', 'ghg', 'mass', 'volume'].includes(unit.dimension)) return unit
  const plain = unit.factor.times === 1n && unit.factor.by === 1n
  return wholeUnit(`${plain ? unit.base.toLowerCase() : unit.written} ${below}`)?.per === 'revenue'
    ? { ...unit, dimension: 'ratio', per: 'revenue', written: `${plain ? unit.base : unit.written} ${below}` }
    : unit
}

/** The unit of a figure and where it stands: in its cell, row or column, in a note, above the table. */
export function settleUnit(
  cell: GridCell,
  row: GridRow,
  label: string,
  columns: string[],
  titles: string[],
  parents: string[],
  page: Page,
  labelCells: GridCell[],
  above: Unit | null = null,
): [Unit | null, UnitSource] {
  if (cell.unit && cell.unit.dimension !== 'count') return [cell.unit, 'cell']
  const beside = rowUnit(row, cell)
  if (beside) return [beside, 'row']
  const own = unitInLabel(label)
  if (own) return [own, 'row']
  for (const column of [...columns].reverse()) {
    const unit = wholeUnit(column) ?? unitInLabel(column)
    if (unit) return [unit, 'column']
  }
  const noted = labelCells.length ? unitOfNote(page, labelCells) : null
  if (noted) return [noted, 'row']
  if (above) return [divided(above, label), 'table']
  for (const text of [...[...parents].reverse().slice(0, 2), ...titles.slice(0, 4)]) {
    const unit = wholeUnit(text) ?? unitInLabel(text)
    if (unit && unit.dimension !== 'percent' && unit.dimension !== 'points') return [divided(unit, label), 'table']
  }
  return [cell.unit, cell.unit ? 'cell' : null]
}
