import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../packages/server/src/config.ts'
import { migrateDatabase, openDatabase } from '../packages/server/src/database/pool.ts'
import { writeOwnMasterKeys } from '../packages/server/src/files/encryption/master-keys.ts'
import {
  type EncryptionOptions,
  masterKeyInUse,
  openCompanyFiles,
  openEncryption,
} from '../packages/server/src/files/encryption/open-encryption.ts'
import { rotateMasterKey } from '../packages/server/src/files/encryption/rotate-keys.ts'
import { becomeAnother } from '../packages/server/src/files/installation.ts'
import { openFiles } from '../packages/server/src/files/open.ts'
import { findInsanities } from '../packages/server/src/sanity/sanity.ts'
import { decryptFile, isEncrypted } from './age.ts'
import { BackupError, checksumOf, endOf, fromCaller } from './backup.ts'
import { openFolder } from './data-folder.ts'

/** A data folder without settings. */
const embedded = { s3: null, masterKey: { given: null, makesOwn: true } }

/**
 * Unpacks a backup beside the data folder, starts its database, brings it to this version, compares rows with files, and only
 * then puts it in the folder's place. Nothing that is there is ever overwritten.
 * @returns what `npm run sanity` would say of it; nothing when all is well.
 * @throws BackupError with a line for the operator; the data folder is as it was then.
 */
export async function restore(
  file: string,
  dataDir: string,
  { s3, masterKey, identity = null }: Pick<Config, 's3' | 'masterKey'> & { identity?: string | null } = embedded,
): Promise<string[]> {
  if (!fs.existsSync(file)) throw new BackupError(`There is no ${file}.`)
  if (fs.existsSync(dataDir) && fs.readdirSync(dataDir).length > 0)
    throw new BackupError(`${dataDir} is not empty; move it away first, or set DATA_DIR to another folder.`)
  await compareChecksum(file)
  if (isEncrypted(file) && !identity)
    throw new BackupError(`${file} is encrypted: say which identity opens it, npm run restore -- FILE --identity FILE.`)
  const growing = `${dataDir}.restoring-${process.pid}`
  fs.mkdirSync(growing, { recursive: true, mode: 0o700 })
  try {
    await unpack(file, isEncrypted(file) ? identity : null, growing)
    if (!fs.existsSync(path.join(growing, 'secrets.json')) || !fs.existsSync(path.join(growing, 'postgres/PG_VERSION')))
      throw new BackupError(`${file} is no backup of this product.`)
    const found = await examine(growing, { s3, masterKey: { ...masterKey, makesOwn: false } })
    if (fs.existsSync(dataDir)) fs.rmdirSync(dataDir)
    fs.renameSync(growing, dataDir)
    return found
  } finally {
    fs.rmSync(growing, { recursive: true, force: true })
  }
}

/** Unpacks a file, decrypted on its way where an identity opens it. */
async function unpack(file: string, identity: string | null, folder: string): Promise<void> {
  const archive = identity ? await decryptFile(file, identity) : fs.createReadStream(file)
  const names = ['--extract', '--gzip', '--numeric-owner', '--preserve-permissions', '--file=-']
  const tar = spawn('tar', [...names, '--directory', folder], { stdio: ['pipe', 'ignore', 'pipe'] })
  const ended = endOf(tar)
  ended.catch(() => {})
  try {
    await pipeline(archive, tar.stdin)
  } catch (error) {
    // What tar says of it is the reason, where it has ended first.
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') await ended
    tar.kill()
    await ended.catch(() => {})
    throw identity ? new BackupError(`${file} is damaged or cut off.`) : error
  }
  await ended
}

async function compareChecksum(file: string): Promise<void> {
  const beside = checksumOf(file)
  if (!fs.existsSync(beside)) return
  const hash = createHash('sha256')
  await pipeline(fs.createReadStream(file), hash)
  const [wanted] = fs.readFileSync(beside, 'utf8').split(/\s/)
  if (hash.digest('hex') !== wanted) throw new BackupError(`${file} is damaged: its checksum is not that of ${beside}.`)
}

async function examine(folder: string, { s3, masterKey }: Pick<Config, 's3' | 'masterKey'>): Promise<string[]> {
  const opened = await openFolder(folder)
  try {
    await migrateDatabase(opened.url('app'))
    const database = openDatabase(opened.url('app'), 2)
    try {
      await becomeAnother(database.db)
      const encryption = { db: database.db, dataDir: folder, masterKey }
      await takeGivenKey(encryption)
      const files = await openCompanyFiles(await openFiles({ dataDir: folder, s3 }), encryption)
      return await findInsanities({ db: database.db, files, atRest: true })
    } finally {
      await database.close()
    }
  } finally {
    await opened.close()
  }
}

/** Where this installation has a master key of its own, it takes the place of the one that the backup was made with. */
async function takeGivenKey(encryption: EncryptionOptions): Promise<void> {
  const masters = await openEncryption(encryption)
  const [first] = (await masters?.generations()) ?? []
  if (!encryption.masterKey.given || first === (await masterKeyInUse(encryption.db))) return
  await rotateMasterKey(encryption)
  writeOwnMasterKeys(encryption.dataDir, [])
}

if (import.meta.main) {
  try {
    const { values, positionals } = parseArgs({ options: { identity: { type: 'string' } }, allowPositionals: true })
    const [name, ...more] = positionals
    if (!name || more.length > 0)
      throw new BackupError('npm run restore -- FILE [--identity FILE]   (a file that npm run backup made)')
    const identity = values.identity === undefined ? null : fromCaller(values.identity)
    const { dataDir, databaseUrl, ...config } = readConfig()
    if (databaseUrl)
      throw new BackupError('DATABASE_URL names a server: restore it with pg_restore, as docs/operating.md says.')
    const found = await restore(fromCaller(name), dataDir, { ...config, identity })
    console.log(`${dataDir} is as it was when the backup was made.`)
    if (config.s3)
      console.log(
        `S3_BUCKET ${config.s3.bucket} may belong to the installation that was backed up; docs/operating.md says when to take it over.`,
      )
    for (const problem of found) console.log(`✗ ${problem}`)
    if (found.length === 0) console.log('Nothing wrong: files, jobs, findings and companies fit together.')
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
