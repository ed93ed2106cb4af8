import type { Match } from '../src/analysis/answering/match.ts'
import { answerFor, keyOf, type Learnt } from './documents.ts'
import type { Example } from './regression.ts'
import { isRight } from './right.ts'

/** An assertion that is right but stands elsewhere than the reader found it teaches little. */
const ELSEWHERE = 0.1

/** What a match teaches; `null` where no reader judged its datapoint. */
export function exampleOf(document: Learnt, match: Match, features: Example['features']): Example | null {
  const answer = answerFor(document, keyOf(match.frame.datapoint, match.dimension))
  if (!answer) return null
  const right = isRight(answer, match)
  if (!answer.sure && !right) return null
  const elsewhere = match.statement.kind === 'assertion' && !answer.pages.includes(match.statement.page.number)
  return { features, right: right && !elsewhere, weight: document.weight * (right && elsewhere ? ELSEWHERE : 1) }
}
