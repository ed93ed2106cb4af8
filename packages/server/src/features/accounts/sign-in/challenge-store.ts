import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { companies, users } from '../../../database/schema/accounts.ts'
import { signInChallenges } from '../../../database/schema/second-factor.ts'
import type { Queries } from '../../../database/tenant.ts'
import type { CompanyRow } from '../company.ts'
import type { UserRow } from '../people.ts'

export type ChallengeRow = typeof signInChallenges.$inferSelect

/** Wrong codes that end a sign-in. */
const mostAttempts = 5

const isOpen = (hash: string, now: Date) =>
  and(eq(signInChallenges.hash, hash), gt(signInChallenges.endsAt, now), lt(signInChallenges.attempts, mostAttempts))

/** Keeps a sign-in that waits for its second step. */
export async function addChallenge(db: Queries, row: typeof signInChallenges.$inferInsert): Promise<void> {
  await db.insert(signInChallenges).values(row)
}

/** Whose sign-in waits under this hash; `null` where it is over. */
export async function findChallenge(
  db: Queries,
  hash: string,
  now: Date,
): Promise<{ user: UserRow; company: CompanyRow } | null> {
  const [found] = await db
    .select({ user: users, company: companies })
    .from(signInChallenges)
    .innerJoin(users, eq(users.id, signInChallenges.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(isOpen(hash, now))
  return found ?? null
}

/** Counts an attempt of a person in the statement that looks: attempts at once get no more than one after another. */
export async function countAttempt(db: Queries, hash: string, userId: string, now: Date): Promise<ChallengeRow | null> {
  const [waiting] = await db
    .update(signInChallenges)
    .set({ attempts: sql`${signInChallenges.attempts} + 1` })
    .where(and(isOpen(hash, now), eq(signInChallenges.userId, userId)))
    .returning()
  return waiting ?? null
}

/** Uses a challenge up. */
export async function takeChallenge(db: Queries, hash: string): Promise<ChallengeRow | null> {
  const [ended] = await db.delete(signInChallenges).where(eq(signInChallenges.hash, hash)).returning()
  return ended ?? null
}
