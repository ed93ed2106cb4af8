import { eq } from 'drizzle-orm'
import { providerSessions } from '../../../../database/schema/single-sign-on.ts'
import type { Queries } from '../../../../database/tenant.ts'
import type { Actor } from '../../../../http/authenticate.ts'
import type { Parts } from '../../parts.ts'

/** Keeps with a new session where its person signs out at their provider; nothing where nothing is to be done. */
export async function keepSignOut(
  { signOn }: Pick<Parts, 'signOn'>,
  db: Queries,
  { sessionId, companyId }: Pick<Actor, 'sessionId' | 'companyId'>,
  url: string | null,
): Promise<void> {
  if (url === null) return
  const sealedAnswer = signOn.sealing.seal(sessionId, url)
  await db.insert(providerSessions).values({ sessionId, companyId, sealedAnswer })
}

/** Where the person of a session signs out at their provider, also once it has ended; `null` where there is nothing to do. */
export async function signOutUrlOf(
  { db, signOn }: Pick<Parts, 'db' | 'signOn'>,
  sessionId: string,
): Promise<string | null> {
  const [row] = await db.select().from(providerSessions).where(eq(providerSessions.sessionId, sessionId))
  return row ? signOn.sealing.open(sessionId, row.sealedAnswer) : null
}
