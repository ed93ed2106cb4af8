import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import { newAuditedId } from '../../../database/action.ts'
import { users } from '../../../database/schema/accounts.ts'
import { directoryTokens } from '../../../database/schema/provisioning.ts'
import type { Queries, Tenant } from '../../../database/tenant.ts'
import { hashOfSecret } from '../../../hash-of-secret.ts'
import type { Directory } from '../../../http/authenticate.ts'
import { isUseNoted, makeSecret } from '../tokens/token-store.ts'

const day = 86_400_000

/** A token as administrators see it. */
export type ShownDirectoryToken = typeof directoryTokens.$inferSelect & { active: boolean; maker: string | null }

/** Tokens with which directories of companies call. They are the company's: one outlives the account of who made it. */
export interface DirectoryTokens {
  /** Makes one; the secret is returned here and kept nowhere. */
  make(tenant: Tenant, made: { name: string; days: number; by: string }): Promise<{ secret: string; id: string }>
  /** Those of the company that have not been revoked, newest first. */
  list(tenant: Tenant): Promise<ShownDirectoryToken[]>
  /** Revokes one; whether there was one. */
  revoke(tenant: Tenant, id: string): Promise<boolean>
  /** Which company's directory uses this secret, noting that it was used; `null` when it cannot be. */
  find(secret: string): Promise<Directory | null>
  /** Removes those that ended so many days ago. */
  sweep(days: number): Promise<void>
}

export function createDirectoryTokens(db: Queries, clock: Clock): DirectoryTokens {
  const kept = ({ companyId }: Tenant) =>
    and(eq(directoryTokens.companyId, companyId), isNull(directoryTokens.revokedAt))
  return {
    async make({ db: queries, companyId }, { name, days, by }) {
      const { secret, hash, prefix } = makeSecret('scim')
      const id = newAuditedId()
      const now = clock()
      const endsAt = new Date(now.getTime() + days * day)
      await queries
        .insert(directoryTokens)
        .values({ id, companyId, label: name, hash, prefix, madeBy: by, createdAt: now, endsAt })
      return { secret, id }
    },
    async list(tenant) {
      const rows = await tenant.db
        .select({ token: directoryTokens, maker: users.name })
        .from(directoryTokens)
        .leftJoin(users, eq(users.id, directoryTokens.madeBy))
        .where(kept(tenant))
        .orderBy(desc(directoryTokens.createdAt), desc(directoryTokens.id))
        .limit(200)
      return rows.map(({ token, maker }) => ({ ...token, maker, active: token.endsAt > clock() }))
    },
    async revoke(tenant, id) {
      const gone = await tenant.db
        .update(directoryTokens)
        .set({ revokedAt: clock() })
        .where(and(kept(tenant), eq(directoryTokens.id, id)))
        .returning({ id: directoryTokens.id })
      return gone.length > 0
    },
    async find(secret) {
      const now = clock()
      const isUsable = and(isNull(directoryTokens.revokedAt), gt(directoryTokens.endsAt, now))
      const [row] = await db
        .select()
        .from(directoryTokens)
        .where(and(eq(directoryTokens.hash, hashOfSecret(secret)), isUsable))
      if (!row) return null
      if (!isUseNoted(row.lastUsedAt, now))
        await db.update(directoryTokens).set({ lastUsedAt: now }).where(eq(directoryTokens.id, row.id))
      return { tokenId: row.id, companyId: row.companyId }
    },
    async sweep(days) {
      const before = new Date(clock().getTime() - days * day)
      await db
        .delete(directoryTokens)
        .where(or(lt(directoryTokens.endsAt, before), lt(directoryTokens.revokedAt, before)))
    },
  }
}
