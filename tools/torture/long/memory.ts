import fs from 'node:fs'
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
}

export function sample(pid: number): Sample | null {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'latin1')
    const own = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
    return { at: Date.now(), pid, own, all: weigh(pid) ?? 0, handles: fs.readdirSync(`/proc/${pid}/fd`).length }
  } catch {
    return null
  }
}

const hour = 3_600_000
const warmingUp = 600_000
const window = 300_000
const shortest = 1_200_000

/**
 * Growth of the product's own process in bytes per hour, and of its handles: the slope through the lowest sample of every
 * five minutes, since what is high in between is garbage not yet collected; from ten minutes after a start, since caches fill.
 * Lives of less than half an hour say nothing. `null` where there is none that is longer.
 */
export function slopes(samples: Sample[]): { own: number; handles: number; hours: number } | null {
  const lives = grouped(samples, ({ pid }) => pid)
  let [own, handles, weight] = [0, 0, 0]
  for (const life of lives.values()) {
    const begin = life[0]!.at + warmingUp
    const calm = life.filter(({ at }) => at >= begin)
    const lasted = (calm.at(-1)?.at ?? begin) - begin
    if (lasted < shortest) continue
    const windows = [...grouped(calm, ({ at }) => Math.floor((at - begin) / window)).values()]
    const lowest = (of: (one: Sample) => number) =>
      windows.map((part) => [part[0]!.at, Math.min(...part.map(of))] as const)
    own += slope(lowest((one) => one.own)) * lasted
    handles += slope(lowest((one) => one.handles)) * lasted
    weight += lasted
  }
  return weight === 0 ? null : { own: own / weight, handles: handles / weight, hours: weight / hour }
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
