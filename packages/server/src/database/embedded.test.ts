import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { type EmbeddedServer, startEmbedded } from './embedded.ts'

const isRoot = process.getuid?.() === 0
const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

function folder(parent = os.tmpdir()): string {
  const made = fs.mkdtempSync(path.join(parent, 'embedded-'))
  undo.push(() => fs.rmSync(made, { recursive: true, force: true }))
  return made
}

async function start(dataDir: string): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir, password: 'a-password-of-the-test' })
  undo.push(() => server.stop())
  return server
}

async function query(server: EmbeddedServer, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows[0]
  } finally {
    await client.end()
  }
}

const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0) && !/\) Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** An application of its own process group that runs a server on the folder. */
async function application(dataDir: string) {
  const program = `
    import { startEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))}
    const server = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, password: 'a-password-of-the-test' })
    console.log(JSON.stringify({ pid: server.pid(), url: server.url('postgres') }))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { pid, url } = JSON.parse(line.toString()) as { pid: number; url: string }
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.query('create table kept (n int); insert into kept values (7)')
  return { child, pid }
}

/** Numbers of the processes that watch for the end of an application. */
function watchersOf(parent: number): number[] {
  const listed = spawnSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).stdout.split('\n')
  return listed
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => Number(fields[1]) === parent && fields.includes('database-watcher'))
    .map(([pid]) => Number(pid))
}

describe('a cluster', () => {
  let dataDir: string
  let server: EmbeddedServer
  const open = async () => {
    server = await startEmbedded({ dataDir, password: 'a-password-of-the-test' })
  }
  beforeAll(async () => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-'))
    await open()
  })
  afterAll(async () => {
    await server.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  })

  test('writes through to the disk and asks for a password', async () => {
    expect(await query(server, 'show fsync')).toEqual({ fsync: 'on' })
    const client = new pg.Client({ connectionString: server.url('postgres').replace(/:[^:@]+@/, ':wrong@') })
    await expect(client.connect()).rejects.toMatchObject({ code: '28P01' })
  })

  test('has a log that holds nothing of anybody', async () => {
    await query(server, 'create table people (email text primary key, age int check (age > 0))')
    await query(server, "insert into people values ('ada.secret@example.org', 1)")
    const failing = [
      "insert into people values ('ada.secret@example.org', 1)",
      "update people set age = -1 where email like 'ada.secret%'",
    ]
    for (const text of failing) await expect(query(server, text)).rejects.toThrow()
    const log = fs.readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')
    expect(log).toContain('duplicate key value')
    expect(log).not.toContain('ada.secret')
  })

  test('is served again at the same address by a server that died', async () => {
    const first = server.pid()
    process.kill(first, 'SIGKILL')
    const deadline = Date.now() + 20_000
    let row: unknown
    while (!row && Date.now() < deadline) {
      row = await query(server, 'select count(*)::int as n from people').catch(() => undefined)
      if (!row) await wait(50)
    }
    expect(row).toEqual({ n: 1 })
    expect(server.pid()).not.toBe(first)
  })

  test('is left by its server and its watcher when it stops, and has what was committed when it starts again', async () => {
    await query(server, 'create table kept (n int)')
    await query(server, 'insert into kept values (7)')
    const [watcher] = watchersOf(process.pid)
    expect(watcher).toBeDefined()
    await server.stop()
    expect(alive(server.pid())).toBe(false)
    await until(() => expect(alive(watcher!)).toBe(false))
    await open()
    expect(await query(server, 'select n from kept')).toEqual({ n: 7 })
  })

  test('starts though the number in its pid file belongs to somebody else by now', async () => {
    await server.stop()
    fs.writeFileSync(path.join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n/x\n1\n5432\n\n\n\nready\n`)
    await open()
    expect(await query(server, 'select n from kept')).toEqual({ n: 7 })
  })
})

test('a server ends with its application, though the whole process group is killed hard', async () => {
  const dataDir = folder()
  const { child, pid } = await application(dataDir)
  const watchers = watchersOf(child.pid!)
  expect(watchers).toHaveLength(1)
  process.kill(-child.pid!, 'SIGKILL')
  await once(child, 'exit')
  await until(() => expect([pid, ...watchers].filter(alive)).toEqual([]))
  expect(fs.existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  expect(await query(await start(dataDir), 'select n from kept')).toEqual({ n: 7 })
})

test('a server orphaned by an application killed with its watcher is recovered with its rows', async () => {
  const dataDir = folder()
  const { child, pid } = await application(dataDir)
  for (const watcher of watchersOf(child.pid!)) process.kill(watcher, 'SIGKILL')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(alive(pid)).toBe(true)

  const server = await start(dataDir)
  expect(alive(pid)).toBe(false)
  expect(await query(server, 'select n from kept')).toEqual({ n: 7 })
})

test('an interrupted creation is begun afresh', async () => {
  const dataDir = folder()
  fs.mkdirSync(path.join(dataDir, 'postgres/base'), { recursive: true, mode: 0o700 })
  expect(await query(await start(dataDir), 'select 1 as n')).toEqual({ n: 1 })
})

test.runIf(isRoot)('root runs it as another user, also below a folder that user cannot enter', async () => {
  const closed = folder()
  fs.chmodSync(closed, 0o700)
  const dataDir = path.join(closed, 'deep/data')
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const server = await start(dataDir)
  expect(fs.statSync(`/proc/${server.pid()}`).uid).not.toBe(0)
  await query(server, 'create table kept (n int)')
  await server.stop()
  expect(await query(await start(dataDir), 'select count(*)::int as n from kept')).toEqual({ n: 0 })
})
