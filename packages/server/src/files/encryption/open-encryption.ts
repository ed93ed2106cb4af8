import { eq } from 'drizzle-orm'
import { companyKeys, masterKeys } from '../../database/schema/encryption.ts'
import type { Queries } from '../../database/tenant.ts'
import type { FileStore } from '../store.ts'
import { type CompanyFiles, encryptFiles } from './company-files.ts'
import { type CompanyKeys, openCompanyKeys } from './company-keys.ts'
import {
  type MasterKeySource,
  type MasterKeys,
  newMasterKey,
  openMasterKeys,
  ownMasterKeys,
  writeOwnMasterKeys,
} from './master-keys.ts'

export interface EncryptionOptions {
  db: Queries
  dataDir: string
  masterKey: MasterKeySource
}

/** The generation of the master key that wraps new keys; `null` before the first. */
export async function masterKeyInUse(db: Queries): Promise<string | null> {
  const [row] = await db.select({ name: masterKeys.name }).from(masterKeys).where(eq(masterKeys.inUse, true))
  return row?.name ?? null
}

/**
 * The master keys of an installation, once they have shown that they open every key that there is; `null` where files are not
 * encrypted. Throws with one line for the operator rather than let anything be written by another key.
 */
export async function openEncryption({ db, dataDir, masterKey }: EncryptionOptions): Promise<MasterKeys | null> {
  const inUse = await masterKeyInUse(db)
  if (masterKey.makesOwn && !inUse && !openMasterKeys(dataDir, masterKey)) writeOwnMasterKeys(dataDir, [newMasterKey()])
  const masters = openMasterKeys(dataDir, masterKey)
  if (masters && !inUse) {
    const [first] = await masters.generations()
    // Of processes that start together with different keys, one comes first and the others are refused below.
    await db.insert(masterKeys).values({ name: first!, inUse: true }).onConflictDoNothing()
  }
  const wrapping = await db.selectDistinct({ master: companyKeys.master }).from(companyKeys)
  const needed = new Set([await masterKeyInUse(db), ...wrapping.map(({ master }) => master)])
  const given = (await masters?.generations()) ?? []
  for (const name of needed)
    if (name && !given.includes(name))
      throw new Error(
        `Files are encrypted by the master key ${name}, which neither FILES_MASTER_KEY nor ${ownMasterKeys(dataDir)} holds.`,
      )
  return masters
}

/** The files of all companies in a store. Throws with one line for the operator where they cannot be opened. */
export async function openCompanyFiles(
  store: FileStore,
  options: EncryptionOptions,
): Promise<CompanyFiles & { keys: CompanyKeys | null }> {
  const masters = await openEncryption(options)
  const keys = masters && openCompanyKeys(options.db, masters)
  return { ...encryptFiles(store, keys), keys }
}
