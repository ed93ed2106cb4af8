import { randomBytes } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { type ArchiveEntry, entryName, zip } from './archive.ts'

async function* pieces(...all: (string | Uint8Array)[]) {
  yield* all
}
async function packed(...entries: ArchiveEntry[]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of zip(
    (async function* () {
      yield* entries
    })(),
  ))
    chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('what goes in comes out, in pieces, packed or not, with names of every language', async () => {
  const bytes = new Uint8Array(200_000).map((_, index) => index % 251)
  const archive = await packed(
    { path: 'a/über.json', content: pieces('[1,', '2]') },
    { path: 'b.bin', packed: true, content: pieces(bytes.subarray(0, 70_000), bytes.subarray(70_000)) },
    { path: 'empty.txt', content: pieces() },
  )
  const files = unzipSync(archive)
  expect(Object.keys(files)).toEqual(['a/über.json', 'b.bin', 'empty.txt'])
  expect(strFromU8(files['a/über.json']!)).toBe('[1,2]')
  expect(Buffer.compare(files['b.bin']!, bytes)).toBe(0)
  expect(files['empty.txt']!.length).toBe(0)
})

test('others get their turn while much is packed', async () => {
  async function* rows() {
    for (let row = 0; row < 50_000; row += 1)
      yield `<row r="${row}"><c>${'The plan was reviewed. '.repeat(5)}</c></row>`
  }
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const archive = await packed({ path: 'sheet.xml', content: rows() })
  isOver = true
  expect(strFromU8(unzipSync(archive)['sheet.xml']!).match(/<row /g)).toHaveLength(50_000)
  // Six megabytes, a turn at least for each of a hundred pieces.
  expect(turns).toBeGreaterThan(50)
})

test('whoever stops reading stops the content too', async () => {
  let isClosed = false
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield randomBytes(10_000)
    } finally {
      isClosed = true
    }
  }
  async function* entries() {
    yield { path: 'endless', content: endless() }
  }
  for await (const chunk of zip(entries())) if (chunk.length > 1000) break
  await until(() => expect(isClosed).toBe(true))
})

test('an archive of nothing is one', async () => {
  expect(unzipSync(await packed())).toEqual({})
})

test('content that fails makes the archive fail', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield 'a'
    throw new Error('disk gone')
  }
  await expect(packed({ path: 'a', content: broken() })).rejects.toThrow('disk gone')
})

test.each([
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['C:\\a|b?.pdf', 'C__a_b_.pdf'],
  ['report\u202Efdp.exe', 'report_fdp.exe'],
  ['..', 'file'],
  ['name. ', 'name'],
])('%j is unpacked as %s', (name, safe) => {
  expect(entryName(name)).toBe(safe)
})
