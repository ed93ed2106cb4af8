import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { openDatabase, openTenant } from '../database/pool.ts'
import { cloneDatabase } from '../testing/database.ts'
import { until } from '../testing/until.ts'
import { defineJob, handle, type Job } from './job.ts'
import { openQueue } from './queue.ts'

const note = defineJob('test.note', z.object({ text: z.string() }), 60)
const noteOfNext = defineJob(note.id, z.object({ text: z.union([z.string(), z.number()]) }), 60)

test('a job that only the next version can read waits for a process of it, and has all its attempts there', async () => {
  const url = await cloneDatabase(inject('databaseServer'), `jobs_${randomUUID().replaceAll('-', '')}`)
  const database = openDatabase(url, 5)
  const tenant = openTenant(database.db, randomUUID())
  const [ended, seen]: [unknown[], unknown[]] = [[], []]
  const open = (job: unknown) =>
    openQueue({ url, db: database.db, jobs: [job as Job], log: { error: () => {}, warn: () => {} } })
  const old = await open(note)
  await old.work([handle(note, { run: async () => {}, onFailed: async ({ data }) => void ended.push(data.text) })], 1)
  await old.enqueue(tenant, noteOfNext, { text: 7 })
  const requeue = sql`select 1 from jobs.job where name = ${note.id} and state = 'created' and start_after > now()`
  const isPutBack = async () => (await database.db.execute(requeue)).rows.length
  await until(async () => expect(await isPutBack()).toBe(1))
  await old.stop(0)
  const next = await open(noteOfNext)
  const run = async ({ data, attempt }: { data: { text: unknown }; attempt: number }) =>
    void seen.push([data.text, attempt])
  await next.work([handle(noteOfNext, { run, onFailed: async () => {} })], 1)
  await until(() => expect(seen).toEqual([[7, 1]]))
  expect(ended).toEqual([])
  await next.stop(0)
  await database.close()
})
