import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contract } from '../../packages/contract/src/index.ts'
import { startEmbedded } from '../../packages/server/src/database/embedded.ts'
import { ensureDatabase, openDatabase } from '../../packages/server/src/database/pool.ts'
import { newMasterKey } from '../../packages/server/src/files/encryption/master-keys.ts'
import { openCompanyFiles } from '../../packages/server/src/files/encryption/open-encryption.ts'
import {
  encryptStoredFiles,
  rotateCompanyKeys,
  rotateMasterKey,
} from '../../packages/server/src/files/encryption/rotate-keys.ts'
import { openFiles } from '../../packages/server/src/files/open.ts'
import { findInsanities } from '../../packages/server/src/sanity/sanity.ts'
import { ApiClient } from '../../packages/server/src/testing/client.ts'
import { startProduct } from '../../packages/server/src/testing/product.ts'

const companies = 5
const each = 4

const quantile = (all: number[], q: number) =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * q))] ?? 0

/** One round of a person: uploads a file and downloads it, byte for byte. */
async function turn(client: ApiClient): Promise<void> {
  const bytes = randomBytes(200_000)
  bytes.write('ftypisom', 4, 'latin1')
  const file = new File([bytes], 'film.mp4')
  const { document } = await client.call(contract.documents.upload, { body: {}, file })
  const reply = await client.send(`/documents/${document.id}/file/`)
  if (reply.status !== 200) throw new Error(`The download was answered with ${reply.status}.`)
  if (!Buffer.from(await reply.arrayBuffer()).equals(bytes)) throw new Error('The download is another file.')
}

/** Twenty people of five companies upload and download while every key is rotated and every file encrypted again, twice. */
export async function rotateUnderLoad(folder: string, seconds: number): Promise<void> {
  const server = await startEmbedded({
    dataDir: path.join(folder, 'rotation'),
    password: 'bench',
    onRestart: console.error,
  })
  await ensureDatabase(server.url('postgres'), 'app')
  const keyFile = path.join(folder, 'master')
  fs.writeFileSync(keyFile, newMasterKey())
  const dataDir = path.join(folder, 'data-rotation')
  const settings = {
    FILES_MASTER_KEY_FILE: keyFile,
    COMPANY_UPLOADS_PER_HOUR: '0',
    COMPANY_DOCUMENTS: '0',
    WORKERS: 'off',
  }
  const product = startProduct({ ...settings, DATABASE_URL: server.url('app'), DATA_DIR: dataDir }, os.tmpdir())
  const database = openDatabase(server.url('app'), 4)
  try {
    const api = await product.api
    const clients: ApiClient[] = []
    for (let company = 0; company < companies; company += 1) {
      const client = new ApiClient(api)
      const body = {
        email: `${company}@example.org`,
        password: 'windrad auf dem huegel',
        name: 'Ada',
        company_name: `Company ${company}`,
      }
      client.access = (await client.call(contract.session.register, { body })).access
      for (let n = 0; n < each; n += 1) clients.push(client)
    }
    const times = { before: [] as number[], during: [] as number[] }
    const failures: string[] = []
    let phase: keyof typeof times | null = 'before'
    const people = clients.map(async (client) => {
      while (phase) {
        const [began, mine] = [performance.now(), phase]
        await turn(client).catch((error: Error) => failures.push(error.message))
        times[mine].push(performance.now() - began)
      }
    })
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    phase = 'during'
    const masterKey = { given: { file: keyFile }, makesOwn: false }
    const options = { db: database.db, dataDir, masterKey }
    const began = performance.now()
    const encrypted: number[] = []
    for (let round = 0; round < 2; round += 1) {
      const old = fs.readFileSync(keyFile, 'utf8')
      const made = newMasterKey()
      fs.writeFileSync(keyFile, `${made},${old}`)
      await rotateMasterKey(options)
      fs.writeFileSync(keyFile, made)
      const ids = await database.db.execute<{ id: string }>('select id::text from companies')
      await rotateCompanyKeys(
        options,
        ids.rows.map(({ id }) => id),
      )
      const files = await openCompanyFiles(await openFiles({ dataDir, s3: null }), options)
      encrypted.push((await encryptStoredFiles({ db: database.db, files, keys: files.keys! })).encrypted)
    }
    const took = (performance.now() - began) / 1000
    phase = null
    await Promise.all(people)
    const files = await openCompanyFiles(await openFiles({ dataDir, s3: null }), options)
    const insane = await findInsanities({ db: database.db, files, atRest: false })
    for (const [when, all] of Object.entries(times))
      console.log(
        `${clients.length} people ${when} the rotation: ${all.length} files up and down, median ${quantile(all, 0.5).toFixed(0)} ms, p99 ${quantile(all, 0.99).toFixed(0)} ms`,
      )
    console.log(`two rotations of all keys in ${took.toFixed(1)} s, ${encrypted.join(' and ')} files encrypted again`)
    console.log(
      `failed: ${failures.length}${failures.length > 0 ? ` (${[...new Set(failures)].slice(0, 3).join('; ')})` : ''}`,
    )
    console.log(`sanity: ${insane.join('; ') || 'nothing wrong'}`)
  } finally {
    await product.stop()
    await database.close()
    await server.stop()
  }
}
