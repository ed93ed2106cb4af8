import { once } from 'node:events'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import type { DecodingMessage, DecodingTask } from './decode-picture.ts'

// Entry of the child process that decodes one picture and ends: a logo is decoded nowhere else before it is known that it can be.

if (isMainThread) {
  new Worker(new URL(import.meta.url), { workerData: process.ppid }).unref()
  const [{ bytes }] = (await once(process, 'message')) as [DecodingTask]
  const { redrawn } = await import('@esrs/reports/picture')
  const picture = await redrawn(bytes)
  await new Promise((resolve) => process.send!({ picture } satisfies DecodingMessage, undefined, undefined, resolve))
  process.disconnect()
} else {
  // Ends the process when its parent is gone; in a thread, because a picture may keep the main thread busy for ever.
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL')
  }, 500)
}
