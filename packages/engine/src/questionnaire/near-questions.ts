import { namesSubject, readConcepts } from '../text/lexicon.ts'
import { stems } from '../text/ranking.ts'
import { fold } from '../text/text.ts'
import { unitIn } from './kind-of-question.ts'
import { withoutLead, wordsFor } from './words.ts'

/** What a text is about. */
interface Terms {
  /** Ideas that hold in any language, and the stems of words that no idea covers, each with its weight. */
  weights: ReadonlyMap<string, number>
  /** Numbers of standards and laws that it names, such as 14001. */
  numbers: readonly string[]
}

/** A number of four or five digits that is no year and no part of an amount. */
const standardNumber = /(?<![\d.,])(?!(?:19|20)\d\d(?!\d))\d{4,5}(?![.,]?\d)/gu

/** An idea says more than a word, for it is found in any words of either language. */
const weights = { idea: 2, word: 1 }
/** Likeness from which on an answer is worth showing. */
const near = 0.55
/** Texts whose terms are kept. */
const mostKept = 6_000

const kept = new Map<string, Terms>()

function termsOf(text: string): Terms {
  const known = kept.get(text)
  if (known) return known
  const { concepts, residue } = readConcepts(withoutLead(fold(unitIn(text).bare)))
  const found = new Map<string, number>()
  for (const concept of concepts) if (namesSubject(concept)) found.set(`idea ${concept}`, weights.idea)
  for (const word of residue)
    if (!wordsFor('said_anyway').has(word)) for (const stem of stems(word)) found.set(stem, weights.word)
  const terms = { weights: found, numbers: text.match(standardNumber) ?? [] }
  if (kept.size >= mostKept) kept.clear()
  kept.set(text, terms)
  return terms
}

const sumOf = ({ weights: own }: Terms): number => [...own.values()].reduce((sum, weight) => sum + weight, 0)

/** Whether both name standards and none is the same: a certificate to ISO 14001 says nothing of one to ISO 45001. */
const nameOthers = ({ numbers }: Terms, other: Terms): boolean =>
  numbers.length > 0 && other.numbers.length > 0 && !numbers.some((one) => other.numbers.includes(one))

/** Likeness of two texts by what they are about (Dice coefficient), from 0 to 1. */
function likeness(one: Terms, other: Terms): number {
  if (nameOthers(one, other)) return 0
  let shared = 0
  for (const [term, weight] of one.weights) if (other.weights.has(term)) shared += weight
  const all = sumOf(one) + sumOf(other)
  return all === 0 ? 0 : (2 * shared) / all
}

/**
 * Which of some questions are near in meaning to another, in either language: the nearest first.
 * @param known questions that were answered, or titles of answers
 * @returns their indexes with their likeness, from 0 to 1
 */
export function nearQuestions(
  question: string,
  known: readonly string[],
  most = 3,
): { index: number; likeness: number }[] {
  const asked = termsOf(question)
  const folded = fold(question).trim()
  return known
    .map((text, index) => ({ index, likeness: fold(text).trim() === folded ? 1 : likeness(asked, termsOf(text)) }))
    .filter((one) => one.likeness >= near)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
}
