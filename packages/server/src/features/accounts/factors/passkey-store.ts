import { randomUUID } from 'node:crypto'
import { and, asc, eq, lt, or } from 'drizzle-orm'
import { answeredChallenges, passkeys } from '../../../database/schema/second-factor.ts'
import type { Queries, Tenant } from '../../../database/tenant.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** What a passkey is kept with. */
export type NewPasskey = Omit<typeof passkeys.$inferInsert, 'id' | 'companyId' | 'userId'>

/** Passkeys of a person, newest last. */
export async function listPasskeys(db: Queries, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

/** The passkey by which a browser calls it. */
export async function findPasskey(db: Queries, credentialId: string): Promise<PasskeyRow | null> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return passkey ?? null
}

/** Keeps a passkey; throws a duplicate where it is there already. */
export async function addPasskey({ db, companyId }: Tenant, userId: string, made: NewPasskey): Promise<PasskeyRow> {
  const [added] = await db
    .insert(passkeys)
    .values({ ...made, id: randomUUID(), companyId, userId })
    .returning()
  return added!
}

/**
 * Notes a use with the number of signatures that it states. `copied`: as many as another use or fewer, so there are two of it. `gone`: it
 * was removed meanwhile.
 */
export async function notePasskeyUse(
  db: Queries,
  id: string,
  { signatures, lastUsedAt }: { signatures: number; lastUsedAt: Date },
): Promise<'used' | 'copied' | 'gone'> {
  const isNext = or(
    lt(passkeys.signatures, signatures),
    and(eq(passkeys.signatures, 0), eq(passkeys.signatures, signatures)),
  )
  const used = await db
    .update(passkeys)
    .set({ signatures, lastUsedAt })
    .where(and(eq(passkeys.id, id), isNext))
    .returning({ id: passkeys.id })
  if (used.length > 0) return 'used'
  const [there] = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.id, id))
  return there ? 'copied' : 'gone'
}

const oneOf = ({ companyId }: Tenant, userId: string, id: string) =>
  and(eq(passkeys.companyId, companyId), eq(passkeys.userId, userId), eq(passkeys.id, id))

/** Gives one of a person another name; `null` where there is none of this id. */
export async function renamePasskey(
  tenant: Tenant,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | null> {
  const [renamed] = await tenant.db
    .update(passkeys)
    .set({ name })
    .where(oneOf(tenant, userId, id))
    .returning()
  return renamed ?? null
}

/** Removes one of a person; `false` where there is none of this id. */
export async function removePasskey(tenant: Tenant, userId: string, id: string): Promise<boolean> {
  const removed = await tenant.db
    .delete(passkeys)
    .where(oneOf(tenant, userId, id))
    .returning({ id: passkeys.id })
  return removed.length > 0
}

/** Keeps that a challenge was answered; `false` where it was before. */
export async function keepAnswered(db: Queries, hash: string, endsAt: Date): Promise<boolean> {
  return (await db.insert(answeredChallenges).values({ hash, endsAt }).onConflictDoNothing().returning()).length > 0
}

/** Forgets answered challenges that have ended. */
export async function forgetAnswered(db: Queries, now: Date): Promise<void> {
  await db.delete(answeredChallenges).where(lt(answeredChallenges.endsAt, now))
}
