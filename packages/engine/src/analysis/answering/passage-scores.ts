import { knowledgeFile } from '../../knowledge.ts'
import { maxOf } from '../../reading/min-max.ts'
import { requirements } from './disclosures.ts'
import type { Features, Pair, Searched } from './passage-features.ts'
import { logit, type Weights } from './score.ts'

/**
 * What was learned of passages: how likely one gives a requirement by itself and beside its rivals, how likely the document
 * gives it at all, and the probability from which on it is shown.
 */
export interface PassageWeights {
  documents: number
  alone: Weights
  beside: Weights
  presence: Weights
  /** For a report that gives nothing, from which the threshold rises by {@link RISES} of how much it gives; for documents of a few pages. */
  shown: number
  shownShort: number
}

let learned: PassageWeights | null = null

/** The weights as they were learned last. */
export function passageWeights(): PassageWeights {
  learned ??= JSON.parse(knowledgeFile('passage-weights.json')) as PassageWeights
  return learned
}

/** Documents with fewer passages are a few pages rather than a report. */
const SHORT = 60

/** A report that gives most requirements speaks of the others too: by so much of the mean probability more has to speak for one. */
export const RISES = 0.8
const [LOWEST, HIGHEST] = [0.3, 0.9]

export const isShort = ({ passages }: Searched): boolean => passages.length < SHORT

/**
 * The probability from which on a document counts as giving a requirement.
 * @param likely how likely it gives each of them
 */
export function leastFor(document: Searched, likely: readonly number[], { shown, shownShort }: PassageWeights): number {
  if (isShort(document)) return shownShort
  const mean = likely.reduce((sum, p) => sum + p, 0) / Math.max(1, likely.length)
  return Math.max(LOWEST, Math.min(HIGHEST, shown + RISES * mean))
}

/** A passage with its odds. */
export interface Scored {
  pair: Pair
  odds: number
  features: Features
}

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

/** The passages of each requirement with what they are beside the other requirements of the passage and its other passages. */
export function besideOthers({ pairs }: Searched, alone: Weights): Map<string, Scored[]> {
  const odds = new Map([...pairs.values()].flat().map((pair) => [pair, logit(alone, pair.features)]))
  /** By passage the two best requirements. */
  const best = new Map<number, { code: string; odds: number }[]>()
  for (const [code, of] of pairs)
    for (const pair of of) {
      const two = [...(best.get(pair.at) ?? []), { code, odds: odds.get(pair) ?? 0 }]
      best.set(pair.at, two.sort((a, b) => b.odds - a.odds).slice(0, 2))
    }
  const found = new Map<string, Scored[]>()
  for (const [code, of] of pairs) {
    const own = of.map((pair) => odds.get(pair) ?? 0).sort((a, b) => b - a)
    found.set(
      code,
      of.map((pair) => {
        const mine = odds.get(pair) ?? 0
        const rival = (best.get(pair.at) ?? []).find((other) => other.code !== code)
        const features: Features = {
          ...pair.features,
          odds: within(mine, 8),
          rival: rival ? within(mine - rival.odds, 5) : 2,
          rivalled: rival && rival.odds > mine ? 1 : 0,
          behind: within(mine - (own[0] ?? 0), 6),
          rank: 1 / (1 + own.filter((other) => other > mine).length),
        }
        return { pair, odds: mine, features }
      }),
    )
  }
  return found
}

/** The best passage of each page, best page first. */
export function bestOfPages(scored: readonly Scored[], beside: Weights): Scored[] {
  const best = new Map<number, Scored>()
  for (const { pair, features } of scored) {
    const odds = logit(beside, features)
    const { number } = pair.analysed.passage.page
    const known = best.get(number)
    if (!known || odds > known.odds) best.set(number, { pair, features, odds })
  }
  return [...best.values()].sort((a, b) => b.odds - a.odds || a.pair.at - b.pair.at)
}

/** Odds of what is not said at all: a document of few pages leaves much unsaid, and that tells little. */
const UNSAID = 3
const CODED = 12
const kindOf = new Map(requirements.map(({ code, kind }) => [code, kind]))

/** Whether the headings of a document are numbered after the requirements. */
const isCoded = ({ passages }: Searched): boolean =>
  new Set(passages.flatMap(({ headCodes }) => headCodes)).size >= CODED

/** By requirement the best passage of each page, best page first, and how well the requirements of a standard do on the whole. */
export interface Ranking {
  pages: ReadonlyMap<string, readonly Scored[]>
  best: ReadonlyMap<string, number>
}

/** Ranks the pages of a document for every requirement. */
export function ranked(document: Searched, { alone, beside }: Pick<PassageWeights, 'alone' | 'beside'>): Ranking {
  const scored = besideOthers(document, alone)
  const pages = new Map(requirements.map(({ code }) => [code, bestOfPages(scored.get(code) ?? [], beside)] as const))
  return { pages, best: new Map([...pages].map(([code, [first]]) => [code, within(first?.odds ?? -UNSAID, UNSAID)])) }
}

const mean = (numbers: readonly number[]): number =>
  numbers.length ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length : -1

/** What tells that a document gives a requirement at all. */
export function presenceFeatures(document: Searched, code: string, ranking: Ranking): Features {
  const pages = ranking.pages.get(code) ?? []
  const [first, second, third] = pages
  const top = pages.slice(0, 5).map(({ pair }) => pair.features)
  const somewhere = (name: string): number => (top.some((features) => (features[name] ?? 0) === 1) ? 1 : 0)
  const coded = isCoded(document)
  const standard = code.split('-')[0]
  const family = [...ranking.best].filter(
    ([other, odds]) => other !== code && odds > -UNSAID && other.split('-')[0] === standard,
  )
  return {
    [`kind:${kindOf.get(code)}`]: 1,
    [`code:${code}`]: 1,
    none: first ? 0 : 1,
    best: within(first?.odds ?? -6, 6),
    second: within(second?.odds ?? -UNSAID, UNSAID),
    third: within(third?.odds ?? -UNSAID, UNSAID),
    likely: Math.log1p(pages.filter(({ odds }) => odds > 0).length),
    rival: first?.features.rival ?? 0,
    full_head: somewhere('full_heads'),
    about_head: somewhere('about_head'),
    worded: Math.max(0, maxOf(top.map((features) => features.worded ?? 0))),
    strong: somewhere('strong'),
    strong_head: somewhere('strong_head'),
    sentences: Math.max(0, maxOf(top.map((features) => features.sentences_full ?? 0))),
    row: somewhere('row'),
    indexed: somewhere('indexed'),
    code_head: somewhere('code_head'),
    code_missing: coded && !somewhere('code_head') ? 1 : 0,
    family: mean(family.map(([, odds]) => odds)),
    candidates: Math.log1p(pages.length),
    length: Math.log1p(document.passages.length),
  }
}
