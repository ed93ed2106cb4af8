import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type App, startProduct } from './app.ts'
import { Client } from './client.ts'

// What must hold when a process dies: acknowledged is kept, processed once, one process a data folder, nothing orphaned.
const demo = path.join(path.dirname(import.meta.dirname), 'demo')
const samples = fs
  .readdirSync(demo)
  .filter((name) => /\.(pdf|docx|xlsx)$/.test(name))
  .map((name) => path.join(demo, name))

const ports = (app: App) => ({
  API_PORT: new URL(app.api).port,
  WEB_PORT: new URL(app.web).port,
  DATA_DIR: app.dataDir,
})
/** Where no document is read, none is waited for: the practice of the waiting process costs seconds. */
const idle = { READ_STANDBY: 'off' }

/** A process that has ended but was not yet collected by its parent (state Z) runs nothing any more. */
const isAlive = (pid: number) => {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z'
  } catch {
    return false
  }
}

/** Process ids of the PostgreSQL server that keeps this product's data, told by its arguments or its working folder. */
function databasePids(app: App): number[] {
  const folder = fs.realpathSync(app.dataDir)
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        if (!command.includes('postgres\0-D\0')) return false
        return command.includes(folder) || fs.readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
      } catch {
        return false // the process ended while we looked
      }
    })
    .map(Number)
}

/** What `npm run sanity` finds in the product's data; nothing when all is well. */
function insanity(app: App): string {
  const script = path.join(path.dirname(import.meta.dirname), 'scripts/sanity.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: app.dataDir },
    encoding: 'utf8',
  })
  return status === 0 ? '' : `${stdout}${stderr}`
}

test('five kills during processing, one of them of the database as well, lose nothing and process nothing twice', async () => {
  let app = await startProduct()
  const settings = { ...idle, ...ports(app) }
  const client = await Client.register(app.api)
  const note = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'note-')), 'energy.txt')
  fs.writeFileSync(note, 'In the financial year 2025 our total energy consumption was 12,345 MWh.\n')
  const files = [...samples, note].slice(0, 5)
  const acknowledged: string[] = []
  for (const [index, delay] of [0, 150, 400, 900, 1_600].entries()) {
    const { document } = await client.upload(files[index % files.length]!)
    acknowledged.push(document.id)
    await new Promise((resolve) => setTimeout(resolve, delay))
    const databases = databasePids(app)
    expect(databases.length).toBeGreaterThan(0)
    if (index === 2) for (const pid of databases) process.kill(pid, 'SIGKILL')
    await app.stop('SIGKILL')
    app = await startProduct(settings)
  }
  const results = await client.processed()
  expect(results.map(({ id }) => id).sort()).toEqual([...new Set(acknowledged)].sort())
  expect(results.filter(({ hasProcessingError }) => hasProcessingError)).toEqual([])

  const killed = await client.datapoints()
  const undisturbed = await Client.register(app.api)
  for (const file of files) await undisturbed.upload(file)
  await undisturbed.processed()
  const calm = await undisturbed.datapoints()
  expect(killed.map(({ key, value, evidence }) => [key, value, evidence.length])).toEqual(
    calm.map(({ key, value, evidence }) => [key, value, evidence.length]),
  )
  expect(insanity(app)).toBe('')
  await app.stop()
  expect(insanity(app)).toBe('')
})

test('the product answers when everything is ready, is alone on its data folder, and ends everything that it started', async () => {
  const app = await startProduct(idle)
  expect((await fetch(`${app.api}/health/ready/`)).status).toBe(200)
  expect(await (await fetch(`${app.web}/config.json`)).json()).toEqual({ apiUrl: app.api, maxUploadMb: 100 })
  const second = await startProduct({ ...idle, DATA_DIR: app.dataDir }).then(
    () => 'started',
    (error: Error) => error.message,
  )
  expect(second).toContain('in use')
  expect(second.trim().split('\n').slice(1)).toHaveLength(1)
  expect((await fetch(`${app.api}/version/`)).ok).toBe(true)
  const own = databasePids(app)
  expect(own.length).toBeGreaterThan(0)
  await app.stop('SIGTERM')
  expect(own.filter(isAlive)).toEqual([])
})
