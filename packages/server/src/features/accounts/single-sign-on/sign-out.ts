import { eq } from 'drizzle-orm'
import { providerSessions } from '../../../database/schema/single-sign-on.ts'
import type { Parts } from '../parts.ts'

/** Where the person of a session that has ended signs out at their provider; `null` where there is nothing to do. */
export async function signOutUrlOf(
  { db, signOn }: Pick<Parts, 'db' | 'signOn'>,
  sessionId: string,
): Promise<string | null> {
  const [row] = await db.select().from(providerSessions).where(eq(providerSessions.sessionId, sessionId))
  return row ? signOn.sealing.open(sessionId, row.sealedAnswer) : null
}
