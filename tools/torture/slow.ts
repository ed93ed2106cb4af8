import fs from 'node:fs'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { startProduct } from '../../e2e/app.ts'
import { Caller } from './caller.ts'
import { watch, watchedLines } from './watch.ts'

const lines = 200
const seconds = 30
/** Seconds after which a connection that brings hardly anything has ended, and how long its end may take. */
const mostSeconds = 60 + 15
const mostP99 = 200

/** Opens connections that send a byte now and then: half of them inside the headers, half inside a body. */
async function openSlowLines(caller: Caller): Promise<net.Socket[]> {
  const { hostname, port } = new URL(caller.api)
  const headers = Object.entries(await caller.headers()).map(([name, value]) => `${name}: ${value}\r\n`)
  const upload =
    `POST /documents/upload/ HTTP/1.1\r\nHost: localhost\r\n${headers.join('')}` +
    'Content-Type: multipart/form-data; boundary=slow\r\nContent-Length: 90000000\r\n\r\n' +
    '--slow\r\nContent-Disposition: form-data; name="file"; filename="slow.txt"\r\n\r\n'
  return Array.from({ length: lines }, (_, n) => {
    const socket = net.connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(n % 2 === 0 ? 'GET /version/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: ' : upload)
    return socket
  })
}

/** Hundreds of slow connections at once. Resolves with whether others were served as if they were not there. */
export async function tortureSlowLines(): Promise<boolean> {
  const app = await startProduct()
  try {
    const caller = await Caller.register(app)
    const sockets = await openSlowLines(caller)
    const watching = watch(app.api, app.process.pid!)
    const started = Date.now()
    let uploads = 0
    let refused = 0
    while (Date.now() - started < seconds * 1000) {
      for (const socket of sockets) if (socket.writable) socket.write('x')
      const { status } = await caller.upload(`note-${uploads}.txt`, Buffer.from(`Note ${uploads} sent meanwhile.`))
      if (status === 201) uploads += 1
      else refused += 1
      await wait(500)
    }
    const watched = await watching.stop()
    const alive = sockets.filter((socket) => !socket.destroyed && socket.writable).length
    const open = () => sockets.filter((socket) => !socket.destroyed && socket.writable)
    for (; open().length > 0 && Date.now() - started < mostSeconds * 1000; await wait(500))
      for (const socket of open()) socket.write('x')
    const [left, ended] = [open().length, Math.round((Date.now() - started) / 1000)]
    for (const socket of sockets) socket.destroy()
    console.log(
      `${lines} slow connections, ${alive} open after ${seconds} s, ${left} after ${ended} s; meanwhile ${uploads} uploads, ${refused} refused`,
    )
    for (const line of watchedLines(watched)) console.log(line)
    const isGood = watched.p99Ms < mostP99 && watched.failed === 0 && refused === 0 && uploads > 10 && left === 0
    console.log(isGood ? '✓ Others were not affected.' : '✗ Others were affected.')
    return isGood
  } finally {
    await app.stop()
    fs.rmSync(app.dataDir, { recursive: true, force: true })
  }
}
