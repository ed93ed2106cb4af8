import type { Catalogue, Datapoint } from '../esrs/index.ts'
import { maxOf } from '../reading/min-max.ts'
import { groupOf, inGroup, kindOf } from '../text/lexicon.ts'
import { fold } from '../text/text.ts'
import { type AskedQuestion, askedBy, NARROWING, type ReadQuestion } from './asked.ts'
import {
  canAnswer,
  certainDatapoint,
  fills,
  isAboutSame,
  narrowing,
  OWN,
  partsOf,
  saysApart,
} from './certain-datapoint.ts'
import { fitsKind, isBeyondOneAnswer, isInWords } from './kind-of-question.ts'
import { isOf, type PreparedDatapoint, preparedDatapoint, tellingIdeas } from './prepared-datapoint.ts'
import { meantByPhrases } from './question-phrases.ts'
import { type Rarity, rarityIn } from './rarity.ts'
import { datapointOfSet, datapointOfTemplate } from './same-datapoint.ts'
import { conceptLists, wordsFor } from './words.ts'

/** Shorter sentences ask for nothing of their own. */
const SHORTEST = 15

/** A sentence without the condition that it hangs on: `If yes, provide …`. */
function withoutCondition(sentence: string): string {
  const folded = fold(sentence)
  const condition = [...wordsFor('if_so')].find(
    (word) => folded.startsWith(`${word},`) || folded.startsWith(`${word} `),
  )
  return condition ? sentence.slice(condition.length).replace(/^[,\s]+/, '') : sentence
}

/** The sentences of a question that has several, each as a question; empty where it is one. */
function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.?!;])\s+(?=\p{Lu})/u).filter((one) => one.length >= SHORTEST)
  return sentences.length < 2 ? [] : sentences.map(withoutCondition)
}

export type { AskedQuestion } from './asked.ts'

/** Datapoints that a question may ask for. */
export interface QuestionMatch {
  /** The datapoint that the question certainly asks for; `null` where a person has to choose. */
  sure: string | null
  /** Suggestions, the likeliest first, the sure one included. */
  suggested: readonly { key: string; score: number }[]
  /**
   * What a person only has to confirm, where nothing is sure: the likeliest datapoint, or those that answer a question of several parts
   * together, such as one for Scope 1 and Scope 2. Empty where none is likely.
   */
  proposed: readonly string[]
}

/** Highest number of suggestions for one question. */
const MOST_SUGGESTIONS = 5
/** Lowest likeness of a suggestion, and that from which on a datapoint is proposed. */
const [LOWEST_LIKENESS, LIKELY] = [0.28, 0.7]
/** Likeness of a datapoint that the phrases of a question usually mean; just below what is proposed. */
const MEANT = 0.699
/** Likeness from which on another one comes before what is meant, and what it has at most below that. */
const [VERY_LIKE, BEHIND] = [0.8, 0.68]
/** What a datapoint loses that cannot be the answer that is wanted, and one that says the contrary. */
const [MISFIT, CONTRARY] = [0.35, 0.6]
/** What words lose that tell more than the yes or no that is asked for, what is about somebody else, and what one sentence of several asks. */
const [TOLD, ELSEWHERE, SENTENCE] = [0.15, 0.08, 0.05]
/** What a datapoint loses that says what excludes the question, what a table loses, and what one gains under a heading like its own. */
const [OPPOSED, TABLE, HEADING] = [0.1, 0.03, 0.04]
/** What a datapoint gains whose frame a question fills, and what it gains or loses where one asks for a policy. */
const [FILLED, POLICY] = [0.2, 0.05]

/** Overlap of two lists (Dice coefficient) where each of their parts has a weight, from 0 to 1. */
function overlap(one: readonly string[], other: ReadonlySet<string>, weightOf: (part: string) => number): number {
  const sum = (parts: Iterable<string>) => [...parts].reduce((all, part) => all + weightOf(part), 0)
  const both = sum(one) + sum(other)
  return both === 0 ? 0 : (2 * sum(one.filter((part) => other.has(part)))) / both
}

/** How much a question has in common with what a datapoint is called, from 0 to 0.9. */
function likeNames({ concepts, words: asked }: ReadQuestion, one: PreparedDatapoint, rarity: Rarity): number {
  const ideas = new Set(tellingIdeas(withDefaults(concepts)))
  let best = 0
  for (const { ideas: named, words } of [...one.names, ...one.alsoNamed])
    best = Math.max(best, 0.55 * overlap(named, ideas, rarity.ofIdea) + 0.35 * overlap(words, asked, rarity.ofWord))
  return best
}

/** The share of the words that no concept explains which the names of a datapoint explain. */
function explainedIn({ unread }: ReadQuestion, { nameStems }: PreparedDatapoint): number {
  const explained = unread.filter((word) => nameStems.has(word)).length
  return unread.length === 0 ? 1 : explained / unread.length
}

/** What a datapoint gains whose frame a question fills, in its own words or in a variant of them. */
function gainedByFrame(asked: ReadQuestion, one: PreparedDatapoint): number {
  if ([...narrowing].some((concept) => asked.concepts.has(concept) && !one.named.has(concept))) return 0
  const isFilledBy = (concepts: ReadonlySet<string>) =>
    one.frames.some(
      (frame) =>
        fills({ ...asked, concepts }, frame, one) && !tellingIdeas(concepts).some((idea) => frame.not.has(idea)),
    )
  if (isFilledBy(asked.concepts)) return FILLED
  return asked.variants.some(isFilledBy) ? FILLED / 2 : 0
}

/** What a datapoint loses that cannot be the answer that is wanted. */
function lostByKind({ kind, concepts }: ReadQuestion, { entry }: PreparedDatapoint): number {
  if (fitsKind(kind, concepts, entry)) return 0
  const isYesNo = kind.said === 'yes_no' || kind.asks.has('asks_yes_no')
  return isYesNo && (isInWords(entry.type) || entry.type === 'choice') ? TOLD : MISFIT
}

/** What a datapoint loses that is about something else than the question. */
function lostByMeaning(asked: ReadQuestion, one: PreparedDatapoint): number {
  const { entry, named, frames: own } = one
  const isDenied = own.length > 0 && own.every(({ not }) => asked.ideas.some((concept) => not.has(concept)))
  const isMore = (concept: string) => parties.has(concept) || isOf(concept, NARROWING)
  const isElsewhere = [...named].some((concept) => isMore(concept) && !asked.concepts.has(concept))
  const isUnpaid = entry.type === 'money' && asked.unit?.dimension !== 'money' && !saysMoney(asked, one)
  return (
    (isDenied ? 0.15 : 0) +
    (isElsewhere ? ELSEWHERE : 0) +
    (isOpposed(asked, one) ? OPPOSED : 0) +
    (entry.table ? TABLE : 0) +
    (isUnpaid ? OPPOSED : 0)
  )
}

/** Likeness of a question and a datapoint by concepts and words, from 0 to 1. */
function likeness(asked: ReadQuestion, one: PreparedDatapoint, rarity: Rarity): number {
  const contrary = (one.denies && !asked.denies) || (one.isInstead && !asked.isInstead) ? CONTRARY : 0
  const policy = asked.concepts.has('policy') ? (one.isPolicy ? POLICY : -POLICY) : 0
  return (
    likeNames(asked, one, rarity) +
    0.1 * explainedIn(asked, one) +
    gainedByFrame(asked, one) +
    underHeading(asked, one) +
    policy -
    lostByMeaning(asked, one) -
    lostByKind(asked, one) -
    contrary
  )
}

/** Whether a question says what is paid or earned of which a datapoint is an amount. */
const saysMoney = ({ concepts }: ReadQuestion, { named }: PreparedDatapoint): boolean =>
  [...named].some((concept) => kindOf(concept) === 'quantity' && concepts.has(concept))

/** Whether a datapoint is about what excludes something that a question says, such as production where it asks for consumption. */
function isOpposed({ concepts }: ReadQuestion, { named }: PreparedDatapoint): boolean {
  const groups = new Set([...named].map(groupOf))
  const shared = [...concepts].map(groupOf).filter((group) => group !== null && groups.has(group))
  return shared.some((group) => inGroup(group!).every((one) => !(named.has(one) && concepts.has(one))))
}

/** What a datapoint gains whose disclosure requirement is called like the heading that a question stands under. */
const underHeading = ({ heading }: ReadQuestion, one: PreparedDatapoint): number =>
  heading.size > 0 && [...heading].some((word) => one.heading.has(word)) ? HEADING : 0

/** Whether what phrases mean can be the answer that is wanted; words may tell more than a yes or no. */
const mayBeMeant = ({ kind, concepts }: ReadQuestion, entry: Datapoint): boolean =>
  fitsKind(kind, concepts, entry) || !(kind.said === 'figure' || [...kind.asks].some((ask) => FIGURE_ASKS.has(ask)))

const FIGURE_ASKS: ReadonlySet<string> = new Set(['asks_count', 'asks_amount', 'asks_share'])

/** Concepts that say that a datapoint is about others than the company and its own people. */
const parties: ReadonlySet<string> = wordsFor('elsewhere')

const defaults = conceptLists('by_default')

/** What a question says, and what it means where it does not say: of energy its consumption. */
function withDefaults(concepts: ReadonlySet<string>): ReadonlySet<string> {
  const meant = defaults.filter(([of, ...ways]) => concepts.has(of!) && !ways.some((way) => concepts.has(way)))
  return meant.length === 0 ? concepts : new Set([...concepts, ...meant.map(([, way]) => way!)])
}

/** Id of the only datapoint that a question names by its code, such as `E1-6_07`; `null` without or with several. */
function datapointByCode(text: string, catalogue: Catalogue): string | null {
  const codes = text.match(/\b(?:ESRS26_|VS_)?[A-Z]\w*(?:\.[A-Z]+)?(?:-\d+)?_\d\d\b/g) ?? []
  const found = [...new Set(codes)].filter((code) => catalogue.get(code))
  return found.length === 1 ? found[0]! : null
}

/** Prepares datapoints for matching. The first time is slow, so a server does it for some at a time. */
export function prepareMatching(entries: readonly Datapoint[]): void {
  for (const entry of entries) preparedDatapoint(entry)
}

/**
 * Matches a question of a questionnaire with datapoints. Sure is only a question that says all of one datapoint, nothing
 * beside it, in its unit and for its year, and that fits no other datapoint; everything else is a suggestion.
 * @param year the year that is reported on; a question about another one is never sure
 */
export function matchQuestion(question: AskedQuestion, catalogue: Catalogue, year: number): QuestionMatch {
  const asked = askedBy(question)
  const code =
    (question.asks && datapointOfTemplate(question.asks, catalogue)) || datapointByCode(question.text, catalogue)
  // What a template names is that and nothing else.
  if (question.asks) return { sure: code, proposed: [], suggested: code ? [{ key: code, score: 1 }] : [] }
  const answering = catalogue.datapoints.filter((entry) => canAnswer(asked, entry)).map(preparedDatapoint)
  const isOfYear =
    asked.years.every((one) => one === year) && asked.yearsOfHeading.every((one) => one === year || one === year + 1)
  const sure = code ?? (isOfYear ? certainDatapoint(question, asked, answering) : null)
  const parts = sure || !isOfYear ? [] : partsOf(question, asked, answering)
  const sentences = sentencesOf(question.text).map((text) => askedBy({ ...question, text }))
  const meant = meantByPhrases(question.text)
    .flatMap((id) => datapointOfSet(id, catalogue) ?? [])
    .filter((id) => answering.some(({ entry }) => entry.id === id && mayBeMeant(asked, entry)))
  const rarity = rarityIn(catalogue)
  const alike = answering
    .map((one) => {
      const own = likeness(asked, one, rarity)
      const score = Math.max(own, maxOf(sentences.map((sentence) => likeness(sentence, one, rarity) - SENTENCE)))
      const rank = meant.indexOf(one.entry.id)
      // What is usually meant comes first, but is never proposed for that; only what is very like the question comes before it.
      if (rank >= 0) return { key: one.entry.id, score: Math.max(score, MEANT - rank / 1_000) }
      return { key: one.entry.id, score: meant.length > 0 && score < VERY_LIKE ? Math.min(score, BEHIND) : score }
    })
    .filter(({ score }) => score >= LOWEST_LIKENESS)
    .sort((a, b) => b.score - a.score)
  const known = sure ? [sure] : parts
  const first = known.map((key) => alike.find((one) => one.key === key) ?? { key, score: 1 })
  const others = alike.filter(({ key }) => !known.includes(key))
  const likely = others.find(({ score }) => score >= LIKELY)
  const one = likely && preparedDatapoint(catalogue.get(likely.key)!)
  const isLikely =
    isOfYear &&
    one &&
    !asked.hasOwnNumber &&
    isAboutSame(asked, one) &&
    saysNoMore(asked, one) &&
    fitsKind(asked.kind, asked.concepts, one.entry)
  const proposed = sure
    ? []
    : parts.length > 0
      ? parts
      : isLikely && !isBeyondOneAnswer(asked.kind)
        ? [one.entry.id]
        : []
  return { sure, proposed, suggested: [...first, ...others].slice(0, Math.max(MOST_SUGGESTIONS, known.length)) }
}

/** Whether a datapoint is about nothing that a question does not say: no other party, and no subject beside its own. */
function saysNoMore(asked: ReadQuestion, one: PreparedDatapoint): boolean {
  const beside = tellingIdeas(one.named).filter((concept) => !asked.concepts.has(concept) && !OWN.has(concept))
  return saysApart(asked, one) && beside.every((concept) => !isOf(concept, NARROWING)) && beside.length < 2
}
