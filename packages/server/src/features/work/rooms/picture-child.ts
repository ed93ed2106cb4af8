import { once } from 'node:events'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { wholeFile } from '../../../files/encryption/file-on-disk.ts'
import type { PictureTask } from './page-picture.ts'

// Entry of the child process that draws one page of a document and ends. Uploaded files are drawn nowhere else.

if (isMainThread) {
  new Worker(new URL(import.meta.url), { workerData: process.ppid }).unref()
  const [{ file, page, marks }] = (await once(process, 'message')) as [PictureTask]
  const { pagePicture } = await import('@esrs/engine/pages')
  const picture = await pagePicture(await wholeFile(file), page, marks)
  await new Promise((resolve) => process.send!({ picture }, undefined, undefined, resolve))
  process.disconnect()
} else {
  // Ends the process when its parent is gone; in a thread, because a file may keep the main thread busy for ever.
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL')
  }, 500)
}
