import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker as Thread } from 'node:worker_threads'
import { calls } from '../../../e2e/client.ts'
import { type Mailbox, openMailbox } from '../../../e2e/mailbox.ts'
import { brokenBound } from '../../../packages/engine/src/esrs/figure-rules.ts'
import { fromCaller } from '../../../scripts/backup.ts'
import { type Installation, startInstallation } from './installation.ts'
import { type Firm, Ledger } from './ledger.ts'
import { type Sample, sample } from './memory.ts'
import { Person, password, type Tally } from './person.ts'
import type { Beat } from './pulse.ts'
import { Table } from './table.ts'
import { verify } from './verify.ts'
import { chooseActivity, type Worker, type Workplace } from './work.ts'

const firms = 5
const roles: Firm['people'][number]['role'][] = ['company_admin', 'company_member', 'company_member', 'reader']
const minute = 60_000
const faultEvery = 10 * minute
const thinking = { least: 3000, most: 12_000 }
const sampleEvery = 5000
const restoreEvery = 6
const pages = 8
/** The least and the greatest number that people enter. */
const entered = [1, 99_999]

/** Length of a run such as `8h`, `90m` or `45` (minutes), in milliseconds; `null` where it is none. */
function durationOf(text: string | undefined): number | null {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(h|m)?$/.exec(text ?? '60m') ?? []
  return number ? Number(number) * (unit === 'h' ? 60 : 1) * minute : null
}

/** A gate that people pass before each thing they do; closed while everything is compared. */
export class Gate {
  #closed = false
  #busy = 0
  async pass<T>(work: () => Promise<T>): Promise<T> {
    while (this.#closed) await wait(50)
    this.#busy += 1
    try {
      return await work()
    } finally {
      this.#busy -= 1
    }
  }
  async closedFor<T>(work: () => Promise<T>): Promise<T> {
    this.#closed = true
    try {
      while (this.#busy > 0) await wait(50)
      return await work()
    } finally {
      this.#closed = false
    }
  }
}

class Pulse {
  readonly #thread: Thread
  constructor(api: string) {
    this.#thread = new Thread(new URL('./pulse.ts', import.meta.url), { workerData: { api } })
  }
  /** Calls since this was asked last. */
  take(): Promise<Beat[]> {
    return new Promise((resolve) => {
      this.#thread.once('message', resolve)
      this.#thread.postMessage('take')
    })
  }
  async stop(): Promise<void> {
    await this.#thread.terminate()
  }
}

/** A company with its people, who have chosen passwords. */
export async function makeFirm(
  installation: Pick<Installation, 'api' | 'web'>,
  ledger: Ledger,
  mailbox: Mailbox,
  tally: Tally,
): Promise<Firm> {
  const mark = `${Date.now().toString(36)}${ledger.firms.length}`
  const people = roles.map((role, index) => ({ role, email: `person-${mark}-${index}@example.org` }))
  const firm: Firm = { name: `Musterwerk ${mark}`, people }
  const [first, ...others] = people
  const administrator = new Person(installation.api, first!.email, tally, () => false)
  await administrator.register(firm.name)
  await administrator.call(calls.company.update, {
    body: { metadata: { reporting_year: 2025, skip_onboarding: true } },
  })
  const settings = await administrator.call(calls.report.settings, {})
  await administrator.call(calls.report.saveSettings, { body: { ...settings, lei: '529900T8BM49AURSDO55' } })
  for (const { email, role } of others) {
    await administrator.call(calls.users.invite, { body: { email, name: 'Kim Beispiel', user_type: role } })
    const link = await mailbox.link(email, `${installation.web}/set-password`)
    const token = new URL(link).searchParams.get('token') ?? ''
    await new Person(installation.api, email, tally, () => false).call(calls.session.resetPassword, {
      body: { token, password },
    })
  }
  ledger.write({ kind: 'firm', firm })
  return firm
}

/** Everybody at work, and administrators who look at what is there while nobody works. */
export async function signIn(at: Omit<Workplace, 'firm' | 'numbers'>) {
  const { api, ledger, tally, isOver } = at
  const administrators = new Map<string, Person>()
  const workers: Worker[] = []
  for (const firm of ledger.firms)
    for (const [place, { email, role }] of firm.people.entries()) {
      const person = new Person(api, email, tally, isOver)
      await person.signIn()
      workers.push({ ...at, firm, numbers: [], person, place, books: ledger.books(firm.name) })
      if (role !== 'company_admin') continue
      const administrator = new Person(api, email, tally, () => false)
      await administrator.signIn()
      administrators.set(firm.name, administrator)
    }
  const numbers = await numbersOf(workers[0]!.person)
  for (const worker of workers) worker.numbers = numbers
  return { administrators, workers }
}

/** Kills something; the product itself in the sixth round and at the end, with a backup that is restored and compared. */
async function kill(installation: Installation, table: Table, round: number, isLast: boolean): Promise<string> {
  if (!isLast && round % restoreEvery !== 0) return installation.kill(round % 2 === 0 ? 'reader' : 'database')
  table.restored(await installation.killAndCompare())
  return 'product, and restored'
}

/**
 * Twenty people of five companies at work for a given time, with a kill every ten minutes and, every hour, a backup restored
 * into a second installation and compared row by row and file by file. The state folder stays: another run goes on with the
 * same companies and all that was ever acknowledged. Resolves with whether nothing was lost, doubled, mixed up or broken.
 */
export async function tortureLong(length: string | undefined, named: string | undefined): Promise<boolean> {
  const lasts = durationOf(length)
  if (lasts === null) {
    console.error('npm run torture -- long 90m [FOLDER]   (or 8h)')
    return false
  }
  const folder = named ? fromCaller(named) : path.join(os.tmpdir(), 'torture-long')
  fs.mkdirSync(folder, { recursive: true })
  const started = Date.now()
  let end = started + lasts
  const isOver = () => Date.now() >= end
  // A run that is ended early ends in order, and the next one goes on.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      end = Date.now()
    })
  const tally: Tally = { good: 0, later: 0, silent: 0, wrong: new Map() }
  const table = new Table(folder, tally)
  const ledger = new Ledger(folder)
  const mailbox = await openMailbox()
  const installation = await startInstallation(folder, { SMTP_URL: mailbox.url })
  const { api, web } = installation
  const gate = new Gate()
  const pulse = new Pulse(api)
  const samples: Sample[] = []
  const sampling = setInterval(async () => {
    const one = await sample(installation.pid(), installation.metrics)
    if (one) samples.push(one)
  }, sampleEvery)
  try {
    while (ledger.firms.length < firms) await makeFirm(installation, ledger, mailbox, tally)
    const { administrators, workers } = await signIn({ api, web, ledger, mailbox, tally, isOver })
    table.begin()
    const working = workers.map((worker) => work(worker, gate, isOver, table))
    for (let round = 1; !isOver(); round += 1) {
      const due = started + round * faultEvery
      for (; Date.now() < due && !isOver(); await wait(1000)) {
        const said = await installation.revive()
        if (said) table.say([said])
      }
      const killed = await kill(installation, table, round, isOver())
      table.say(await gate.closedFor(() => verify(ledger, administrators)))
      const beats = (await pulse.take()).filter(([from, ms]) => installation.wasUp(from, from + ms))
      const documents = ledger.firms.reduce((sum, { name }) => sum + ledger.books(name).documents.size, 0)
      table.round({ killed, beats, sample: samples.at(-1), documents })
    }
    await Promise.all(working)
    table.end(samples)
  } finally {
    clearInterval(sampling)
    await pulse.stop()
    await installation.stop()
    await mailbox.stop()
    ledger.close()
  }
  return table.problems.length === 0 && tally.wrong.size === 0
}

/** Keys of datapoints that take every number that people here enter; years and shares do not. */
async function numbersOf(person: Person): Promise<string[]> {
  const keys: string[] = []
  for (let page = 1; page <= pages; page += 1) {
    const query = { page, page_size: 50, data_type: 'number', with_values: 'false' } as const
    const { data, total_pages } = await person.call(calls.csrd.listDatapoints, { query })
    for (const { key: id } of data.datapoints) {
      const entry = { id, type: 'number', unit: null } as const
      if (entered.every((number) => brokenBound(entry, number, null) === null)) keys.push(id)
    }
    if (page >= total_pages) break
  }
  return keys
}

/** One person who does one thing after the other until it is over. */
export async function work(
  worker: Worker,
  gate: Gate,
  isOver: () => boolean,
  table: Pick<Table, 'say'>,
): Promise<void> {
  const { role } = worker.firm.people[worker.place]!
  while (!isOver()) {
    await wait(thinking.least + Math.random() * (thinking.most - thinking.least))
    const activity = chooseActivity(role)
    try {
      await gate.pass(() => activity(worker))
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      // An answer that does not come is no defect by itself: what it means is seen when everything is compared.
      if (!said.endsWith('no answer')) table.say([`${activity.name}: ${said}`])
    }
  }
}
