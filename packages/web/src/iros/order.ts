import type { Iro } from '@esrs/contract'
import { readScore } from './score.ts'

const ranks: Record<Iro['priority'], number> = { low: 1, medium: 2, high: 3 }

/** How strong the assessment is, out of 10, so that entries of one priority compare; below all where there is none. */
function strength({ score }: Iro): number {
  const read = readScore(score)
  if (read.kind === 'impact') return read.total
  return read.kind === 'financial' ? (ranks[read.magnitude] / ranks.high) * 10 : -1
}

/** The lowest priority first, the weakest among them first. */
export const byPriority = (a: Iro, b: Iro): number => ranks[a.priority] - ranks[b.priority] || strength(a) - strength(b)
