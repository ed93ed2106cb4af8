import { knowledge, listed } from '../knowledge.ts'
import { loadCatalogue } from './catalogue.ts'
import type { Datapoint, StandardSet } from './datapoint.ts'

/** How the parts of a figure become the figure of the whole. Closed list. */
export const wholeRules = ['sum', 'elimination', 'weighted_mean', 'ratio', 'head_count', 'average'] as const
export type WholeRule = (typeof wholeRules)[number]

/** What a mean is weighted by, or what a ratio is divided by. */
export interface FigureBase {
  id: string
  /** Canonical unit, such as `h` or `EUR`; `count` for heads and cases. */
  unit: string
  name: Readonly<Record<'en' | 'de', string>>
}

/** What may be said of a datapoint with a number, as its row of knowledge says it. */
export interface FigureRules {
  /** The rules by which parts become the whole, the usual one first; empty where no rule gives the figure of the whole. */
  whole: readonly WholeRule[]
  base: FigureBase | null
  /** What a ratio is multiplied by: 100 for percent, 1,000,000 for accidents per million hours. */
  scale: number
  /** Bounds in the canonical unit; a figure beyond them cannot be. `null` where there is none. */
  low: number | null
  high: number | null
  isInteger: boolean
  /** Bounds beyond which a figure can be, but is asked about. */
  askBelow: number | null
  askAbove: number | null
  /** A figure other than zero whose amount is smaller is asked about: of a rate that was divided by the wrong hours nothing is left. */
  askSmall: number | null
  /** The datapoints whose quotient, times the scale, the figure is; `null` where no two datapoints give it. */
  quotient: { above: string; below: string } | null
}

/** Datapoints of one set whose quotient is known to lie between bounds; beyond them one was entered in another unit. */
interface Pair {
  above: string
  below: string
  low: number | null
  high: number | null
}

const numberIn = (cell: string): number | null => (cell === '' ? null : Number(cell))

let bases: ReadonlyMap<string, FigureBase> | null = null

/** What means are weighted by and ratios divided by, by identifier. */
export function figureBases(): ReadonlyMap<string, FigureBase> {
  bases ??= new Map(
    knowledge<'id' | 'unit' | 'en' | 'de'>('figure-bases').map(({ id, unit, en, de }) => [
      id,
      { id, unit, name: { en, de } },
    ]),
  )
  return bases
}

type Column =
  | 'datapoint'
  | 'whole'
  | 'base'
  | 'scale'
  | 'low'
  | 'high'
  | 'integer'
  | 'ask_below'
  | 'ask_above'
  | 'ask_small'
  | 'parts'

let rules: ReadonlyMap<string, FigureRules> | null = null

/** The rules of all datapoints with a number, of all sets, by identifier. */
export function figureRules(): ReadonlyMap<string, FigureRules> {
  rules ??= new Map(
    knowledge<Column>('figure-rules').map((row) => {
      const [above = '', below = ''] = listed(row.parts.replace('/', ' '))
      return [
        row.datapoint,
        {
          whole: listed(row.whole) as WholeRule[],
          base: figureBases().get(row.base) ?? null,
          scale: numberIn(row.scale) ?? 1,
          low: numberIn(row.low),
          high: numberIn(row.high),
          isInteger: row.integer === 'yes',
          askBelow: numberIn(row.ask_below),
          askAbove: numberIn(row.ask_above),
          askSmall: numberIn(row.ask_small),
          quotient: below === '' ? null : { above, below },
        },
      ]
    }),
  )
  return rules
}

const open = { base: null, scale: 1, low: null, high: null, isInteger: false, askSmall: null, quotient: null }
/** Rules of what a company adds itself: of what it measures only its type is known. */
const ownRules: Readonly<Record<'number' | 'percent' | 'money', FigureRules>> = {
  number: { ...open, whole: wholeRules, askBelow: null, askAbove: null },
  percent: { ...open, whole: ['ratio', 'weighted_mean'], scale: 100, askBelow: 0, askAbove: 100 },
  money: { ...open, whole: ['sum', 'elimination', 'head_count'], askBelow: null, askAbove: null },
}

/** The rules of a datapoint; `null` for one that is no number. */
export function figureRulesOf({ id, type }: Pick<Datapoint, 'id' | 'type'>): FigureRules | null {
  if (type !== 'number' && type !== 'percent' && type !== 'money') return null
  return figureRules().get(id) ?? ownRules[type]
}

/** Whether a datapoint with a number is one that a company added itself, so that the company says how it is computed. */
export const isOwnFigure = ({ id }: Pick<Datapoint, 'id'>): boolean => !figureRules().has(id)

/** A bound that a figure breaks, in the canonical unit; of a fraction where only whole numbers are counted there is none. */
export interface BrokenBound {
  code: 'low' | 'high' | 'integer'
  bound: number | null
}

type Measured = Pick<Datapoint, 'id' | 'type' | 'unit'>

// Money in another currency and shares beside counts are measured by other bounds than those of the table.
const isMeasured = ({ unit }: Measured, own: string | null): boolean => unit === null || own === null || own === unit

/** What a figure cannot be; `null` where it can. */
export function brokenBound(entry: Measured, number: number | null, unit: string | null): BrokenBound | null {
  const found = figureRulesOf(entry)
  if (!found || number === null || !isMeasured(entry, unit)) return null
  if (found.low !== null && number < found.low) return { code: 'low', bound: found.low }
  if (found.high !== null && number > found.high) return { code: 'high', bound: found.high }
  if (found.isInteger && !Number.isInteger(number)) return { code: 'integer', bound: null }
  return null
}

/** The bound beyond which a figure is asked about; `null` where it is not, or cannot be at all. */
export function oddBound(
  entry: Measured,
  number: number | null,
  unit: string | null,
): { code: 'below' | 'above'; bound: number } | null {
  const found = figureRulesOf(entry)
  if (!found || number === null || !isMeasured(entry, unit) || brokenBound(entry, number, unit)) return null
  if (found.askBelow !== null && number < found.askBelow) return { code: 'below', bound: found.askBelow }
  if (found.askAbove !== null && number > found.askAbove) return { code: 'above', bound: found.askAbove }
  if (found.askSmall !== null && number !== 0 && Math.abs(number) < found.askSmall)
    return { code: 'below', bound: found.askSmall }
  return null
}

let pairs: readonly Pair[] | null = null

/** Pairs of datapoints whose quotient lies between bounds. */
export function figurePairs(): readonly Pair[] {
  pairs ??= knowledge<'above' | 'below' | 'low' | 'high'>('figure-pairs').map(({ above, below, low, high }) => ({
    above,
    below,
    low: numberIn(low),
    high: numberIn(high),
  }))
  return pairs
}

/** A figure that does not fit two others, or two that do not fit each other. */
export interface Misfit {
  /** `quotient`: a ratio that its parts do not give; `pair`: two figures of which one seems to be in another unit. */
  code: 'quotient' | 'pair'
  keys: readonly string[]
  /** What the parts give, or the quotient of the pair. */
  computed: number
  /** Of a pair the bound that it breaks. */
  bound: number | null
}

const related = new Map<string, Set<string>>()

/** The datapoints that are needed to check those of some datapoints against their parts, themselves included. */
export function relatedFigures(keys: readonly string[]): string[] {
  if (related.size === 0) {
    const join = (all: readonly string[]) => {
      for (const one of all) related.set(one, new Set([...(related.get(one) ?? []), ...all]))
    }
    for (const [key, { quotient }] of figureRules()) if (quotient) join([key, quotient.above, quotient.below])
    for (const { above, below } of figurePairs()) join([above, below])
  }
  return [...new Set(keys.flatMap((key) => [...(related.get(key) ?? [])]))]
}

/** By how much a ratio may differ from what its parts give, because each was rounded. */
const tolerance = 0.015

/**
 * Checks figures of a set against each other: ratios, shares and intensities against their parts, and pairs that show that one
 * figure was entered in thousands or in another unit. Only figures in the unit of their datapoint are compared.
 */
export function misfits(
  set: StandardSet,
  figures: ReadonlyMap<string, { number: number; unit: string | null }>,
): Misfit[] {
  const catalogue = loadCatalogue(set)
  const measured = (key: string): number | null => {
    const [entry, found] = [catalogue.get(key), figures.get(key)]
    return entry && found && isMeasured(entry, found.unit) ? found.number : null
  }
  const found: Misfit[] = []
  for (const key of figures.keys()) {
    const { quotient, scale = 1 } = figureRules().get(key) ?? {}
    if (!quotient) continue
    const [own, above, below] = [measured(key), measured(quotient.above), measured(quotient.below)]
    if (own === null || above === null || !below) continue
    const computed = (scale * above) / below
    const slack = Math.max(scale === 100 ? 0.6 : 0, Math.abs(computed) * tolerance, 1e-12)
    if (Math.abs(own - computed) > slack)
      found.push({ code: 'quotient', keys: [key, quotient.above, quotient.below], computed, bound: null })
  }
  for (const { above, below, low, high } of figurePairs()) {
    const [upper, lower] = [measured(above), measured(below)]
    if (upper === null || !lower || upper === 0) continue
    const computed = upper / lower
    const bound = low !== null && computed < low ? low : high !== null && computed > high ? high : null
    if (bound !== null) found.push({ code: 'pair', keys: [above, below], computed, bound })
  }
  return found
}
