import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import { throttles } from '../../database/schema/accounts.ts'
import type { Queries } from '../../database/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { say } from './messages.ts'

/** So many attempts in so many seconds. */
interface Limit {
  attempts: number
  seconds: number
}

/** The address limits are wide because an office or a school shares one address; the account's limit is the tight one. */
export const throttleLimits = {
  loginAccount: { attempts: 10, seconds: 900 },
  loginAddress: { attempts: 300, seconds: 900 },
  registerAddress: { attempts: 200, seconds: 3600 },
  refreshAddress: { attempts: 3000, seconds: 900 },
} as const satisfies Record<string, Limit>

export type ThrottleName = keyof typeof throttleLimits

export interface Throttle {
  /** Counts an attempt of `subject`; throws `rate_limited` when there were too many. Known and unknown accounts alike. */
  count(name: ThrottleName, subject: string): Promise<void>
  /** Forgets the attempts of `subject` after one that succeeded. */
  clear(name: ThrottleName, subject: string): Promise<void>
  /** Removes what has run out. */
  sweep(): Promise<void>
}

/** Counters in the database, so that they hold for all processes and over restarts. */
export function createThrottle(db: Queries, secret: string, clock: Clock): Throttle {
  const keyOf = (name: string, subject: string) =>
    createHmac('sha256', secret).update(`throttle ${name} ${subject}`).digest('base64url')
  return {
    async count(name, subject) {
      const { attempts, seconds } = throttleLimits[name]
      const now = clock()
      const endsAt = new Date(now.getTime() + seconds * 1000)
      const isOver = sql`${throttles.endsAt} <= ${now.toISOString()}::timestamptz`
      const [row] = await db
        .insert(throttles)
        .values({ key: keyOf(name, subject), count: 1, endsAt })
        .onConflictDoUpdate({
          target: throttles.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
            endsAt: sql`case when ${isOver} then excluded.ends_at else ${throttles.endsAt} end`,
          },
        })
        .returning()
      if (row!.count <= attempts) return
      const retryAfter = (row!.endsAt.getTime() - now.getTime()) / 1000
      throw new AppError('rate_limited', say('throttled'), { retryAfter })
    },
    async clear(name, subject) {
      await db.delete(throttles).where(sql`${throttles.key} = ${keyOf(name, subject)}`)
    },
    async sweep() {
      await db.delete(throttles).where(sql`${throttles.endsAt} <= ${clock().toISOString()}::timestamptz`)
    },
  }
}
