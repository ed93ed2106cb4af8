import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readConfig } from '../packages/server/src/config.ts'
import { startEmbedded } from '../packages/server/src/database/embedded.ts'
import { lockFolder } from '../packages/server/src/database/lock.ts'
import { syncFolder, writeDurably } from '../packages/server/src/files/durable.ts'
import { readSecrets } from '../packages/server/src/secrets.ts'
import { encryptTo } from './age.ts'

// `npm run backup -- FILE` packs a data folder at rest into one file; `npm run restore -- FILE` is the way back.

/** What cannot be done, in one line for the person who asked. */
export class BackupError extends Error {}

/** Where a file that was named on the command line is; `npm run` itself works in the project's folder. */
export const fromCaller = (file: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), file)

/** The file beside a backup that holds its checksum, in the form that `sha256sum --check` reads. */
export const checksumOf = (file: string): string => `${file}.sha256`

/** Left over from processes, and of no use to another one. */
const passing = ['./postgres/postmaster.pid', './files/arriving/*', './files/borrowed/*']

/**
 * Packs a data folder on which nothing runs. The database is started and ended in order before, so that what is copied needs no
 * recovery. The file is there wholly or not at all; with recipients it is encrypted to them, and nothing of it is ever on disk that is not.
 * @throws BackupError and FolderInUse with a line for the operator.
 */
export async function backUp(
  dataDir: string,
  file: string,
  recipients: readonly string[] = [],
): Promise<{ bytes: number; hash: string }> {
  if (!fs.existsSync(path.join(dataDir, 'secrets.json')))
    throw new BackupError(`There is no data in ${dataDir}; DATA_DIR names another folder.`)
  if (fs.existsSync(file)) throw new BackupError(`${file} is there already; choose another name.`)
  if (path.resolve(file).startsWith(`${path.resolve(dataDir)}${path.sep}`))
    throw new BackupError(`${file} is inside the folder that is backed up; choose another place.`)
  const lock = await lockFolder(dataDir)
  const growing = `${file}.part`
  try {
    const server = await startEmbedded({ dataDir, password: readSecrets(dataDir).database })
    await server.stop()
    const packed = await pack(dataDir, growing, recipients)
    const handle = await fs.promises.open(growing, 'r')
    await handle.sync()
    await handle.close()
    fs.renameSync(growing, file)
    syncFolder(path.dirname(path.resolve(file)))
    writeDurably(checksumOf(file), `${packed.hash}  ${path.basename(file)}\n`)
    return packed
  } finally {
    fs.rmSync(growing, { force: true })
    await lock.release()
  }
}

async function pack(
  folder: string,
  file: string,
  recipients: readonly string[],
): Promise<{ bytes: number; hash: string }> {
  const without = passing.map((one) => `--exclude=${one}`)
  const tar = spawn(
    'tar',
    ['--create', '--gzip', '--numeric-owner', ...without, '--file=-', '--directory', folder, '.'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = endOf(tar)
  ended.catch(() => {})
  const hash = createHash('sha256')
  let bytes = 0
  const counting = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  try {
    const archive = recipients.length > 0 ? await encryptTo(recipients, tar.stdout) : tar.stdout
    await pipeline(archive, counting, fs.createWriteStream(file, { mode: 0o600, flags: 'wx' }))
  } catch (error) {
    tar.kill()
    await ended.catch(() => {})
    throw error
  }
  await ended
  return { bytes, hash: hash.digest('hex') }
}

/** Resolves when a program ended well; rejects with what it wrote about why not. */
export function endOf(program: ReturnType<typeof spawn>): Promise<void> {
  let said = ''
  program.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  return new Promise((resolve, reject) => {
    program.once('error', (error) => reject(new BackupError(`The program tar is needed: ${error.message}.`)))
    program.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new BackupError(`tar failed: ${said.trim().split('\n').at(-1) ?? `code ${code}`}`))
    })
  })
}

if (import.meta.main) {
  try {
    const [name, ...more] = process.argv.slice(2)
    if (!name || more.length > 0)
      throw new BackupError(
        'npm run backup -- FILE   (such as backup.tar.gz, or backup.tar.gz.age with BACKUP_RECIPIENT)',
      )
    const { dataDir, databaseUrl, s3, backupRecipients, masterKey } = readConfig()
    if (databaseUrl)
      throw new BackupError(
        'DATABASE_URL names a server: back it up with pg_dump, and the files as docs/operating.md says.',
      )
    const file = fromCaller(name)
    const { bytes, hash } = await backUp(dataDir, file, backupRecipients)
    console.log(`${file}: ${(bytes / 1_048_576).toFixed(1)} MB, SHA-256 ${hash}`)
    console.log(
      backupRecipients.length > 0
        ? 'It is encrypted to BACKUP_RECIPIENT; without an identity of these public keys nobody opens it, you neither.'
        : 'It holds everything, the secrets included: keep it where only operators can read it, or set BACKUP_RECIPIENT.',
    )
    if (masterKey.given) console.log('The master key of files is not in it: keep that as well, elsewhere.')
    if (s3) console.log(`Uploaded files are in the bucket ${s3.bucket} and not in it; copy the bucket as well.`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
