import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { Connection } from '../packages/server/src/database/connection.ts'
import { startEmbedded } from '../packages/server/src/database/embedded.ts'
import { ensureDatabase, openDatabase } from '../packages/server/src/database/pool.ts'
import { openDiskStore } from '../packages/server/src/files/disk.ts'
import { encryptFiles } from '../packages/server/src/files/encryption/company-files.ts'
import { findInsanities } from '../packages/server/src/sanity/sanity.ts'
import { checkTrail } from '../packages/server/src/trail/check.ts'
import { root } from '../scripts/processes.ts'
import { quantile } from './api/load.ts'

// Ten people of one company act at once: what the row of the trail costs a writing call, as a ratio; whether every one of so many actions
// has its row; and whether one row that is changed by hand is found. `npm run bench -- trail [actions]`
const [actions = 10_000] = process.argv.slice(2).map(Number)
const people = 10
const password = 'windrad auf dem huegel'
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-trail-'))

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })

/** The product from its sources, without a web app. */
async function startServer(databaseUrl: string) {
  const port = await freePort()
  const { PATH, HOME } = process.env
  const data = path.join(folder, 'data')
  const off = { WEB_SERVER: 'off', SEED_DEMO: 'off', READ_STANDBY: 'off' }
  const child = spawn(process.execPath, [path.join(root, 'packages/server/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH, HOME, DATA_DIR: data, DATABASE_URL: databaseUrl, API_PORT: String(port), HOST: '127.0.0.1', ...off },
  })
  const api = `http://127.0.0.1:${port}`
  while (!(await fetch(`${api}/version/`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The server ended at start.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { api, stop: () => child.kill('SIGTERM') }
}

/** Somebody who sends requests as a browser does, and keeps what they were. */
interface Person {
  headers: Record<string, string>
  /** Calls by the id of their request. */
  done: Map<string, string>
}

async function send(api: string, { headers }: Pick<Person, 'headers'>, method: string, address: string, body?: object) {
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
  const response = await fetch(`${api}${address}`, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`)
  return { id: response.headers.get('x-request-id')!, text }
}

async function anonymous(api: string): Promise<Person> {
  const { csrfToken } = (await (await fetch(`${api}/csrf/`)).json()) as { csrfToken: string }
  const csrf = { cookie: `csrftoken=${csrfToken}`, 'x-csrftoken': csrfToken }
  return { headers: { 'content-type': 'application/json', ...csrf }, done: new Map() }
}

/** Ten people of one company, signed in. */
async function team(api: string, client: pg.Client): Promise<{ company: string; all: Person[] }> {
  const first = await anonymous(api)
  const account = { email: 'p0@example.org', password, name: 'Person 0', company_name: 'Trail' }
  const { text } = await send(api, first, 'POST', '/register/', account)
  first.headers.authorization = `Bearer ${(JSON.parse(text) as { access: string }).access}`
  const all = [first]
  for (let n = 1; n < people; n += 1) {
    await client.query(
      `insert into users (id, company_id, email, name, role, password_hash)
       select gen_random_uuid(), company_id, $1, $2, 'company_member', password_hash from users where email = 'p0@example.org'`,
      [`p${n}@example.org`, `Person ${n}`],
    )
    const person = await anonymous(api)
    const signIn = await send(api, person, 'POST', '/login/', { email: `p${n}@example.org`, password })
    person.headers.authorization = `Bearer ${(JSON.parse(signIn.text) as { access: string }).access}`
    all.push(person)
  }
  const { rows } = await client.query<{ id: string }>('select id from companies')
  return { company: rows[0]!.id, all }
}

/** What people do, one after another: values, comments, dissent, and an export now and then. */
const doings: ((n: number) => [call: string, method: string, address: string, body?: object])[] = [
  (n) => ['csrd.updateDatapoint', 'PUT', `/csrd/datapoints/E1-5_0${1 + (n % 9)}/`, { value: String(n % 90) }],
  (n) => ['csrd.updateDatapoint', 'PUT', `/csrd/datapoints/E1-6_0${1 + (n % 9)}/`, { value: String(n % 91) }],
  (n) => ['work.comment', 'POST', '/work/tasks/E1-5_01/comments/', { text: `Comment ${n}.` }],
  (n) => ['materiality.dissent', 'POST', '/company/materiality-assessment/topics/E3/dissents/', { text: `No ${n}.` }],
  (n) =>
    n % 50 === 4
      ? ['exchange.exportProgress', 'GET', '/csrd/progress/export/?format=csv']
      : ['csrd.updateDatapoint', 'PUT', `/csrd/datapoints/E3-4_0${1 + (n % 9)}/`, { value: String(n % 92) }],
]

/** Has all of them act at once, `count` times in all; milliseconds of each call. */
async function act(api: string, all: Person[], count: number, from: number): Promise<number[]> {
  const took: number[] = []
  let next = from
  await Promise.all(
    all.map(async (person) => {
      while (next < from + count) {
        const n = next
        next += 1
        const [call, method, address, body] = doings[n % doings.length]!(n)
        const began = performance.now()
        const { id } = await send(api, person, method, address, body)
        took.push(performance.now() - began)
        person.done.set(id, call)
      }
    }),
  )
  return took
}

/** Values of one person after another: what a writing call costs where nobody else is in the way. */
async function alone(api: string, person: Person, count: number): Promise<number[]> {
  const took: number[] = []
  for (let n = 0; n < count; n += 1) {
    const began = performance.now()
    await send(api, person, 'PUT', '/csrd/datapoints/E1-5_01/', { value: String(n % 7) })
    took.push(performance.now() - began)
  }
  return took
}

const middle = (all: number[]) =>
  quantile(
    all.toSorted((a, b) => a - b),
    0.5,
  )

async function cost(api: string, client: pg.Client, all: Person[]): Promise<void> {
  const { rows } = await client.query<{ source: string }>(
    `select pg_get_functiondef('add_to_trail'::regproc) as source`,
  )
  const nothing = `create or replace function add_to_trail(content text, only_if_changed boolean) returns bigint
    language sql as 'select 1::bigint'`
  const found: Record<'one' | 'ten', Record<'with' | 'without', number[]>> = {
    one: { with: [], without: [] },
    ten: { with: [], without: [] },
  }
  // In turns, so that what else the machine does falls on both.
  for (let round = 0; round < 4; round += 1)
    for (const how of round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
      await client.query(how === 'with' ? rows[0]!.source : nothing)
      for (const one of await alone(api, all[0]!, 100)) found.one[how].push(one)
      for (const one of await act(api, all, 300, 0)) found.ten[how].push(one)
    }
  await client.query(rows[0]!.source)
  for (const [who, { with: kept, without }] of Object.entries(found)) {
    const [a, b] = [middle(kept), middle(without)]
    console.log(
      `${who.padEnd(4)} at once: ${a.toFixed(1)} ms with its row, ${b.toFixed(1)} ms without: × ${(a / b).toFixed(2)}`,
    )
  }
}

const database = await startEmbedded({ dataDir: folder, password: 'bench', onRestart: console.error })
await ensureDatabase(database.url('postgres'), 'app')
const server = await startServer(database.url('app'))
const client = new Connection({ connectionString: database.url('app') })
await client.connect()
const pool = openDatabase(database.url('app'), 2)
try {
  const { company, all } = await team(server.api, client)
  await act(server.api, all, 200, 0)
  await cost(server.api, client, all)
  for (const person of all) person.done.clear()
  const began = performance.now()
  const took = await act(server.api, all, actions, 1000)
  const seconds = (performance.now() - began) / 1000
  const done = new Map(all.flatMap((person) => [...person.done]))
  const { rows } = await client.query<{ request: string; call: string }>(
    'select request_id as request, call from trail where company_id = $1 and request_id = any($2)',
    [company, [...done.keys()]],
  )
  const named = new Map(rows.map(({ request, call }) => [request, call]))
  const missing = [...done].filter(([id, call]) => named.get(id) !== call)
  const p99 = quantile(
    took.toSorted((a, b) => a - b),
    0.99,
  )
  console.log(
    `${done.size} actions by ${people} people in ${seconds.toFixed(0)} s, p99 ${p99.toFixed(0)} ms: ${rows.length} rows, ${missing.length} missing`,
  )
  const checked = performance.now()
  const whole = await checkTrail(pool.db, company)
  console.log(
    `chain of ${whole.rows} rows checked in ${((performance.now() - checked) / 1000).toFixed(1)} s: ${whole.faults.length} faults`,
  )
  for (const statement of [
    'alter table trail disable trigger user',
    `update trail set at = at + interval '1 second' where company_id = '${company}' and number = ${Math.round(whole.rows / 2)}`,
    'alter table trail enable trigger user',
  ])
    await client.query(statement)
  const files = encryptFiles(openDiskStore(path.join(folder, 'data', 'files')), null)
  console.log(`one row changed by hand: ${(await findInsanities({ db: pool.db, files, atRest: false })).join('; ')}`)
} finally {
  await client.end()
  await pool.close()
  server.stop()
  await new Promise((resolve) => setTimeout(resolve, 2000))
  await database.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}
process.exit()
