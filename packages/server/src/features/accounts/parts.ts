import type { Clock } from '../../clock.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'
import type { Actor, Authenticator } from '../../http/authenticate.ts'
import type { Caller } from '../../http/serve.ts'
import type { Enqueue } from '../../jobs/job.ts'
import type { RegistrationRule } from '../../registration-settings.ts'
import { deviceOf } from './device.ts'
import type { Events } from './event-store.ts'
import type { Factors } from './factors/factor-store.ts'
import type { Passkeys } from './factors/passkeys.ts'
import type { Links } from './link-store.ts'
import { accountMail, type Notice } from './mails/mails.ts'
import type { UserRow } from './people.ts'
import type { Begun, SessionOwner, Sessions } from './sign-in/session-store.ts'
import type { SignOnParts } from './sign-in/single-sign-on/sign-on-parts.ts'
import type { Throttle } from './throttle.ts'

/** Parts that the rules of this feature use. */
export interface AccountParts {
  db: Queries
  clock: Clock
  /** Opens the data of a company that a password or the secret of a link has led to. */
  tenantOf: (companyId: string, db: Queries) => Tenant
  enqueue: Enqueue
  sessions: Sessions
  throttle: Throttle
  links: Links
  factors: Factors
  passkeys: Passkeys
  events: Events
  /** Ends what somebody with this address was opened as somebody without an account, once they may not get in any more. */
  onMemberRemoved: (tenant: Tenant, email: string) => Promise<void>
  signOn: SignOnParts
  /** Rule of registration. */
  registrationRule: RegistrationRule
}

/** Parts of a call beside those. */
export interface CallParts extends AccountParts {
  authenticator: Pick<Authenticator, 'sign' | 'forget'>
  warn: (message: string) => void
}

/** The requesting person, as far as rules need it. */
export type From = Pick<Caller, 'address' | 'language' | 'requestId' | 'userAgent'>

export const ownerOf = (user: UserRow): SessionOwner => ({
  id: user.id,
  companyId: user.companyId,
  role: user.role,
  generation: user.generation,
})

/** Queues a mail about an account; in the transaction of what it tells. */
export const queueAccountMail = (
  { enqueue }: Pick<AccountParts, 'enqueue'>,
  tenant: Tenant,
  notice: Notice,
): Promise<void> => enqueue(tenant, accountMail, notice)

/** Begins a session for a person as they are now, with tokens for both purposes. */
export async function openSession(
  { sessions, authenticator }: Pick<CallParts, 'sessions' | 'authenticator'>,
  db: Queries,
  owner: SessionOwner,
  from: From,
  begun?: Begun,
): Promise<{ actor: Actor; access: string; refresh: string }> {
  const { actor, refresh } = await sessions.begin(db, owner, deviceOf(from.userAgent), begun)
  return { actor, refresh, access: await authenticator.sign(actor) }
}
