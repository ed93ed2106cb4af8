import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { say } from '../messages.ts'
import { type AccountParts, queueAccountMail } from '../parts.ts'
import { domainOf, needsProvider } from '../sign-in/single-sign-on/account-sign-in.ts'
import { hasProved } from '../sign-in/single-sign-on/provider-store.ts'
import { getUser } from '../store.ts'

/**
 * Queues the mail that lets a person who has no password yet choose one or, where the company requires its provider, says that they sign
 * in with it; an earlier invitation's link is dead then. Call it in the transaction that adds the person, or that asks again.
 */
export async function sendInvitation(
  parts: Pick<AccountParts, 'links' | 'enqueue'>,
  tenant: Tenant,
  { userId, by }: { userId: string; by?: string },
): Promise<void> {
  await refuseOutside(tenant, userId)
  const link = await parts.links.issue(tenant, { userId, purpose: 'invitation' })
  await queueAccountMail(parts, tenant, { userId, kind: 'invitation', link, ...(by === undefined ? {} : { by }) })
}

/** Where the provider is required, nobody comes in with an address at a domain that the company has not proved. */
async function refuseOutside(tenant: Tenant, userId: string): Promise<void> {
  const user = await getUser(tenant, userId)
  if (!user || !(await needsProvider(tenant.db, user))) return
  const domain = domainOf(user.email)
  if (await hasProved(tenant, domain)) return
  const text = say('user.outside', { domain })
  throw new AppError('invalid_input', text, { fields: { email: text } })
}
