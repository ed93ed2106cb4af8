import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contract } from '../packages/contract/src/index.ts'
import { startEmbedded } from '../packages/server/src/database/embedded.ts'
import { ensureDatabase } from '../packages/server/src/database/pool.ts'
import { openDiskStore } from '../packages/server/src/files/disk.ts'
import {
  type CompanyFiles,
  encryptFiles,
  type FileOwner,
} from '../packages/server/src/files/encryption/company-files.ts'
import { newMasterKey } from '../packages/server/src/files/encryption/master-keys.ts'
import { openVerified } from '../packages/server/src/files/open-verified.ts'
import { ApiClient } from '../packages/server/src/testing/client.ts'
import { startProduct } from '../packages/server/src/testing/product.ts'
import { rotateUnderLoad } from './encryption/rotation.ts'

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
const middle = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!

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

try {
  if (process.argv[4] !== 'rotation') {
    await storeAlone()
    await throughProducts()
  }
  await rotateUnderLoad(folder, 10)
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
