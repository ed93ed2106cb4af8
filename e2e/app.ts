import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)

/** A port of loopback that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** A running product of the end-to-end tests: its addresses, its data folder and its process. */
export interface App {
  api: string
  web: string
  dataDir: string
  process: ChildProcess
  /** Everything the process has printed so far. */
  output: () => string
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Starts the built product and resolves when `/version/` answers.
 * @throws Error with the product's own output when it ends before that.
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<App> {
  const dataDir = settings.DATA_DIR ?? fs.mkdtempSync(path.join(os.tmpdir(), 'product-'))
  const [apiPort, webPort] = [settings.API_PORT ?? (await freePort()), settings.WEB_PORT ?? (await freePort())]
  const api = `http://localhost:${apiPort}`
  const web = `http://localhost:${webPort}`
  const child = spawn(process.execPath, [path.join(root, 'packages/server/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      // Of the settings of this shell nothing reaches the product but what any program needs to start others.
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      API_PORT: String(apiPort),
      WEB_PORT: String(webPort),
      SEED_DEMO: 'off',
      ...settings,
    },
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The product ended at start:\n${output}`)
    const answer = await fetch(`${api}/version/`).catch(() => null)
    if (answer?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    await ended
  }
  return { api, web, dataDir, process: child, output: () => output, stop }
}

/** Playwright's global set-up: one product for all journeys, thrown away afterwards. */
export default async function setUp(): Promise<() => Promise<void>> {
  // Nearly every journey has a company of its own, for each of which a process would practise that reads one document.
  const app = await startProduct({ READ_STANDBY: 'off' })
  process.env.E2E_API = app.api
  process.env.E2E_WEB = app.web
  process.env.E2E_DATA_DIR = app.dataDir
  return async () => {
    await app.stop()
    fs.rmSync(app.dataDir, { recursive: true, force: true })
  }
}
