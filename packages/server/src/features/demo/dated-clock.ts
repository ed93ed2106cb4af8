import type { Clock } from '../../clock.ts'

/** A clock that the people of the demo company work by: their assessment took weeks, and its log would be no example otherwise. */
export interface DatedClock extends Clock {
  /** Stops at eight in the morning of a day; with `null` it shows the time of the machine again. */
  on(day: string | null): void
  /** Goes on by some minutes. */
  next(): void
}

const minutes = 7

/** A clock that can be stopped on a day; it never shows a time that has not come. */
export function datedClock(machine: Clock): DatedClock {
  let stopped: Date | null = null
  const read: Clock = () => {
    const now = machine()
    return stopped !== null && stopped < now ? stopped : now
  }
  return Object.assign(read, {
    on: (day: string | null) => {
      stopped = day === null ? null : new Date(`${day}T08:00:00Z`)
    },
    next: () => {
      if (stopped) stopped = new Date(stopped.getTime() + minutes * 60_000)
    },
  })
}
