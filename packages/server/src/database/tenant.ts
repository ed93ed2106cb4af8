import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'

/** Queries on the database or inside one of its transactions. */
export type Queries = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

declare const brand: unique symbol

/**
 * The database as one company may see it. Every function of a `store.ts` takes one first and restricts its statements to
 * `companyId`. Authentication, a worker and the answering of a survey make them; nothing else can.
 */
export interface Tenant {
  readonly companyId: string
  readonly db: Queries
  /** Runs `work` in one transaction: everything it writes, jobs included, is there together or not at all. */
  transaction<T>(work: (tenant: Tenant) => Promise<T>): Promise<T>
  readonly [brand]: true
}
