import { once } from 'node:events'
import fs from 'node:fs/promises'
import os from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Candidate, Painted } from '@esrs/engine'
import type { StoredNote } from '../../database/schema/documents.ts'
import type { ReadingMessage, ReadingTask } from './reading-messages.ts'
import { storableJson, storedNote, storedPage } from './stored-page.ts'

// The entry of the process that reads one file and ends. A file may make it take all memory or never return; it is then
// killed from outside, and nothing else is lost. The engine is loaded where it works and not in the thread that watches.

const charactersAtOnce = 1_000_000
const progressEvery = 200
const mostOfEach = 20

function tell(message: ReadingMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send!(message, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })
}

async function work({ path, name, reportingYear, taught, ocrMaxPages, transcript }: ReadingTask): Promise<void> {
  const { analyse, read } = await import('@esrs/engine')
  let told = 0
  const onProgress = (done: number, total: number, activity: 'reading' | 'recognising'): void => {
    if (done < total && Date.now() - told < progressEvery) return
    told = Date.now()
    void tell({ kind: 'progress', done, total, activity })
  }
  const paintBeside = (counter: SharedArrayBuffer) => paintInThread({ path, counter })
  const options = { onProgress, ocrMaxPages, paintBeside, ...(transcript && { transcript }) }
  const result = await read(new Uint8Array(await fs.readFile(path)), name, options)
  if (!result.ok) return await tell({ kind: 'unreadable', reason: result.reason })
  const { pages, language, wordCount, notes } = result.document
  let rows: string[] = []
  let characters = 0
  for (const page of pages) {
    const row = storableJson(storedPage(page))
    rows.push(row)
    characters += row.length
    if (characters < charactersAtOnce && page !== pages.at(-1)) continue
    await tell({ kind: 'pages', rows: `[${rows.join()}]` })
    rows = []
    characters = 0
  }
  const said: StoredNote[] = transcript ? [{ code: 'transcribed' }] : []
  const facts = { language, wordCount, pageCount: pages.length, notes: [...said, ...notes.map(storedNote)] }
  await tell({ kind: 'read', facts })
  const analysis = analyse(result.document, { reportingYear, taught })
  await tell({ kind: 'analysed', analysis: { ...analysis, others: fewOfEach(analysis.others) } })
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

interface PaintingTask {
  path: string
  counter: SharedArrayBuffer
}

/** Has a second thread paint pages; one that fails leaves the rest to this thread. */
function paintInThread(task: PaintingTask): Promise<Painted[]> {
  const painted: Painted[] = []
  return new Promise((resolve) => {
    const thread = new Worker(new URL(import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 6 },
    })
    thread.on('message', (pages: Painted[]) => void painted.push(...pages))
    thread.on('error', () => {})
    thread.on('exit', () => resolve(painted))
  })
}

async function paintHere({ path, counter }: PaintingTask): Promise<void> {
  const { paintFromBack } = await import('@esrs/engine')
  await paintFromBack(new Uint8Array(await fs.readFile(path)), counter, (pages) => parentPort!.postMessage(pages))
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
  const [task] = (await once(process, 'message')) as [ReadingTask]
  await work(task)
  process.disconnect()
} else if (typeof workerData === 'number') watchParent(workerData)
else await paintHere(workerData as PaintingTask)
