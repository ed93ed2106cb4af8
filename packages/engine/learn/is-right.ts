import { answerOf } from '../src/analysis/answering/answer.ts'
import type { Match } from '../src/analysis/answering/match.ts'
import { numberOf } from '../src/text/decimals.ts'
import type { Answer } from './labelled.ts'
import { isAnswer } from './same-quantity.ts'

/** Whether a match states the value that a reader wrote down. */
export function isRight(answer: Answer, match: Match): boolean {
  if (!answer.present) return false
  const { observation, frame } = match
  if (frame.kind !== 'number') {
    if (!answer.value) return frame.kind === 'passage'
    const given = answerOf(match)
    if (frame.kind !== 'choice') return answer.value === given
    const options = (text: string): string[] => text.split('|').map((option) => option.trim().slice(0, 6).toLowerCase())
    return given === 'yes' || options(answer.value).some((option) => options(given).includes(option))
  }
  if (!/^-?\d/.test(answer.value) || !observation.value) return false
  // Noughts are everywhere: one counts where the reader found it.
  if (Number(answer.value) === 0 && answer.pages.length && !answer.pages.includes(observation.page.number)) return false
  if (observation.kind === 'none' && Number(answer.value) === 0) return true
  const value = numberOf(observation.value)
  // A reduction is written as the change that it is, too.
  return isAnswer(answer, frame.target ? Math.abs(value) : value, observation.unit, observation.year)
}
