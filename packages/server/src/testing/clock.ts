import type { Clock } from '../clock.ts'

/** A clock that a test moves. It runs on from where it was set. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void
  set(time: Date | string): void
}

export function createTestClock(): TestClock {
  let offset = 0
  const clock = (() => new Date(Date.now() + offset)) as TestClock
  clock.advance = (milliseconds) => {
    offset += milliseconds
  }
  clock.set = (time) => {
    offset = new Date(time).getTime() - Date.now()
  }
  return clock
}
