import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase } from '../testing/database.ts'
import { outageOf } from './failures.ts'
import { type Database, openDatabase } from './pool.ts'

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
