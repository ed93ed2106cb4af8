import fs from 'node:fs'
import path from 'node:path'
import { readConfig } from '../packages/server/src/config.ts'
import { startEmbedded } from '../packages/server/src/database/embedded.ts'
import { FolderInUse, lockFolder } from '../packages/server/src/database/lock.ts'
import { openDatabase } from '../packages/server/src/database/pool.ts'
import { findInsanities } from '../packages/server/src/sanity/sanity.ts'
import { readSecrets } from '../packages/server/src/secrets.ts'

// Rows against files and checksums, orphans, stuck jobs, references from one company to another. Changes nothing; works
// beside a running product as well as on a data folder at rest.

interface Opened {
  url: string
  atRest: boolean
  close(): Promise<void>
}

/** The database of a data folder: that of the product which runs on it, or started for the moment. */
async function openFolder(dataDir: string): Promise<Opened> {
  const { database: password } = readSecrets(dataDir)
  try {
    const lock = await lockFolder(dataDir)
    const server = await startEmbedded({ dataDir, password })
    const close = async () => {
      await server.stop()
      await lock.release()
    }
    return { url: server.url('app'), atRest: true, close }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    // The fourth line of the server's own file is its port.
    const port = fs.readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]
    const url = `postgres://app:${encodeURIComponent(password)}@127.0.0.1:${port}/app`
    return { url, atRest: false, close: async () => {} }
  }
}

/** One line for each kind of thing in a data folder that must not be; none when all is well. */
export async function sanityOf(dataDir: string, databaseUrl: string | null = null): Promise<string[]> {
  const opened: Opened = databaseUrl
    ? { url: databaseUrl, atRest: false, close: async () => {} }
    : await openFolder(dataDir)
  const database = openDatabase(opened.url, 2)
  try {
    const filesFolder = path.join(dataDir, 'files')
    return await findInsanities({ db: database.db, filesFolder, atRest: opened.atRest })
  } finally {
    await database.close()
    await opened.close()
  }
}

if (import.meta.main) {
  const { dataDir, databaseUrl } = readConfig()
  if (!databaseUrl && !fs.existsSync(path.join(dataDir, 'secrets.json'))) {
    console.error(`There is no data in ${dataDir}; DATA_DIR names another folder.`)
    process.exit(1)
  }
  const found = await sanityOf(dataDir, databaseUrl)
  for (const problem of found) console.log(`✗ ${problem}`)
  if (found.length === 0) console.log('Nothing wrong: files, jobs, findings and companies fit together.')
  process.exitCode = found.length === 0 ? 0 : 1
}
