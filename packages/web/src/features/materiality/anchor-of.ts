import { type AssessmentMethod, scoreEnds } from '@esrs/contract'

/** The fifth of a scale, from 0 on, in which a point lies: its words say what the point means. */
export function fifthOf(point: number, scale: AssessmentMethod['scale']): number {
  const { low, top } = scoreEnds[scale]
  return Math.min(4, Math.floor((5 * (point - low)) / (top - low + 1)))
}
