import { once } from 'node:events'
import os from 'node:os'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import type { FilledRow, PlacedQuestion } from '@esrs/engine'
import { wholeFile } from '../../../files/encryption/file-on-disk.ts'
import type { SheetMessage, SheetTask } from './sheet-messages.ts'

// The entry of the process that reads or fills one table and ends; a workbook of a stranger is opened nowhere else.

/** Milliseconds after which reading takes long. */
const longFrom = 1_000

/** Characters of a question that are looked at. */
const longestQuestion = 2_000
/** Characters of an option or a type that are looked at. */
const longestWord = 300

/** Sheets whose columns are told, and questions that were left out and are listed by name. */
const [mostSheets, mostLeft] = [40, 300]

/** Cells and characters of one message: whoever hears it does something else before the next. */
const slice = { cells: 2_000, characters: 100_000 }

const tell = (message: SheetMessage): Promise<unknown> =>
  new Promise((resolve) => process.send!(message, undefined, undefined, resolve))

async function work({ file, name, most, fill, added = null, named = [], questions }: SheetTask): Promise<void> {
  const { fillFile, readForm, readFormFile, readRows } = await import('@esrs/engine/sheets')
  const bytes = file instanceof Uint8Array ? new Uint8Array(file) : await wholeFile(file)
  const ended = { ok: true } as const
  if (fill) return void (await tell({ ended, filled: await fillFile(bytes, name, fill, added, named) }))
  if (questions) {
    const read = await readFormFile(bytes, name, most)
    if (!read.ok) return void (await tell({ ended: read }))
    const form = readForm(read.sheets, questions.year, new Map(questions.said), new Map(questions.known), read.names)
    const found = {
      questions: form.questions.slice(0, questions.most).map(shortened),
      kind: read.kind,
      sheets: form.sheets.slice(0, mostSheets),
      left: form.left.slice(0, mostLeft),
      leftCount: form.left.length,
    }
    return void (await tell({ ended, found }))
  }
  const read = readRows(bytes, name, most)
  if (!read.ok) return void (await tell({ ended: read }))
  for (const { name: sheet, separator, rows } of read.sheets) {
    await tell({ sheet, separator })
    for (const some of slices(rows)) await tell({ rows: some })
  }
  await tell({ ended })
}

const shortened = <Question extends PlacedQuestion>({
  text,
  unit,
  section,
  whole,
  type,
  options,
  ...place
}: Question) => ({
  ...place,
  type: type.slice(0, longestWord),
  options: options.map((option) => ({ ...option, text: option.text.slice(0, longestWord) })),
  text: text.slice(0, longestQuestion),
  unit: unit.slice(0, longestQuestion),
  section: section.slice(0, longestQuestion),
  whole: whole?.slice(0, longestQuestion) ?? null,
})

function* slices(rows: readonly FilledRow[]): Generator<FilledRow[]> {
  let some: FilledRow[] = []
  let [cells, characters] = [0, 0]
  for (const row of rows) {
    some.push(row)
    cells += row.cells.length
    for (const cell of row.cells) if (cell?.kind === 'text') characters += cell.text.length
    if (cells < slice.cells && characters < slice.characters) continue
    yield some
    some = []
    ;[cells, characters] = [0, 0]
  }
  if (some.length > 0) yield some
}

if (isMainThread) {
  new Worker(new URL(import.meta.url), { workerData: process.ppid }).unref()
  const [task] = (await once(process, 'message')) as [SheetTask]
  await work(task)
  process.disconnect()
} else {
  // What takes long lets everything else go first: who serves, and tables of two lines.
  setTimeout(() => os.setPriority(process.pid, 5), longFrom)
  // Ends the process when its parent is gone; here because a file may keep the main thread busy for ever.
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL')
  }, 500)
}
