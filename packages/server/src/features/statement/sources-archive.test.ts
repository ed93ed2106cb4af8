import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Statement } from '@esrs/contract'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import type { Tenant } from '../../database/tenant.ts'
import { openDiskStore } from '../../files/disk.ts'
import { encryptFiles } from '../../files/encryption/company-files.ts'
import type { SourceFile } from '../documents/index.ts'
import { sourcesArchive } from './sources-archive.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sources-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
const files = encryptFiles(openDiskStore(folder), null)
const nobody = {} as Tenant

async function* bytes(text: string) {
  yield Buffer.from(text)
}

/** A draft that cites documents of these names, and the archive of them. */
async function archiveOf(cited: readonly { name: string; content: string; size?: number }[]) {
  const sources = new Map<string, SourceFile>()
  for (const [index, { name, content, size }] of cited.entries()) {
    const received = await files.receive(bytes(content), 1000, nobody)
    const file = await files.keep(received)
    sources.set(String(index), { file, hash: received.hash, size: size ?? received.size, title: name })
  }
  const evidence = cited.map(({ name }, index) => ({ document_id: String(index), document: name, sha256: null }))
  const statement = { facts: [{ evidence }], issue: null } as unknown as Statement
  const documents = { sources: async () => sources, kept: async () => new Map() }
  return { sources, make: async () => buffer(await sourcesArchive({ documents, files }, nobody, statement)) }
}

test('sources lie beside a list of their hashes; two of one name are both there, and none leaves its folder', async () => {
  const names = ['a.pdf', '../a.pdf', 'a.pdf', 'note.txt']
  const { make } = await archiveOf(names.map((name, index) => ({ name, content: `content ${index}` })))
  const first = await make()
  const entries = unzipSync(first)
  expect(Object.keys(entries)).toEqual([
    'sources/a.pdf',
    'sources/.._a.pdf',
    'sources/a (2).pdf',
    'sources/note.txt',
    'SHA256SUMS.txt',
  ])
  const sums = strFromU8(entries['SHA256SUMS.txt']!)
  for (const [name, content] of Object.entries(entries).slice(0, -1))
    expect(sums).toContain(`${createHash('sha256').update(content).digest('hex')}  ${name}\n`)
  expect(Buffer.compare(first, await make())).toBe(0)
})

test('a source that is gone or damaged, and more than an archive holds, are said', async () => {
  const { sources, make } = await archiveOf([{ name: 'a.pdf', content: 'one' }])
  const { file } = sources.get('0')!
  fs.appendFileSync(path.join(folder, 'kept', file.slice(0, 2), file), 'x')
  await expect(make()).rejects.toMatchObject({ reason: 'source_missing' })
  await files.remove(file)
  await expect(make()).rejects.toMatchObject({ reason: 'source_missing' })
  const large = await archiveOf([{ name: 'a.pdf', content: 'one', size: 4_000_000_000 }])
  await expect(large.make()).rejects.toMatchObject({ reason: 'too_large' })
})
