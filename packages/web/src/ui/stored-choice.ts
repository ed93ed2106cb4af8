import { useState } from 'react'
import { inBrowser } from './kept.ts'

/** What a person chose on this browser, such as a size; the next page opens with it. */
export function useStoredChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  usual: Choice,
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => {
    const stored = inBrowser.get(`choice_${name}`)
    return choices.find((known) => known === stored) ?? usual
  })
  const choose = (next: Choice) => {
    setChoice(next)
    inBrowser.set(`choice_${name}`, next)
  }
  return [choice, choose]
}
