import { maxOf } from '../../reading/min-max.ts'
import { numberOf } from '../../text/decimals.ts'
import type { Frame } from './frames.ts'
import type { Match } from './match.ts'
import type { Observation } from './observation.ts'
import { relationFeaturesOf } from './relation-features.ts'

/** A match with how likely it is by itself. */
export interface Scored {
  match: Match
  /** Logarithm of the odds that it is right, by its own features. */
  odds: number
}

const MOST_PARTS = 16
const columnOf = (observation: Observation): string | null => {
  const { place } = observation
  return place ? `${observation.page.number}:${Math.round(place.x1 / 6)}` : null
}

const isSum = (total: number, sum: number, parts: number): boolean =>
  total !== 0 && Math.abs(total - sum) <= Math.max(0.0006 * Math.abs(total), parts * 0.5 * 10 ** -decimals(total))
const decimals = (value: number): number => (String(value).split('.')[1] ?? '').length

/** How many figures from a place on, upwards or downwards, add up to the one at it; 0 where none do. */
function partsOf(values: readonly number[], i: number, step: number): number {
  const total = values[i] ?? 0
  let [sum, counted] = [0, 0]
  for (let k = 1; k <= MOST_PARTS; k++) {
    const value = values[i + k * step]
    if (value === undefined || value < 0) return 0
    sum += value
    if (value !== 0) counted += 1
    if (sum > total * 1.01) return 0
    if (counted >= 2 && isSum(total, sum, counted)) return k
  }
  return 0
}

/** Which figures of the tables are the sum of those right above or below them, and which are its parts. */
function sumsAmong(observations: readonly Observation[]): {
  totals: ReadonlySet<Observation>
  parts: ReadonlySet<Observation>
} {
  const columns = new Map<string, Observation[]>()
  for (const observation of observations) {
    const key = columnOf(observation)
    if (key && observation.value) columns.set(key, [...(columns.get(key) ?? []), observation])
  }
  const [totals, parts] = [new Set<Observation>(), new Set<Observation>()]
  for (const column of columns.values()) {
    column.sort((a, b) => (a.place?.top ?? 0) - (b.place?.top ?? 0))
    const values = column.map(({ value }) => (value ? numberOf(value) : 0))
    for (const step of [1, -1])
      column.forEach((total, i) => {
        const count = partsOf(values, i, step)
        if (count) totals.add(total)
        for (let k = 1; k <= count; k++) parts.add(column[i + k * step] as Observation)
      })
  }
  return { totals, parts }
}

const clip = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

const same = (a: Match, b: Match): boolean => {
  const [x, y] = [a.observation.value, b.observation.value]
  if (!x || !y) return a.observation.kind === b.observation.kind
  const factor = (m: Match): number => {
    const unit = m.observation.unit
    return unit ? Number(unit.factor.times) / Number(unit.factor.by) : 1
  }
  const [p, q] = [numberOf(x) * factor(a), numberOf(y) * factor(b)]
  return Math.abs(p - q) <= 0.006 * Math.max(Math.abs(p), Math.abs(q))
}

const sizeOf = ({ observation: { value, unit } }: Match): number =>
  (value ? numberOf(value) : 0) * (unit ? Number(unit.factor.times) / Number(unit.factor.by) : 1)

const standards = new WeakMap<Frame, string>()
function standardOf({ frame }: Match): string {
  const found = standards.get(frame) ?? frame.datapoint.split(/[-_.]/)[0] ?? ''
  standards.set(frame, found)
  return found
}

const asked = new WeakMap<Frame, string>()
/** What a frame asks for: two datapoints that ask for the same are no rivals for a figure. */
function askedBy(frame: Frame): string {
  const known = asked.get(frame)
  if (known !== undefined) return known
  if (frame.derived) return frame.datapoint
  const text = [frame.kind, ...frame.slots.map(({ any, expected }) => `${any.join('|')}${expected ? '?' : ''}`)].join(
    ' ',
  )
  asked.set(frame, text)
  return text
}

/** How many other datapoints of its standard, and of others, have a likely answer on the page of a match. */
function answeredOnPages(scored: readonly Scored[]): (match: Match) => { same: number; other: number } {
  const pages = new Map<number, { datapoints: Set<string>; byStandard: Map<string, number> }>()
  for (const { match, odds } of scored) {
    if (odds < -1) continue
    const { number } = match.observation.page
    const page = pages.get(number) ?? { datapoints: new Set(), byStandard: new Map() }
    pages.set(number, page)
    if (page.datapoints.has(match.frame.datapoint)) continue
    page.datapoints.add(match.frame.datapoint)
    page.byStandard.set(standardOf(match), (page.byStandard.get(standardOf(match)) ?? 0) + 1)
  }
  return (match) => {
    const page = pages.get(match.observation.page.number)
    if (!page) return { same: 0, other: 0 }
    const alike = page.byStandard.get(standardOf(match)) ?? 0
    return {
      same: alike - Number(page.datapoints.has(match.frame.datapoint)),
      other: page.datapoints.size - alike,
    }
  }
}

/** Matches by what they have in common. */
interface Groups {
  byObservation: ReadonlyMap<Observation, readonly Scored[]>
  /** By datapoint and member of a breakdown. */
  byKey: ReadonlyMap<string, readonly Scored[]>
  /** Likely observations by table and requirement. */
  byTable: ReadonlyMap<string, ReadonlySet<Observation>>
}

const keyOf = ({ match: { frame, dimension } }: Scored): string => `${frame.datapoint}#${dimension ?? ''}`
const tableOf = ({ match: { observation, frame } }: Scored): string =>
  [observation.page.number, observation.texts.caption[0] ?? '', frame.datapoint.split('_')[0]].join('\u0000')

function grouped(scored: readonly Scored[]): Groups {
  const byObservation = new Map<Observation, Scored[]>()
  const byKey = new Map<string, Scored[]>()
  const byTable = new Map<string, Set<Observation>>()
  const add = <Key>(map: Map<Key, Scored[]>, key: Key, one: Scored): void => {
    const list = map.get(key)
    if (list) list.push(one)
    else map.set(key, [one])
  }
  for (const one of scored) {
    const { observation, frame } = one.match
    add(byObservation, observation, one)
    add(byKey, keyOf(one), one)
    if (one.odds > 0 && frame.kind === 'number')
      byTable.set(tableOf(one), (byTable.get(tableOf(one)) ?? new Set()).add(observation))
  }
  return { byObservation, byKey, byTable }
}

/** The likeliest figure of each datapoint as a whole, in its base unit; unlikely ones say nothing of others. */
function likeliestSizes(scored: readonly Scored[]): Map<string, number> {
  const best = new Map<string, Scored>()
  for (const one of scored) {
    const { frame, dimension } = one.match
    if (frame.kind !== 'number' || dimension !== null || one.odds < 0) continue
    if (one.odds > (best.get(frame.datapoint)?.odds ?? 0)) best.set(frame.datapoint, one)
  }
  return new Map([...best].map(([datapoint, { match }]) => [datapoint, sizeOf(match)]))
}

/** So many of a datapoint's likeliest matches are held against each other. */
const MOST_RIVALS = 40

/** Rivals that are less likely by this much say nothing of how large a figure should be. */
const FAR_BEHIND = 2.5

/** How much smaller a figure is than the largest of its likely rivals: a group employs more people than its parts. */
function sizeAmong(one: Scored, strong: readonly Scored[]): Record<string, number> {
  const [first] = strong
  if (!first || one.match.frame.kind !== 'number') return {}
  const likely = strong.filter(({ odds }) => odds > first.odds - FAR_BEHIND)
  const largest = likely.reduce((most, { match }) => Math.max(most, sizeOf(match)), 0)
  const size = sizeOf(one.match)
  return largest > 0 && size > 0 ? { size_share: clip(Math.log10(size / largest), 3) } : { size_none: 1 }
}

/** What the other observations say that may answer the same datapoint. */
function amongRivals(one: Scored, strong: readonly Scored[]): Record<string, number> {
  const others = strong.filter((other) => other !== one && other.match.observation !== one.match.observation)
  const agree = others.filter((other) => same(one.match, other.match) && other.odds > -1.5).length
  const differing = others.filter((other) => !same(one.match, other.match))
  const [rival] = differing
  if (!rival) return { agree: Math.min(3, agree), alone: 1 }
  const larger = one.match.frame.kind === 'number' && sizeOf(one.match) >= sizeOf(rival.match)
  return {
    agree: Math.min(3, agree),
    lead: clip(one.odds - rival.odds, 3),
    ...(larger ? { larger: 1 } : {}),
    rivals: Math.min(4, differing.filter(({ odds }) => odds > one.odds - 0.7).length),
  }
}

/** A name that is said by so much less is said less. */
const LESS = 0.02

/** Whether another figure says the datapoint's name as well. */
function namedAmong(one: Scored, strong: readonly Scored[]): Record<string, number> {
  const own = one.match.features.name_fit
  if (own === undefined) return {}
  let most = 0
  for (const other of strong)
    if (other.match.observation !== one.match.observation && !same(one.match, other.match))
      most = Math.max(most, other.match.features.name_fit ?? 0)
  const isAlone = Boolean(one.match.features.name_whole) && most < own - LESS
  return { name_ahead: own - most, ...(isAlone ? { name_alone: 1 } : {}) }
}

/** What surrounds the matches of a document, however likely they are. */
export class Surroundings {
  private readonly totals: ReadonlySet<Observation>
  private readonly parts: ReadonlySet<Observation>
  private readonly pages: number

  constructor(observations: readonly Observation[]) {
    const { totals, parts } = sumsAmong(observations)
    this.totals = totals
    this.parts = parts
    this.pages = Math.log(1 + new Set(observations.map(({ page }) => page.number)).size)
  }

  /** What tables and pages say of a match. */
  of({ observation, frame }: Match): Record<string, number> {
    const kind = frame.slots.some((slot) => slot.any.includes('total')) ? 'whole' : 'other'
    return {
      document_pages: this.pages,
      [`is_${observation.kind}`]: 1,
      ...(this.totals.has(observation) ? { [`is_sum_${kind}`]: 1 } : {}),
      ...(this.parts.has(observation) ? { [`is_part_${kind}`]: 1 } : {}),
    }
  }
}

/**
 * What the other observations and the other datapoints say of each match, by how likely they are: rivals on both sides, agreement,
 * arithmetic, and whether its table answers the same requirement elsewhere.
 * @param isAsked which of the matches it is told of; the others are only rivals
 */
export function related(
  scored: readonly Scored[],
  isAsked: (match: Match) => boolean = () => true,
): Map<Scored, Record<string, number>> {
  const { byObservation, byKey, byTable } = grouped(scored)
  const onPage = answeredOnPages(scored)
  const best = likeliestSizes(scored)
  const answered = Math.log(
    1 + new Set(scored.filter(({ odds }) => odds > 0).map(({ match }) => match.frame.datapoint)).size,
  )
  const found = new Map<Scored, Record<string, number>>()
  for (const list of byKey.values()) {
    if (!list.some(({ match }) => isAsked(match))) continue
    const strong = [...list].sort((a, b) => b.odds - a.odds).slice(0, MOST_RIVALS)
    for (const one of list) {
      const { observation, frame } = one.match
      const better = (byObservation.get(observation) ?? [])
        .filter(({ match: other }) => other.frame.kind === frame.kind && askedBy(other.frame) !== askedBy(frame))
        .map(({ odds }) => odds)
      const { same: alike, other } = onPage(one.match)
      const f: Record<string, number> = {
        odds: one.odds,
        ...amongRivals(one, strong),
        ...sizeAmong(one, strong),
        ...namedAmong(one, strong),
        other_frame: clip(Math.max(-6, maxOf(better)) - one.odds, 3),
        document_answers: answered,
        page_beside: Math.min(3, Math.log(1 + alike)),
        page_others: Math.min(3, Math.log(1 + other)),
        ...(frame.kind === 'number' && one.match.dimension === null
          ? relationFeaturesOf(frame, sizeOf(one.match), best)
          : {}),
      }
      const table = byTable.get(tableOf(one))
      if (table && observation.kind === 'cell')
        f.table_beside = Math.min(3, Math.log(1 + table.size - (table.has(observation) ? 1 : 0)))
      found.set(one, f)
    }
  }
  return found
}
