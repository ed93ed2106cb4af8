import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../../clock.ts'

const span = 60_000

/** Whether a device has answered a survey within the last minute. */
export interface RecentDevices {
  /** Says whether it has, and remembers that it does now. */
  saw(survey: string, device: string): boolean
}

/**
 * Devices that answered a survey within the last minute, by network and browser, in the memory of this process alone: as hashes with
 * a salt that nobody stores, so that an anonymous answer stays one. Two machines do not know of each other, and people behind one
 * connection with the same browser look alike: it is a hint, and nothing is refused or left out because of it.
 */
export function recentDevices(clock: Clock): RecentDevices {
  const salt = randomBytes(32)
  const seen = new Map<string, number>()
  return {
    saw(survey, device) {
      const now = clock().getTime()
      for (const [key, at] of seen) {
        // The oldest come first.
        if (now - at < span) break
        seen.delete(key)
      }
      const key = createHash('sha256').update(salt).update(survey).update('\0').update(device).digest('base64')
      const known = seen.has(key)
      seen.delete(key)
      seen.set(key, now)
      return known
    },
  }
}
