import fs from 'node:fs'
import path from 'node:path'
import { startEmbedded } from '../packages/server/src/database/embedded.ts'
import { FolderInUse, lockFolder } from '../packages/server/src/database/lock.ts'
import { readSecrets } from '../packages/server/src/secrets.ts'

/** The database server of a data folder, as long as it is needed. */
export interface OpenFolder {
  url(database: string): string
  /** Nothing else works on the folder. */
  atRest: boolean
  close(): Promise<void>
}

/** The database of a data folder: that of the product which runs on it, or started for the moment. */
export async function openFolder(dataDir: string): Promise<OpenFolder> {
  const { database: password } = readSecrets(dataDir)
  try {
    const lock = await lockFolder(dataDir)
    const server = await startEmbedded({ dataDir, password })
    const close = async () => {
      await server.stop()
      await lock.release()
    }
    return { url: server.url, atRest: true, close }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    // The fourth line of the server's own file is its port.
    const port = fs.readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]
    const at = `postgres://app:${encodeURIComponent(password)}@127.0.0.1:${port}`
    return { url: (database) => `${at}/${database}`, atRest: false, close: async () => {} }
  }
}
