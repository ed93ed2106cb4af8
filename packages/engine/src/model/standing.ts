import { isJudged } from '../analysis/answering/judged.ts'
import type { Candidate, Gate, Reason, Tier } from '../analysis/finding.ts'

/** Why an answer of a model was dropped altogether: it proves nothing. Whatever is only doubtful is kept, with its reason. */
export type DropReason =
  | 'malformed'
  | 'unknown_datapoint'
  | 'unknown_block'
  | 'quote'
  | 'instruction'
  | 'value'
  | 'unit'
  | 'range'
  | 'member'
  | 'repeated'

/** What makes an answer less sure. */
export type Doubt = NonNullable<Reason['doubts']>[number]

/** What an answer of a model comes to: a value of a tier, or a lead. */
export interface Standing {
  tier: Tier
  isLead: boolean
}

const STEPS = { high: 2, medium: 1, low: 0 } as const

/** That the analysis sees it otherwise makes an answer one to look at, never less: both are shown. */
const OF_ANOTHER: ReadonlySet<Doubt> = new Set<Doubt>(['another'])

/**
 * A model's confidence, less one step for each doubt that code has; what fails a gate is a lead. *Low* was right in one of six and is
 * never an answer.
 */
export function standingOf(
  confidence: keyof typeof STEPS,
  doubts: ReadonlySet<Doubt>,
  gates: readonly Gate[],
): Standing {
  const own = [...doubts].filter((doubt) => !OF_ANOTHER.has(doubt))
  const most = own.length < doubts.size ? 1 : 2
  const steps = Math.min(most, STEPS[confidence] - own.length)
  return { tier: steps >= 2 && !gates.length ? 'high' : 'review', isLead: gates.length > 0 || steps < 1 }
}

/** A model's answer with what it comes to. */
export interface Verified {
  candidate: Candidate
  isLead: boolean
}

/** Below every figure that the deterministic analysis is sure of; the order among answers of a model. */
const SCORES = { high: 0.9, review: 0.7, lead: 0.5 } as const

export const scoreOf = ({ tier, isLead }: Standing): number => (isLead ? SCORES.lead : SCORES[tier])

/** Gates and doubts written down with the candidate; a lead without a gate was too unsure. */
export function settled(
  candidate: Omit<Candidate, 'tier' | 'score'>,
  confidence: keyof typeof STEPS,
  doubts: ReadonlySet<Doubt>,
  gates: readonly Gate[],
): Verified {
  const standing = standingOf(confidence, doubts, gates)
  const { isLead } = standing
  const tier = isJudged(candidate.datapoint) ? standing.tier : 'review'
  const reason: Reason = { ...candidate.reason }
  if (isLead) reason.gates = gates.length ? [...new Set(gates)] : [gateFor(doubts)]
  if (doubts.size) reason.doubts = [...doubts]
  return { candidate: { ...candidate, reason, tier, score: scoreOf(standing) }, isLead }
}

const GATES: readonly [Doubt, Gate][] = [
  ['part', 'part'],
  ['terms', 'terms'],
  ['people', 'people'],
  ['basis', 'basis'],
  ['year', 'year'],
]

const gateFor = (doubts: ReadonlySet<Doubt>): Gate => GATES.find(([doubt]) => doubts.has(doubt))?.[1] ?? 'unsure'
