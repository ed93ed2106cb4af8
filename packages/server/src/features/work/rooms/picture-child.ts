import { once } from 'node:events'
import fs from 'node:fs/promises'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import type { PictureTask } from './page-picture.ts'

// Entry of the child process that draws one page of a document and ends. Uploaded files are drawn nowhere else.

if (isMainThread) {
  new Worker(new URL(import.meta.url), { workerData: process.ppid }).unref()
  const [{ path, page, marks }] = (await once(process, 'message')) as [PictureTask]
  const { pagePicture } = await import('@esrs/engine')
  const picture = await pagePicture(new Uint8Array(await fs.readFile(path)), page, marks)
  await new Promise((resolve) => process.send!({ picture }, undefined, undefined, resolve))
  process.disconnect()
} else {
  // Ends the process when its parent is gone; in a thread, because a file may keep the main thread busy for ever.
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL')
  }, 500)
}
