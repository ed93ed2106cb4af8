import type { Datapoint } from './datapoint.ts'
import chosen from './tags-chosen.json' with { type: 'json' }
import parts from './tags-members.json' with { type: 'json' }
import placed from './tags-placed.json' with { type: 'json' }

/** A concept with a member of one of its axes that is what a datapoint asks for. */
export interface PlacedTag {
  concept: string
  axis: string
  member: string
}

/** What a datapoint is called by a concept and a member together; `null` where a concept alone says it. */
export const placedAt = (datapoint: string): PlacedTag | null =>
  (placed.members as Record<string, PlacedTag>)[datapoint] ?? null

/** The head of the list of an axis, which stands for all of its members. */
export interface WholeTag {
  axis: string
  member: string
  /** Prefix of the taxonomy that has the list. */
  namespace: string
}

/** What the whole of a datapoint is placed at where its concept stands only in a table by kind; `null` where it stands alone. */
export const wholeAt = (datapoint: string): WholeTag | null =>
  (placed.wholes as Record<string, WholeTag>)[datapoint] ?? null

/** The concept that names a part of a whole by itself, such as the employees who are women; `null` where an axis does, or nothing. */
export const cellConcept = (datapoint: string, dimension: string): string | null =>
  (placed.cells as Record<string, string>)[`${datapoint}#${dimension}`] ?? null

/** Whether a question is put in the negative and its concept is not, so that a yes is false there (ESRS G1, paragraph 10). */
export const isInverted = (datapoint: string): boolean => placed.inverted.includes(datapoint)

/** Further concepts of which an answer says the same: a yes to a question about several things, or none at all of what has parts. */
export const alsoSaid = (datapoint: string, value: string): readonly string[] =>
  (placed.also as Record<string, Record<string, readonly string[]>>)[datapoint]?.[value] ?? []

const inSets = new Map(
  Object.entries(placed.sets).flatMap(([concept, byDatapoint]) =>
    Object.entries(byDatapoint).map(([datapoint, member]) => [datapoint, { concept, member }] as const),
  ),
)

/** The concept that takes the answers to several yes-or-no questions as a set, with the member that a yes adds. */
export const setOf = (datapoint: string): { concept: string; member: string } | null => inSets.get(datapoint) ?? null

/** The member of a concept that a rate belongs to, where the taxonomy takes a band in place of the rate (ESRS S1, AR 70). */
export const bandOf = (concept: string, rate: number): string | null =>
  (placed.bands as Record<string, { below: number; member: string }[]>)[concept]?.find(({ below }) => rate < below)
    ?.member ?? null

/**
 * The concepts that a value of a datapoint may stand under, the best first. Where a datapoint goes with several that take the same
 * kind of value, `chosen` says which one means what the datapoint asks for; an empty list, that none does alone.
 */
export const conceptsOf = ({ id, concepts }: Pick<Datapoint, 'id' | 'concepts'>): readonly string[] =>
  (chosen as Record<string, readonly string[]>)[id] ?? concepts

/** An axis of a taxonomy with one of its members. */
export interface TaggedMember {
  axis: string
  member: string
}

/** How the taxonomy of a set calls the parts of a whole. */
export interface MemberTags {
  /** The axis of countries, whose members are their codes. */
  country: string
  /** Axis and member by the name of the part in values, such as `female`. */
  members: Readonly<Record<string, TaggedMember>>
  /** Axes whose members are words of the company, by the axis of the breakdown. */
  typed: Readonly<Record<string, string>>
  /** Members that answers to a choice have, by concept and key of the answer; others stay words and are not tagged. */
  answers: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** An answer as it is looked up: documents write `head count`, `headcount` and `Head-count`. */
const answerKey = (answer: string): string => answer.toLowerCase().replace(/[^a-z]/g, '')

/** The member of a concept that an answer to a choice is; `null` where the taxonomy has none. */
export const answerMember = (set: 'esrs-2023' | 'vs-2026', concept: string, answer: string): string | null =>
  memberTags[set].answers[concept]?.[answerKey(answer)] ?? null

/** How taxonomies call the parts of a whole, by set; the revised ESRS have no taxonomy yet. */
export const memberTags: Readonly<Record<'esrs-2023' | 'vs-2026', MemberTags>> = parts
