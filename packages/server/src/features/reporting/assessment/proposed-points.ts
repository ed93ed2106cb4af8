import type { Iro, Points } from '@esrs/contract'
import { convertPoints, partsOf, type Scale } from '@esrs/engine/materiality'
import { scoredAs } from './calculate-results.ts'

const magnitudes = { high: 8, medium: 5, low: 2 } as const

/**
 * What the score of a proposal (specification: parts out of 10, likelihood in percent) says on the scale of a method, in whole points;
 * `null` where it has none, or a part of it is missing.
 */
export function proposedPoints(iro: Iro, scale: Scale): Points | null {
  const { score } = iro
  if (!score) return null
  const likelihood = score.likelihood == null ? null : score.likelihood / 10
  const given: Points =
    'magnitude' in score
      ? { scale: null, scope: null, irremediable: null, magnitude: magnitudes[score.magnitude], likelihood }
      : { scale: score.scale, scope: score.scope, irremediable: score.irremediable, magnitude: null, likelihood }
  const parts = partsOf(scoredAs(iro))
  const converted = convertPoints(given, 'ten', scale)
  const whole = (part: keyof Points) =>
    parts.includes(part) && converted[part] !== null ? Math.round(converted[part]) : null
  if (parts.some((part) => whole(part) === null)) return null
  return {
    scale: whole('scale'),
    scope: whole('scope'),
    irremediable: whole('irremediable'),
    magnitude: whole('magnitude'),
    likelihood: whole('likelihood'),
  }
}
