import { numberOf } from '../text/decimals.ts'
import { contractOf } from './answering/contract-rows.ts'
import type { Match } from './answering/match.ts'
import { membersOf } from './answering/members.ts'
import type { Candidate } from './finding.ts'
import type { RowsBeside } from './rows-beside.ts'

/** What other figures of a document say of the basis of one: that it counts something else. */

/** Rates of both genders that add up to a hundred are shares of one another; figures are rounded. */
const ALL = 100
const ROUNDED = 0.6

/** A value that was chosen. */
interface Chosen {
  match: Match
  candidate: Candidate
}

/** From this share on a label says the name. */
const MOST_OF_NAME = 0.9

/** Whether a label is the name of the datapoint and says that it is all of it, as the question of a form does. */
const isNamedWhole = ({ features }: Match): boolean =>
  Boolean(features.whole_own) && (features.name_share ?? 0) >= MOST_OF_NAME

const GENDERS = membersOf('gender')

/** The other members of a part by gender; `null` where it is of none. */
function besideGender(dimension: string): string | null {
  const parts = dimension.split('_')
  return GENDERS.includes(parts[parts.length - 1] ?? '') ? parts.slice(0, -1).join('_') : null
}

/** The rates of a breakdown by gender that are shares of all who left, and no rates. */
function sharesAmong(chosen: readonly Chosen[]): Candidate[] {
  const byRest = new Map<string, Candidate[]>()
  for (const { candidate } of chosen) {
    const { datapoint, dimension } = candidate
    const rest = contractOf(datapoint)?.basis === 'rate' && dimension ? besideGender(dimension) : null
    if (rest === null) continue
    const key = `${datapoint} ${rest}`
    byRest.set(key, [...(byRest.get(key) ?? []), candidate])
  }
  return [...byRest.values()].flatMap((ones) => {
    const sum = ones.reduce((total, { value }) => total + (value.number ?? 0), 0)
    return ones.length > 1 && Math.abs(sum - ALL) <= ROUNDED ? ones : []
  })
}

/** Small numbers are the same by chance. */
const BY_CHANCE = 50

/**
 * Whether heads are asked for where the document states the same figure in full-time equivalents, or a note to the row above says so.
 * @param equivalents the figures that it states so
 */
export function isCountedOtherwise(
  { observation, frame }: Match,
  equivalents: ReadonlySet<number>,
  rows: RowsBeside,
): boolean {
  if (contractOf(frame.datapoint)?.basis !== 'heads') return false
  const isEquivalent = (figure: number): boolean => figure >= BY_CHANCE && equivalents.has(figure)
  // The way of counting is asked for: `an average headcount of 1,415` where a table states as many full-time equivalents.
  if (frame.kind === 'choice')
    return (
      frame.slots.some(({ any }) => any.includes('headcount_word')) && rows.figuresIn(observation).some(isEquivalent)
    )
  return (
    (observation.value !== null && isEquivalent(numberOf(observation.value))) || rows.isBelowEquivalents(observation)
  )
}

/** From this probability on a document states a quantity. */
const STATED = 0.5

/**
 * The values that other figures of the document show to count something else: one quantity where the other one that it is taken for is
 * nowhere stated, shares where rates are asked for. They get the gate `basis`.
 * @param all everything that may answer, by datapoint
 */
export function onOtherBasis(chosen: readonly Chosen[], all: readonly Candidate[]): Set<Candidate> {
  const stated = new Set(all.filter(({ score }) => score >= STATED).map(({ datapoint }) => datapoint))
  const alone = chosen.flatMap(({ match, candidate }) => {
    if (isNamedWhole(match)) return []
    const beside = contractOf(candidate.datapoint)?.beside ?? []
    return beside.length && !beside.some((one) => stated.has(one)) ? [candidate] : []
  })
  const found = new Set([...alone, ...sharesAmong(chosen)].filter(({ reason }) => reason.taught !== 'accepted'))
  for (const { reason } of found) reason.gates = [...new Set([...(reason.gates ?? []), 'basis' as const])]
  return found
}
