import type { Page } from '../../reading/document.ts'
import { ownYears } from '../../text/comparisons.ts'
import { cueAt, endsWithCue, wordsOf } from '../../text/cues.ts'
import type { Figure } from '../../text/figure.ts'
import { isGeneralSentence } from '../../text/general-sentences.ts'
import { pattern } from '../../text/phrases.ts'
import { type Sentence, sentencesOf } from '../../text/sentences.ts'
import { yearIn, yearsIn } from '../../text/years.ts'
import { isStacked } from '../tables/stacked.ts'
import { type Clause, clauseOf, pointedAt } from './clauses.ts'
import type { TraitName, Traits } from './feature-names.ts'
import { noneAndAll } from './none-and-all.ts'
import { conceptsOfTexts, type Observation } from './observation.ts'

const ZERO = { digits: 0n, scale: 0 }
const HUNDRED = { digits: 100n, scale: 0 }
const PERCENT = { dimension: 'percent', base: '%', factor: { times: 1n, by: 1n }, per: null, written: '%' } as const
/** Longer stretches are paragraphs that a cut missed. */
const LONGEST = 700

const inTable = ({ page, span }: Sentence): boolean =>
  page.tables.some((table) => table.start < span.end && table.end > span.start)

/** What every observation of a sentence has in common. */
type Common = Pick<Observation, 'page' | 'span' | 'unitFrom' | 'role' | 'yearFrom' | 'place' | 'box' | 'address'>

const commonOf = ({ page, span }: Sentence): Common => ({
  page,
  span,
  unitFrom: null,
  role: 'actual',
  yearFrom: null,
  place: null,
  box: null,
  address: null,
})

function textsOf(sentence: Sentence, own: readonly string[], rest: string): Pick<Observation, 'texts' | 'says'> {
  const heading = sentence.heading ? [sentence.heading] : []
  const texts = {
    own: own.filter((part) => part.trim()),
    parent: [rest, pointedAt(sentence) ?? ''].filter(Boolean),
    column: [],
    caption: heading,
    heading: sentence.before ? [sentence.before.slice(-300)] : [],
  }
  return {
    texts,
    says: conceptsOfTexts(texts),
  }
}

/** A figure that ends the code of something, such as a chapter or a disclosure. */
const CODE_BEFORE = /(?:\p{L}{1,3}\d?[-–] ?|[&§#] ?)$/u
/** `Scope 1 and 2`: the second number is one of a list as well. */
const LISTED_BEFORE = pattern()`(?<!\p{L}){numbered} \d(?:, \d)? ?(?:[+&/,]|{joins_line}) ?$`
const NAME_AFTER = /^ ?[&§#]|^\(\p{L}\)/u
const isPartOfName = (folded: string, start: number, end: number): boolean =>
  CODE_BEFORE.test(folded.slice(Math.max(0, start - 24), start)) ||
  LISTED_BEFORE.test(folded.slice(Math.max(0, start - 24), start)) ||
  NAME_AFTER.test(folded.slice(end, end + 3))
/** Remarks in brackets with a year name the figure of that year, not the one before them: `9.8 % (2022: 10.1 %)`. */
const WITH_YEAR = /\([^()]{0,80}\b(?:19|20)\d{2}[^()]{0,200}\)?/g
const remarksHidden = (text: string): string => text.replace(WITH_YEAR, (remark) => ' '.repeat(remark.length))

/** `1,749 days (2019)`, `1,204 (31 December 2024)` */
const BEHIND =
  /^[\d.,']+(?: [\p{L}%²³]+){0,3} ?\(((?:\p{L}+ )?(?:\d{1,2}\.? ?(?:\p{L}{3,9}\.? |\d{1,2}\. ?))?(?:19|20)\d{2}(?:\/\d{2,4})?)\)/u

/** The year of a figure: the one beside it, or the only one of the sentence. */
function yearOf({ folded, heading }: Sentence, from: number, at: number, to: number): number | null {
  const behind = BEHIND.exec(folded.slice(at, to))?.[1]
  if (behind) return yearIn(behind)
  const inRemark = folded.lastIndexOf('(', at) > folded.lastIndexOf(')', at)
  const text = inRemark ? folded : remarksHidden(folded)
  const near = [...new Set(yearsIn(text.slice(from, to)))]
  if (near.length === 1) return near[0] ?? null
  const all = [...new Set(ownYears(text))]
  return all.length === 1 ? (all[0] ?? null) : near.length ? null : yearIn(heading ?? '')
}

/**
 * The year that a sentence without a figure is of: since when something is so, or when it was introduced, makes it one of no earlier
 * year.
 */
function yearOfAssertion({ folded, heading }: Sentence): number | null {
  if (cueAt('introduced', wordsOf(folded)) >= 0) return null
  const years = [...new Set(ownYears(remarksHidden(folded)))]
  if (years.length) return years.length === 1 ? (years[0] ?? null) : null
  return yearsIn(folded).length ? null : yearIn(heading ?? '')
}

/** Words before a figure that say something of it. */
const BEFORE: readonly [cue: string, trait: TraitName][] = [
  ['change_before', 'change_before'],
  ['about_before', 'about'],
  ['limit_before', 'limit'],
  ['prior_before', 'prior'],
]

/** What of its shape speaks for or against a figure. */
function traitsOf(sentence: Sentence, i: number, { left, right, way, isPart }: Clause): Traits {
  const { figures } = sentence
  const { unit, found } = figures[i] as Figure
  const words = wordsOf(left)
  const holds: readonly [trait: TraitName, is: boolean][] = [
    ...BEFORE.map(([cue, trait]): [TraitName, boolean] => [trait, endsWithCue(cue, words)]),
    ['conditional', cueAt('conditional', wordsOf(`${left} ${right}`)) >= 0],
    ['later_figure', i > 0 && way !== 'end'],
    ['is_part', isPart],
    ['left_behind', way === 'base' || way === 'change'],
    ['in_table', inTable(sentence)],
    ['right_only', right.trim() !== '' && left.trim() === ''],
    ['begins', left.trim() === ''],
    // `The number of accidents was 14`: said to be a number, it is one however small.
    ['tiny', !unit && /^\d{1,2}$/.test(found.written) && cueAt('number_of', words) < 0],
  ]
  const traits: Traits = { figures: Math.log(1 + figures.length) }
  for (const [trait, is] of holds) if (is) traits[trait] = 1
  return traits
}

function figureObservations(sentence: Sentence): Observation[] {
  const { figures, folded } = sentence
  return figures.flatMap((figure, i): Observation[] => {
    if (figure.found.upTo || isPartOfName(folded, figure.start, figure.end)) return []
    const valueSpan = sentence.stored(figure.found.start, figure.found.end)
    if (isStacked(sentence.page, valueSpan.start)) return []
    const clause = clauseOf(sentence, i)
    const traits = traitsOf(sentence, i, clause)
    // The year before, or the factor of a formula.
    if (['previous_before', 'factor_before'].some((cue) => endsWithCue(cue, wordsOf(clause.left)))) return []
    // What somebody has to do at least is a rule, and what sites with more than it are asked for another.
    if (traits.limit && ['obliged', 'selecting'].some((cue) => cueAt(cue, wordsOf(folded)) >= 0)) return []
    return [
      {
        ...commonOf(sentence),
        kind: 'figure',
        valueSpan,
        value: figure.found.value,
        unit: figure.unit,
        unitFrom: figure.unit ? 'cell' : null,
        year: yearOf(sentence, clause.way === 'end' ? figure.start : clause.before, figure.start, clause.after),
        ...textsOf(sentence, [clause.left, clause.right], clause.rest),
        traits,
      },
    ]
  })
}

/** What a clause states by a word for none or all, without a figure. */
function wordsOfClause(sentence: Sentence, text: string, offset: number): Observation[] {
  const { folded, asked } = sentence
  return noneAndAll(text, Boolean(asked)).map((said): Observation => {
    const { kind, cue, start, end, from, to } = said
    // `None.` below a question answers it.
    const rest = asked ?? `${text.slice(0, from)} ${text.slice(to)} ${folded.slice(0, offset)}`.trim()
    const traits: Traits = { [`cue_${cue}`]: 1 }
    if (cueAt('conditional', wordsOf(text)) >= 0) traits.conditional = 1
    if (/\d/.test(text)) traits.has_digits = 1
    return {
      ...commonOf(sentence),
      kind,
      valueSpan: sentence.stored(offset + start, offset + end),
      value: kind === 'none' ? ZERO : HUNDRED,
      unit: kind === 'none' ? null : PERCENT,
      year: yearOf(sentence, offset + from, offset + start, offset + to),
      ...textsOf(sentence, [text.slice(from, to)], rest),
      traits,
    }
  })
}

/** Observations that there was none, or that it is all of them, from clauses that say so without a figure. */
const wordObservations = (sentence: Sentence): Observation[] =>
  [...sentence.folded.matchAll(/[^;:]+/g)].flatMap((clause) => wordsOfClause(sentence, clause[0], clause.index))

/** The sentence as no more than an assertion: that something is so, or is not. */
function assertion(sentence: Sentence): Observation {
  const words = wordsOf(sentence.folded)
  const traits: Traits = { sentence_words: Math.log(1 + words.length) }
  if (cueAt('none', words) >= 0) traits.cue_none = 1
  if (cueAt('not', words) >= 0) traits.cue_not = 1
  if (cueAt('conditional', words) >= 0) traits.conditional = 1
  return {
    ...commonOf(sentence),
    kind: 'assertion',
    valueSpan: null,
    value: null,
    unit: null,
    year: yearOfAssertion(sentence),
    ...textsOf(sentence, [sentence.folded], ''),
    traits,
  }
}

/** All that the running text of a page states. */
export function observationsOfText(page: Page): Observation[] {
  return sentencesOf(page)
    .filter(({ text, folded }) => text.length <= LONGEST && !isGeneralSentence(folded))
    .flatMap((sentence) => [...figureObservations(sentence), ...wordObservations(sentence), assertion(sentence)])
}
