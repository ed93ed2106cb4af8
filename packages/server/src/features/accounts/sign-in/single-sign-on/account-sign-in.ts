import { domainToASCII } from 'node:url'
import type { Queries } from '../../../../database/tenant.ts'
import { AppError } from '../../../../http/errors.ts'
import type { Factors } from '../../factors/factor-store.ts'
import { say } from './messages.ts'
import {
  findLink,
  findProvider,
  findProviderAt,
  holdsToProvider,
  isBreakGlass,
  type ProviderRow,
} from './provider-store.ts'

// Password and passkey where a company lets people in by its provider alone.

/** The domain of an e-mail address, as DNS names it. */
export const domainOf = (email: string): string => domainToASCII(email.slice(email.lastIndexOf('@') + 1)).toLowerCase()

/** The refusal; it says the same of every address at the domains of the company, whatever the password, with or without an account. */
export const providerRequired = (): AppError => new AppError('single_sign_on_required', say('required'))

/** Whether addresses at this one's domain belong to a company that lets people in by its provider alone. */
export const isRequiredAt = async (db: Queries, email: string): Promise<boolean> =>
  (await findProviderAt(db, domainOf(email)))?.mode === 'required'

/** Whether a person comes in by the provider alone: administrators for emergencies do not. */
export const needsProvider = async (db: Queries, user: { id: string; companyId: string }): Promise<boolean> =>
  (await holdsToProvider(db, user.companyId)) && !(await isBreakGlass(db, user.id))

/** The refusal of a password that would open nothing. */
export const passwordNotUsed = (): AppError => new AppError('password_not_used', say('required.password'))

/** The provider that can prove a person anew; `null` where it was switched off, or replaced by one that does not know them yet. */
export async function findProvingProvider(
  db: Queries,
  user: { id: string; companyId: string },
): Promise<ProviderRow | null> {
  const provider = await findProvider(db, user.companyId)
  if (!provider || provider.mode === 'off') return null
  return (await findLink(db, provider.issuer, user.id)) && provider
}

/** What the provider of the company means for a person who is signed in. */
export async function providerFor(db: Queries, user: { id: string; companyId: string }) {
  const provider = await findProvider(db, user.companyId)
  return {
    provider_proves: (await findProvingProvider(db, user)) !== null,
    password_used: provider?.mode !== 'required' || (await isBreakGlass(db, user.id)),
  }
}

/**
 * Whether password and passkey let a person in: where the provider is required, only administrators for emergencies with a second factor.
 * Call it in the transaction of the sign-in.
 */
export async function mayUseAccount(
  factors: Pick<Factors, 'methods'>,
  tx: Queries,
  user: { id: string; companyId: string },
): Promise<boolean> {
  if (!(await holdsToProvider(tx, user.companyId))) return true
  return (await isBreakGlass(tx, user.id)) && (await factors.methods(tx, user.id)).length > 0
}
