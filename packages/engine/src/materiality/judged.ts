import { type Method, type Scale, scaleEnds } from './method.ts'
import { convertPoints, type Horizon, horizons, type Points, type Result, type Scored, scoreOf, text } from './score.ts'

/** What one person says of an entry. Points are those before mitigation and measures. */
export interface Given {
  /** Holds where no horizon has points of its own. */
  points: Points
  /** Points of each time horizon that was scored by itself. */
  horizons?: Partial<Record<Horizon, Points | undefined>> | undefined
  /** What stays after measures. */
  after?: { points: Points } | null | undefined
  /** Of a positive impact: whether it goes beyond law and beyond mending one's own harm; `null` where nobody was asked. */
  beyond?: boolean | null | undefined
}

/** What follows from it. */
export interface Judged extends Result {
  /** The horizon whose points decided; `null` where none was named. */
  horizon: Horizon | null
  /** The points that decided, on the scale of the method. */
  points: Points
  byHorizon: { horizon: Horizon; value: number }[]
  /** The result after measures, which decides nothing. */
  after: number | null
}

/** Whether an entry can be scored after measures: a negative impact or a risk, because only these are mitigated. */
export const hasMeasures = ({ type, isPositive }: Pick<Scored, 'type' | 'isPositive'>): boolean =>
  type === 'Risk' || (type === 'Impact' && !isPositive)

/** Whether it has to be said that the entry goes beyond law and beyond mending one's own harm. */
export const asksBeyond = ({ type, isPositive }: Pick<Scored, 'type' | 'isPositive'>): boolean =>
  type === 'Impact' && isPositive

/**
 * The result of one person's score on the scale of a method; `null` while a part is missing. Of several horizons the highest
 * decides (ESRS 1, paragraphs 42 and 77), of equal ones the nearest. The result before measures is the one that counts. A positive
 * impact that the law asks for, or that only mends harm of one's own, is none: it gets the lowest point.
 */
export function judged(scored: Scored, given: Given, from: Scale, method: Method): Judged | null {
  const at = (points: Points) => convertPoints(points, from, method.scale)
  const each = horizons.flatMap((horizon) => {
    const points = given.horizons?.[horizon]
    const result = points && scoreOf(scored, at(points), method)
    return result ? [{ horizon, points: at(points), ...result }] : []
  })
  const single = each.length === 0 ? scoreOf(scored, at(given.points), method) : null
  const first = each.reduce<(typeof each)[number] | undefined>(
    (best, one) => (best && best.value >= one.value ? best : one),
    undefined,
  )
  const deciding = first ?? (single && { horizon: null, points: at(given.points), ...single })
  if (!deciding) return null
  const after = given.after && hasMeasures(scored) ? scoreOf(scored, at(given.after.points), method) : null
  const byHorizon = each.map(({ horizon, value }) => ({ horizon, value }))
  if (asksBeyond(scored) && given.beyond === false) {
    const value = scaleEnds[method.scale].low
    const working = { step: 'result', formula: text(value), result: value, rule: 'not-beyond' } as const
    return { ...deciding, value, workings: [working], byHorizon, after: null }
  }
  const compared = {
    step: 'horizons',
    formula: `max(${each.map(({ value }) => text(value)).join(', ')})`,
    result: deciding.value,
    rule: deciding.horizon,
  } as const
  return {
    ...deciding,
    workings: each.length > 1 ? [...deciding.workings, compared] : deciding.workings,
    byHorizon,
    after: after?.value ?? null,
  }
}
