import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { asAppError } from '../http/errors.ts'
import { cloneDatabase } from '../testing/database.ts'
import { outageOf } from './failures.ts'
import { type Database, openDatabase, openTenant } from './pool.ts'
import type { Queries } from './tenant.ts'

let lost: Database
let other: Database
beforeAll(async () => {
  const url = await cloneDatabase(inject('databaseServer'), `pool_${randomUUID().replaceAll('-', '')}`)
  lost = openDatabase(url, 2)
  other = openDatabase(url, 1)
})
afterAll(async () => {
  await lost.close()
  await other.close()
})

const pidOf = async (db: Database['db']) =>
  (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]!.pid
const terminate = (pid: number) => other.db.execute(sql`select pg_terminate_backend(${pid})`)

test('a connection that is lost while a transaction thinks ends nothing but the transaction', async () => {
  // More often than the pool has connections: none of them may stay taken.
  for (let round = 0; round < 6; round += 1) {
    const failure = await lost.db
      .transaction(async (tx) => {
        await terminate(await pidOf(tx))
        await new Promise((resolve) => setTimeout(resolve, 50))
        await tx.execute(sql`select 1`)
      })
      .catch((error: unknown) => error)
    expect(outageOf(failure)).toBe('unavailable')
  }
  expect(await pidOf(lost.db)).toBeGreaterThan(0)
})

test('a connection that is lost as a transaction begins is given back as well', async () => {
  for (let round = 0; round < 20; round += 1) {
    // What the round before has ended may not be known yet.
    const pid = await pidOf(lost.db).catch(() => 0)
    const [begun] = await Promise.allSettled([lost.db.transaction((tx) => pidOf(tx)), terminate(pid)])
    if (begun.status === 'rejected') expect(outageOf(begun.reason)).toBe('unavailable')
  }
  const both = await Promise.all([1, 2].map(() => lost.db.transaction((tx) => pidOf(tx)).catch(() => 0)))
  const again = await Promise.all([1, 2].map(() => lost.db.transaction((tx) => pidOf(tx))))
  expect(both).toHaveLength(2)
  expect(new Set(again).size).toBe(2)
})

/** Runs two transactions that take two locks in opposite order, which PostgreSQL ends one of; tells how often each has begun. */
async function crossing(transaction: <T>(work: (db: Queries) => Promise<T>) => Promise<T>) {
  const begun: string[] = []
  let held = 0
  const meeting = Promise.withResolvers<void>()
  const lock = (db: Queries, number: number) => db.execute(sql`select pg_advisory_xact_lock(${number})`)
  const run = (name: string, first: number, second: number) =>
    transaction(async (db) => {
      begun.push(name)
      await lock(db, first)
      held += 1
      if (held === 2) meeting.resolve()
      await meeting.promise
      await lock(db, second)
      return name
    })
  const ends = await Promise.allSettled([run('one', 1, 2), run('other', 2, 1)])
  return { begun, ends }
}

test('a transaction of a company that loses to another one is run once more', async () => {
  const tenant = openTenant(lost.db, randomUUID())
  const { begun, ends } = await crossing((work) => tenant.transaction(({ db }) => work(db)))
  expect(ends.map((end) => end.status === 'fulfilled' && end.value)).toEqual(['one', 'other'])
  expect(begun).toHaveLength(3)
})

test('any other one runs once, and its caller is asked to try again', async () => {
  const { begun, ends } = await crossing((work) => lost.db.transaction(work))
  expect(begun).toHaveLength(2)
  const [loser, ...others] = ends.filter((end) => end.status === 'rejected')
  expect(others).toEqual([])
  expect(asAppError(loser!.reason)).toMatchObject({ code: 'unavailable', retryAfter: 1 })
  // The connection goes on to serve.
  expect(await Promise.all([1, 2].map(() => pidOf(lost.db)))).toHaveLength(2)
})
