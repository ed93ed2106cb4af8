import fs from 'node:fs'
import { minOf } from '../../../packages/engine/src/reading/min-max.ts'
import { weigh } from '../watch.ts'

/** What the product takes at a moment. */
export interface Sample {
  at: number
  pid: number
  /** Memory of the product's own process, in bytes. */
  own: number
  /** Memory of all its processes, shared pages counted once. */
  all: number
  /** Open files and connections of its own process. */
  handles: number
  /** What the last full garbage collection of its own process left, in bytes. */
  kept: number
}

export async function sample(pid: number, metrics: string): Promise<Sample | null> {
  try {
    const told = await (await fetch(metrics)).text()
    const kept = Number(/^esrs_memory_kept_bytes (\d+)$/m.exec(told)?.[1] ?? 0)
    const status = fs.readFileSync(`/proc/${pid}/status`, 'latin1')
    const own = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
    const handles = fs.readdirSync(`/proc/${pid}/fd`).length
    return { at: Date.now(), pid, own, all: weigh(pid) ?? 0, handles, kept }
  } catch {
    return null
  }
}

const hour = 3_600_000
const warmingUp = 600_000
const window = 300_000
const shortest = 1_200_000

/** Growth an hour, in bytes and handles, and the hours that it was measured over. */
export interface Slopes {
  own: number
  kept: number
  handles: number
  hours: number
}

/**
 * Growth of the product's own process, of what full collections leave in it, and of its handles: the slope through the lowest
 * sample of every five minutes, since what is high in between is garbage not yet collected; from ten minutes after a start,
 * since caches fill. Lives of less than half an hour say nothing. `null` where there is none that is longer.
 */
export function slopes(samples: Sample[]): Slopes | null {
  const lives = grouped(samples, ({ pid }) => pid)
  const sums = { own: 0, kept: 0, handles: 0 }
  let weight = 0
  for (const life of lives.values()) {
    const begin = life[0]!.at + warmingUp
    const calm = life.filter(({ at }) => at >= begin)
    const lasted = (calm.at(-1)?.at ?? begin) - begin
    if (lasted < shortest) continue
    const windows = [...grouped(calm, ({ at }) => Math.floor((at - begin) / window)).values()]
    for (const what of ['own', 'kept', 'handles'] as const)
      sums[what] += lasted * slope(windows.map((part) => [part[0]!.at, minOf(part.map((one) => one[what]))]))
    weight += lasted
  }
  if (weight === 0) return null
  return { own: sums.own / weight, kept: sums.kept / weight, handles: sums.handles / weight, hours: weight / hour }
}

function grouped(samples: Sample[], by: (one: Sample) => number): Map<number, Sample[]> {
  const groups = new Map<number, Sample[]>()
  for (const one of samples) groups.set(by(one), [...(groups.get(by(one)) ?? []), one])
  return groups
}

/** Least squares, per hour. */
function slope(points: (readonly [at: number, value: number])[]): number {
  const [x, y] = [0, 1].map((index) => points.reduce((sum, point) => sum + point[index]!, 0) / points.length) as [
    number,
    number,
  ]
  const spread = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
  return spread === 0 ? 0 : (points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) / spread) * hour
}
