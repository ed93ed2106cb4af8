import type { Page } from '../reading/document.ts'
import { foldLabel } from '../text/text.ts'
import { type Unit, unitInLabel, wholeUnit } from '../text/units.ts'
import type { GridCell } from './cells.ts'

const MARK = /^[([]?(\d{1,2}|[a-z]|[*†‡§]+)[)\].]?$/i

const marked = new WeakMap<Page, boolean>()

/** Whether a page has raised marks at all; most have none. */
function hasMarks(page: Page): boolean {
  const found =
    marked.get(page) ?? page.lines.some(({ segments }) => segments.some(({ marks }) => (marks?.length ?? 0) > 0))
  marked.set(page, found)
  return found
}

/** A raised mark is smaller than its line by so much. */
const RAISED = 0.75
const LOOSE = /^\d{1,2}$/

/** Marks that stand behind the last figure of a row, read as lines of their own. */
function looseMarks(page: Page, cells: readonly GridCell[]): string[] {
  const boxes = cells.flatMap(({ box }) => (box ? [box] : []))
  return page.lines.flatMap(({ text, box }) => {
    const isAtRow =
      box !== null &&
      LOOSE.test(text.trim()) &&
      boxes.some(
        (cell) =>
          box.height < cell.height * RAISED &&
          box.y >= cell.y - box.height &&
          box.y + box.height <= cell.y + cell.height,
      )
    return isAtRow ? [text.trim()] : []
  })
}

/** The footnote marks that stand at the words of a label. */
function marksOf(page: Page, cells: readonly GridCell[]): string[] {
  const marks = looseMarks(page, cells)
  if (!hasMarks(page)) return marks
  for (const cell of cells)
    for (const line of page.lines)
      for (const segment of line.segments) {
        if (segment.end <= cell.start || segment.start >= cell.end) continue
        for (const mark of segment.marks ?? [])
          if (mark.start >= cell.start && mark.end <= cell.end)
            marks.push(MARK.exec(page.text.slice(mark.start, mark.end).trim())?.[1]?.toLowerCase() ?? '')
      }
  return marks.filter(Boolean)
}

const NOTE = /^\s*[([]?(\d{1,2}|[a-z]|[*†‡§]+)[)\].:]?\s+(\p{L}.*)$/iu

/**
 * The unit that a footnote gives to a row: `Water withdrawn ᵃ` with `a Million cubic metres.` below the table. `null` when the label
 * has no mark or its note names no unit alone.
 */
export function unitOfNote(page: Page, cells: GridCell[]): Unit | null {
  if (!cells.some((cell) => cell.box)) return null
  const marks = marksOf(page, cells)
  if (!marks.length) return null
  for (const line of page.lines) {
    const note = NOTE.exec(line.text)
    if (!note || !marks.includes(note[1]?.toLowerCase() ?? '') || line.text.length > 120) continue
    const text = foldLabel(note[2] ?? '').replace(/[.;]$/, '')
    const unit = wholeUnit(text) ?? unitInLabel(text)
    if (unit && unit.dimension !== 'percent' && unit.dimension !== 'count') return unit
  }
  return null
}

/** Longer notes speak of more than one figure. */
const LONGEST = 400

/** The notes to the marks of a row, folded: what they say belongs to its figures. */
export function notesOf(page: Page, cells: readonly GridCell[]): string[] {
  const marks = marksOf(page, cells)
  if (!marks.length) return []
  return page.lines.flatMap((line) => {
    const note = NOTE.exec(line.text)
    const isNote = note && marks.includes(note[1]?.toLowerCase() ?? '') && line.text.length <= LONGEST
    return isNote ? [foldLabel(note[2] ?? '')] : []
  })
}
