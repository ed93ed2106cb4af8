import { createHmac, randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import { companies, users } from '../../database/schema/accounts.ts'
import { mailLinks } from '../../database/schema/security.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'
import { hashOfSecret } from '../../hash-of-secret.ts'
import type { CompanyRow } from './company.ts'
import type { UserRow } from './people.ts'

export type LinkRow = typeof mailLinks.$inferSelect
export type LinkPurpose = LinkRow['purpose']

const hour = 3_600_000

/** How long a link works. An invitation has to survive a holiday week, a reset only the way to the mailbox. */
const lifetime: Record<LinkPurpose, number> = { reset: hour, email: 24 * hour, invitation: 7 * 24 * hour }

/** Pages of the web app that the links of mails lead to. */
const pages: Record<LinkPurpose, string> = {
  reset: '/reset-password',
  invitation: '/set-password',
  email: '/confirm-email',
}

/** A valid link with its person. */
export interface OpenLink {
  link: LinkRow
  user: UserRow
  company: CompanyRow
}

export interface Links {
  /** Makes the link of a person for a purpose and kills an earlier one; returns its id. Call it in the transaction of its mail. */
  issue(tenant: Tenant, wish: { userId: string; purpose: LinkPurpose; email?: string }): Promise<string>
  /** Path and query of a link in the web app. */
  pathOf(link: Pick<LinkRow, 'id' | 'purpose'>): string
  /** The link with this id while it works. */
  get(tenant: Tenant, id: string): Promise<LinkRow | null>
  /** Whose link a secret opens; uses nothing up. `null` for a used, replaced, expired or unknown one, or an inactive person. */
  find(db: Queries, token: string, purposes: LinkPurpose[]): Promise<OpenLink | null>
  /** Uses the link up; `false` when somebody else was faster. Call it in the transaction that does what it is for. */
  take(db: Queries, id: string): Promise<boolean>
  /** Kills every link of a person. */
  revoke(db: Queries, userId: string): Promise<void>
  sweep(db: Queries): Promise<void>
}

/**
 * The secrets in the links of mails. A secret follows from the row's id by a key, so the job that writes the mail can make it
 * and neither the database nor the queue holds it.
 */
export function createLinks(secret: string, clock: Clock): Links {
  const tokenOf = (id: string) => createHmac('sha256', secret).update(`link ${id}`).digest('base64url')
  return {
    async issue({ db, companyId }, { userId, purpose, email }) {
      const now = clock()
      const id = randomUUID()
      const row = {
        id,
        hash: hashOfSecret(tokenOf(id)),
        email: email ?? null,
        endsAt: new Date(now.getTime() + lifetime[purpose]),
        createdAt: now,
      }
      await db
        .insert(mailLinks)
        .values({ ...row, companyId, userId, purpose })
        .onConflictDoUpdate({ target: [mailLinks.userId, mailLinks.purpose], set: row })
      return id
    },
    pathOf: ({ id, purpose }) => `${pages[purpose]}?token=${tokenOf(id)}`,
    async get({ db, companyId }, id) {
      const isOpen = and(eq(mailLinks.companyId, companyId), eq(mailLinks.id, id), gt(mailLinks.endsAt, clock()))
      const [row] = await db.select().from(mailLinks).where(isOpen)
      return row ?? null
    },
    async find(db, token, purposes) {
      const [row] = await db
        .select({ link: mailLinks, user: users, company: companies })
        .from(mailLinks)
        .innerJoin(users, eq(users.id, mailLinks.userId))
        .innerJoin(companies, eq(companies.id, mailLinks.companyId))
        .where(
          and(
            eq(mailLinks.hash, hashOfSecret(token)),
            inArray(mailLinks.purpose, purposes),
            gt(mailLinks.endsAt, clock()),
            eq(users.isActive, true),
          ),
        )
      return row ?? null
    },
    async take(db, id) {
      const rows = await db.delete(mailLinks).where(eq(mailLinks.id, id)).returning({ id: mailLinks.id })
      return rows.length > 0
    },
    async revoke(db, userId) {
      await db.delete(mailLinks).where(eq(mailLinks.userId, userId))
    },
    async sweep(db) {
      await db.delete(mailLinks).where(lt(mailLinks.endsAt, clock()))
    },
  }
}
