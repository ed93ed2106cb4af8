import type { Queries } from '../../../../database/tenant.ts'
import type { Actor } from '../../../../http/authenticate.ts'
import type { AccountParts } from '../../parts.ts'
import { keepSealedAnswer, sealedAnswerOf } from './provider-store.ts'

/** Keeps with a new session where its person signs out at their provider; nothing where nothing is to be done. */
export async function keepSignOut(
  { signOn }: Pick<AccountParts, 'signOn'>,
  db: Queries,
  { sessionId, companyId }: Pick<Actor, 'sessionId' | 'companyId'>,
  url: string | null,
): Promise<void> {
  if (url === null) return
  await keepSealedAnswer(db, { sessionId, companyId, sealedAnswer: signOn.sealing.seal(sessionId, url) })
}

/** Where the person of a session signs out at their provider, also once it has ended; `null` where there is nothing to do. */
export async function signOutUrlOf(
  { db, signOn }: Pick<AccountParts, 'db' | 'signOn'>,
  sessionId: string,
): Promise<string | null> {
  const sealed = await sealedAnswerOf(db, sessionId)
  return sealed === null ? null : signOn.sealing.open(sessionId, sealed)
}
