import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Contents of the server's own file about it. */
export interface PidFile {
  pid: number
  status: string | undefined
}

/** Reads `postmaster.pid`; `null` when there is none. */
export function readPidFile(cluster: string): PidFile | null {
  try {
    const lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), status: lines[7]?.trim() }
  } catch {
    return null
  }
}

/**
 * Processes of a database server that stand in `cluster`, its children included. Numbers of processes are reused, so the
 * number in `postmaster.pid` alone says nothing; where a process stands does.
 */
function processesOf(cluster: string): number[] {
  if (process.platform !== 'linux') {
    const pid = readPidFile(cluster)?.pid
    if (pid === undefined) return []
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return stdout.includes('postgres') && stdout.includes(cluster) ? [pid] : []
  }
  const here = fs.statSync(cluster)
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const there = fs.statSync(`/proc/${pid}/cwd`)
        if (there.ino !== here.ino || there.dev !== here.dev) return false
        const [, name, state] = /^\d+ \((.*)\) (\S)/s.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
        return name === 'postgres' && state !== 'Z'
      } catch {
        return false
      }
    })
}

/**
 * Ends a server whose application was killed. What it had acknowledged is on disk; the next start replays its log. The
 * caller holds the lock of the data folder, so no living application uses the server.
 */
export async function endOrphan(cluster: string): Promise<void> {
  const left = readPidFile(cluster)
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ]
  for (const [signal, gracePeriod] of steps) {
    const found = processesOf(cluster)
    if (found.length === 0) break
    // In order, the first server process ends its children; without it they are asked one by one.
    const asked = left && found.includes(left.pid) ? [left.pid] : found
    for (const pid of asked) send(pid, signal, cluster)
    const deadline = Date.now() + gracePeriod
    while (processesOf(cluster).length > 0 && Date.now() < deadline) await wait(20)
  }
  // PostgreSQL refuses to start when the number in its file belongs to any live process, whatever that is by now.
  if (left && process.platform === 'linux' && processesOf(cluster).length === 0)
    fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
}

function send(pid: number, signal: NodeJS.Signals, cluster: string): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return
    throw new Error(`A database server of another user (process ${pid}) still runs on ${cluster}; end it first.`)
  }
}
