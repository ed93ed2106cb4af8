import type { Analysis, UnreadableReason } from '@esrs/engine'
import { type ContainLimits, contain, type Slice } from '../../children/contain.ts'
import type { BorrowedProcess } from '../../children/standby.ts'
import type { ReadFacts, ReadingMessage, ReadingTask } from './reading-messages.ts'

/** The result of reading and analysing one file. Pages and their index are JSON texts of rows. */
export type Reading<A extends Analysis | null = Analysis> =
  | { ok: true; facts: ReadFacts; pages: string[]; index: string[]; analysis: A }
  | { ok: false; reason: UnreadableReason | 'gave_way' }

export type ReadingLimits = ContainLimits

/** How far reading has come. */
export interface Progress {
  done: number
  total: number
  activity: 'reading' | 'recognising'
}

export interface ReadingOptions extends ReadingLimits {
  /** Lends a process that runs `reading-child`. */
  take(): BorrowedProcess
  /** A point where other documents may go first. */
  slice?: Slice | undefined
  signal: AbortSignal
  onProgress(progress: Progress): void
  /** The pages are read and the analysis begins. */
  onRead(): Promise<void>
}

/** The reading process ended unasked and without an answer. */
class ReadingCrashed extends Error {}

/** Of the memory that it may take, what a process may hold on to that reads another file. It must have been quick as well. */
const mostKept = 0.6

/**
 * Reads and analyses a file in a process of its own or in one that has read files of the same company, which is killed past either
 * limit. Resolves with what was found or with the typed reason why nothing could be read; rejects with `ReadingCrashed`, or with
 * the reason of the signal.
 */
export async function readInChild<A extends Analysis | null = Analysis>(
  task: ReadingTask,
  options: ReadingOptions,
): Promise<Reading<A>> {
  const loan = options.take()
  const { reading, ending, trace } = await readWith<A>(loan, task, options)
  if (reading) return reading
  if (ending === 'took_too_long' || ending === 'gave_way') return { ok: false, reason: ending }
  // What earlier files have left in memory may be to blame: only a process of its own says what a file does.
  if (loan.isUsed) return await readInChild<A>(task, options)
  if (ending === 'too_much_memory') return { ok: false, reason: ending }
  throw new ReadingCrashed(`The reading process ended with ${trace}`)
}

async function readWith<A extends Analysis | null>(loan: BorrowedProcess, task: ReadingTask, options: ReadingOptions) {
  const { onProgress, onRead, take, slice, ...limits } = options
  let begun = performance.now()
  const pages: string[] = []
  const index: string[] = []
  let facts: ReadFacts | null = null
  // Whatever struck after the last message was on its way; what was found by then is still true.
  let reading: Reading<A> | null = null
  let held = 0
  const onMessage = (raw: unknown): void | Promise<void> => {
    const message = raw as ReadingMessage
    if (message.kind === 'begun') begun = performance.now()
    else if (message.kind === 'progress') onProgress(message)
    else if (message.kind === 'pages') pages.push(message.rows)
    else if (message.kind === 'index') index.push(message.rows)
    else if (message.kind === 'unreadable') reading = { ok: false, reason: message.reason }
    else if (message.kind === 'done') held = message.bytes
    else if (message.kind === 'analysed') {
      if (facts) reading = { ok: true, facts, pages, index, analysis: message.analysis as A }
    } else if (message.kind === 'read') {
      facts = message.facts
      return onRead()
    }
  }
  const { ending, trace } = await contain(task, {
    ...limits,
    ...(slice && { slice }),
    start: () => loan.child,
    onMessage,
    isLast: (message) => (message as ReadingMessage).kind === 'done',
  }).catch((error) => {
    loan.child.kill('SIGKILL')
    throw error
  })
  const wasQuick = slice !== undefined && performance.now() - begun < slice.milliseconds
  if (held > 0 && held < limits.memoryBytes * mostKept && wasQuick) loan.giveBack()
  else loan.child.kill('SIGKILL')
  return { reading: reading as Reading<A> | null, ending, trace }
}
