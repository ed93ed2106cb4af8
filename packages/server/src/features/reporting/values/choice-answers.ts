import { choiceAnswers } from '@esrs/contract'
import type { Text } from '../../../texts/texts.ts'
import { say } from '../messages.ts'

type Answer = (typeof choiceAnswers)[number][number]

const answers: readonly Answer[] = choiceAnswers.flat()

/** A known answer to a choice in words; `null` for a person's own. */
export function answerText(value: string): Text | null {
  const known = answers.find((answer) => answer === value)
  return known ? say(`choice.${known}`) : null
}

/** The known answer that somebody wrote, in whichever language; `null` for words of their own. */
export function answerOf(typed: string): Answer | null {
  const word = typed.trim().toLowerCase()
  const waysOf = (answer: Answer) => [answer, say(`choice.${answer}`)('en'), say(`choice.${answer}`)('de')]
  return answers.find((answer) => waysOf(answer).some((way) => way.toLowerCase() === word)) ?? null
}
