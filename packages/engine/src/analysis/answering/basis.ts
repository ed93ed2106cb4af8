import { endsWithCue, wordsOf } from '../../text/cues.ts'
import type { TextConcepts } from '../../text/lexicon.ts'
import { pattern } from '../../text/phrases.ts'
import { fold } from '../../text/text.ts'
import type { Basis } from './contract-rows.ts'
import type { Match } from './match.ts'
import type { Observation } from './observation.ts'
import { pathOf, saysCue, saysIn, saysNear } from './path.ts'

/** On what a figure counts: heads or full-time equivalents, hours or days, accidents for so many hours, what is aimed at or reached. */

const EQUIVALENTS = ['fte', 'fte_word'] as const
const HEADS = ['headcount_word'] as const

const EITHER = pattern()`(?<!\p{L}){either_or}(?!\p{L})`

/** `Counting of employees (head count or full-time equivalents)`: a question that names both says neither. */
const namesBoth = (text: string, { concepts }: TextConcepts): boolean =>
  HEADS.some((one) => concepts.has(one)) && EITHER.test(text)

/** Whether people are counted in full-time equivalents. */
const countsEquivalents = (observation: Observation): boolean =>
  observation.unit?.dimension === 'fte' ||
  ((saysNear(observation, EQUIVALENTS, namesBoth) || Boolean(observation.traits.note_basis)) &&
    !saysIn(observation, 'own', HEADS))

/** Figures of hours worked to which accidents are set, other than a million. */
const OTHER_HOURS = /(?<!\d)[12]00[ .,']?000(?!\d)/

function isPerMillionHours(observation: Observation): boolean {
  const path = pathOf(observation)
  if (OTHER_HOURS.test(path)) return false
  return (
    saysCue('million_hours', path) ||
    (saysCue('million_hours', fold(observation.page.text)) && !OTHER_HOURS.test(observation.page.text))
  )
}

/** People or hours to which accidents are set in many a report: by the thousand. */
const PER_THOUSAND = /(?<![\d.,'])1[ .,']?000(?![ .,']?\d)/

/** Hours that a hundred people work in a year. */
const OF_A_HUNDRED = /(?<!\d)200 ?[.,']?000(?!\d)/
/** Whether accidents are set to a million hours where those of a hundred people are asked for. */
const isPerMillionInstead = (observation: Observation): boolean =>
  saysCue('million_hours', pathOf(observation)) && !OF_A_HUNDRED.test(pathOf(observation))

const AIMS = ['target_word', 'science_based', 'climate_target'] as const
/** Columns that hold what is aimed at. */
const AIMED: ReadonlySet<string> = new Set(['target', 'reduction'])

/** Whether a figure is one that is aimed at, and not what was reached. */
function isAimedAt({ observation, frame }: Match, intends: boolean): boolean {
  if (observation.kind === 'cell') {
    if (observation.role === 'base') return false
    return AIMED.has(observation.role) || (frame.unit === '%' && saysIn(observation, 'own', AIMS))
  }
  const { own, parent } = observation.texts
  // An amount in a sentence is as often what was saved, or what one measure saves.
  if (frame.unit !== '%' || saysCue('reached', [...own, ...parent].join(' '))) return false
  return intends || saysIn(observation, 'own', AIMS) || saysIn(observation, 'parent', AIMS)
}

/** Whether a figure counts on another basis than its datapoint. */
export function isOtherBasis(match: Match, basis: Basis, intends: boolean): boolean {
  const { observation } = match
  const dimension = observation.unit?.dimension
  if (basis === 'heads') return countsEquivalents(observation)
  if (basis === 'count') return dimension === 'percent'
  if (basis === 'ratio') return dimension === 'percent'
  if (basis === 'hours')
    return dimension === 'days' || (!dimension && saysNear(observation, ['days']) && !saysNear(observation, ['hours']))
  // `decreased to 410 t` says what there is now.
  if (basis === 'change')
    return observation.kind !== 'cell' && endsWithCue('moved_to', wordsOf(observation.texts.own[0] ?? ''))
  if (basis === 'million_hours')
    return dimension === 'percent' || (observation.value?.digits !== 0n && !isPerMillionHours(observation))
  if (basis === 'hundred_people')
    return (
      dimension === 'percent' ||
      (observation.value?.digits !== 0n && (isPerMillionInstead(observation) || PER_THOUSAND.test(pathOf(observation))))
    )
  return basis === 'prospective' && !isAimedAt(match, intends)
}
