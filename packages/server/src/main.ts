import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { systemClock } from './clock.ts'
import { type Config, readConfig } from './config.ts'
import { startEmbedded } from './database/embedded.ts'
import { isDatabaseLost } from './database/failures.ts'
import { lockFolder } from './database/lock.ts'
import { ensureDatabase, migrateDatabase, openDatabase } from './database/pool.ts'
import type { Queries } from './database/tenant.ts'
import { createApp, jobs } from './features/app.ts'
import { openCompanyFiles } from './files/encryption/open-encryption.ts'
import { readOwner, refuseHalfMoved } from './files/installation.ts'
import { openFiles } from './files/open.ts'
import { StoreOfAnother } from './files/owner.ts'
import { createAddresses } from './http/addresses.ts'
import { uploadsMayLast } from './http/closing.ts'
import { createMetrics } from './http/metrics.ts'
import { createWeb, isBuilt } from './http/web.ts'
import { openQueue } from './jobs/queue.ts'
import { createLog, formatFatalError } from './log.ts'
import { openOutbox, openSmtp } from './mail/mailer.ts'
import { webFolder } from './paths.ts'
import { readSecrets } from './secrets.ts'
import { sendTraces } from './traces/send-traces.ts'
import { keepSending, sendTrails } from './trail/send.ts'
import { openTarget } from './trail/target.ts'

/** Started parts, last first, with how each is ended. */
const running: (() => Promise<unknown> | unknown)[] = []
let stopping: Promise<void> | null = null
let starting: Promise<void> = Promise.resolve()

const report = (line: string): void => void process.stdout.write(`${line}\n`)

async function stopAll(): Promise<void> {
  for (const end of running.splice(0).reverse()) {
    try {
      await end()
    } catch (error) {
      process.stderr.write(`While stopping: ${(error as Error).message}\n`)
    }
  }
}

/** Ends everything that was started, in order, and then the process. */
function stop(code: number): void {
  // Asked a second time, the person does not want to wait; the next start recovers what is left.
  if (stopping) process.exit(1)
  // A part that is just starting is only listed once it has started; a start that hangs is not waited for.
  stopping = Promise.race([starting.catch(() => {}), wait(5000)])
    .then(stopAll)
    .finally(() => process.exit(code))
}

function stopBecause({ message }: Error): void {
  process.stderr.write(`${message}\n`)
  if (!stopping) stop(1)
}

async function start(config: Config): Promise<void> {
  const { dataDir, host } = config
  const log = createLog(config.logLevel)
  makeFolder(dataDir)
  if (config.traces) {
    const traces = await sendTraces(config.traces, log)
    running.push(() => Promise.race([traces.close(), wait(2000)]))
  }
  const secrets = { jwt: config.jwtSecret, cookie: config.cookieSecret }
  let url = config.databaseUrl
  if (!url) {
    const lock = await lockFolder(dataDir)
    running.push(() => lock.release())
    const { database: password } = readSecrets(dataDir)
    const server = await startEmbedded({ dataDir, password, onRestart: (reason) => log.error(reason) })
    running.push(() => server.stop())
    await ensureDatabase(server.url('postgres'), 'app')
    url = server.url('app')
  }
  const made = secrets.jwt && secrets.cookie ? null : readSecrets(dataDir)
  if (stopping) return
  await migrateDatabase(url)
  const database = openDatabase(url, config.databasePool, (error) => log.warn({ err: error }, 'database connection'))
  running.push(() => Promise.race([database.close(), wait(1000)]))
  await refuseHalfMoved(database.db)
  const queue = await openQueue({ url, db: database.db, jobs, log })
  running.push(() => queue.stop())
  if (!config.databaseUrl) await queue.recover()
  const mailer = config.smtpUrl
    ? openSmtp(config.smtpUrl, config.mailFrom)
    : openOutbox(path.join(dataDir, 'outbox'), config.mailFrom)
  running.push(() => mailer.close())
  const addresses = createAddresses(config)
  const store = await openFiles(config, await readOwner(database.db))
  const files = await openCompanyFiles(store, { db: database.db, dataDir, masterKey: config.masterKey })
  const app = await createApp({
    ...config,
    database,
    queue,
    mailer,
    log,
    addresses,
    files,
    clock: systemClock,
    secrets: { jwt: secrets.jwt ?? made!.jwt, cookie: secrets.cookie ?? made!.cookie },
  })
  if (stopping) return
  if (config.workers !== 'off') {
    await queue.work(app.handled, config.workerConcurrency)
    let sweeping: Promise<void> = Promise.resolve()
    const sweep = () => {
      sweeping = app.sweep().catch((error: unknown) => {
        if (error instanceof StoreOfAnother) return stopBecause(error)
        log.error({ err: error }, 'sweep')
      })
    }
    const timer = setInterval(sweep, 3_600_000)
    // A sweep under way still uses the database, which is stopped after this.
    running.push(() => {
      clearInterval(timer)
      return Promise.race([sweeping, wait(2000)])
    })
    sweep()
  }
  if (config.workers !== 'off') sendTrailsOn(config, database.db, app.sendTrails, log)
  const maxUploadMb = config.maxUploadBytes / 1_048_576
  const demo = config.seedDemo ? await app.seedDemo(config.seedDemo === 'german') : null
  const web =
    config.webServer && isBuilt(webFolder)
      ? await createWeb({
          ...addresses,
          maxUploadMb,
          folder: webFolder,
          https: config.https,
          securityContact: config.securityContact,
          logger: log,
        })
      : null
  if (config.metricsPort !== null) {
    const parts = { database, storage: files, queue }
    const metrics = createMetrics({ parts, queue, dataDir, log })
    metrics.observe(app.api)
    const port = await listen(metrics.page, config.metricsPort, host, 'METRICS_PORT')
    report(`Metrics  http://${host}:${port}/metrics`)
  }
  if (web) addresses.listening({ web: await listen(web, config.webPort, host, 'WEB_PORT') })
  if (config.workers !== 'only') addresses.listening({ api: await listen(app.api, config.apiPort, host, 'API_PORT') })
  announce(config, addresses, web !== null)
  if (!files.keys) report('Files    are not encrypted; set FILES_MASTER_KEY (docs/operating.md)')
  if (config.workers !== 'off' && config.readStandby) running.push(app.standBy())
  if (demo) {
    report(`Demo     sign in as ${demo.email} with the password ${demo.password}, which is shown only now`)
    if (config.seedDemo !== 'german')
      report(
        'Demo     is a test account, in English only; for German too, begin with SEED_DEMO=german and an empty DATA_DIR',
      )
  }
}

/** Sends trails on from now on, to receivers of companies and to the place of the operator. */
function sendTrailsOn(
  { trailTo }: Config,
  db: Queries,
  toReceivers: () => Promise<unknown>,
  log: { error(details: object, message: string): void },
): void {
  const target = trailTo && openTarget(trailTo.url, trailTo.token)
  for (const send of [toReceivers, ...(target ? [() => sendTrails(db, target)] : [])]) {
    const stopSending = keepSending(send, log)
    running.push(() => Promise.race([stopSending(), wait(2000)]))
  }
}

function makeFolder(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
  } catch (error) {
    throw new Error(`DATA_DIR ${folder} cannot be used: ${(error as Error).message}.`)
  }
}

async function listen(app: FastifyInstance, port: number, host: string, setting: string): Promise<number> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new Error(`${setting} ${port} is in use by another program; set another one.`)
    if (code === 'EACCES') throw new Error(`${setting} ${port} may not be opened by this user; set another one.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new Error(`HOST ${host} is no address of this machine.`)
    throw error
  }
  // Requests under way are finished; what is still open after that is cut off.
  running.push(async () => {
    const closed = app.close()
    await Promise.race([closed, wait(uploadsMayLast + 2000)])
    app.server.closeAllConnections()
    await closed
  })
  const [address] = app.addresses()
  return typeof address === 'object' ? address.port : port
}

function announce(config: Config, addresses: ReturnType<typeof createAddresses>, hasWeb: boolean): void {
  if (config.workers === 'only') {
    report('Working on jobs; no address is served.')
    return
  }
  if (hasWeb) report(`Web app  ${addresses.webUrl()}`)
  else if (config.webServer) report('Web app  not built, so it is not served (npm run build)')
  report(`API      ${addresses.apiUrl()}`)
  const files = config.s3 ? `the bucket ${config.s3.bucket}` : config.dataDir
  if (config.databaseUrl) report(`Data     on the database server, files in ${files}`)
  else report(`Data     ${config.dataDir}${config.s3 ? `, files in ${files}` : ''}`)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => {
    // Callers on a lost connection have got their error; a loss without a listener is no reason to end.
    if (isDatabaseLost(error)) return report(`A connection to the database was lost: ${(error as Error).message}`)
    process.stderr.write(`Unexpected failure, stopping: ${formatFatalError(error)}\n`)
    if (!stopping) stop(1)
  })

try {
  starting = start(readConfig())
  await starting
} catch (error) {
  // A failure while already stopping is a consequence of that.
  if (!stopping) stopBecause(error instanceof Error ? error : new Error(String(error)))
}
