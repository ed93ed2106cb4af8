import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { openDiskStore } from './disk.ts'
import { FileTooLarge } from './store.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true })
})
function aStore() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'))
  folders.push(folder)
  return { store: openDiskStore(folder), folder }
}
async function* bytes(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part)
}
const filesIn = (folder: string) =>
  fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

test('a kept file comes back byte for byte, with its size and hash', async () => {
  const { store } = aStore()
  const received = await store.receive(bytes('Treib', 'haus'), 100)
  expect(received).toMatchObject({ size: 9, hash: createHash('sha256').update('Treibhaus').digest('hex') })
  const name = await store.keep(received)
  const { stream, size } = await store.read(name)
  expect([await text(stream), size]).toEqual(['Treibhaus', 9])
  const { path: place, release } = await store.borrow(name)
  expect(fs.readFileSync(place, 'utf8')).toBe('Treibhaus')
  await release()
  await store.remove(name)
  await store.remove(name)
  await expect(store.read(name)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('one byte too many leaves nothing behind', async () => {
  const { store, folder } = aStore()
  await expect(store.receive(bytes('12345', '6'), 5)).rejects.toThrow(FileTooLarge)
  expect(filesIn(folder)).toBe(0)
  expect((await store.receive(bytes('12345'), 5)).size).toBe(5)
})

test('a sender that breaks off leaves nothing behind', async () => {
  const { store, folder } = aStore()
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('gone')
  }
  await expect(store.receive(broken(), 100)).rejects.toThrow('gone')
  expect(filesIn(folder)).toBe(0)
})

test('a name that is a path reaches nothing', async () => {
  const { store } = aStore()
  for (const name of ['../../etc/passwd', '/etc/passwd', '..', ''])
    await expect(async () => store.read(name)).rejects.toThrow('Not the name')
})

test('the sweep removes what has no row, and nothing young', async () => {
  const { store, folder } = aStore()
  const [known, orphan] = [
    await store.keep(await store.receive(bytes('a'), 9)),
    await store.keep(await store.receive(bytes('b'), 9)),
  ]
  await store.receive(bytes('left over'), 9)
  const rows = async (names: string[]) => new Set(names.filter((name) => name === known))
  expect(await store.sweep(rows, 60_000)).toEqual([])
  expect(filesIn(folder)).toBe(3)
  expect(await store.sweep(rows, -1)).toEqual([orphan])
  expect(filesIn(folder)).toBe(1)
})
