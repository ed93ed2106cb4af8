import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../e2e/app.ts'
import { findBinaries } from '../../../packages/server/src/database/binaries.ts'

/** A PostgreSQL server of the machine's own package, as an operator would run it. */
export interface PostgresServer {
  version: string
  url(database: string): string
  /** Ends it as a crash does, and has it back after so many milliseconds. */
  failOver(away: number): Promise<void>
  stop(): Promise<void>
}

const packaged = '/usr/lib/postgresql'
const user = 'app'
const patience = 60_000

/** Programs of the newest package of Debian, else those that the product brings. */
function programs(account: { uid: number; gid: number } | null): { bin: string; isPackaged: boolean } {
  const versions = fs.existsSync(packaged) ? fs.readdirSync(packaged).toSorted((a, b) => Number(b) - Number(a)) : []
  const found = versions.map((one) => path.join(packaged, one, 'bin')).find((one) => fs.existsSync(`${one}/initdb`))
  return found ? { bin: found, isPackaged: true } : { bin: path.join(findBinaries(account), 'bin'), isPackaged: false }
}

/** The server refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  const fields = (lines.find((line) => /^postgres:/.test(line)) ?? lines.find((line) => /^nobody:/.test(line)))!.split(
    ':',
  )
  return { uid: Number(fields[2]), gid: Number(fields[3]) }
}

export async function startPostgres(folder: string): Promise<PostgresServer> {
  const account = unprivileged()
  const { bin, isPackaged } = programs(account)
  const data = path.join(folder, 'postgres')
  fs.mkdirSync(data, { recursive: true, mode: 0o700 })
  if (account) fs.chownSync(data, account.uid, account.gid)
  const settings = { ...account, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
  // A server on loopback that lives for one run; everybody here may come in.
  const made = spawnSync(path.join(bin, 'initdb'), ['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8'], settings)
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  const url = (database: string) => `postgres://${user}@127.0.0.1:${port}/${database}`
  const log = fs.openSync(path.join(folder, 'postgres.log'), 'a')
  let server: ChildProcess
  const start = async () => {
    const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=120']
    const given = options.flatMap((one) => ['-c', one])
    server = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), ...given], {
      ...settings,
      stdio: ['ignore', log, log],
    })
    for (const deadline = Date.now() + patience; Date.now() < deadline; await wait(50)) {
      const client = new pg.Client({ connectionString: url('postgres') })
      client.on('error', () => {})
      const isBack = await client.connect().then(
        () => true,
        () => false,
      )
      await client.end().catch(() => {})
      if (isBack) return
    }
    throw new Error('The database server did not start within a minute.')
  }
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }
  await start()
  const client = new pg.Client({ connectionString: url('postgres') })
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.query('create database app')
  await client.end()
  const where = isPackaged ? "the machine's package" : 'the one that the product brings, no package is installed'
  return {
    version: `${rows[0]!.server_version} (${where})`,
    url,
    failOver: async (away) => {
      await end('SIGQUIT')
      await wait(away)
      await start()
    },
    stop: () => end('SIGINT'),
  }
}
