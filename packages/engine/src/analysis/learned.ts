import { stems } from '../text/ranking.ts'
import { fold } from '../text/text.ts'
import type { Candidate, Reason } from './finding.ts'

/** What a person decided about a value of an earlier document of the same company. */
export interface Teaching {
  datapoint: string
  dimension: string | null
  source: Reason['source']
  /** `matched` of the candidate's reason; for passages its excerpt. */
  words: string
  verdict: 'accepted' | 'rejected'
  /** A person pointed at the figure, since the analysis had not recognised it. */
  pointed?: boolean
}

/** Enough to be shown: a person has said that this observation answers the datapoint. */
export const KNOWN = 0.7
/** Kept among the others, never shown. */
const HIDDEN = 0.4
/** Part of the words that two passages share when one is the other, carried on from last year. */
const CARRIED_ON = 0.6

/** Labels without figures: years and values change from one report to the next. */
export const wordsOf = (text: string): string =>
  fold(text)
    .replace(/[\d.,%]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function overlap(a: Set<string>, b: Set<string>): number {
  let common = 0
  for (const stem of a) if (b.has(stem)) common += 1
  return common / Math.max(1, a.size + b.size - common)
}

function sameObservation(teaching: Teaching, candidate: Candidate): boolean {
  if (teaching.source !== candidate.reason.source) return false
  if (teaching.source !== 'passage') return wordsOf(teaching.words) === wordsOf(candidate.reason.matched)
  return overlap(new Set(stems(fold(teaching.words))), new Set(stems(fold(candidate.excerpt)))) >= CARRIED_ON
}

/**
 * Applies what persons decided about earlier documents: a row or passage like an accepted one goes first, one like a rejected one
 * is kept but not shown. A later word about the same observation counts before an earlier one.
 * @param teachings oldest first
 */
export function applyTeachings(candidates: readonly Candidate[], teachings: readonly Teaching[]): void {
  const byDatapoint = new Map<string, Teaching[]>()
  const keyOf = (datapoint: string, dimension: string | null): string => `${datapoint}#${dimension ?? ''}`
  for (const teaching of teachings) {
    const key = keyOf(teaching.datapoint, teaching.dimension)
    byDatapoint.set(key, [...(byDatapoint.get(key) ?? []), teaching])
  }
  for (const candidate of candidates) {
    const known = byDatapoint.get(keyOf(candidate.datapoint, candidate.dimension))
    const verdict = known?.findLast((teaching) => sameObservation(teaching, candidate))?.verdict
    if (!verdict) continue
    candidate.reason = { ...candidate.reason, taught: verdict }
    candidate.score = verdict === 'accepted' ? Math.max(KNOWN, candidate.score) : Math.min(HIDDEN, candidate.score)
  }
}
