import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contract, type TokenScope, type User } from '@esrs/contract'
import { inject } from 'vitest'
import { type Database, openDatabase, openTenant } from '../database/pool.ts'
import type { Tenant } from '../database/tenant.ts'
import { createApp, jobs, type Platform } from '../features/app.ts'
import { openDiskStore } from '../files/disk.ts'
import type { CompanyFiles } from '../files/encryption/company-files.ts'
import type { MasterKeySource } from '../files/encryption/master-keys.ts'
import { openCompanyFiles } from '../files/encryption/open-encryption.ts'
import type { FileStore } from '../files/store.ts'
import { createAddresses } from '../http/addresses.ts'
import { openQueue, type Queue } from '../jobs/queue.ts'
import { createLog } from '../log.ts'
import { openOutbox } from '../mail/mailer.ts'
import { ApiClient } from './client.ts'
import { createTestClock, type TestClock } from './clock.ts'
import { cloneDatabase } from './database.ts'

export interface TestApp {
  /** Address of the API. */
  base: string
  databaseUrl: string
  database: Database
  queue: Queue
  files: CompanyFiles
  clock: TestClock
  /** Folder of files and outgoing mail. */
  dataDir: string
  /** A client that is not signed in. */
  client(): ApiClient
  /** Mails written so far, as raw messages. */
  mails(): string[]
  /** Sends trails on to the receivers of their companies; how many rows. */
  sendTrails(): Promise<number>
  /** Removes what has run out. */
  sweep(): Promise<void>
  /** Makes the demo company when there is no company yet. */
  seedDemo(isGerman?: boolean): Promise<{ email: string; password: string } | null>
  /** Takes no new requests, as a stop of the process begins. */
  close(): Promise<void>
  stop(): Promise<void>
}

export interface TestAppOptions extends Partial<Platform> {
  /** Also does the jobs; off where a test only looks at calls. */
  workers?: boolean
  /** Leads the app to its database by another way, for instance through a proxy that can be cut. */
  reroute?: (databaseUrl: string) => string
  /** Where files are kept, encrypted; a folder where it is not given. */
  store?: FileStore
  /** Where the master key comes from, where not from here. */
  masterKey?: MasterKeySource
}

/** The master key of every test; a process that is started on the data of an app gets it as well. */
export const testMasterKey = Buffer.alloc(32, 7).toString('base64')

/** The whole server on a database of its own, listening on a free port. Stop it in `afterAll`. */
export async function startApp({
  workers = false,
  reroute,
  store,
  masterKey,
  ...changed
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'app-'))
  const url = await cloneDatabase(inject('databaseServer'), `app_${randomUUID().replaceAll('-', '')}`)
  const log = createLog('silent')
  const database = openDatabase(reroute ? reroute(url) : url, 10)
  const clock = createTestClock()
  // What fails here fails on purpose, and there is nothing to wait for.
  const queue = await openQueue({ url, db: database.db, jobs, log, clock, pauses: { failed: 0, waiting: 1 } })
  const files = await openCompanyFiles(store ?? openDiskStore(path.join(dataDir, 'files')), {
    db: database.db,
    dataDir,
    masterKey: masterKey ?? { given: { keys: testMasterKey }, makesOwn: false },
  })
  const addresses = createAddresses({ host: 'localhost', apiPort: 8900, webPort: 8080, apiUrl: null, webOrigins: [] })
  const outbox = path.join(dataDir, 'outbox')
  const platform: Platform = {
    database,
    queue,
    files,
    clock,
    log,
    addresses,
    mailer: openOutbox(outbox, 'Test <no-reply@localhost>'),
    privacy: {
      contact: null,
      recipients: [],
      retention: { sessions: 7, security_trail: 365, mails: 30, deleted_documents: 0 },
    },
    secrets: { jwt: 'j'.repeat(43), cookie: 'c'.repeat(43) },
    https: false,
    crossSite: false,
    trustProxy: false,
    registrationRule: { registration: 'open', domains: [] },
    quotas: { storageBytes: null, documents: null, uploadsPerHour: null },
    outbound: 'machine',
    maxUploadBytes: 5 * 1_048_576,
    readMemoryBytes: 700 * 1_048_576,
    readMilliseconds: 60_000,
    readSilentMilliseconds: 60_000,
    reportMemoryBytes: 1000 * 1_048_576,
    reportMilliseconds: 60_000,
    ocrMaxPages: 5,
    workerConcurrency: 1,
    transcription: null,
    model: null,
    ...changed,
  }
  const app = await createApp(platform)
  if (workers) await queue.work(app.handled, platform.workerConcurrency)
  const base = await app.api.listen({ port: 0, host: '127.0.0.1' })
  return {
    base,
    databaseUrl: url,
    database,
    queue,
    files,
    clock,
    dataDir,
    client: () => new ApiClient(base),
    sendTrails: app.sendTrails,
    sweep: app.sweep,
    seedDemo: app.seedDemo,
    mails: () =>
      fs.existsSync(outbox)
        ? fs.readdirSync(outbox).map((name) => fs.readFileSync(path.join(outbox, name), 'utf8'))
        : [],
    close: async () => void (await app.api.close()),
    stop: async () => {
      app.api.server.closeAllConnections()
      await app.api.close()
      await queue.stop(200)
      await database.close()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The password of every person that `aCompany` makes. */
export const password = 'windrad auf dem huegel'

export interface TestCompany {
  id: string
  /** Signed in as the company's administrator. */
  client: ApiClient
  user: User
  tenant: Tenant
}

/** A company with its administrator, registered through the API. */
export async function aCompany(
  app: TestApp,
  { name = 'Nordlicht GmbH', person = 'Ada Sommer' } = {},
): Promise<TestCompany> {
  const client = app.client()
  const email = `ada.${randomUUID().slice(0, 8)}@example.org`
  const body = { email, password, name: person, company_name: name }
  const { access, refresh, user } = await client.call(contract.session.register, { body })
  client.access = access
  client.refresh = refresh
  if (!user) throw new Error('The company was not registered at once.')
  const { id } = await client.call(contract.company.get, {})
  return { id, client, user, tenant: openTenant(app.database.db, id) }
}

/** The secret of an API token of the person who is signed in. */
export async function aToken(client: ApiClient, scopes: TokenScope[], days = 30): Promise<string> {
  const { secret } = await client.call(contract.tokens.create, { body: { name: 'A script', scopes, days, password } })
  return secret
}
