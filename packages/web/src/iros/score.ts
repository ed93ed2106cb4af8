import type { FinancialScore, ImpactScore } from '@esrs/contract'

/** A score as far as it can be shown; a server of another version may send one of another shape. */
export type ReadScore =
  | { kind: 'none' }
  | { kind: 'invalid' }
  | ({ kind: 'impact' } & ImpactScore)
  | ({ kind: 'financial' } & FinancialScore)

const isNumber = (value: unknown, max: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= max
const isChange = (value: unknown) => value === null || (typeof value === 'number' && Number.isFinite(value))
const isLikelihood = (value: unknown) => value === null || value === undefined || isNumber(value, 100)

/** Reads a score of either shape (specification, section 3). */
export function readScore(score: unknown): ReadScore {
  if (score === null || score === undefined) return { kind: 'none' }
  if (isImpact(score)) return { kind: 'impact', ...score }
  if (isFinancial(score)) return { kind: 'financial', ...score }
  return { kind: 'invalid' }
}

function isImpact(score: unknown): score is ImpactScore {
  if (typeof score !== 'object' || score === null) return false
  const { scale, scope, irremediable, total, likelihood } = score as Record<string, unknown>
  const isPart = irremediable === null || isNumber(irremediable, 10)
  return isNumber(scale, 10) && isNumber(scope, 10) && isPart && isNumber(total, 10) && isLikelihood(likelihood)
}

function isFinancial(score: unknown): score is FinancialScore {
  if (typeof score !== 'object' || score === null) return false
  const { magnitude, financialImpact, likelihood } = score as Record<string, unknown>
  if (typeof financialImpact !== 'object' || financialImpact === null) return false
  const { ebitda, capex, opex } = financialImpact as Record<string, unknown>
  const isKnown = magnitude === 'high' || magnitude === 'medium' || magnitude === 'low'
  return isKnown && isChange(ebitda) && isChange(capex) && isChange(opex) && isLikelihood(likelihood)
}
