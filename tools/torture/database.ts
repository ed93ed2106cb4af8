import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type App, startProduct } from '../../e2e/app.ts'
import { sanityOf } from '../../scripts/sanity.ts'
import { type Kind, kinds, type Load, startLoad } from './load.ts'
import { type End, embeddedVictim, ends, externalVictim, type Victim } from './outages.ts'

const rounds = 20
const mostBackMs = 2000

/** Result of a number of rounds. */
export interface Outcome {
  rounds: number
  /** Ends of the product's process. */
  deaths: number
  later: number
  silent: number
  cut: number
  wrong: Map<string, number>
  /** Milliseconds from the database being back to the first good answer of the slowest kind of call, one a round. */
  back: number[]
  /** Milliseconds for which the database was away. */
  away: number[]
}

const sum = (load: Load, of: (kind: Load['counted'][Kind]) => number): number =>
  kinds.reduce((total, kind) => total + of(load.counted[kind]), 0)

/** Stops the database for a number of rounds while `load` runs; `deaths` counts how often the product has ended. */
export async function takeAway(
  { load, victim, deaths }: { load: Load; victim: Victim; deaths: () => number },
  how: End,
  times: number,
): Promise<Outcome> {
  const before = {
    deaths: deaths(),
    later: sum(load, ({ later }) => later),
    silent: sum(load, ({ silent }) => silent),
    cut: sum(load, ({ cut }) => cut),
  }
  for (const kind of kinds) load.counted[kind].wrong.clear()
  const outcome: Outcome = {
    rounds: times,
    deaths: 0,
    later: 0,
    silent: 0,
    cut: 0,
    wrong: new Map(),
    back: [],
    away: [],
  }
  for (let round = 0; round < times; round += 1) {
    await wait(300 + Math.random() * 700)
    const ended = Date.now()
    await victim.end(how)
    const since = await victim.back()
    outcome.away.push(since - ended)
    outcome.back.push(await load.backSince(since, 60_000))
  }
  outcome.deaths = deaths() - before.deaths
  outcome.later = sum(load, ({ later }) => later) - before.later
  outcome.silent = sum(load, ({ silent }) => silent) - before.silent
  outcome.cut = sum(load, ({ cut }) => cut) - before.cut
  for (const kind of kinds)
    for (const [said, count] of load.counted[kind].wrong) {
      const line = `${kind}: ${said}`
      outcome.wrong.set(line, (outcome.wrong.get(line) ?? 0) + count)
    }
  return outcome
}

const at = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

/** Whether a result keeps all promises. */
export const isGood = ({ deaths, silent, wrong, back }: Outcome): boolean =>
  deaths + silent === 0 && wrong.size === 0 && at(back, 1) <= mostBackMs

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2)

function tell(name: string, outcome: Outcome): void {
  const { rounds, deaths, later, silent, cut, wrong, back, away } = outcome
  const errors = [...wrong.values()].reduce((a, b) => a + b, 0)
  const cells = [
    `${isGood(outcome) ? '✓' : '✗'} ${name}`.padEnd(22),
    `${Math.max(0, rounds - deaths)}/${rounds}`.padStart(8),
    String(errors).padStart(12),
    String(later).padStart(10),
    String(silent).padStart(8),
    String(cut).padStart(8),
    `${seconds(at(away, 0.5))} / ${seconds(at(away, 1))}`.padStart(15),
    `${seconds(at(back, 0.5))} / ${seconds(at(back, 1))}`.padStart(15),
  ]
  console.log(cells.join(' '))
  for (const [said, count] of wrong) console.log(`    ${count} × ${said}`)
}

/** A product that is started again, at the same addresses, whenever it has ended. */
function keepAlive(first: App, settings: Record<string, string>) {
  let app = first
  let deaths = 0
  let isOver = false
  const revive = async (): Promise<void> => {
    if (isOver) return
    deaths += 1
    const line = app
      .output()
      .split('\n')
      .find((text) => text.includes('Unexpected failure'))
    console.log(`    the process ended: ${line?.slice(0, 160) ?? 'without a word'}`)
    const [api, web] = [new URL(app.api).port, new URL(app.web).port]
    app = await startProduct({ ...settings, DATA_DIR: app.dataDir, API_PORT: api, WEB_PORT: web }).catch(() => app)
    watch()
  }
  const watch = () => {
    if (app.process.exitCode !== null || app.process.signalCode !== null) void revive()
    else app.process.once('exit', () => void revive())
  }
  watch()
  return {
    deaths: () => deaths,
    stop: async () => {
      isOver = true
      await app.stop()
    },
  }
}

async function tortureOne(where: 'embedded' | 'external', times: number): Promise<boolean> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'database-'))
  const external = where === 'external' ? await externalVictim(folder) : null
  const settings: Record<string, string> = { TRUST_PROXY: 'on', ...(external ? { DATABASE_URL: external.url } : {}) }
  const app = await startProduct(settings)
  const product = keepAlive(app, settings)
  const { dataDir, api } = app
  const victim = external ?? embeddedVictim(dataDir)
  let good = true
  try {
    const load = await startLoad(api)
    for (const how of ends) {
      const outcome = await takeAway({ load, victim, deaths: product.deaths }, how, times)
      tell(`${where}, ${how}`, outcome)
      good &&= isGood(outcome)
    }
    await load.stop()
    const lost = await load.lost()
    const unread = await load.unread(120_000)
    const done = kinds.map((kind) => `${load.counted[kind].good} ${kind}`).join(', ')
    const insane = await sanityOf(dataDir, {
      databaseUrl: external?.url ?? null,
      s3: null,
      masterKey: { given: null, makesOwn: false },
    })
    good &&= lost.length + unread.length + insane.length === 0
    console.log(
      `  ${where}: acknowledged ${done}; ${lost.length} lost, ${unread.length} texts not read, sanity ${insane.length}`,
    )
    for (const line of [...unread, ...insane, ...lost].slice(0, 10)) console.log(`    ✗ ${line}`)
  } finally {
    await product.stop()
    await victim.stop()
    for (const left of [folder, dataDir]) fs.rmSync(left, { recursive: true, force: true })
  }
  return good
}

/**
 * The database goes away in the middle of everything, killed and shut down, embedded and external. Resolves with whether the
 * product kept running, asked clients to try again, was back in time, and lost nothing. A number sets the number of rounds.
 */
export async function tortureDatabase(filter?: string): Promise<boolean> {
  const times = filter && /^\d+$/.test(filter) ? Number(filter) : rounds
  const head = ['', 'process', 'wrong', '503', 'no', 'cut off', 'database away', 'calls back']
  const under = ['', 'stayed', '5xx, 4xx', '', 'answer', '', 'median / most', 'median / most']
  const widths = [22, 8, 12, 10, 8, 8, 15, 15]
  for (const line of [head, under])
    console.log(line.map((cell, i) => (i === 0 ? cell.padEnd(22) : cell.padStart(widths[i]!))).join(' '))
  const embedded = await tortureOne('embedded', times)
  const external = await tortureOne('external', times)
  return embedded && external
}
