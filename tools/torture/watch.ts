import fs from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Response times and memory of a run of the product. */
export interface Watched {
  calls: number
  medianMs: number
  p99Ms: number
  slowestMs: number
  /** Calls that failed or answered anything but 200. */
  failed: number
  /** Highest memory of the product and its children, shared pages counted once; `null` where the system gives no figure. */
  peakBytes: number | null
}

const askEvery = 20
const weighEvery = 250

export interface Watching {
  /** Runs work that blocks this process while no request is being timed. */
  aside<T>(work: () => T | Promise<T>): Promise<T>
  /** Milliseconds of the slowest call since the last time this was asked. */
  slowest(): number
  stop(): Promise<Watched>
}

/** Asks `/version/` and weighs the product's processes until stopped. */
export function watch(api: string, pid: number): Watching {
  let isOver = false
  let isAside = false
  let call: Promise<void> = Promise.resolve()
  let slowest = 0
  const times: number[] = []
  let failed = 0
  let peak: number | null = null
  const ask = async () => {
    const started = performance.now()
    const answer = await fetch(`${api}/version/`).catch(() => null)
    await answer?.text().catch(() => {})
    const took = performance.now() - started
    times.push(took)
    slowest = Math.max(slowest, took)
    if (answer?.status !== 200) failed += 1
  }
  const asking = (async () => {
    while (!isOver) {
      if (!isAside) {
        call = ask()
        await call
      }
      await wait(askEvery)
    }
  })()
  const weighing = (async () => {
    while (!isOver) {
      const bytes = weigh(pid)
      if (bytes !== null) peak = Math.max(peak ?? 0, bytes)
      await wait(weighEvery)
    }
  })()
  return {
    aside: async (work) => {
      isAside = true
      await call
      try {
        return await work()
      } finally {
        isAside = false
      }
    },
    slowest: () => {
      const found = slowest
      slowest = 0
      return found
    },
    stop: async () => {
      isOver = true
      await Promise.all([asking, weighing])
      times.sort((a, b) => a - b)
      const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
      return { calls: times.length, medianMs: at(0.5), p99Ms: at(0.99), slowestMs: at(1), failed, peakBytes: peak }
    },
  }
}

/** Memory of a process and all that came from it, in bytes. */
export function weigh(pid: number): number | null {
  if (!fs.existsSync('/proc/self/smaps_rollup')) return null
  const children = new Map<number, number[]>()
  for (const name of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = fs.readFileSync(`/proc/${name}/stat`, 'latin1')
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      children.set(parent, [...(children.get(parent) ?? []), Number(name)])
    } catch {
      // It has ended meanwhile.
    }
  }
  let bytes = 0
  const left = [pid]
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    for (const child of children.get(one) ?? []) left.push(child)
    try {
      const rollup = fs.readFileSync(`/proc/${one}/smaps_rollup`, 'latin1')
      bytes += Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024
    } catch {
      // It has ended meanwhile.
    }
  }
  return bytes
}

/** The figures of a watched run as lines for people. */
export function watchedLines({ calls, medianMs, p99Ms, slowestMs, failed, peakBytes }: Watched): string[] {
  const memory = peakBytes === null ? 'not told by this system' : `${Math.round(peakBytes / 1_048_576)} MB`
  return [
    `GET /version/ meanwhile   ${calls} calls, ${failed} failed, median ${medianMs.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, slowest ${slowestMs.toFixed(0)} ms`,
    `memory of the service     ${memory} at most`,
  ]
}
