import type { Fact } from './statement.ts'

/** How a figure has changed: `points` of a percentage, else percent of what it was. */
export interface FactChange {
  sign: '+' | '−' | '±'
  /** Without sign, to one digit after the point. */
  size: number
  of: 'percent' | 'points'
}

/** Change of a figure from the year before; `null` where it cannot be calculated. */
export function factChange(fact: Fact, prior: Fact | undefined): FactChange | null {
  if (fact.number === null || prior?.number == null || fact.unit !== prior.unit || fact.type === 'year') return null
  const isShare = fact.unit === '%'
  if (!isShare && prior.number <= 0) return null
  const change = isShare ? fact.number - prior.number : (fact.number / prior.number - 1) * 100
  const rounded = Math.round(change * 10) / 10
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '±'
  return { sign, size: Math.abs(rounded), of: isShare ? 'points' : 'percent' }
}
