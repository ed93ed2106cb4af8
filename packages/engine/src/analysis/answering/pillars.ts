import { groupOf, kindOf } from '../../text/lexicon.ts'
import { frames } from './frames.ts'
import type { Observation } from './observation.ts'

/** Environment, people or conduct: what a title speaks of, so that a sentence below it about something else is one in passing. */

/** The first letter of a topical standard; empty for those about all of them. */
const pillarOf = (datapoint: string): string => /^([ESG])\d/.exec(datapoint)?.[1] ?? ''

const pillars = new Map<string, Set<string>>()
for (const { datapoint, slots } of frames)
  for (const concept of slots.flatMap(({ any }) => any))
    if (kindOf(concept) === 'thing')
      pillars.set(concept, (pillars.get(concept) ?? new Set<string>()).add(pillarOf(datapoint)))

/** `Management of climate risks` is about no managers. */
const PERSONS = 'person'

/** Whether the title above a sentence names things of another pillar only. */
export function isUnderOtherTopic({ says: { caption } }: Observation, datapoint: string): boolean {
  const own = pillarOf(datapoint)
  const named = [...(caption[0]?.concepts ?? [])].filter(
    (concept) => kindOf(concept) === 'thing' && groupOf(concept) !== PERSONS,
  )
  const isElse = (of: ReadonlySet<string> | undefined): boolean => of !== undefined && !of.has(own) && !of.has('')
  return own !== '' && named.length > 0 && named.every((concept) => isElse(pillars.get(concept)))
}
