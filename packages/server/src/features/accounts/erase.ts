import type { Tenant } from '../../database/tenant.ts'
import type { CompanyFiles } from '../../files/encryption/company-files.ts'
import type { Actor } from '../../http/authenticate.ts'
import { AppError } from '../../http/errors.ts'
import type { Mailer } from '../../mail/mail.ts'
import { companyTables, deleteCompany, deletePerson, filesOf } from './company-tables.ts'
import { confirmed } from './credentials.ts'
import { say } from './messages.ts'
import type { CallParts, From } from './parts.ts'
import { administers } from './roles.ts'
import { keepEmergency } from './single-sign-on/keep-emergency.ts'
import { getCompany } from './store.ts'
import { countOtherAdmins, listTeam, lockTeam } from './team-store.ts'

export interface EraseParts extends CallParts {
  files: CompanyFiles
  mailer: Mailer
  warn: (message: string) => void
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
  const { sessions, events, authenticator, mailer } = parts
  const user = await confirmed(parts, tenant, actor, { password, field: 'password' })
  const { id, companyId } = user
  const ended = await tenant.transaction(async (inside) => {
    await lockTeam(inside)
    if (administers(user) && (await countOtherAdmins(inside, id)) === 0)
      throw new AppError('conflict', say('last_admin'))
    await keepEmergency(inside, id, { isGoing: true })
    const all = await sessions.endAll(inside, id)
    await deletePerson(inside, id)
    await events.record(inside.db, { event: 'user.erased', companyId, by: id, about: id, requestId })
    return all?.ended ?? []
  })
  for (const session of ended) authenticator.forget(session)
  await mailer.forget(user.email)
}

/** Erases the company of the signed-in administrator with its people, values, documents and files. */
export async function eraseCompany(
  parts: EraseParts,
  tenant: Tenant,
  actor: Actor,
  given: { password?: string | undefined; company_name: string },
): Promise<void> {
  const { sessions, authenticator, files, mailer, warn } = parts
  await confirmed(parts, tenant, actor, { password: given.password, field: 'password' })
  const company = await getCompany(tenant)
  if (company?.name.trim().toLowerCase() !== given.company_name.trim().toLowerCase())
    throw new AppError('invalid_input', say('company.name'), { fields: { company_name: say('company.name') } })
  const team = await listTeam(tenant)
  const names: string[] = []
  const ended: string[] = []
  await tenant.transaction(async (inside) => {
    await lockTeam(inside)
    for await (const { file } of filesOf(inside, await companyTables(inside.db))) names.push(file)
    for (const { user } of team)
      for (const one of (await sessions.endAll(inside, user.id))?.ended ?? []) ended.push(one)
    await deleteCompany(inside)
  })
  for (const session of ended) authenticator.forget(session)
  warn(`company ${tenant.companyId} was erased by its administrator ${actor.userId}`)
  // With the rows of its keys nothing opens its files any more; here they are still in memory.
  files.forget(tenant.companyId)
  // The rows are gone for good; a file that cannot be removed now is one without a row, which the sweep takes.
  for (const name of names) await files.remove(name).catch(() => warn(`file ${name} is left to the sweep`))
  for (const { user } of team) await mailer.forget(user.email)
}
