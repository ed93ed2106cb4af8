import { minOf } from '../min-max.ts'
import { type GridColumn, isValue, type PieceRow } from './grid.ts'
import type { Piece } from './segments.ts'
import type { Separator } from './separators.ts'

/** Lines that form one table row. */
type Group = PieceRow[]

const partOfWhole = /^(?:of which|thereof|davon|darunter|hiervon|including|incl\.|inkl\.|e\.g\.|z\. ?b\.)/iu
const openEnd =
  /(?:[-‐,;:/&(]|\b(?:and|or|of|the|for|in|to|by|with|from|per|und|oder|der|die|das|des|von|für|im|mit|zu|je|pro|nach))$/iu

/**
 * Groups the lines of a table to rows. Drawn lines part rows for sure; between them, lines of one label stand closer than rows
 * do; where rows stand as close as lines, wording decides, and doubt leaves lines apart.
 */
export function groupsOf(rows: PieceRow[], columns: GridColumn[], separators: Separator[]): Group[] {
  const first = columns[0] as GridColumn
  const figures = columns.filter((column) => column.figures)
  const figuresFrom = minOf(figures.map((column) => column.left))
  const parting = separators.filter(
    (line) => line.left <= first.left + 14 && line.right >= figuresFrom + 4 && line.right - line.left > 40,
  )
  const pitch = pitchOf(rows, figuresFrom)
  const groups: Group[] = []
  for (const band of bandsOf(rows, parting)) {
    const values = band.rows.filter(hasValue).length
    if (band.closed && values === 0 && band.rows.length <= 5 && isTight(band.rows)) groups.push(band.rows)
    else if (band.closed && values === 1 && isTight(band.rows) && sameLook(band.rows, figuresFrom))
      groups.push(band.rows)
    else
      for (const block of blocksOf(band.rows, figuresFrom, pitch))
        for (const one of settle(block, figuresFrom)) groups.push(one)
  }
  return groups
}

/** The rows of one band between drawn lines. */
export function bandRows(band: PieceRow[], figuresFrom: number): PieceRow[][] {
  const values = band.filter(hasValue).length
  if (values <= 1 && sameLook(band, figuresFrom)) return [band]
  if (values <= 1) return splitByLook(band, figuresFrom)
  return blocksOf(band, figuresFrom, pitchOf(band, figuresFrom)).flatMap((block) => settle(block, figuresFrom))
}

interface Band {
  rows: PieceRow[]
  /** Lines are drawn above and below. */
  closed: boolean
}

function bandsOf(rows: PieceRow[], parting: Separator[]): Band[] {
  const bands: Band[] = []
  let current: PieceRow[] = []
  const drawn = (from: number, to: number): boolean => parting.some((line) => line.y > from && line.y <= to)
  const middle = (row: PieceRow): number => row.base - row.size * 0.35
  let opened = false
  rows.forEach((row, index) => {
    const before = rows[index - 1]
    const ruled = drawn(before ? middle(before) : row.top - row.size * 2.5, middle(row))
    if (ruled && current.length > 0) {
      bands.push({ rows: current, closed: opened })
      current = []
    }
    if (ruled || !before) opened = ruled
    current.push(row)
  })
  const last = rows.at(-1)
  if (last) bands.push({ rows: current, closed: opened && drawn(middle(last), last.bottom + last.size * 2.5) })
  return bands
}

function hasValue(row: PieceRow): boolean {
  return row.pieces.some(
    (piece, index) => isValue(piece) && (index > 0 || row.pieces.length === 1 || row.pieces.filter(isValue).length > 1),
  )
}

function isTight(rows: PieceRow[]): boolean {
  return rows.every((row, index) => {
    const before = rows[index - 1]
    return !before || row.base - before.base <= Math.max(row.size, before.size) * 1.9
  })
}

function labelOf(row: PieceRow, figuresFrom: number): Piece | null {
  const piece = row.pieces[0]
  return piece && piece.left < figuresFrom - 2 && !(row.pieces.length === 1 && isValue(piece)) ? piece : null
}

/** Whether the labels are set alike: a bold line above plain ones heads a section. */
function sameLook(rows: PieceRow[], figuresFrom: number): boolean {
  const labels = rows.flatMap((row) => labelOf(row, figuresFrom) ?? [])
  return labels.every((label) => label.bold === labels[0]?.bold)
}

/** The usual distance of lines within one label: the smallest that occurs more than once, or the smallest. */
function pitchOf(rows: PieceRow[], figuresFrom: number): number {
  const labelled = rows.filter((row) => labelOf(row, figuresFrom) !== null)
  const gaps = labelled
    .slice(1)
    .map((row, index) => row.base - (labelled[index] as PieceRow).base)
    .filter((gap) => gap > 4)
    .sort((one, other) => one - other)
  return gaps[0] ?? 12
}

/** Lines that stand as close as lines of one label do. A line of figures between two label lines belongs to them. */
function blocksOf(rows: PieceRow[], figuresFrom: number, pitch: number): Group[] {
  const blocks: Group[] = []
  let lastLabel: PieceRow | null = null
  for (const row of rows) {
    const block = blocks.at(-1)
    const before = block?.at(-1)
    const label = labelOf(row, figuresFrom)
    const limit = Math.min(pitch * 1.25, row.size * 1.75)
    if (block && before && row.base - before.base <= limit * (label && lastLabel ? 1 : 0.85)) block.push(row)
    else if (block && before && label && lastLabel && block.includes(lastLabel) && row.base - lastLabel.base <= limit)
      block.push(row)
    else blocks.push([row])
    if (label) lastLabel = row
  }
  return blocks
}

/** Parts a block of close lines into rows. */
function settle(block: Group, figuresFrom: number): Group[] {
  const values = block.filter(hasValue).length
  if (values <= 1 && block.length <= 6) {
    if (values === 1 && sameLook(block, figuresFrom)) return [block]
    if (values === 1) return splitByLook(block, figuresFrom)
  }
  const groups: Group[] = []
  for (const row of block) {
    const group = groups.at(-1)
    if (group && goesOn(group, row, figuresFrom)) group.push(row)
    else groups.push([row])
  }
  return groups
}

/** Whether a line belongs to the row that the lines above it make. */
function goesOn(group: Group, row: PieceRow, figuresFrom: number): boolean {
  const before = group.at(-1) as PieceRow
  const label = labelOf(row, figuresFrom)
  const above = labelOf(before, figuresFrom)
  const full = group.some(hasValue)
  // Figures without a label on their line stand beside the middle of a label of two lines.
  if (!label) return !full && above !== null
  if (!above) return before.base > row.base - row.size * 0.95 && !hasValue(row)
  if (full && hasValue(row)) return false
  return (
    label.bold === above.bold &&
    !partOfWhole.test(label.text) &&
    (/^[\p{Ll}(]/u.test(label.text) || openEnd.test(above.text))
  )
}

/** A bold line over plain ones, or the reverse, is a row of its own. */
function splitByLook(block: Group, figuresFrom: number): Group[] {
  const groups: Group[] = []
  let bold: boolean | null = null
  for (const row of block) {
    const label = labelOf(row, figuresFrom)
    const group = groups.at(-1)
    if (group && (label === null || bold === null || label.bold === bold)) group.push(row)
    else groups.push([row])
    if (label) bold = label.bold
  }
  return groups
}
