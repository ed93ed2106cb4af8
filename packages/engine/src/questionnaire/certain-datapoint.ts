import type { Frame, Slot } from '../analysis/answering/frames.ts'
import type { Datapoint } from '../esrs/index.ts'
import { maxOf, minOf } from '../reading/min-max.ts'
import { inGroup, namesSubject } from '../text/lexicon.ts'
import { fold } from '../text/text.ts'
import type { Unit } from '../text/units.ts'
import { type AskedQuestion, NARROWING, type ReadQuestion } from './asked.ts'
import { fitsKind, isBeyondOneAnswer, isFigure, isInWords } from './kind-of-question.ts'
import { isOf, type PreparedDatapoint, tellingIdeas } from './prepared-datapoint.ts'
import { variantsOf } from './question-variants.ts'
import { conceptLists, wordsFor } from './words.ts'

/** Concepts that a question may leave out, because a company is asked for its own employees, group and totals. */
export const OWN: ReadonlySet<string> = new Set(['employee', 'group', 'total'])

/**
 * Whether type and unit of a datapoint fit what the columns of a form demand. What is said in words is the nearest there may be to a yes
 * or no that is asked for, and only suggested.
 */
export function canAnswer(
  { kind: { said, ofShare }, unit, concepts }: ReadQuestion,
  { type, dimension, unit: own }: Datapoint,
): boolean {
  if (said === 'other') return false
  if (said === 'yes_no') return type === 'yes-no' || type === 'choice' || isInWords(type)
  if (said === 'words' || said === 'choice') return isInWords(type) || type === 'choice'
  if (said === 'figure' && !isFigure(type)) return false
  // What is counted is no share, unless the question speaks of one.
  if (type === 'percent' && unit?.dimension === 'count' && !ofShare) return false
  if (!unit || unit.dimension === 'count') return said !== 'figure' || !unit || type !== 'money'
  if (type === 'percent') return unit.dimension === 'percent'
  if (type === 'money') return unit.dimension === 'money'
  if (type !== 'number') return said === null
  if (dimension === 'ghg') return unit.dimension === 'mass' || unit.dimension === 'ghg'
  if (dimension === 'intensity' || dimension === 'price')
    return isRatioOf(unit, own) && isPer(dimension, unit, concepts)
  return dimension === null || unit.dimension === dimension || (own === '%' && unit.dimension === 'percent')
}

/** Whether a ratio is one of what the unit of a datapoint has above its line: tonnes are written for tonnes of CO₂e too. */
const isRatioOf = ({ dimension, base }: Unit, own: string | null): boolean =>
  dimension === 'ratio' && base?.replace('CO2e', '') === own?.split('/')[0]?.replace('CO2e', '')

/** Whether a ratio has the right thing below its line: an intensity by revenue is none by what is produced, unless a currency that is not known stands there. */
const isPer = (dimension: 'intensity' | 'price', { per }: Unit, concepts: ReadonlySet<string>): boolean =>
  dimension === 'price' ? per === 'product' : per === 'revenue' || (per === 'product' && concepts.has('revenue'))

const has = ({ concepts }: ReadQuestion, { any }: Slot): boolean => any.some((concept) => concepts.has(concept))

/** Whether a question has to fill a slot, although documents may leave it out: slots that narrow, and what is counted. */
const isNeeded = ({ any, expected }: Slot): boolean =>
  !expected || any.every((concept) => !OWN.has(concept) && !isOf(concept, new Set(['measure', 'neutral', 'whole'])))

/** Whether a question fills all needed slots of a frame of one value, whatever else it says. */
export function fills(asked: ReadQuestion, frame: Frame, { entry }: PreparedDatapoint): boolean {
  // Parts of breakdowns and tables: one value cannot stand for them.
  if (frame.kind === 'passage' || frame.target || frame.partsOnly || entry.table) return false
  return frame.slots.filter(isNeeded).every((slot) => has(asked, slot))
}

/** Concepts that narrow a datapoint in its name, while documents mostly leave them out, so that its frame has no slot for them. */
export const narrowing: ReadonlySet<string> = wordsFor('narrowing')

/** Whether the name of a datapoint says all words of a question that mean something of their own. */
export const saysApart = ({ apart }: ReadQuestion, { titles }: PreparedDatapoint): boolean =>
  apart.every((word) => titles.some((title) => title.includes(word)))

/** Whether a question says `below` where the datapoint does: the share that is paid a living wage is not the share below it. */
const saysBelow = ({ isBelow }: ReadQuestion, one: PreparedDatapoint): boolean => isBelow || !one.isBelow

/** All that a datapoint is about by its name and its frames. */
function knownTo({ named, frames }: PreparedDatapoint): ReadonlySet<string> {
  return new Set([...named, ...frames.flatMap(({ slots, may }) => [...slots.flatMap(({ any }) => any), ...may])])
}

/** Whether a question says nothing that makes it one on somebody else, on a part or on a change of what the datapoint is. */
export function isAboutSame({ ideas }: ReadQuestion, one: PreparedDatapoint): boolean {
  const known = knownTo(one)
  return ideas.every((concept) => !isOf(concept, NARROWING) || known.has(concept))
}

/**
 * Whether nothing around the words of a question makes another one of it: its heading, a place, what it leaves out, or a unit in words
 * that are not known here.
 */
function isStraight(asked: ReadQuestion, one: PreparedDatapoint): boolean {
  const { around, headed, excludes, places, hasAside, hasUnreadUnit } = asked
  const { denies, titles, entry } = one
  if (hasAside) return false
  if (headed.some((word) => !titles.some((title) => title.includes(word)))) return false
  // `No policy …` is no answer to whether there is one, and what is left out is in the figure of everything.
  if (excludes !== denies && (excludes || !asked.denies)) return false
  if (hasUnreadUnit && isFigure(entry.type)) return false
  if (places.some((place) => !titles.some((title) => title.split(/[^\p{L}]+/u).includes(place)))) return false
  const known = around.length === 0 ? around : [...knownTo(one)]
  return around.every((concept) => known.includes(concept))
}

const beside: ReadonlySet<string> = new Set(inGroup('beside'))

/** Concepts that say nothing by themselves, unless they stand beside a subject to narrow it: `at the site`, `by road`. */
const isPassedOver = (concept: string): boolean => !namesSubject(concept) && !beside.has(concept)

/** Whether a question leaves out words by which a datapoint narrows what it asks for: the CapEx of an action plan, sites near an area. */
function leavesOut({ words }: ReadQuestion, { unread }: PreparedDatapoint): boolean {
  return unread.every((left) => left.some((stem) => !words.has(stem)))
}

/** Whether a question fills all needed slots of a frame and has no concept or word beside them. */
function matchesExactly(asked: ReadQuestion, frame: Frame, one: PreparedDatapoint): boolean {
  const { entry, named, namesOnly } = one
  // A question in words may ask for something else than the words or the choice that answer another one on the same subject.
  if (isInWords(entry.type) || entry.type === 'choice' || !fills(asked, frame, one)) return false
  if (leavesOut(asked, one)) return false
  const slots = new Set(frame.slots.flatMap(({ any }) => any))
  const isBeside = (concept: string) =>
    frame.not.has(concept) ||
    !(slots.has(concept) || named.has(concept) || isPassedOver(concept) || (OWN.has(concept) && frame.may.has(concept)))
  if ([...asked.concepts].some(isBeside)) return false
  // What narrows a datapoint by its name alone, such as the sectors that an intensity is of.
  if ([...named].some((concept) => narrowing.has(concept) && !asked.concepts.has(concept))) return false
  // A word of its definition may be what the question narrows it by, such as one half of the value chain.
  return !asked.hasOwnNumber && asked.unread.every((stem) => namesOnly.has(stem))
}

/** Number of slots of a frame that a question leaves empty; the fewer, the better the match. */
const emptySlots = (asked: ReadQuestion, { slots }: Frame): number => slots.filter((slot) => !has(asked, slot)).length

const sums = conceptLists('alternatives')

/** The datapoints that answer the parts of a question, where each part certainly asks for one; else none. */
export function partsOf(
  question: AskedQuestion,
  asked: ReadQuestion,
  answering: readonly PreparedDatapoint[],
): string[] {
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
export function certainDatapoint(
  { text }: AskedQuestion,
  asked: ReadQuestion,
  answering: readonly PreparedDatapoint[],
): string | null {
  if (isBeyondOneAnswer(asked.kind)) return null
  const folded = fold(text).trim()
  const fitting = answering.filter(
    (one) =>
      fitsKind(asked.kind, asked.concepts, one.entry) &&
      isStraight(asked, one) &&
      saysApart(asked, one) &&
      saysBelow(asked, one),
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
