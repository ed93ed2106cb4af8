import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { contract } from '@esrs/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ApiClient } from './testing/client.ts'
import { type Product, startProduct } from './testing/product.ts'
import { until } from './testing/until.ts'

// The product as it is started: one process, told by its environment, ended by signals.

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'main-'))
  undo.push(() => fs.rmSync(made, { recursive: true, force: true }))
  return made
}

function run(environment: Record<string, string>, cwd = os.tmpdir()): Product {
  const product = startProduct(environment, cwd)
  undo.push(product.stop)
  return product
}

const postmaster = (dataDir: string) =>
  Number(fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
const alive = (pid: number): boolean => {
  try {
    // One that has ended may wait as a zombie for its parent to notice.
    return process.kill(pid, 0) && !/\) Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
const account = {
  email: 'ada@example.org',
  password: 'windrad auf dem huegel',
  name: 'Ada Sommer',
  company_name: 'Nordlicht',
}

test('starts with nothing there, keeps what it acknowledged and its secrets over a kill, and ends all it started', async () => {
  const dataDir = path.join(folder(), 'made/when/missing')
  const first = run({ DATA_DIR: dataDir })
  const client = new ApiClient(await first.api)
  await client.call(contract.session.register, { body: account })
  const orphan = postmaster(dataDir)
  const file = path.join(dataDir, 'secrets.json')
  const secrets = fs.readFileSync(file, 'utf8')
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  first.child.kill('SIGKILL')
  await first.exit
  expect(alive(orphan)).toBe(true)

  const second = run({ DATA_DIR: dataDir })
  const again = new ApiClient(await second.api)
  expect(alive(orphan)).toBe(false)
  expect(fs.readFileSync(file, 'utf8')).toBe(secrets)
  const { email, password } = account
  expect((await again.call(contract.session.login, { body: { email, password } })).company.name).toBe('Nordlicht')
  const database = postmaster(dataDir)

  const third = run({ DATA_DIR: dataDir })
  expect(await third.exit).toBe(1)
  expect(third.output()).toBe(`DATA_DIR ${dataDir} is in use by process ${second.child.pid}.\n`)

  second.child.kill('SIGINT')
  expect(await second.exit).toBe(0)
  expect(alive(database)).toBe(false)
  expect(fs.existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})

describe('a running product', () => {
  let dataDir: string
  let product: Product
  let client: ApiClient
  beforeAll(async () => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'main-'))
    product = startProduct({ DATA_DIR: dataDir }, os.tmpdir())
    client = new ApiClient(await product.api)
    client.access = (await client.call(contract.session.register, { body: account })).access
  })
  afterAll(async () => {
    await product.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  })

  test('starts a database again that dies under it, and nothing else has to be', async () => {
    const killed = postmaster(dataDir)
    process.kill(killed, 'SIGKILL')
    await until(async () => {
      expect(postmaster(dataDir)).not.toBe(killed)
      expect((await client.call(contract.company.get, {})).name).toBe('Nordlicht')
      await client.call(contract.operations.ready, {})
    })
  })

  test('answers at its stop an upload that would go on for long, and ends in time, the database with it', async () => {
    const csrf = await client.csrfToken()
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      authorization: `Bearer ${client.access}`,
      'x-csrftoken': csrf,
      cookie: `csrftoken=${csrf}`,
    }
    const upload = http.request(`${client.base}/documents/upload/`, { method: 'POST', headers, agent: false })
    const answer = once(upload, 'response') as Promise<[http.IncomingMessage]>
    upload.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nwords')
    await until(() => expect(fs.readdirSync(path.join(dataDir, 'files/arriving'))).toHaveLength(1))
    upload.on('error', () => {})
    const asked = Date.now()
    product.child.kill('SIGTERM')
    const [{ statusCode, headers: told }] = await answer
    expect([statusCode, told['retry-after']]).toEqual([503, '5'])
    upload.destroy()
    expect(await product.exit).toBe(0)
    expect(Date.now() - asked).toBeLessThan(10_000)
    expect(fs.existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  })
})

test('a stop in the middle of the start ends what was started', async () => {
  const dataDir = folder()
  const { child, exit } = run({ DATA_DIR: dataDir })
  const pid = await until(() => postmaster(dataDir), { interval: 5 })
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
  expect(alive(pid)).toBe(false)
})

test('a bad setting ends the start with its one line and starts nothing', async () => {
  const dataDir = path.join(folder(), 'data')
  const started = run({ DATA_DIR: dataDir, API_PORT: 'many' })
  expect(await started.exit).toBe(1)
  expect(started.output()).toBe('API_PORT must be a whole number from 0 to 65535.\n')
  expect(fs.existsSync(dataDir)).toBe(false)
})

test('a port that is taken ends the start with one line, the database with it', async () => {
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  undo.push(() => server.close())
  const { port } = server.address() as net.AddressInfo
  const dataDir = folder()
  const started = run({ DATA_DIR: dataDir, API_PORT: String(port) })
  expect(await started.exit).toBe(1)
  expect(started.output()).toBe(`API_PORT ${port} is in use by another program; set another one.\n`)
  expect(fs.existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})

test('a folder that cannot be written is named', async () => {
  const file = path.join(folder(), 'a-file')
  fs.writeFileSync(file, '')
  const started = run({ DATA_DIR: path.join(file, 'data') })
  expect(await started.exit).toBe(1)
  expect(started.output()).toMatch(/^DATA_DIR .*a-file\/data cannot be used: [^\n]+\n$/)
})

test.runIf(process.getuid?.() === 0)('an ordinary user can start it as well', async () => {
  const home = folder()
  fs.chmodSync(home, 0o755)
  const dataDir = path.join(home, 'data')
  fs.mkdirSync(dataDir)
  fs.chownSync(dataDir, 65_534, 65_534)
  const program = `process.setgid(65534); process.setuid(65534); await import(${JSON.stringify(path.join(import.meta.dirname, '../dist/main.js'))})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: home,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, API_PORT: '0', WEB_SERVER: 'off', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  expect(line.toString()).toContain('API ')
  child.kill('SIGTERM')
  await once(child, 'exit')
})
