import { type ChildProcess, execFile, fork } from 'node:child_process'
import fs from 'node:fs'
import type { Analysis, UnreadableReason } from '@esrs/engine'
import type { ReadFacts, ReadingMessage, ReadingTask } from './reading-messages.ts'

/** What reading and analysing one file came to. Pages are JSON texts of rows. */
export type Reading =
  | { ok: true; facts: ReadFacts; pages: string[]; analysis: Analysis }
  | { ok: false; reason: UnreadableReason }

export interface ReadingLimits {
  /** Resident memory of the reading process. */
  memoryBytes: number
  /** In all. */
  milliseconds: number
  /** Without a sign of progress. */
  silentMilliseconds: number
}

/** How far reading has come. */
export interface Progress {
  done: number
  total: number
  activity: 'reading' | 'recognising'
}

export interface ReadingOptions extends ReadingLimits {
  /** The file to run, `reading-child`. */
  entry: string
  signal: AbortSignal
  onProgress(progress: Progress): void
  /** The pages are read and the analysis begins. */
  onRead(): Promise<void>
}

/** The reading process ended without an answer and without having been told to. */
export class ReadingCrashed extends Error {}

const watchEvery = 50

/**
 * Reads and analyses a file in a process of its own, which is killed past either limit. Resolves with what was found or with
 * the typed reason why nothing could be read; rejects with `ReadingCrashed`, or with the reason of the signal.
 */
export async function readInChild(task: ReadingTask, options: ReadingOptions): Promise<Reading> {
  const { signal, entry, memoryBytes, milliseconds, silentMilliseconds } = options
  signal.throwIfAborted()
  const child = fork(entry, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Secrets of the product are no business of a process that opens files of strangers.
    env: {},
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      // A small nursery and a bounded heap keep garbage from being counted as need; they cost no time here.
      '--max-semi-space-size=2',
      '--max-old-space-size=512',
      // Every pattern is used thousands of times: interpreting it first costs a fifth of the analysis.
      '--no-regexp-tier-up',
    ],
  })
  const trace = lastWords(child)
  let killedFor: UnreadableReason | null = null
  const kill = (reason: UnreadableReason) => {
    killedFor ??= reason
    child.kill('SIGKILL')
  }
  const stop = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  const clock = setTimeout(() => kill('took_too_long'), milliseconds)
  const silence = setTimeout(() => kill('took_too_long'), silentMilliseconds)
  child.on('message', () => silence.refresh())
  const unwatch = watchMemory(child, (bytes) => {
    if (bytes > memoryBytes) kill('too_much_memory')
  })
  try {
    // A process that ends before it has heard its task is noticed by its end.
    child.send(task, () => {})
    const reading = await listen(child, options)
    // The limits may have struck after the last message was on its way; what was found by then is still true.
    if (reading) return reading
    signal.throwIfAborted()
    if (killedFor) return { ok: false, reason: killedFor }
    // This is how the runtime itself gives up when there is no memory left for it.
    if (child.signalCode === 'SIGABRT') return { ok: false, reason: 'too_much_memory' }
    throw new ReadingCrashed(`The reading process ended with ${child.signalCode ?? child.exitCode}.\n${trace()}`)
  } finally {
    signal.removeEventListener('abort', stop)
    clearTimeout(clock)
    clearTimeout(silence)
    unwatch()
    child.kill('SIGKILL')
  }
}

/** Where a process failed: the lines of its stack and nothing else, for its messages may quote the document. */
function lastWords({ stderr }: ChildProcess): () => string {
  let words = ''
  stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    words = (words + chunk).slice(-8000)
  })
  return () => words.match(/^ +at .*$/gm)?.join('\n') ?? ''
}

/** Collects what the process tells until it ends; `null` when it did not come to an end of its own. */
function listen(child: ChildProcess, { onProgress, onRead }: ReadingOptions): Promise<Reading | null> {
  const pages: string[] = []
  let facts: ReadFacts | null = null
  let told: Promise<void> = Promise.resolve()
  let end: Reading | null = null
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('message', (raw) => {
      const message = raw as ReadingMessage
      if (message.kind === 'progress') onProgress(message)
      else if (message.kind === 'pages') pages.push(message.rows)
      else if (message.kind === 'read') {
        facts = message.facts
        told = onRead()
        told.catch((error) => {
          child.kill('SIGKILL')
          reject(error)
        })
      } else if (message.kind === 'unreadable') end = { ok: false, reason: message.reason }
      else if (facts) end = { ok: true, facts, pages, analysis: message.analysis }
    })
    // Not `exit`: messages may still be on their way then.
    child.on('close', () => told.then(() => resolve(end), reject))
  })
}

/** Calls `found` with the resident memory of a process again and again until the returned function is called. */
function watchMemory({ pid }: ChildProcess, found: (bytes: number) => void): () => void {
  if (fs.existsSync('/proc/self/status')) {
    const timer = setInterval(() => found(residentBytes(pid)), watchEvery)
    return () => clearInterval(timer)
  }
  const timer = setInterval(() => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, output) => {
      if (!error) found(Number(output) * 1024)
    })
  }, watchEvery * 10)
  return () => clearInterval(timer)
}

/** 0 when the process has ended. */
function residentBytes(pid: number | undefined): number {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'latin1')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
