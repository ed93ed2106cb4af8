import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contract } from '../packages/contract/src/index.ts'
import { startEmbedded } from '../packages/server/src/database/embedded.ts'
import { ensureDatabase, openDatabase } from '../packages/server/src/database/pool.ts'
import { openDiskStore } from '../packages/server/src/files/disk.ts'
import {
  type CompanyFiles,
  encryptFiles,
  type FileOwner,
} from '../packages/server/src/files/encryption/company-files.ts'
import { newMasterKey } from '../packages/server/src/files/encryption/master-keys.ts'
import { openCompanyFiles } from '../packages/server/src/files/encryption/open-encryption.ts'
import {
  encryptStoredFiles,
  rotateCompanyKeys,
  rotateMasterKey,
} from '../packages/server/src/files/encryption/rotate-keys.ts'
import { openFiles } from '../packages/server/src/files/open.ts'
import { openVerified } from '../packages/server/src/files/open-verified.ts'
import { findInsanities } from '../packages/server/src/sanity/sanity.ts'
import { ApiClient } from '../packages/server/src/testing/client.ts'
import { startProduct } from '../packages/server/src/testing/product.ts'
import { buildServer } from '../scripts/build.ts'
import { quantile } from './parts.ts'

// What encryption costs: a file of 100 MB up and down, with and without keys in turns, in the store alone and through two products
// that differ in nothing but FILES_MASTER_KEY. Both keep files on the same disk. Then twenty people work while keys are rotated;
// `npm run bench -- encryption 100 9 rotation` does that alone.

const megabytes = Number(process.argv[2] ?? 100)
const rounds = Number(process.argv[3] ?? 9)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-encryption-'))
const body = randomBytes(megabytes * 1_048_576)
// The beginning of a film, which is kept and not read.
body.write('ftypisom', 4, 'latin1')

/** The same bytes but for a number: the same file twice would be one. */
function anotherFile(): Buffer<ArrayBuffer> {
  randomBytes(16).copy(body, 1000)
  return body
}

const kinds = ['plain', 'encrypted'] as const
type Times = Record<(typeof kinds)[number], number[]>
const noTimes = (): Times => ({ plain: [], encrypted: [] })
const middle = (all: number[]) => quantile(all, 0.5)

async function timed(times: number[], work: () => Promise<void>): Promise<void> {
  const began = performance.now()
  await work()
  times.push(performance.now() - began)
}

function tell(what: string, { plain, encrypted }: Times): void {
  const ratios = encrypted.map((time, index) => time / plain[index]!)
  console.log(
    `${what}: plain ${middle(plain).toFixed(0)} ms, encrypted ${middle(encrypted).toFixed(0)} ms, × ${(middle(encrypted) / middle(plain)).toFixed(2)} of the medians, × ${middle(ratios).toFixed(2)} as the median of ${ratios.length} pairs`,
  )
}

/** The kinds in turns, each first every other time, so that what else the machine does falls on both. */
async function inTurns(work: (kind: (typeof kinds)[number], counts: boolean) => Promise<void>): Promise<void> {
  for (let round = -1; round < rounds; round += 1)
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) await work(kind, round >= 0)
}

async function storeAlone(): Promise<void> {
  const owner = { companyId: randomUUID() } as FileOwner
  const key = { companyId: owner.companyId, generation: 1, key: randomBytes(32) }
  const keys = { current: async () => key, find: async () => key, forget: () => {}, unusable: async () => [] }
  const files: Record<(typeof kinds)[number], CompanyFiles> = {
    plain: encryptFiles(openDiskStore(path.join(folder, 'plain')), null),
    encrypted: encryptFiles(openDiskStore(path.join(folder, 'encrypted')), keys),
  }
  const [written, read] = [noTimes(), noTimes()]
  async function* pieces(bytes: Buffer) {
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
  }
  await inTurns(async (kind, counts) => {
    let kept = { name: '', hash: '' }
    await timed(counts ? written[kind] : [], async () => {
      const received = await files[kind].receive(pieces(anotherFile()), body.length, owner)
      kept = { name: await files[kind].keep(received), hash: received.hash }
    })
    await timed(counts ? read[kind] : [], async () => {
      const opened = await openVerified(files[kind], kept.name, kept.hash)
      for await (const _ of opened!.stream);
    })
    await files[kind].remove(kept.name)
  })
  tell(`store, ${megabytes} MB written`, written)
  tell(`store, ${megabytes} MB compared and read`, read)
}

async function throughProducts(): Promise<void> {
  const server = await startEmbedded({
    dataDir: path.join(folder, 'server'),
    password: 'bench',
    onRestart: console.error,
  })
  await buildServer()
  const products = []
  try {
    const clients = {} as Record<(typeof kinds)[number], ApiClient>
    for (const kind of kinds) {
      await ensureDatabase(server.url('postgres'), kind)
      const product = startProduct(
        {
          DATABASE_URL: server.url(kind),
          DATA_DIR: path.join(folder, `data-${kind}`),
          WORKERS: 'off',
          MAX_UPLOAD_MB: String(megabytes + 1),
          FILES_MASTER_KEY: kind === 'encrypted' ? newMasterKey() : '',
        },
        os.tmpdir(),
      )
      products.push(product)
      const client = new ApiClient(await product.api)
      const account = { email: 'ada@example.org', password: 'windrad auf dem huegel' }
      client.access = (
        await client.call(contract.session.register, { body: { ...account, name: 'Ada', company_name: 'Nordlicht' } })
      ).access
      clients[kind] = client
    }
    const [up, down] = [noTimes(), noTimes()]
    await inTurns(async (kind, counts) => {
      const client = clients[kind]
      const file = new File([anotherFile()], 'film.mp4')
      let id = ''
      await timed(counts ? up[kind] : [], async () => {
        id = (await client.call(contract.documents.upload, { body: {}, file })).document.id
      })
      await timed(counts ? down[kind] : [], async () => {
        const reply = await client.send(`/documents/${id}/file/`)
        if (reply.status !== 200) throw new Error(`The download was answered with ${reply.status}.`)
        for await (const _ of reply.body!);
      })
      await client.call(contract.documents.remove, { params: { id } })
    })
    tell(`product, ${megabytes} MB uploaded`, up)
    tell(`product, ${megabytes} MB downloaded`, down)
  } finally {
    for (const product of products) await product.stop()
    await server.stop()
  }
}

const companies = 5
const each = 4

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
async function rotateUnderLoad(seconds: number): Promise<void> {
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
  await buildServer()
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

try {
  if (process.argv[4] !== 'rotation') {
    await storeAlone()
    await throughProducts()
  }
  await rotateUnderLoad(10)
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
