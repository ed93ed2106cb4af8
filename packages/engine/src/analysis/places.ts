import type { Box, Line, Page, Segment, Span } from '../reading/document.ts'
import { maxOf, minOf } from '../reading/min-max.ts'
import type { Place } from './finding.ts'
import breadths from './letter-breadths.json' with { type: 'json' }

const hundredths = (points: number): number => Math.round(points * 100) / 100

const known: Readonly<Record<string, number>> = breadths

/** How wide a letter is in most typefaces that text is set in, a digit being 1; one with an accent is as wide as without. */
function breadthOf(letter: string): number {
  return known[letter] ?? known[letter.normalize('NFD').charAt(0)] ?? (/\p{Lu}/u.test(letter) ? 1.25 : 1)
}

// Every value of a run asks where it stands, and a run may be as long as a book.
const measured = new WeakMap<Segment, Float64Array>()

/** How wide the letters of a run are together, up to each of them. */
function breadthsOf(page: Page, segment: Segment): Float64Array {
  const before = measured.get(segment)
  if (before) return before
  const sums = new Float64Array(segment.end - segment.start + 1)
  let [at, sum] = [0, 0]
  for (const letter of page.text.slice(segment.start, segment.end)) {
    sum += breadthOf(letter)
    sums.fill(sum, at + 1, at + letter.length + 1)
    at += letter.length
  }
  measured.set(segment, sums)
  return sums
}

/** Room around some letters of a run, a digit being 1. */
const spare = 0.15

/**
 * The part of a run's box in which some of its letters stand. A file tells where runs begin and end, seldom where a letter does,
 * so the letters share the room by their usual breadth. What is added on either side is less than a blank: the box must not touch the
 * word before.
 */
function within(page: Page, segment: Segment, from: number, to: number): Box | null {
  const { box, start, end } = segment
  if (!box || (from <= start && to >= end)) return box
  const sums = breadthsOf(page, segment)
  const upTo = (offset: number): number => sums[offset - start] ?? 0
  const whole = upTo(end)
  const rows = rowsOf(segment)
  if (rows > 1) return rowsBetween(box, rows, upTo(from) / Math.max(1, whole), upTo(to) / Math.max(1, whole))
  // A run that is higher than wide is set upwards.
  if (whole === 0 || (box.height > box.width && end - start > 2)) return box
  const letter = box.width / whole
  const left = from <= start ? 0 : Math.max(0, upTo(from) - spare) * letter
  const right = to >= end ? box.width : Math.min(box.width, (upTo(to) + spare) * letter)
  return { ...box, x: hundredths(box.x + left), width: hundredths(right - left) }
}

/** How many lines a run holds: some files set whole cells as one run. */
function rowsOf({ box, fontSize }: Segment): number {
  if (!box || !fontSize || box.width < 4 * fontSize || box.height < 2.2 * fontSize) return 1
  return Math.max(2, Math.round(box.height / (1.2 * fontSize)))
}

/** The lines of a run in which a share of its letters stands, with half a line on either side for what the shares are wrong by. */
function rowsBetween(box: Box, rows: number, from: number, to: number): Box {
  const height = box.height / rows
  const top = Math.max(0, Math.floor(from * rows) - 0.5)
  const bottom = Math.min(rows, Math.floor(Math.min(to * rows, rows - 0.01)) + 1.5)
  return { ...box, y: hundredths(box.y + top * height), height: hundredths((bottom - top) * height) }
}

/** The box of a line, or of the part of it that belongs to a passage which begins or ends inside it. */
function lineBox(page: Page, line: Line, span: Span): Box | null {
  if (!line.box || (span.start <= line.start && span.end >= line.end)) return line.box
  const parts = line.segments
    .filter((segment) => segment.start < span.end && segment.end > span.start)
    .flatMap((segment) => within(page, segment, span.start, span.end) ?? [])
  if (!parts.length) return line.box
  const left = minOf(parts.map(({ x }) => x))
  const top = minOf(parts.map(({ y }) => y))
  const bottom = maxOf(parts.map(({ y, height }) => y + height))
  if (line.segments.some((segment) => rowsOf(segment) > 1))
    return {
      x: left,
      y: top,
      width: hundredths(maxOf(parts.map(({ x, width }) => x + width)) - left),
      height: hundredths(bottom - top),
    }
  return { ...line.box, x: left, width: hundredths(maxOf(parts.map(({ x, width }) => x + width)) - left) }
}

function boxesOf(page: Page, span: Span): Box[] {
  return page.lines
    .filter((line) => line.start < span.end && line.end > span.start)
    .flatMap((line) => lineBox(page, line, span) ?? [])
}

/** Where a value stands when its table has no positions of its own: in the run of text that holds it. */
function segmentBox(page: Page, value: Span): Box | null {
  const line = page.lines.find((candidate) => candidate.start <= value.start && candidate.end >= value.end)
  const segment = line?.segments.find(({ start, end }) => start <= value.start && end >= value.end)
  return segment ? within(page, segment, value.start, value.end) : null
}

/** A box as the file shows the page: one that was turned for reading is turned back, so that marks sit where people look. */
export function asShown({ turn, width, height }: Pick<Page, 'turn' | 'width' | 'height'>, box: Box): Box {
  if (!turn || width === null || height === null) return box
  const { x, y } = box
  if (turn === 180) return { ...box, x: width - x - box.width, y: height - y - box.height }
  const size = { width: box.height, height: box.width }
  return turn === 90 ? { x: y, y: width - x - box.width, ...size } : { x: height - y - box.height, y: x, ...size }
}

/** The place of a passage in the stored text, with the boxes of its lines. */
export function placeOf(page: Page, span: Span, value: Span | null, valueBox: Box | null, cell: string | null): Place {
  const paragraph = page.blocks.find((block) => block.start <= span.start && block.end >= span.start)?.paragraph ?? null
  const marked = valueBox ?? (value && segmentBox(page, value))
  return {
    page: page.number,
    sheet: page.kind === 'sheet' ? page.name : null,
    cell,
    paragraph,
    start: span.start,
    end: span.end,
    boxes: boxesOf(page, span).map((box) => asShown(page, box)),
    valueStart: value?.start ?? null,
    valueEnd: value?.end ?? null,
    valueBox: marked && asShown(page, marked),
  }
}
