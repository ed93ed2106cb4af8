import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { type Clock, systemClock } from '../clock.ts'
import { type Action, acting } from '../database/action.ts'
import { Connection, connectionSettings } from '../database/connection.ts'
import { isDatabaseLost, isStoreLost } from '../database/failures.ts'
import { openTenant } from '../database/pool.ts'
import type { Queries } from '../database/tenant.ts'
import { isId } from '../is-id.ts'
import { currentTraceparent, spanning } from '../traces/span.ts'
import { attempts, type Enqueue, type HandledJob, type Job, type Later, type QueueView, type Run } from './job.ts'
import { backgroundTurn, failedQueue, viewOf } from './job-table.ts'

const schema = 'jobs'

/** Starts again after its process was killed, beyond the attempts that failed by themselves. */
const toleratedCrashes = 5

/** How long a run whose database was lost waits for it to come back, and for how long its job is then left alone. */
const reconnecting = { seconds: 300, pause: 500, rest: 2 }

/** Milliseconds from its beginning for which a job waits for the file store, or for a process that can read it. */
const mostWaiting = 86_400_000
const isYoung = ({ createdOn }: JobWithMetadata<object>) => Date.now() - createdOn.getTime() < mostWaiting

/** Seconds before a job that has failed is tried again, and between two looks of one that waits for the file store or such a process. */
const usualPauses = { failed: 2, waiting: 5 }

/** Passed through to the driver. */
const connecting: object = { ...connectionSettings, Client: Connection }

/** A job as the queue keeps it. */
const Envelope = z.object({
  company: z.uuid(),
  data: z.record(z.string(), z.unknown()),
  crashes: z.number().optional(),
  /** The span that has brought it about. */
  traceparent: z.string().optional(),
})
type Envelope = z.infer<typeof Envelope>

export interface QueueOptions {
  url: string
  db: Queries
  /** Every kind of job there is. */
  jobs: Job[]
  log: { error(details: object, message: string): void; warn(details: object, message: string): void }
  clock?: Clock
  /** Other seconds between two tries; where they are 0, one follows the other at once. */
  pauses?: typeof usualPauses
}

/** Jobs of one kind. */
export interface Backlog {
  job: string
  /** Could start now. */
  waiting: number
  /** May start only later. */
  deferred: number
  running: number
  /** Seconds for which the longest waiting one could have started. */
  oldestSeconds: number
}

export interface Queue {
  enqueue: Enqueue
  viewOf(job: Job): QueueView
  /** Starts working: `concurrency` jobs of each kind at once, and `more` where a kind asks for it. Throws when a kind of job has no handler. */
  work(handled: HandledJob[], concurrency: number): Promise<void>
  /** Puts back what a killed process left half done; only when no other process works on this database. */
  recover(): Promise<void>
  /** Resolves when jobs can be enqueued. */
  ping(): Promise<void>
  /** How many jobs of each kind there are, those included that nobody has anything to do with. */
  backlog(): Promise<Backlog[]>
  /** Takes no new work, lets running work finish for a moment, then interrupts it and hands it back. */
  stop(gracePeriod?: number): Promise<void>
}

/** Opens the queue in the schema `jobs` of the database, creating what is missing. */
export async function openQueue({
  url,
  db,
  jobs,
  log,
  clock = systemClock,
  pauses = usualPauses,
}: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    ...connecting,
    connectionString: url,
    application_name: 'esrs-reporting jobs',
    schema,
    max: 4,
    connectionTimeoutMillis: 10_000,
    schedule: false,
    useListenNotify: true,
    // A job whose process was killed is noticed after its heartbeat and one round of the supervisor: under a minute.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  })
  let stopped = false
  boss.on('error', (error) => {
    // A connection that was on its way out when the database ended is no news.
    if (!stopped) log.error({ err: error }, 'queue')
  })
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'queue'))
  await boss.start()
  for (const job of jobs) {
    const dead = failedQueue(job)
    await define(boss, dead, { retryLimit: 1000, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 })
    await define(boss, job.id, {
      retryLimit: attempts - 1,
      retryDelay: pauses.failed,
      expireInSeconds: job.seconds,
      deadLetter: dead,
    })
  }

  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()

  const enqueue: Enqueue = async (tenant, job, data, options = {}) => {
    const traceparent = currentTraceparent()
    const envelope: Envelope = {
      company: tenant.companyId,
      data: job.data.parse(data) as Record<string, unknown>,
      ...(traceparent === undefined ? {} : { traceparent }),
    }
    await boss.send(job.id, envelope, {
      db: fromDrizzle(tenant.db, sql),
      group: { id: tenant.companyId },
      priority: -(await turnFor(tenant.db, job.id, tenant.companyId, options.background ?? false)),
      ...(options.id ? { id: options.id } : {}),
      ...(options.delaySeconds ? { startAfter: options.delaySeconds } : {}),
    })
  }

  /** A run as an action of the system; what it is about are the ids in its data. */
  const actionOf = (job: Job, jobId: string, companyId: string, data: Record<string, unknown>): Action => ({
    call: job.id,
    kind: job.trail === 'none' ? null : 'change',
    actor: 'system',
    by: null,
    via: jobId,
    companyId,
    objects: Object.values(data).filter(isId),
    address: null,
    requestId: null,
    clock,
    row: 'none',
  })

  async function runOne({ job, handler }: HandledJob, claimed: JobWithMetadata<object>): Promise<void> {
    const { company, data, traceparent } = Envelope.parse(claimed.data)
    const read = job.data.safeParse(data)
    if (!read.success && isYoung(claimed)) {
      // During an upgrade it may come from a process of the next version, and is for one of those.
      log.warn({ job: job.id, jobId: claimed.id }, 'job of another version')
      return requeue(db, claimed, { data, place: 'kept', seconds: pauses.waiting })
    }
    let later: Later<object> | null = null
    const run: Run<object> = {
      jobId: claimed.id,
      tenant: openTenant(db, company),
      data: job.data.parse(data),
      attempt: attempts - (claimed.retryLimit - claimed.retryCount),
      signal: AbortSignal.any([claimed.signal, stopping.signal]),
      requeue: (when) => {
        later = { ...when, data: job.data.parse(when.data) }
      },
    }
    try {
      const span = {
        name: `job ${job.id}`,
        kind: 'consumer',
        facts: { 'esrs.job': job.id, 'esrs.attempt': run.attempt },
        parent: traceparent,
      } as const
      await spanning(span, () => acting(actionOf(job, claimed.id, company, data), () => handler.run(run)))
      if (later) await requeue(db, claimed, later)
    } catch (error) {
      if (stopping.signal.aborted) return await handBack(db, [claimed.id])
      // Nothing is wrong with the job: it waits as if it had not been tried.
      if (isDatabaseLost(error) && (await handBackOnceBack(db, claimed.id, run.signal))) return
      if (isStoreLost(error) && isYoung(claimed)) {
        log.warn({ err: error, job: job.id, jobId: claimed.id }, 'job waits for the file store')
        return await requeue(db, claimed, { data, place: 'kept', seconds: pauses.waiting })
      }
      log.error({ err: error, job: job.id, jobId: claimed.id, attempt: run.attempt }, 'job failed')
      throw error
    }
  }

  async function work(handled: HandledJob[], concurrency: number): Promise<void> {
    const missing = jobs.filter((job) => !handled.some((one) => one.job.id === job.id)).map((job) => job.id)
    if (missing.length > 0) throw new Error(`No handler for the job ${missing.join(', ')}.`)
    for (const one of handled) {
      for (let worker = 0; worker < concurrency + one.more; worker += 1) {
        await workOn(one.job.id, (claimed) => runOne(one, claimed))
      }
      await workOn(failedQueue(one.job), async (claimed) => {
        const { company, data } = Envelope.parse(claimed.data)
        const jobId = claimed.sourceId ?? claimed.id
        const tenant = openTenant(db, company)
        await acting(actionOf(one.job, jobId, company, data), () =>
          one.handler.onFailed({ jobId, tenant, data: one.job.data.parse(data) }),
        )
      })
    }
  }

  async function workOn(name: string, run: (claimed: JobWithMetadata<object>) => Promise<void>): Promise<void> {
    let worker = ''
    const options = {
      includeMetadata: true,
      batchSize: 1,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 2,
    } as const
    worker = await boss.work<object, void, typeof options>(name, options, async ([claimed]) => {
      const done = run(claimed!)
      running.set(claimed!.id, done)
      try {
        await done
      } finally {
        running.delete(claimed!.id)
        // There may be more; without this the worker would sleep until its next round.
        boss.notifyWorker(worker)
      }
    })
  }

  async function stop(gracePeriod = 3000): Promise<void> {
    const halted = boss.stop({ graceful: running.size > 0, timeout: gracePeriod + 3000 })
    const settled = () => Promise.allSettled(running.values())
    await Promise.race([settled(), wait(gracePeriod, null, { ref: false })])
    stopping.abort(new Error('The process stops.'))
    await Promise.race([settled(), wait(2000, null, { ref: false })])
    // What does not listen to its signal is handed back as well: the process ends now.
    if (running.size > 0) await handBack(db, [...running.keys()])
    await halted
    stopped = true
  }

  return {
    enqueue,
    viewOf: (job) => viewOf(db, job),
    work,
    stop,
    ping: async () => {
      if (!(await boss.isInstalled())) throw new Error('The queue is not installed.')
    },
    backlog: () => backlogOf(db, jobs),
    recover: () => recover(boss, db),
  }
}

async function define(boss: PgBoss, name: string, options: Parameters<PgBoss['createQueue']>[1]): Promise<void> {
  const all = {
    heartbeatSeconds: 30,
    notify: true,
    deleteAfterSeconds: 604_800,
    retentionSeconds: 2_592_000,
    ...options,
  }
  await boss.createQueue(name, all)
  await boss.updateQueue(name, all)
}

/**
 * The turn of a new job: one after the company's last, but never before what is under way. Companies take turns by it,
 * whether one of them brings many jobs at once or one after the other, and none waits for ever (start-time fair queueing).
 */
async function turnFor(db: Queries, name: string, companyId: string, background: boolean): Promise<number> {
  const first = background ? backgroundTurn : 0
  const { rows } = await db.execute<{ turn: number }>(sql`
    select greatest(
      coalesce(
        max(-priority) filter (where state = 'active'),
        min(-priority) filter (where start_after <= now()),
        ${first}::int),
      coalesce(max(-priority) filter (where group_id = ${companyId}), ${first}::int) + 1
    ) as turn
    from jobs.job
    where name = ${name} and state <= 'active' and (-priority >= ${backgroundTurn}::int) = ${background}::boolean`)
  return rows[0]?.turn ?? first + 1
}

/**
 * Makes an active job wait again, with one more attempt in return for the one that ends. Each start counts up, so whoever settles
 * this one after another has begun settles nothing.
 */
async function requeue(
  db: Queries,
  job: JobWithMetadata<object>,
  { data, place, seconds }: Later<object>,
): Promise<void> {
  const company = job.groupId ?? Envelope.parse(job.data).company
  const isBackground = -job.priority >= backgroundTurn
  const turn = place === 'kept' ? -job.priority : await turnFor(db, job.name, company, isBackground)
  await db.execute(sql`
    update jobs.job set state = 'created', heartbeat_on = null, retry_limit = retry_limit + 1, priority = ${-turn},
      data = jsonb_set(data, '{data}', ${JSON.stringify(data)}::jsonb), start_after = now() + make_interval(secs => ${seconds})
    where name = ${job.name} and id = ${job.id} and state = 'active' and retry_count = ${job.retryCount}`)
}

async function backlogOf(db: Queries, jobs: Job[]): Promise<Backlog[]> {
  const { rows } = await db.execute<{
    job: string
    waiting: number
    deferred: number
    running: number
    oldest: number
  }>(sql`
    select name as job,
      count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
      count(*) filter (where state < 'active' and start_after > now())::int as deferred,
      count(*) filter (where state = 'active')::int as running,
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float8 as oldest
    from jobs.job where state <= 'active' group by name`)
  return jobs.map(({ id }) => {
    const row = rows.find(({ job }) => job === id)
    const { waiting = 0, deferred = 0, running = 0, oldest = 0 } = row ?? {}
    return { job: id, waiting, deferred, running, oldestSeconds: oldest }
  })
}

/** Makes active jobs wait again without counting the attempt. */
async function handBack(db: Queries, ids: string[]): Promise<void> {
  await db.execute(sql`
    update jobs.job set state = 'created', started_on = null, heartbeat_on = null
    where id in ${ids} and state = 'active'`)
}

/**
 * Makes a job wait again as soon as the database answers; whether it did. Not at once: the worker that gives it up still
 * reports its end, and must not report that of another run.
 */
async function handBackOnceBack(db: Queries, id: string, signal: AbortSignal): Promise<boolean> {
  const deadline = Date.now() + reconnecting.seconds * 1000
  for (; Date.now() < deadline && !signal.aborted; await wait(reconnecting.pause)) {
    const waiting = sql`
      update jobs.job set state = 'created', started_on = null, heartbeat_on = null,
        start_after = now() + make_interval(secs => ${reconnecting.rest})
      where id = ${id} and state = 'active'`
    try {
      await db.execute(waiting)
      return true
    } catch (error) {
      if (!isDatabaseLost(error)) throw error
    }
  }
  return false
}

async function recover(boss: PgBoss, db: Queries): Promise<void> {
  const crashes = sql`coalesce((data->>'crashes')::int, 0)`
  await db.execute(sql`
    update jobs.job set state = 'created', started_on = null, heartbeat_on = null,
      data = jsonb_set(data, '{crashes}', to_jsonb(${crashes} + 1))
    where state = 'active' and ${crashes} < ${toleratedCrashes}`)
  await db.execute(
    sql`update jobs.job set state = 'created', started_on = null where state = 'active' and dead_letter is null`,
  )
  const { rows } = await db.execute<{ name: string; id: string }>(sql`
    update jobs.job set retry_limit = retry_count
    where state = 'active' and dead_letter is not null returning name, id`)
  for (const { name, id } of rows)
    await boss.fail(name, id, { message: 'The process was killed during every attempt.' })
}
