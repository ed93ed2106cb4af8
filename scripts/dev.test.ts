import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { until } from '../packages/server/src/testing/until.ts'
import { root } from './processes.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The development command in a process group of its own, as a terminal starts it, once its database takes connections. */
async function startDev(): Promise<{ child: ChildProcess; database: number }> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-'))
  undo.push(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  const child = spawn('npm', ['run', 'dev'], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'development' },
  })
  undo.push(() => {
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch {
      // Nothing of it is left.
    }
  })
  const state = path.join(dataDir, 'postgres/postmaster.pid')
  await until(() => expect(fs.readFileSync(state, 'utf8')).toContain('ready'))
  return { child, database: Number(fs.readFileSync(state, 'utf8').split('\n')[0]) }
}

test.each([
  ['Ctrl-C in a terminal', (pid: number) => process.kill(-pid, 'SIGINT')],
  ['SIGTERM to npm', (pid: number) => process.kill(pid, 'SIGTERM')],
  ['npm that is killed', (pid: number) => process.kill(pid, 'SIGKILL')],
])(
  '%s ends the development command and its database',
  async (_, end) => {
    const { child, database } = await startDev()
    const ended = once(child, 'exit')
    end(child.pid!)
    await ended
    await until(() => expect(isAlive(database)).toBe(false))
  },
  120_000,
)
