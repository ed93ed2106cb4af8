import { type ContainLimits, contain } from '../../../children/contain.ts'
import type { AskingMessage, AskingTask } from './asking-messages.ts'

/**
 * Does one task of the language model in a process of its own. `null` where the process ended without an answer; rejects with the
 * reason of the signal.
 */
export async function askInChild(
  task: AskingTask,
  limits: Pick<ContainLimits, 'memoryBytes' | 'milliseconds'> & { entry: string; signal: AbortSignal },
): Promise<AskingMessage | null> {
  let answer: AskingMessage | null = null
  const onMessage = (message: unknown) => {
    answer = message as AskingMessage
  }
  // It says one thing, at its end.
  await contain(task, { ...limits, silentMilliseconds: limits.milliseconds, onMessage })
  return answer
}
