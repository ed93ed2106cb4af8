import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { freePort } from '../../e2e/app.ts'
import { PreparingClient } from '../../packages/server/src/database/prepared.ts'
import { createAuthenticator } from '../../packages/server/src/http/authenticate.ts'
import { root } from '../../scripts/processes.ts'
import { quantile } from '../parts.ts'
import { withDatabase } from '../set-up.ts'
import { addCompanies, addOwn, prepare, settle } from './fill.ts'
import { ask, type Call, load } from './load.ts'

// How quickly lists, search, progress and statistics are answered while people of many companies ask, with a million values
// in the database; what of that is the database; and how it grows with the number of companies.
// `npm run bench -- api [companies] [requests per second] [seconds]`
const [most = 1000, perSecond = 50, seconds = 20] = process.argv.slice(2).map(Number)
const scales = [...new Set([Math.min(10, most), Math.min(100, most), most])]
const shape = { documents: 10, findings: 3, history: 1 }
/** One company that holds as much beside its values as a thousand others. */
const large = { documents: 3000, findings: 400, history: 300 }

const secret = 'a secret of this bench and of nothing else'

/** The database that is measured, and where the statements of a server are written down. */
interface Measured {
  client: pg.Client
  url: string
  folder: string
  /** Processor seconds of the database. */
  spent: () => number
}
const sqlFileIn = (folder: string) => path.join(folder, 'statements')

const searches = ['emission', 'Abfälle', 'policy', 'e16', 'Lieferkette', 'water', 'Maßnahmen Standort', 'E1-6_07']
const lists = [
  '',
  '&control_code=E1',
  '&with_values=false&page=7&page_size=50',
  '&data_type=narrative&page=3&page_size=20',
]
const kinds: ((n: number) => Call)[] = [
  (n) => ({
    name: 'list',
    path: `/csrd/datapoints/?page_size=10${lists[n % lists.length]}`.replace(/page_size=10(&.*page_size)/, '$1'),
  }),
  (n) => ({ name: 'search', path: `/csrd/datapoints/?search=${encodeURIComponent(searches[n % searches.length]!)}` }),
  () => ({ name: 'progress', path: '/csrd/progress/' }),
  () => ({ name: 'statistics', path: '/csrd/stats/' }),
  () => ({ name: 'documents', path: '/documents/' }),
]

/** Processor seconds that a process has used, which other work on the machine does not change much. */
function cpuSeconds(pid: number | string): number {
  const file = `/proc/${pid}/stat`
  const [, rest = ''] = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split(') ') : []
  const fields = rest.split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100
}

/** The same of a process with all that it started. */
function familySeconds(main: string): number {
  const parts = fs.existsSync('/proc') ? fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  const isOwn = (pid: string) => {
    try {
      return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === main
    } catch {
      return false
    }
  }
  return parts.filter(isOwn).reduce((sum, pid) => sum + cpuSeconds(pid), 0)
}

/** The server from its sources, with everything that the product does and no web app. */
async function startServer({ url, folder }: Pick<Measured, 'url' | 'folder'>, record: boolean) {
  const port = await freePort()
  const main = path.join(root, 'packages/server/src/main.ts')
  const args = [
    '--disable-warning=ExperimentalWarning',
    ...(record ? ['--import', path.join(root, 'bench/api/record.ts')] : []),
  ]
  const profile =
    process.env.BENCH_PROFILE && !record ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : []
  const child = spawn(process.execPath, [...args, ...profile, main], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: url,
      API_PORT: String(port),
      WEB_SERVER: 'off',
      SEED_DEMO: 'off',
      JWT_SECRET: secret,
      COOKIE_SECRET: secret,
      BENCH_SQL_FILE: record ? sqlFileIn(folder) : '',
    },
  })
  const api = `http://localhost:${port}`
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (!(await fetch(`${api}/version/`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The server ended at start.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const megabytes = (name: string) => {
    const status = fs.existsSync(`/proc/${child.pid}/status`)
      ? fs.readFileSync(`/proc/${child.pid}/status`, 'utf8')
      : ''
    return Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? Number.NaN) / 1024)
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { api, stop, megabytes, seconds: () => cpuSeconds(child.pid!) }
}

/** Tokens of the first person of each company, as a sign-in gives them. */
async function tokensFor(client: pg.Client, companies: number[]): Promise<string[]> {
  const { sign } = createAuthenticator({
    secret,
    clock: () => new Date(),
    db: null as never,
    findSession: async () => null,
    findToken: async () => null,
    findGuest: async () => null,
    findDirectory: async () => null,
  })
  const { rows } = await client.query<{ userId: string; companyId: string; sessionId: string }>(
    `select bench_id('user', n) as "userId", bench_id('company', n) as "companyId", bench_id('session', n) as "sessionId"
      from unnest($1::int[]) as n`,
    [companies],
  )
  return Promise.all(rows.map((row) => sign({ ...row, role: 'company_member' })))
}

const statementsIn = (file: string) =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { text: string; values: unknown[] })

const languageOf = (index: number) => (index % 3 === 0 ? 'en' : 'de')

/** Each call by itself, one after the other: through the server, and its statements straight to the database. */
async function compare(measured: Measured, tokens: string[]) {
  const { client } = measured
  const sqlFile = sqlFileIn(measured.folder)
  const times = new Map<string, { through: number[]; direct: number[]; statements: number; bytes: number }>()
  const recorded = new Map<string, { text: string; values: unknown[] }[][]>()
  const recorder = await startServer(measured, true)
  for (const kind of kinds)
    for (let n = 0; n < 12; n += 1) {
      const call = kind(n)
      const one = () => ask(recorder.api, call.path, tokens[n % tokens.length]!, languageOf(n))
      // The first time also looks the session up.
      await one()
      fs.writeFileSync(sqlFile, '')
      await one()
      const asked = statementsIn(sqlFile).filter(
        ({ text }) => !/jobs\.|pgboss/i.test(text) || /row_number\(\) over \(order by priority/.test(text),
      )
      recorded.set(call.name, [...(recorded.get(call.name) ?? []), asked])
    }
  await recorder.stop()
  const server = await startServer(measured, false)
  for (const kind of kinds)
    for (let round = 0; round < 4; round += 1)
      for (let n = 0; n < 12; n += 1) {
        const call = kind(n)
        const token = tokens[n % tokens.length]!
        const begun = performance.now()
        const bytes = await ask(server.api, call.path, token, languageOf(n))
        const through = performance.now() - begun
        const sql = recorded.get(call.name)![n]!
        const started = performance.now()
        for (const statement of sql) await client.query(statement)
        const direct = performance.now() - started
        const known = times.get(call.name) ?? { through: [], direct: [], statements: sql.length, bytes: 0 }
        times.set(call.name, known)
        // The first round loads catalogues and compiles.
        if (round === 0) continue
        known.through.push(through)
        known.direct.push(direct)
        known.statements = Math.max(known.statements, sql.length)
        known.bytes = Math.max(known.bytes, bytes)
      }
  return { server, times }
}

const ms = (time: number) => time.toFixed(1).padStart(7)
const print = (line = '') => console.log(line)

async function measure(measured: Measured, title: string, companies: number[]): Promise<Map<string, number>> {
  const { client, spent: databaseSeconds } = measured
  const { rows } = await client.query<{ name: string; count: string }>(
    `select 'values' as name, count(*) from datapoint_values union all select 'findings', count(*) from findings
      union all select 'changes', count(*) from datapoint_history union all select 'documents', count(*) from documents`,
  )
  print(`\n${title}: ${rows.map(({ name, count }) => `${Number(count).toLocaleString('en')} ${name}`).join(', ')}`)
  const tokens = await tokensFor(client, companies)
  const { server, times } = await compare(measured, tokens)
  try {
    const before = server.megabytes('VmRSS')
    const used = [server.seconds(), databaseSeconds()] as const
    const loaded = await load(
      (index) => {
        const call = kinds[index % kinds.length]!(index)
        const token = tokens[(index * 7) % tokens.length]!
        return { ...call, send: () => ask(server.api, call.path, token, languageOf(index)) }
      },
      { perSecond, seconds },
    )
    const count = perSecond * seconds
    const spent = [server.seconds() - used[0], databaseSeconds() - used[1]].map((one) => (1000 * one) / count)
    print(`            one at a time (p50)              at ${perSecond} requests per second`)
    print('call         server  same SQL  ratio  SQL   kB      p50      p95      p99      max')
    for (const [name, { through, direct, statements: number, bytes }] of times) {
      const under = loaded.get(name) ?? []
      const [one, sql] = [quantile(through, 0.5), quantile(direct, 0.5)]
      const parts = [0.5, 0.95, 0.99, 1].map((share) => ms(quantile(under, share)).padStart(8)).join(' ')
      print(
        `${name.padEnd(11)} ${ms(one)} ${ms(sql).padStart(9)} ${(one / sql).toFixed(1).padStart(6)} ${String(number).padStart(4)} ${(bytes / 1000).toFixed(0).padStart(4)} ${parts}`,
      )
    }
    print(
      `processor time of a request: ${spent[0]!.toFixed(1)} ms in the server, ${spent[1]!.toFixed(1)} ms in the database`,
    )
    print(
      `memory of the server: ${before} MB before, ${server.megabytes('VmRSS')} MB after, ${server.megabytes('VmHWM')} MB at most`,
    )
    return new Map([...times].map(([name, { through }]) => [name, quantile(through, 0.5)]))
  } finally {
    await server.stop()
  }
}

await withDatabase(async (url, folder, pid) => {
  const migrating = await startServer({ url, folder }, false)
  await migrating.stop()
  const client = new PreparingClient(url)
  // What went wrong is told by what was under way, not by the end of the database after it.
  client.on('error', () => {})
  await client.connect()
  await prepare(client)
  const measured: Measured = { client, url, folder, spent: () => familySeconds(String(pid())) }
  const results: Map<string, number>[] = []
  let there = 0
  for (const scale of scales) {
    const begun = performance.now()
    await addCompanies(client, there + 1, scale, shape)
    await settle(client)
    print(`\nfilled in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    there = scale
    const all = Array.from({ length: scale }, (_, index) => index + 1)
    results.push(await measure(measured, `${scale} companies`, all))
  }
  const growth = [...results[0]!].map(([name, first]) => `${name} × ${(results.at(-1)!.get(name)! / first).toFixed(2)}`)
  print(`\ngrowth from ${scales[0]} to ${scales.at(-1)} companies, one at a time: ${growth.join(', ')}`)
  const n = there + 1
  await addCompanies(client, n, n, large)
  await addOwn(client, n, 200)
  await settle(client)
  const alone = await measure(measured, 'one large company among them', [n])
  const against = [...alone].map(([name, time]) => `${name} × ${(time / results.at(-1)!.get(name)!).toFixed(2)}`)
  print(`\nlarge company against the others: ${against.join(', ')}`)
  await client.end()
})
