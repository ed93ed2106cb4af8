import type { Frame, Slot } from '../analysis/answering/frames.ts'
import { type Catalogue, type Datapoint, linksFrom, linksTo } from '../esrs/index.ts'
import { maxOf, minOf } from '../reading/min-max.ts'
import { readConcepts, type TextConcepts } from '../text/lexicon.ts'
import { stems } from '../text/ranking.ts'
import { fold } from '../text/text.ts'
import { type Unit, wholeUnit } from '../text/units.ts'
import { yearsIn } from '../text/years.ts'
import {
  fitsKind,
  isBeyondOneAnswer,
  isFigure,
  isInWords,
  type KindOfQuestion,
  kindOfQuestion,
  unitIn,
} from './kind-of-question.ts'
import {
  isOf,
  isTelling,
  type PreparedDatapoint,
  preparedDatapoint,
  SUBJECTLESS,
  tellingIdeas,
} from './prepared-datapoint.ts'
import { meantByPhrases } from './question-phrases.ts'
import { variantsOf } from './question-variants.ts'
import { sentencesOf } from './sentences.ts'
import { conceptLists, saysOneOf, withoutCode, withoutLead, wordsFor } from './words.ts'

/** A question of a questionnaire, as it is written there. */
export interface AskedQuestion {
  text: string
  /** Text of the unit column; may be empty. */
  unit: string
  /** Heading of the section; may be empty. */
  section: string
  /** Text of the question above, where this one asks for a part of it: `of which …`. */
  whole: string | null
  /** Text of the column for types of answers, such as `multiple choice`; may be empty or missing. */
  type?: string
  /** Datapoint of the voluntary standard that a template names for its cell. */
  asks?: string
}

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

interface Asked {
  concepts: ReadonlySet<string>
  /** Stems of the meaningful words that no concept covers. */
  unread: readonly string[]
  ideas: readonly string[]
  words: ReadonlySet<string>
  unit: Unit | null
  kind: KindOfQuestion
  years: readonly number[]
  denies: boolean
  /** Whether it asks for what lies below something. */
  isBelow: boolean
  /** Words that mean something of their own, whatever concept they share: a channel for whistleblowers. */
  apart: readonly string[]
  /** Whether it has a number that is neither a year nor part of a concept, such as one of a range of categories. */
  hasOwnNumber: boolean
}

/** Concepts that a unit implies, by its dimension. */
const CONCEPTS_OF_UNIT: Readonly<Record<string, readonly string[]>> = {
  energy: ['energy'],
  ghg: ['ghg', 'emission'],
  percent: ['share'],
  hours: ['hours'],
  days: ['days'],
  rate: ['per_hours', 'share'],
}
/** Concepts that a question may leave out, because a company is asked for its own employees, group and totals. */
const OWN: ReadonlySet<string> = new Set(['employee', 'group', 'total'])
/** Highest number of suggestions for one question. */
const MOST_SUGGESTIONS = 5
/** Lowest likeness of a suggestion, and that from which on a datapoint is proposed. */
const [LOWEST_LIKENESS, LIKELY] = [0.28, 0.7]
/** Likeness of a datapoint that the phrases of a question usually mean; just below what is proposed. */
const MEANT = 0.699
/** What a datapoint loses that cannot be the answer that is wanted, and one that says the contrary. */
const [MISFIT, CONTRARY] = [0.35, 0.6]
/** What words lose that tell more than the yes or no that is asked for, what is about somebody else, and what one sentence of several asks. */
const [TOLD, ELSEWHERE, SENTENCE] = [0.15, 0.08, 0.05]

/** Concepts that go along with emissions of a scope. */
const along = conceptLists('along')

function askedBy({ text: written, ...question }: AskedQuestion): Asked {
  const bare = withoutCode(written)
  const partOf = question.whole ?? ''
  const named = unitIn(bare)
  const text = withoutLead(fold(question.unit === '' ? named.bare : bare))
  const own = readConcepts(text)
  const around = readConcepts(fold(partOf))
  const concepts = new Set(own.concepts)
  // A question with `of which` has the concepts of the question above; that it is a part is no concept of its own.
  if (partOf !== '') {
    concepts.delete('entity_part')
    for (const concept of around.concepts) if (concept !== 'total') concepts.add(concept)
  }
  const kind = kindOfQuestion(bare, question.unit, question.type ?? '')
  const unit = kind.unit ?? wholeUnit(fold(named.unit))
  for (const concept of CONCEPTS_OF_UNIT[unit?.dimension ?? ''] ?? []) concepts.add(concept)
  for (const [concept, implied] of along) if (concepts.has(concept!) && concepts.has('emission')) concepts.add(implied!)
  return {
    concepts,
    unread: [...own.residue, ...(partOf === '' ? [] : around.residue)].filter(isTelling).flatMap((word) => stems(word)),
    ideas: tellingIdeas(concepts),
    words: new Set(stems(`${text} ${fold(partOf)}`).filter(isTelling)),
    unit,
    kind: { ...kind, unit },
    years: yearsIn(text),
    denies: saysOneOf('denies', text),
    isBelow: saysOneOf('below', text),
    apart: [...wordsFor('apart')].filter((word) => text.includes(word)),
    hasOwnNumber: hasNumberOutside(text, own),
  }
}

/** Whether a text has a number outside its concepts that is no year: `(1 to 8)`, `the ten largest` in figures. */
function hasNumberOutside(text: string, { hits }: TextConcepts): boolean {
  const years = new Set(yearsIn(text).map(String))
  return [...text.matchAll(/\d+/g)].some(
    ({ 0: number, index }) => !years.has(number) && !hits.some(({ from, to }) => from <= index && index < to),
  )
}

/** Whether type and unit of a datapoint fit what the columns of a form demand. */
function canAnswer({ kind: { said }, unit }: Asked, { type, dimension, unit: own }: Datapoint): boolean {
  if (said === 'other') return false
  if (said === 'yes_no') return type === 'yes-no'
  if (said === 'words' || said === 'choice') return isInWords(type) || type === 'choice'
  if (said === 'figure' && !isFigure(type)) return false
  if (!unit || unit.dimension === 'count') return said !== 'figure' || !unit || type !== 'money'
  if (type === 'percent') return unit.dimension === 'percent'
  if (type === 'money') return unit.dimension === 'money'
  if (type !== 'number') return said === null
  if (dimension === 'mass' || dimension === 'ghg') return unit.dimension === 'mass' || unit.dimension === 'ghg'
  if (dimension === 'intensity' || dimension === 'price') return unit.dimension === 'ratio'
  return dimension === null || unit.dimension === dimension || (own === '%' && unit.dimension === 'percent')
}

const has = ({ concepts }: Asked, { any }: Slot): boolean => any.some((concept) => concepts.has(concept))

/** Whether a question has to fill a slot, although documents may leave it out: slots that narrow, and what is counted. */
const isNeeded = ({ any, expected }: Slot): boolean =>
  !expected || any.every((concept) => !OWN.has(concept) && !isOf(concept, new Set(['measure', 'neutral', 'whole'])))

/** Whether a question fills all needed slots of a frame of one value, whatever else it says. */
function fills(asked: Asked, frame: Frame, { entry }: PreparedDatapoint): boolean {
  // Parts of breakdowns and tables: one value cannot stand for them.
  if (frame.kind === 'passage' || frame.target || frame.partsOnly || entry.table) return false
  return frame.slots.filter(isNeeded).every((slot) => has(asked, slot))
}

/** Concepts that narrow a datapoint in its name, while documents mostly leave them out, so that its frame has no slot for them. */
const narrowing: ReadonlySet<string> = wordsFor('narrowing')

/** Whether the name of a datapoint says all words of a question that mean something of their own. */
const saysApart = ({ apart }: Asked, { titles }: PreparedDatapoint): boolean =>
  apart.every((word) => titles.some((title) => title.includes(word)))

/** Whether a question says `below` where the datapoint does: the share that is paid a living wage is not the share below it. */
const saysBelow = ({ isBelow }: Asked, one: PreparedDatapoint): boolean => isBelow || !one.isBelow

/** Whether a question of one idea leaves out words by which a datapoint narrows it: the CapEx of an action plan. */
function leavesOut({ ideas, words }: Asked, { unread }: PreparedDatapoint): boolean {
  return ideas.length < 2 && unread.every((left) => left.length > 1 && left.every((stem) => !words.has(stem)))
}

/** Whether a question fills all needed slots of a frame and has no concept or word beside them. */
function matchesExactly(asked: Asked, frame: Frame, one: PreparedDatapoint): boolean {
  const { entry, named, namesOnly } = one
  // A question in words may ask for something else than the words or the choice that answer another one on the same subject.
  if (isInWords(entry.type) || entry.type === 'choice' || !fills(asked, frame, one)) return false
  if (leavesOut(asked, one)) return false
  const slots = new Set(frame.slots.flatMap(({ any }) => any))
  const isBeside = (concept: string) =>
    frame.not.has(concept) ||
    !(
      slots.has(concept) ||
      named.has(concept) ||
      isOf(concept, SUBJECTLESS) ||
      (OWN.has(concept) && frame.may.has(concept))
    )
  if ([...asked.concepts].some(isBeside)) return false
  // What narrows a datapoint by its name alone, such as the sectors that an intensity is of.
  if ([...named].some((concept) => narrowing.has(concept) && !asked.concepts.has(concept))) return false
  // A word of its definition may be what the question narrows it by, such as one half of the value chain.
  return !asked.hasOwnNumber && asked.unread.every((stem) => namesOnly.has(stem))
}

/** Number of slots of a frame that a question leaves empty; the fewer, the better the match. */
const emptySlots = (asked: Asked, { slots }: Frame): number => slots.filter((slot) => !has(asked, slot)).length

/** Overlap of two lists (Dice coefficient), from 0 to 1. */
const overlap = (shared: number, one: number, other: number): number =>
  one + other === 0 ? 0 : (2 * shared) / (one + other)

/** Likeness of a question and a datapoint by concepts and words, from 0 to 1. */
function likeness(asked: Asked, one: PreparedDatapoint): number {
  const { entry, names, nameStems, frames: own } = one
  const said = withDefaults(asked.concepts)
  const ideas = tellingIdeas(said)
  let best = 0
  for (const { ideas: named, words } of names) {
    const ofIdeas = overlap(named.filter((idea) => said.has(idea)).length, named.length, ideas.length)
    const ofWords = overlap(words.filter((word) => asked.words.has(word)).length, words.length, asked.words.size)
    best = Math.max(best, 0.55 * ofIdeas + 0.35 * ofWords)
  }
  const explained = asked.unread.filter((word) => nameStems.has(word)).length
  const unread = asked.unread.length === 0 ? 1 : explained / asked.unread.length
  const denied = own.length > 0 && own.every(({ not }) => asked.ideas.some((concept) => not.has(concept)))
  const isNarrowed = [...narrowing].some((concept) => asked.concepts.has(concept) && !one.named.has(concept))
  const filled =
    !isNarrowed &&
    own.some((frame) => fills(asked, frame, one) && !asked.ideas.some((concept) => frame.not.has(concept)))
  const isTold = asked.kind.asks.has('asks_yes_no') && isInWords(entry.type)
  const misfit = fitsKind(asked.kind, asked.concepts, entry) ? 0 : isTold ? TOLD : MISFIT
  const elsewhere = [...one.named].some((concept) => parties.has(concept) && !asked.concepts.has(concept))
  const contrary = one.denies && !asked.denies ? CONTRARY : 0
  return (
    best + 0.1 * unread + (filled ? 0.2 : 0) - (denied ? 0.15 : 0) - misfit - contrary - (elsewhere ? ELSEWHERE : 0)
  )
}

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

/** The datapoint of a set that is the same as one of ESRS Set 1; `null` where it has none. */
function datapointOfSet(id: string, catalogue: Catalogue): string | null {
  if (catalogue.get(id)) return id
  const same = linksFrom(id).filter(({ to, relation }) => relation === 'same' && catalogue.get(to))
  return same.length === 1 ? same[0]!.to : null
}

/** The datapoint of a set that is what a template of the voluntary standard asks for; `null` where it has none that is the same. */
function datapointOfTemplate(id: string, catalogue: Catalogue): string | null {
  if (catalogue.get(id)) return id
  const same = linksTo(id).filter(({ from, relation }) => relation === 'same' && catalogue.get(from))
  return same.length === 1 ? same[0]!.from : null
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
  const isOfYear = asked.years.every((one) => one === year)
  const sure = code ?? (isOfYear ? certainDatapoint(question, asked, answering) : null)
  const parts = sure || !isOfYear ? [] : partsOf(question, asked, answering)
  const sentences = sentencesOf(question.text).map((text) => askedBy({ ...question, text }))
  const meant = meantByPhrases(question.text).flatMap((id) => datapointOfSet(id, catalogue) ?? [])
  const alike = answering
    .map((one) => ({
      key: one.entry.id,
      score: Math.max(
        likeness(asked, one),
        maxOf(sentences.map((sentence) => likeness(sentence, one) - SENTENCE)),
        // What is usually meant comes first, but is never proposed for that.
        meant.includes(one.entry.id) ? MEANT - meant.indexOf(one.entry.id) / 1_000 : 0,
      ),
    }))
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

/** Kinds of concepts that make another question of one, where the datapoint does not say them too. */
const NARROWING: ReadonlySet<string> = new Set(['part', 'party', 'other'])

/** Whether a question says nothing that makes it one on somebody else, on a part or on a change of what the datapoint is. */
function isAboutSame(asked: Asked, { named, frames: own }: PreparedDatapoint): boolean {
  const known = new Set([...named, ...own.flatMap(({ slots, may }) => [...slots.flatMap(({ any }) => any), ...may])])
  return asked.ideas.every((concept) => !isOf(concept, NARROWING) || known.has(concept))
}

/** Whether a datapoint is about nothing that a question does not say: no other party, and no subject beside its own. */
function saysNoMore(asked: Asked, one: PreparedDatapoint): boolean {
  const beside = tellingIdeas(one.named).filter((concept) => !asked.concepts.has(concept) && !OWN.has(concept))
  return saysApart(asked, one) && beside.every((concept) => !isOf(concept, NARROWING)) && beside.length < 2
}

const sums = conceptLists('alternatives')

/** The datapoints that answer the parts of a question, where each part certainly asks for one; else none. */
function partsOf(question: AskedQuestion, asked: Asked, answering: readonly PreparedDatapoint[]): string[] {
  // The total of Scope 1 and Scope 2 is one figure; that of Scope 2 is one by each method.
  const isSum = asked.concepts.has('total') && sums.some(([both]) => asked.concepts.has(both!))
  if (isSum || isBeyondOneAnswer(asked.kind)) return []
  const variants = variantsOf(asked.concepts)
  if (variants.length < 2) return []
  const keys = variants.map((concepts) =>
    certainDatapoint(question, { ...asked, concepts, ideas: tellingIdeas(concepts), hasOwnNumber: false }, answering),
  )
  return keys.every((key) => key !== null) && new Set(keys).size === keys.length ? keys : []
}

/** Id of the datapoint that a question certainly asks for; `null` where none or several fit. */
function certainDatapoint(
  { text }: AskedQuestion,
  asked: Asked,
  answering: readonly PreparedDatapoint[],
): string | null {
  if (isBeyondOneAnswer(asked.kind)) return null
  const folded = fold(text).trim()
  const fitting = answering.filter(
    (one) => fitsKind(asked.kind, asked.concepts, one.entry) && saysApart(asked, one) && saysBelow(asked, one),
  )
  const alike = fitting.filter(({ names }) => names.some((name) => name.folded === folded))
  if (alike.length === 1) return alike[0]!.entry.id
  const exact = fitting.flatMap((one) => {
    const said = one.frames
      .filter((frame) => matchesExactly(asked, frame, one))
      .map((frame) => emptySlots(asked, frame))
    return said.length > 0 ? [{ key: one.entry.id, emptySlots: minOf(said), slots: one.frames[0]!.slots.length }] : []
  })
  if (exact.length === 0) return null
  const least = minOf(exact.map((one) => one.emptySlots))
  const best = exact.filter((one) => one.emptySlots === least)
  const narrowest = best.filter((one) => one.slots === maxOf(best.map(({ slots }) => slots)))
  return narrowest.length === 1 ? narrowest[0]!.key : null
}
