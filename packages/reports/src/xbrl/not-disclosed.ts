import type { Statement } from '@esrs/contract'
import { loadCatalogue } from '@esrs/engine/esrs'
import otherLaw from './other-law.json' with { type: 'json' }
import type { Dimension, Tagging } from './tagged.ts'
import { type Concept, taxonomyOf } from './taxonomy.ts'
import { measureOf, type XbrlUnit } from './units.ts'

/** An element of other EU law (ESRS 2, Appendix B) that a statement has no value for and says so. */
export interface NotDisclosed {
  /** Anchor in the report. */
  id: string
  /** Qualified name. */
  concept: string
  kind: 'number' | 'words'
  unit: XbrlUnit | null
  instant: boolean
  dimensions: Dimension[]
  /** As of a fact of the year of the statement. */
  fact: { year: number }
  /** The datapoints that say it, and the standards of their topics: in a list beside one of these it is tagged. */
  saidBy: readonly string[]
}

/** Units that a figure without a value is measured in, the first that its type takes. */
const units = ['%', 'count', 'MWh', 'tCO2e', 't', 'm3', 'ha', 'EUR', 'MWh/EUR', 'tCO2e/EUR', 'm3/EUR'] as const

/**
 * The elements whose datapoints a statement says are not material, not applicable or left out in the first years. Whoever leaves out what
 * follows from other EU law states that explicitly (ESRS 1, paragraph 35), and the taxonomy takes a fact without a value as that
 * statement. What is left out for a reason of the company's own is none.
 */
export function notDisclosed(statement: Statement, { tagged, taxonomy }: Tagging): NotDisclosed[] {
  if (statement.set !== 'esrs-2023' || taxonomyOf(statement.set) === null) return []
  const catalogue = loadCatalogue(statement.set, 'en')
  const isSaid = saidIn(statement)
  const used = new Set(tagged.map(({ concept }) => concept))
  return Object.entries(otherLaw).flatMap(([name, datapoints], index): NotDisclosed[] => {
    const concept = taxonomy.concepts[name]
    const standards = datapoints.map((id) => catalogue.get(id)!.controlCode)
    if (!concept || used.has(`${taxonomy.prefix}:${name}`)) return []
    if (!datapoints.every((id, at) => isSaid(id, standards[at]!)) || !standsAlone(concept, taxonomy)) return []
    const unit = unitOf(name, concept)
    if (unit === undefined) return []
    return [
      {
        id: `x-${index + 1}`,
        concept: `${taxonomy.prefix}:${name}`,
        kind: unit === null ? 'words' : 'number',
        unit,
        instant: concept.instant ?? false,
        dimensions: [],
        fact: { year: statement.year },
        saidBy: [...new Set([...datapoints, ...standards])],
      },
    ]
  })
}

/** Whether a statement says of a datapoint, or of the topic of its standard, that nothing has to be disclosed. */
function saidIn({ chapters, lists, facts }: Statement): (datapoint: string, standard: string) => boolean {
  const answered = new Set(facts.map(({ datapoint }) => datapoint))
  const topics = new Set(chapters.filter(({ state }) => state === 'not-material').map(({ code }) => code))
  const blocks = chapters.flatMap(({ requirements }) => requirements.flatMap(({ blocks }) => blocks))
  const said = new Set([
    ...blocks.flatMap((block) => (block.type === 'omitted' && block.reason !== 'own' ? block.datapoints : [])),
    ...lists.other_law
      .filter(({ state }) => state === 'not-material' || state === 'not-applicable')
      .map(({ datapoint }) => datapoint),
  ])
  return (datapoint, standard) => !answered.has(datapoint) && (topics.has(standard) || said.has(datapoint))
}

/** Whether a table takes a fact of a concept without any member. */
const standsAlone = ({ tables }: Concept, { tables: all, defaults }: Tagging['taxonomy']): boolean =>
  !tables || tables.some((index) => Object.keys(all[index]!).every((axis) => defaults.includes(axis)))

/** `null` for what is no figure, `undefined` where no unit fits. */
function unitOf(name: string, { type }: Concept): XbrlUnit | null | undefined {
  if (['textBlock', 'string', 'boolean', 'date', 'gYear', 'enumeration', 'enumerationSet'].includes(type)) return null
  return units.map((unit) => measureOf(name, type, unit)?.unit).find((unit) => unit !== undefined)
}
