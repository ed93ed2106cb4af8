import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** The product as it is started: one process, configured by its environment, ended by signals. */
export interface Product {
  child: ChildProcess
  output(): string
  /** Address of the API once it answers; rejects when the process ends before. */
  api: Promise<string>
  exit: Promise<number | null>
  /** Ends it, where it has not ended. */
  stop(): Promise<void>
}

/** Starts the product, as it was built last, on free ports. Tests have it built before they begin, scripts do so themselves. */
export function startProduct(environment: Record<string, string>, cwd: string): Product {
  // A larger nursery saves a tenth of the start.
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=64', path.join(import.meta.dirname, '../../dist/main.js')],
    {
      cwd,
      env: {
        // An environment of its own; of this one it needs only where programs are.
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        API_PORT: '0',
        WEB_PORT: '0',
        WEB_SERVER: 'off',
        NODE_ENV: 'test',
        // The practice of a process that waits for documents costs seconds, and few of these products read one.
        READ_STANDBY: 'off',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  const api = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /^API +(\S+)$/m.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void exit.then(() => reject(new Error(`ended: ${output}`)))
  })
  api.catch(() => {})
  return {
    child,
    output: () => output,
    api,
    exit,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await exit
    },
  }
}
