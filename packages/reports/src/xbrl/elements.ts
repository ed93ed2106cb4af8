import type { Statement, TagElement } from '@esrs/contract'
import { answerSetOf } from '@esrs/engine/esrs'
import { textsIn, withShownTexts } from './shown-texts.ts'
import { keyOf, option, type Tagging, tag } from './tagged.ts'
import { type TaxonomySet, taxonomyOf } from './taxonomy.ts'

/** The tagging of a statement as its inline report has it in its first language; `null` for a set without a final taxonomy. */
export function tagsOf(statement: Statement): Tagging | null {
  const [language] = statement.languages
  const tagging = tag(statement, language!)
  return tagging && withShownTexts(tagging, textsIn(statement, language!))
}

/** Whether the answer of a datapoint is one element together with others, so that it alone cannot have another. */
export const isInAnswerSet = (datapoint: string): boolean => answerSetOf(datapoint) !== null

/** Why a datapoint may not have an element: the taxonomy has none of that name, it is of another type, nothing of the datapoint fits, or it is taken. */
export type ElementRefusal = 'extension' | 'type' | 'fit' | 'taken'

/** What speaks against an element; every one of the taxonomy is asked with the same tagging. */
function against(statement: Statement, datapoint: string, tagging: Tagging): (name: string) => ElementRefusal | null {
  const { taxonomy, tagged } = tagging
  const set = statement.set as TaxonomySet
  const language = statement.languages[0] ?? 'en'
  const isOurs = ({ fact, also, continued }: Tagging['tagged'][number]) =>
    [fact, ...also, ...continued].some((one) => one.datapoint === datapoint)
  const ours = tagged.filter(isOurs)
  const now = ours[0] && taxonomy.concepts[ours[0].concept.slice(taxonomy.prefix.length + 1)]
  const facts = statement.facts.filter((fact) => fact.datapoint === datapoint)
  // What is tagged today has to stay tagged; of what is not, something has to fit.
  const tied = ours.length > 0 ? facts.filter((fact) => !tagging.untagged.some((one) => one.fact === fact)) : facts
  const others = new Set(tagged.filter((one) => !ours.includes(one)).map((one) => keyOf(one)))
  return (name) => {
    const concept = taxonomy.concepts[name]
    if (!concept) return 'extension'
    if (now && (concept.type !== now.type || concept.instant !== now.instant)) return 'type'
    const options = tied.map((fact) => option(fact, name, taxonomy, set, null, language))
    const fitting = options.flatMap((one) => (typeof one === 'object' ? [one] : []))
    if (fitting.length === 0 || (ours.length > 0 && fitting.length < options.length)) return 'fit'
    return fitting.some((one) => one.kind !== 'text' && others.has(keyOf(one))) ? 'taken' : null
  }
}

/** The elements of the taxonomy that a datapoint of a statement may be tagged with, in the order of their names. */
export function elementsFor(statement: Statement, datapoint: string, search: string): TagElement[] {
  const tagging = tagsOf(statement)
  if (!tagging || isInAnswerSet(datapoint)) return []
  const refuse = against(statement, datapoint, tagging)
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return Object.entries(tagging.taxonomy.concepts).flatMap(([name, { type, instant }]): TagElement[] =>
    words.every((word) => name.toLowerCase().includes(word)) && refuse(name) === null
      ? [{ name, type, period: instant ? 'instant' : 'duration' }]
      : [],
  )
}

/** Why an element is refused for a datapoint; `null` where it may be used. */
export function elementRefusal(statement: Statement, datapoint: string, name: string): ElementRefusal | null {
  const tagging = tagsOf(statement)
  if (!tagging || !taxonomyOf(statement.set)) return 'extension'
  return against(statement, datapoint, tagging)(name)
}
