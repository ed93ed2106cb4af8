import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startS3, type TestS3 } from '../testing/s3.ts'
import { openDiskStore } from './disk.ts'
import { openS3Store } from './s3.ts'
import { type FileStore, FileTooLarge } from './store.ts'

let s3: TestS3
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true })
})
const aFolder = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'))
  folders.push(folder)
  return folder
}
const filesIn = (folder: string) =>
  fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

/** Each kind of store, and how many files it holds at the moment, wherever it puts them. */
const kinds: [string, () => Promise<{ store: FileStore; count: () => number }>][] = [
  [
    'a folder',
    async () => {
      const folder = aFolder()
      return { store: openDiskStore(folder), count: () => filesIn(folder) }
    },
  ],
  [
    'S3',
    async () => {
      const folder = aFolder()
      const bucket = await s3.bucket()
      return { store: openS3Store(bucket, folder), count: () => filesIn(folder) + s3.objects(bucket.bucket).length }
    },
  ],
]

async function* bytes(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part)
}
const namesIn = async (store: FileStore): Promise<string[]> => {
  const names: string[] = []
  for await (const files of store.list()) names.push(...files.map(({ name }) => name))
  return names.sort()
}

describe.each(kinds)('a store in %s', (_, aStore) => {
  test('a kept file comes back byte for byte, with its size and hash', async () => {
    const { store, count } = await aStore()
    const received = await store.receive(bytes('Treib', 'haus'), 100)
    expect(received).toMatchObject({ size: 9, hash: createHash('sha256').update('Treibhaus').digest('hex') })
    expect(fs.readFileSync(received.path, 'utf8')).toBe('Treibhaus')
    const name = await store.keep(received)
    expect(count()).toBe(1)
    const { stream, size } = await store.read(name)
    expect([await text(stream), size]).toEqual(['Treibhaus', 9])
    const { path: place, release } = await store.borrow(name)
    expect(fs.readFileSync(place, 'utf8')).toBe('Treibhaus')
    await release()
    await store.discard(received)
    expect(count()).toBe(1)
    await store.remove(name)
    await store.remove(name)
    expect(count()).toBe(0)
    await expect(store.read(name)).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(store.borrow(name)).rejects.toMatchObject({ code: 'ENOENT' })
    expect(count()).toBe(0)
  })

  test('a file that is empty, and one of many pieces', async () => {
    const { store } = await aStore()
    async function* many() {
      for (let piece = 0; piece < 50; piece += 1) yield Buffer.alloc(100_000, piece)
    }
    for (const [content, size] of [
      [bytes(), 0],
      [many(), 5_000_000],
    ] as const) {
      const received = await store.receive(content, 10_000_000)
      const name = await store.keep(received)
      const { stream } = await store.read(name)
      const hash = createHash('sha256')
      for await (const chunk of stream) hash.update(chunk)
      expect([received.size, hash.digest('hex')]).toEqual([size, received.hash])
    }
  })

  test('one byte too many leaves nothing behind', async () => {
    const { store, count } = await aStore()
    await expect(store.receive(bytes('12345', '6'), 5)).rejects.toThrow(FileTooLarge)
    expect(count()).toBe(0)
    expect((await store.receive(bytes('12345'), 5)).size).toBe(5)
  })

  test('a sender that breaks off leaves nothing behind', async () => {
    const { store, count } = await aStore()
    async function* broken() {
      yield Buffer.from('half')
      throw new Error('gone')
    }
    await expect(store.receive(broken(), 100)).rejects.toThrow('gone')
    expect(count()).toBe(0)
  })

  test('what is not wanted is gone', async () => {
    const { store, count } = await aStore()
    const received = await store.receive(bytes('a'), 9)
    expect((await store.unfinished()).length).toBe(1)
    await store.discard(received)
    expect([count(), await store.unfinished()]).toEqual([0, []])
  })

  test('a name that is a path reaches nothing', async () => {
    const { store } = await aStore()
    for (const name of ['../../etc/passwd', '/etc/passwd', '..', '']) {
      await expect(async () => store.read(name)).rejects.toThrow('Not the name')
      await expect(async () => store.remove(name)).rejects.toThrow('Not the name')
    }
  })

  test('lists what is kept, with its time', async () => {
    const { store } = await aStore()
    expect(await namesIn(store)).toEqual([])
    const before = Date.now()
    const names: string[] = []
    for (const content of ['a', 'b', 'c']) names.push(await store.keep(await store.receive(bytes(content), 9)))
    expect(await namesIn(store)).toEqual(names.sort())
    for await (const files of store.list())
      for (const { since } of files) expect(Math.abs(since.getTime() - before)).toBeLessThan(60_000)
  })

  test('the sweep removes what has no row, and nothing young', async () => {
    const { store, count } = await aStore()
    const [known, orphan] = [
      await store.keep(await store.receive(bytes('a'), 9)),
      await store.keep(await store.receive(bytes('b'), 9)),
    ]
    await store.receive(bytes('left over'), 9)
    const rows = async (names: string[]) => new Set(names.filter((name) => name === known))
    expect(await store.sweep(rows, 60_000)).toEqual([])
    expect(count()).toBe(3)
    expect(await store.sweep(rows, -1)).toEqual([orphan])
    expect(count()).toBe(1)
  })

  test('says that it can be used', async () => {
    const { store, count } = await aStore()
    await store.ping()
    expect(count()).toBe(0)
  })
})
