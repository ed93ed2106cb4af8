import { knowledgeFile } from '../../knowledge.ts'
import type { Match } from './match.ts'
import { related, type Scored } from './relate.ts'
import type { Statement } from './statement.ts'
import { likelihood, type Trees } from './trees.ts'

/** Weights of named features; `bias` is the constant. */
export type Weights = Readonly<Record<string, number>>

/**
 * What was learned from labelled documents: weights of a match by itself and trees for it beside its rivals, for figures and for
 * assertions, and the probabilities from which a match is shown and called sure.
 */
export interface Learned {
  date: string
  documents: number
  figure: { alone: Weights; beside: Trees; shown: number; sure: number }
  assertion: { alone: Weights; beside: Trees; shown: number; sure: number }
}

let learned: Learned | null = null

/** The weights as they were learned last. */
export function weights(): Learned {
  learned ??= JSON.parse(knowledgeFile('weights.json')) as Learned
  return learned
}

/** The logarithm of the odds that named features give. */
export function logit(by: Weights, features: Readonly<Record<string, number>>): number {
  let sum = by.bias ?? 0
  for (const name in features) sum += (by[name] ?? 0) * (features[name] ?? 0)
  return sum
}
export const probability = (by: Weights, features: Readonly<Record<string, number>>): number =>
  1 / (1 + Math.exp(-logit(by, features)))

/** Which of the two sets of weights a match is scored by. */
export const familyOf = ({ statement }: Match): 'figure' | 'assertion' =>
  statement.kind === 'assertion' ? 'assertion' : 'figure'

type Stage = Readonly<Record<'figure' | 'assertion', Weights>>

/** Each match with its features beside its rivals, own and related ones together. */
export function besideRivals(
  matches: readonly Match[],
  statements: readonly Statement[],
  alone: Stage,
): Map<Scored, Record<string, number>> {
  const scored = matches.map((match) => ({ match, odds: logit(alone[familyOf(match)], match.features) }))
  const found = related(scored, statements)
  for (const [one, features] of found) Object.assign(features, one.match.features)
  return found
}

/** How likely a match is right, by its features beside its rivals. */
export const likelihoodOf = (match: Match, features: Readonly<Record<string, number>>): number =>
  likelihood(weights()[familyOf(match)].beside, features)
