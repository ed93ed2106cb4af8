import { flushCompileCache } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { isMainThread, type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Candidate, Page } from '@esrs/engine'
import type { Painted } from '@esrs/engine/pages'
import type { StoredNote } from '../../database/schema/documents.ts'
import { type FileOnDisk, plainFile, wholeFile } from '../../files/encryption/file-on-disk.ts'
import { FileDamaged } from '../../files/encryption/format.ts'
import type { ReadingMessage, ReadingTask, WarmUp } from './reading-messages.ts'
import { indexRow, storableJson, storedNote, storedPage } from './stored-page.ts'

// The entry of the process that reads files of one company, one after the other, until it is killed or its parent is gone. A file
// may make it take all memory or never return; it is then killed from outside, and nothing else is lost. The engine is loaded where it works and not in the thread that watches.

const charactersAtOnce = 1_000_000
const progressEvery = 200
const mostOfEach = 20
const lastPriority = 15

function tell(message: ReadingMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send!(message, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })
}

async function work(task: ReadingTask): Promise<void> {
  const { file, name, reportingYear, taught, ocrMaxPages, transcript } = task
  const addsPictures = task.pictures === 'added'
  // Those that wait for their first values come first, and this process ends with its task.
  if (addsPictures) os.setPriority(lastPriority)
  const { analyse, read, readPictures } = await import('@esrs/engine')
  await tell({ kind: 'begun' })
  let reportedAt = 0
  let isOver = false
  const onProgress = (done: number, total: number, activity: 'reading' | 'recognising'): void => {
    // What a file has left running reports nothing for the next.
    if (isOver) return
    if (done < total && Date.now() - reportedAt < progressEvery) return
    reportedAt = Date.now()
    void tell({ kind: 'progress', done, total, activity })
  }
  const paintBeside = (counter: SharedArrayBuffer) => paintInThread({ file, counter })
  const options = {
    onProgress,
    ocrMaxPages,
    paintBeside,
    picturesLater: !addsPictures,
    ...(transcript && { transcript }),
  }
  const bytes = await wholeFile(file).catch((error: unknown) => {
    if (error instanceof FileDamaged) return null
    throw error
  })
  const result: Awaited<ReturnType<typeof read | typeof readPictures>> = bytes
    ? await (addsPictures ? readPictures : read)(bytes, name, options)
    : { ok: false, reason: 'damaged', detail: 'tags' }
  isOver = true
  if (!result.ok) return await tell({ kind: 'unreadable', reason: result.reason })
  const { pages, language, wordCount, notes, picturesLater } = result.document
  const told: readonly Page[] = 'pages' in result ? (result.pages as Page[]) : pages
  await tellRows('pages', told.map(storedPage))
  const transcriptNotes: StoredNote[] = transcript ? [{ code: 'transcribed' }] : []
  const allNotes = [...transcriptNotes, ...notes.map(storedNote)]
  await tell({ kind: 'read', facts: { language, wordCount, pageCount: pages.length, notes: allNotes, picturesLater } })
  if (addsPictures && told.length === 0) return await tell({ kind: 'analysed', analysis: null })
  const onStep = () => {
    if (Date.now() - reportedAt < progressEvery) return
    reportedAt = Date.now()
    void tell({ kind: 'analysing' })
  }
  const { pages: indexed = [], ...analysis } = analyse(result.document, {
    reportingYear,
    taught,
    keepsPages: true,
    onStep,
  })
  await tellRows('index', indexed.map(indexRow))
  await tell({ kind: 'analysed', analysis: { ...analysis, others: fewOfEach(analysis.others) } })
}

/** Tells rows as JSON texts of a bounded size. */
async function tellRows(kind: 'pages' | 'index', all: readonly object[]): Promise<void> {
  let rows: string[] = []
  let characters = 0
  for (const one of all) {
    const row = storableJson(one)
    rows.push(row)
    characters += row.length
    if (characters < charactersAtOnce && one !== all.at(-1)) continue
    await tell({ kind, rows: `[${rows.join()}]` })
    rows = []
    characters = 0
  }
}

/** The first of each datapoint: a table of a million figures has more to say than anybody keeps, and all of it would be sent. */
function fewOfEach(candidates: readonly Candidate[]): Candidate[] {
  const counts = new Map<string, number>()
  return candidates.filter(({ datapoint }) => {
    const count = (counts.get(datapoint) ?? 0) + 1
    counts.set(datapoint, count)
    return count <= mostOfEach
  })
}

/**
 * Reads files for practice: the code is loaded and compiled then, and the patterns with it. Stops where `wanted` says that a task
 * has come, for which the rest is as much practice.
 */
async function warmUp(files: string[], wanted: () => boolean): Promise<void> {
  const { analyse, read } = await import('@esrs/engine')
  for (const file of files) {
    if (wanted()) return
    const result = await read(await wholeFile(plainFile(file)), path.basename(file), { ocrMaxPages: 0 })
    if (result.ok && !wanted()) analyse(result.document, { reportingYear: new Date().getFullYear(), taught: [] })
  }
  if (wanted()) return
  waitingPainter = startPainter()
  waitingPainter.postMessage({ warmUp: files } satisfies WarmUp)
}

interface PaintingTask {
  file: FileOnDisk
  counter: SharedArrayBuffer
}

let waitingPainter: Worker | null = null

/** A thread that paints pages of one file. It does not keep the process from ending. */
function startPainter(): Worker {
  const thread = new Worker(new URL(import.meta.url), {
    workerData: 'paint',
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 6 },
  })
  thread.on('error', () => {})
  thread.on('exit', () => {
    if (waitingPainter === thread) waitingPainter = null
  })
  thread.unref()
  return thread
}

/** Has a second thread paint pages; one that fails leaves the rest to this thread. */
function paintInThread(task: PaintingTask): Promise<Painted[]> {
  const painted: Painted[] = []
  const thread = waitingPainter ?? startPainter()
  waitingPainter = null
  return new Promise((resolve) => {
    thread.ref()
    thread.on('message', (pages: Painted[]) => {
      for (const page of pages) painted.push(page)
    })
    thread.on('exit', () => resolve(painted))
    thread.postMessage(task)
  })
}

function paintHere(port: MessagePort): void {
  let last = Promise.resolve()
  port.on('message', (message: WarmUp | PaintingTask) => {
    last = last.then(async () => {
      const { paintFromBack } = await import('@esrs/engine/pages')
      if ('warmUp' in message) {
        for (const file of message.warmUp)
          await paintFromBack(
            await wholeFile(plainFile(file)),
            new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
            () => {},
          )
        return
      }
      await paintFromBack(await wholeFile(message.file), message.counter, (pages) => port.postMessage(pages))
      port.close()
    })
  })
}

/** Ends the process when its parent is gone; in a thread of its own because a file may keep the main one busy for ever. */
function watchParent(parent: number): void {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
  }, 500)
}

if (isMainThread) {
  new Worker(new URL(import.meta.url), { workerData: process.ppid }).unref()
  // The API answers while files are read: whatever else the machine has to do comes first.
  os.setPriority(5)
  // Tasks come one at a time; the first may come while practising.
  let last: Promise<void> = Promise.resolve()
  let wanted = false
  process.on('message', (message: WarmUp | ReadingTask) => {
    if ('warmUp' in message) {
      // What fails in practice fails again with the task, which says so.
      last = warmUp(message.warmUp, () => wanted)
        .catch(() => {})
        .then(flushCompileCache)
      return
    }
    wanted = true
    // A failure is no business of the next file: it ends the process.
    last = last
      .then(() => work(message))
      .then(() => tell({ kind: 'done', bytes: process.memoryUsage.rss() }))
      // It is killed in the end, and what it has compiled would be lost.
      .then(flushCompileCache)
  })
} else if (typeof workerData === 'number') watchParent(workerData)
else paintHere(parentPort!)
