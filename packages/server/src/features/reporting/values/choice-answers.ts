import { choiceAnswers } from '@esrs/contract'
import type { Text } from '../../../texts/texts.ts'
import { say } from '../messages.ts'

type Answer = (typeof choiceAnswers)[number][number]

const answers: readonly Answer[] = choiceAnswers.flat()

/** A predefined answer to a choice in words; `null` for a person's own. */
export function answerInWords(value: string): Text | null {
  const answer = answers.find((answer) => answer === value)
  return answer ? say(`choice.${answer}`) : null
}

/** The predefined answer of a text in either language; `null` for a person's own words. */
export function answerFromWords(typed: string): Answer | null {
  const word = typed.trim().toLowerCase()
  const waysOf = (answer: Answer) => [answer, say(`choice.${answer}`)('en'), say(`choice.${answer}`)('de')]
  return answers.find((answer) => waysOf(answer).some((way) => way.toLowerCase() === word)) ?? null
}
