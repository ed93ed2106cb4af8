import type { Tenant } from '../../../database/tenant.ts'
import type { CallParts } from '../parts.ts'
import type { UserRow } from '../people.ts'

/**
 * Ends everything by which somebody gets in who may not any more: sessions with their refresh tokens, API tokens, links of mails, and
 * what they were opened as somebody without an account. What they decided, uploaded, own and have opened to others stays the company's.
 * Returns the ended sessions. Call it in the transaction of the reason.
 */
export async function revokeAllAccess(
  { links, sessions, onMemberRemoved }: Pick<CallParts, 'links' | 'sessions' | 'onMemberRemoved'>,
  inside: Tenant,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<string[]> {
  await links.revoke(inside.db, id)
  await onMemberRemoved(inside, email)
  return (await sessions.endAll(inside, id))?.ended ?? []
}
