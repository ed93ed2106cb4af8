import { vi } from 'vitest'
import { patience } from './patience.ts'

/** Tries a check until it holds, and returns what it returned; after the time the check's own failure is the test's. */
export const until = <T>(check: () => T | Promise<T>, own: Partial<typeof patience> = {}): Promise<T> =>
  vi.waitFor(check, { ...patience, ...own })
