import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type App, freePort, startProduct } from '../../../e2e/app.ts'
import { backUp, checksumOf } from '../../../scripts/backup.ts'
import { restore } from '../../../scripts/restore.ts'
import { sanityOf } from '../../../scripts/sanity.ts'
import { differences, holdingsOf } from './compare.ts'

/** What is killed. The product's own process goes once an hour, so that its memory can be followed in between. */
const victims = ['database', 'reader', 'product'] as const
export type Victim = (typeof victims)[number]

/** The installation under torture, on a data folder that stays between runs. */
export interface Installation {
  api: string
  web: string
  /** Process of the product. */
  pid(): number
  /** Address of its metrics. */
  metrics: string
  /** Whether it was up, and meant to be, from one moment to another. */
  wasUp(from: number, to: number): boolean
  /** Starts the product again where it has ended by itself; what it said last, else `null`. */
  revive(): Promise<string | null>
  kill(victim: Exclude<Victim, 'product'>): Promise<string>
  /** Kills the product, restores a backup into a second installation, compares both, and starts it again; what differs. */
  killAndCompare(): Promise<{ problems: string[]; seconds: number; rows: number; files: number }>
  stop(): Promise<void>
}

const patience = 60_000
/** Files whose upload a kill has cut off between the file and its row: nobody was told of them, and a later sweep takes them. */
const orphans = /kept files? without a row/

/** Processes below another one, with their command lines. */
function below(pid: number): { pid: number; command: string }[] {
  const all = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map<number, { pid: number; command: string }[]>()
  for (const name of all) {
    try {
      const stat = fs.readFileSync(`/proc/${name}/stat`, 'latin1')
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      const command = fs.readFileSync(`/proc/${name}/cmdline`, 'latin1').replaceAll('\0', ' ')
      parents.set(parent, [...(parents.get(parent) ?? []), { pid: Number(name), command }])
    } catch {
      // It has ended meanwhile.
    }
  }
  const found: { pid: number; command: string }[] = []
  const left = [pid]
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    const children = parents.get(one) ?? []
    for (const one of children) found.push(one)
    for (const child of children) left.push(child.pid)
  }
  return found
}

export async function startInstallation(folder: string, more: Record<string, string>): Promise<Installation> {
  const dataDir = path.join(folder, 'data')
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const metricsPort = String(await freePort())
  const settings: Record<string, string> = { DATA_DIR: dataDir, TRUST_PROXY: 'on', METRICS_PORT: metricsPort, ...more }
  let app: App = await startProduct(settings)
  settings.API_PORT = new URL(app.api).port
  settings.WEB_PORT = new URL(app.web).port
  /** Times in which nothing or little answers, because something was killed. */
  const outages: { from: number; to: number }[] = []
  const outage = async <T>(during: () => Promise<T>): Promise<T> => {
    const one = { from: Date.now(), to: Number.POSITIVE_INFINITY }
    outages.push(one)
    try {
      return await during()
    } finally {
      one.to = Date.now()
    }
  }
  const answers = async () => {
    for (const deadline = Date.now() + patience; Date.now() < deadline; await wait(50)) {
      const reply = await fetch(`${app.api}/health/ready/`).catch(() => null)
      await reply?.text().catch(() => {})
      if (reply?.ok) return
    }
    throw new Error(`Not ready a minute after a kill:\n${app.output().slice(-2000)}`)
  }
  return {
    api: app.api,
    web: app.web,
    pid: () => app.process.pid!,
    metrics: `http://localhost:${metricsPort}/metrics`,
    wasUp: (from, to) => !outages.some((one) => one.from <= to && from <= one.to),
    revive: async () => {
      if (app.process.exitCode === null && app.process.signalCode === null) return null
      const said = app.output().trim().split('\n').slice(-3).join(' ')
      return outage(async () => {
        app = await startProduct(settings)
        await answers()
        return `the product ended by itself: ${said}`
      })
    },
    kill: (victim) =>
      outage(async () => {
        const children = below(app.process.pid!)
        const found = children.filter(({ command }) =>
          victim === 'database' ? /postgres .*-D /.test(command) : !/postgres/.test(command),
        )
        const one = found[Math.floor(Math.random() * found.length)]
        if (!one) return `${victim}: none was running`
        process.kill(one.pid, 'SIGKILL')
        await wait(100)
        await answers()
        return victim
      }),
    killAndCompare: () =>
      outage(async () => {
        const started = Date.now()
        await app.stop('SIGKILL')
        const [backup, second] = [path.join(folder, 'backup.tar.gz'), path.join(folder, 'second')]
        const clean = () => {
          for (const left of [backup, checksumOf(backup), second]) fs.rmSync(left, { recursive: true, force: true })
        }
        clean()
        const problems: string[] = []
        await backUp(dataDir, backup)
        const restored = (await restore(backup, second)).filter((line) => !orphans.test(line))
        for (const line of restored) problems.push(`in the restored one: ${line}`)
        const [first, other] = [await holdingsOf(dataDir), await holdingsOf(second)]
        for (const line of differences(first, other)) problems.push(`differs from the restored one: ${line}`)
        clean()
        app = await startProduct(settings)
        await answers()
        for (const line of await sanityOf(dataDir)) problems.push(`sanity: ${line}`)
        const rows = [...first.tables.values()].reduce((sum, table) => sum + table.rows, 0)
        return { problems, seconds: (Date.now() - started) / 1000, rows, files: first.files.size }
      }),
    stop: async () => {
      await app.stop()
    },
  }
}
