import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder } from '../paths.ts'
import { currentAction } from './action.ts'
import { Connection, connectionSettings } from './connection.ts'
import { errorCode, isConcurrencyFailure, NoConnection, outageOf } from './failures.ts'
import { PreparingClient } from './prepared.ts'
import { asStep } from './statement-span.ts'
import type { Queries, Tenant } from './tenant.ts'
import { isFirstChange, isInTransaction, withTrail } from './trail-entries.ts'
import { type CompanyLock, LockTaken, type Turn, Turns } from './turns.ts'

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
  return { db: withTransactions(pool, new Turns(connections)), ping, close }
}

/**
 * Queries on a pool. Of a connection that was lost inside a transaction drizzle itself does not let go when it is lost at the
 * beginning, so a few such moments would use up the pool; here whatever ends other than cleanly is thrown away. Every transaction
 * ends with its row of the trail, and a single statement gets one around it where it brings that row.
 */
function withTransactions(pool: pg.Pool, turns: Turns): Queries {
  const db = drizzle(tracing(pool, turns))
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
  pooled.set(queries, turns)
  return queries
}

/** The pool as drizzle uses it for single statements. */
function tracing(pool: pg.Pool, turns: Turns): pg.Pool {
  const send = (statement: pg.QueryConfig, values?: unknown[]) =>
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
  const query = (statement: pg.QueryConfig, values?: unknown[]) =>
    withShare(turns, currentAction()?.companyId ?? null, deadline(), () => send(statement, values))
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

/**
 * Runs what needs a connection within the share of a company. Inside a transaction that has one nothing more is taken: it would wait for
 * itself.
 */
const withShare = <T>(turns: Turns, companyId: string | null, until: number, work: () => Promise<T>): Promise<T> =>
  companyId === null || isInTransaction() ? work() : turns.withShare(companyId, until, work)

/** Until when something waits for its turn: a call as long as people and what stands between wait for an answer, a job longer. */
const deadline = (): number => performance.now() + (currentAction()?.requestId ? 10_000 : 60_000)

/** Queries on a pool, as against queries inside a transaction, with the turns of its process. */
const pooled = new WeakMap<Queries, Turns>()

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
  const turns = pooled.get(db)
  if (!turns) return inside(db, companyId, null)
  const transaction: Tenant['transaction'] = (work) => {
    const until = deadline()
    return turns.withTurns(companyId, until, (turn, first) =>
      repeatedOnce(() =>
        withShare(turns, companyId, until, () =>
          db.transaction(async (tx) => {
            const tenant = inside(tx, companyId, turn)
            for (const lock of first) await tenant.lock(lock)
            return work(tenant)
          }),
        ),
      ),
    )
  }
  const lock = () => Promise.reject(new Error('A lock of a company is held by a transaction.'))
  return named({ companyId, db, transaction, lock })
}

/** The handle of a company inside a transaction. Nothing is repeated there: the locks that it lost by are held until its end. */
function inside(db: Queries, companyId: string, turn: Turn | null): Tenant {
  return named({
    companyId,
    db,
    transaction: (work) => db.transaction((tx) => work(inside(tx, companyId, turn))),
    lock: (lock) => takeLock(db, companyId, lock, turn),
  })
}

function named(handle: Pick<Tenant, 'companyId' | 'db' | 'transaction' | 'lock'>): Tenant {
  const action = currentAction()
  if (action) action.companyId ??= handle.companyId
  return handle as Tenant
}

/** Milliseconds for which a transaction waits in PostgreSQL, with its connection, for one of another process. */
const moment = 100

/**
 * Takes a lock of a company for the rest of the transaction. Where it is taken, a transaction that can begin again does that later. Only
 * for a moment it stands in the line of PostgreSQL, so that processes take turns; one that cannot begin again stands there until its turn.
 */
async function takeLock(db: Queries, companyId: string, lock: CompanyLock, turn: Turn | null): Promise<void> {
  const key = sql`hashtextextended(${`${lock} ${companyId}`}, 0)`
  const stand = () => db.execute(sql`select pg_advisory_xact_lock(${key})`)
  if (!turn) return void (await stand())
  if (!turn.tryTake(lock)) throw new LockTaken(lock, false)
  const { rows } = await db.execute<{ ours: boolean }>(sql`select pg_try_advisory_xact_lock(${key}) as ours`)
  if (rows[0]!.ours) return
  await db.execute(sql.raw(`set local lock_timeout = ${moment}`))
  await stand().catch((error: unknown) => {
    throw errorCode(error) === lockNotAvailable ? new LockTaken(lock, true) : error
  })
  await db.execute(sql`set local lock_timeout to default`)
}

const lockNotAvailable = '55P03'

/** Runs a transaction, and once more where it lost to another one. */
async function repeatedOnce<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!isConcurrencyFailure(error)) throw error
    return run()
  }
}
