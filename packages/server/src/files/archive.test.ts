import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
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
