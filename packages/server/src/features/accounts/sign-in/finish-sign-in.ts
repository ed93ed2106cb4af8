import type { Queries } from '../../../database/tenant.ts'
import type { CompanyRow } from '../company.ts'
import { type CallParts, type From, openSession, ownerOf } from '../parts.ts'
import type { UserRow } from '../people.ts'
import { noteLogin } from '../store.ts'
import { mayUseAccount, providerRequired } from './single-sign-on/account-sign-in.ts'
import { keepSignOut } from './single-sign-on/sign-out.ts'

export type SignedIn = { user: UserRow; company: CompanyRow } & Awaited<ReturnType<typeof openSession>>

/** What a session keeps of the answer of the company's provider. */
export interface ByProvider {
  /** Where its person signs out at the provider; `null` where nothing is to be done. */
  signOutUrl: string | null
  /** The provider has asked for a second factor. */
  hasFactor: boolean
  /** That stands on the trust of the company alone. */
  isTrusted: boolean
}

interface SigningIn {
  userId: string
  company: CompanyRow
  byProvider?: ByProvider | null
  /** When the person proved themselves; `null` where nobody knows. */
  provedAt?: Date | null
}

/**
 * Ends every way of signing in: notes it and begins a session, which is proved now where nothing else is said. Call it in the transaction
 * that holds the person.
 */
export async function finishSignIn(
  parts: CallParts,
  tx: Queries,
  { userId, company, byProvider = null, provedAt = parts.clock() }: SigningIn,
  from: From,
): Promise<SignedIn> {
  const { clock, events, factors } = parts
  const companyId = company.id
  if (!byProvider && !(await mayUseAccount(factors, tx, { id: userId, companyId }))) throw providerRequired()
  const user = await noteLogin(tx, userId, from.language, clock())
  const event = byProvider ? 'login.by_provider' : 'login.succeeded'
  await events.record(tx, { event, companyId, by: userId, about: userId, requestId: from.requestId })
  const begun = byProvider
    ? {
        provedAt,
        signedInBy: 'provider' as const,
        factorByProvider: byProvider.hasFactor,
        factorByTrust: byProvider.isTrusted,
      }
    : { provedAt }
  const opened = await openSession(parts, tx, ownerOf(user), from, begun)
  await keepSignOut(parts, tx, opened.actor, byProvider?.signOutUrl ?? null)
  return { user, company, ...opened }
}
