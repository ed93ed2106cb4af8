import { maxOf, minOf } from '../min-max.ts'
import type { Area } from './geometry.ts'
import { type GridRow, type Item, overlap, type PieceRow } from './grid.ts'

/** A part of a page that has been laid out. */
interface Laid {
  role: string
  items: Item[]
}

/** How far a line may reach into a picture whose edge is not that of what it shows. */
const slack = 6

/**
 * Puts what was recognised in a picture where it is read: behind the text above it, so that a caption or heading there is that
 * of its tables. Text that goes on below the picture is parted there; beside it nothing changes.
 */
export function placePicture<Region extends Laid>(regions: Region[], picture: Area, inside: Region[]): void {
  const isNear = (region: Region): boolean => {
    const edges = edgesOf(region.items)
    return region.role !== 'header' && edges !== null && overlap(edges, picture) > 0
  }
  const isAbove = (item: Item): boolean => (edgesOf([item])?.bottom ?? 0) <= picture.top + slack
  const last = regions.findLastIndex((region) => isNear(region) && region.items.some(isAbove))
  const above = regions[last]
  if (!above) {
    const below = regions.findIndex(isNear)
    putIn(regions, below < 0 ? regions.length : below, inside)
    return
  }
  const cut = above.items.findIndex((item) => !isAbove(item))
  const isParted =
    cut > 0 && above.items.slice(cut).every((item) => (edgesOf([item])?.top ?? 0) >= picture.bottom - slack)
  if (!isParted) {
    putIn(regions, last + 1, inside)
    return
  }
  const below = { ...above, items: above.items.slice(cut) }
  regions[last] = { ...above, items: above.items.slice(0, cut) }
  putIn(regions, last + 1, [...inside, below])
}

/** Puts regions among others, before the one at a place. */
function putIn<Region>(regions: Region[], at: number, more: readonly Region[]): void {
  for (const region of [...more, ...regions.splice(at)]) regions.push(region)
}

function edgesOf(items: readonly Item[]): Area | null {
  const rows = items.flatMap((item): (PieceRow | GridRow)[] => (item.kind === 'line' ? [item.row] : item.grid.rows))
  const pieces = rows.flatMap((row) => ('pieces' in row ? row.pieces : row.cells.flatMap((cell) => cell.pieces)))
  if (pieces.length === 0) return null
  return {
    left: minOf(pieces.map((piece) => piece.left)),
    right: maxOf(pieces.map((piece) => piece.right)),
    top: minOf(rows.map((row) => row.top)),
    bottom: maxOf(rows.map((row) => row.bottom)),
  }
}
