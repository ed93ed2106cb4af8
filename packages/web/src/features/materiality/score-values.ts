import {
  type EntryDetails,
  type GivenScore,
  type HorizonPoints,
  type PointPart,
  type Points,
  type TimeHorizon,
  timeHorizons,
} from '@esrs/contract'

/** What somebody has typed into the form of a score. */
export interface ScoreValues {
  points: Points
  /** Points of each time horizon; `null` where all share one set. */
  horizons: HorizonPoints | null
  /** What stays after measures; `null` where nobody says. */
  after: { points: Points; measures: string } | null
  beyond: boolean | null
}

/** Whatever the form lacks before it can be sent. */
export type Missing = 'points' | 'after' | 'measures' | 'beyond' | 'reason'

export const nothing: Points = { scale: null, scope: null, irremediable: null, magnitude: null, likelihood: null }

/** The own score, else the points of the proposal, else nothing. */
export function beginningOf(own: GivenScore | null, { proposed }: EntryDetails): ScoreValues {
  if (!own) return { points: proposed ?? nothing, horizons: null, after: null, beyond: null }
  const { points, horizons, after, beyond } = own
  return {
    points,
    horizons: Object.keys(horizons).length > 0 ? horizons : null,
    after: after && { points: after.points, measures: after.measures },
    beyond,
  }
}

const isEmpty = (points: Points, parts: readonly PointPart[]) => parts.every((part) => points[part] === null)
const lacks = (points: Points, parts: readonly PointPart[]) => parts.some((part) => points[part] === null)

/** Horizons that somebody has begun to score. */
export const begunHorizons = ({ horizons }: ScoreValues, parts: readonly PointPart[]): TimeHorizon[] =>
  timeHorizons.filter((horizon) => horizons?.[horizon] && !isEmpty(horizons[horizon], parts))

export function missingIn(
  values: ScoreValues,
  { parts, asksBeyond, hasMeasures }: EntryDetails,
  reason: string,
): Missing[] {
  const { points, horizons, after, beyond } = values
  const begun = begunHorizons(values, parts)
  const lackPoints = horizons
    ? begun.length === 0 || begun.some((one) => lacks(horizons[one]!, parts))
    : lacks(points, parts)
  return [
    ...(lackPoints ? (['points'] as const) : []),
    ...(hasMeasures && after && lacks(after.points, parts) ? (['after'] as const) : []),
    ...(hasMeasures && after && after.measures.trim() === '' ? (['measures'] as const) : []),
    ...(asksBeyond && beyond === null ? (['beyond'] as const) : []),
    ...(asksBeyond && beyond && reason.trim() === '' ? (['reason'] as const) : []),
  ]
}

/** The score as it is sent. */
export function sentOf(values: ScoreValues, { parts, asksBeyond, hasMeasures }: EntryDetails) {
  const { points, horizons, after, beyond } = values
  return {
    points: horizons ? nothing : points,
    horizons: Object.fromEntries(begunHorizons(values, parts).map((one) => [one, horizons![one]!])),
    after: hasMeasures && after ? { points: after.points, measures: after.measures.trim() } : null,
    beyond: asksBeyond ? beyond : null,
  }
}
