import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Account, findBinaries } from './binaries.ts'
import { endOrphan, readPidFile } from './orphan.ts'
import { endWithApplication } from './watch.ts'

/** A database server that this process started, and starts again when it ends unasked. */
export interface EmbeddedServer {
  /** Connection string for a database of the server; it stays the same over restarts. */
  url(database: string): string
  /** Number of the server's process at the moment. */
  pid(): number
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Folder that holds the cluster in `postgres/` and its log. The caller holds the folder's lock. */
  dataDir: string
  password: string
  /** Further settings of the server, such as `fsync=off` for tests. */
  settings?: string[]
  /** Told when the server ended unasked and is started again. */
  onRestart?: (reason: string) => void
}

const user = 'app'

/**
 * Starts PostgreSQL on a free loopback port and resolves when it takes connections. Ends a server that an earlier process
 * left running on the same cluster. Throws with one line that a person can act on.
 */
export async function startEmbedded({
  dataDir,
  password,
  settings = [],
  onRestart = () => {},
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const cluster = path.join(dataDir, 'postgres')
  fs.mkdirSync(cluster, { recursive: true, mode: 0o700 })
  const account = chooseAccount(cluster)
  const native = findBinaries(account)
  await endOrphan(cluster)
  if (account) fs.chownSync(cluster, account.uid, account.gid)
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) create(native, cluster, password, account)
  else matchVersion(native, cluster, account)
  const log = path.join(dataDir, 'postgres.log')
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const start = async () => {
      const child = launch(native, cluster, account, port, log, settings)
      return (await untilReady(child, cluster)) ? child : null
    }
    const child = await start()
    if (child) return supervise(child, start, `127.0.0.1:${port}`, password, onRestart)
    // Between choosing the port and listening on it another program may have taken it.
    if (attempt < 3 && /could not bind|could not create any TCP/.test(tail(log))) continue
    throw new Error(`The embedded database did not start: ${lastLine(log)} (see ${log})`)
  }
}

/** PostgreSQL refuses to run as root, so root hands it to the owner of the cluster, or at first to an unprivileged user. */
function chooseAccount(cluster: string): Account | null {
  if (process.getuid?.() !== 0) {
    const { uid } = fs.statSync(cluster)
    if (process.getuid && uid !== process.getuid())
      throw new Error(`${cluster} belongs to another user; start as that user or choose another DATA_DIR.`)
    return null
  }
  const { uid, gid } = fs.statSync(cluster)
  if (uid !== 0) return { uid, gid }
  const users = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody', 'daemon']) {
    const fields = users.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (fields && Number(fields[2]) > 0) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new Error('The embedded database cannot run as root and found no other user; set DATABASE_URL.')
}

/**
 * Another user may be unable to walk the path to the cluster (a project below /root). A process keeps its working directory
 * without walking to it, so root enters the cluster, hands it over, and the server calls it by where it stands.
 */
function place(cluster: string, account: Account | null): { folder: string; cwd: string } {
  if (!account) return { folder: cluster, cwd: cluster }
  const walks = spawnSync('/bin/sh', ['-c', 'cd "$0"', cluster], { ...account, cwd: '/' }).status === 0
  if (walks) return { folder: cluster, cwd: '/' }
  if (process.platform === 'linux') return { folder: '/proc/self/cwd', cwd: cluster }
  throw new Error(`The user of the embedded database cannot enter ${cluster}; choose another DATA_DIR.`)
}

/** The binaries' message language and locale must not depend on the machine's. */
const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

function create(native: string, cluster: string, password: string, account: Account | null): void {
  // An interrupted creation leaves a folder that the next one refuses.
  for (const name of fs.readdirSync(cluster)) fs.rmSync(path.join(cluster, name), { recursive: true, force: true })
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'initdb-'))
  const file = path.join(folder, 'password')
  try {
    fs.writeFileSync(file, password, { mode: 0o600 })
    if (account) for (const owned of [folder, file]) fs.chownSync(owned, account.uid, account.gid)
    const { folder: data, cwd } = place(cluster, account)
    const options = ['-D', data, '-U', user, '-A', 'scram-sha-256', '--pwfile', file, '-E', 'UTF8']
    const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=und']
    const result = spawnSync(path.join(native, 'bin/initdb'), [...options, ...locale], {
      ...account,
      cwd,
      env: environment,
      encoding: 'utf8',
    })
    if (result.status !== 0) {
      const reason = (result.error?.message ?? result.stderr).trim().split('\n').at(-1)
      throw new Error(`The embedded database could not be created in ${cluster}: ${reason}`)
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

function matchVersion(native: string, cluster: string, account: Account | null): void {
  const made = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  const { stdout } = spawnSync(path.join(native, 'bin/postgres'), ['--version'], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  })
  const installed = /(\d+)\./.exec(stdout)?.[1]
  if (made !== installed)
    throw new Error(
      `${cluster} was made by PostgreSQL ${made} and this version brings ${installed}; dump it with the old one, or set DATABASE_URL.`,
    )
}

function launch(
  native: string,
  cluster: string,
  account: Account | null,
  port: number,
  log: string,
  settings: string[],
): ChildProcess {
  const { folder, cwd } = place(cluster, account)
  // A failed statement is not written down, nor the values in its details: both are data of somebody.
  const discreet = ['log_min_error_statement=panic', 'log_error_verbosity=terse', 'log_parameter_max_length_on_error=0']
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=60', ...discreet, ...settings]
  const output = fs.openSync(log, 'a', 0o600)
  try {
    const programs = ['-D', folder, '-p', String(port), ...all.flatMap((one) => ['-c', one])]
    // Its own process group: Ctrl-C in a terminal reaches the application, which then ends the database in order.
    const server = spawn(path.join(native, 'bin/postgres'), programs, {
      ...account,
      cwd,
      env: environment,
      detached: true,
      stdio: ['ignore', output, output],
    })
    endWithApplication(server, account)
    return server
  } finally {
    fs.closeSync(output)
  }
}

async function untilReady(child: ChildProcess, cluster: string): Promise<boolean> {
  let gone = false
  child.once('exit', () => {
    gone = true
  })
  child.once('error', () => {
    gone = true
  })
  // Replaying the log after a crash may take long on a slow disk; a server that gives up exits by itself.
  const deadline = Date.now() + 300_000
  while (!gone && Date.now() < deadline) {
    const now = readPidFile(cluster)
    if (now?.pid === child.pid && now?.status === 'ready') return true
    await wait(15)
  }
  child.kill('SIGKILL')
  return false
}

/** Keeps the server running until it is asked to stop: a database that dies must not need a restart of the product. */
function supervise(
  first: ChildProcess,
  start: () => Promise<ChildProcess | null>,
  host: string,
  password: string,
  onRestart: (reason: string) => void,
): EmbeddedServer {
  let child = first
  let ended = endOf(child)
  let stopping = false
  const watch = () => {
    void ended.then(async () => {
      for (let pause = 100; !stopping; pause = Math.min(pause * 2, 5000)) {
        onRestart(`The embedded database ended (${child.signalCode ?? child.exitCode}) and is started again.`)
        await wait(pause)
        const next = stopping ? null : await start()
        if (!next) continue
        child = next
        ended = endOf(child)
        return stopping ? void child.kill('SIGINT') : watch()
      }
    })
  }
  watch()
  const stop = async () => {
    stopping = true
    child.kill('SIGINT')
    if (await within(ended, 3000)) return
    child.kill('SIGQUIT')
    if (await within(ended, 1000)) return
    child.kill('SIGKILL')
    await ended
  }
  return { url: (database) => `postgres://${user}:${password}@${host}/${database}`, pid: () => child.pid!, stop }
}

const endOf = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()))

const within = (promise: Promise<void>, milliseconds: number): Promise<boolean> =>
  Promise.race([promise.then(() => true), wait(milliseconds, false, { ref: false })])

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })

function tail(file: string): string {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  return text.slice(-4000)
}

const lastLine = (file: string): string =>
  tail(file)
    .trim()
    .split('\n')
    .filter((line) => /FATAL|ERROR|error|PANIC/.test(line))
    .at(-1) ?? 'no reason given'
