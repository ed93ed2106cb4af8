import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Standby } from './standby.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'standby-'))
const entry = path.join(folder, 'entry.mjs')
const waitingPid = path.join(folder, 'pid')
const ends: (() => void)[] = []

beforeAll(() => {
  fs.writeFileSync(
    entry,
    `import fs from 'node:fs'
const heard = []
process.on('message', (message) => {
  heard.push(message)
  if (message.warmUp) return fs.writeFileSync(${JSON.stringify(waitingPid)}, String(process.pid))
  process.send({ heard }, () => process.disconnect())
})`,
  )
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  fs.rmSync(waitingPid, { force: true })
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

function kept(): Standby {
  const standby = new Standby(entry, { warmUp: true })
  ends.push(standby.keep())
  return standby
}

/** What a process had heard when it did its task; nothing when it ended without doing it. */
async function heardBy(child: ChildProcess): Promise<unknown[]> {
  let heard: unknown[] = []
  child.on('message', (message) => {
    heard = (message as { heard: unknown[] }).heard
  })
  const closed = once(child, 'close')
  child.send({ task: 1 }, () => {})
  await closed
  return heard
}

/** The process that waits, once it has been told to warm up. */
const waiting = () =>
  vi.waitFor(() => {
    const pid = Number(fs.readFileSync(waitingPid, 'utf8'))
    expect(pid).toBeGreaterThan(0)
    return pid
  })
const isGone = (pid: number) => vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow())

test('a process that is kept has been told to warm up before its task, and so has the next one', async () => {
  const standby = kept()
  expect(await heardBy(standby.take())).toEqual([{ warmUp: true }, { task: 1 }])
  expect(await heardBy(standby.take())).toEqual([{ warmUp: true }, { task: 1 }])
})

test('beside a process that works none waits: another task gets a process of its own', async () => {
  const standby = kept()
  const first = standby.take()
  const second = standby.take()
  expect(second.pid).not.toBe(first.pid)
  expect(await heardBy(second)).toEqual([{ task: 1 }])
  expect(await heardBy(first)).toEqual([{ warmUp: true }, { task: 1 }])
})

test('nothing waits where nothing is kept', async () => {
  expect(await heardBy(new Standby(entry, { warmUp: true }).take())).toEqual([{ task: 1 }])
})

test('one that was killed while it waited is replaced', async () => {
  const standby = kept()
  const pid = await waiting()
  process.kill(pid, 'SIGKILL')
  await isGone(pid)
  await vi.waitFor(async () => expect(await heardBy(standby.take())).toEqual([{ warmUp: true }, { task: 1 }]))
})

test('the one that waits ends with the keeping', async () => {
  const standby = new Standby(entry, { warmUp: true })
  const end = standby.keep()
  const pid = await waiting()
  end()
  await isGone(pid)
  expect(await heardBy(standby.take())).toEqual([{ task: 1 }])
})

test('one that works when the keeping ends does its task, and none comes after it', async () => {
  const standby = new Standby(entry, { warmUp: true })
  const end = standby.keep()
  const child = standby.take()
  end()
  expect(await heardBy(child)).toEqual([{ warmUp: true }, { task: 1 }])
  expect(await heardBy(standby.take())).toEqual([{ task: 1 }])
})
