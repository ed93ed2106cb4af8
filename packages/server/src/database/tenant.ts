import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { CompanyLock } from './turns.ts'

/** Queries on the database or inside one of its transactions. */
export type Queries = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

declare const brand: unique symbol

/**
 * Order of locks of a company, so that no two transactions wait for each other: the organisation (`lockOrganisation`) → documents
 * (`lockBatch`, then `lockDocument`) → reporting (`lockReporting`, which opening a report takes where values have to follow another
 * set or year) → work (`lockWork`) → texts (`lockTexts`) → files (`lockFiles`). `lockTeam` is taken alone. A transaction takes what it
 * needs of these in this order, and leaves out what it does not need. The head of the trail comes last, taken by the end of every
 * transaction that changes something (`trail-entries.ts`). Who holds the lock of reporting and needs rows of documents to
 * stay takes them with `key share`, which does not wait for `lockDocument`. Those but documents, team and trail are taken by `Tenant.lock`.
 */

/**
 * The database as one company may see it. Every function of a `store.ts` takes one first and restricts its statements to
 * `companyId`. Authentication, a worker and the answering of a survey make them; nothing else can.
 */
export interface Tenant {
  readonly companyId: string
  readonly db: Queries
  /**
   * Runs `work` in one transaction: everything it writes, jobs included, is there together or not at all. It is run a second time
   * where PostgreSQL ended it in favour of another one (deadlock), and again where it comes to a lock that is taken, for which it waits
   * without a connection; so it changes nothing outside of the database. What does uses `db.transaction`, which runs once.
   */
  transaction<T>(work: (tenant: Tenant) => Promise<T>): Promise<T>
  /** Takes a lock of the company until the end of the transaction; one transaction of a company at a time has it. */
  lock(lock: CompanyLock): Promise<void>
  readonly [brand]: true
}
