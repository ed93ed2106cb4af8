import type { Statement, StatementLanguage } from '@esrs/contract'
import type { Tagged, Tagging } from './tagged.ts'

/** A text that stands in the report, with the datapoints that it answers. */
export interface ShownText {
  id: string
  datapoints: readonly string[]
}

/** The texts that a report in a language shows, without laying it out. */
export const textsIn = ({ chapters }: Statement, language: StatementLanguage): ShownText[] =>
  chapters.flatMap(({ requirements }) =>
    requirements.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'text' && block.texts[language] ? [block] : [])),
    ),
  )

/** The datapoints that a text answers alone, in the order of its tags; sentences and tables answer theirs with their values. */
export const answeredBy = ({ id, datapoints }: { id: string; datapoints: readonly string[] }): readonly string[] =>
  datapoints[0] === id ? datapoints : []

/** The tagging without texts that the page does not show in its language; a text that answers several datapoints of one concept counts once. */
export function withShownTexts(tagging: Tagging, nodes: readonly ShownText[]): Tagging {
  const shown = new Map(nodes.flatMap((node) => answeredBy(node).map((datapoint) => [datapoint, node.id] as const)))
  const untagged = [...tagging.untagged]
  const tagged = tagging.tagged.flatMap((one): Tagged[] => {
    if (one.kind !== 'text') return [one]
    const facts = [one.fact, ...one.continued]
    for (const fact of facts) if (!shown.has(fact.datapoint)) untagged.push({ fact, reason: 'no-text' })
    const places = new Set<string>()
    const [fact, ...continued] = facts.filter(({ datapoint }) => {
      const place = shown.get(datapoint)
      if (place === undefined || places.has(place)) return false
      places.add(place)
      return true
    })
    return fact ? [{ ...one, fact, continued }] : []
  })
  return { ...tagging, tagged, untagged }
}
