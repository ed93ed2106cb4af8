import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { contract } from '../packages/contract/src/index.ts'
import { ApiClient } from '../packages/server/src/testing/client.ts'
import { backUp, checksumOf } from './backup.ts'
import { root } from './processes.ts'
import { restore } from './restore.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

function aFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'))
  undo.push(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The product as it is started, on a data folder. */
async function start(dataDir: string): Promise<{ client: ApiClient; stop: (signal: NodeJS.Signals) => Promise<void> }> {
  const child = spawn(process.execPath, [path.join(root, 'packages/server/src/main.ts')], {
    cwd: os.tmpdir(),
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, API_PORT: '0', WEB_SERVER: 'off', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exit
  }
  undo.push(() => stop('SIGTERM'))
  const api = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /^API +(\S+)$/m.exec(output)?.[1]
      if (address) resolve(address)
    })
    void exit.then(() => reject(new Error(`The product ended at its start: ${output}`)))
  })
  return { client: new ApiClient(api), stop }
}

const account = { email: 'ada@example.org', password: 'windrad auf dem huegel' }
const content = 'In 2025 our total energy consumption was 12,345 MWh.\n'

/** A data folder with a person and a document; its product was killed, so the database was not ended in order. */
async function aKilledProduct(dataDir: string): Promise<void> {
  const { client, stop } = await start(dataDir)
  const { access } = await client.call(contract.session.register, {
    body: { ...account, name: 'Ada Sommer', company_name: 'Nordlicht' },
  })
  client.access = access
  const file = new File([content], 'report.txt', { type: 'text/plain' })
  await client.call(contract.documents.upload, { body: {}, file })
  await stop('SIGKILL')
}

test('what is restored is what was backed up: people, documents, bytes, secrets', async () => {
  const folder = aFolder()
  const [dataDir, file] = [path.join(folder, 'data'), path.join(folder, 'backup.tar.gz')]
  await aKilledProduct(dataDir)
  const secrets = fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')
  const { hash } = await backUp(dataDir, file)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  expect(fs.readFileSync(checksumOf(file), 'utf8')).toBe(`${hash}  backup.tar.gz\n`)
  await expect(backUp(dataDir, file)).rejects.toThrow('is there already')
  await expect(restore(file, dataDir)).rejects.toThrow('is not empty')

  const elsewhere = path.join(folder, 'other machine')
  expect(await restore(file, elsewhere)).toEqual([])
  expect(fs.readFileSync(path.join(elsewhere, 'secrets.json'), 'utf8')).toBe(secrets)
  const { client } = await start(elsewhere)
  client.access = (await client.call(contract.session.login, { body: account })).access
  const { results } = await client.call(contract.documents.list, { query: {} })
  expect(results.map(({ title }) => title)).toEqual(['report.txt'])
  const reply = await fetch(`${client.base}/documents/${results[0]!.id}/file/`, {
    headers: { Authorization: `Bearer ${client.access}` },
  })
  expect(await reply.text()).toBe(content)
  await expect(backUp(elsewhere, path.join(folder, 'second'))).rejects.toThrow(/is in use by process \d+\.$/)
}, 120_000)

test('a damaged backup, and a file that is none, restore nothing', async () => {
  const folder = aFolder()
  const [dataDir, file] = [path.join(folder, 'data'), path.join(folder, 'backup.tar.gz')]
  fs.writeFileSync(file, 'not packed')
  await expect(restore(file, dataDir)).rejects.toThrow(/^tar failed/)
  fs.writeFileSync(checksumOf(file), `${'0'.repeat(64)}  backup.tar.gz\n`)
  await expect(restore(file, dataDir)).rejects.toThrow('is damaged')
  await expect(restore(path.join(folder, 'nothing'), dataDir)).rejects.toThrow('There is no')
  await expect(backUp(dataDir, path.join(folder, 'a'))).rejects.toThrow('There is no data')
  expect(fs.readdirSync(folder).sort()).toEqual(['backup.tar.gz', 'backup.tar.gz.sha256'])
})
