import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { type BorrowedProcess, Standby } from './standby.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'standby-'))
const entry = path.join(folder, 'entry.mjs')
const waitingPid = path.join(folder, 'pid')
const ends: (() => void)[] = []
const warm = { warmUp: true }
const last = { task: 'last' }

beforeAll(() => {
  fs.writeFileSync(
    entry,
    `import fs from 'node:fs'
const heard = []
process.on('message', (message) => {
  heard.push(message)
  if (message.warmUp) return fs.writeFileSync(${JSON.stringify(waitingPid)}, String(process.pid))
  process.send({ heard: heard.splice(0) }, () => message.task === 'last' && process.disconnect())
})`,
  )
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  fs.rmSync(waitingPid, { force: true })
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

function kept(): Standby {
  const standby = new Standby(entry, warm)
  ends.push(standby.keep())
  return standby
}

/** What a process had heard when it did its task, after which it ends. */
async function heardBy({ child }: BorrowedProcess): Promise<unknown[]> {
  let heard: unknown[] = []
  child.on('message', (message) => {
    heard = (message as { heard: unknown[] }).heard
  })
  const closed = once(child, 'close')
  child.send({ task: 'last' }, () => {})
  await closed
  return heard
}

/** Has a process do a task and gives it back. */
async function used(loan: BorrowedProcess): Promise<number | undefined> {
  const heard = once(loan.child, 'message')
  loan.child.send({ task: 'another' }, () => {})
  await heard
  loan.giveBack()
  return loan.child.pid
}

/** The process that waits, once it has been told to warm up. */
const waiting = () =>
  until(() => {
    const pid = Number(fs.readFileSync(waitingPid, 'utf8'))
    expect(pid).toBeGreaterThan(0)
    return pid
  })
const isGone = (pid: number) => until(() => expect(() => process.kill(pid, 0)).toThrow())

test('a process that is kept has been told to warm up before its task, and so has the next one', async () => {
  const standby = kept()
  expect(await heardBy(standby.take('one'))).toEqual([warm, last])
  expect(await heardBy(standby.take('one'))).toEqual([warm, last])
})

test('beside a process that works none waits: another task gets a process of its own', async () => {
  const standby = kept()
  const first = standby.take('one')
  const second = standby.take('one')
  expect(second.child.pid).not.toBe(first.child.pid)
  expect(await heardBy(second)).toEqual([last])
  expect(await heardBy(first)).toEqual([warm, last])
})

test('nothing waits where nothing is kept', async () => {
  expect(await heardBy(new Standby(entry, warm).take('one'))).toEqual([last])
})

test('one that was killed while it waited is replaced', async () => {
  const standby = kept()
  const pid = await waiting()
  process.kill(pid, 'SIGKILL')
  await isGone(pid)
  await until(async () => expect(await heardBy(standby.take('one'))).toEqual([warm, last]))
})

test('the one that waits ends with the keeping', async () => {
  const standby = new Standby(entry, warm)
  const end = standby.keep()
  const pid = await waiting()
  end()
  await isGone(pid)
  expect(await heardBy(standby.take('one'))).toEqual([last])
})

test('one that works when the keeping ends does its task, and none comes after it', async () => {
  const standby = new Standby(entry, warm)
  const end = standby.keep()
  const child = standby.take('one')
  end()
  expect(await heardBy(child)).toEqual([warm, last])
  expect(await heardBy(standby.take('one'))).toEqual([last])
})

test('one that was given back does the next task of its owner', async () => {
  const standby = kept()
  const pid = await used(standby.take('one'))
  const again = standby.take('one')
  expect([again.child.pid, again.isUsed]).toEqual([pid, true])
  expect(await heardBy(again)).toEqual([last])
})

test('one that was given back is never used for another owner: it ends', async () => {
  const standby = kept()
  const pid = await used(standby.take('one'))
  const other = standby.take('two')
  expect(other.child.pid).not.toBe(pid)
  expect(other.isUsed).toBe(false)
  await isGone(pid!)
  expect(await heardBy(other)).toEqual([last])
})

test('two tasks of one owner at once have two processes, and both are used again', async () => {
  const standby = kept()
  const [first, second] = [standby.take('one'), standby.take('one')]
  const pids = [await used(first), await used(second)]
  expect(new Set(pids).size).toBe(2)
  const again = [standby.take('one'), standby.take('one')]
  expect(new Set(again.map(({ child }) => child.pid))).toEqual(new Set(pids))
  for (const loan of again) await heardBy(loan)
})

test('one that was given back ends when nothing comes, and one waits again', async () => {
  const standby = kept()
  const pid = await used(standby.take('one'))
  await isGone(pid!)
  await until(async () => expect(await waiting()).not.toBe(pid))
})

test('one that was killed while it waited for its owner is not used', async () => {
  const standby = kept()
  const pid = await used(standby.take('one'))
  process.kill(pid!, 'SIGKILL')
  await isGone(pid!)
  expect(await heardBy(standby.take('one'))).toEqual(expect.arrayContaining([last]))
})

test('those given back end with the keeping', async () => {
  const standby = new Standby(entry, warm)
  const end = standby.keep()
  const pid = await used(standby.take('one'))
  end()
  await isGone(pid!)
})
