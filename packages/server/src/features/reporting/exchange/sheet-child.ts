import { once } from 'node:events'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { wholeFile } from '../../../files/encryption/file-on-disk.ts'
import type { SheetMessage, SheetTask } from './sheet-messages.ts'

// The entry of the process that reads or fills one table and ends; a workbook of a stranger is opened nowhere else.

if (isMainThread) {
  new Worker(new URL(import.meta.url), { workerData: process.ppid }).unref()
  const [{ file, name, fill }] = (await once(process, 'message')) as [SheetTask]
  const { fillFile, readRows } = await import('@esrs/engine/sheets')
  const bytes = file instanceof Uint8Array ? new Uint8Array(file) : await wholeFile(file)
  const message: SheetMessage = fill
    ? { ok: true, sheets: [], filled: fillFile(bytes, name, fill) }
    : readRows(bytes, name)
  await new Promise((resolve) => process.send!(message, undefined, undefined, resolve))
  process.disconnect()
} else {
  // Ends the process when its parent is gone; here because a file may keep the main thread busy for ever.
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL')
  }, 500)
}
