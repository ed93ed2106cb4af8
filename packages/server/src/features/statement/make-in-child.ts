import { type ContainLimits, contain, startChild } from '../../children/contain.ts'
import type { MakingMessage, MakingTask } from './making-messages.ts'

/** Settings of the process that makes files. */
export interface Making extends ContainLimits {
  /** The file to run, `making-child`. */
  entry: string
}

/** The bytes of a file, or why it could not be made. */
export type Made = { ok: true; bytes: Uint8Array[] } | { ok: false; reason: 'took_too_long' | 'too_much_memory' }

/** The making process ended unasked and without a file. */
class MakingCrashed extends Error {}

/** Makes a file in a process of its own, which is killed past its limits. Rejects with `MakingCrashed`, or with the signal's reason. */
export async function makeInChild(task: MakingTask, making: Making, signal: AbortSignal): Promise<Made> {
  const { entry, ...limits } = making
  const bytes: Uint8Array[] = []
  let isWhole = false
  const { ending, trace } = await contain(task, {
    ...limits,
    signal,
    start: () => startChild(entry),
    onMessage: (raw) => {
      const message = raw as MakingMessage
      if (message.kind === 'piece') bytes.push(message.bytes)
      else isWhole = true
    },
  })
  if (isWhole) return { ok: true, bytes }
  if (ending === 'took_too_long' || ending === 'too_much_memory') return { ok: false, reason: ending }
  throw new MakingCrashed(`The making process ended with ${trace}`)
}
