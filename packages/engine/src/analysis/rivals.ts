import { groupOf } from '../text/lexicon.ts'
import type { Proposal } from './answering/answer.ts'
import type { Frame } from './answering/frames.ts'
import type { Observation } from './answering/observation.ts'
import { check } from './checks.ts'
import type { Candidate } from './finding.ts'

/** One figure for two datapoints that exclude each other: location-based and market-based, oil and gas, own people and others. */

/** Ideas that one datapoint asks for and the other excludes, or of which the other asks for another of the same group. */
function tellingIdeas(own: Frame, other: Frame): string[] {
  const asked = own.slots.flatMap(({ any }) => any)
  const beside = new Set(other.slots.flatMap(({ any }) => any))
  const groups = new Set([...beside].flatMap((idea) => groupOf(idea) ?? []))
  return asked.filter((idea) => !beside.has(idea) && (other.not.has(idea) || groups.has(groupOf(idea) ?? '')))
}

/** Whether no figure can answer both of two datapoints. */
export const exclude = (a: Frame, b: Frame): boolean => tellingIdeas(a, b).length + tellingIdeas(b, a).length > 0

/** Whether an idea is said near the figure: by its label, its column or what they stand under. */
const saysNear = ({ says }: Observation, ideas: readonly string[]): boolean =>
  [...says.own, ...says.column, ...says.parent.slice(0, 1), ...says.caption].some(({ concepts }) =>
    ideas.some((idea) => concepts.has(idea)),
  )

const placeOf = ({ place }: Candidate): string => `${place.page}:${place.valueStart ?? ''}`

/** Of two readings of a sentence one that is less likely by so much is none: the ideas of its other figures stand in it as well. */
const CLEARLY = 0.15

/** Which of two rivals for a figure is not told by its words; both where neither is, or each. */
function losers(a: Proposal, b: Proposal): readonly Proposal[] | null {
  const [ofA, ofB] = [tellingIdeas(a.match.frame, b.match.frame), tellingIdeas(b.match.frame, a.match.frame)]
  if (!ofA.length && !ofB.length) return null
  const lead = a.candidate.score - b.candidate.score
  if (a.match.observation.kind === 'figure' && Math.abs(lead) >= CLEARLY) return [lead > 0 ? b : a]
  const saidA = ofA.length > 0 && saysNear(a.match.observation, ofA)
  const saidB = ofB.length > 0 && saysNear(b.match.observation, ofB)
  if (saidA !== saidB) return [saidA ? b : a]
  // Of two that nothing tells apart, the one that asks for something of its own asks for what nobody said.
  if (!saidA && !ofA.length) return [b]
  return !saidA && !ofB.length ? [a] : []
}

/**
 * Settles figures that are the value of two datapoints which exclude each other. The one that its words do not tell is no value;
 * where they tell both or neither, none is sure.
 * @returns the candidates that are no values
 */
export function settleRivals(winners: readonly Proposal[]): Set<Candidate> {
  const byPlace = new Map<string, Proposal[]>()
  for (const winner of winners) {
    if (winner.match.frame.kind !== 'number') continue
    const key = `${placeOf(winner.candidate)} ${winner.match.dimension ?? ''}`
    byPlace.set(key, [...(byPlace.get(key) ?? []), winner])
  }
  const lost = new Set<Candidate>()
  for (const rivals of byPlace.values())
    rivals.forEach((a, i) => {
      for (const b of rivals.slice(i + 1)) {
        const beaten = losers(a, b)
        if (!beaten) continue
        for (const { candidate } of beaten) {
          candidate.reason.gates = [...new Set([...(candidate.reason.gates ?? []), 'other_row' as const])]
          lost.add(candidate)
        }
        if (beaten.length) continue
        for (const [one, other] of [
          [a.candidate, b.candidate],
          [b.candidate, a.candidate],
        ] as const) {
          one.checks.push(check('total', false, `same_figure ${other.datapoint}`))
          one.tier = 'review'
        }
      }
    })
  return lost
}
