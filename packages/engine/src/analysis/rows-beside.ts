import { numberOf } from '../text/decimals.ts'
import { kindOf } from '../text/lexicon.ts'
import type { Match } from './answering/match.ts'
import type { Observation } from './answering/observation.ts'
import type { Gate } from './finding.ts'

/** What other rows of the same page say of a row: that it is one of several parts, takes in more than is asked for, or counts otherwise. */

const OWN = 'own_operations_word'
const CHAIN = 'value_chain_word'

const saysItself = ({ says: { own } }: Observation, any: readonly string[]): boolean =>
  own.some(({ concepts }) => any.some((one) => concepts.has(one)))

const isAlike = (a: Observation, b: Observation): boolean =>
  a.year === b.year && a.unit?.dimension === b.unit?.dimension && a.texts.own[0] !== b.texts.own[0]

/** Kinds of ideas that tell a word from a mere name. */
const TELLING: ReadonlySet<string> = new Set(['thing', 'quantity', 'qualifier', 'whole', 'process', 'other'])

/** Whether the figures of a page have rows for one's own operations and for the supply chain, and this row is neither: it takes in both. */
function takesInChain({ observation, frame }: Match, rows: readonly Observation[]): boolean {
  if (frame.unit === 'tCO2e' || saysItself(observation, [OWN, CHAIN])) return false
  const needed = frame.slots.filter(({ expected }) => !expected)
  const asked = rows.filter((row) => isAlike(row, observation) && needed.every(({ any }) => saysItself(row, any)))
  return [OWN, CHAIN].every((one) => asked.some((row) => saysItself(row, [one])))
}

/** Whether a row is one of several below what is asked for, whose sum is not printed: own operations beside company vehicles. */
function isOneOfSeveral({ observation, frame }: Match, rows: readonly Observation[]): boolean {
  const [above] = observation.texts.parent
  if (!above || !saysItself(observation, [OWN]) || saysItself(observation, ['total'])) return false
  if (frame.slots.some(({ any, expected }) => !expected && saysItself(observation, any))) return false
  return rows.some((row) => isAlike(row, observation) && row.texts.parent[0] === above && !saysItself(row, ['total']))
}

/** Whether a head of a column is a name that no idea explains: a segment, a company. */
const isName = ({ concepts, residue }: Observation['says']['column'][number]): boolean =>
  residue.length > 0 && ![...concepts].some((one) => TELLING.has(kindOf(one)))

/** Whether a figure stands under the name of one segment beside others, and none of their columns is the total. */
function isOfOneSegment({ observation }: Match, rows: readonly Observation[]): boolean {
  const { place, says, texts, role } = observation
  const [head] = says.column
  if (!head || says.column.length > 1 || !isName(head) || role !== 'actual' || !place) return false
  const beside = rows.filter(
    (row) =>
      row.texts.own[0] === texts.own[0] &&
      row.texts.parent[0] === texts.parent[0] &&
      row.texts.caption[0] === texts.caption[0] &&
      row.year === observation.year &&
      row.place?.x1 !== place.x1,
  )
  return (
    beside.length > 0 &&
    beside.every(
      ({ says: { column }, unit, role: other }) =>
        column.length === 1 &&
        column.every(isName) &&
        other === 'actual' &&
        unit?.dimension === observation.unit?.dimension,
    )
  )
}

/** The figures of a document, by page. */
export class RowsBeside {
  readonly #byPage = new Map<number, Observation[]>()
  readonly #inSentences = new Map<number, Observation[]>()

  /** @param observations all that the document states */
  constructor(observations: readonly Observation[]) {
    for (const observation of observations) {
      if (!observation.valueSpan || (observation.kind !== 'cell' && observation.kind !== 'figure')) continue
      const byPage = observation.kind === 'cell' ? this.#byPage : this.#inSentences
      const known = byPage.get(observation.page.number)
      if (known) known.push(observation)
      else byPage.set(observation.page.number, [observation])
    }
  }

  /** Why other rows show a figure of a whole to be none. */
  gatesOf(match: Match): Gate[] {
    const { observation, frame, dimension } = match
    if (observation.kind !== 'cell' || frame.kind !== 'number' || dimension !== null) return []
    const rows = this.#byPage.get(observation.page.number) ?? []
    return [
      ...(takesInChain(match, rows) ? (['basis'] as const) : []),
      ...(isOneOfSeveral(match, rows) || isOfOneSegment(match, rows) ? (['part'] as const) : []),
    ]
  }

  /** The figures of the sentence that an observation is, or stands in. */
  figuresIn({ page, span }: Observation): number[] {
    return (this.#inSentences.get(page.number) ?? []).flatMap(({ value, valueSpan }) =>
      value && valueSpan && valueSpan.start >= span.start && valueSpan.end <= span.end ? [numberOf(value)] : [],
    )
  }

  /** Whether a row stands below one whose note says that it counts full-time equivalents. */
  isBelowEquivalents({ texts: { parent }, page }: Observation): boolean {
    const above = parent[0]
    return (
      above !== undefined &&
      (this.#byPage.get(page.number) ?? []).some(({ texts, traits }) => traits.note_basis && texts.own[0] === above)
    )
  }
}
