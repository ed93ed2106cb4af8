import { type ChildProcess, execFile, fork } from 'node:child_process'
import fs from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import path from 'node:path'
import { type Facts, spanning } from '../traces/span.ts'

/** Limits of a process that opens a stranger's file; past them it is killed. */
export interface ContainLimits {
  /** Resident memory. */
  memoryBytes: number
  /** In all. */
  milliseconds: number
  /** Without a message. */
  silentMilliseconds: number
}

/** Memory of a process above which it is asked about. */
export interface Slice {
  memoryBytes: number
  /** From its first message on: how long a process takes to start says nothing about its task. */
  milliseconds: number
  /**
   * Asked when the process has used more, and again every second, until it says no; that ends the process.
   * @param isLarge whether it is more memory that it uses
   */
  mayGoOn(isLarge: boolean): Promise<boolean>
}

export interface ContainOptions extends ContainLimits {
  /** The process, made with `startChild`. */
  start(): ChildProcess
  /** Whether a message ends the task. The process is left running then; without this, it ends by itself when it has done its task. */
  isLast?(message: unknown): boolean
  slice?: Slice
  signal?: AbortSignal
  /** Handles its messages; a rejected promise ends the process and `contain` with it. */
  onMessage(message: unknown): void | Promise<void>
}

/** How a process ended: by itself, or because it went past a limit. */
export type Ending = 'ended' | 'took_too_long' | 'too_much_memory' | 'gave_way' | 'crashed'

const watchEvery = 50
const askEvery = 1000

/** Folder with the folder of this release's compiled programs; none where the product was not started by its commands. */
const compiled = getCompileCacheDir()

/** Starts a process that runs a file and waits for a message. It knows no secrets of the product. */
export function startChild(entry: string): ChildProcess {
  return fork(entry, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Secrets of the product are no business of a process that opens files of strangers.
    env: compiled ? { NODE_COMPILE_CACHE: path.dirname(compiled) } : {},
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      // A bounded heap keeps garbage from being counted as need, and so does a small nursery.
      '--max-semi-space-size=8',
      '--max-old-space-size=512',
      // Every pattern is used thousands of times: interpreting it first costs a fifth of the analysis.
      '--no-regexp-tier-up',
      // The process lives for one file, too short a time to find out first which functions are worth compiling.
      '--always-sparkplug',
    ],
  })
}

/**
 * Has a process do a task and kills it past any limit. Messages that arrived before remain valid. Rejects with the reason of the
 * signal.
 * @returns how it ended and, of a crash, where: the lines of its stack and nothing else, for messages may quote the file
 */
export async function contain(task: object, options: ContainOptions): Promise<{ ending: Ending; trace: string }> {
  options.signal?.throwIfAborted()
  const child = options.start()
  const span = { name: `process ${programOf(child)}`, kind: 'internal' } as const
  return spanning(
    span,
    () => watch(child, task, options),
    ({ ending }): Facts => ({ 'esrs.ending': ending }),
  )
}

/** The program that a process runs, such as `reading`. */
const programOf = ({ spawnargs }: ChildProcess): string =>
  path.basename(spawnargs.findLast((argument) => !argument.startsWith('-')) ?? '').replace(/(-child)?\.\w+$/, '')

async function watch(
  child: ChildProcess,
  task: object,
  options: ContainOptions,
): Promise<{ ending: Ending; trace: string }> {
  const { signal, memoryBytes, milliseconds, silentMilliseconds, slice } = options
  const words = lastWords(child)
  let killedFor: Ending | null = null
  const kill = (reason: Ending) => {
    killedFor ??= reason
    child.kill('SIGKILL')
  }
  const stop = () => void child.kill('SIGKILL')
  signal?.addEventListener('abort', stop)
  const clock = setTimeout(() => kill('took_too_long'), milliseconds)
  const silence = setTimeout(() => kill('took_too_long'), silentMilliseconds)
  const heard = () => {
    silence.refresh()
    asking?.begin()
  }
  child.on('message', heard)
  const asking = slice && askAfter(slice, () => kill('gave_way'))
  const unwatch = watchMemory(child, (bytes) => {
    if (bytes > memoryBytes) kill('too_much_memory')
    else if (slice && bytes > slice.memoryBytes) asking?.isLarge()
  })
  let isDone = false
  try {
    // A process that ends before it has heard its task is noticed by its end.
    child.send(task, () => {})
    isDone = await listen(child, options)
    if (isDone) return { ending: 'ended', trace: '' }
    if (child.exitCode !== 0) signal?.throwIfAborted()
    if (killedFor) return { ending: killedFor, trace: '' }
    // This is how the runtime itself gives up when there is no memory left for it.
    if (child.signalCode === 'SIGABRT') return { ending: 'too_much_memory', trace: '' }
    if (child.exitCode === 0) return { ending: 'ended', trace: '' }
    return { ending: 'crashed', trace: `${child.signalCode ?? child.exitCode}.\n${words.trace()}` }
  } finally {
    signal?.removeEventListener('abort', stop)
    clearTimeout(clock)
    clearTimeout(silence)
    child.off('message', heard)
    asking?.end()
    unwatch()
    words.end()
    if (!isDone) child.kill('SIGKILL')
  }
}

function lastWords({ stderr }: ChildProcess): { trace(): string; end(): void } {
  let words = ''
  const add = (chunk: string) => {
    words = (words + chunk).slice(-8000)
  }
  stderr?.setEncoding('utf8').on('data', add)
  return {
    trace: () => words.match(/^ +at .*$/gm)?.join('\n') ?? '',
    end: () => void stderr?.off('data', add),
  }
}

/** Asks whether a process may go on once its slice is over, or as soon as it is large, and calls `no` when it may not. */
function askAfter({ milliseconds, mayGoOn }: Slice, no: () => void) {
  let large = false
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const ask = async () => {
    if (isOver) return
    // What cannot be found out now is asked again.
    const goesOn = await mayGoOn(large).catch(() => true)
    if (isOver) return
    if (!goesOn) return no()
    timer = setTimeout(ask, askEvery)
  }
  return {
    begin: () => {
      timer ??= setTimeout(ask, milliseconds)
    },
    isLarge: () => {
      if (large) return
      large = true
      clearTimeout(timer)
      timer = setTimeout(ask)
    },
    end: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}

/** Passes on what the process tells until its task is done (`true`) or it has ended. */
function listen(
  child: ChildProcess,
  { onMessage, isLast }: Pick<ContainOptions, 'onMessage' | 'isLast'>,
): Promise<boolean> {
  let handled: Promise<void> = Promise.resolve()
  return new Promise<boolean>((resolve, reject) => {
    const end = (isDone: boolean) => {
      child.off('message', hear)
      child.off('error', reject)
      child.off('close', close)
      handled.then(() => resolve(isDone), reject)
    }
    const hear = (message: unknown) => {
      const done = onMessage(message)
      if (done) {
        handled = done
        handled.catch((error) => {
          child.kill('SIGKILL')
          reject(error)
        })
      }
      if (isLast?.(message)) end(true)
    }
    // Not `exit`: messages may still be on their way then.
    const close = () => end(false)
    child.on('error', reject)
    child.on('message', hear)
    child.on('close', close)
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
