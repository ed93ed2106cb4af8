import { fold } from '../../text/text.ts'
import { type Unit, unitAt, wholeUnit } from '../../text/units.ts'
import type { GridCell } from '../cells.ts'
import { type Column, columnAt, columnsOf, kindOfRow } from './heads.ts'
import { type CellRow, isCode, isValue, overlap, type Region } from './region.ts'

/** Takes codes out of rows that say something else as well. */
function withoutCodes(row: CellRow): CellRow {
  const codes = row.cells.filter((cell) => cell.kind !== 'year' && cell.kind !== 'unit' && isCode(cell.text))
  if (!codes.length || codes.length === row.cells.length) return row
  const cells = row.cells.filter((cell) => !codes.includes(cell))
  return cells.some(({ kind }) => kind === 'text' || kind === 'unit') ? { ...row, cells } : row
}

/** Where the names of most rows begin, `null` where no place is common. */
function namesAt(rows: readonly CellRow[], near: number): number | null {
  const starts = rows.flatMap((row) => {
    const at = row.cells.findLastIndex(isValue)
    return row.cells
      .slice(0, Math.max(0, at))
      .filter(({ kind, text }) => kind === 'text' && /\p{L}{3}/u.test(text))
      .map(({ x0 }) => x0)
  })
  let best: number | null = null
  let most = 1
  const counts = new Map<number, number>()
  for (const x of starts) {
    const key = Math.round(x / near)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count > most) [best, most] = [x, count]
  }
  return best
}

const COUNTS = /^\d{1,3}[.)]?$/
const ADDRESS = /^\d{1,3} ?[-–] ?\d{1,3}$/

/** Leaves out what rows are counted or looked up with: numbers and marks left of their names. */
function withoutOrdinals(rows: readonly CellRow[], region: Region): CellRow[] {
  const near = region.points ? 4 : 0.5
  const names = namesAt(rows, near)
  if (names === null) return [...rows]
  return rows.map((row) => {
    const at = row.cells.findIndex(({ kind, x0 }) => kind === 'text' && Math.abs(x0 - names) < near)
    if (at < 1 || !row.cells.slice(at + 1).some(isValue)) return row
    const counts = (cell: GridCell): boolean =>
      cell.kind === 'null' ||
      (!region.points && ADDRESS.test(cell.text.trim())) ||
      (cell.kind === 'number' && !cell.unit && COUNTS.test(cell.text.trim()))
    return { ...row, cells: row.cells.filter((cell, i) => i >= at || !counts(cell)) }
  })
}

/** In forms numbers alone in a row below a title are addresses of rules. */
function isAddress(rows: readonly CellRow[], i: number): boolean {
  const row = rows[i]
  const next = rows[i + 1]
  if (!row || !next || next.top !== row.top + 1) return false
  const [, more] = row.cells
  const addresses = row.cells.filter(
    (cell) => !cell.unit && (isCode(cell.text) || /^\d{1,3}(?:-\d{1,3})?$/.test(cell.text.trim())),
  )
  return addresses.length === row.cells.length && (!more || addresses.some(({ text }) => isCode(text)))
}

/** `Employees`, `Hours`: where names begin such words are the name of their row and not what it is counted in. */
function withNames(rows: readonly CellRow[], region: Region): CellRow[] {
  const near = region.points ? 4 : 0.5
  const names = namesAt(rows, near)
  return rows.map((row) => {
    const [first, ...rest] = row.cells
    const word = first?.kind === 'unit' && !rest.some(({ kind }) => kind === 'text') && rest.some(isValue)
    const named = word && names !== null && first.x0 < names + near
    return first && named ? { ...row, cells: [{ ...first, kind: 'text' as const }, ...rest] } : row
  })
}

interface UnitColumn {
  x0: number
  x1: number
}

/** Stretches left of figures in which most cells are units. */
function unitColumns(rows: readonly CellRow[]): UnitColumn[] {
  const stretches: { x0: number; x1: number; units: number; words: number }[] = []
  const cells = rows
    .filter((row) => kindOfRow(row) === 'figures')
    .flatMap((row) => row.cells.filter((cell, i) => cell.kind === 'unit' || (cell.kind === 'text' && i > 0)))
  for (const cell of cells.sort((a, b) => Number(b.kind === 'unit') - Number(a.kind === 'unit'))) {
    const home = stretches.find((one) => overlap(one, cell) > 0)
    const unit = cell.kind === 'unit' ? 1 : 0
    if (home) {
      home.units += unit
      home.words += 1 - unit
    } else if (unit) stretches.push({ x0: cell.x0, x1: cell.x1, units: 1, words: 0 })
  }
  return stretches.filter(({ units, words }) => units > 1 && units > words)
}

function asUnit(cell: GridCell): GridCell {
  const hit = unitAt(cell.folded, 0)
  const unit: Unit | null = hit ? { ...hit.unit, written: cell.folded } : null
  return { ...cell, kind: 'unit', unit }
}

/** `Coal dust MWh`, one run over the columns of names and units: as many words together as are a unit. */
function withUnitInside(cell: GridCell): GridCell[] {
  const words = cell.text.split(' ')
  for (const count of [3, 2, 1])
    for (let at = words.length - count; at > 0; at--) {
      const unit = wholeUnit(fold(words.slice(at, at + count).join(' ')))
      if (!unit || unit.dimension === 'count' || unit.dimension === 'years') continue
      const text = [...words.slice(0, at), ...words.slice(at + count)].join(' ')
      const named = { ...cell, text, folded: fold(text) }
      const place = { start: cell.end - unit.written.length, x0: cell.x1 - 1, text: unit.written, folded: unit.written }
      return [named, { ...cell, ...place, kind: 'unit', unit }]
    }
  return [cell]
}

/** Words in a column of units are units, too, known or not: they name no row. */
function withUnits(rows: readonly CellRow[]): CellRow[] {
  const columns = unitColumns(rows)
  if (!columns.length) return [...rows]
  return rows.map((row) => {
    const [first, second] = row.cells
    const reaches =
      first?.kind === 'text' && second?.kind !== 'unit' && columns.some((column) => overlap(column, first) > 0)
    if (reaches && first) return { ...row, cells: [...withUnitInside(first), ...row.cells.slice(1)] }
    if (kindOfRow(row) === 'text') return row
    const cells = row.cells.map((cell, i) =>
      cell.kind === 'text' && i > 0 && columns.some((column) => overlap(column, cell) > 0) ? asUnit(cell) : cell,
    )
    return { ...row, cells }
  })
}

/** Marks that stand in no column of figures say nothing. */
function withoutStrayMarks(rows: readonly CellRow[], columns: readonly Column[]): CellRow[] {
  return rows.map((row) => {
    const stray = row.cells.filter((cell) => {
      const column = cell.kind === 'null' ? columns[columnAt(columns, cell)] : undefined
      return cell.kind === 'null' && (!column || overlap(column, cell) <= 0) && kindOfRow(row) === 'figures'
    })
    return stray.length ? { ...row, cells: row.cells.filter((cell) => !stray.includes(cell)) } : row
  })
}

/** Leaves out words right of all figures where rows are named at the left: they are remarks, or stand beside the table. */
function withoutAsides(rows: readonly CellRow[], columns: readonly Column[]): CellRow[] {
  const end = columns[columns.length - 1]?.x1
  if (end === undefined) return [...rows]
  const figures = rows.filter((row) => kindOfRow(row) !== 'text')
  const named = figures.filter(({ cells: [first] }) => first?.kind === 'text' || first?.kind === 'year')
  if (named.length < figures.length / 2) return [...rows]
  return rows.map((row) => {
    const cells = row.cells.filter((cell) => cell.kind !== 'text' || cell.x0 <= end)
    return cells.length < row.cells.length ? { ...row, cells } : row
  })
}

/** The rows of a region without what is neither name nor figure, and its columns of figures. */
export function normalRows(region: Region): { rows: CellRow[]; columns: Column[] } {
  const kept = region.points ? region.rows : region.rows.filter((_, i) => !isAddress(region.rows, i))
  const rows = withUnits(withNames(withoutOrdinals(kept.map(withoutCodes), region), region))
  const columns = columnsOf(rows, region.points)
  const inside = region.points ? withoutAsides(rows, columns) : rows
  const clean = withoutStrayMarks(inside, columns).filter(({ cells }) => cells.length)
  return { rows: clean, columns: clean.some((row) => row.cells.some(isValue)) ? columns : [] }
}
