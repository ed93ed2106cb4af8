import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { asAppError } from '../http/errors.ts'
import { cloneDatabase } from '../testing/database.ts'
import { waitingForLocks } from '../testing/waiting-locks.ts'
import { type Database, openDatabase, openTenant } from './pool.ts'
import type { Tenant } from './tenant.ts'
import { CompanyBusy, Turns } from './turns.ts'

/** Two processes on one database, with few connections each. */
let here: Database
let there: Database
beforeAll(async () => {
  const url = await cloneDatabase(inject('databaseServer'), `turns_${randomUUID().replaceAll('-', '')}`)
  here = openDatabase(url, 6)
  there = openDatabase(url, 6)
  await here.db.execute(sql`create table counts (company uuid primary key, n int not null)`)
})
afterAll(async () => {
  await here.close()
  await there.close()
})

async function aCompany(): Promise<string> {
  const id = randomUUID()
  await here.db.execute(sql`insert into counts values (${id}, 0)`)
  return id
}

/** Counts as somebody does who reads and writes: two at once without the lock would count one. */
const count = (tenant: Tenant) =>
  tenant.transaction(async (inside) => {
    await inside.lock('reporting')
    await inside.lock('work')
    const read = sql`select n from counts where company = ${inside.companyId}`
    const n = (await inside.db.execute<{ n: number }>(read)).rows[0]!.n
    await inside.db.execute(sql`update counts set n = ${n + 1} where company = ${inside.companyId}`)
  })
const counted = async (id: string) =>
  (await here.db.execute<{ n: number }>(sql`select n from counts where company = ${id}`)).rows[0]!.n

test('transactions that need one lock have it one after the other, in several processes', async () => {
  const id = await aCompany()
  const tenants = [here, there].map(({ db }) => openTenant(db, id))
  await Promise.all(Array.from({ length: 30 }, (_, index) => count(tenants[index % 2]!)))
  expect(await counted(id)).toBe(30)
})

test('those of one company that wait for a lock leave the connections to others', async () => {
  const [id, other] = [await aCompany(), await aCompany()]
  const key = sql`hashtextextended(${`reporting ${id}`}, 0)`
  const waiting = await there.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${key})`)
    const all = Promise.all(Array.from({ length: 20 }, () => count(openTenant(here.db, id))))
    // One of them asks now and then whether the lock is free.
    const standing = waitingForLocks('advisory')
    const most = [0]
    for (let turn = 0; turn < 20 || Math.max(...most) === 0; turn += 1) {
      most.push((await tx.execute(standing)).rowCount ?? 0)
      await Promise.all(Array.from({ length: 5 }, () => count(openTenant(here.db, other))))
    }
    expect(Math.max(...most)).toBe(1)
    return { all }
  })
  await waiting.all
  expect(await counted(id)).toBe(20)
})

test('locks that are taken against their order keep nobody waiting for ever', async () => {
  const tenant = openTenant(here.db, await aCompany())
  const take = (...locks: ('reporting' | 'work')[]) =>
    tenant.transaction(async (inside) => {
      for (const lock of locks) await inside.lock(lock)
    })
  const both = () => [take('reporting', 'work'), take('work', 'reporting')]
  await Promise.all(Array.from({ length: 10 }, both).flat())
})

test('a transaction begins again until it has the lock, and what it did before is not there', async () => {
  const id = await aCompany()
  const tenant = openTenant(here.db, id)
  const [held, meeting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let begun = 0
  const first = tenant.transaction(async (inside) => {
    await inside.lock('work')
    held.resolve()
    await meeting.promise
  })
  await held.promise
  const second = tenant.transaction(async (inside) => {
    begun += 1
    await inside.db.execute(sql`update counts set n = n + 1 where company = ${id}`)
    if (begun === 1) meeting.resolve()
    await inside.lock('work')
  })
  await Promise.all([first, second])
  expect([begun, await counted(id)]).toEqual([2, 1])
})

test('a lock is free again after whoever held it has failed', async () => {
  const tenant = openTenant(here.db, await aCompany())
  const failing = tenant.transaction(async (inside) => {
    await inside.lock('work')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await count(tenant)
})

test('a lock outside of a transaction would be let go at once, and is refused', async () => {
  await expect(openTenant(here.db, randomUUID()).lock('work')).rejects.toThrow('held by a transaction')
})

test('who waits too long is told so, and keeps nobody behind it waiting', async () => {
  const turns = new Turns(3)
  const soon = () => performance.now() + 30
  const late = () => performance.now() + 20_000
  const holding = Promise.withResolvers<void>()
  const hold = () => turns.withShare('a', late(), () => holding.promise)
  const held = [hold(), hold()]
  const failure: unknown = await turns.withShare('a', soon(), async () => {}).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CompanyBusy)
  expect(asAppError(failure)).toMatchObject({ code: 'unavailable', retryAfter: 3 })
  expect(asAppError(failure)!.text('de')).toContain('Ihr Unternehmen')
  expect(await turns.withShare('b', soon(), async () => 'another company')).toBe('another company')
  const next = turns.withShare('a', late(), async () => 'next')
  holding.resolve()
  expect(await next).toBe('next')
  await Promise.all(held)
})

test('a company has a third of the connections at once', async () => {
  const turns = new Turns(12)
  let [now, most] = [0, 0]
  const work = async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => setImmediate(resolve))
    now -= 1
  }
  await Promise.all(Array.from({ length: 40 }, () => turns.withShare('a', performance.now() + 20_000, work)))
  expect(most).toBe(4)
})
