import type { Box, Page, Segment } from '../reading/document.ts'
import { minOf } from '../reading/min-max.ts'
import { foldLabel } from '../text/text.ts'
import { unitInLabel } from '../text/units.ts'
import { yearIn } from '../text/years.ts'
import { type GridCell, readCell } from './cells.ts'
import type { Fact } from './tables/fact.ts'

interface Boxed {
  segment: Segment
  box: Box
}

const right = (box: Box): number => box.x + box.width
const bottom = (box: Box): number => box.y + box.height

/** Runs of text that stand alone in large letters. */
function largeFigures(page: Page, boxed: Boxed[]): { item: Boxed; cell: GridCell }[] {
  const heights = boxed.map(({ box }) => box.height).sort((a, b) => a - b)
  const usual = heights[Math.floor(heights.length / 2)] ?? 10
  return boxed.flatMap((item) => {
    const { segment, box } = item
    if (box.height < usual * 1.25 || segment.text.length > 24 || !/\d/.test(segment.text)) return []
    const place = { start: segment.start, x0: box.x, x1: right(box), box, bold: segment.bold, address: null, raw: null }
    const cell = readCell(segment.text, place, page.numberFormat)
    return cell.kind === 'number' && cell.number && !cell.number.upTo ? [{ item, cell }] : []
  })
}

/** The lines of small words directly below a large figure (or above it), as long as they stand over each other. */
function wordsBeside(figure: Boxed, boxed: Boxed[], below: boolean, limit: number): Boxed[] {
  const found: Boxed[] = []
  let edge = below ? bottom(figure.box) : figure.box.y
  const words = boxed
    .filter(({ box, segment }) => box.height < figure.box.height * 0.86 && /\p{L}{2}/u.test(segment.text))
    .filter(
      ({ box }) =>
        box.x < right(figure.box) + 30 &&
        right(box) > figure.box.x &&
        box.x < limit &&
        Math.abs(box.x - figure.box.x) < 60,
    )
    .sort((a, b) => (below ? a.box.y - b.box.y : b.box.y - a.box.y))
  for (const word of words) {
    const gap = below ? word.box.y - edge : edge - bottom(word.box)
    if (gap < -figure.box.height * 0.4) continue
    if (gap > (found.length ? word.box.height * 0.9 : figure.box.height * 1.1) || found.length >= 4) break
    if (found[0] && Math.abs(found[0].box.height - word.box.height) > 1) break
    found.push(word)
    edge = below ? bottom(word.box) : word.box.y
  }
  return below ? found : found.reverse()
}

/**
 * Key figures in tiles: a large figure with what it counts in small letters below, on some pages above. The side on which most
 * figures of the page have words is theirs.
 * @param headings headings in force at a height of the page
 */
export function tileFacts(page: Page, headings: (top: number, start: number) => string[]): Fact[] {
  const boxed = page.lines
    .flatMap((line) => line.segments)
    .flatMap((segment): Boxed[] => (segment.box ? [{ segment, box: segment.box }] : []))
  const figures = largeFigures(page, boxed)
  if (figures.length < 2) return []
  const limitOf = ({ item }: { item: Boxed }): number =>
    minOf(
      figures
        .filter(
          (other) => Math.abs(other.item.box.y - item.box.y) < item.box.height && other.item.box.x > item.box.x + 4,
        )
        .map((other) => other.item.box.x),
    )
  const labelled = (below: boolean) =>
    figures.map((figure) => ({ ...figure, words: wordsBeside(figure.item, boxed, below, limitOf(figure)) }))
  const [under, over] = [labelled(true), labelled(false)]
  const count = (tiles: typeof under): number => tiles.filter(({ words }) => words.length).length
  const tiles = count(under) >= count(over) ? under : over
  if (count(tiles) < Math.max(2, figures.length * 0.6)) return []
  return tiles.flatMap(({ item, cell, words }): Fact[] => {
    const label = foldLabel(words.map(({ segment }) => segment.text).join(' '))
    if (!label || label.length > 120) return []
    const titles = headings(item.box.y, item.segment.start)
    const labelYear = yearIn(label)
    const titleYear = titles.map(yearIn).find((year) => year !== null) ?? null
    const unit = cell.unit ?? unitInLabel(label)
    return [
      {
        page,
        source: 'table',
        cell,
        label,
        labelCells: words.map(({ segment, box }) => {
          const place = {
            start: segment.start,
            x0: box.x,
            x1: right(box),
            box,
            bold: segment.bold,
            address: null,
            raw: null,
          }
          return readCell(segment.text, place, page.numberFormat)
        }),
        parents: [],
        columns: [],
        titles,
        unit,
        unitFrom: cell.unit ? 'cell' : unit ? 'row' : null,
        year: labelYear ?? titleYear,
        yearFrom: labelYear !== null ? 'row' : titleYear !== null ? 'title' : null,
        role: 'actual',
        targetYear: null,
        besideTarget: false,
        rivals: [],
        position: 0,
        siblings: 1,
        loose: true,
        transposed: false,
      },
    ]
  })
}
