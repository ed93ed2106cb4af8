import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../clock.ts'
import type { Queries } from '../../../database/tenant.ts'
import { forgetAnswered, keepAnswered } from './passkey-store.ts'

/** Milliseconds for which a passkey may answer a challenge. */
const lifetime = 300_000

const randomLength = 24
const endLength = 8
const signedLength = randomLength + endLength

/** What is signed with passkeys: random bytes that serve once, for one purpose of one session, browser or sign-in. */
export interface PasskeyChallenges {
  /** Makes a challenge that only an answer for the same `purpose` uses. */
  make(purpose: string): Buffer
  /** Uses a challenge up, whatever comes of its answer; `false` where it is over, was used, or was made for something else. */
  take(challenge: string, purpose: string): Promise<boolean>
  /** Forgets answered ones that have ended. */
  sweep(): Promise<void>
}

/**
 * A challenge carries its end and a signature over purpose and end, so that nothing has to be kept of those that are never answered:
 * whoever asks for many fills no table. Only answered ones are remembered, for as long as they would be good.
 */
export function createPasskeyChallenges(db: Queries, secret: string, clock: Clock): PasskeyChallenges {
  const own = Buffer.from(hkdfSync('sha256', secret, '', 'passkey challenge', 32))
  const sign = (part: Buffer, purpose: string) => createHmac('sha256', own).update(part).update(purpose).digest()

  function endOf(bytes: Buffer, purpose: string): Date | null {
    const part = bytes.subarray(0, signedLength)
    const expected = sign(part, purpose)
    const given = bytes.subarray(signedLength)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
    const end = new Date(Number(part.readBigUInt64BE(randomLength)))
    return end > clock() ? end : null
  }

  return {
    make(purpose) {
      const part = Buffer.alloc(signedLength)
      randomBytes(randomLength).copy(part)
      part.writeBigUInt64BE(BigInt(clock().getTime() + lifetime), randomLength)
      return Buffer.concat([part, sign(part, purpose)])
    },
    async take(challenge, purpose) {
      const bytes = Buffer.from(challenge, 'base64url')
      const endsAt = endOf(bytes, purpose)
      if (!endsAt) return false
      return keepAnswered(db, createHash('sha256').update(bytes).digest('base64url'), endsAt)
    },
    sweep: () => forgetAnswered(db, clock()),
  }
}
