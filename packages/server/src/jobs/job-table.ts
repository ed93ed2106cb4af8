import { type SQL, sql } from 'drizzle-orm'
import type { Queries, Tenant } from '../database/tenant.ts'
import type { Job, QueueView } from './job.ts'

// The table in which pg-boss keeps jobs, as others than the queue itself ask about it. The names of its columns, and how a job is written
// into one of them, stand in this folder and nowhere else.

/** Where a job goes whose attempts have all failed. */
export const failedQueue = (job: Pick<Job, 'id'>): string => `${job.id}.failed`

/** The first turn of jobs in the background; the others never come near it. */
export const backgroundTurn = 1_000_000_000

/** Waiting, running, or about to be given up. */
const isOpen = sql.raw(`state in ('created', 'retry', 'active')`)

const inData = (field: string): SQL => sql.raw(`data->'data'->>'${field}'`)

/** Whether a job of this kind is under way whose data has this value in a field. */
export const hasJob = <T extends object>(job: Job<T>, field: keyof T & string, value: SQL): SQL => sql`exists (
  select 1 from jobs.job where name in (${job.id}, ${failedQueue(job)}) and ${isOpen} and ${inData(field)} = ${value}::text)`

/** Whether a job of any kind is under way whose data has this value in a field. */
export const hasAnyJob = (field: string, value: SQL): SQL => sql`exists (
  select 1 from jobs.job where ${isOpen} and ${inData(field)} = ${value}::text)`

/** What waits of a company in the queue of a kind of job: positions among the jobs of all companies, from 1, by a field of their data. */
export async function queuePositions<T extends object>(
  { db, companyId }: Tenant,
  job: Job<T>,
  field: keyof T & string,
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ value: string; position: number }>(sql`
    select value, position from (
      select data->>'company' as company, ${inData(field)} as value,
        row_number() over (order by priority desc, created_on, id)::int as position
      from jobs.job where name = ${job.id} and state < 'active'
    ) as waiting where company = ${companyId}`)
  return new Map(rows.map(({ value, position }) => [value, position]))
}

/** What waits of one kind of job. */
export const viewOf = (db: Queries, { id: name }: Pick<Job, 'id'>): QueueView => ({
  otherTenantsWaiting: async ({ companyId }) => {
    const { rows } = await db.execute(sql`
      select 1 from jobs.job w where name = ${name} and state < 'active' and start_after <= now()
        and group_id <> ${companyId} and -priority < ${backgroundTurn}::int and not exists (
          select 1 from jobs.job r where r.name = ${name} and r.state = 'active' and r.group_id = w.group_id)
      limit 1`)
    return rows.length > 0
  },
  anyWaiting: async () => {
    const { rows } = await db.execute(sql`
      select 1 from jobs.job where name = ${name} and state < 'active' and start_after <= now()
        and -priority < ${backgroundTurn}::int
      limit 1`)
    return rows.length > 0
  },
  promoteDelayed: async () => {
    await db.execute(sql`
      update jobs.job set start_after = now() where name = ${name} and state = 'created' and id = (
        select id from jobs.job where name = ${name} and state = 'created' and start_after > now()
        order by priority desc, created_on limit 1)`)
  },
})

/** Deletes the jobs of a company that do not run. */
export async function deleteJobsOf({ db, companyId }: Tenant): Promise<void> {
  await db.execute(sql`delete from jobs.job where group_id = ${companyId} and state <> 'active'`)
}

/** Deletes the jobs of every kind that do not run and whose data has this value in a field. */
export async function deleteJobsAbout(db: Queries, field: string, value: string): Promise<void> {
  await db.execute(sql`delete from jobs.job where ${inData(field)} = ${value} and state <> 'active'`)
}

/** Replaces what all jobs of a kind say that have the same value as `data` in a field; those that have ended are kept for a week. */
export async function replaceData<T extends object>(
  db: Queries,
  job: Job<T>,
  field: keyof T & string,
  data: T,
): Promise<void> {
  await db.execute(sql`
    update jobs.job set data = jsonb_set(data, '{data}', ${JSON.stringify(data)}::jsonb)
    where name in (${job.id}, ${failedQueue(job)}) and ${inData(field)} = ${data[field]}`)
}

/** Values of a field of which two jobs of one kind are under way. */
export const doubleJobs = (field: string): SQL => sql`
  select ${inData(field)} from jobs.job
  where ${isOpen} and ${inData(field)} is not null group by name, 1 having count(*) > 1`

/** Jobs of a company that does not exist, but for those that remove what its erasure has left; and those about a document of another. */
export const strayJobs = sql`
  select j.id::text from jobs.job j
  left join companies c on c.id::text = j.data->>'company'
  left join documents d on d.id::text = j.data->'data'->>'document'
  where j.${isOpen} and j.data ? 'company' and (c.id is null or d.company_id <> c.id) and not j.data->'data' ? 'erasure'`

/** Jobs whose process is gone. */
export const lostJobs = sql`
  select id::text from jobs.job
  where state = 'active' and coalesce(heartbeat_on, started_on) < now() - interval '2 minutes'`

/** Jobs that nobody has begun for more than an hour. */
export const overdueJobs = sql`
  select id::text from jobs.job
  where state in ('created', 'retry') and greatest(created_on, start_after) < now() - interval '1 hour'`
