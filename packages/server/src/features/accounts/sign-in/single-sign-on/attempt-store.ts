import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import type { Clock } from '../../../../clock.ts'
import { providerAttempts } from '../../../../database/schema/single-sign-on.ts'
import type { Queries } from '../../../../database/tenant.ts'
import { hashOfSecret } from '../../../../hash-of-secret.ts'
import type { Sealing } from '../../factors/sealing.ts'

/** Milliseconds for which a sign-in waits for the provider's answer, and for which it is remembered afterwards. */
const lifetime = 600_000

export type AttemptRow = typeof providerAttempts.$inferSelect

/** Sign-ins that wait for a provider's answer. */
export interface Attempts {
  /** Begins one, for a sign-in of a browser or for the proof of a session. */
  begin(
    db: Queries,
    wish: { companyId: string; issuer: string; browser: string; sessionId: string | null },
  ): Promise<{ state: string; nonce: string; verifier: string }>
  /** The attempt of a state, over or not; `null` for one that was never begun or is long over. */
  find(db: Queries, state: string): Promise<AttemptRow | null>
  /** Uses an attempt up in the browser that began it; `null` where that is another one, or the attempt was used or is over. */
  take(db: Queries, state: string, browser: string): Promise<(AttemptRow & { verifier: string }) | null>
  sweep(): Promise<void>
}

export function createAttempts(db: Queries, sealing: Sealing, clock: Clock): Attempts {
  return {
    async begin(queries, { companyId, issuer, browser, sessionId }) {
      const state = `${sessionId ? 'proof' : 'sign_in'}.${randomBytes(32).toString('base64url')}`
      const nonce = randomNonce()
      const verifier = randomPKCECodeVerifier()
      const hash = hashOfSecret(state)
      const beganAt = clock()
      await queries.insert(providerAttempts).values({
        hash,
        companyId,
        issuer,
        nonce,
        sessionId,
        beganAt,
        sealedVerifier: sealing.seal(hash, verifier),
        browser: hashOfSecret(browser),
        endsAt: new Date(beganAt.getTime() + lifetime),
      })
      return { state, nonce, verifier }
    },
    async find(queries, state) {
      const [row] = await queries
        .select()
        .from(providerAttempts)
        .where(eq(providerAttempts.hash, hashOfSecret(state)))
      return row ?? null
    },
    async take(queries, state, browser) {
      const hash = hashOfSecret(state)
      const isOpen = and(
        eq(providerAttempts.hash, hash),
        eq(providerAttempts.browser, hashOfSecret(browser)),
        gt(providerAttempts.endsAt, clock()),
      )
      // It stays until it would have ended, so that a second use of it is seen as one.
      const [row] = await queries.update(providerAttempts).set({ endsAt: clock() }).where(isOpen).returning()
      const verifier = row && sealing.open(hash, row.sealedVerifier)
      return row && verifier ? { ...row, verifier } : null
    },
    sweep: async () =>
      void (await db
        .delete(providerAttempts)
        .where(lt(providerAttempts.endsAt, new Date(clock().getTime() - lifetime)))),
  }
}
