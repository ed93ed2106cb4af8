import type { z } from 'zod'
import type { Tenant } from '../database/tenant.ts'

/** A kind of work that is done after the reply: what it needs to know, and how long one run may take. */
export interface Job<T extends object = object> {
  id: string
  data: z.ZodType<T>
  /** Seconds after which a run is given up and counts as failed. */
  seconds: number
  /** `none`: it only sends what an action of somebody has brought about, which the trail has already. */
  trail?: 'none'
}

/** When a job that was put back runs again. */
export interface Later<T extends object> {
  /** Data of the job. */
  data: T
  /** `back`: behind everything else of its company; `kept`: where it stood. */
  place: 'back' | 'kept'
  /** Not before so many seconds, unless `QueueView.promoteDelayed` says otherwise. */
  seconds: number
}

/** One run of a job. The same job may be run again after any instruction, so its effect must be the same once or twice. */
export interface Run<T extends object> {
  /** The same in every run of one job. */
  jobId: string
  tenant: Tenant
  data: T
  /** 1 for the first run; runs that were handed back at a stop or put back are not counted. */
  attempt: number
  /** Aborted when the run is given up: stop as soon as possible and throw. */
  signal: AbortSignal
  /** Has the job wait again once this run has ended well. No attempt is counted. */
  requeue(later: Later<T>): void
}

/** Does the jobs of one kind. */
export interface Handler<T extends object> {
  run(run: Run<T>): Promise<void>
  /** Called, until it succeeds, after the last attempt has failed or killed its process. May run twice as well. */
  onFailed(run: Pick<Run<T>, 'jobId' | 'tenant' | 'data'>): Promise<void>
}

/** A kind of work together with what does it. */
export interface HandledJob {
  job: Job
  handler: Handler<object>
  /** How many more of it run at once than of other kinds. */
  more: number
}

/** Puts a job into the caller's transaction: it exists if and only if the transaction is committed. */
export type Enqueue = <T extends object>(
  tenant: Tenant,
  job: Job<T>,
  data: T,
  options?: {
    /** A UUID; a second job with the same one is ignored. */
    id?: string
    /** Do not start before this many seconds. */
    delaySeconds?: number
    /** Only when no other job of its kind waits: this one is not urgent. */
    background?: boolean
  },
) => Promise<void>

/** Waiting jobs of one kind. */
export interface QueueView {
  /** Whether a job of another company is due of which none runs; work in the background does not count. */
  otherTenantsWaiting(tenant: Tenant): Promise<boolean>
  /** Whether a job of any company is due; work in the background does not count. */
  anyWaiting(): Promise<boolean>
  /** Makes the first of those due that were put back until later. */
  promoteDelayed(): Promise<void>
}

/** Attempts that a job has before it has failed. */
export const attempts = 3

/** Declares a kind of work. */
export const defineJob = <T extends object>(
  id: string,
  data: z.ZodType<T>,
  seconds: number,
  { trail }: Pick<Job<T>, 'trail'> = {},
): Job<T> => ({ id, data, seconds, ...(trail ? { trail } : {}) })

/** Pairs a kind of work with its handler. */
export const handle = <T extends object>(job: Job<T>, handler: Handler<T>, more = 0): HandledJob =>
  ({ job, handler, more }) as unknown as HandledJob
