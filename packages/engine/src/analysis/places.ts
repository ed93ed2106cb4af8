import type { Box, Page, Span } from '../reading/document.ts'
import type { Place } from './finding.ts'

function boxesOf(page: Page, span: Span): Box[] {
  return page.lines
    .filter((line) => line.start < span.end && line.end > span.start && line.box)
    .flatMap((line) => (line.box ? [line.box] : []))
}

/** Where a value stands when its table has no positions of its own: in the run of text that holds it. */
function segmentBox(page: Page, value: Span): Box | null {
  const line = page.lines.find((candidate) => candidate.start <= value.start && candidate.end >= value.end)
  return line?.segments.find((segment) => segment.start <= value.start && segment.end >= value.end)?.box ?? null
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
