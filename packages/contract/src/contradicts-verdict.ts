import type { Verdict } from './materiality-method.ts'

/**
 * Whether a decision contradicts the verdict of the formula; an undecided or missing verdict cannot be contradicted, and no
 * decision contradicts nothing.
 */
export const contradictsVerdict = (material: boolean | null, verdict: Verdict | null): boolean =>
  (verdict === 'material' && material === false) || (verdict === 'not' && material === true)
