import { carryOver, loadCatalogue, type StandardSet } from '@esrs/engine/esrs'

/**
 * The set that findings are kept by. They name its datapoints, those of other sets to which nothing in it answers as it is, and
 * whatever a report is tagged with or a template names; identifiers of sets are unlike one another.
 */
export const analysedSet: StandardSet = 'esrs-2023'

interface SetLinks {
  /** By the identifier that a finding names: the datapoint that it answers. */
  answered: ReadonlyMap<string, string>
  /** By identifier in the set: what findings that answer it name. */
  sources: ReadonlyMap<string, readonly string[]>
}

const linksBySet = new Map<StandardSet, SetLinks>()

/** How findings answer the datapoints of a set: those that ask for the very same thing in the same form, and their own. */
function linksTo(set: StandardSet): SetLinks {
  const cached = linksBySet.get(set)
  if (cached) return cached
  const ids = new Map(loadCatalogue(analysedSet).datapoints.map(({ id }) => [id, id]))
  const answered = new Map<string, string>()
  const sources = new Map<string, string[]>()
  for (const { from, to, code } of carryOver(ids, analysedSet, set, () => true)) {
    if (code !== 'copied') continue
    answered.set(from, to[0]!)
    sources.set(to[0]!, [...(sources.get(to[0]!) ?? []), from])
  }
  for (const { id } of loadCatalogue(set).datapoints) {
    answered.set(id, id)
    sources.set(id, [...(sources.get(id) ?? []).filter((one) => one !== id), id])
  }
  linksBySet.set(set, { answered, sources })
  return { answered, sources }
}

/** The datapoint of a set that a finding answers; `null` where the set does not ask for it. */
export const keyInSet = (set: StandardSet, id: string): string | null => linksTo(set).answered.get(id) ?? null

/** What findings that answer a datapoint of a set name. */
export const analysedIdsOf = (set: StandardSet, key: string): readonly string[] => linksTo(set).sources.get(key) ?? []
