import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '../../../http/errors.ts'
import type { RegistrationRule } from '../../../registration-settings.ts'
import { removeCompany } from '../company/remove-company.ts'
import { say } from '../messages.ts'
import { type AccountParts, type From, queueAccountMail } from '../parts.ts'
import { addAccount, findByEmail, type NewAccount, noteUnjoined, unprovedCompanies } from '../store.ts'
import { hashPassword } from './passwords.ts'

/** Milliseconds that the reply takes at least, so that its time does not tell whether an address is taken. */
const leastTime = 250

/** Refuses whom the operator does not let in. */
export function refuseAtDoor({ registration, domains }: RegistrationRule, email: string): void {
  if (registration === 'closed') throw new AppError('forbidden', say('registration.closed'))
  if (registration === 'invitation') throw new AppError('forbidden', say('registration.invitation'))
  if (registration === 'domains' && !domains.includes(email.slice(email.lastIndexOf('@') + 1))) {
    const text = say('registration.domains', { domains: domains.join(', ') })
    throw new AppError('forbidden', text, { fields: { email: text } })
  }
}

/** Refuses invitations where only the operator adds people. */
export function refuseInvitations({ registration }: RegistrationRule): void {
  if (registration === 'closed') throw new AppError('forbidden', say('registration.noInvitations'))
}

/**
 * Opens an account that cannot be used before its mailbox is proved, by choosing a password through the link of a mail. For an
 * address that has an account only the mail differs: from outside both are one.
 */
export async function registerByMail(parts: AccountParts, account: Omit<NewAccount, 'now'>, from: From): Promise<void> {
  const [done] = await Promise.allSettled([openOrTell(parts, account, from), wait(leastTime)])
  if (done.status === 'rejected') throw done.reason
}

async function openOrTell(parts: AccountParts, account: Omit<NewAccount, 'now'>, { requestId }: From): Promise<void> {
  const { db, clock, throttle, links, events, tenantOf } = parts
  const tally = await throttle.tally('registerMail', account.email)
  if (tally.wait > 0) return
  // Also where it is not needed: it takes longest of all.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const existing = await findByEmail(db, account.email)
  if (existing) {
    const { id: userId, companyId, isActive } = existing.user
    if (isActive) await queueAccountMail(parts, tenantOf(companyId, db), { userId, kind: 'registered' })
    return
  }
  await db.transaction(async (tx) => {
    const { user } = await addAccount(tx, { ...account, passwordHash, now: clock() })
    const { id: userId, companyId } = user
    const inside = tenantOf(companyId, tx)
    await noteUnjoined(inside, userId, clock())
    await events.record(tx, { event: 'account.registered', companyId, by: userId, about: userId, requestId })
    const link = await links.issue(inside, { userId, purpose: 'invitation' })
    await queueAccountMail(parts, inside, { userId, kind: 'confirm', link })
  })
}

/** Milliseconds after which an account without a proved mailbox is removed: the link of its last mail has been dead for a week. */
const unprovedFor = 14 * 24 * 3_600_000

/** Removes companies that were registered by mail and never used; their addresses are free again. */
export async function sweepUnproved({
  db,
  clock,
  tenantOf,
  enqueue,
}: Pick<AccountParts, 'db' | 'clock' | 'tenantOf' | 'enqueue'>): Promise<void> {
  const since = new Date(clock().getTime() - unprovedFor)
  for (const id of await unprovedCompanies(db, since))
    await tenantOf(id, db).transaction((inside) => removeCompany(enqueue, inside))
}
