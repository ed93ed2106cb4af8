import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { type Config, readConfig } from '../../packages/server/src/config.ts'
import { ensureDatabase, openDatabase } from '../../packages/server/src/database/pool.ts'
import {
  openMasterKeys,
  readOwnMasterKeys,
  writeOwnMasterKeys,
} from '../../packages/server/src/files/encryption/master-keys.ts'
import { masterKeyInUse, openCompanyFiles } from '../../packages/server/src/files/encryption/open-encryption.ts'
import { readOwner } from '../../packages/server/src/files/installation.ts'
import { openFiles } from '../../packages/server/src/files/open.ts'
import { findInsanities } from '../../packages/server/src/sanity/sanity.ts'
import { readSecrets, writeSecrets } from '../../packages/server/src/secrets.ts'
import { fromCaller } from '../backup.ts'
import { openFolder } from '../data-folder.ts'
import { isEmpty, moveFiles } from './files.ts'
import { finish, isInUse, MoveError, moveTables, prepare } from './tables.ts'

export { MoveError } from './tables.ts'

/** Settings of the installation to move to, from a file like `.env`; nothing of this environment reaches it. */
function readTarget(file: string): Config {
  const from = fromCaller(file)
  if (!fs.existsSync(from))
    throw new MoveError(`There is no ${from}; it holds the settings of the target, as .env does.`)
  const settings = parseEnv(fs.readFileSync(from, 'utf8'))
  if (!settings.DATABASE_URL && !settings.DATA_DIR)
    throw new MoveError(`${from} names neither DATABASE_URL nor DATA_DIR, so it is no target.`)
  return readConfig(settings, path.join(path.dirname(from), 'no-other-file'))
}

/** The database of an installation as long as it is needed, with nothing of the product on it. */
async function openAtRest({ dataDir, databaseUrl }: Config, what: string) {
  if (databaseUrl) {
    if (await isInUse(databaseUrl))
      throw new MoveError(`The product runs on the ${what}; stop every process of it first.`)
    return { url: databaseUrl, close: async () => {} }
  }
  const folder = await openFolder(dataDir)
  if (!folder.atRest) throw new MoveError(`The product runs on the ${what} (${dataDir}); stop it first.`)
  return { url: folder.url('app'), close: () => folder.close() }
}

/** Whether anything of an installation is in a data folder. */
const isUsed = (dataDir: string): boolean =>
  fs.existsSync(path.join(dataDir, 'postgres')) || fs.existsSync(path.join(dataDir, 'files', 'kept'))

/**
 * Moves an installation: every row, every file, and what signs and encrypts. The source is only read. A move that was broken off
 * goes on where it was when it is called again. Resolves with what `sanity` says of the target.
 * @throws MoveError with a line for the operator.
 */
export async function move(from: Config, to: Config, say: (line: string) => void = () => {}): Promise<string[]> {
  if (!from.databaseUrl && !fs.existsSync(path.join(from.dataDir, 'secrets.json')))
    throw new MoveError(`There is no data in ${from.dataDir}; DATA_DIR names another folder.`)
  if (isSame(from, to)) throw new MoveError('The target is the source.')
  const started = Date.now()
  const source = await openAtRest(from, 'source')
  try {
    carrySecrets(from, to)
    await carryMasterKeys(from, to, source.url)
    const target = await openTarget(to)
    try {
      const say1 = (name: string, rows: number) => rows > 0 && say(`${name}: ${rows} rows`)
      const isResumed = await prepare(target.url, from.databaseUrl ?? from.dataDir)
      const [kept, files] = await openStores(from, to, target.url, isResumed)
      if (isResumed) say('A move that was broken off goes on.')
      const moved = await moveTables(source.url, target.url, say1)
      const brought = await moveFiles(kept, files, (done, all) => {
        if (done % 1000 === 0) say(`${done} of ${all} files`)
      })
      const found = await examine(to, target.url, files)
      await finish(target.url)
      const seconds = ((Date.now() - started) / 1000).toFixed(0)
      say(
        `${moved.rows} rows of ${moved.tables} tables and ${brought.files} files are there and compared, in ${seconds} s.`,
      )
      return found
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

const isSame = (from: Config, to: Config): boolean =>
  from.databaseUrl || to.databaseUrl
    ? from.databaseUrl === to.databaseUrl
    : path.resolve(from.dataDir) === path.resolve(to.dataDir)

async function openTarget(to: Config) {
  fs.mkdirSync(to.dataDir, { recursive: true, mode: 0o700 })
  const target = await openAtRest(to, 'target')
  if (!to.databaseUrl) await ensureDatabase(target.url.replace(/\/app$/, '/postgres'), 'app')
  return target
}

async function openStores(from: Config, to: Config, url: string, isResumed: boolean) {
  if (!to.s3 && !from.s3 && path.resolve(from.dataDir) === path.resolve(to.dataDir))
    throw new MoveError(
      'Source and target keep files in one DATA_DIR; name another folder, or a bucket, for the target.',
    )
  const database = openDatabase(url, 1)
  try {
    const kept = await openFiles(from)
    const files = await openFiles(to, await readOwner(database.db))
    if (!isResumed && !(await isEmpty(files)))
      throw new MoveError('The target keeps files already; name an empty bucket or folder.')
    return [kept, files] as const
  } finally {
    await database.close()
  }
}

/** What signs tokens also encrypts keys of one-time codes, so the target goes on with it. */
function carrySecrets(from: Config, to: Config): void {
  const made = from.jwtSecret && from.cookieSecret ? null : readSecrets(from.dataDir)
  const jwt = from.jwtSecret ?? made!.jwt
  if (to.jwtSecret) {
    if (to.jwtSecret !== jwt)
      throw new MoveError(
        `JWT_SECRET of the target has to be that of the source${made ? `, "jwt" in ${path.join(from.dataDir, 'secrets.json')}` : ''}: it encrypts keys of second factors.`,
      )
    return
  }
  if (fs.existsSync(path.join(to.dataDir, 'secrets.json'))) {
    if (readSecrets(to.dataDir).jwt === jwt) return
    throw new MoveError(`${to.dataDir} holds secrets of another installation; name an empty folder.`)
  }
  if (!to.databaseUrl && isUsed(to.dataDir)) throw new MoveError(`${to.dataDir} is not empty; name another folder.`)
  fs.mkdirSync(to.dataDir, { recursive: true, mode: 0o700 })
  writeSecrets(to.dataDir, { jwt, cookie: from.cookieSecret ?? made!.cookie })
}

/** Files are copied as they are stored, so the target has to open what the source could. */
async function carryMasterKeys(from: Config, to: Config, url: string): Promise<void> {
  const own = readOwnMasterKeys(from.dataDir)
  if (own.length > 0 && path.resolve(from.dataDir) !== path.resolve(to.dataDir))
    writeOwnMasterKeys(to.dataDir, [...new Set([...readOwnMasterKeys(to.dataDir), ...own])])
  const database = openDatabase(url, 1)
  try {
    const used = await masterKeyInUse(database.db)
    const given = (await openMasterKeys(to.dataDir, to.masterKey)?.generations()) ?? []
    if (used && !given.includes(used))
      throw new MoveError(`FILES_MASTER_KEY of the target has to hold the master key ${used} of the source.`)
  } finally {
    await database.close()
  }
}

async function examine(to: Config, url: string, store: Awaited<ReturnType<typeof openFiles>>): Promise<string[]> {
  const database = openDatabase(url, 2)
  try {
    const encryption = { db: database.db, dataDir: to.dataDir, masterKey: { ...to.masterKey, makesOwn: false } }
    return await findInsanities({ db: database.db, files: await openCompanyFiles(store, encryption), atRest: true })
  } finally {
    await database.close()
  }
}

/** The command: what it did and how it goes on, in lines for the operator. */
export async function moveTo(from: Config, file: string): Promise<void> {
  const to = readTarget(file)
  const found = await move(from, to, (line) => console.log(line))
  for (const problem of found) console.log(`✗ ${problem}`)
  if (found.length === 0) console.log('Nothing wrong: files, jobs, findings and companies fit together.')
  console.log(`The source is as it was. Start the product with the settings of ${file} from now on, and never both.`)
  if (to.databaseUrl && !to.jwtSecret)
    console.log(
      `JWT_SECRET and COOKIE_SECRET for further machines are in ${path.join(to.dataDir, 'secrets.json')}${readOwnMasterKeys(to.dataDir).length > 0 ? ', FILES_MASTER_KEY in files.key beside it' : ''}.`,
    )
  if (!from.smtpUrl) console.log(`Mails that were written to ${path.join(from.dataDir, 'outbox')} stay there.`)
}
