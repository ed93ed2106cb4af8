import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder } from '../paths.ts'
import { currentAction } from '../trail/action.ts'
import { isFirstChange, withTrail } from '../trail/write.ts'
import { Connection, connectionSettings } from './connection.ts'
import { isConcurrencyFailure, NoConnection, outageOf } from './failures.ts'
import { PreparingClient } from './prepared.ts'
import { asStep } from './statement-span.ts'
import type { Queries, Tenant } from './tenant.ts'

/** The open database of this process. */
export interface Database {
  db: Queries
  /** Resolves when the database answers, rejects when it does not within two seconds. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Opens a pool on the database at `url`; connects at the first query. */
export function openDatabase(url: string, connections: number, onError: (error: Error) => void = () => {}): Database {
  const pool = new pg.Pool({
    ...connectionSettings,
    Client: PreparingClient,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'esrs-reporting',
  })
  // A connection that breaks while idle is replaced at the next query. The pool counts as closed before its connections are
  // gone, and a server that stops then tells them so.
  let closing = false
  pool.on('error', (error) => {
    if (!closing) onError(error)
  })
  const close = () => {
    closing = true
    return pool.end()
  }
  const ping = async () => {
    const query = { text: 'select 1', query_timeout: 2000 }
    await pool.query(query)
  }
  return { db: withTransactions(pool), ping, close }
}

/**
 * Queries on a pool. Of a connection that was lost inside a transaction drizzle itself does not let go when it is lost at the
 * beginning, so a few such moments would use up the pool; here whatever ends other than cleanly is thrown away. Every transaction
 * ends with its row of the trail, and a single statement gets one around it where it brings that row.
 */
function withTransactions(pool: pg.Pool): Queries {
  const db = drizzle(tracing(pool))
  db.transaction = (work, config) =>
    withTrail((finish) =>
      onConnection(pool, (client) =>
        drizzle(client).transaction(async (tx) => {
          const result = await work(tx)
          await finish(tx as unknown as Queries)
          return result
        }, config),
      ),
    )
  const queries = db as unknown as Queries
  pooled.add(queries)
  return queries
}

/** The pool as drizzle uses it for single statements. */
function tracing(pool: pg.Pool): pg.Pool {
  const query = (statement: pg.QueryConfig, values?: unknown[]) =>
    isFirstChange(statement.text)
      ? withTrail((finish) =>
          onConnection(pool, (client) =>
            drizzle(client).transaction(async (tx) => {
              const result = await client.query(statement, values)
              await finish(tx as unknown as Queries)
              return result
            }),
          ),
        )
      : asStep(statement, () => pool.query(statement, values))
  return Object.assign(Object.create(pool) as pg.Pool, { query })
}

async function onConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new NoConnection(error)
  })
  let isLost = false
  try {
    return await work(client)
  } catch (error) {
    isLost = outageOf(error) === 'unavailable'
    throw error
  } finally {
    client.release(isLost || client.getTransactionStatus() !== 'I')
  }
}

/** Queries on a pool, as against queries inside a transaction. */
const pooled = new WeakSet<Queries>()

/** Any number; all processes that migrate one database must use the same. */
const migrationLock = 7_265_113

/** Brings the schema up to date. Processes that start together wait for the one that works. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Connection({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** Creates the database of an embedded server when it is not there yet. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new Connection({ connectionString: serverUrl })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

/** Makes the handle of one company. Features cannot import this file, so none of them can reach another company's data. */
export function openTenant(db: Queries, companyId: string): Tenant {
  const action = currentAction()
  if (action) action.companyId ??= companyId
  const run: Tenant['transaction'] = (work) => db.transaction((tx) => work(openTenant(tx, companyId)))
  return {
    companyId,
    db,
    // Inside a transaction nothing is repeated: the locks that it lost by are held until its end.
    transaction: pooled.has(db) ? (work) => repeatedOnce(() => run(work)) : run,
  } as Tenant
}

/** Runs a transaction, and once more where it lost to another one. */
async function repeatedOnce<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!isConcurrencyFailure(error)) throw error
    return run()
  }
}
