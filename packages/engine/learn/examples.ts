import type { Match } from '../src/analysis/answering/match.ts'
import { answerFor, keyOf, type LearningDocument } from './documents.ts'
import { isRight } from './is-right.ts'
import type { Example } from './regression.ts'

/** An assertion that is right but stands elsewhere than the reader found it teaches little. */
const ELSEWHERE = 0.1

/** What a match teaches; `null` where no reader judged its datapoint. */
export function exampleOf(document: LearningDocument, match: Match, features: Example['features']): Example | null {
  const answer = answerFor(document, keyOf(match.frame.datapoint, match.dimension))
  if (!answer) return null
  const right = isRight(answer, match)
  if (!answer.sure && !right) return null
  const elsewhere = match.observation.kind === 'assertion' && !answer.pages.includes(match.observation.page.number)
  return { features, right: right && !elsewhere, weight: document.weight * (right && elsewhere ? ELSEWHERE : 1) }
}
