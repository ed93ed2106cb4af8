import { linksFrom } from '../../esrs/index.ts'
import { knowledgeFile } from '../../knowledge.ts'
import { isInPassing } from './contract.ts'
import { leastOf } from './evidence.ts'
import { FIRST_SET } from './frames.ts'
import type { Match } from './match.ts'
import type { Observation } from './observation.ts'
import { related, type Scored, Surroundings } from './relate.ts'
import { type Layers, likelihood, type Trees } from './trees.ts'

/** Weights of named features; `bias` is the constant. */
export type Weights = Readonly<Record<string, number>>

/** Matches that are learned apart: figures, and what only says that something is so. */
export const families = ['figure', 'assertion'] as const
export type Family = (typeof families)[number]

/** Weights of a match by itself, trees for it beside its rivals, and trees for it beside rivals that trees have weighed. */
export interface Stages {
  alone: Weights
  beside: Trees
  reweighed: Trees
}

/** Kinds of answers, each as sure as its own kind was: a cell, a sentence, none, all, a part, yes or no, a choice. */
export const answerKinds = ['cell', 'figure', 'none', 'all', 'breakdown', 'yes_no', 'choice', 'passage'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** The probabilities from which a match is shown and called sure. */
export interface Thresholds {
  shown: number
  sure: number
}

/** What was learned from labelled documents. */
export interface Learned extends Readonly<Record<Family, Stages>> {
  date: string
  documents: number
  kinds: Readonly<Record<AnswerKind, Thresholds>>
}

let learned: Learned | null = null

/** The weights as they were learned last. */
export function weights(): Learned {
  learned ??= JSON.parse(knowledgeFile('weights.json')) as Learned
  return learned
}

/** Features by whatever names; what is not there counts nothing. */
export type Weighable = Readonly<Partial<Record<string, number>>>

/** The logarithm of the odds that named features give. */
export function logit(by: Weights, features: Weighable): number {
  let sum = by.bias ?? 0
  for (const name in features) sum += (by[name] ?? 0) * (features[name] ?? 0)
  return sum
}
export const probability = (by: Weights, features: Weighable): number => 1 / (1 + Math.exp(-logit(by, features)))

/** Which of the two sets of weights a match is scored by. */
export const familyOf = ({ observation }: Match): Family => (observation.kind === 'assertion' ? 'assertion' : 'figure')

/** As what a match is called sure. */
export function answerKindOf({ observation, frame, dimension }: Match): AnswerKind {
  if (observation.kind === 'assertion') return frame.kind === 'number' ? 'cell' : frame.kind
  return dimension === null ? observation.kind : 'breakdown'
}

/** Kinds of which unlikely ones were mostly wrong, whatever was learned. */
const LEAST: Partial<Record<AnswerKind, number>> = {
  cell: leastOf('cell_likelihood'),
  breakdown: leastOf('part_likelihood'),
}

export function thresholdsOf(match: Match): Thresholds {
  const kind = answerKindOf(match)
  const { shown, sure } = weights().kinds[kind]
  const isShare = kind === 'figure' && match.frame.unit === '%'
  const least = Math.max(shown, isShare ? leastOf('share_likelihood') : (LEAST[kind] ?? 0))
  return { shown: isInPassing(match) ? Math.max(least, leastOf('in_passing')) : least, sure }
}

type Features = Record<string, number>
export type Alone = Readonly<Record<Family, Weights>>

/** How likely a match is by itself, as the logarithm of its odds. */
export const scoredAlone = (match: Match, alone: Alone): Scored => ({
  match,
  odds: logit(alone[familyOf(match)], match.features),
})

/** The features of all layers together. */
export function together(layers: Layers): Features {
  const all: Features = {}
  for (const layer of layers) Object.assign(all, layer)
  return all
}

/** Each match with its features beside its rivals, own and related ones together. */
export function besideRivals(
  matches: readonly Match[],
  surroundings: Surroundings,
  alone: Alone,
  isAsked?: (match: Match) => boolean,
): Map<Match, Layers> {
  const found = new Map<Match, Layers>()
  const scored = matches.map((match) => scoredAlone(match, alone))
  for (const [{ match }, features] of related(scored, isAsked))
    found.set(match, [features, surroundings.of(match), match.features])
  return found
}

const reweighedNames = new Map<string, string>()
function reweighed(name: string): string {
  const found = reweighedNames.get(name) ?? `reweighed_${name}`
  reweighedNames.set(name, found)
  return found
}

/** Probabilities are taken for so sure at most. */
const SUREST = 1e-6
const oddsOf = (p: number): number => Math.log(Math.max(p, SUREST) / Math.max(1 - p, SUREST))

/**
 * The features of matches once more, beside rivals as trees have weighed them: what a weaker judge took for likely hides no more
 * what is.
 * @param first the features beside rivals
 * @param likely how likely each match is by them, also of those that are only rivals
 */
export function besideAgain(first: ReadonlyMap<Match, Layers>, likely: ReadonlyMap<Match, number>): Map<Match, Layers> {
  const again = [...likely].map(([match, p]) => ({ match, odds: oddsOf(p) }))
  const found = new Map<Match, Layers>()
  for (const [{ match }, features] of related(again, (one) => first.has(one))) {
    const all: Features = {}
    for (const name in features) all[reweighed(name)] = features[name] as number
    found.set(match, [...(first.get(match) ?? []), all])
  }
  return found
}

/** How likely matches are by trees over their features. */
export const judged = (
  features: ReadonlyMap<Match, Layers>,
  trees: Readonly<Record<Family, Trees>>,
): Map<Match, number> => new Map([...features].map(([match, one]) => [match, likelihood(trees[familyOf(match)], one)]))

/** One stage of what was learned, for both families. */
const stage = <Name extends keyof Stages>(name: Name): Readonly<Record<Family, Stages[Name]>> => ({
  figure: weights().figure[name],
  assertion: weights().assertion[name],
})

/**
 * How likely each match is right. The datapoints of one set are no rivals of those of another: for another set those of the first
 * stand in for what it takes over from it, and what they have in common is asked once.
 */
export function likelihoods(matches: readonly Match[], observations: readonly Observation[]): Map<Match, number> {
  const surroundings = new Surroundings(observations)
  const [alone, beside, reweighed] = [stage('alone'), stage('beside'), stage('reweighed')]
  const ofFirst = matches.filter(({ frame }) => frame.set === FIRST_SET)
  const first = besideRivals(ofFirst, surroundings, alone)
  const likely = judged(first, beside)
  const found = judged(besideAgain(first, likely), reweighed)
  for (const set of new Set(matches.map(({ frame }) => frame.set))) {
    if (set === FIRST_SET) continue
    const isOwn = ({ frame }: Match): boolean => frame.set === set
    const own = matches.filter(isOwn)
    const asked = new Set(own.map(({ frame }) => frame.datapoint))
    const others = ofFirst.filter(({ frame }) => !linksFrom(frame.datapoint).some(({ to }) => asked.has(to)))
    const rivals = new Map(others.map((match) => [match, likely.get(match) ?? 0]))
    const beforehand = besideRivals([...others, ...own], surroundings, alone, isOwn)
    const again = besideAgain(beforehand, new Map([...rivals, ...judged(beforehand, beside)]))
    for (const [match, p] of judged(again, reweighed)) found.set(match, p)
  }
  return found
}
