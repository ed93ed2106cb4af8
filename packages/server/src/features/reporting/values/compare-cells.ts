import { type Breakdown, breakdowns, loadCatalogue, membersOf, wholeOfCells } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { Text } from '../../../texts/texts.ts'
import { say } from '../messages.ts'
import { type CellFields, cellsOf } from '../stores/cell-store.ts'
import type { Report } from '../stores/report.ts'
import { figuresOf } from '../stores/value-store.ts'
import { unitInWords } from '../unit-in-words.ts'
import { figureText } from './figure-bounds.ts'

type Figure = Pick<CellFields, 'number' | 'unit'>

/** How the cells of a breakdown stand to the whole. */
export interface CellsCompared {
  /** What they add up to; `null` where they do not, or are of several units. */
  sum: number | null
  /** How they differ from the whole, in a sentence; `null` where they fit it, or nobody states it. */
  differs: Text | null
}

/** Cells that are all of one unit, and which. */
function figuresIn(breakdown: Breakdown, cells: readonly (Figure & { dimension: string })[]) {
  const units = new Set(cells.map(({ unit }) => unit))
  if (units.size !== 1) return null
  const read = cells.flatMap(({ dimension, number }) => {
    const members = membersOf(breakdown, dimension)
    return members ? [{ members, number }] : []
  })
  return { unit: cells[0]!.unit, cells: read }
}

/** By how much a sum may differ from a figure that was rounded to its last digit. */
const slackOf = (stated: number): number => 0.51 * 10 ** -(String(stated).split('.')[1]?.length ?? 0)

/** Compares the cells of a breakdown with the whole. */
export function compareCells(
  breakdown: Breakdown,
  cells: readonly (Figure & { dimension: string })[],
  whole: { number: number | null; unit: string | null } | null,
): CellsCompared {
  const figures = figuresIn(breakdown, cells)
  const computed = figures && wholeOfCells(breakdown, figures.cells)
  const { rule } = breakdown
  if (!figures || !computed) return { sum: null, differs: null }
  const sum = rule === 'sum' || rule === 'at_most' ? computed.sum : null
  const words = unitInWords(figures.unit)
  const unit = words === '' || words === 'ratio' ? '' : `\u00a0${words}`
  const said = { computed: figureText(computed.sum), unit, key: breakdown.of }
  if (rule === 'hundred')
    return { sum, differs: Math.abs(computed.sum - 100) > 0.5 ? say('breakdown.differs.hundred', said) : null }
  const stated = whole?.number ?? null
  if (stated === null || whole!.unit !== figures.unit) return { sum, differs: null }
  const values = { ...said, stated: figureText(stated), difference: figureText(Math.abs(computed.sum - stated)) }
  const slack = slackOf(stated)
  const isWrong =
    rule === 'sum'
      ? Math.abs(computed.sum - stated) > slack
      : rule === 'at_most'
        ? computed.sum > stated + slack
        : stated < computed.least - slack || stated > computed.most + slack
  if (!isWrong) return { sum, differs: null }
  const range = { least: figureText(computed.least), most: figureText(computed.most) }
  return { sum, differs: say(`breakdown.differs.${rule!}`, { ...values, ...range }) }
}

/** How breakdowns of some datapoints differ from their wholes, by datapoint, in sentences. */
export async function cellMisfits(
  tenant: Tenant,
  report: Report,
  keys: readonly string[],
): Promise<Map<string, { keys: string[]; text: Text }>> {
  const cells = await cellsOf(tenant, report, keys)
  if (cells.size === 0) return new Map()
  const catalogue = loadCatalogue(report.set)
  const of = [...cells.keys()].map((key) => breakdowns().get(key)!.of)
  const wholes = new Map((await figuresOf(tenant, report, of)).map((row) => [row.key, row]))
  return new Map(
    [...cells].flatMap(([key, own]) => {
      const breakdown = breakdowns().get(key)!
      const { differs } = compareCells(breakdown, own, wholes.get(breakdown.of) ?? null)
      if (!differs || !catalogue.get(key)) return []
      return [[key, { keys: breakdown.of === key ? [] : [breakdown.of], text: differs }] as const]
    }),
  )
}
