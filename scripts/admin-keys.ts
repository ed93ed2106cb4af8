import type { Config } from '../packages/server/src/config.ts'
import type { Queries } from '../packages/server/src/database/tenant.ts'
import { OperatorError } from '../packages/server/src/features/accounts/index.ts'
import { ownMasterKeys } from '../packages/server/src/files/encryption/master-keys.ts'
import { openCompanyFiles } from '../packages/server/src/files/encryption/open-encryption.ts'
import {
  encryptStoredFiles,
  rotateCompanyKeys,
  rotateMasterKey,
} from '../packages/server/src/files/encryption/rotate-keys.ts'
import { readOwner } from '../packages/server/src/files/installation.ts'
import { openFiles } from '../packages/server/src/files/open.ts'

// The commands of `npm run admin` about the keys of files. Each works beside a running product.

/** What they work on. */
export interface KeyParts {
  db: Queries
  config: Pick<Config, 'dataDir' | 's3' | 'masterKey'>
}

const encryptionOf = ({ db, config }: KeyParts) => ({ db, dataDir: config.dataDir, masterKey: config.masterKey })

/** Wraps the keys of all companies by the newest master key. */
export async function rotateMaster(parts: KeyParts): Promise<void> {
  const { dataDir, masterKey } = parts.config
  const { master, rewrapped } = await rotateMasterKey(encryptionOf(parts))
  console.log(`${rewrapped} keys of companies are wrapped by the master key ${master}, and so are new ones.`)
  console.log(
    masterKey.given
      ? `The older master keys open backups from before and nothing else: take them out of the settings${ownNote(dataDir)}.`
      : `It is in ${ownMasterKeys(dataDir)}; the one before opens backups from before and nothing else.`,
  )
}

const ownNote = (dataDir: string) => `, or away from ${ownMasterKeys(dataDir)}, once every process knows the new one`

/** Gives companies new keys: all, or the one of this name or id. */
export async function rotateCompanies(
  parts: KeyParts,
  all: readonly { id: string; name: string }[],
  nameOrId: string | null,
): Promise<void> {
  const chosen = all.filter(({ id, name }) => nameOrId === null || id === nameOrId || name === nameOrId)
  if (nameOrId !== null && chosen.length !== 1)
    throw new OperatorError(
      chosen.length === 0
        ? `There is no company ${nameOrId}.`
        : `There are several companies ${nameOrId}; name the id.`,
    )
  await rotateCompanyKeys(
    encryptionOf(parts),
    chosen.map(({ id }) => id),
  )
  console.log(`${chosen.length} companies have a new key for their files from now on.`)
  console.log('npm run admin -- encrypt-files encrypts those that are there with it.')
}

/** Encrypts every file by the newest key of its company. */
export async function encryptAll(parts: KeyParts): Promise<void> {
  const store = await openFiles(parts.config, await readOwner(parts.db))
  const files = await openCompanyFiles(store, encryptionOf(parts))
  if (!files.keys) throw new OperatorError('There is no master key: set FILES_MASTER_KEY first.')
  const told = (done: number, total: number) => {
    if (done % 1000 === 0 && done < total) console.log(`${done} of ${total} files`)
  }
  const result = await encryptStoredFiles({ db: parts.db, files, keys: files.keys }, told)
  console.log(`${result.encrypted} files were encrypted, ${result.already} were so already.`)
  if (result.destroyed > 0) console.log(`${result.destroyed} older keys of companies are destroyed.`)
  if (result.waiting > 0)
    console.log(
      `${result.waiting} older keys are kept for a day, because uploads may be under way: run this again then.`,
    )
  for (const name of result.unusable) console.log(`✗ ${name} is not what was kept; npm run sanity says more.`)
}
