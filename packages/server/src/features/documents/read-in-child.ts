import type { Analysis, UnreadableReason } from '@esrs/engine'
import { type ContainLimits, type ContainOptions, contain } from '../../children/contain.ts'
import type { ReadFacts, ReadingMessage, ReadingTask } from './reading-messages.ts'

/** What reading and analysing one file came to. Pages are JSON texts of rows. */
export type Reading =
  | { ok: true; facts: ReadFacts; pages: string[]; analysis: Analysis }
  | { ok: false; reason: UnreadableReason }

export type ReadingLimits = ContainLimits

/** How far reading has come. */
export interface Progress {
  done: number
  total: number
  activity: 'reading' | 'recognising'
}

export interface ReadingOptions extends ReadingLimits {
  /** Starts a process that runs `reading-child`. */
  start: ContainOptions['start']
  signal: AbortSignal
  onProgress(progress: Progress): void
  /** The pages are read and the analysis begins. */
  onRead(): Promise<void>
}

/** The reading process ended without an answer and without having been told to. */
export class ReadingCrashed extends Error {}

/**
 * Reads and analyses a file in a process of its own, which is killed past either limit. Resolves with what was found or with
 * the typed reason why nothing could be read; rejects with `ReadingCrashed`, or with the reason of the signal.
 */
export async function readInChild(task: ReadingTask, options: ReadingOptions): Promise<Reading> {
  const { onProgress, onRead, ...contained } = options
  const pages: string[] = []
  let facts: ReadFacts | null = null
  // Whatever struck after the last message was on its way; what was found by then is still true.
  let reading: Reading | null = null
  const onMessage = (raw: unknown): void | Promise<void> => {
    const message = raw as ReadingMessage
    if (message.kind === 'progress') onProgress(message)
    else if (message.kind === 'pages') pages.push(message.rows)
    else if (message.kind === 'unreadable') reading = { ok: false, reason: message.reason }
    else if (message.kind === 'analysed') {
      if (facts) reading = { ok: true, facts, pages, analysis: message.analysis }
    } else {
      facts = message.facts
      return onRead()
    }
  }
  const { ending, trace } = await contain(task, { ...contained, onMessage })
  if (reading) return reading
  if (ending === 'took_too_long' || ending === 'too_much_memory') return { ok: false, reason: ending }
  throw new ReadingCrashed(`The reading process ended with ${trace}`)
}
