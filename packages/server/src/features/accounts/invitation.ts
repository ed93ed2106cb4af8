import type { Tenant } from '../../database/tenant.ts'
import { type Parts, queueAccountMail } from './parts.ts'

/**
 * Queues the mail that lets a person who has no password yet choose one; an earlier invitation's link is dead then. Call it in
 * the transaction that adds the person, or that asks again.
 */
export async function sendInvitation(
  parts: Pick<Parts, 'links' | 'enqueue'>,
  tenant: Tenant,
  { userId, by }: { userId: string; by?: string },
): Promise<void> {
  const link = await parts.links.issue(tenant, { userId, purpose: 'invitation' })
  await queueAccountMail(parts, tenant, { userId, kind: 'invitation', link, ...(by === undefined ? {} : { by }) })
}
