import { type Unit, unitInLabel, wholeUnit } from '../../text/units.ts'
import type { GridCell } from '../cells.ts'
import { unitOfNote } from '../footnotes.ts'
import type { UnitSource } from './fact.ts'
import type { CellRow, Region } from './region.ts'

/** Where words stand that may name the unit of a figure, nearest first. */
export interface Around {
  label: string
  labelCells: GridCell[]
  columns: readonly string[]
  /** Innermost first. */
  parents: readonly string[]
  captions: readonly string[]
}

/** A year beside a unit says nothing of it. */
const YEAR = /,? ?\b(?:19|20)\d{2}(?:\/\d{2,4})?$|^(?:19|20)\d{2}(?:\/\d{2,4})?,? /

const unitOf = (text: string): Unit | null => {
  const plain = text.replace(YEAR, '').trim()
  const unit = wholeUnit(plain) ?? unitInLabel(plain)
  // `Year 2024` names the year, and nothing that lasts years.
  return unit?.dimension === 'years' && plain !== text.trim() ? null : unit
}

/** Shares are said of each figure; a caption names one of several. */
const holds = (unit: Unit): boolean => unit.dimension !== 'percent' && unit.dimension !== 'points'

/** The unit of a figure and where it stands: in its cell, row or column, in a note, in the name of its part, above the table. */
export function unitOfFigure(region: Region, row: CellRow, cell: GridCell, around: Around): [Unit | null, UnitSource] {
  if (cell.unit && cell.unit.dimension !== 'count') return [cell.unit, 'cell']
  const units = row.cells.filter(({ kind }) => kind === 'unit')
  const beside = units.findLast(({ x0 }) => x0 < cell.x0) ?? units[0]
  if (beside?.unit) return [beside.unit, 'row']
  const own = unitInLabel(around.label)
  if (own) return [own, 'row']
  for (const column of [...around.columns].reverse()) {
    const unit = unitOf(column)
    if (unit) return [unit, 'column']
  }
  const noted = around.labelCells.length ? unitOfNote(region.page, around.labelCells) : null
  if (noted) return [noted, 'row']
  const [nearest, ...further] = [...around.parents, ...around.captions]
  // `Age (%)`: the name of a part says it for all of its rows, whatever it is.
  const part = around.parents.length && nearest ? unitOf(nearest) : null
  if (part) return [part, 'table']
  for (const text of around.parents.length ? further : [nearest ?? '', ...further]) {
    const unit = text ? unitOf(text) : null
    if (unit && holds(unit)) return [unit, 'table']
  }
  return [cell.unit, cell.unit ? 'cell' : null]
}
