import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between two questions: the first at once, later ones rarer, since a question costs what is asked the processor. */
const first = 25
const longest = 250

/** Asks again until an answer fits, and returns it. The test's own time-out ends it. */
export async function askUntil<T>(ask: () => Promise<T>, fits: (answer: T) => boolean): Promise<T> {
  for (let pause = first; ; pause = Math.min(longest, pause * 1.5)) {
    const answer = await ask()
    if (fits(answer)) return answer
    await wait(pause)
  }
}
