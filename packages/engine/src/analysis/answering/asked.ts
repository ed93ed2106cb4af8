import { carryOver, type Datapoint, loadCatalogue, standardSets } from '../../esrs/index.ts'
import { once } from '../../once.ts'
import { conceptsOfKind, groupOf, inGroup, isConcept } from '../../text/lexicon.ts'
import { frameFrom } from './frame-for.ts'
import { allFrames, FIRST_SET, type Frame, frameOfFigure } from './frames.ts'
import { type Named, Names } from './names.ts'

const FIGURES: ReadonlySet<string> = new Set(['number', 'percent', 'money'])

// Worked out when a document is first read: a process that reads none needs nothing of it.

const figures = once((): readonly Datapoint[] =>
  standardSets.flatMap((set) => loadCatalogue(set, 'en').datapoints.filter(({ type }) => FIGURES.has(type))),
)

const rowOf = (point: Datapoint): Frame => frameOfFigure(point.id) ?? frameFrom(point)

/** The official names of all datapoints that figures answer. */
export const names = once(
  () =>
    new Names(
      new Map(figures().map((point): [string, Named] => [point.id, { ...point, measures: rowOf(point).measures }])),
    ),
)

/** What excludes one of the ideas that a datapoint's names say: new where they say existing. */
const opposites = (said: readonly string[]): string[] =>
  [...new Set(said.flatMap((concept) => groupOf(concept) ?? []))].flatMap(inGroup)

/** What turns a figure into something else wherever it is said: a target, a change. */
const TURNING = conceptsOfKind('other')

/**
 * What a datapoint asks for that no row of knowledge describes: what its names say, and nothing that excludes it. One that is a table
 * has no figure of its own: the gender pay gap by category is none for all of them.
 */
function derivedFrame(point: Datapoint): Frame {
  const row = rowOf(point)
  const said = names().ideasOf(point.id).flat().filter(isConcept)
  return {
    ...row,
    partsOnly: row.partsOnly || point.table === true,
    may: new Set([...row.may, ...said]),
    not: new Set([...opposites(said), ...TURNING].filter((concept) => !said.includes(concept))),
  }
}

/** The datapoints of other sets that a finding of the first one answers as it is. */
const answeredByFirst = () =>
  standardSets.flatMap((set) => {
    if (set === FIRST_SET) return []
    const ids = new Map(loadCatalogue(FIRST_SET).datapoints.map(({ id }) => [id, id]))
    return carryOver(ids, FIRST_SET, set, () => true).flatMap(({ to, code }) => (code === 'copied' ? to : []))
  })

/** What all datapoints of all sets ask for that figures answer and no row of knowledge describes. */
export const derivedFrames = once((): ReadonlyMap<string, Frame> => {
  const known = new Set([...allFrames.map(({ datapoint }) => datapoint), ...answeredByFirst()])
  return new Map(figures().flatMap((point) => (known.has(point.id) ? [] : [[point.id, derivedFrame(point)]])))
})
