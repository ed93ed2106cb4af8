import type { AfterMeasures, contract, HorizonPoints, Iro, Points, Received } from '@esrs/contract'
import { asksBeyond, hasMeasures, horizons, judged, type Method, partsOf, scaleEnds } from '@esrs/engine/materiality'
import { AppError } from '../../../http/errors.ts'
import type { Text } from '../../../texts/texts.ts'
import { scoredAs } from './calculate-results.ts'
import { say } from './messages.ts'

type Sent = Pick<
  Received<(typeof contract)['materiality']['score']>['body'],
  'points' | 'horizons' | 'after' | 'beyond' | 'reason'
>

/** What a person gave to an entry, with nothing in it that the entry does not have. */
export interface CheckedScore {
  /** Those that decide, on the scale of the method. */
  points: Points
  horizons: HorizonPoints
  after: AfterMeasures | null
  beyond: boolean | null
}

/**
 * Checks a score against the entry and the method; throws `invalid_input` by field for missing or impossible points, for a positive
 * impact of which nobody says with a reason that it goes beyond law, and for measures that would make it worse.
 */
export function checkedScore(iro: Iro, sent: Sent, method: Method): CheckedScore {
  const scored = scoredAs(iro)
  const parts = partsOf(scored)
  const { low, top } = scaleEnds[method.scale]
  const fields: Record<string, Text> = {}
  const check = (points: Points, path: string): Points => {
    for (const part of parts)
      if (points[part] === null || points[part] < low || points[part] > top)
        fields[`${path}.${part}`] = say('score.points', { low, top })
    const kept = (part: keyof Points) => (parts.includes(part) ? points[part] : null)
    return {
      scale: kept('scale'),
      scope: kept('scope'),
      irremediable: kept('irremediable'),
      magnitude: kept('magnitude'),
      likelihood: kept('likelihood'),
    }
  }
  const given = horizons.flatMap((horizon) => {
    const points = sent.horizons[horizon]
    return points ? [[horizon, check(points, `horizons.${horizon}`)] as const] : []
  })
  const points = given[0]?.[1] ?? check(sent.points, 'points')
  const after =
    sent.after && hasMeasures(scored) ? { ...sent.after, points: check(sent.after.points, 'after.points') } : null
  const beyond = asksBeyond(scored) ? sent.beyond : null
  if (asksBeyond(scored) && beyond === null) fields.beyond = say('score.beyond')
  if (beyond === true && sent.reason === '') fields.reason = say('score.beyondNeedsReason')
  refuse(fields)
  const score = { points, horizons: Object.fromEntries(given), after, beyond }
  const result = judged(scored, score, method.scale, method)!
  if (result.after !== null && result.after > result.value) refuse({ 'after.points': say('score.worseAfter') })
  return { ...score, points: result.points }
}

function refuse(fields: Record<string, Text>): void {
  const [first] = Object.values(fields)
  if (first) throw new AppError('invalid_input', first, { fields })
}
