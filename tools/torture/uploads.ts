import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type App, startProduct } from '../../e2e/app.ts'
import { sanityOf } from '../../scripts/sanity.ts'
import { Caller } from './caller.ts'
import { watch, watchedLines, weigh } from './watch.ts'

const megabyte = 1_048_576

/** Stream of any number of bytes of text, made while they are sent. `sent` is the number sent so far. */
function stream(bytes: number): { body: Readable; sent: () => number } {
  let sent = 0
  const block = Buffer.alloc(megabyte, 'A line of a report that is far too long.\n')
  async function* blocks() {
    for (; sent < bytes; sent += block.length) yield block.subarray(0, Math.min(block.length, bytes - sent))
  }
  return { body: Readable.from(blocks(), { objectMode: false, highWaterMark: megabyte }), sent: () => sent }
}

const filesOf = (app: App): string[] =>
  fs
    .readdirSync(path.join(app.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

interface Case {
  name: string
  run(caller: Caller, app: App): Promise<{ said: string; isGood: boolean }>
}

const cases: Case[] = [
  {
    name: '1 GB, told beforehand',
    run: async (caller) => {
      const { body, sent } = stream(1024 * megabyte)
      const { status, headers, said } = await caller.upload('gigabyte.txt', body, 1024 * megabyte)
      const isGood = status === 413 && sent() < 110 * megabyte && headers['access-control-allow-origin'] !== undefined
      return { said: `${status} after ${Math.round(sent() / megabyte)} MB: ${said}`, isGood }
    },
  },
  {
    name: '1 GB, length not told',
    run: async (caller) => {
      const { body, sent } = stream(1024 * megabyte)
      const { status, headers, said } = await caller.upload('gigabyte.txt', body)
      const isGood = status === 413 && sent() < 130 * megabyte && headers['access-control-allow-origin'] !== undefined
      return { said: `${status} after ${Math.round(sent() / megabyte)} MB: ${said}`, isGood }
    },
  },
  {
    name: '99 MB that is accepted',
    run: async (caller, app) => {
      const before = weigh(app.process.pid!) ?? 0
      let peak = before
      const weighing = setInterval(() => {
        peak = Math.max(peak, weigh(app.process.pid!) ?? 0)
      }, 100)
      // A film is stored and not read, so what is weighed is the upload alone.
      const head = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex')
      const { body } = stream(99 * megabyte - head.length)
      async function* film() {
        yield head
        yield* body
      }
      const { status, said } = await caller.upload(
        'film.mp4',
        Readable.from(film(), { objectMode: false }),
        99 * megabyte,
      )
      clearInterval(weighing)
      const more = Math.round((peak - before) / megabyte)
      return {
        said: `${status}, ${more} MB more memory${status === 201 ? '' : `: ${said}`}`,
        isGood: status === 201 && more < 100,
      }
    },
  },
  {
    name: '50 MB cut off in the middle, 20 times',
    run: async (caller, app) => {
      const before = filesOf(app).length
      for (let n = 0; n < 20; n += 1) {
        const cut = Readable.from(
          (async function* () {
            yield* stream(25 * megabyte).body
            throw new Error('the line is cut')
          })(),
          { objectMode: false },
        )
        await caller.upload(`cut-${n}.txt`, cut, 50 * megabyte).catch(() => null)
      }
      for (let left = 50; left > 0 && filesOf(app).length > before; left -= 1) await wait(100)
      const after = filesOf(app).length
      return { said: `${after - before} files left`, isGood: after === before }
    },
  },
]

/** Uploads that are too large or cut off. Resolves with whether nothing of them stayed and nothing was held in memory. */
export async function tortureUploads(): Promise<boolean> {
  const app = await startProduct()
  let isGood = true
  try {
    const caller = await Caller.register(app)
    const watching = watch(app.api, app.process.pid!)
    for (const { name, run } of cases) {
      const started = performance.now()
      const outcome = await run(caller, app).catch((error: Error) => ({ said: error.message, isGood: false }))
      isGood &&= outcome.isGood
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${outcome.isGood ? '✓' : '✗'} ${name.padEnd(38)} ${seconds.padStart(6)} s  ${outcome.said}`)
    }
    const { p99Ms, failed, ...rest } = await watching.stop()
    for (const line of watchedLines({ p99Ms, failed, ...rest })) console.log(line)
    for (const problem of await sanityOf(app.dataDir)) {
      isGood = false
      console.log(`✗ ${problem}`)
    }
    return isGood && failed === 0
  } finally {
    await app.stop()
    fs.rmSync(app.dataDir, { recursive: true, force: true })
  }
}
