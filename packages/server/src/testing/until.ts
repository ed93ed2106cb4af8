import { vi } from 'vitest'

/** How long to try, and how long between two tries, in milliseconds. The minute is for a busy machine: what holds ends at once. */
interface Patience {
  timeout?: number
  interval?: number
}

/** Tries a check until it holds, and returns what it returned; after the time the check's own failure is the test's. */
export const until = <T>(check: () => T | Promise<T>, patience: Patience = {}): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20, ...patience })
