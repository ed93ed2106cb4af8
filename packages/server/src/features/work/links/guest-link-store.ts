import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Language, LinkKind } from '@esrs/contract'
import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import { identify } from '../../../database/action.ts'
import { guestDevices, guestLinks } from '../../../database/schema/work.ts'
import type { Queries, Tenant } from '../../../database/tenant.ts'
import { hashOfSecret } from '../../../hash-of-secret.ts'
import type { Guest } from '../../../http/authenticate.ts'
import { isId } from '../../../is-id.ts'

export type GuestLinkRow = typeof guestLinks.$inferSelect

/** Milliseconds for which a mailed code is valid, and how often it may be typed wrong. */
const codeLasts = 15 * 60_000
const codeAttempts = 5
/** Highest number of devices on which one link is open; one more closes the oldest. */
const mostDevices = 8

const pages: Record<LinkKind, string> = { request: '/answer', room: '/audit-room' }

/** Result of opening a link. */
export type Opening = { key: string } | { key: null; isWrong: boolean }

export interface GuestLinks {
  /** Makes a link for a person; returns its id. Call it in the transaction of what it is for. */
  issue(
    tenant: Tenant,
    link: { kind: LinkKind; subjectId: string; email: string; name: string; language: Language; endsAt: Date },
  ): Promise<string>
  /** Address of a link in the web app. The secret stands behind a `#`, which no browser sends and no log holds. */
  pathOf(link: Pick<GuestLinkRow, 'id' | 'kind' | 'language'>): string
  /** The link that a secret opens; `null` for a changed, revoked, expired or unknown one. */
  find(db: Queries, token: string): Promise<GuestLinkRow | null>
  /** The link with this id; `null` when it is revoked or expired. */
  get(tenant: Tenant, id: string): Promise<GuestLinkRow | null>
  /** Valid links to a request or a room. */
  of(tenant: Tenant, kind: LinkKind, subjectId: string): Promise<GuestLinkRow[]>
  /** Everybody who has or had a link to a request or a room, expired and revoked links included. */
  everyone(tenant: Tenant, kind: LinkKind, subjectId: string): Promise<{ name: string; email: string }[]>
  /** Opens a link on one more device. Only the first device of a request needs no code from a mail. */
  open(tenant: Tenant, id: string, code: string | undefined): Promise<Opening | null>
  /** Starts a new code for a link in place of an earlier one. Call it in the transaction that sends its mail. */
  beginCode(tenant: Tenant, id: string): Promise<void>
  /** The code of a link that is valid now; `null` when there is none. */
  codeOf(link: GuestLinkRow): string | null
  /** The guest whom the key of a device belongs to. */
  findGuest(db: Queries, key: string): Promise<Guest | null>
  /** Changes the time at which the links to a request or a room expire. */
  extend(tenant: Tenant, kind: LinkKind, subjectId: string, endsAt: Date): Promise<void>
  /** Revokes the links to a request or a room with the keys of their devices: all, or those of one person. */
  revoke(tenant: Tenant, kind: LinkKind, subjectId: string, email?: string): Promise<void>
  /** Revokes all links of one person, whatever they were for. */
  revokeAll(tenant: Tenant, email: string): Promise<void>
  sweep(db: Queries): Promise<void>
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Links for people without an account. Secrets are derived from the id with a key, so no table or queue holds one. */
export function createGuestLinks(secret: string, clock: Clock): GuestLinks {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const tokenOf = (id: string) => `${id}.${sign(`guest ${id}`)}`
  const isOpen = () => and(isNull(guestLinks.revokedAt), gt(guestLinks.endsAt, clock()))

  const codeOf = ({ id, codeEndsAt }: Pick<GuestLinkRow, 'id' | 'codeEndsAt'>): string | null => {
    if (!codeEndsAt || codeEndsAt <= clock()) return null
    const digest = createHmac('sha256', secret).update(`code ${id} ${codeEndsAt.getTime()}`).digest()
    return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0')
  }

  async function addDevice({ db, companyId }: Tenant, linkId: string): Promise<string> {
    const key = `guest_${randomBytes(32).toString('base64url')}`
    await db.insert(guestDevices).values({ hash: hashOfSecret(key), linkId, companyId, createdAt: clock() })
    const devices = await db
      .select({ hash: guestDevices.hash })
      .from(guestDevices)
      .where(eq(guestDevices.linkId, linkId))
      .orderBy(guestDevices.createdAt)
    for (const { hash } of devices.slice(0, -mostDevices))
      await db.delete(guestDevices).where(eq(guestDevices.hash, hash))
    return key
  }

  return {
    async issue({ db, companyId }, link) {
      const id = randomUUID()
      await db.insert(guestLinks).values({ ...link, id, companyId, createdAt: clock() })
      return id
    },
    pathOf: ({ id, kind, language }) => `${pages[kind]}?lang=${language}#${tokenOf(id)}`,
    async find(db, token) {
      const id = token.split('.')[0] ?? ''
      if (!isId(id) || !isSame(token, tokenOf(id))) return null
      const [row] = await db
        .select()
        .from(guestLinks)
        .where(and(eq(guestLinks.id, id), isOpen()))
      return row ?? null
    },
    async get({ db, companyId }, id) {
      const [row] = await db
        .select()
        .from(guestLinks)
        .where(and(eq(guestLinks.companyId, companyId), eq(guestLinks.id, id), isOpen()))
      return row ?? null
    },
    of: async ({ db, companyId }, kind, subjectId) =>
      db
        .select()
        .from(guestLinks)
        .where(
          and(
            eq(guestLinks.companyId, companyId),
            eq(guestLinks.kind, kind),
            eq(guestLinks.subjectId, subjectId),
            isOpen(),
          ),
        ),
    everyone: async ({ db, companyId }, kind, subjectId) =>
      db
        .select({ name: guestLinks.name, email: guestLinks.email })
        .from(guestLinks)
        .where(
          and(eq(guestLinks.companyId, companyId), eq(guestLinks.kind, kind), eq(guestLinks.subjectId, subjectId)),
        ),
    open: (tenant, id, code) =>
      tenant.transaction(async (inside) => {
        // Locks the link, so that of two devices that open it at the same moment only one is the first.
        const own = and(eq(guestLinks.companyId, inside.companyId), eq(guestLinks.id, id))
        const [link] = await inside.db.select().from(guestLinks).where(and(own, isOpen())).for('update')
        if (!link) return null
        identify({ via: id, outcome: 'refused' })
        const opened = async () => {
          identify({ actor: link.kind === 'room' ? 'auditor' : 'guest', outcome: 'done' })
          return { key: await addDevice(inside, id) }
        }
        const [known] = await inside.db.select({ total: count() }).from(guestDevices).where(eq(guestDevices.linkId, id))
        if (link.kind === 'request' && known!.total === 0) return opened()
        if (code === undefined) return { key: null, isWrong: false }
        const right = codeOf(link)
        if (right === null || link.codeAttempts >= codeAttempts || !isSame(code.replace(/\D/g, ''), right)) {
          await inside.db
            .update(guestLinks)
            .set({ codeAttempts: link.codeAttempts + 1 })
            .where(own)
          return { key: null, isWrong: true }
        }
        await inside.db.update(guestLinks).set({ codeEndsAt: null, codeAttempts: 0 }).where(own)
        return opened()
      }),
    async beginCode({ db, companyId }, id) {
      identify({ via: id })
      await db
        .update(guestLinks)
        .set({ codeEndsAt: new Date(clock().getTime() + codeLasts), codeAttempts: 0 })
        .where(and(eq(guestLinks.companyId, companyId), eq(guestLinks.id, id)))
    },
    codeOf,
    async findGuest(db, key) {
      const [row] = await db
        .select({ link: guestLinks })
        .from(guestDevices)
        .innerJoin(guestLinks, eq(guestLinks.id, guestDevices.linkId))
        .where(and(eq(guestDevices.hash, hashOfSecret(key)), isOpen()))
      if (!row) return null
      const { id, companyId, kind, subjectId, email, name } = row.link
      return { linkId: id, companyId, kind, subjectId, email, name }
    },
    async extend({ db, companyId }, kind, subjectId, endsAt) {
      await db
        .update(guestLinks)
        .set({ endsAt })
        .where(and(eq(guestLinks.companyId, companyId), eq(guestLinks.kind, kind), eq(guestLinks.subjectId, subjectId)))
    },
    async revoke({ db, companyId }, kind, subjectId, email) {
      await db
        .update(guestLinks)
        .set({ revokedAt: clock() })
        .where(
          and(
            eq(guestLinks.companyId, companyId),
            eq(guestLinks.kind, kind),
            eq(guestLinks.subjectId, subjectId),
            isNull(guestLinks.revokedAt),
            email === undefined ? undefined : eq(guestLinks.email, email),
          ),
        )
    },
    async revokeAll({ db, companyId }, email) {
      const isTheirs = sql`lower(${guestLinks.email}) = ${email.toLowerCase()}`
      await db
        .update(guestLinks)
        .set({ revokedAt: clock() })
        .where(and(eq(guestLinks.companyId, companyId), isTheirs, isNull(guestLinks.revokedAt)))
    },
    async sweep(db) {
      // Kept for a month after it expires, so that the list of requests can still say so.
      await db.delete(guestLinks).where(lt(guestLinks.endsAt, new Date(clock().getTime() - 30 * 86_400_000)))
    },
  }
}
