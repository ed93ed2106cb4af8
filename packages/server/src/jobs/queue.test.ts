import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type Database, openDatabase, openTenant } from '../database/pool.ts'
import type { Tenant } from '../database/tenant.ts'
import { StoreUnavailable } from '../files/store.ts'
import { cloneDatabase } from '../testing/database.ts'
import { until } from '../testing/until.ts'
import { defineJob, type Handler, handle, type Job } from './job.ts'
import { openQueue, type Queue } from './queue.ts'

const note = defineJob('test.note', z.object({ text: z.string() }), 60)
type Note = { text: string }
const jobs = [note] as unknown as Job[]
const silent = { error: () => {}, warn: () => {} }
const pauses = { failed: 0, waiting: 0 }

let url: string
let database: Database
let tenant: Tenant
beforeAll(async () => {
  url = await cloneDatabase(inject('databaseServer'), `jobs_${randomUUID().replaceAll('-', '')}`)
  database = openDatabase(url, 5)
  tenant = openTenant(database.db, randomUUID())
  await database.db.execute(sql`create table notes (job uuid primary key, text text)`)
  return () => database.close()
})

const open: Queue[] = []
afterEach(async () => {
  for (const queue of open.splice(0)) await queue.stop(0)
  await database.db.execute(sql`delete from jobs.job`)
  await database.db.execute(sql`delete from notes`)
})

async function aQueue(handler?: Partial<Handler<Note>>): Promise<Queue> {
  const queue = await openQueue({ url, db: database.db, jobs, log: silent, pauses })
  open.push(queue)
  if (handler) await queue.work([handle(note, { run: async () => {}, onFailed: async () => {}, ...handler })], 1)
  return queue
}
const countJobs = async () =>
  Number(
    (await database.db.execute<{ n: string }>(sql`select count(*) as n from jobs.job where name = ${note.id}`)).rows[0]!
      .n,
  )

test('a job enqueued in a transaction that is rolled back does not exist', async () => {
  const queue = await aQueue()
  await tenant
    .transaction(async (inside) => {
      await queue.enqueue(inside, note, { text: 'never' })
      throw new Error('changed my mind')
    })
    .catch(() => {})
  expect(await countJobs()).toBe(0)
  await tenant.transaction((inside) => queue.enqueue(inside, note, { text: 'yes' }))
  expect(await countJobs()).toBe(1)
})

test('a job is done with the data of its company, once the transaction is committed', async () => {
  const seen: unknown[] = []
  const queue = await aQueue({
    run: async ({ tenant: own, data, attempt }) => void seen.push([own.companyId, data.text, attempt]),
  })
  await queue.enqueue(tenant, note, { text: 'hello' })
  await until(() => expect(seen).toEqual([[tenant.companyId, 'hello', 1]]))
})

test('two jobs with one id are one job', async () => {
  const queue = await aQueue()
  const id = randomUUID()
  await queue.enqueue(tenant, note, { text: 'a' }, { id })
  await queue.enqueue(tenant, note, { text: 'b' }, { id })
  expect(await countJobs()).toBe(1)
})

test('data that does not fit the job is refused where it is enqueued', async () => {
  const queue = await aQueue()
  await expect(queue.enqueue(tenant, note, { text: 7 } as unknown as Note)).rejects.toThrow(z.ZodError)
})

test('a job that fails is tried three times in all, then its end is handled once', async () => {
  const [attempts, ends]: [number[], string[]] = [[], []]
  const queue = await aQueue({
    run: async ({ attempt }) => {
      attempts.push(attempt)
      throw new Error('no')
    },
    onFailed: async ({ data, tenant: own }) => void ends.push(`${own.companyId} ${data.text}`),
  })
  await queue.enqueue(tenant, note, { text: 'doomed' })
  await until(() => expect(ends).toEqual([`${tenant.companyId} doomed`]))
  expect(attempts).toEqual([1, 2, 3])
})

/** As an administrator does who shuts the server down. */
const endConnection = (own: Tenant) => own.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
const loseStore = () => Promise.reject(new Error('Not read.', { cause: new StoreUnavailable('away') }))

test.each([
  ['database', endConnection],
  ['file store', loseStore],
])(
  'losing the %s counts against no job, however often',
  async (_, lose) => {
    const [attempts, ends]: [number[], string[]] = [[], []]
    const queue = await aQueue({
      run: async ({ attempt, tenant: own }) => {
        attempts.push(attempt)
        if (attempts.length < 4) await lose(own)
      },
      onFailed: async ({ data }) => void ends.push(data.text),
    })
    await queue.enqueue(tenant, note, { text: 'unlucky' })
    await until(() => expect(attempts).toEqual([1, 1, 1, 1]))
    expect(ends).toEqual([])
  },
  60_000,
)

test('a kind of job without a handler stops the start', async () => {
  const queue = await aQueue()
  await expect(queue.work([], 1)).rejects.toThrow('No handler for the job test.note.')
})

test('a company with many jobs does not hold up one with few', async () => {
  const order: string[] = []
  const queue = await aQueue()
  for (let n = 0; n < 20; n += 1) await queue.enqueue(tenant, note, { text: 'many' })
  await queue.enqueue(openTenant(database.db, randomUUID()), note, { text: 'few' })
  await queue.work([handle(note, { run: async ({ data }) => void order.push(data.text), onFailed: async () => {} })], 1)
  await until(() => expect(order).toHaveLength(21))
  expect(order.indexOf('few')).toBeLessThanOrEqual(1)
})

test('companies take turns, however their jobs come', async () => {
  const order: string[] = []
  const queue = await aQueue()
  const [many, few] = [openTenant(database.db, randomUUID()), openTenant(database.db, randomUUID())]
  for (let n = 1; n <= 12; n += 1) await queue.enqueue(many, note, { text: `many ${n}` })
  await queue.enqueue(few, note, { text: 'few 1' })
  const run: Handler<Note>['run'] = async ({ data }) => {
    order.push(data.text)
    // Always one more as soon as one is done: this must neither starve the others nor be starved.
    const next = /^few (\d)$/.exec(data.text)?.[1]
    if (next && Number(next) < 6) await queue.enqueue(few, note, { text: `few ${Number(next) + 1}` })
    if (data.text === 'many 3') await queue.enqueue(many, note, { text: 'many late' })
  }
  await queue.work([handle(note, { run, onFailed: async () => {} })], 1)
  await until(() => expect(order).toHaveLength(19))
  const [first, last] = [order.indexOf('few 1'), order.indexOf('few 6')]
  expect(first).toBeLessThanOrEqual(1)
  const between = order.slice(first, last).filter((text) => text.startsWith('many')).length
  expect(between).toBeGreaterThanOrEqual(4)
  expect(between).toBeLessThanOrEqual(6)
  // The order in which one company's jobs came is kept.
  expect(order.filter((text) => text.startsWith('many'))).toEqual([
    ...Array.from({ length: 12 }, (_, index) => `many ${index + 1}`),
    'many late',
  ])
})

test('jobs in the background wait for the others', async () => {
  const order: string[] = []
  const queue = await aQueue()
  for (let n = 1; n <= 3; n += 1) await queue.enqueue(tenant, note, { text: `back ${n}` }, { background: true })
  await queue.enqueue(openTenant(database.db, randomUUID()), note, { text: 'other' }, { background: true })
  for (let n = 1; n <= 3; n += 1) await queue.enqueue(tenant, note, { text: `front ${n}` })
  await queue.work([handle(note, { run: async ({ data }) => void order.push(data.text), onFailed: async () => {} })], 1)
  await until(() => expect(order).toHaveLength(7))
  expect(order).toEqual(['front 1', 'front 2', 'front 3', 'back 1', 'other', 'back 2', 'back 3'])
})

test('a stop interrupts running work and hands it back without counting the attempt', async () => {
  let started = 0
  const first = await aQueue({
    run: ({ signal }) =>
      new Promise((_, reject) => {
        started += 1
        signal.addEventListener('abort', () => reject(new Error('interrupted')))
      }),
  })
  await first.enqueue(tenant, note, { text: 'long' })
  await until(() => expect(started).toBe(1))
  await first.stop(100)
  const attempts: number[] = []
  await aQueue({ run: async ({ attempt }) => void attempts.push(attempt) })
  await until(() => expect(attempts).toEqual([1]))
})

test('work that ignores the interruption is handed back as well', async () => {
  let started = 0
  const first = await aQueue({
    run: () => {
      started += 1
      return new Promise(() => {})
    },
  })
  await first.enqueue(tenant, note, { text: 'deaf' })
  await until(() => expect(started).toBe(1))
  await first.stop(100)
  const attempts: number[] = []
  await aQueue({ run: async ({ attempt }) => void attempts.push(attempt) })
  await until(() => expect(attempts).toEqual([1]))
})

const other = () => openTenant(database.db, randomUUID())

test('a job that is put back goes behind the others of its company, with what it is told then', async () => {
  const order: string[] = []
  const queue = await aQueue()
  for (const text of ['first', 'second', 'third']) await queue.enqueue(tenant, note, { text })
  await queue.enqueue(other(), note, { text: 'other' })
  const run: Handler<Note>['run'] = async ({ data, requeue }) => {
    order.push(data.text)
    if (data.text === 'first') requeue({ data: { text: 'first again' }, place: 'back', seconds: 0 })
  }
  await queue.work([handle(note, { run, onFailed: async () => {} })], 1)
  await until(() => expect(order).toHaveLength(5))
  expect(order[0]).toBe('first')
  expect(order[1]).toBe('other')
  expect(order.slice(2)).toEqual(['second', 'third', 'first again'])
})

test('a job that is put back counts no attempt, and one that then fails has all of them', async () => {
  const [runs, ends]: [unknown[], string[]] = [[], []]
  const queue = await aQueue({
    run: async ({ data, attempt, requeue }) => {
      runs.push([data.text, attempt])
      if (runs.length <= 4) return requeue({ data: { text: 'later' }, place: 'back', seconds: 0 })
      throw new Error('no')
    },
    onFailed: async ({ data }) => void ends.push(data.text),
  })
  await queue.enqueue(tenant, note, { text: 'now' })
  await until(() => expect(ends).toEqual(['later']))
  expect(runs).toEqual([
    ['now', 1],
    ['later', 1],
    ['later', 1],
    ['later', 1],
    ['later', 1],
    ['later', 2],
    ['later', 3],
  ])
})

test('a job that was put back and has begun again is not ended by the run before', async () => {
  let runs = 0
  const queue = await openQueue({ url, db: database.db, jobs, log: silent })
  open.push(queue)
  const run: Handler<Note>['run'] = async ({ requeue }) => {
    runs += 1
    if (runs <= 30) requeue({ data: { text: 'again' }, place: 'kept', seconds: 0 })
  }
  // Several workers, so that one takes the job while another still settles it.
  await queue.work([handle(note, { run, onFailed: async () => {} }, 3)], 1)
  await queue.enqueue(tenant, note, { text: 'once' })
  await until(() => expect(runs).toBe(31))
})

test('a job that is put back for later waits, until the first of them is hurried', async () => {
  const order: string[] = []
  const queue = await aQueue({
    run: async ({ data, requeue }) => {
      order.push(data.text)
      if (!data.text.endsWith('!')) requeue({ data: { text: `${data.text}!` }, place: 'kept', seconds: 600 })
    },
  })
  for (const text of ['a', 'b']) await queue.enqueue(tenant, note, { text })
  await until(() => expect(order).toEqual(['a', 'b']))
  const isWaiting = async () =>
    expect((await database.db.execute(sql`select 1 from jobs.job where start_after > now()`)).rows).toHaveLength(2)
  await until(isWaiting)
  await queue.viewOf(note as unknown as Job).promoteDelayed()
  await until(() => expect(order).toEqual(['a', 'b', 'a!']))
  await queue.viewOf(note as unknown as Job).promoteDelayed()
  await until(() => expect(order).toEqual(['a', 'b', 'a!', 'b!']))
})

test('others wait when a job of another company is due of which none runs', async () => {
  const queue = await aQueue()
  const view = queue.viewOf(note as unknown as Job)
  await queue.enqueue(tenant, note, { text: 'own' })
  await queue.enqueue(other(), note, { text: 'nobody waits for it' }, { background: true })
  await queue.enqueue(other(), note, { text: 'not yet' }, { delaySeconds: 600 })
  expect(await view.otherTenantsWaiting(tenant)).toBe(false)
  expect(await view.otherTenantsWaiting(other())).toBe(true)
  await queue.enqueue(tenant, note, { text: 'runs' })
  await database.db.execute(sql`update jobs.job set state = 'active' where data->'data'->>'text' = 'runs'`)
  expect(await view.otherTenantsWaiting(other())).toBe(false)
})

test('of a kind that asks for it more run at once', async () => {
  let [now, most] = [0, 0]
  const queue = await aQueue()
  for (let n = 0; n < 6; n += 1) await queue.enqueue(tenant, note, { text: `${n}` })
  let done = 0
  const run = async () => {
    now += 1
    most = Math.max(most, now)
    while (done === 0 && now < 3) await new Promise((resolve) => setTimeout(resolve, 5))
    done += 1
    now -= 1
  }
  await queue.work([handle(note, { run, onFailed: async () => {} }, 2)], 1)
  await until(() => expect(done).toBe(6))
  expect(most).toBe(3)
})

/** A process that takes the job, writes its effect, and is killed before it can say so. */
async function killedInTheMiddle(): Promise<void> {
  const source = (file: string) => JSON.stringify(path.join(import.meta.dirname, file))
  const program = `
    import { z } from 'zod'
    import { sql } from 'drizzle-orm'
    import { openDatabase } from ${source('../database/pool.ts')}
    import { defineJob, handle } from ${source('job.ts')}
    import { openQueue } from ${source('queue.ts')}
    const note = defineJob('test.note', z.object({ text: z.string() }), 60)
    const { db } = openDatabase(${JSON.stringify(url)}, 2)
    const queue = await openQueue({ url: ${JSON.stringify(url)}, db, jobs: [note], log: console })
    await queue.work([handle(note, {
      async run({ tenant, jobId, data }) {
        await tenant.db.execute(sql\`insert into notes values (\${jobId}, \${data.text}) on conflict do nothing\`)
        console.log('written')
        await new Promise(() => {})
      },
      async onFailed() {},
    })], 1)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const write: Handler<Note>['run'] = async ({ tenant: own, jobId, data }) => {
  await own.db.execute(sql`insert into notes values (${jobId}, ${data.text}) on conflict do nothing`)
}

test('a job whose process was killed is done again at the next start, and its effect is there once', async () => {
  await (await aQueue()).enqueue(tenant, note, { text: 'once' })
  for (let kill = 0; kill < 3; kill += 1) {
    await killedInTheMiddle()
    await (await aQueue()).recover()
  }
  await aQueue({ run: write })
  const isDone = async () =>
    expect((await database.db.execute(sql`select state from jobs.job where name = ${note.id}`)).rows).toEqual([
      { state: 'completed' },
    ])
  await until(isDone)
  expect((await database.db.execute(sql`select text from notes`)).rows).toEqual([{ text: 'once' }])
})

test('a job that kills its process every time is given up', async () => {
  await (await aQueue()).enqueue(tenant, note, { text: 'poison' })
  const queue = await aQueue()
  for (let kill = 0; kill < 6; kill += 1) {
    await database.db.execute(sql`update jobs.job set state = 'active', started_on = now() where name = ${note.id}`)
    await queue.recover()
  }
  const ends: string[] = []
  const runs: string[] = []
  await aQueue({
    run: async ({ data }) => void runs.push(data.text),
    onFailed: async ({ data }) => void ends.push(data.text),
  })
  await until(() => expect(ends).toEqual(['poison']))
  expect(runs).toEqual([])
})

test('with several processes a killed one is noticed by its missing heartbeat', async () => {
  const attempts: number[] = []
  await (await aQueue()).enqueue(tenant, note, { text: 'beat' })
  await killedInTheMiddle()
  // As if the silence had lasted half a minute already; the rest is the supervisor's own round.
  await database.db.execute(sql`update jobs.job set heartbeat_on = heartbeat_on - interval '31 seconds'`)
  await aQueue({ run: async ({ attempt }) => void attempts.push(attempt) })
  await until(() => expect(attempts).toEqual([2]))
})
