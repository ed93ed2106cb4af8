import { statfs } from 'node:fs/promises'
import { constants, type NodeGCPerformanceDetail, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { version } from '../paths.ts'
import { type StatusOptions, serveStatus } from './status.ts'

export interface MetricsOptions extends StatusOptions {
  log: FastifyBaseLogger
}

export interface Metrics {
  /** Counts every call of an API from now on. */
  observe(api: FastifyInstance): void
  /** Answers `/metrics`, `/status` and `/health/`; does not listen yet. */
  page: FastifyInstance
}

/** Seconds; most calls take milliseconds, an upload over a slow line takes minutes. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 60, 600]

/** What monitoring asks for: calls, jobs, parts, disk and process, without a name or a number of any company. */
export function createMetrics(options: MetricsOptions): Metrics {
  const { parts, queue, dataDir, log } = options
  const registers = [new Registry()]
  const register = registers[0]!
  collectDefaultMetrics({ register })
  new Gauge({ name: 'esrs_build_info', help: 'The running version.', labelNames: ['version'], registers }).set(
    { version },
    1,
  )
  const calls = new Histogram({
    name: 'esrs_http_request_duration_seconds',
    help: 'Calls of the API and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  partsUp(parts, registers, log)
  jobs(queue, registers)
  disk(dataDir, registers)
  const stop = kept(registers)
  const page = Fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) })
  page.get('/metrics', async (_request, reply) => {
    void reply.type(register.contentType).header('Cache-Control', 'no-store')
    return register.metrics()
  })
  page.addHook('onClose', async () => stop())
  serveStatus(page, options)
  return {
    page,
    observe: (api) =>
      void api.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        // An address that nobody serves is no label: strangers could make any number of them.
        calls.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000)
      }),
  }
}

type Registers = Registry[]

function partsUp(parts: MetricsOptions['parts'], registers: Registers, log: FastifyBaseLogger): void {
  new Gauge({
    name: 'esrs_part_up',
    help: '1 where database, file store and queue can be used, 0 where not.',
    labelNames: ['part'],
    registers,
    async collect() {
      for (const [part, { ping }] of Object.entries(parts)) {
        const up = await ping().then(
          () => 1,
          (error: unknown) => {
            log.warn({ err: error, part }, 'part is down')
            return 0
          },
        )
        this.set({ part }, up)
      }
    },
  })
}

function jobs(queue: MetricsOptions['queue'], registers: Registers): void {
  const oldest = new Gauge({
    name: 'esrs_oldest_waiting_job_seconds',
    help: 'For how long the longest waiting job could have started.',
    labelNames: ['job'],
    registers,
  })
  new Gauge({
    name: 'esrs_jobs',
    help: 'Jobs that could start now (waiting), may start later (deferred), or run.',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      // Without the database there is nothing to tell of jobs; `esrs_part_up` says so.
      for (const { job, waiting, deferred, running, oldestSeconds } of await queue.backlog().catch(() => [])) {
        this.set({ job, state: 'waiting' }, waiting)
        this.set({ job, state: 'deferred' }, deferred)
        this.set({ job, state: 'running' }, running)
        oldest.set({ job }, oldestSeconds)
      }
    },
  })
}

function disk(dataDir: string, registers: Registers): void {
  new Gauge({
    name: 'esrs_disk_free_bytes',
    help: 'Room on the disk of DATA_DIR that the product may use.',
    registers,
    async collect() {
      const { bavail, bsize } = await statfs(dataDir)
      this.set(bavail * bsize)
    },
  })
}

/** Memory without garbage: what a leak shows in, long before the whole process grows. Returns what ends the watching. */
function kept(registers: Registers): () => void {
  const gauge = new Gauge({
    name: 'esrs_memory_kept_bytes',
    help: 'Memory that the last full garbage collection left in use, buffers included; 0 before the first.',
    registers,
  })
  const collections = new PerformanceObserver((list) => {
    const done = list.getEntries() as (PerformanceEntry & { detail: NodeGCPerformanceDetail })[]
    const isFull = done.some(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR)
    if (!isFull) return
    const { heapUsed, external } = process.memoryUsage()
    gauge.set(heapUsed + external)
  })
  collections.observe({ entryTypes: ['gc'] })
  return () => collections.disconnect()
}
