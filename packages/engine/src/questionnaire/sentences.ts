import { fold } from '../text/text.ts'
import { wordsFor } from './words.ts'

/** Shorter sentences ask for nothing of their own. */
const SHORTEST = 15

/** A sentence without the condition that it hangs on: `If yes, provide …`. */
function withoutCondition(sentence: string): string {
  const folded = fold(sentence)
  const condition = [...wordsFor('if_so')].find(
    (word) => folded.startsWith(`${word},`) || folded.startsWith(`${word} `),
  )
  return condition ? sentence.slice(condition.length).replace(/^[,\s]+/, '') : sentence
}

/** The sentences of a question that has several, each as a question; empty where it is one. */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.?!;])\s+(?=\p{Lu})/u).filter((one) => one.length >= SHORTEST)
  return sentences.length < 2 ? [] : sentences.map(withoutCondition)
}
