import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startChild } from '../../children/contain.ts'
import { type BorrowedProcess, Standby } from '../../children/standby.ts'
import { plainFile } from '../../files/encryption/file-on-disk.ts'
import { demoFolder, readingEntry, warmUpFiles } from '../../paths.ts'
import { readInChild } from './read-in-child.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'practice-'))
const long = path.join(folder, 'long.pdf')
const standby = new Standby(readingEntry, { warmUp: warmUpFiles })
const end = standby.keep()

/** Pages of the long report, so many that two threads share them. */
const pageCount = 24
beforeAll(async () => {
  const report = await PDFDocument.load(fs.readFileSync(warmUpFiles[0]!))
  const file = await PDFDocument.create()
  const pages = report.getPageIndices()
  const twice = [...pages, ...pages].slice(0, pageCount)
  for (const page of await file.copyPages(report, twice)) file.addPage(page)
  fs.writeFileSync(long, await file.save())
})
afterAll(() => {
  end()
  fs.rmSync(folder, { recursive: true })
})

const fresh = (): BorrowedProcess => ({ child: startChild(readingEntry), isUsed: false, giveBack: () => {} })

const read = (file: string, take: () => BorrowedProcess) =>
  readInChild(
    {
      file: plainFile(file),
      name: path.basename(file),
      reportingYear: 2025,
      taught: [],
      ocrMaxPages: 0,
      pictures: 'later',
    },
    {
      take,
      memoryBytes: 2_000_000_000,
      milliseconds: 120_000,
      silentMilliseconds: 120_000,
      signal: new AbortController().signal,
      onProgress: () => {},
      onRead: async () => {},
    },
  )

test.each([
  ['a long report', long],
  ['a workbook', path.join(demoFolder, 'umweltkennzahlen-2025.xlsx')],
])(
  'a process that has practised or read before reads the same from %s as one that has not',
  async (_, file) => {
    const once = await read(file, fresh)
    const practised = await read(file, () => standby.take('one'))
    const used = await read(file, () => standby.take('one'))
    expect(once).toMatchObject({ ok: true, analysis: { findings: expect.arrayContaining([expect.anything()]) } })
    expect(practised).toEqual(once)
    expect(used).toEqual(once)
  },
  120_000,
)

test('a task that comes in the middle of practising is done', async () => {
  const hurried = new Standby(readingEntry, { warmUp: warmUpFiles })
  const stop = hurried.keep()
  expect(await read(long, () => hurried.take('one'))).toMatchObject({ ok: true, facts: { pageCount } })
  stop()
})

test('a long analysis gives signs of life while it works, and its reader is told nothing more by them', async () => {
  const text = path.join(folder, 'report.txt')
  fs.writeFileSync(
    text,
    `Our sustainability report of 2025.\n${'We used 12.5 MWh of energy in our sites. '.repeat(15_000)}`,
  )
  const child = startChild(readingEntry)
  const heard: { kind: string; at: number }[] = []
  child.on('message', ({ kind }: { kind: string }) => heard.push({ kind, at: performance.now() }))
  const told = { progress: 0, read: 0 }
  const reading = await readInChild(
    { file: plainFile(text), name: 'report.txt', reportingYear: 2025, taught: [], ocrMaxPages: 0, pictures: 'later' },
    {
      take: () => ({ child, isUsed: false, giveBack: () => {} }),
      memoryBytes: 2_000_000_000,
      milliseconds: 120_000,
      silentMilliseconds: 120_000,
      signal: new AbortController().signal,
      onProgress: () => {
        told.progress += 1
      },
      onRead: async () => {
        told.read += 1
      },
    },
  )
  expect(reading).toMatchObject({ ok: true, facts: { pageCount: 1 } })
  expect(told).toEqual({ progress: 1, read: 1 })
  const kinds = heard.map(({ kind }) => kind)
  expect(kinds.indexOf('analysing')).toBeGreaterThan(kinds.indexOf('read'))
  expect(kinds.lastIndexOf('analysing')).toBeLessThan(kinds.indexOf('index'))
  // They come while it works, and not all at its end.
  const timeOf = (what: string) => heard.find(({ kind }) => kind === what)!.at
  expect(timeOf('index') - timeOf('analysing')).toBeGreaterThan(100)
})
