import type { Example } from './regression.ts'

/** So many thresholds are tried for a feature. */
export const BINS = 63

/** A feature by the examples in which it is not nought, each with the number of the stretch that its value lies in. */
export interface Column {
  rows: Int32Array
  bins: Uint8Array
  /** The stretch of every example. */
  all: Uint8Array
  zero: number
  /** Upper ends of the stretches but the last. */
  thresholds: number[]
}

export function columnOf(examples: readonly Example[], name: string): Column {
  const values = examples.map(({ features }) => features[name] ?? 0)
  const distinct = [...new Set(values)].sort((a, b) => a - b)
  const step = Math.max(1, distinct.length / BINS)
  const thresholds: number[] = []
  for (let i = 1; i * step < distinct.length; i++) {
    const at = Math.floor(i * step)
    thresholds.push(((distinct[at - 1] as number) + (distinct[at] as number)) / 2)
  }
  const binOf = (value: number): number => {
    let [low, high] = [0, thresholds.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (value <= (thresholds[middle] as number)) high = middle
      else low = middle + 1
    }
    return low
  }
  const rows = values.flatMap((value, i) => (value === 0 ? [] : [i]))
  const [bins, zero] = [Uint8Array.from(rows.map((i) => binOf(values[i] as number))), binOf(0)]
  const all = new Uint8Array(values.length).fill(zero)
  rows.forEach((row, k) => {
    all[row] = bins[k] as number
  })
  return { rows: Int32Array.from(rows), bins, all, zero, thresholds }
}
