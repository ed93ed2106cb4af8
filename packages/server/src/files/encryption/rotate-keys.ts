import { operatorNotes } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { type StoredFileRow, storedFiles } from '../../database/stored-files.ts'
import type { Queries } from '../../database/tenant.ts'
import { addToTrail } from '../../database/trail-entries.ts'
import type { CompanyFiles } from './company-files.ts'
import {
  type CompanyKeys,
  destroyOlderKeys,
  newestGenerations,
  renewCompanyKey,
  rewrapCompanyKeys,
} from './company-keys.ts'
import { FileDamaged } from './format.ts'
import { generationOf, newMasterKey, readMasterKeys, readOwnMasterKeys, writeOwnMasterKeys } from './master-keys.ts'
import { type EncryptionOptions, masterKeyInUse, openEncryption } from './open-encryption.ts'

/** Keys cannot be rotated as things are; the message is the one line that the operator reads. */
export class CannotRotate extends Error {}

async function mastersOf(options: EncryptionOptions) {
  const masters = await openEncryption(options)
  if (!masters) throw new CannotRotate('Files are not encrypted: set FILES_MASTER_KEY first.')
  return masters
}

/** What one process at a time may do. Any numbers; all processes on one database must use the same. */
const alone = { rotating: 7_265_135, encrypting: 7_265_134 }

/** Does `work` where no other process is at it, and is refused else. */
const doingAlone = <T>(db: Queries, what: keyof typeof alone, work: () => Promise<T>): Promise<T> =>
  db.transaction(async (lock) => {
    await lock.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const { rows } = await lock.execute<{ ours: boolean }>(
      sql`select pg_try_advisory_xact_lock(${alone[what]}) as ours`,
    )
    if (!rows[0]?.ours)
      throw new CannotRotate(
        `Another process is ${what === 'rotating' ? 'changing the master key' : 'encrypting files'}.`,
      )
    return work()
  })

/**
 * Puts the newest master key in use and wraps the keys of all companies by it, while the product runs: the first that is given, or,
 * where none is given, a new one in the data folder, which takes the place of the old one.
 * @throws CannotRotate while another process is at it: of two, the one would take away the key that the other wraps by.
 */
export const rotateMasterKey = (options: EncryptionOptions): Promise<{ master: string; rewrapped: number }> =>
  doingAlone(options.db, 'rotating', () => putInUse(options))

async function putInUse(options: EncryptionOptions): Promise<{ master: string; rewrapped: number }> {
  const { db, dataDir, masterKey } = options
  const masters = await mastersOf(options)
  if (!masterKey.given) {
    const made = newMasterKey()
    const master = generationOf(readMasterKeys(made)[0]!)
    writeOwnMasterKeys(dataDir, [made, ...readOwnMasterKeys(dataDir)])
    const rewrapped = await rewrapCompanyKeys(db, masters, master)
    writeOwnMasterKeys(dataDir, [made])
    return { master, rewrapped }
  }
  const [master] = await masters.generations()
  if (!master || master === (await masterKeyInUse(db)))
    throw new CannotRotate(
      'The first of the master keys is in use already. Put a new one in front of it and leave the old one behind it.',
    )
  return { master, rewrapped: await rewrapCompanyKeys(db, masters, master) }
}

const byOperator = { call: 'operator', kind: 'setting', outcome: 'done', actor: 'operator' } as const

/** Gives companies a new key for their files from now on; what is there stays readable by the old one. */
export async function rotateCompanyKeys(options: EncryptionOptions, companies: readonly string[]): Promise<void> {
  const masters = await mastersOf(options)
  for (const companyId of companies)
    await options.db.transaction(async (tx) => {
      const generation = await renewCompanyKey(tx, masters, companyId)
      await addToTrail(tx, {
        ...byOperator,
        companyId,
        at: new Date(),
        objects: [`${operatorNotes.key} ${generation}`],
      })
    })
}

/** What became of the files of all companies. */
export interface Reencryption {
  encrypted: number
  /** By the newest key of their company before. */
  already: number
  /** Names of files that are not what was kept, or are gone. */
  unusable: string[]
  /** Older keys that opened nothing any more. */
  destroyed: number
  /** Older keys that are kept until no upload from before the newest one can be under way. */
  waiting: number
}

/** Milliseconds after which no upload is under way that began with an older key. */
const longestUpload = 86_400_000

/**
 * Encrypts every file by the newest key of its company where it is not, beside a running product, and destroys older keys that no file
 * needs. What is broken off is finished by the next run.
 * @throws CannotRotate while another process is at it.
 */
export async function encryptStoredFiles(
  { db, files, keys }: { db: Queries; files: CompanyFiles; keys: Pick<CompanyKeys, 'current'> },
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Reencryption> {
  return doingAlone(db, 'encrypting', async () => {
    const { rows } = await db.execute<StoredFileRow>(sql`${storedFiles()} order by 1, 2`)
    const result: Reencryption = { encrypted: 0, already: 0, unusable: [], destroyed: 0, waiting: 0 }
    const keeping = new Set<string>()
    for (const [index, { company: companyId, file, hash }] of rows.entries()) {
      try {
        const head = await files.headOf(file)
        const owner = { companyId, db }
        const { generation } = await keys.current(owner)
        if (head?.generation === generation) result.already += 1
        else {
          await files.encryptAgain(file, hash, owner)
          result.encrypted += 1
        }
      } catch (error) {
        const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT'
        if (!isGone && !(error instanceof FileDamaged)) throw error
        // Whoever restores it from a backup still needs its key.
        keeping.add(companyId)
        result.unusable.push(file)
      }
      onProgress(index + 1, rows.length)
    }
    for (const { companyId, generation, since, older } of await newestGenerations(db)) {
      if (older === 0 || keeping.has(companyId)) continue
      if (Date.now() - since.getTime() < longestUpload) result.waiting += older
      else
        result.destroyed += await db.transaction(async (tx) => {
          const objects = [`${operatorNotes.key} ${generation}`]
          await addToTrail(tx, {
            ...byOperator,
            companyId,
            at: new Date(),
            objects,
            reason: operatorNotes.keysDestroyed,
          })
          return destroyOlderKeys(tx, companyId, generation)
        })
    }
    return result
  })
}
