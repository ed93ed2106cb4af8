import { endsWithCue, wordsOf } from '../../text/cues.ts'
import type { TextConcepts } from '../../text/lexicon.ts'
import { pattern } from '../../text/phrases.ts'
import { fold } from '../../text/text.ts'
import type { Basis } from './contract-rows.ts'
import type { Match } from './match.ts'
import { pathOf, saysCue, saysIn, saysNear } from './path.ts'
import type { Statement } from './statement.ts'

/** On what a figure counts: heads or full-time equivalents, hours or days, accidents for so many hours, what is aimed at or reached. */

const EQUIVALENTS = ['fte', 'fte_word'] as const
const HEADS = ['headcount_word'] as const

const EITHER = pattern()`(?<!\p{L}){either_or}(?!\p{L})`

/** `Counting of employees (head count or full-time equivalents)`: a question that names both says neither. */
const namesBoth = (text: string, { concepts }: TextConcepts): boolean =>
  HEADS.some((one) => concepts.has(one)) && EITHER.test(text)

/** Whether people are counted in full-time equivalents. */
const countsEquivalents = (statement: Statement): boolean =>
  statement.unit?.dimension === 'fte' ||
  ((saysNear(statement, EQUIVALENTS, namesBoth) || Boolean(statement.traits.note_basis)) &&
    !saysIn(statement, 'own', HEADS))

/** Figures of hours worked to which accidents are set, other than a million. */
const OTHER_HOURS = /(?<!\d)[12]00[ .,']?000(?!\d)/

function isPerMillionHours(statement: Statement): boolean {
  const path = pathOf(statement)
  if (OTHER_HOURS.test(path)) return false
  return (
    saysCue('million_hours', path) ||
    (saysCue('million_hours', fold(statement.page.text)) && !OTHER_HOURS.test(statement.page.text))
  )
}

/** People or hours to which accidents are set in many a report: by the thousand. */
const PER_THOUSAND = /(?<![\d.,'])1[ .,']?000(?![ .,']?\d)/

/** Hours that a hundred people work in a year. */
const OF_A_HUNDRED = /(?<!\d)200 ?[.,']?000(?!\d)/
/** Whether accidents are set to a million hours where those of a hundred people are asked for. */
const isPerMillionInstead = (statement: Statement): boolean =>
  saysCue('million_hours', pathOf(statement)) && !OF_A_HUNDRED.test(pathOf(statement))

const AIMS = ['target_word', 'science_based', 'climate_target'] as const
/** Columns that hold what is aimed at. */
const AIMED: ReadonlySet<string> = new Set(['target', 'reduction'])

/** Whether a figure is one that is aimed at, and not what was reached. */
function isAimedAt({ statement, frame }: Match, intends: boolean): boolean {
  if (statement.kind === 'cell') {
    if (statement.role === 'base') return false
    return AIMED.has(statement.role) || (frame.unit === '%' && saysIn(statement, 'own', AIMS))
  }
  const { own, parent } = statement.texts
  // An amount in a sentence is as often what was saved, or what one measure saves.
  if (frame.unit !== '%' || saysCue('reached', [...own, ...parent].join(' '))) return false
  return intends || saysIn(statement, 'own', AIMS) || saysIn(statement, 'parent', AIMS)
}

/** Whether a figure counts on another basis than its datapoint. */
export function isOtherBasis(match: Match, basis: Basis, intends: boolean): boolean {
  const { statement } = match
  const dimension = statement.unit?.dimension
  if (basis === 'heads') return countsEquivalents(statement)
  if (basis === 'count') return dimension === 'percent'
  if (basis === 'ratio') return dimension === 'percent'
  if (basis === 'hours')
    return dimension === 'days' || (!dimension && saysNear(statement, ['days']) && !saysNear(statement, ['hours']))
  // `decreased to 410 t` says what there is now.
  if (basis === 'change')
    return statement.kind !== 'cell' && endsWithCue('moved_to', wordsOf(statement.texts.own[0] ?? ''))
  if (basis === 'million_hours')
    return dimension === 'percent' || (statement.value?.digits !== 0n && !isPerMillionHours(statement))
  if (basis === 'hundred_people')
    return (
      dimension === 'percent' ||
      (statement.value?.digits !== 0n && (isPerMillionInstead(statement) || PER_THOUSAND.test(pathOf(statement))))
    )
  return basis === 'prospective' && !isAimedAt(match, intends)
}
