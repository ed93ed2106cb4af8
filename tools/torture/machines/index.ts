import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../e2e/app.ts'
import { calls } from '../../../e2e/client.ts'
import { openMailbox } from '../../../e2e/mailbox.ts'
import { newMasterKey } from '../../../packages/server/src/files/encryption/master-keys.ts'
import { startS3 } from '../../../packages/server/src/testing/s3.ts'
import { root } from '../../../scripts/processes.ts'
import { sanityOf } from '../../../scripts/sanity.ts'
import { Gate, makeFirm, signIn, work } from '../long/index.ts'
import { Ledger } from '../long/ledger.ts'
import type { Tally } from '../long/person.ts'
import { verify } from '../long/verify.ts'
import { startPostgres } from './postgres.ts'
import { buildVersion, isBuilt, ProductProcess, versionBefore } from './processes.ts'
import { type Count, startProxy } from './proxy.ts'

const firms = 5
const second = 1000
/** How long people work undisturbed, beside a process of another version, and after something came back. */
const lasts = { calm: 60 * second, mixed: 15 * second, after: 20 * second }
const away = { worker: 20 * second, database: 5 * second, bucket: 60 * second }
const patience = 10 * 60 * second

/**
 * Twenty people at work on two API and two worker processes, a PostgreSQL server and an object store, while one thing after the other
 * is taken away: each process in turn for the next version and once more for itself, a worker, the database, the bucket.
 * Prints what failed of how many requests, and why; resolves with whether nothing acknowledged was lost, doubled or wrong.
 * @param named the version before, or the folder in which it is built, where it is not the one before the last change of the schema
 */
export async function tortureMachines(named: string | undefined): Promise<boolean> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'machines-'))
  fs.chmodSync(folder, 0o755)
  const before = named ?? versionBefore()
  const old = isBuilt(before) ? before : await buildVersion(before, path.join(folder, 'before'))
  const [postgres, s3, mailbox] = [await startPostgres(folder), await startS3(), await openMailbox()]
  const bucket = await s3.bucket()
  const ports = await Promise.all([freePort(), freePort()])
  const proxy = await startProxy(() => ports.map((port) => `http://127.0.0.1:${port}`))
  const web = 'http://127.0.0.1:8080'
  const shared: Record<string, string> = {
    DATABASE_URL: postgres.url('app'),
    DATABASE_POOL: '8',
    S3_ENDPOINT: bucket.endpoint!.origin,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.credentials!.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.credentials!.secretAccessKey,
    JWT_SECRET: randomBytes(32).toString('hex'),
    COOKIE_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: mailbox.url,
    API_URL: proxy.url,
    WEB_ORIGINS: web,
    WEB_SERVER: 'off',
    TRUST_PROXY: 'on',
    READ_STANDBY: 'off',
    WORKER_CONCURRENCY: '1',
  }
  const own = (name: string, settings: Record<string, string>) =>
    new ProductProcess(name, { ...shared, ...settings, DATA_DIR: path.join(folder, name) })
  const api = ports.map((port, i) => own(`api-${i + 1}`, { WORKERS: 'off', HOST: '127.0.0.1', API_PORT: `${port}` }))
  const workers = [1, 2].map((i) => own(`worker-${i}`, { WORKERS: 'only' }))
  // Workers first: whatever a new API process leaves for them, they can do.
  const all = [...workers, ...api]
  console.log(`version before ${before}, PostgreSQL ${postgres.version}, load ${os.loadavg()[0]!.toFixed(1)}`)

  const FILES_MASTER_KEY = newMasterKey()
  let over = false
  const isOver = () => over
  const tally: Tally = { good: 0, later: 0, silent: 0, wrong: new Map() }
  const ledger = new Ledger(folder)
  const problems: string[] = []
  const counts: [string, Count][] = []
  const gate = new Gate()
  const say = (found: string[]) => {
    for (const one of found) console.log(`      ✗ ${one}`)
    for (const one of found) problems.push(one)
  }
  async function phase(name: string, during: () => Promise<unknown>): Promise<void> {
    const count = proxy.phase()
    counts.push([name, count])
    await during()
    for (const one of all) if (!one.isRunning()) say([`${one.name} ended by itself: ${one.output.slice(-300)}`])
    tell(name, count)
  }
  async function oneByOne(version: string): Promise<void> {
    for (const one of all) {
      await one.stop()
      await one.start(version)
      await wait(lasts.mixed)
    }
    await wait(lasts.after)
  }

  try {
    for (const one of all) await one.start(old)
    while (ledger.firms.length < firms) await makeFirm({ api: proxy.url, web }, ledger, mailbox, tally)
    const { administrators, workers: people } = await signIn({ api: proxy.url, web, ledger, mailbox, tally, isOver })
    console.log(heading)
    const working = people.map((person) => work(person, gate, isOver, { say }))
    await phase('nothing happens', () => wait(lasts.calm))
    await phase('upgrade one by one', () => oneByOne(root))
    await phase('all again, with keys', async () => {
      await Promise.all(all.map((one) => one.stop()))
      await Promise.all(all.map((one) => one.start(root, { FILES_MASTER_KEY })))
      await wait(lasts.after)
    })
    await phase('restart one by one', () => oneByOne(root))
    await phase('worker killed', async () => {
      await workers[0]!.stop('SIGKILL')
      await wait(away.worker)
      await workers[0]!.start(root)
      await wait(lasts.after)
    })
    await phase('API process killed', async () => {
      await api[0]!.stop('SIGKILL')
      await wait(away.worker)
      await api[0]!.start(root)
      await wait(lasts.after)
    })
    await phase('database fails over', async () => {
      await postgres.failOver(away.database)
      await wait(lasts.after)
    })
    await phase('bucket away', async () => {
      s3.interfere = (request) => {
        request.socket.destroy()
        return true
      }
      await wait(away.bucket)
      s3.interfere = null
      await wait(lasts.after)
    })
    over = true
    await Promise.all(working)
    const unread = await drained(administrators, ledger)
    say(await verify(ledger, administrators))
    say(unread)
    const files = { s3: bucket, databaseUrl: postgres.url('app') }
    const masterKey = { given: { keys: FILES_MASTER_KEY }, makesOwn: false }
    say((await sanityOf(path.join(folder, 'sanity'), { ...files, masterKey })).map((line) => `sanity: ${line}`))
    for (const [said, times] of tally.wrong) say([`${times} × ${said}`])
    summarise(counts, ledger, problems)
  } finally {
    over = true
    await Promise.all(all.map((one) => one.stop()))
    await proxy.stop()
    await mailbox.stop()
    await s3.stop()
    await postgres.stop()
    ledger.close()
    if (problems.length === 0) fs.rmSync(folder, { recursive: true, force: true })
    else keepLogs(folder, all)
  }
  return problems.length === 0
}

/** Waits until every document has reached its end; a line for each company where one does not. */
async function drained(administrators: Awaited<ReturnType<typeof signIn>>['administrators'], ledger: Ledger) {
  const left: string[] = []
  const deadline = Date.now() + patience
  for (const { name } of ledger.firms)
    for (;;) {
      const { results } = await administrators.get(name)!.call(calls.documents.list, { query: { page_size: 200 } })
      const waiting = results.filter(({ stage }) => stage !== 'processed' && stage !== 'failed')
      if (waiting.length === 0) break
      if (Date.now() > deadline) {
        left.push(`${name}: ${waiting.length} documents have not reached their end`)
        break
      }
      await wait(second)
    }
  return left
}

const widths = [22, 9, 7, 10, 12] as const
const cells = (parts: (string | number)[]) =>
  parts.map((part, i) => (i === 0 ? String(part).padEnd(widths[0]) : String(part).padStart(widths[i]!))).join(' ')
const heading = cells(['phase', 'requests', 'failed', 'passed on', 'longest gap'])
const failures = ({ failed }: Count) => [...failed.values()].reduce((sum, times) => sum + times, 0)

function tell(name: string, count: Count): void {
  const { requests, passedOn, silence } = count
  console.log(cells([name, requests, failures(count), passedOn, `${(silence / second).toFixed(1)} s`]))
  for (const [why, times] of count.failed) console.log(`      ${times} × ${why}`)
}

function summarise(counts: [string, Count][], ledger: Ledger, problems: string[]): void {
  const requests = counts.reduce((sum, [, count]) => sum + count.requests, 0)
  const failed = counts.reduce((sum, [, count]) => sum + failures(count), 0)
  const books = ledger.firms.map(({ name }) => ledger.books(name))
  const documents = books.reduce((sum, { documents: some }) => sum + some.size, 0)
  const answers = books.reduce(
    (sum, { responses }) => sum + [...responses.values()].reduce((most, one) => most + one.size, 0),
    0,
  )
  console.log(`${failed} of ${requests} requests failed; ${documents} documents and ${answers} answers compared`)
  console.log(problems.length === 0 ? 'Nothing lost, doubled or wrong.' : `${problems.length} problems.`)
}

function keepLogs(folder: string, all: ProductProcess[]): void {
  for (const one of all) fs.writeFileSync(path.join(folder, `${one.name}.log`), one.output)
  fs.rmSync(path.join(folder, 'before'), { recursive: true, force: true })
  console.log(`Logs are in ${folder}.`)
}
