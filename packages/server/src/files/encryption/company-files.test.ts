import { createHash, randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startS3, type TestS3 } from '../../testing/s3.ts'
import { openDiskStore } from '../disk.ts'
import { openVerified } from '../open-verified.ts'
import { openS3Store } from '../s3.ts'
import { type FileStore, FileTooLarge } from '../store.ts'
import { type CompanyFiles, encryptFiles, type FileOwner } from './company-files.ts'
import type { CompanyKeys } from './company-keys.ts'
import { openFile, wholeFile } from './file-on-disk.ts'
import { chunkBytes, FileDamaged, headBytes, keptChunkBytes } from './format.ts'

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
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'encrypted-'))
  folders.push(folder)
  return folder
}

/** Keys in memory, the last of a company for new files. */
function someKeys(): CompanyKeys & { renew(companyId: string): void; destroy(companyId: string): void } {
  const all = new Map<string, Buffer[]>()
  const of = (companyId: string) => all.get(companyId) ?? all.set(companyId, [randomBytes(32)]).get(companyId)!
  return {
    current: async ({ companyId }) => ({ companyId, generation: of(companyId).length, key: of(companyId).at(-1)! }),
    find: async (companyId, generation) => {
      const key = all.get(companyId)?.[generation - 1]
      return key ? { companyId, generation, key } : null
    },
    forget: () => {},
    unusable: async () => [],
    renew: (companyId) => void of(companyId).push(randomBytes(32)),
    destroy: (companyId) => void all.delete(companyId),
  }
}

const owner = { companyId: randomUUID() } as FileOwner
const secret = 'The merger with Nordlicht is announced in May. '
async function* pieces(...all: (string | Uint8Array)[]) {
  for (const one of all) yield Buffer.from(one)
}
const kept = async (files: CompanyFiles, of: FileOwner, ...content: (string | Uint8Array)[]) =>
  files.keep(await files.receive(pieces(...content), 1e9, of))
const allBytes = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name)))

/** Each kind of store, with the folders in which its bytes lie. */
const kinds: [string, () => Promise<{ store: FileStore; places: string[] }>][] = [
  [
    'a folder',
    async () => {
      const folder = aFolder()
      return { store: openDiskStore(folder), places: [folder] }
    },
  ],
  [
    'S3',
    async () => {
      const [folder, bucket] = [aFolder(), await s3.bucket()]
      return { store: openS3Store(bucket, folder), places: [folder, s3.folder(bucket.bucket)] }
    },
  ],
]

describe.each(kinds)('files in %s', (_, aStore) => {
  test.each([0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes, 5 * chunkBytes + 77])(
    '%d bytes come back, from the store and from every place',
    async (length) => {
      const { store, places } = await aStore()
      const files = encryptFiles(store, someKeys())
      const content = Buffer.alloc(length, secret)
      const received = await files.receive(pieces(content.subarray(0, 7), content.subarray(7)), length, owner)
      expect([received.size, received.hash]).toEqual([length, createHash('sha256').update(content).digest('hex')])
      // While it arrives, too.
      for (const bytes of places.flatMap(allBytes)) expect(bytes.includes(secret)).toBe(false)
      expect(Buffer.from(await wholeFile(received.file)).equals(content)).toBe(true)
      const name = await files.keep(received)
      expect(places.flatMap(allBytes)).not.toEqual([])
      for (const bytes of places.flatMap(allBytes)) expect(bytes.includes(secret)).toBe(false)
      const { stream, size } = await files.read(name)
      expect(size).toBe(length)
      expect((await buffer(stream)).equals(content)).toBe(true)
      const { file, release } = await files.borrow(name, received.hash)
      const opened = await openFile(file)
      for (const [from, count] of [
        [0, 10],
        [length - 5, 50],
        [chunkBytes - 3, 9],
        [length, 4],
      ] as const)
        expect(
          (await opened.read(Math.max(0, from), count)).equals(
            content.subarray(Math.max(0, from), Math.max(0, from) + count),
          ),
        ).toBe(true)
      await opened.close()
      await release()
      const verified = await openVerified(files, name, received.hash)
      expect((await buffer(verified!.stream)).equals(content)).toBe(true)
    },
  )

  test('one byte too many leaves nothing behind', async () => {
    const { store } = await aStore()
    const files = encryptFiles(store, someKeys())
    await expect(files.receive(pieces('12345', '6'), 5, owner)).rejects.toThrow(FileTooLarge)
    expect(await files.unfinished()).toEqual([])
    expect((await files.receive(pieces('12345'), 5, owner)).size).toBe(5)
  })

  test('files from before are read as they are, and encrypted in their place while somebody reads them', async () => {
    const { store, places } = await aStore()
    const content = Buffer.alloc(200_000, secret)
    const received = await store.receive(pieces(content), 1e9)
    const name = await store.keep(received)
    const keys = someKeys()
    const files = encryptFiles(store, keys)
    expect(await files.headOf(name)).toBeNull()
    expect((await buffer((await files.read(name)).stream)).equals(content)).toBe(true)
    const reading = await files.borrow(name, received.hash)
    await expect(files.encryptAgain(name, '0'.repeat(64), owner)).rejects.toThrow(FileDamaged)
    expect(await files.headOf(name)).toBeNull()
    await files.encryptAgain(name, received.hash, owner)
    expect(await files.headOf(name)).toEqual({ companyId: owner.companyId, generation: 1 })
    expect(Buffer.from(await wholeFile(reading.file)).equals(content)).toBe(true)
    await reading.release()
    const older = await files.borrow(name, 'not asked for')
    keys.renew(owner.companyId)
    await files.encryptAgain(name, received.hash, owner)
    expect(await files.headOf(name)).toEqual({ companyId: owner.companyId, generation: 2 })
    expect(Buffer.from(await wholeFile(older.file)).equals(content)).toBe(true)
    await older.release()
    expect((await buffer((await files.read(name)).stream)).equals(content)).toBe(true)
    expect(await files.unfinished()).toEqual([])
    for (const bytes of places.flatMap(allBytes)) expect(bytes.includes(secret)).toBe(false)
  })

  test('what a killed process left of encrypting a file again is in no one’s way', async () => {
    const { store } = await aStore()
    const files = encryptFiles(store, someKeys())
    const received = await files.receive(pieces(secret), 1e9, owner)
    const name = await files.keep(received)
    await store.receive(pieces('half'), 10, name)
    await files.encryptAgain(name, received.hash, owner)
    expect((await buffer((await files.read(name)).stream)).toString()).toBe(secret)
  })

  test('a file that is not there has the code of one', async () => {
    const { store } = await aStore()
    const files = encryptFiles(store, someKeys())
    const name = randomUUID()
    for (const work of [() => files.read(name), () => files.borrow(name, 'any'), () => files.headOf(name)])
      await expect(work()).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('a file that was tampered with is refused', () => {
  const length = 3 * chunkBytes + 100

  /** A kept file of some chunks, beside another of its company and one of another company. */
  async function someFiles() {
    const folder = aFolder()
    const keys = someKeys()
    const files = encryptFiles(openDiskStore(folder), keys)
    const place = (name: string) => path.join(folder, 'kept', name.slice(0, 2), name)
    const foreigner = { companyId: randomUUID() } as FileOwner
    const name = await kept(files, owner, Buffer.alloc(length, secret))
    const sibling = await kept(files, owner, Buffer.alloc(length, 'x'))
    const foreign = await kept(files, foreigner, Buffer.alloc(length, 'y'))
    return { keys, files, name, sibling, foreign, place, bytes: (of: string) => fs.readFileSync(place(of)) }
  }
  type Some = Awaited<ReturnType<typeof someFiles>>

  const chunk = (bytes: Buffer, number: number) =>
    bytes.subarray(headBytes + number * keptChunkBytes, headBytes + (number + 1) * keptChunkBytes)
  const head = (bytes: Buffer) => bytes.subarray(0, headBytes)
  const flipped = (bytes: Buffer, at: number) => {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 1
    return changed
  }

  test.each<[string, (some: Some) => Buffer]>([
    ['a bit of its content', ({ bytes, name }) => flipped(bytes(name), headBytes + keptChunkBytes + 5)],
    ['a bit of a tag', ({ bytes, name }) => flipped(bytes(name), bytes(name).length - 1)],
    ['a bit of the salt', ({ bytes, name }) => flipped(bytes(name), headBytes - 1)],
    ['the generation of the key', ({ bytes, name }) => flipped(bytes(name), headBytes - 33)],
    ['the version', ({ bytes, name }) => flipped(bytes(name), 14)],
    ['its end, within a chunk', ({ bytes, name }) => bytes(name).subarray(0, -10)],
    ['its end, between two chunks', ({ bytes, name }) => bytes(name).subarray(0, headBytes + 2 * keptChunkBytes)],
    ['all but its head', ({ bytes, name }) => head(bytes(name))],
    ['a byte more', ({ bytes, name }) => Buffer.concat([bytes(name), Buffer.from('x')])],
    ['its last chunk twice', ({ bytes, name }) => Buffer.concat([bytes(name), chunk(bytes(name), 3)])],
    [
      'two chunks in another order',
      ({ bytes: b, name: n }) =>
        Buffer.concat([head(b(n)), chunk(b(n), 1), chunk(b(n), 0), chunk(b(n), 2), chunk(b(n), 3)]),
    ],
    [
      'a chunk left out',
      ({ bytes: b, name: n }) => Buffer.concat([head(b(n)), chunk(b(n), 0), chunk(b(n), 2), chunk(b(n), 3)]),
    ],
    [
      'a chunk of another file of the company',
      ({ bytes: b, name: n, sibling }) =>
        Buffer.concat([head(b(n)), chunk(b(sibling), 0), b(n).subarray(headBytes + keptChunkBytes)]),
    ],
    ['another file of the company', ({ bytes, sibling }) => bytes(sibling)],
    ['a file of another company', ({ bytes, foreign }) => bytes(foreign)],
    [
      'the head of another company',
      ({ bytes, name, foreign }) => Buffer.concat([head(bytes(foreign)), bytes(name).subarray(headBytes)]),
    ],
  ])('%s', async (_, tampered) => {
    const some = await someFiles()
    fs.writeFileSync(some.place(some.name), tampered(some))
    const all = async () => buffer((await some.files.read(some.name)).stream)
    await expect(all()).rejects.toThrow(FileDamaged)
    const borrowed = async () => {
      const { file, release } = await some.files.borrow(some.name, 'any')
      await wholeFile(file).finally(release)
    }
    await expect(borrowed()).rejects.toThrow(FileDamaged)
    expect(await openVerified(some.files, some.name, 'any')).toBeNull()
    expect(allBytes(path.join(path.dirname(some.place(some.name)), '..', '..', 'borrowed'))).toEqual([])
  })

  test('a file that is not encrypted in its place is read by nothing, also where its content is the same', async () => {
    const { files, name, place, bytes } = await someFiles()
    const right = Buffer.alloc(length, secret)
    const hash = createHash('sha256').update(right).digest('hex')
    const others = [Buffer.from('Everybody agrees.'), flipped(bytes(name), 0), head(bytes(name)).subarray(1), right]
    for (const other of [...others, Buffer.alloc(0)]) {
      fs.writeFileSync(place(name), other)
      await expect(files.read(name)).rejects.toThrow(FileDamaged)
      await expect(files.borrow(name, hash)).rejects.toThrow(FileDamaged)
      expect(await openVerified(files, name, hash)).toBeNull()
      await expect(files.encryptAgain(name, hash, owner)).rejects.toThrow(FileDamaged)
    }
  })

  test('a file from before that was changed is read by nothing that uses it', async () => {
    const { files, place } = await someFiles()
    const store = openDiskStore(path.join(path.dirname(place('00000000')), '..', '..'))
    const { hash, ...received } = await store.receive(pieces(secret), 1e9)
    const name = await store.keep({ ...received, hash })
    const { file, release } = await files.borrow(name, hash)
    expect(Buffer.from(await wholeFile(file)).toString()).toBe(secret)
    await release()
    fs.writeFileSync(place(name), 'Everybody agrees.')
    await expect(files.borrow(name, hash)).rejects.toThrow(FileDamaged)
    await expect(files.encryptAgain(name, hash, owner)).rejects.toThrow(FileDamaged)
  })

  test('no bytes of a changed chunk are handed out before it is refused', async () => {
    const { files, name, place, bytes } = await someFiles()
    fs.writeFileSync(place(name), flipped(bytes(name), headBytes + keptChunkBytes + 5))
    const got: Buffer[] = []
    const { stream } = await files.read(name)
    await expect(
      (async () => {
        for await (const piece of stream) got.push(piece as Buffer)
      })(),
    ).rejects.toThrow(FileDamaged)
    expect(Buffer.concat(got).length).toBe(chunkBytes)
  })

  test('a copy of a file whose key was destroyed', async () => {
    const { files, name, keys } = await someFiles()
    keys.destroy(owner.companyId)
    await expect(files.read(name)).rejects.toThrow(FileDamaged)
    await expect(files.borrow(name, 'any')).rejects.toThrow(FileDamaged)
  })

  test('without any key an encrypted file is no plain one', async () => {
    const { name, place } = await someFiles()
    const files = encryptFiles(openDiskStore(path.join(path.dirname(place(name)), '..', '..')), null)
    await expect(files.read(name)).rejects.toThrow('no master key')
  })
})

test('two files of the same bytes are different bytes', async () => {
  const folder = aFolder()
  const files = encryptFiles(openDiskStore(folder), someKeys())
  const names = [await kept(files, owner, secret), await kept(files, owner, secret)]
  const [one, two] = names.map((name) =>
    fs.readFileSync(path.join(folder, 'kept', name.slice(0, 2), name)).subarray(headBytes),
  )
  expect(one!.equals(two!)).toBe(false)
})
