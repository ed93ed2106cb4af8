import type { Catalogue, Datapoint, DatapointType } from '../esrs/index.ts'
import { topicalOf } from './advice-bank.ts'

/** How a missing datapoint is answered: a colleague is asked for a figure, a document is uploaded that says it, or somebody explains it. */
export type Way = 'ask' | 'upload' | 'explain'

const figures: ReadonlySet<DatapointType> = new Set<DatapointType>([
  'number',
  'percent',
  'money',
  'year',
  'date',
  'table',
])
const texts: ReadonlySet<DatapointType> = new Set<DatapointType>(['narrative', 'semi-narrative'])

/**
 * How each datapoint of the catalogue is answered best, by where the advice bank says that its answer comes from: what has to be written or
 * decided first is explained; of what is on record a figure is asked for, and a document shows the rest. A datapoint outside of the bank, such
 * as one of the company's own, goes by its type alone.
 */
export function waysOf(catalogue: Catalogue): ReadonlyMap<string, Way> {
  const sources = new Map(
    [...topicalOf(catalogue).values()].flatMap(({ theme, ids }) => ids.map((id) => [id, theme?.source] as const)),
  )
  const wayTo = ({ id, type }: Datapoint): Way => {
    const source = sources.get(id)
    if (texts.has(type) || source === 'text' || source === 'decision') return 'explain'
    return figures.has(type) ? 'ask' : 'upload'
  }
  return new Map(catalogue.datapoints.map((datapoint) => [datapoint.id, wayTo(datapoint)]))
}
