import fs from 'node:fs'
import path from 'node:path'
import { type Config, readConfig } from '../packages/server/src/config.ts'
import { openDatabase } from '../packages/server/src/database/pool.ts'
import { openCompanyFiles } from '../packages/server/src/files/encryption/open-encryption.ts'
import { openFiles } from '../packages/server/src/files/open.ts'
import { findInsanities } from '../packages/server/src/sanity/sanity.ts'
import { openFolder } from './data-folder.ts'

// Rows against files and checksums, orphans, stuck jobs, references from one company to another. Changes nothing; works
// beside a running product as well as on a data folder at rest.

/** A data folder without settings. */
const embedded = { databaseUrl: null, s3: null, masterKey: { given: null, makesOwn: true } }

/** One line for each kind of thing in an installation that must not be; none when all is well. */
export async function sanityOf(
  dataDir: string,
  { databaseUrl, s3, masterKey }: Pick<Config, 'databaseUrl' | 's3' | 'masterKey'> = embedded,
): Promise<string[]> {
  const store = await openFiles({ dataDir, s3 })
  const folder = databaseUrl ? null : await openFolder(dataDir)
  const database = openDatabase(databaseUrl ?? folder!.url('app'), 2)
  try {
    const source = { ...masterKey, makesOwn: false }
    const files = await openCompanyFiles(store, { db: database.db, dataDir, masterKey: source })
    return await findInsanities({ db: database.db, files, atRest: folder?.atRest ?? false })
  } finally {
    await database.close()
    await folder?.close()
  }
}

if (import.meta.main) {
  const config = readConfig()
  const { dataDir, databaseUrl } = config
  if (!databaseUrl && !fs.existsSync(path.join(dataDir, 'secrets.json'))) {
    console.error(`There is no data in ${dataDir}; DATA_DIR names another folder.`)
    process.exit(1)
  }
  try {
    const found = await sanityOf(dataDir, config)
    for (const problem of found) console.log(`✗ ${problem}`)
    if (found.length === 0) console.log('Nothing wrong: files, jobs, findings and companies fit together.')
    process.exitCode = found.length === 0 ? 0 : 1
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
