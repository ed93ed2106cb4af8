import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { contract } from '../packages/contract/src/index.ts'
import { Connection } from '../packages/server/src/database/connection.ts'
import { openDatabase } from '../packages/server/src/database/pool.ts'
import { openDiskStore } from '../packages/server/src/files/disk.ts'
import { encryptFiles } from '../packages/server/src/files/encryption/company-files.ts'
import { findInsanities } from '../packages/server/src/sanity/sanity.ts'
import { ApiClient } from '../packages/server/src/testing/client.ts'
import { startProduct } from '../packages/server/src/testing/product.ts'
import { checkTrail } from '../packages/server/src/trail/check.ts'
import { buildServer } from '../scripts/build.ts'
import { quantile, runPart, timesOf } from './parts.ts'
import { withDatabase } from './set-up.ts'

// What many people at once cost each other, in the product from its sources: colleagues whose actions stand in one chain, and a company
// that another keeps from working.

const password = 'windrad auf dem huegel'

/** Somebody who acts, and by the id of each request what it was. */
interface Person {
  client: ApiClient
  done: Map<string, string>
}

async function send({ client }: Person, method: string, address: string, body?: object): Promise<string> {
  const response = await client.send(address, { method, body })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`)
  return response.headers.get('x-request-id')!
}

const people = 10

/** Ten people of one company, signed in. */
async function team(api: string, db: pg.Client): Promise<{ company: string; all: Person[] }> {
  const all: Person[] = []
  for (let n = 0; n < people; n += 1) {
    const client = new ApiClient(api)
    const [email, name] = [`p${n}@example.org`, `Person ${n}`]
    if (n > 0)
      await db.query(
        `insert into users (id, company_id, email, name, role, password_hash)
         select gen_random_uuid(), company_id, $1, $2, 'company_member', password_hash from users where email = 'p0@example.org'`,
        [email, name],
      )
    const { access } =
      n > 0
        ? await client.call(contract.session.login, { body: { email, password } })
        : await client.call(contract.session.register, { body: { email, password, name, company_name: 'Trail' } })
    client.access = access
    all.push({ client, done: new Map() })
  }
  const { rows } = await db.query<{ id: string }>('select id from companies')
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
async function act(all: Person[], count: number, from: number): Promise<number[]> {
  const took: number[] = []
  let next = from
  await Promise.all(
    all.map(async (person) => {
      while (next < from + count) {
        const n = next
        next += 1
        const [call, method, address, body] = doings[n % doings.length]!(n)
        const began = performance.now()
        const id = await send(person, method, address, body)
        took.push(performance.now() - began)
        person.done.set(id, call)
      }
    }),
  )
  return took
}

/** Values of one person after another: what a writing call costs where nobody else is in the way. */
const alone = (person: Person, count: number): Promise<number[]> =>
  timesOf(count, (n) => send(person, 'PUT', '/csrd/datapoints/E1-5_01/', { value: String(n % 7) }))

/** What the row of the trail costs a writing call, as a ratio. */
async function cost(db: pg.Client, all: Person[]): Promise<void> {
  const { rows } = await db.query<{ source: string }>(`select pg_get_functiondef('add_to_trail'::regproc) as source`)
  const nothing = `create or replace function add_to_trail(content text, only_if_changed boolean) returns bigint
    language sql as 'select 1::bigint'`
  const found: Record<'one' | 'ten', Record<'with' | 'without', number[]>> = {
    one: { with: [], without: [] },
    ten: { with: [], without: [] },
  }
  // In turns, so that what else the machine does falls on both.
  for (let round = 0; round < 4; round += 1)
    for (const how of round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
      await db.query(how === 'with' ? rows[0]!.source : nothing)
      for (const one of await alone(all[0]!, 100)) found.one[how].push(one)
      for (const one of await act(all, 300, 0)) found.ten[how].push(one)
    }
  await db.query(rows[0]!.source)
  for (const [who, { with: kept, without }] of Object.entries(found)) {
    const [a, b] = [quantile(kept, 0.5), quantile(without, 0.5)]
    console.log(
      `${who.padEnd(4)} at once: ${a.toFixed(1)} ms with its row, ${b.toFixed(1)} ms without: × ${(a / b).toFixed(2)}`,
    )
  }
}

/** Whether every one of so many actions has its row, and whether one row that is changed by hand is found. */
async function rows(
  db: pg.Client,
  pool: ReturnType<typeof openDatabase>,
  data: string,
  { company, all }: Awaited<ReturnType<typeof team>>,
  actions: number,
) {
  for (const person of all) person.done.clear()
  const began = performance.now()
  const took = await act(all, actions, 1000)
  const seconds = (performance.now() - began) / 1000
  const done = new Map(all.flatMap((person) => [...person.done]))
  const { rows } = await db.query<{ request: string; call: string }>(
    'select request_id as request, call from trail where company_id = $1 and request_id = any($2)',
    [company, [...done.keys()]],
  )
  const named = new Map(rows.map(({ request, call }) => [request, call]))
  const missing = [...done].filter(([id, call]) => named.get(id) !== call)
  console.log(
    `${done.size} actions by ${people} people in ${seconds.toFixed(0)} s, p99 ${quantile(took, 0.99).toFixed(0)} ms: ${rows.length} rows, ${missing.length} missing`,
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
    await db.query(statement)
  const files = encryptFiles(openDiskStore(path.join(data, 'files')), null)
  console.log(`one row changed by hand: ${(await findInsanities({ db: pool.db, files, atRest: false })).join('; ')}`)
}

/** Ten people of one company act at once, so many times in all: `[actions]`. */
async function trail([given]: readonly string[]): Promise<void> {
  const actions = Number(given ?? 10_000)
  await withDatabase(async (url, folder) => {
    const data = path.join(folder, 'data')
    await buildServer()
    const product = startProduct({ DATABASE_URL: url, DATA_DIR: data, SEED_DEMO: 'off' }, folder)
    const db = new Connection({ connectionString: url })
    const pool = openDatabase(url, 2)
    try {
      const api = await product.api
      await db.connect()
      const made = await team(api, db)
      await act(made.all, 200, 0)
      await cost(db, made.all)
      await rows(db, pool, data, made, actions)
    } finally {
      await db.end()
      await pool.close()
      await product.stop()
    }
    // What a commit costs is part of what is measured.
  }, [])
}

/** Why what is missing is left out, as the statement says it to readers. */
const leftOut = { en: 'Not available yet.', de: 'Noch nicht verfügbar.' }

/** Statuses of replies with how long each took. */
type Seen = { status: number; milliseconds: number; retryAfter: string | null }[]

async function timed(seen: Seen, send: () => Promise<Response>): Promise<void> {
  const began = performance.now()
  const reply = await send()
  await reply.arrayBuffer()
  const retryAfter = reply.headers.get('retry-after')
  seen.push({ status: reply.status, milliseconds: performance.now() - began, retryAfter })
}

function tell(who: string, seen: Seen): void {
  const times = seen.map(({ milliseconds }) => milliseconds)
  const statuses = [...new Set(seen.map(({ status }) => status))].sort()
  const said = statuses.map((one) => `${seen.filter(({ status }) => status === one).length} × ${one}`).join(', ')
  const figures = [0.5, 0.99, 1].map((share) => `${(quantile(times, share) / 1000).toFixed(2)} s`)
  console.log(`${who.padEnd(34)} ${said}; median ${figures[0]}, p99 ${figures[1]}, slowest ${figures[2]}`)
  const silent = seen.filter(({ status, retryAfter }) => (status === 429 || status === 503) && !retryAfter).length
  if (silent > 0) console.log(`  ${silent} refusals without Retry-After`)
}

/** Works as a person does, one call after the other, with a pause between two. */
async function works(client: ApiClient, seen: Seen, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const name = `Site ${turn}`
    await timed(seen, () =>
      turn % 2 === 0
        ? client.send('/company/')
        : client.send('/company/iro-analysis/', {
            method: 'POST',
            body: { title: name, type: 'Risk', category: 'E1', priority: 'low' },
          }),
    )
    await wait(100)
  }
}

/**
 * Whether one company can hold up another: clients of the demo company issue versions of its statement, all of which need the same locks,
 * while somebody of another company works: `[clients] [seconds]`.
 */
async function neighbours(words: readonly string[]): Promise<void> {
  const [clients = 25, seconds = 20] = words.map(Number)
  const { DATABASE_POOL = '10' } = process.env
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-neighbours-'))
  await buildServer()
  const product = startProduct({ DATA_DIR: folder, DATABASE_POOL, SEED_DEMO: 'on' }, os.tmpdir())
  try {
    const api = await product.api
    while (!/^Demo /m.test(product.output())) await wait(100)
    const [, email, secret] = /sign in as (\S+) with the password (\S+),/.exec(product.output())!
    const noisy = new ApiClient(api)
    noisy.access = (await noisy.call(contract.session.login, { body: { email: email!, password: secret! } })).access!
    const confirmed = await noisy.send('/report/review/confirm/', {
      method: 'POST',
      body: { reason: 'Known.', left_out: leftOut },
    })
    console.log(`final review of the demo company confirmed: ${confirmed.status}`)
    const quiet = new ApiClient(api)
    const somebody = { email: 'ada@example.org', password, name: 'Ada', company_name: 'Quiet' }
    quiet.access = (await quiet.call(contract.session.register, { body: somebody })).access
    const until = async (work: (isOver: () => boolean) => Promise<void>[], milliseconds: number) => {
      const end = performance.now() + milliseconds
      await Promise.all(work(() => performance.now() > end))
    }
    const [before, during, own]: [Seen, Seen, Seen] = [[], [], []]
    await until((isOver) => [works(quiet, before, isOver)], 5000)
    const issue = async (isOver: () => boolean) => {
      while (!isOver()) await timed(own, () => noisy.send('/report/versions/', { method: 'POST', body: { note: '' } }))
    }
    await until(
      (isOver) => [works(quiet, during, isOver), ...Array.from({ length: clients }, () => issue(isOver))],
      seconds * 1000,
    )
    console.log(`${clients} clients issue versions for ${seconds} s, ${DATABASE_POOL} connections`)
    tell('another company before', before)
    tell('another company meanwhile', during)
    tell('their own calls', own)
  } finally {
    await product.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

await runPart({ trail, neighbours })
process.exit()
