import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { contract } from '../../packages/contract/src/index.ts'
import { readConfig } from '../../packages/server/src/config.ts'
import { startEmbedded } from '../../packages/server/src/database/embedded.ts'
import { ensureDatabase } from '../../packages/server/src/database/pool.ts'
import { ApiClient } from '../../packages/server/src/testing/client.ts'
import { startProduct } from '../../packages/server/src/testing/product.ts'
import { startS3 } from '../../packages/server/src/testing/s3.ts'
import { holdingsOf } from '../../tools/torture/long/compare.ts'
import { move } from './index.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const account = { email: 'ada@example.org', password: 'windrad auf dem huegel' }
const content = 'In 2025 our total energy consumption was 12,345 MWh.\n'

async function start(dataDir: string, folder: string) {
  const product = startProduct({ DATA_DIR: dataDir }, folder)
  undo.push(product.stop)
  return { client: new ApiClient(await product.api), stop: product.stop }
}

test('from a data folder to a server and a bucket and back: people, documents, trail, and the source as it was', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'move-'))
  undo.push(() => fs.rmSync(folder, { recursive: true, force: true }))
  const at = (name: string) => path.join(folder, name)
  const configOf = (settings: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...settings }, folder)
  const [server, s3] = await Promise.all([
    startEmbedded({ dataDir: at('server'), password: 'password-of-the-tests', settings: ['fsync=off'] }),
    startS3(),
  ])
  undo.push(server.stop, s3.stop)
  await ensureDatabase(server.url('postgres'), 'app')
  const bucket = await s3.bucket()

  const { client, stop } = await start(at('data'), folder)
  const body = { ...account, name: 'Ada Sommer', company_name: 'Nordlicht' }
  client.access = (await client.call(contract.session.register, { body })).access ?? ''
  const file = new File([content], 'report.txt', { type: 'text/plain' })
  const { document } = await client.call(contract.documents.upload, { body: {}, file })
  const source = configOf({ DATA_DIR: at('data') })
  const target = configOf({
    DATA_DIR: at('machine'),
    DATABASE_URL: server.url('app'),
    S3_ENDPOINT: bucket.endpoint!.origin,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.credentials!.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.credentials!.secretAccessKey,
  })
  await expect(move(source, target)).rejects.toThrow(/runs on the source .*stop it first/)
  await stop()
  const before = await holdingsOf(at('data'))

  // Broken off while files are on their way; then it goes on.
  s3.interfere = ({ method, url }, response) => {
    if (method !== 'PUT' || url?.includes('owner.json') || !fs.existsSync(at('breaks'))) return false
    response.writeHead(403).end()
    return true
  }
  const said: string[] = []
  const say = (line: string) => {
    said.push(line)
    if (line.startsWith('public.users')) fs.writeFileSync(at('breaks'), '')
  }
  await expect(move(source, target, say)).rejects.toThrow()
  expect(said).toContain('public.users: 1 rows')
  const early = startProduct({ DATA_DIR: at('early'), DATABASE_URL: server.url('app') }, folder)
  expect(await early.exit).toBe(1)
  expect(early.output()).toContain('A move into this database has not ended')
  fs.rmSync(at('breaks'))
  said.length = 0
  expect(await move(source, target, say)).toEqual([])
  expect(said.join('\n')).toMatch(/goes on[\s\S]* rows of \d+ tables and 1 files are there and compared/)
  expect(said.join('\n')).not.toContain('public.users:')
  // What is there is not overwritten.
  await expect(move(source, target)).rejects.toThrow(/database of the target is not empty/)

  expect(await move(target, configOf({ DATA_DIR: at('back') }))).toEqual([])
  expect(await holdingsOf(at('data'))).toEqual(before)
  const again = await start(at('back'), folder)
  const { access } = await again.client.call(contract.session.login, { body: account })
  const reply = await fetch(`${again.client.base}/documents/${document.id}/file/`, {
    headers: { Authorization: `Bearer ${access}` },
  })
  expect([reply.status, await reply.text()]).toEqual([200, content])
  again.client.access = access
  expect((await again.client.call(contract.trail.check, {})).faults).toEqual([])
  await again.stop()
}, 300_000)
