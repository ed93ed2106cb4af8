import { type ChildProcess, spawn } from 'node:child_process'
import type { Account } from './binaries.ts'

/**
 * The watcher's program. It reads from a pipe that only this application can write to, so the reading ends with the
 * application, however that ends. Then the server is ended in order, and after five seconds without waiting for anything.
 */
const program = `trap '' INT TERM HUP
read -r _
kill -INT "$1" 2>/dev/null || exit 0
for _ in 1 2 3 4 5; do sleep 1; kill -0 "$1" 2>/dev/null || exit 0; done
kill -QUIT "$1" 2>/dev/null`

/**
 * A process that ends the server when this application is gone without having ended it, such as after `kill -9` of its
 * whole process group. It therefore has a group of its own. Windows has no shell to run it; there the next start cleans up.
 */
export function endWithApplication(server: ChildProcess, account: Account | null): void {
  if (process.platform === 'win32' || !server.pid) return
  const watcher = spawn('/bin/sh', ['-c', program, 'database-watcher', String(server.pid)], {
    ...account,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin' },
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a watcher the server still runs, and the next start ends it.
  watcher.on('error', () => {})
  watcher.stdin?.on('error', () => {})
  watcher.unref()
  if (watcher.stdin && 'unref' in watcher.stdin) (watcher.stdin as unknown as { unref(): void }).unref()
  // The number of a server that ended may soon be another process's.
  server.once('exit', () => watcher.kill('SIGKILL'))
}
