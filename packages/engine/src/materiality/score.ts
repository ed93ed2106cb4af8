import { maxOf } from '../reading/min-max.ts'
import { type Combination, type Method, type Scale, scaleEnds } from './method.ts'

/** What kind of entry is scored: which parts it has, and whether likelihood counts. */
export interface Scored {
  type: 'Impact' | 'Risk' | 'Opportunity'
  isPositive: boolean
  isPotential: boolean
  /** A negative impact on human rights. */
  humanRights: boolean
}

/** The points of one person; a part that the entry does not have is `null`. */
export interface Points {
  scale: number | null
  scope: number | null
  irremediable: number | null
  magnitude: number | null
  likelihood: number | null
}
export type ScorePart = keyof Points

/** Time horizons (ESRS 1, paragraph 77), from the nearest. */
export const horizons = ['short', 'medium', 'long'] as const
export type Horizon = (typeof horizons)[number]

/** One line of a calculation with its numbers put in, the same in every language. */
export interface Working {
  step: 'severity' | 'result' | 'horizons' | 'assessors' | 'topic' | 'stakeholders'
  formula: string
  result: number
  /** The rule that decided the line beside the formula. */
  rule: 'peak' | 'human-rights' | 'actual' | 'not-beyond' | Horizon | null
}

/** A result with how it came about. */
export interface Result {
  value: number
  workings: Working[]
}

/**
 * To two decimals, halves upwards, so that what is compared is what people read and calculate by hand. The noise of binary
 * fractions is taken off first: (4.27 + 4.36) / 2 is 4.315 and becomes 4.32, although the computer holds a hair less.
 */
export const rounded = (value: number): number => Math.round(Number((100 * value).toFixed(8))) / 100

/**
 * The parts that an entry is scored by (ESRS 1, paragraphs 45, 46 and 51): an impact by scale, scope and, where it is negative,
 * irremediable character, and by likelihood where it is potential; a risk or an opportunity by magnitude and likelihood.
 */
export function partsOf({ type, isPositive, isPotential }: Omit<Scored, 'humanRights'>): ScorePart[] {
  if (type !== 'Impact') return ['magnitude', 'likelihood']
  return [
    'scale',
    'scope',
    ...(isPositive ? [] : (['irremediable'] as const)),
    ...(isPotential ? (['likelihood'] as const) : []),
  ]
}

/** Whether the points say everything that the entry is scored by. */
export const isComplete = (scored: Scored, points: Points): boolean =>
  partsOf(scored).every((part) => points[part] !== null)

/** Points of one scale as points of another: the ends stay the ends, and what is between stays in proportion. */
export function convertPoints(points: Points, from: Scale, to: Scale): Points {
  if (from === to) return points
  const [a, b] = [scaleEnds[from], scaleEnds[to]]
  const convert = (value: number | null) =>
    value === null ? null : rounded(b.low + ((value - a.low) / (a.top - a.low)) * (b.top - b.low))
  return {
    scale: convert(points.scale),
    scope: convert(points.scope),
    irremediable: convert(points.irremediable),
    magnitude: convert(points.magnitude),
    likelihood: convert(points.likelihood),
  }
}

/**
 * The result of one person's points, on the scale of the method; `null` while a part is missing.
 * An actual impact has the result of its severity, a potential one that of severity and likelihood (ESRS 1, paragraph 45). Of a
 * potential negative impact on human rights severity takes precedence: likelihood may raise the result and never lowers it.
 */
export function scoreOf(scored: Scored, points: Points, method: Method): Result | null {
  if (!isComplete(scored, points)) return null
  if (scored.type !== 'Impact') {
    const combined = combine(points.magnitude!, points.likelihood!, method.financial, method.scale)
    return { value: combined.result, workings: [combined] }
  }
  const severity = severityOf(scored, points, method)
  if (!scored.isPotential) return { value: severity.result, workings: [severity, same(severity.result, 'actual')] }
  const combined = combine(severity.result, points.likelihood!, method.impact, method.scale)
  const precedes = scored.humanRights && !scored.isPositive && severity.result > combined.result
  return precedes
    ? { value: severity.result, workings: [severity, combined, same(severity.result, 'human-rights')] }
    : { value: combined.result, workings: [severity, combined] }
}

const same = (result: number, rule: Working['rule']): Working => ({
  step: 'result',
  formula: text(result),
  result,
  rule,
})

/** Severity of an impact (ESRS 1, paragraph 45, AR 10); of a negative one a part at the top can be enough (AR 11). */
function severityOf({ isPositive }: Scored, { scale, scope, irremediable }: Points, method: Method): Working {
  const parts = isPositive ? [scale!, scope!] : [scale!, scope!, irremediable!]
  const highest = maxOf(parts)
  const listed = parts.map(text)
  if (method.severity === 'highest')
    return { step: 'severity', formula: `max(${listed.join(', ')})`, result: highest, rule: null }
  const isPeak = method.peak && !isPositive && highest === scaleEnds[method.scale].top
  const mean = rounded(parts.reduce((sum, part) => sum + part, 0) / parts.length)
  const formula = `(${listed.join(' + ')}) / ${parts.length}`
  return isPeak && highest > mean
    ? { step: 'severity', formula: `max(${listed.join(', ')})`, result: highest, rule: 'peak' }
    : { step: 'severity', formula, result: mean, rule: null }
}

function combine(first: number, likelihood: number, by: Combination, scale: Scale): Working {
  if (by.by === 'product') {
    const { top } = scaleEnds[scale]
    const formula = `${text(first)} × ${text(likelihood)} / ${top}`
    return { step: 'result', formula, result: rounded((first * likelihood) / top), rule: null }
  }
  const total = by.first + by.likelihood
  const formula = `(${text(by.first)} × ${text(first)} + ${text(by.likelihood)} × ${text(likelihood)}) / ${text(total)}`
  return {
    step: 'result',
    formula,
    result: rounded((by.first * first + by.likelihood * likelihood) / total),
    rule: null,
  }
}

/** A number as formulas show it, with a point. */
export const text = (value: number): string => String(rounded(value))

/** Results of several people as one, with how far they lie apart. */
export interface CombinedResult {
  value: number
  low: number
  high: number
  count: number
  working: Working
}

/** Brings the results of several people together; `null` without any. */
export function combineResults(results: readonly number[], by: Method['assessors']): CombinedResult | null {
  if (results.length === 0) return null
  const sorted = [...results].sort((a, b) => a - b)
  const [low, high] = [sorted[0]!, sorted.at(-1)!]
  const value = combinedValue(sorted, by)
  const names = { median: 'median', mean: 'mean', highest: 'max' } as const
  const formula = `${names[by]}(${sorted.map(text).join(', ')})`
  return { value, low, high, count: sorted.length, working: { step: 'assessors', formula, result: value, rule: null } }
}

function combinedValue(sorted: readonly number[], by: Method['assessors']): number {
  if (by === 'highest') return sorted.at(-1)!
  if (by === 'mean') return rounded(sorted.reduce((sum, one) => sum + one, 0) / sorted.length)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : rounded((sorted[middle - 1]! + sorted[middle]!) / 2)
}
