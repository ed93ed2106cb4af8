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

/** `t CO2e, 2023`, `2024 in MWh`: the year beside a unit in a title. */
const YEAR = /,? ?\b(?:in |fy ?)?(?:19|20)\d{2}(?:\/\d{2,4})?$|^(?:fy ?)?(?:19|20)\d{2}(?:\/\d{2,4})?,? (?=in |\()/
const BELOW = /(?:^| )((?:per|je|pro) .+)$/
const plain = ({ factor }: Unit): boolean => factor.times === 1n && factor.by === 1n

/**
 * `Emissions per € million revenue` in a table of tonnes: the label says what the unit is divided by, unless it names a unit of
 * its own right before, as `emissions, kg CO2e per € million revenue` does.
 */
function divided(unit: Unit, label: string): Unit {
  const text = label.replace(/ ?\([^)]*\)/g, '')
  const below = BELOW.exec(text)
  if (!below?.[1] || unit.per !== null || !['energy', 'ghg', 'mass', 'volume'].includes(unit.dimension)) return unit
  const words = text.slice(0, below.index).split(' ')
  for (const count of [3, 2, 1]) {
    const own = wholeUnit(`${words.slice(-count).join(' ')} ${below[1]}`)
    if (own?.per === 'revenue') return own
  }
  return wholeUnit(`${plain(unit) ? unit.base.toLowerCase() : unit.written} ${below[1]}`)?.per === 'revenue'
    ? { ...unit, dimension: 'ratio', per: 'revenue', written: `${plain(unit) ? unit.base : unit.written} ${below[1]}` }
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
  for (const title of [...[...parents].reverse().slice(0, 2), ...titles.slice(0, 4)]) {
    const text = title.replace(YEAR, '').trim()
    const unit = wholeUnit(text) ?? unitInLabel(text)
    if (unit && unit.dimension !== 'percent' && unit.dimension !== 'points') return [divided(unit, label), 'table']
  }
  return [cell.unit, cell.unit ? 'cell' : null]
}
