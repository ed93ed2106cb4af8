import type { Iro } from '@esrs/contract'
import { readScore } from './score.ts'

const ranks: Record<Iro['priority'], number> = { low: 1, medium: 2, high: 3 }

/** How strong the assessment is, out of 10, so that entries of one priority compare; below all where there is none. */
function strength({ score }: Iro): number {
  const read = readScore(score)
  if (read.kind === 'impact') return read.total
  return read.kind === 'financial' ? (ranks[read.magnitude] / ranks.high) * 10 : -1
}

/** Negative impacts stand above risks, and what is favourable below both (neutrality: ESRS 1, Appendix B). */
const standing = ({ type, isPositive }: Iro): number =>
  isPositive || type === 'Opportunity' ? 0 : type === 'Risk' ? 1 : 2

/** The lowest priority first, of one priority what is favourable and risks before negative impacts, the weakest first. */
export const byPriority = (a: Iro, b: Iro): number =>
  ranks[a.priority] - ranks[b.priority] || standing(a) - standing(b) || strength(a) - strength(b)
