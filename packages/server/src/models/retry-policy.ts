import { setTimeout as wait } from 'node:timers/promises'
import { type Answered, type Model, ModelBusy } from './model.ts'
import type { Question } from './question.ts'

/** How often a request is made before it is given up, and how long to wait in between. */
export interface RetryPolicy {
  attempts: number
  firstSeconds: number
  longestSeconds: number
  /** Resolves after so many seconds; tests need not sit through them. */
  pause: (seconds: number, signal: AbortSignal) => Promise<unknown>
}

export const retries: RetryPolicy = {
  attempts: 5,
  firstSeconds: 2,
  longestSeconds: 300,
  pause: (seconds, signal) => wait(seconds * 1000, null, { signal }),
}

/**
 * Asks until there is an answer, waiting longer each time, and as long as the host asks for. Rejects with the last `ModelBusy`
 * after so many attempts. `onCharged` is called before the next attempt where the last one may have been charged.
 */
export async function askWithRetries(
  model: Model,
  question: Question,
  signal: AbortSignal,
  { attempts, firstSeconds, longestSeconds, pause }: RetryPolicy = retries,
  onCharged: () => Promise<void> = async () => {},
): Promise<Answered> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await model.ask(question, signal)
    } catch (error) {
      if (!(error instanceof ModelBusy)) throw error
      if (attempt >= attempts) throw error
      const seconds = error.seconds ?? firstSeconds * 2 ** (attempt - 1)
      // Whoever asks for hours is as good as gone; the job is tried again another time.
      if (seconds > longestSeconds) throw error
      if (error.charged) await onCharged()
      await pause(seconds, signal)
    }
  }
}
