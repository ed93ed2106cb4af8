import { randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'
import type { Enqueue } from '../../jobs/job.ts'
import type { CompanyRow } from './company.ts'
import { createEvents } from './event-store.ts'
import { createFactors } from './factors/factor-store.ts'
import { createLinks } from './link-store.ts'
import { resetFactor } from './own-factors/second-factor.ts'
import { queueAccountMail } from './parts.ts'
import { normalEmail, type UserRow } from './people.ts'
import { checkPassword, hashPassword } from './sign-in/passwords.ts'
import { createSessions } from './sign-in/session-store.ts'
import { domainFrom, keepDomain, own } from './sign-in/single-sign-on/prove-domain.ts'
import { holdProvider, listDomains, saveProvider } from './sign-in/single-sign-on/provider-store.ts'
import {
  addAccount,
  findByEmail,
  findCompanies,
  listCompanies,
  noteUnjoined,
  setPassword,
  updateCompany,
} from './store.ts'
import { sendInvitation } from './team/invitation.ts'
import { addUser } from './team-store.ts'
import { createThrottle } from './throttle.ts'

// What the person who runs an installation does from its command line. They have the database and its keys in their hands, so
// nothing here asks who they are; the trail names no person of the company for what they do.

/** Something that the operator asked for is not there or not possible; the message is the one line they read. */
export class OperatorError extends Error {}

/** Flags of a company that have no place in the app, or that only an operator may set. */
export const flags = {
  skip_onboarding: { column: 'skipOnboarding', kind: 'on/off' },
  enable_document_upload: { column: 'enableDocumentUpload', kind: 'on/off' },
  test_account: { column: 'testAccount', kind: 'on/off' },
  app_header_text: { column: 'appHeaderText', kind: 'text' },
} as const satisfies Record<string, { column: keyof CompanyRow; kind: 'on/off' | 'text' }>

export type FlagName = keyof typeof flags

export interface OperatorOptions {
  db: Queries
  clock: Clock
  secret: string
  tenantOf: (companyId: string, db: Queries) => Tenant
  enqueue: Enqueue
}

export interface NewPerson {
  email: string
  name: string
  /** Name or id of a company; one that does not exist is made. */
  company: string
  role: UserRow['role'] | null
  language: UserRow['language']
  /** `null`: the person gets a mail and chooses one. */
  password: string | null
}

/** A random password that can be read out over the telephone. */
export function makePassword(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  const letters = Array.from(randomBytes(20), (byte) => signs[byte % signs.length]!).join('')
  return letters.match(/.{5}/g)!.join('-')
}

export function createOperator({ db, clock, secret, tenantOf, enqueue }: OperatorOptions) {
  const events = createEvents(db, clock, () => {})
  const links = createLinks(secret, clock)
  const sessions = createSessions(db, secret, clock)
  const throttle = createThrottle(db, secret, clock)
  const factors = createFactors(db, secret, clock)

  async function findCompany(nameOrId: string): Promise<CompanyRow | null> {
    const rows = await findCompanies(db, nameOrId)
    if (rows.length < 2) return rows[0] ?? null
    const ids = rows.map(({ id }) => id).join(', ')
    throw new OperatorError(`There are ${rows.length} companies of this name; name one by its id: ${ids}.`)
  }

  async function companyNamed(nameOrId: string): Promise<CompanyRow> {
    const company = await findCompany(nameOrId)
    if (!company) throw new OperatorError(`There is no company ${nameOrId}.`)
    return company
  }

  return {
    /** Every company with its people, by name. */
    list: (): Promise<{ company: CompanyRow; people: UserRow[] }[]> => listCompanies(db),

    /** Adds a person, with their company when there is none of this name. */
    async createUser(wish: NewPerson): Promise<{ company: string; isNewCompany: boolean; role: UserRow['role'] }> {
      const { name, language, password } = wish
      const email = normalEmail(wish.email)
      if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new OperatorError(`${wish.email} is no email address.`)
      if (await findByEmail(db, email)) throw new OperatorError(`There is a user with the address ${email} already.`)
      const existing = await findCompany(wish.company)
      if (password !== null) checkPassword(password, { email, names: [name, wish.company] })
      const passwordHash = await hashPassword(password ?? randomBytes(32).toString('base64url'))
      const role = wish.role ?? (existing ? 'company_member' : 'company_admin')
      if (!existing && role !== 'company_admin')
        throw new OperatorError('The first person of a company is its administrator.')
      return db.transaction(async (tx) => {
        const person = { email, passwordHash, name, language }
        const now = clock()
        const id = randomUUID()
        const made = existing ? null : await addAccount(tx, { ...person, companyName: wish.company.trim(), now })
        const company = existing ?? made!.company
        const inside = tenantOf(company.id, tx)
        if (existing) await addUser(inside, { ...person, id, role, createdAt: now })
        const userId = made?.user.id ?? id
        await events.record(tx, { event: 'user.invited', companyId: company.id, by: null, about: userId })
        // The person has not signed in yet and has no password of their own: not joined.
        await noteUnjoined(inside, userId, password === null ? now : null)
        if (password === null) await sendInvitation({ links, enqueue }, inside, { userId, by: userId })
        return { company: company.name, isNewCompany: made !== null, role }
      })
    },

    /** Sets a password, ends every session and tells the person by mail. */
    async resetPassword(address: string, password: string): Promise<void> {
      const found = await findByEmail(db, normalEmail(address))
      if (!found) throw new OperatorError(`There is no user with the address ${address}.`)
      const { user, company } = found
      checkPassword(password, { email: user.email, names: [user.name, company.name] })
      const passwordHash = await hashPassword(password)
      await tenantOf(company.id, db).transaction(async (inside) => {
        await setPassword(inside, user.id, passwordHash)
        await links.revoke(inside.db, user.id)
        await sessions.endAll(inside, user.id)
        await events.record(inside.db, { event: 'password.reset', companyId: company.id, by: null, about: user.id })
        await queueAccountMail({ enqueue }, inside, { userId: user.id, kind: 'passwordSet', at: clock().toISOString() })
      })
      await throttle.clear('loginAccount', user.email)
    },

    /** Removes the second factor of somebody who has lost it, ends every session and tells the person by mail. */
    async resetSecondFactor(address: string): Promise<void> {
      const found = await findByEmail(db, normalEmail(address))
      if (!found) throw new OperatorError(`There is no user with the address ${address}.`)
      const { user, company } = found
      const parts = { factors, sessions, events, enqueue, clock }
      const ended = await tenantOf(company.id, db).transaction((inside) =>
        resetFactor(parts, inside, user.id, { by: null, reason: null }),
      )
      if (!ended) throw new OperatorError(`${address} has no second factor.`)
    },

    /** Notes that a domain belongs to a company, which may not have added it yet; returns the company's name. */
    async proveDomain(nameOrId: string, written: string): Promise<string> {
      const company = await companyNamed(nameOrId)
      const domain = domainFrom(written)
      await tenantOf(company.id, db).transaction(async (inside) => {
        const isThere = (await listDomains(inside)).some((row) => row.domain === domain)
        if (!isThere) await keepDomain(inside, domain, clock())
        await own(inside, domain, clock())
        const event = 'single_sign_on.domain_proved'
        await events.record(inside.db, { event, companyId: company.id, by: null, reason: domain })
      })
      return company.name
    },

    /** Lets people sign in with passwords again where the provider of their company is required and brings nobody in. */
    async allowPasswords(nameOrId: string): Promise<string> {
      const company = await companyNamed(nameOrId)
      await tenantOf(company.id, db).transaction(async (inside) => {
        const provider = await holdProvider(inside)
        if (provider?.mode !== 'required')
          throw new OperatorError(`${company.name} does not require its people to sign in with a provider.`)
        await saveProvider(inside, { ...provider, mode: 'optional' })
        await events.record(inside.db, { event: 'single_sign_on.not_required', companyId: company.id, by: null })
      })
      return company.name
    },

    /** Changes a flag and returns the company's name. */
    async setFlag(nameOrId: string, flag: FlagName, value: string): Promise<string> {
      const company = await companyNamed(nameOrId)
      const { column, kind } = flags[flag]
      if (kind === 'on/off' && value !== 'on' && value !== 'off')
        throw new OperatorError(`${flag} is either on or off.`)
      if (value.length > 200) throw new OperatorError(`${flag} may have at most 200 characters.`)
      const stored = kind === 'on/off' ? value === 'on' : value.trim() || null
      await tenantOf(company.id, db).transaction(async (inside) => {
        await updateCompany(inside, { [column]: stored })
        await events.record(inside.db, { event: 'company.changed', companyId: company.id, by: null })
      })
      return company.name
    },
  }
}
