import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** Another process works on the same folder; the message is the one line a person sees. */
export class FolderInUse extends Error {}

/** A held lock; the system releases it as well when the process ends, however it ends. */
export interface FolderLock {
  release(): Promise<void>
}

/**
 * Address of the lock of a folder. It belongs to the folder's inode, so two paths to one folder are one lock. Linux has
 * names without a file, which vanish with their process and so cannot go stale; elsewhere a socket file stands in.
 */
function lockAddress(folder: string): string {
  const { dev, ino } = fs.statSync(folder, { bigint: true })
  const name = `esrs-data-${dev}-${ino}`
  return process.platform === 'linux' ? `\0${name}` : path.join(os.tmpdir(), `${name}.sock`)
}

function listen(address: string): Promise<net.Server | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.end(String(process.pid))
    })
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => resolve(server.unref()))
  })
}

/** Asks the holder for its process number; `null` without an answer. */
function holder(address: string): Promise<number | null> {
  return new Promise((resolve) => {
    let text = ''
    const socket = net.connect(address)
    socket.setTimeout(1000, () => socket.destroy())
    socket.on('data', (chunk) => {
      text += chunk.toString()
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(text ? Number(text) : null))
  })
}

/** Takes the folder for this process or throws `FolderInUse`. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const address = lockAddress(folder)
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const server = await listen(address)
    if (server) return { release: () => new Promise((resolve) => server.close(() => resolve())) }
    const pid = await holder(address)
    if (pid !== null) throw new FolderInUse(`DATA_DIR ${folder} is in use by process ${pid}.`)
    // Nobody answered: the holder has just ended, or left its socket file behind.
    if (!address.startsWith('\0')) fs.rmSync(address, { force: true })
  }
  throw new FolderInUse(`DATA_DIR ${folder} is in use by another process.`)
}
