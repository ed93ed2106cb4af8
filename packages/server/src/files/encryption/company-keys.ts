import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { aside } from '../../database/action.ts'
import { companyKeys, masterKeys } from '../../database/schema/encryption.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'
import { StoreUnavailable } from '../store.ts'
import type { MasterKeys } from './master-keys.ts'

/** A key of a company in use. */
export interface CompanyKey {
  companyId: string
  generation: number
  key: Buffer
}

/** The keys of all companies, opened when they are needed. */
export interface CompanyKeys {
  /** The key for a new file of the company; made the first time. */
  current(tenant: Pick<Tenant, 'companyId' | 'db'>): Promise<CompanyKey>
  /** The key of an older file; `null` where it was destroyed. */
  find(companyId: string, generation: number): Promise<CompanyKey | null>
  /** Lets go of the keys of a company that was erased. */
  forget(companyId: string): void
  /** Companies and generations of keys that cannot be opened. */
  unusable(): Promise<string[]>
}

/** The key of a company cannot be opened: its master key is not given, or its row was changed. */
export class KeyUnusable extends StoreUnavailable {}

/** Milliseconds for which keys are kept in memory; so long it takes until a new one is used everywhere. */
const keptFor = 30_000
const mostKept = 1000

const contextOf = (companyId: string, generation: number): string => `${companyId} ${generation}`

/** The master key that wraps new keys, which stays so until the end of the transaction. */
async function heldMasterKey(db: Queries): Promise<string> {
  const inUse = () =>
    db.select({ name: masterKeys.name }).from(masterKeys).where(eq(masterKeys.inUse, true)).for('share')
  // Whoever has waited for a change sees that the old one is out of use, and the new one only with the next statement.
  const [row] = await inUse().then((rows) => (rows.length > 0 ? rows : inUse()))
  if (!row) throw new Error('No master key is in use.')
  return row.name
}

/** Adds a generation of the key of a company, wrapped by the master key in use; another process may have been faster. */
async function addCompanyKey(db: Queries, masters: MasterKeys, companyId: string, generation: number): Promise<void> {
  const master = await heldMasterKey(db)
  const { wrapped } = await masters.wrap(randomBytes(32), master, contextOf(companyId, generation))
  await db.insert(companyKeys).values({ companyId, generation, master, wrapped }).onConflictDoNothing()
}

/** Opens the keys of companies; `pool` as against queries inside a transaction, which may be taken back. */
export function openCompanyKeys(pool: Queries, masters: MasterKeys): CompanyKeys {
  const cached = new Map<string, { until: number; keys: Map<number, CompanyKey> }>()

  async function load(db: Queries, companyId: string): Promise<Map<number, CompanyKey>> {
    const rows = await db
      .select()
      .from(companyKeys)
      .where(eq(companyKeys.companyId, companyId))
      .orderBy(desc(companyKeys.generation))
    const keys = new Map<number, CompanyKey>()
    for (const { generation, master, wrapped } of rows) {
      const key = await masters.unwrap({ master, wrapped }, contextOf(companyId, generation)).catch((error: Error) => {
        throw new KeyUnusable(`a key of company ${companyId} cannot be opened: ${error.message}`, { cause: error })
      })
      keys.set(generation, { companyId, generation, key })
    }
    if (db === pool && keys.size > 0) {
      if (cached.size >= mostKept) cached.delete(cached.keys().next().value!)
      cached.set(companyId, { until: Date.now() + keptFor, keys })
    }
    return keys
  }

  const fresh = (companyId: string) => {
    const found = cached.get(companyId)
    return found && found.until > Date.now() ? found.keys : null
  }

  return {
    current: async ({ companyId, db }) => {
      const newest = (keys: Map<number, CompanyKey> | null) => keys?.values().next().value
      const found = newest(fresh(companyId)) ?? newest(await load(db, companyId))
      if (found) return found
      // The key is no one's action: what the file belongs to leaves the row in the trail.
      if (db === pool) await aside(() => pool.transaction((tx) => addCompanyKey(tx, masters, companyId, 1)))
      else await addCompanyKey(db, masters, companyId, 1)
      const made = newest(await load(db, companyId))
      if (!made) throw new Error('The key of a company was not made.')
      return made
    },
    find: async (companyId, generation) =>
      fresh(companyId)?.get(generation) ?? (await load(pool, companyId)).get(generation) ?? null,
    forget: (companyId) => void cached.delete(companyId),
    unusable: async () => {
      const found: string[] = []
      for (const { companyId, generation, ...key } of await pool.select().from(companyKeys))
        await masters.unwrap(key, contextOf(companyId, generation)).catch(() => {
          found.push(contextOf(companyId, generation))
        })
      return found.sort()
    },
  }
}

/** Adds a new generation of the key of a company, for its files from now on; call it in a transaction. */
export async function renewCompanyKey(db: Queries, masters: MasterKeys, companyId: string): Promise<number> {
  const [last] = await db
    .select({ generation: companyKeys.generation })
    .from(companyKeys)
    .where(eq(companyKeys.companyId, companyId))
    .orderBy(desc(companyKeys.generation))
    .limit(1)
  const generation = (last?.generation ?? 0) + 1
  await addCompanyKey(db, masters, companyId, generation)
  return generation
}

/** The newest key of each company, and how many older ones there are. */
export async function newestGenerations(db: Queries) {
  const { rows } = await db.execute<{ company: string; generation: number; since: string; keys: number }>(sql`
    select company_id::text as company, max(generation)::int as generation, max(since)::text as since, count(*)::int as keys
    from company_keys group by company_id order by company_id`)
  return rows.map(({ company, generation, since, keys }) => ({
    companyId: company,
    generation,
    since: new Date(since),
    older: keys - 1,
  }))
}

/** Removes older generations of the key of a company; whatever is still encrypted by them is lost. */
export async function destroyOlderKeys(db: Queries, companyId: string, newest: number): Promise<number> {
  const gone = await db
    .delete(companyKeys)
    .where(and(eq(companyKeys.companyId, companyId), sql`${companyKeys.generation} < ${newest}`))
    .returning({ generation: companyKeys.generation })
  return gone.length
}

/**
 * Wraps the keys of all companies by a generation of the master key, which new ones are wrapped by from then on. All of them or none;
 * whoever makes a key meanwhile waits.
 */
export async function rewrapCompanyKeys(db: Queries, masters: MasterKeys, master: string): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.select({ name: masterKeys.name }).from(masterKeys).where(eq(masterKeys.inUse, true)).for('update')
    await tx.update(masterKeys).set({ inUse: false }).where(eq(masterKeys.inUse, true))
    await tx
      .insert(masterKeys)
      .values({ name: master, inUse: true })
      .onConflictDoUpdate({ target: masterKeys.name, set: { inUse: true } })
    const rows = await tx
      .select()
      .from(companyKeys)
      .where(sql`${companyKeys.master} <> ${master}`)
      .orderBy(asc(companyKeys.companyId), asc(companyKeys.generation))
      .for('update')
    for (const { companyId, generation, ...wrappedKey } of rows) {
      const context = contextOf(companyId, generation)
      const { wrapped } = await masters.wrap(await masters.unwrap(wrappedKey, context), master, context)
      await tx
        .update(companyKeys)
        .set({ master, wrapped })
        .where(and(eq(companyKeys.companyId, companyId), eq(companyKeys.generation, generation)))
    }
    return rows.length
  })
}
