import { readConcepts, type TextConcepts } from '../text/lexicon.ts'
import { stems } from '../text/ranking.ts'
import { fold } from '../text/text.ts'
import { conceptsAskedByUnit, type Unit, wholeUnit } from '../text/units.ts'
import { yearsIn } from '../text/years.ts'
import { type KindOfQuestion, kindOfQuestion, unitIn } from './kind-of-question.ts'
import { yesOrNoIn } from './option-words.ts'
import { headingOf, isOf, isTelling, tellingIdeas } from './prepared-datapoint.ts'
import { variantsOf } from './question-variants.ts'
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
  /** What its cell or boxes offer; may be missing. */
  options?: readonly { text: string }[]
}

/** Whether options are yes and no, whatever else there is: a figure is none of them. */
function takesYesOrNo(options: readonly { text: string }[]): boolean {
  const texts = options.map(({ text }) => text)
  return yesOrNoIn(texts, 'yes') !== null && yesOrNoIn(texts, 'no') !== null
}

/** A question as it is compared with datapoints. */
export interface ReadQuestion {
  concepts: ReadonlySet<string>
  /** Its concepts as one question for each of its parts: Scope 1 and Scope 2, or Scope 2 by both methods. */
  variants: readonly ReadonlySet<string>[]
  /** Stems of the meaningful words that no concept covers. */
  unread: readonly string[]
  ideas: readonly string[]
  words: ReadonlySet<string>
  unit: Unit | null
  kind: KindOfQuestion
  years: readonly number[]
  yearsOfHeading: readonly number[]
  /** Ideas and stems of its heading. */
  heading: ReadonlySet<string>
  denies: boolean
  /** Whether it asks for what stands where something is missing: a timetable, reasons. */
  isInstead: boolean
  /** Whether it asks for what lies below something. */
  isBelow: boolean
  /** Words that mean something of their own, whatever concept they share: a channel for whistleblowers. */
  apart: readonly string[]
  /** Whether it has a number that is neither a year nor part of a concept, such as one of a range of categories. */
  hasOwnNumber: boolean
  /** Whether it leaves something out: `without`, `other than`, `not`. */
  excludes: boolean
  /** Short names in capitals that no concept reads, mostly of places: `EU`, `UK`. */
  places: readonly string[]
  /** Concepts of its heading that make another question of each one below it: suppliers, a target, a part. */
  around: readonly string[]
  /** Words of its heading that do so without being such concepts: products, a forecast, business trips. */
  headed: readonly string[]
  /** Whether it has an example or a condition beside what it asks. */
  hasAside: boolean
  /** Whether its unit is written in words that are no unit known here. */
  hasUnreadUnit: boolean
}

/** Kinds of concepts that make another question of one, where the datapoint does not say them too. */
export const NARROWING: ReadonlySet<string> = new Set(['part', 'party', 'other'])

/** Concepts that go along with emissions of a scope. */
const along = conceptLists('along')

/** What a question says, read for comparing. */
export function askedBy({ text: written, ...question }: AskedQuestion): ReadQuestion {
  const whole = withoutCode(written)
  const bare = withoutAside(whole)
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
  const byWords = kindOfQuestion(bare, question.unit, question.type ?? '')
  const kind: KindOfQuestion = takesYesOrNo(question.options ?? []) ? { ...byWords, said: 'yes_no' } : byWords
  const unit = kind.unit ?? wholeUnit(fold(named.unit))
  // A number and its rate are two figures of one subject.
  if (kind.isBoth) concepts.delete('share')
  for (const concept of conceptsAskedByUnit(unit)) concepts.add(concept)
  for (const [concept, implied] of along) if (concepts.has(concept!) && concepts.has('emission')) concepts.add(implied!)
  return {
    concepts,
    variants: variantsOf(concepts),
    unread: [...own.residue, ...(partOf === '' ? [] : around.residue)].filter(isTelling).flatMap((word) => stems(word)),
    ideas: tellingIdeas(concepts),
    words: new Set(stems(`${text} ${fold(partOf)}`).filter(isTelling)),
    unit,
    kind: { ...kind, unit },
    years: yearsIn(text),
    yearsOfHeading: yearsIn(fold(question.section)),
    heading: headingOf(question.section),
    denies: saysOneOf('denies', text),
    isInstead: saysOneOf('instead', text),
    isBelow: saysOneOf('below', text),
    apart: [...wordsFor('apart')].filter((word) => text.includes(word)),
    hasOwnNumber: hasNumberOutside(text, own),
    excludes: saysOneOf('excludes', fold(bare.replace(bracketsOfYesNo, ''))),
    places: [...bare.matchAll(/(?<![\p{L}\p{N}])\p{Lu}{2}(?![\p{L}\p{N}])/gu)]
      .map(([name]) => fold(name))
      .filter((name) => readConcepts(name).concepts.size === 0),
    around: narrowingOf(question.section),
    headed: [...wordsFor('headed')].filter((word) => fold(question.section).includes(word)),
    hasAside: bare !== whole,
    hasUnreadUnit: kind.said === 'figure' && isUnread(question.unit, text),
  }
}

/** A question without examples and conditions in brackets, and without the sentences that only give an example. */
function withoutAside(text: string): string {
  const begins = (part: string) => [...wordsFor('aside_words')].some((word) => fold(part).trim().startsWith(word))
  const left = text
    .replace(/\s*\(([^()]*)\)/g, (all, inside: string) => (begins(inside) ? '' : all))
    .split(/(?<=[.?!])\s+(?=\p{Lu})/u)
  return [left[0], ...left.slice(1).filter((sentence) => !begins(sentence))].join(' ').trim()
}

/** `(yes/no)` denies nothing. */
const bracketsOfYesNo = /\b(?:yes|ja|y|j)\s*\/\s*(?:no|nein|n)\b/giu

/** Concepts of a heading that make another question of what stands below it; that the climate changes does not. */
const narrowingOf = (section: string): string[] =>
  [...readConcepts(fold(section)).concepts].filter((concept) => isOf(concept, NARROWING) && concept !== 'change')

/** Whether the text of a unit column is neither a unit nor a word for what is counted, nor one of the question's own: `cases`. */
function isUnread(unit: string, text: string): boolean {
  const folded = fold(unit).trim()
  if (folded === '' || wholeUnit(folded) !== null || wordsFor('type_figure').has(folded)) return false
  const counted = wordsFor('counted')
  if (counted.has(folded) || counted.has(folded.replace(/\s+/g, ''))) return false
  const own = new Set(stems(text))
  const words = stems(folded)
  return words.length === 0 || /[\d:/]/.test(folded) || words.some((word) => !own.has(word))
}

/** Whether a text has a number outside its concepts that is no year: `(1 to 8)`, `the ten largest` in figures. */
function hasNumberOutside(text: string, { hits }: TextConcepts): boolean {
  const years = new Set(yearsIn(text).map(String))
  return [...text.matchAll(/\d+/g)].some(
    ({ 0: number, index }) => !years.has(number) && !hits.some(({ from, to }) => from <= index && index < to),
  )
}
