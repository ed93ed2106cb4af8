import { vi } from 'vitest'

/** Tries a check until it holds. The time is for a busy machine: what holds ends at once. Where a test has set the clock, it goes on. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, 60_000)
