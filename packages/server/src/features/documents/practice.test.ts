import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startChild } from '../../children/contain.ts'
import { type Loan, Standby } from '../../children/standby.ts'
import { demoFolder, practice, readingEntry } from '../../paths.ts'
import { readInChild } from './read-in-child.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'practice-'))
const long = path.join(folder, 'long.pdf')
const standby = new Standby(readingEntry, { warmUp: practice })
const end = standby.keep()

/** Pages of the long report, so many that two threads share them. */
let pageCount = 0
beforeAll(async () => {
  const report = await PDFDocument.load(fs.readFileSync(practice[0]!))
  const file = await PDFDocument.create()
  for (let copy = 0; copy < 2; copy += 1)
    for (const page of await file.copyPages(report, report.getPageIndices())) file.addPage(page)
  fs.writeFileSync(long, await file.save())
  pageCount = file.getPageCount()
})
afterAll(() => {
  end()
  fs.rmSync(folder, { recursive: true })
})

const fresh = (): Loan => ({ child: startChild(readingEntry), isUsed: false, giveBack: () => {} })

const read = (file: string, take: () => Loan) =>
  readInChild(
    { path: file, name: path.basename(file), reportingYear: 2025, taught: [], ocrMaxPages: 0 },
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
  const hurried = new Standby(readingEntry, { warmUp: practice })
  const stop = hurried.keep()
  expect(await read(long, () => hurried.take('one'))).toMatchObject({ ok: true, facts: { pageCount } })
  stop()
}, 120_000)
