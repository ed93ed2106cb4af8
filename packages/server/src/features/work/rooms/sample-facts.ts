import { createHmac } from 'node:crypto'
import type { Fact, RoomFact, RoomMark, Statement } from '@esrs/contract'
import type { Catalogue } from '@esrs/engine/esrs'
import { offeredAnswers } from '../../reporting/index.ts'
import type { RoomEvent } from './room-store.ts'

/** Current sample and marks of a room, by id of the fact. */
export interface RoomState {
  sampled: ReadonlyMap<string, NonNullable<RoomFact['sampled']>>
  marks: ReadonlyMap<string, RoomMark>
}

/** State of a room, derived from its events; later events replace earlier ones. */
export function stateOfRoom(events: readonly RoomEvent[]): RoomState {
  const sampled = new Map<string, NonNullable<RoomFact['sampled']>>()
  const marks = new Map<string, RoomMark>()
  for (const { what, fact, kind } of events) {
    if (what === 'drawn') sampled.set(fact, kind as NonNullable<RoomFact['sampled']>)
    if (what === 'marked' && kind === '') marks.delete(fact)
    else if (what === 'marked') marks.set(fact, kind as RoomMark)
  }
  return { sampled, marks }
}

/** Facts to be audited: those with a decision. Figures of the year before have none and are not audited again. */
export const auditedFacts = ({ facts }: Statement): Fact[] => facts.filter(({ decision }) => decision !== null)

export function shownFact(fact: Fact, catalogue: Catalogue, { sampled, marks }: RoomState): RoomFact {
  const entry = catalogue.get(fact.datapoint)
  return {
    id: fact.id,
    datapoint: fact.datapoint,
    name: entry?.name ?? fact.datapoint,
    year: fact.year,
    type: entry?.type ?? '',
    ...offeredAnswers(fact.datapoint, catalogue.language),
    value: fact.value,
    unit: fact.unit,
    sampled: sampled.get(fact.id) ?? null,
    mark: marks.get(fact.id) ?? null,
  }
}

/** Random sample of facts by a seed: repeatable, and nobody can choose its order. */
export function drawBySeed(facts: readonly Fact[], seed: string, count: number): string[] {
  const place = (id: string) => createHmac('sha256', seed).update(id).digest('hex')
  return facts
    .map(({ id }) => ({ id, at: place(id) }))
    .sort((a, b) => a.at.localeCompare(b.at))
    .slice(0, count)
    .map(({ id }) => id)
}

/** Audit risk of a fact: higher without evidence or source, when typed by hand, and far from the year before. */
function riskOf(fact: Fact, prior: Fact | undefined): number {
  const bare = fact.evidence.length === 0 ? 4 : 0
  const typed = fact.decision?.status === 'corrected' ? 2 : 0
  const sourceless = fact.evidence.length === 0 && !fact.decision?.source ? 1 : 0
  const [now, before] = [Math.abs(fact.number ?? 0), Math.abs(prior?.number ?? 0)]
  const isFar = now > 0 && before > 0 && Math.max(now, before) > 1.5 * Math.min(now, before)
  return bare + typed + sourceless + (isFar ? 3 : 0) + (fact.number === null ? 0 : 1)
}

/** Sample of the facts with the highest audit risk, in the order of the statement where risks are equal. */
export function drawByRisk(statement: Statement, count: number): string[] {
  const priors = new Map(
    statement.facts
      .filter(({ decision }) => decision === null)
      .map((fact) => [`${fact.datapoint} ${fact.dimension}`, fact]),
  )
  return auditedFacts(statement)
    .map((fact) => ({ id: fact.id, risk: riskOf(fact, priors.get(`${fact.datapoint} ${fact.dimension}`)) }))
    .sort((a, b) => b.risk - a.risk)
    .slice(0, count)
    .map(({ id }) => id)
}
