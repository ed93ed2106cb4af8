import { type Fact, limits, type Statement, type TaggedFact, type TagRow, type TagState } from '@esrs/contract'
import type { Catalogue } from '@esrs/engine/esrs'
import { factInWords } from '@esrs/reports/statement'
import { isInAnswerSet, tagsOf } from '@esrs/reports/tags'
import type { TagChoice } from './store.ts'

/** A row with what only the list asks of it. */
export type OpenRow = Omit<TagRow, 'reviewed' | 'facts'> & {
  facts: readonly TaggedFact[]
  hasUntagged: boolean
  /** Who reviewed the element that the datapoint has, and when. */
  review: Pick<TagChoice, 'userId' | 'at'> | null
}

export interface OpenTags {
  hasTaxonomy: boolean
  rows: readonly OpenRow[]
  /** Facts of the statement, and those that are tagged, alone or with others. */
  facts: number
  tagged: number
}

/** Every datapoint of a statement that has a fact, with its element; in the order of the statement. */
export function openTags(statement: Statement, choices: readonly TagChoice[], catalogue: Catalogue): OpenTags {
  const tagging = tagsOf(statement)
  if (!tagging) return { hasTaxonomy: false, rows: [], facts: statement.facts.length, tagged: 0 }
  const { taxonomy } = tagging
  const [language] = statement.languages
  const local = (name: string) => name.slice(name.indexOf(':') + 1)
  const byFact = new Map(
    // Of several elements of one answer the first is its own.
    tagging.tagged
      .toReversed()
      .flatMap((one) => [one.fact, ...one.also, ...one.continued].map((fact) => [fact.id, one] as const)),
  )
  const reasons = new Map(tagging.untagged.map(({ fact, reason }) => [fact.id, reason]))
  const chosen = new Map(choices.map((row) => [row.datapoint, row]))
  const told = (fact: Fact): TaggedFact => ({
    id: fact.id,
    said: factInWords(fact, catalogue.language).slice(0, limits.tags.word),
    year: fact.year,
    members: byFact.get(fact.id)?.dimensions.map(({ member, isTyped }) => (isTyped ? member : local(member))) ?? [],
    language: byFact.get(fact.id)?.kind === 'text' ? language! : null,
    reason: reasons.get(fact.id) ?? null,
  })
  const groups = new Map<string, Fact[]>()
  for (const fact of statement.facts) groups.set(fact.datapoint, [...(groups.get(fact.datapoint) ?? []), fact])
  const rows = [...groups].map(([datapoint, facts]): OpenRow => {
    const first = facts.map(({ id }) => byFact.get(id)).find((one) => one !== undefined)
    const element = first ? local(first.concept) : null
    const concept = element === null ? undefined : taxonomy.concepts[element]
    const choice = chosen.get(datapoint)
    return {
      datapoint,
      name: catalogue.get(datapoint)?.name ?? datapoint,
      element,
      type: concept?.type ?? null,
      period: concept ? (concept.instant ? 'instant' : 'duration') : null,
      chosen: Boolean(choice?.element),
      may_change: !isInAnswerSet(datapoint),
      facts: facts.map(told),
      fact_count: facts.length,
      hasUntagged: facts.some(({ id }) => reasons.has(id)),
      review: choice?.reviewed != null && choice.reviewed === element ? choice : null,
    }
  })
  const isTold = (fact: Fact) => byFact.has(fact.id) || !reasons.has(fact.id)
  return {
    hasTaxonomy: true,
    rows,
    facts: statement.facts.length,
    tagged: statement.facts.filter(isTold).length,
  }
}

/** The rows of a state whose code, name or element holds the words. */
export function searched(rows: readonly OpenRow[], state: TagState, search: string): OpenRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    const text = `${row.datapoint} ${row.name} ${row.element ?? ''}`.toLowerCase()
    const isIn =
      state === 'all' ||
      (state === 'untagged'
        ? row.hasUntagged
        : row.element !== null && (row.review !== null) === (state === 'reviewed'))
    return isIn && words.every((word) => text.includes(word))
  })
}
