import type { AssessedTopic, AssessmentEntry } from '@esrs/contract'

/** How many entries a topic has, and how many of them are rated. */
export function ratedEntries({ code }: Pick<AssessedTopic, 'code'>, entries: readonly AssessmentEntry[]) {
  const own = entries.filter(({ topic }) => topic === code)
  const rated = own.filter(({ scores }) => scores > 0).length
  // What the formula says may change with those that are not rated.
  return { count: own.length, rated, isProvisional: rated > 0 && rated < own.length }
}
