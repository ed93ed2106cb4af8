import type { Tenant } from '../../../database/tenant.ts'
import type { CompanyFiles } from '../../../files/encryption/company-files.ts'
import type { Actor } from '../../../http/authenticate.ts'
import { AppError } from '../../../http/errors.ts'
import { deletePerson } from '../company/company-table-store.ts'
import { removeLater } from '../company/left-outside.ts'
import { removeCompany } from '../company/remove-company.ts'
import { say } from '../messages.ts'
import type { CallParts, From } from '../parts.ts'
import { administers } from '../roles.ts'
import { confirmed } from '../sign-in/credentials.ts'
import { assertBreakGlassAdminRemains } from '../sign-in/single-sign-on/break-glass-admin.ts'
import { getCompany } from '../store.ts'
import { countOtherAdmins, listTeam, lockTeam } from '../team-store.ts'

export interface EraseParts extends CallParts {
  files: CompanyFiles
}

/**
 * Erases the signed-in person: account, sessions, copies of mails. What they decided and uploaded is their company's and
 * stays, without a name; the security trail keeps a number that leads to nobody.
 */
export async function erasePerson(
  parts: EraseParts,
  tenant: Tenant,
  actor: Actor,
  password: string | undefined,
  { requestId }: From,
): Promise<void> {
  const { sessions, events, enqueue } = parts
  const user = await confirmed(parts, tenant, actor, { password, field: 'password' })
  const { id, companyId, email } = user
  const ended = await tenant.transaction(async (inside) => {
    await lockTeam(inside)
    if (administers(user) && (await countOtherAdmins(inside, id)) === 0)
      throw new AppError('conflict', say('last_admin'))
    await assertBreakGlassAdminRemains(inside, id, { isGoing: true })
    const all = await sessions.endAll(inside, id)
    await deletePerson(inside, id)
    await removeLater(enqueue, inside, { addresses: [email] })
    await events.record(inside.db, { event: 'user.erased', companyId, by: id, about: id, requestId })
    return all?.ended ?? []
  })
  forgetHere(parts, ended)
}

/** Erases the company of the signed-in administrator with its people, values, documents and files. */
export async function eraseCompany(
  parts: EraseParts,
  tenant: Tenant,
  actor: Actor,
  given: { password?: string | undefined; company_name: string },
): Promise<void> {
  const { sessions, enqueue, warn } = parts
  await confirmed(parts, tenant, actor, { password: given.password, field: 'password' })
  const company = await getCompany(tenant)
  if (company?.name.trim().toLowerCase() !== given.company_name.trim().toLowerCase())
    throw new AppError('invalid_input', say('company.name'), { fields: { company_name: say('company.name') } })
  const ended = await tenant.transaction(async (inside) => {
    await lockTeam(inside)
    const all: string[] = []
    for (const { user } of await listTeam(inside))
      for (const session of (await sessions.endAll(inside, user.id))?.ended ?? []) all.push(session)
    await removeCompany(enqueue, inside)
    return all
  })
  warn(`company ${tenant.companyId} was erased by its administrator ${actor.userId}`)
  forgetHere(parts, ended, tenant.companyId)
}

/**
 * Lets go of what this process has in memory: sessions, and the keys of a company, whose rows are gone. The erasure is done for good, so
 * nothing that goes wrong from here on may be its answer; other processes forget by themselves within half a minute.
 */
function forgetHere({ authenticator, files, warn }: EraseParts, sessions: string[], companyId?: string): void {
  const steps = [
    ...sessions.map((session) => () => authenticator.forget(session)),
    ...(companyId === undefined ? [] : [() => files.forget(companyId)]),
  ]
  for (const step of steps) {
    try {
      step()
    } catch (error) {
      warn(`after an erasure something stays in memory for a moment: ${String(error)}`)
    }
  }
}
