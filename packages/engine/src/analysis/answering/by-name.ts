import { kindOf } from '../../text/lexicon.ts'
import { conceptsOfUnit } from '../../text/units.ts'
import { derivedFrames, names } from './asked.ts'
import type { Frame, Slot } from './frames.ts'
import type { Observation } from './observation.ts'
import type { Features } from './weigh.ts'

/** What the official names of figures say of an observation as an answer to one datapoint. */
export interface SaidByName {
  said: number
  explained: number
  score: number
  margin: number
  better: number
}

/** From these shares on a label speaks of what a name says, and no other name fits clearly better. */
const DERIVED = { said: 0.5, explained: 0.5, margin: -0.1 }
/** The same where a row of knowledge says most of what is asked for, and the name only makes up for the rest. */
const SOFT = { said: 0.5, explained: 0.3, margin: -0.1 }
/** From these shares on the label is the name. */
const WHOLE = { said: 0.9, explained: 0.9, margin: 0 }

/** How near what tells a datapoint from its siblings must be said. */
const NEAR = 0.6

const unsaid: SaidByName = { said: 0, explained: 0, score: 0, margin: -0.5, better: 9 }

/** How a datapoint's own names fit a figure beside those of all others. */
export function saidByName(observation: Observation, { datapoint, measures }: Frame): SaidByName {
  const fits = names().fitsOf(observation, conceptsOfUnit(observation.unit))
  const own = fits.by.get(datapoint)
  return own ? { ...own, ...names().rivalry(fits, datapoint, measures) } : unsaid
}

const reaches = ({ said, explained, margin }: SaidByName, least: typeof DERIVED): boolean =>
  said >= least.said && explained >= least.explained && margin >= least.margin

const telling = new Map<string, readonly (readonly string[])[]>()

/** Whether what tells a datapoint from each of its siblings is said near a figure. */
function tellsApart(observation: Observation, { datapoint }: Frame): boolean {
  let lists = telling.get(datapoint)
  if (!lists) {
    lists = names().tellingOf(datapoint)
    telling.set(datapoint, lists)
  }
  const { near } = names().fitsOf(observation, conceptsOfUnit(observation.unit))
  return lists.every((ideas) => ideas.some((idea) => (near.get(idea) ?? 0) >= NEAR))
}

/** Whether a figure says by the datapoint's own name what a derived frame asks for. */
export const isNamed = (observation: Observation, frame: Frame): boolean =>
  reaches(saidByName(observation, frame), DERIVED) && tellsApart(observation, frame)

/**
 * Whether a name can make up for a slot that a figure leaves unsaid: a qualifier that the name says itself is asked for, and where it
 * is unsaid it is another figure.
 */
export function isLeftToName(observation: Observation, frame: Frame, { any }: Slot): boolean {
  const said = names().ideasOf(frame.datapoint)
  const isAsked = any.some(
    (concept) => kindOf(concept) === 'qualifier' && said.some((ideas) => ideas.includes(concept)),
  )
  return !isAsked || reaches(saidByName(observation, frame), WHOLE)
}

/**
 * Whether the name makes up for what a row of knowledge asks for and the figure leaves unsaid.
 * @param isMember whether its label names a part of the breakdown, and the name is to be said around it
 */
export function isNamedSoftly(observation: Observation, frame: Frame, isMember: boolean): boolean {
  if (observation.kind !== 'cell' || frame.kind !== 'number') return false
  const fit = saidByName(observation, frame)
  if (isMember) return reaches({ ...fit, explained: 1, margin: 0 }, SOFT)
  return reaches(fit, SOFT) && tellsApart(observation, frame)
}

/** The derived frames whose names a figure may say, and the rows of knowledge for which a name may make up. */
export function namedBy(observation: Observation): { derived: readonly Frame[]; softly: ReadonlySet<string> } {
  const softly = new Set<string>()
  const derived: Frame[] = []
  for (const [datapoint, { said }] of names().fitsOf(observation, conceptsOfUnit(observation.unit)).by) {
    if (said < SOFT.said) continue
    const frame = derivedFrames().get(datapoint)
    if (frame) derived.push(frame)
    else softly.add(datapoint)
  }
  return { derived, softly }
}

/** What the names say for and against a match. */
export function weighName(observation: Observation, frame: Frame, isStated: boolean, features: Features): void {
  const fit = saidByName(observation, frame)
  features.add('name_share', fit.said)
  features.add('name_label', fit.explained)
  features.add('name_fit', fit.score)
  features.add('name_edge', fit.margin)
  features.add('name_better', Math.log(1 + fit.better))
  if (isStated && reaches(fit, WHOLE)) features.add('name_whole')
}
