import { randomUUID } from 'node:crypto'
import type { FactorMethod } from '@esrs/contract'
import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import { users } from '../../../database/schema/accounts.ts'
import { passkeys, recoveryCodes, secondFactors, signInChallenges } from '../../../database/schema/second-factor.ts'
import type { Queries, Tenant } from '../../../database/tenant.ts'
import { makeRecoveryCodes, plainCode, recoveryHash, stepOf } from './factor-codes.ts'
import { createSealing } from './sealing.ts'

/** Milliseconds within which a new key has to be confirmed. */
const confirmWithin = 3_600_000

/** What proved somebody: a code of the app, or a recovery code, which is used up by it. */
export type FactorProof = 'code' | 'recovery'

/** The second factors of people; one-time codes, where nothing else is said. */
export interface Factors {
  /** With what the person can finish a sign-in; empty where the password is enough. */
  methods(db: Queries, userId: string): Promise<FactorMethod[]>
  /** When they were set up, and how many recovery codes are left; `null` where the person has none. */
  find(db: Queries, userId: string): Promise<{ setUpAt: Date; codesLeft: number } | null>
  /** Keeps a new key, which asks for nothing yet; `false` where there is a second factor already. */
  begin(tenant: Tenant, userId: string, key: string): Promise<boolean>
  /** Switches the kept key on by a code of it. `missing`: there is none that waits. Call it in a transaction that holds the person. */
  confirm(tenant: Tenant, userId: string, code: string): Promise<'done' | 'wrong' | 'missing'>
  /**
   * Uses a code up and says what it was; `null` for one that is wrong, was used, or of somebody without a second factor. Call it in a
   * transaction: of two uses of one code at once the second waits for the first, and fails.
   */
  accept(db: Queries, userId: string, code: string): Promise<FactorProof | null>
  /** Makes new recovery codes in place of all earlier ones. */
  renewCodes(tenant: Tenant, userId: string): Promise<string[]>
  /** Removes them with their recovery codes, and ends sign-ins that wait; `false` where there were none. */
  remove(tenant: Tenant, userId: string): Promise<boolean>
  /** Removes every second factor of a person, passkeys too; `false` where there was none. */
  removeAll(tenant: Tenant, userId: string): Promise<boolean>
  /** Removes keys that nobody confirmed. */
  sweep(): Promise<void>
}

/** Holds a person against a second factor or a sign-in of the same moment, until the transaction ends. */
export async function lockUser(db: Queries, userId: string): Promise<typeof users.$inferSelect | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update')
  return user ?? null
}

export function createFactors(db: Queries, secret: string, clock: Clock): Factors {
  const sealing = createSealing(secret, 'second factor')
  const ofPerson = (userId: string) => eq(secondFactors.userId, userId)

  async function acceptStep(queries: Queries, row: typeof secondFactors.$inferSelect, code: string): Promise<boolean> {
    const key = sealing.open(row.userId, row.sealedKey)
    const step = key === null ? null : stepOf(key, code, { now: clock(), after: row.lastStep })
    if (step === null) return false
    await queries.update(secondFactors).set({ lastStep: step }).where(ofPerson(row.userId))
    return true
  }

  async function remove({ db: queries, companyId }: Tenant, userId: string): Promise<boolean> {
    await queries.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await queries.delete(signInChallenges).where(eq(signInChallenges.userId, userId))
    const rows = await queries
      .delete(secondFactors)
      .where(and(ofPerson(userId), eq(secondFactors.companyId, companyId)))
      .returning({ confirmedAt: secondFactors.confirmedAt })
    return rows.some(({ confirmedAt }) => confirmedAt !== null)
  }

  return {
    async methods(queries, userId) {
      const isSetUp = and(ofPerson(userId), isNotNull(secondFactors.confirmedAt))
      const codes = await queries.select({ is: sql`1` }).from(secondFactors).where(isSetUp)
      const keys = await queries.select({ is: sql`1` }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1)
      return [...(codes.length > 0 ? (['code'] as const) : []), ...(keys.length > 0 ? (['passkey'] as const) : [])]
    },
    async find(queries, userId) {
      const [row] = await queries
        .select({ setUpAt: secondFactors.confirmedAt })
        .from(secondFactors)
        .where(and(ofPerson(userId), isNotNull(secondFactors.confirmedAt)))
      if (!row?.setUpAt) return null
      const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))
      const [left] = await queries.select({ count: count() }).from(recoveryCodes).where(unused)
      return { setUpAt: row.setUpAt, codesLeft: left?.count ?? 0 }
    },
    async begin({ db: queries, companyId }, userId, key) {
      const row = { sealedKey: sealing.seal(userId, key), lastStep: 0, createdAt: clock() }
      const kept = await queries
        .insert(secondFactors)
        .values({ ...row, userId, companyId })
        .onConflictDoUpdate({ target: secondFactors.userId, set: row, setWhere: isNull(secondFactors.confirmedAt) })
        .returning({ userId: secondFactors.userId })
      return kept.length > 0
    },
    async confirm({ db: queries }, userId, code) {
      const [row] = await queries.select().from(secondFactors).where(ofPerson(userId)).for('update')
      const oldest = clock().getTime() - confirmWithin
      if (!row || row.confirmedAt || row.createdAt.getTime() < oldest) return 'missing'
      if (!(await acceptStep(queries, row, plainCode(code)))) return 'wrong'
      await queries.update(secondFactors).set({ confirmedAt: clock() }).where(ofPerson(userId))
      return 'done'
    },
    async accept(queries, userId, typed) {
      const code = plainCode(typed)
      const [row] = await queries.select().from(secondFactors).where(ofPerson(userId)).for('update')
      const isStep = row?.confirmedAt ? await acceptStep(queries, row, code) : false
      // Asked in every case, so that the time of the reply does not tell what was wrong with a code.
      const used = await queries
        .update(recoveryCodes)
        .set({ usedAt: clock() })
        .where(
          and(
            eq(recoveryCodes.userId, userId),
            eq(recoveryCodes.hash, recoveryHash(userId, code)),
            isNull(recoveryCodes.usedAt),
          ),
        )
        .returning({ id: recoveryCodes.id })
      if (isStep) return 'code'
      return row?.confirmedAt && used.length > 0 ? 'recovery' : null
    },
    async renewCodes({ db: queries, companyId }, userId) {
      const codes = makeRecoveryCodes()
      await queries.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
      await queries.insert(recoveryCodes).values(
        codes.map((code) => {
          const hash = recoveryHash(userId, plainCode(code))
          return { id: randomUUID(), companyId, userId, hash, createdAt: clock() }
        }),
      )
      return codes
    },
    remove,
    async removeAll(tenant, userId) {
      const hadCodes = await remove(tenant, userId)
      const own = and(eq(passkeys.userId, userId), eq(passkeys.companyId, tenant.companyId))
      const removed = await tenant.db.delete(passkeys).where(own).returning({ id: passkeys.id })
      return hadCodes || removed.length > 0
    },
    async sweep() {
      const oldest = sql`${new Date(clock().getTime() - confirmWithin).toISOString()}::timestamptz`
      await db.delete(secondFactors).where(and(isNull(secondFactors.confirmedAt), lt(secondFactors.createdAt, oldest)))
      await db.delete(signInChallenges).where(lt(signInChallenges.endsAt, clock()))
    },
  }
}
