import type { DatapointOrder } from '@esrs/contract'
import { applies, type CompanyFacts, type Datapoint, type DatapointType } from '@esrs/engine/esrs'

// In which order a person goes through the list: what counts and is quickly judged comes first.

/** What is known of a value besides the value itself. */
export interface Proposal {
  tier: 'high' | 'review' | null
  decidedBy: string | null
  /** The document and the page that it was found on; `null` for what a person entered. */
  document: string | null
  page: number | null
}

const words: ReadonlySet<DatapointType> = new Set(['narrative', 'semi-narrative', 'text'] as DatapointType[])

/** The same datapoints in an order; those that an order says nothing about stay in that of the standard. */
export function putInOrder(
  found: readonly Datapoint[],
  order: DatapointOrder,
  facts: CompanyFacts,
  standings: ReadonlyMap<string, Proposal>,
): readonly Datapoint[] {
  if (order === 'standard') return found
  const rankOf = order === 'page' ? pageRank(standings) : order === 'confidence' ? tierRank(standings) : weight(facts)
  return found
    .map((datapoint) => ({ datapoint, rank: rankOf(datapoint) }))
    .sort((one, other) => compareRanks(one.rank, other.rank))
    .map(({ datapoint }) => datapoint)
}

type Rank = readonly (number | string)[]

function compareRanks(one: Rank, other: Rank): number {
  for (const [index, part] of one.entries()) {
    const against = other[index]!
    if (part !== against) return part < against ? -1 : 1
  }
  return 0
}

/** What counts towards the report, figures before answers before words, and of these what other EU law asks for as well. */
const weight =
  (facts: CompanyFacts) =>
  (datapoint: Datapoint): Rank => [
    Number(!applies(datapoint, facts).counts),
    words.has(datapoint.type) ? 2 : datapoint.dimension === null ? 1 : 0,
    Number(datapoint.law.length === 0),
  ]

const tierRank =
  (standings: ReadonlyMap<string, Proposal>) =>
  ({ id }: Datapoint): Rank => {
    const tier = standings.get(id)?.tier
    return [tier === 'high' ? 0 : tier === 'review' ? 1 : 2]
  }

/** As a document is read; what stands in none comes last. */
const pageRank =
  (standings: ReadonlyMap<string, Proposal>) =>
  ({ id }: Datapoint): Rank => {
    const { document = null, page = null } = standings.get(id) ?? {}
    return [Number(document === null), document ?? '', page ?? 0]
  }
