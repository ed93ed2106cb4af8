import { isWhite } from './backgrounds.ts'
import type { Shade } from './drawings.ts'
import type { Area } from './geometry.ts'

/** A horizontal line that separates rows: a drawn rule, or the edge of a shaded box. */
export interface Separator {
  y: number
  left: number
  right: number
}

const sameHeight = 1.6
const bridge = 9

/**
 * Joins the pieces in which rules are drawn (one for each cell, often) to whole lines.
 * @param rules thin lines of a page
 * @param shades filled boxes of a page; their upper and lower edges separate like rules
 */
export function separatorsOf(rules: Area[], shades: Shade[]): Separator[] {
  const pieces: Separator[] = []
  for (const rule of rules)
    if (rule.right - rule.left >= rule.bottom - rule.top)
      pieces.push({ y: (rule.top + rule.bottom) / 2, left: rule.left, right: rule.right })
  for (const shade of shades) {
    if (isWhite(shade.colour)) continue
    if (!shades.some((other) => continues(other, shade.top, shade, 'bottom')))
      pieces.push({ y: shade.top, left: shade.left, right: shade.right })
    if (!shades.some((other) => continues(other, shade.bottom, shade, 'top')))
      pieces.push({ y: shade.bottom, left: shade.left, right: shade.right })
  }
  pieces.sort((one, other) => one.y - other.y)
  const joined: Separator[] = []
  let from = 0
  while (from < pieces.length) {
    let to = from + 1
    while (to < pieces.length && (pieces[to] as Separator).y - (pieces[from] as Separator).y <= sameHeight) to++
    const level = pieces.slice(from, to).sort((one, other) => one.left - other.left)
    let current: Separator | null = null
    for (const piece of level) {
      if (current && piece.left <= current.right + bridge) current.right = Math.max(current.right, piece.right)
      else {
        current = { ...piece }
        joined.push(current)
      }
    }
    from = to
  }
  return joined.filter((line) => line.right - line.left >= 24)
}

/** Whether a box of the same colour goes on where another ends: their common edge separates nothing. */
function continues(other: Shade, y: number, shade: Shade, edge: 'top' | 'bottom'): boolean {
  if (other === shade || other.colour !== shade.colour || Math.abs(other[edge] - y) > sameHeight) return false
  const common = Math.min(other.right, shade.right) - Math.max(other.left, shade.left)
  return common > Math.min(other.right - other.left, shade.right - shade.left) / 2
}

/** Whether a separator runs across a vertical strip between two heights. */
export function crosses(separators: Separator[], left: number, right: number, top: number, bottom: number): boolean {
  return separators.some(
    (line) => line.y >= top && line.y <= bottom && line.left <= left - 12 && line.right >= right + 12,
  )
}
