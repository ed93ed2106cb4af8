import type { Frame } from '../analysis/answering/frames.ts'
import { type Source, sources } from '../analysis/answering/observation.ts'
import { unitFits } from '../analysis/answering/unit-fits.ts'
import { asAsked, canonicalValue } from '../analysis/canonical.ts'
import type { FoundValue, Place } from '../analysis/finding.ts'
import type { IndexedPage, KeptUnit, PageFigure } from '../analysis/indexed-page.ts'
import { decimalOf, textOf } from '../text/decimals.ts'
import { readConcepts } from '../text/lexicon.ts'
import type { Unit } from '../text/units.ts'

/** A figure of a page as the value of a datapoint. */
export interface FigureRead {
  value: FoundValue
  year: number | null
  yearFrom: string | null
  /** Whether the page states a unit that the datapoint can have, lets one be assumed, or states another one. */
  unit: 'stated' | 'assumed' | 'other'
}

const unitOf = (kept: KeptUnit): Unit => {
  const { times, by, ...rest } = kept
  return { ...rest, factor: { times: BigInt(times), by: BigInt(by) } }
}

/** What is said of a figure, by where it stands. */
export const textsOf = (page: IndexedPage, figure: PageFigure): Record<Source, string[]> =>
  Object.fromEntries(
    sources.map((source) => [source, figure.texts[source].flatMap((at) => page.texts[at] ?? [])]),
  ) as Record<Source, string[]>

/** All concepts that are said of a figure. */
export function conceptsOf(page: IndexedPage, figure: PageFigure): Set<string> {
  const found = new Set<string>()
  for (const texts of Object.values(textsOf(page, figure)))
    for (const text of texts) for (const concept of readConcepts(text).concepts) found.add(concept)
  return found
}

/** The unit of a figure that fits what is asked for: its own, else that of the nearest one above it. */
export function fittingUnit(
  page: IndexedPage,
  { unit: own, above, ...figure }: PageFigure,
  frame: Frame,
): { unit: Unit | null; fits: FigureRead['unit'] } {
  const concepts = conceptsOf(page, { ...figure, unit: own, above })
  if (frame.unit === null && frame.measures[0] === 'count') return { unit: own && unitOf(own), fits: 'stated' }
  const units = [own, ...(own ? [] : [above])].map((kept) => kept && unitOf(kept))
  for (const unit of [units.at(-1) ?? null, units[0] ?? null]) {
    const fits = unitFits(unit, frame, concepts)
    if (fits) return { unit, fits }
  }
  return { unit: null, fits: own ? 'other' : 'assumed' }
}

/** Reads a figure as the value of a datapoint, as the analysis reads those that it finds. */
export function readFigure(page: IndexedPage, figure: PageFigure, frame: Frame): FigureRead | null {
  const digits = decimalOf(figure.value)
  if (!digits) return null
  const { unit, fits } = fittingUnit(page, figure, frame)
  const counts = unit?.dimension === 'count' && frame.unit !== 'count'
  const stated = unit && !counts ? unit.written : null
  const read = canonicalValue(asAsked(frame, digits), unit, frame, figure.written, stated || null)
  const { year, yearFrom } = figure
  // Sheets often keep a share as a fraction of one.
  const isFraction = figure.source === 'sheet' && frame.unit === '%' && !unit && Math.abs(read.number ?? 2) <= 1
  if (!isFraction || !read.number) return { value: read, year, yearFrom, unit: fits }
  const text = textOf({ digits: digits.digits * 100n, scale: digits.scale })
  const value = { ...read, text, number: Number(text), conversion: `${figure.written} × 100 = ${text} %` }
  return { value, year, yearFrom, unit: fits }
}

/** The figure that begins at an offset of a page's text; `null` where none does. */
export const figureAt = ({ figures }: IndexedPage, start: number): PageFigure | null =>
  figures.find((figure) => figure.start === start) ?? null

/** The place of a stretch of a page, with the boxes of its lines. */
export function placeOn(page: IndexedPage, from: number, to: number, figure: PageFigure | null = null): Place {
  const boxes = page.lines
    .filter(([start, end]) => start < to && end > from)
    .map(([, , x, y, width, height]) => ({ x, y, width, height }))
  return {
    page: page.page,
    sheet: page.sheet,
    cell: figure?.cell ?? null,
    paragraph: figure?.paragraph ?? null,
    start: from,
    end: to,
    boxes,
    valueStart: figure?.start ?? null,
    valueEnd: figure?.end ?? null,
    valueBox: figure?.box ?? null,
  }
}

/** The words by which the row or sentence of a figure is known again, as the analysis names them. */
export function labelOf(page: IndexedPage, figure: PageFigure): string {
  const { own, column, caption } = textsOf(page, figure)
  return (own.find(Boolean) ?? column[0] ?? caption[0] ?? '').trim()
}

/** What is said above the table of a figure. */
export function captionOf(page: IndexedPage, figure: PageFigure): string {
  const { caption, heading } = textsOf(page, figure)
  return (caption.findLast(Boolean) ?? heading.at(-1) ?? '').trim()
}
