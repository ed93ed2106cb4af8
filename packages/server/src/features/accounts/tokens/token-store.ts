import { randomBytes } from 'node:crypto'
import type { TokenScope } from '@esrs/contract'
import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import { newAuditedId } from '../../../database/action.ts'
import { users } from '../../../database/schema/accounts.ts'
import { apiTokens } from '../../../database/schema/security.ts'
import type { Queries, Tenant } from '../../../database/tenant.ts'
import { hashOfSecret } from '../../../hash-of-secret.ts'
import type { TokenUse } from '../../../http/authenticate.ts'
import type { SessionOwner } from '../sign-in/session-store.ts'

const day = 86_400_000
/** Milliseconds for which the last use is not written down again. */
const noted = 60_000

export type TokenRow = typeof apiTokens.$inferSelect

/** A token as its person sees it. */
export type ShownToken = TokenRow & { active: boolean }

/** What a token is made with. */
export interface NewToken {
  name: string
  scopes: TokenScope[]
  days: number
}

/** Personal API tokens. */
export interface Tokens {
  /** Makes one; the secret is returned here and kept nowhere. */
  make(db: Queries, owner: SessionOwner, made: NewToken): Promise<{ secret: string; token: ShownToken }>
  /** Those of a person that have not been revoked, newest first. */
  list(tenant: Tenant, userId: string): Promise<ShownToken[]>
  /** How many of a person can be used. */
  countActive(tenant: Tenant, userId: string): Promise<number>
  /** Revokes one of a person; whether there was one. */
  revoke(tenant: Tenant, userId: string, id: string): Promise<boolean>
  /** Who uses this secret, noting that it was used; `null` when it cannot be. */
  find(secret: string): Promise<TokenUse | null>
  /** Removes those that ended so many days ago. */
  sweep(days: number): Promise<void>
}

/** A new secret, which begins with what it is for, and what is kept of it. */
export function makeSecret(kind: 'esrs' | 'scim'): { secret: string; hash: string; prefix: string } {
  const secret = `${kind}_${randomBytes(32).toString('base64url')}`
  return { secret, hash: hashOfSecret(secret), prefix: secret.slice(0, 9) }
}

/** Whether the last use of a token is written down as exactly as it is shown. */
export const isUseNoted = (lastUsedAt: Date | null, now: Date): boolean =>
  lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() <= noted

export function createTokens(db: Queries, clock: Clock): Tokens {
  const ofPerson = (tenant: Tenant, userId: string) =>
    and(eq(apiTokens.companyId, tenant.companyId), eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt))
  const usable = () =>
    and(
      isNull(apiTokens.revokedAt),
      gt(apiTokens.endsAt, clock()),
      eq(users.isActive, true),
      eq(users.generation, apiTokens.generation),
    )

  return {
    async make(queries, owner, { name, scopes, days }) {
      const { secret, hash, prefix } = makeSecret('esrs')
      const now = clock()
      const [token] = await queries
        .insert(apiTokens)
        .values({
          id: newAuditedId(),
          companyId: owner.companyId,
          userId: owner.id,
          label: name,
          hash,
          prefix,
          scopes,
          generation: owner.generation,
          createdAt: now,
          endsAt: new Date(now.getTime() + days * day),
        })
        .returning()
      return { secret, token: { ...token!, active: true } }
    },
    async list(tenant, userId) {
      const rows = await tenant.db
        .select({ token: apiTokens, generation: users.generation })
        .from(apiTokens)
        .innerJoin(users, eq(users.id, apiTokens.userId))
        .where(ofPerson(tenant, userId))
        .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
        .limit(200)
      return rows.map(({ token, generation }) => ({
        ...token,
        active: token.endsAt > clock() && token.generation === generation,
      }))
    },
    async countActive(tenant, userId) {
      const [row] = await tenant.db
        .select({ total: count() })
        .from(apiTokens)
        .innerJoin(users, eq(users.id, apiTokens.userId))
        .where(and(ofPerson(tenant, userId), usable()))
      return row?.total ?? 0
    },
    async revoke(tenant, userId, id) {
      const gone = await tenant.db
        .update(apiTokens)
        .set({ revokedAt: clock() })
        .where(and(ofPerson(tenant, userId), eq(apiTokens.id, id)))
        .returning({ id: apiTokens.id })
      return gone.length > 0
    },
    async find(secret) {
      const [row] = await db
        .select({ token: apiTokens, role: users.role })
        .from(apiTokens)
        .innerJoin(users, eq(users.id, apiTokens.userId))
        .where(and(eq(apiTokens.hash, hashOfSecret(secret)), usable()))
      if (!row) return null
      const { id, companyId, userId, scopes } = row.token
      const now = clock()
      if (!isUseNoted(row.token.lastUsedAt, now))
        await db.update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.id, id))
      return { actor: { userId, companyId, role: row.role }, tokenId: id, scopes }
    },
    async sweep(days) {
      const before = new Date(clock().getTime() - days * day)
      await db.delete(apiTokens).where(or(lt(apiTokens.endsAt, before), lt(apiTokens.revokedAt, before)))
    },
  }
}
