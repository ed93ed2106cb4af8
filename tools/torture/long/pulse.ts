import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// A thread of its own that asks `/version/`, so that nothing the tool does delays a measurement.

/** One call: when it began, in milliseconds since the epoch, how long it took, and the status of the answer; 0 for none. */
export type Beat = [at: number, ms: number, status: number]

const askEvery = 200
const { api } = workerData as { api: string }
let beats: Beat[] = []
parentPort?.on('message', () => {
  parentPort?.postMessage(beats)
  beats = []
})
for (;;) {
  const [at, started] = [Date.now(), performance.now()]
  const answer = await fetch(`${api}/version/`).catch(() => null)
  await answer?.text().catch(() => {})
  beats.push([at, performance.now() - started, answer?.status ?? 0])
  await wait(askEvery)
}
