import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import path from 'node:path'

/** The project's folder. */
export const root = path.dirname(import.meta.dirname)

const running = new Set<ChildProcess>()

/** Ends what was started here when this process is asked to end, or when the process that started it is gone. */
export function endWithParent(): void {
  const end = (signal: NodeJS.Signals) => {
    for (const child of running) child.kill(signal)
    if (running.size === 0) process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(signal))
  process.on('disconnect', () => end('SIGTERM'))
  process.channel?.unref()
}

/** Starts a process of this Node in the project's folder. */
export function startNode(args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    stdio: 'inherit',
    ...options,
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Runs a process of this Node to its end and resolves with its exit code. */
export function runNode(args: string[], options: SpawnOptions = {}): Promise<number> {
  const child = startNode(args, options)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** The script behind the command of an installed package. */
export const bin = (pathInPackage: string): string => path.join(root, 'node_modules', pathInPackage)
