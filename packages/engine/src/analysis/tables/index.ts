import type { Page } from '../../reading/document.ts'
import { maxOf } from '../../reading/min-max.ts'
import type { GridCell } from '../cells.ts'
import { withoutPointers } from '../contents.ts'
import { Stages } from '../stages.ts'
import { tileFacts } from '../tiles.ts'
import type { Fact } from './fact.ts'
import { headingsAt } from './headings.ts'
import { columnsOf, kindOfRow, yearOfHead } from './heads.ts'
import { regionsOf } from './read-page.ts'
import type { Region } from './region.ts'
import { factsOfRegion } from './region-facts.ts'
import type { Frame } from './row-facts.ts'
import { runningFacts } from './running.ts'
import { isStacked, StackedPages } from './stacked.ts'

/** Columns of one table on two pages stand as far from each other, give or take. */
const ALIGNED = 4

/** Whether a region begins with figures or names of parts only, at the same distances as the columns before. */
function continues(region: Region, before: Frame): boolean {
  if (!region.points || region.kind !== 'table' || !before.heads.length) return false
  const first = region.rows.findIndex((row) => kindOfRow(row) !== 'text')
  const headed = region.rows
    .slice(0, Math.max(0, first))
    .some(({ cells }) => cells.length > 1 || cells.some((cell) => yearOfHead(cell) !== null && cell.kind === 'year'))
  if (headed) return false
  const columns = columnsOf(region.rows, region.points)
  const own = columns[0]
  const known = before.columns[0]
  if (!own || !known || columns.length < 2 || columns.length !== before.columns.length) return false
  return columns.every((column, i) => {
    const other = before.columns[i]
    return other !== undefined && Math.abs(column.x1 - own.x1 - (other.x1 - known.x1)) <= ALIGNED
  })
}

/** The years that head nothing on their page: the last line of it, with a table that begins on the next. */
function headsAtFoot(page: Page, regions: readonly Region[]): readonly GridCell[] {
  const last = regions[regions.length - 1]
  const row = last?.rows[last.rows.length - 1]
  if (!last?.points || !row || kindOfRow(row) !== 'text') return []
  const behind = page.lines.filter(({ start, text }) => text.trim() && start > maxOf(row.cells.map(({ end }) => end)))
  const isFoot = behind.every((line) =>
    page.blocks.some(({ kind, start, end }) => kind === 'footer' && start <= line.start && end >= line.end),
  )
  const years = row.cells.filter((cell) => yearOfHead(cell) !== null)
  return isFoot && years.length > 1 && row.cells.length - years.length < 2 ? years : []
}

/** A table below years from the foot of the page before: as many columns as years, and no head of its own. */
function belowHeads(region: Region, years: readonly GridCell[]): Region {
  const columns = columnsOf(region.rows, region.points)
  const [first] = region.rows
  if (!years.length || !region.points || columns.length !== years.length || !first) return region
  if (kindOfRow(first) !== 'figures') return region
  const cells = years.map((cell, i) => ({ ...cell, x0: columns[i]?.x0 ?? cell.x0, x1: columns[i]?.x1 ?? cell.x1 }))
  return {
    ...region,
    rows: [{ cells, top: first.top - 2 * region.line, bottom: first.top - region.line }, ...region.rows],
  }
}

/**
 * All figures in the tables of a document and in what is laid out like one, a list for each page. Tables that go on without
 * repeating their head take over the head of the table before.
 */
export function tableFacts(pages: readonly Page[], stages = new Stages()): Fact[][] {
  let before: Frame | null = null
  let atFoot: readonly GridCell[] = []
  const belowLabels = new StackedPages()
  const factsOf = (page: Page): Fact[] => {
    const stacked = belowLabels.of(page)
    const large = tileFacts(page, (top, start) => headingsAt(page, top, start))
    const tiles = [...large.filter(({ cell }) => !isStacked(page, cell.start)), ...stacked.facts]
    const inTiles = new Set([...tiles.map((fact) => fact.cell.start), ...stacked.places.map(({ start }) => start)])
    const facts: Fact[] = []
    const regions = regionsOf(page)
    for (const [i, printed] of regions.entries()) {
      const region = i === 0 ? belowHeads(printed, atFoot) : printed
      const read: { facts: Fact[]; frame: Frame | null } = factsOfRegion(
        region,
        before && continues(region, before) ? before : null,
      )
      if (region.kind === 'table' && read.frame) before = read.frame
      const own = read.facts.filter((fact) => !inTiles.has(fact.cell.start))
      for (const one of page.kind === 'page' ? withoutPointers(own, pages.length) : own) facts.push(one)
    }
    atFoot = headsAtFoot(page, regions)
    const known = new Set([...inTiles, ...facts.map((fact) => fact.cell.start)])
    const running = runningFacts(page).filter((fact) => !known.has(fact.cell.start))
    return [...tiles, ...running, ...(page.kind === 'page' ? withoutPointers(facts, pages.length) : facts)]
  }
  return pages.map((page) => stages.page(page, () => factsOf(page), []))
}
