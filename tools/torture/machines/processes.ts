import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root, runNode } from '../../../scripts/processes.ts'

/** One process of the product, which can be ended and started again, as another version as well. */
export class ProductProcess {
  readonly name: string
  readonly url: string | null
  readonly #settings: Record<string, string>
  #child: ChildProcess | null = null
  #output = ''
  /** Folder of the version that runs. */
  version = ''

  constructor(name: string, settings: Record<string, string>) {
    this.name = name
    this.#settings = settings
    this.url = settings.WORKERS === 'only' ? null : `http://127.0.0.1:${settings.API_PORT}`
  }

  get output(): string {
    return this.#output
  }

  /** Starts it and resolves once it serves, or works. */
  async start(version: string, more: Record<string, string> = {}): Promise<void> {
    this.version = version
    Object.assign(this.#settings, more)
    const child = spawn(process.execPath, [path.join(version, 'packages/server/dist/main.js')], {
      cwd: version,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...this.#settings },
    })
    this.#child = child
    const begin = this.#output.length
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.#output += chunk.toString()
      })
    for (;;) {
      if (child.exitCode !== null) throw new Error(`${this.name} ended at its start:\n${this.#output.slice(begin)}`)
      if (/^(API +http|Working on jobs)/m.test(this.#output.slice(begin))) return
      await wait(50)
    }
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }

  isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null
  }
}

/** The commit before the last one that changed the schema. */
export function versionBefore(): string {
  const journal = 'packages/server/src/database/migrations/meta/_journal.json'
  return execFileSync('git', ['log', '-1', '--format=%h^', '--', journal], { cwd: root, encoding: 'utf8' }).trim()
}

/** Whether a folder holds a version of the product that is built. */
export const isBuilt = (folder: string): boolean => fs.existsSync(path.join(folder, 'packages/server/dist/main.js'))

/** An earlier version of the product, built in a folder of its own. Its libraries are those that are installed here. */
export async function buildVersion(commit: string, folder: string): Promise<string> {
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder])
  execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder })
  // Links from package to package are relative, so a copy of them leads to the packages of that version.
  for (const one of ['node_modules', 'packages/server/node_modules'])
    if (fs.existsSync(path.join(root, one))) copyTree(path.join(root, one), path.join(folder, one))
  if ((await runNode(['scripts/build.ts'], { cwd: folder, stdio: ['ignore', 2, 2] })) !== 0)
    throw new Error(`Version ${commit} could not be built.`)
  return folder
}

function copyTree(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
  } catch {
    fs.rmSync(to, { recursive: true, force: true })
    execFileSync('cp', ['-a', from, to])
  }
}
