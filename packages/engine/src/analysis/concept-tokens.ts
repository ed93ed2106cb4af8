import { readConcepts } from '../text/lexicon.ts'

/** A concept among the tokens of a page, which are words otherwise. */
export const conceptToken = (concept: string): string => `c:${concept}`

export const isConceptToken = (token: string): boolean => token.startsWith(conceptToken(''))

/** The concepts that texts say, as tokens. */
export function conceptTokens(texts: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (const text of texts) for (const concept of readConcepts(text).concepts) found.add(conceptToken(concept))
  return found
}
