import { type ContainLimits, contain, startChild } from '../../../children/contain.ts'
import type { AskingMessage, AskingTask } from './asking-messages.ts'

/**
 * Does one task of the language model in a process of its own. `null` where the process ended without an answer; rejects with the
 * reason of the signal.
 */
export async function askInChild(
  task: AskingTask,
  { entry, ...limits }: Pick<ContainLimits, 'memoryBytes' | 'milliseconds'> & { entry: string; signal: AbortSignal },
): Promise<AskingMessage | null> {
  let answer: AskingMessage | null = null
  const onMessage = (message: unknown) => {
    answer = message as AskingMessage
  }
  // It says one thing, at its end.
  const start = () => startChild(entry)
  await contain(task, { ...limits, start, silentMilliseconds: limits.milliseconds, onMessage })
  return answer
}
