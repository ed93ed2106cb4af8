import type { Page } from '../../reading/document.ts'
import type { Passage } from '../../text/cut-passages.ts'
import { stems } from '../../text/ranking.ts'
import { fold, storedSpan } from '../../text/text.ts'
import { asWritten } from '../canonical.ts'
import type { Candidate, Gate } from '../finding.ts'
import { placeOf } from '../places.ts'
import { coreOf } from './cores.ts'
import { ideas, type Requirement, requirements, wordingIn } from './disclosures.ts'
import { gatesOfPassage } from './gates.ts'
import { type Searched, searched } from './passage-features.ts'
import {
  isShort,
  leastFor,
  type PassageWeights,
  passageWeights,
  presenceFeatures,
  type Ranking,
  ranked,
  type Scored,
} from './passage-scores.ts'
import { pointerTo, type Quote, quoteOf, sectionOf } from './quote.ts'
import { probability } from './score.ts'

/** Pages shown for one requirement. */
const PAGES = 3
/** Datapoints that one passage may answer. */
const POINTS = 3
/** Documents with fewer passages are no reports. */
const FEWEST = 3
/** A further datapoint must be answered nearly as well as the best one, and say so much of its own words. */
const NEARLY = 0.85
const LEAST = 0.9
/** How far ahead the datapoint is that asks in general. */
const GENERAL = 0.38
/** Lowest and highest score of a passage that is shown. */
const [LOW, HIGH] = [0.58, 0.95]

type Points = ReturnType<typeof wordingIn>['points'] extends ReadonlyMap<string, infer P> ? P : never

/**
 * The datapoints of a requirement that a quote answers, best first: those of whose own words it says much, else the one that
 * asks in general.
 */
export function pointsOf(text: string, points: Points, lead: string | null): string[] {
  const folded = fold(text)
  const words = new Set(stems(folded))
  const said = new Set(ideas.hits(folded).map(({ concept }) => concept))
  const scored = points.map(({ id, words: query, named }, i) => {
    let [shared, whole] = [0, 1]
    for (const [word, weight] of query) {
      const own = Math.max(0, weight)
      whole += own
      if (words.has(word)) shared += own
    }
    const common = [...named].filter((idea) => said.has(idea)).length
    const general = lead ? id === lead : i === 0
    return { id, value: shared / Math.sqrt(whole) + (0.2 * common) / (1 + named.size) + (general ? GENERAL : 0) }
  })
  scored.sort((a, b) => b.value - a.value)
  const best = scored[0]?.value ?? 0
  return scored
    .filter(({ value }, i) => i === 0 || (value >= best * NEARLY && value >= LEAST))
    .slice(0, POINTS)
    .map(({ id }) => id)
}

/** What the passage leaves open of what the requirement asks. */
function leftOpen({ kind }: Requirement, text: string): string[] {
  const said = new Set(ideas.hits(fold(text)).map(({ concept }) => concept))
  const missing: string[] = []
  if ((kind === 'metric' || kind === 'action') && !/(?:19|20)\d{2}/.test(text)) missing.push('year')
  if (kind === 'metric' && !/\d/.test(text)) missing.push('value')
  if (kind === 'policy' && !said.has('told_responsible') && !said.has('told_body')) missing.push('responsible')
  if (kind === 'target' && !/20[2-5]\d/.test(text)) missing.push('target_year')
  return missing
}

/** A datapoint with the words that speak to it, and what keeps them from being its value. */
interface Told {
  datapoint: string
  quote: Quote
  gates: readonly Gate[]
}

/**
 * What a quote tells: the datapoints that its section answers, each in one sentence of it, else those to which it comes nearest.
 * What answers is the whole section, in which that sentence is marked.
 */
function toldBy(quote: Quote, passage: Passage, points: Points, lead: string | null): Told[] {
  const { source, section, spans } = sectionOf(passage, quote)
  const near = pointsOf(quote.text, points, lead)
  const asked = [...near, ...points.map(({ id }) => id).filter((id) => coreOf(id) && !near.includes(id))]
  const told = asked.map((datapoint): Told => {
    const { gates, span } = gatesOfPassage(source.text, spans, passage.headings, datapoint)
    const core = span && storedSpan(source, span.start, span.end)
    const whole = { span: section, text: source.text, ...(core ? { core } : {}) }
    return { datapoint, gates, quote: gates.length ? quote : whole }
  })
  return told.filter(({ datapoint, gates }) => !gates.length || near.includes(datapoint))
}

function candidateOf(
  { datapoint, quote: { span, text, core }, gates }: Told,
  asked: Requirement,
  { pair }: Scored,
  score: number,
  year: number | null,
): Candidate {
  const { page, headings } = pair.analysed.passage
  const excerpt = page.text.slice(span.start, span.end)
  return {
    datapoint,
    dimension: null,
    value: {
      text,
      number: null,
      unit: null,
      written: excerpt,
      writtenNumber: null,
      writtenUnit: null,
      conversion: null,
    },
    year,
    role: 'actual',
    tier: 'review',
    score,
    place: placeOf(page, span, core ?? null, null, null),
    excerpt,
    checks: [{ check: 'quote', passed: true, detail: null }],
    reason: {
      source: 'passage',
      matched: (asWritten(page, headings.split(' | ')[0] ?? '') || text).slice(0, 160),
      missing: leftOpen(asked, text),
      ...(gates.length ? { gates: [...gates] } : {}),
    },
  }
}

/** One of the best pages of a requirement with what is quoted of it; `null` where it can only be pointed at. */
interface Quoted {
  page: Scored
  quote: Quote | null
}

/** The best pages, each with its quote. */
function quoted(pages: readonly Scored[], document: Searched, asked: Requirement): Quoted[] {
  return pages.slice(0, PAGES).map((page) => {
    const { number } = page.pair.analysed.passage.page
    const own = (document.pairs.get(asked.code) ?? []).filter(({ analysed }) => analysed.passage.page.number === number)
    const others = own
      .filter((pair) => pair !== page.pair)
      .sort((a, b) => (b.features.sentence ?? 0) - (a.features.sentence ?? 0))
    for (const pair of [page.pair, ...others]) {
      const quote = quoteOf(pair.analysed, asked)
      if (quote) return { page: { ...page, pair }, quote }
    }
    return { page, quote: null }
  })
}

/** What no sentence answers leads to the datapoint that asks in general: a table, or columns that run into each other. */
const pointedAt = ({ pair }: Scored, points: Points, lead: string | null): Told[] =>
  points
    .filter(({ id }, i) => (lead ? id === lead : i === 0))
    .slice(0, 1)
    .map(({ id }) => ({ datapoint: id, quote: pointerTo(pair.analysed), gates: ['no_sentence'] }))

/** How likely a document gives a requirement. */
export const presence = (document: Searched, code: string, ranking: Ranking, weights: PassageWeights): number =>
  probability(weights.presence, presenceFeatures(document, code, ranking))

/** What of a document is in words. */
export interface InWords {
  passages: Candidate[]
  /** Requirements that it hardly gives: a figure or an answer to one is no lead without proof. */
  unlikely: ReadonlySet<string>
}

/** By so much less likely than for its passages a requirement may be for its figures. */
const FIGURES = 0.2

/** The passages of a document that was searched, by weights that may be of another training. */
export function passagesIn(
  document: Searched,
  year: number | null,
  taken: ReadonlySet<string>,
  weights: PassageWeights,
): InWords {
  if (document.passages.length < FEWEST) return { passages: [], unlikely: new Set() }
  const ranking = ranked(document, weights)
  const { points } = wordingIn(document.language)
  const likely = new Map(requirements.map(({ code }) => [code, presence(document, code, ranking, weights)]))
  const least = leastFor(document, [...likely.values()], weights)
  const passages = requirements.flatMap((asked) => {
    const { code } = asked
    const open = (points.get(code) ?? []).filter(({ id }) => !taken.has(id))
    if (!open.length || taken.has(code) || taken.has(code.split('-')[0] ?? '')) return []
    const p = likely.get(code) ?? 0
    if (p < least) return []
    return quoted(ranking.pages.get(code) ?? [], document, asked).flatMap(({ page, quote }, rank) => {
      const score = LOW + (HIGH - LOW) * p * (1 - 0.1 * rank)
      const told = quote
        ? toldBy(quote, page.pair.analysed.passage, open, asked.lead)
        : pointedAt(page, open, asked.lead)
      return told.map((one) => candidateOf(one, asked, page, score, year))
    })
  })
  const unlikely = isShort(document) ? [] : [...likely].filter(([, p]) => p < least - FIGURES)
  return { passages, unlikely: new Set(unlikely.map(([code]) => code)) }
}

/**
 * The passages that answer disclosure requirements in words: for each requirement that the document gives the best of up to three
 * pages, under the datapoints that they answer. A requirement that it seems not to give gets none.
 * @param language of the document
 * @param year the financial year it reports on
 * @param taken datapoints that are answered otherwise, and requirements and standards that are not material
 */
export const passagesAmong = (
  pages: readonly Page[],
  language: string,
  year: number | null,
  taken: ReadonlySet<string>,
): InWords => passagesIn(searched(pages, language), year, taken, passageWeights())
