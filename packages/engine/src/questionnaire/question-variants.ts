import { conceptLists } from './words.ts'

const alternatives = conceptLists('alternatives')
const halves = conceptLists('halves')
const against = conceptLists('against')

/** A question of several parts as one question for each: Scope 1 and Scope 2, or Scope 2 by both methods. */
export function variantsOf(concepts: ReadonlySet<string>): ReadonlySet<string>[] {
  const only = (of: ReadonlySet<string>, leave: readonly string[], take: string) =>
    new Set([...[...of].filter((concept) => !leave.includes(concept)), take])
  let variants: ReadonlySet<string>[] = [concepts]
  for (const [both, ...members] of alternatives)
    if (concepts.has(both!))
      variants = variants.flatMap((one) => members.map((member) => only(one, [both!, ...members], member)))
  for (const members of against)
    variants = variants.flatMap((one) =>
      members.every((member) => one.has(member)) ? members.map((member) => only(one, members, member)) : [one],
    )
  for (const [of, ...members] of halves)
    variants = variants.flatMap((one) =>
      one.has(of!) && !members.some((member) => one.has(member))
        ? members.map((member) => new Set([...one, member]))
        : [one],
    )
  return variants
}
