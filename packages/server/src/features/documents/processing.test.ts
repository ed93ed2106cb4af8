import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CFB, utils, write } from '@e965/xlsx'
import { contract, type Datapoint, type Document } from '@esrs/contract'
import { Packer, Paragraph, Table, TableCell, TableRow, Document as Word } from 'docx'
import { eq, sql } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { documentPages, documents } from '../../database/schema/documents.ts'
import { datapointHistory, findings } from '../../database/schema/reporting.ts'
import { readingEntry } from '../../paths.ts'
import { aCompany, aDocument, askUntil, ended, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let company: TestCompany
/** A company for whatever may stand beside other documents: a process that reads for it goes on with its next one. */
let busy: TestCompany
beforeAll(async () => {
  app = await startApp({ workers: true })
  app.clock.set('2026-06-01')
  busy = await aCompany(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
})

const energy = [
  ['Energy', 'Unit', '2025', '2024'],
  ['Total energy consumption', 'MWh', '12,345', '13,000'],
  ['Gross Scope 1 GHG emissions', 'tCO2e', '1,234', '1,300'],
]
const title = 'Sustainability report for the financial year 2025'

async function aPdf(lines: (string | string[])[], pages = 1): Promise<Buffer<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let number = 0; number < pages; number += 1) {
    const page = pdf.addPage([595, 842])
    lines.forEach((line, index) => {
      const cells = typeof line === 'string' ? [line] : line
      for (const [column, cell] of cells.entries())
        page.drawText(cell, { x: column === 0 ? 50 : 170 + column * 100, y: 780 - index * 24, size: 11, font })
    })
  }
  return Buffer.from(await pdf.save())
}
async function aWord(): Promise<Buffer<ArrayBuffer>> {
  const rows = energy.map(
    (cells) => new TableRow({ children: cells.map((cell) => new TableCell({ children: [new Paragraph(cell)] })) }),
  )
  const document = new Word({ sections: [{ children: [new Paragraph(title), new Table({ rows })] }] })
  return Buffer.from(await Packer.toBuffer(document))
}
function aWorkbook(): Buffer<ArrayBuffer> {
  const number = (cell: string) => (/^[\d,]+$/.test(cell) ? Number(cell.replace(',', '')) : cell)
  const sheet = utils.aoa_to_sheet([[title], [], ...energy.map((cells) => cells.map(number))])
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Energy')
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array)
}

const datapoints = async () =>
  (await company.client.call(contract.csrd.listDatapoints, { query: { page_size: 50 } })).data.datapoints
const value = async (key: string): Promise<Datapoint | undefined> =>
  (await datapoints()).find((datapoint) => datapoint.key === key)
const upload = async (name: string, content: string | Buffer<ArrayBuffer>) =>
  ended(company, (await aDocument(company, { name, content })).id)
const page = async (id: string, number: number) =>
  company.client.call(contract.documents.page, { params: { id, number } })
const retry = async (id: string) => company.client.call(contract.documents.retry, { params: { id } })

describe('from the upload to values with evidence', () => {
  test.each([
    ['report.pdf', () => aPdf([title, ...energy])],
    ['report.docx', aWord],
    ['report.xlsx', async () => aWorkbook()],
    [
      'report.csv',
      async () => Buffer.from(energy.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')),
    ],
    [
      'report.md',
      async () =>
        Buffer.from(
          `# ${title}\n\n${energy
            .map((cells) => `| ${cells.join(' | ')} |`)
            .toSpliced(1, 0, '|---|---|---|---|')
            .join('\n')}\n`,
        ),
    ],
    ['report.txt', async () => Buffer.from(`${title}\n\nIn 2025 our total energy consumption was 12,345 MWh.\n`)],
  ])('%s', async (name, make) => {
    company = busy
    const document = await upload(name, await make())
    expect(document).toMatchObject({
      stage: 'processed',
      hasProcessingError: false,
      processingError: null,
      pageCount: 1,
    })
    expect(document.wordCount).toBeGreaterThan(5)
    const found = await value('E1-5_01')
    expect(found).toMatchObject({ number: 12_345, unit: 'MWh', year: 2025, status: 'proposed', filename: name })
    const [evidence] = found!.evidence
    const { text } = await page(document.id, evidence!.page)
    expect(text).toContain(evidence!.excerpt)
    expect(evidence!.excerpt).toMatch(/12,?345/)
    expect(document.aiStats.success).toBeGreaterThan(0)
    expect(document.aiStatsByType.number!.total).toBeGreaterThan(0)
    await company.client.call(contract.documents.remove, { params: { id: document.id } })
  })

  test('a sheet comes with its cells, so that the page can show it', async () => {
    const { id } = await upload('cells.xlsx', aWorkbook())
    const { kind, name, grid } = await page(id, 1)
    expect([kind, name, grid?.firstRow]).toEqual(['sheet', 'Energy', 1])
    expect(grid!.rows[3]!.slice(0, 2)).toEqual(['Total energy consumption', 'MWh'])
    const { cell, sheet } = (await value('E1-5_01'))!.evidence[0]!
    expect(sheet).toBe('Energy')
    const [, letter, row] = /^([A-Z])(\d+)$/.exec(cell!)!
    expect(grid!.rows[Number(row) - grid!.firstRow]![letter!.charCodeAt(0) - 65]).toMatch(/12,?345/)
  })

  test('what is no report of a company gives nothing and says so', async () => {
    const story =
      '"Nine people had been shot," he said. She asked him whether the 40 employees of the mill knew, and he told her that 12 had.'
    const { id, ...document } = await upload('story.txt', story)
    const sentence = 'This does not look like a report of a company, so no values were taken from it.'
    expect(document).toMatchObject({
      stage: 'processed',
      hasProcessingError: false,
      aiStats: { success: 0, failure: 0 },
      notes: [{ code: 'not_a_report', text: sentence }],
    })
    company.client.language = 'de'
    const german = await company.client.call(contract.documents.get, { params: { id } })
    expect(german.notes[0]!.text).toBe(
      'Dies sieht nicht wie ein Bericht eines Unternehmens aus; es wurden keine Werte daraus übernommen.',
    )
  })

  test('one mail says so when the last of a batch is done, and the wizard may go on', async () => {
    const uploads = await Promise.all(
      [1, 2, 3].map((number) => aDocument(company, { content: `Note ${number} of ${company.id}` })),
    )
    for (const { id } of uploads) await ended(company, id)
    const { metadata } = await company.client.call(contract.company.get, {})
    expect(metadata.onboarding_status.processing_complete).toBe(true)
    const mine = () => app.mails().filter((mail) => mail.includes(company.user.email))
    while (mine().length === 0) await wait(20)
    expect(mine()).toHaveLength(1)
    expect(mine()[0]).toContain('Your 3 documents have been processed')
  })
})

describe('what cannot be read is said, and the others go on', () => {
  const locked = () => {
    const file = CFB.utils.cfb_new()
    for (const name of ['EncryptionInfo', 'EncryptedPackage'])
      CFB.utils.cfb_add(file, `/${name}`, Buffer.alloc(5000, 1))
    return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array)
  }
  const old = (stream: string) => {
    const file = CFB.utils.cfb_new()
    CFB.utils.cfb_add(file, `/${stream}`, Buffer.alloc(5000, 1))
    return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array)
  }

  test.each([
    ['locked.docx', async () => locked(), /protected by a password/],
    ['damaged.pdf', async () => (await aPdf([title], 3)).subarray(0, 300), /damaged or incomplete/],
    ['damaged.docx', async () => (await aWord()).subarray(0, 2000), /damaged or incomplete/],
    ['scan.pdf', async () => aPdf([]), /No text could be found/],
    ['blank.txt', async () => Buffer.from(' \n \n'), /No text could be found/],
    ['old.doc', async () => old('WordDocument'), /damaged or incomplete|No text could be found/],
    ['old.xls', async () => old('Workbook'), /damaged or incomplete|No text could be found/],
    [
      'slides.pptx',
      async () =>
        Buffer.from(zipSync({ '[Content_Types].xml': new Uint8Array(1), 'ppt/presentation.xml': new Uint8Array(1) })),
      /damaged or incomplete/,
    ],
    ['photo.png', async () => Buffer.from('89504e470d0a1a0a00', 'hex'), /damaged or incomplete/],
  ])('%s', async (name, make, sentence) => {
    company = busy
    const content = (await make()) as Buffer<ArrayBuffer>
    const [bad, good] = await Promise.all([aDocument(company, { name, content }), aDocument(company)])
    const document = await ended(company, bad.id)
    expect(document).toMatchObject({ stage: 'failed', hasProcessingError: true, aiStats: { success: 0, failure: 0 } })
    expect(document.processingError).toMatch(sentence)
    expect(await ended(company, good.id)).toMatchObject({ stage: 'processed' })
    company.client.language = 'de'
    const german = await company.client.call(contract.documents.get, { params: { id: bad.id } })
    expect(german.processingError).not.toBe(document.processingError)
    expect(german.processingError).toMatch(/Datei|Bild|Video|PDF/)
    company.client.language = 'en'
  })

  test('a stored file that is gone', async () => {
    const { id } = await aDocument(company, { name: 'here.exe.txt', content: 'soon gone' })
    const first = await ended(company, id)
    expect(first.stage).toBe('processed')
    const [row] = await app.database.db.select().from(documents).where(eq(documents.id, id))
    const asIfNeverRead = { stage: 'failed', errorCode: 'crashed', pageCount: null } as const
    await app.database.db.update(documents).set(asIfNeverRead).where(eq(documents.id, id))
    await app.files.remove(row!.file)
    await retry(id)
    expect((await ended(company, id)).processingError).toMatch(/cannot be found\. Remove the document/)
    await company.client.call(contract.documents.remove, { params: { id } })
  })

  test('a small archive that unpacks to hundreds of megabytes ends with a sentence while the server answers', async () => {
    const sheet = Buffer.concat([
      Buffer.from(
        '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>',
      ),
      Buffer.alloc(320_000_000, 'a'),
    ])
    const parts = { '[Content_Types].xml': Buffer.from('<Types/>'), 'xl/workbook.xml': Buffer.from('<workbook/>') }
    const honest = Buffer.from(zipSync({ ...parts, 'xl/worksheets/sheet1.xml': sheet }, { level: 6 }))
    expect(honest.length).toBeLessThan(1_000_000)
    const lying = Buffer.from(honest)
    // The directory claims a few bytes; only unpacking shows the truth.
    const entry = lying.lastIndexOf(Buffer.from('PK\x01\x02'))
    lying.writeUInt32LE(1000, entry + 24)
    for (const [name, content] of [
      ['honest.xlsx', honest],
      ['lying.xlsx', lying],
    ] as const) {
      const { id } = await aDocument(company, { name, content })
      const document = await ended(company, id)
      expect([document.stage, document.processingError]).toEqual([
        'failed',
        expect.stringMatching(/smaller files|damaged/),
      ])
    }
  })
})

describe('a run may be repeated or end anywhere', () => {
  const rows = (id: string) =>
    Promise.all([
      app.database.db.select().from(documentPages).where(eq(documentPages.documentId, id)),
      app.database.db.select().from(findings).where(eq(findings.documentId, id)),
      app.database.db.select().from(datapointHistory).where(eq(datapointHistory.companyId, company.id)),
    ])
  const again = (id: string) =>
    app.database.db.execute(sql`
      update jobs.job set state = 'created', started_on = null, completed_on = null
      where name = 'documents.process' and data->'data'->>'document' = ${id}`)
  const jobsDone = (id: string) =>
    askUntil(
      () =>
        app.database.db.execute<{ state: string }>(
          sql`select state from jobs.job where name = 'documents.process' and data->'data'->>'document' = ${id}`,
        ),
      ({ rows }) => rows.length > 0 && rows.every(({ state }) => state === 'completed'),
    )

  test('twice has the effect of once', async () => {
    const document = await upload('report.pdf', await aPdf([title, ...energy]))
    await jobsDone(document.id)
    const once = await rows(document.id)
    await again(document.id)
    await jobsDone(document.id)
    expect(await rows(document.id)).toEqual(once)
    // Killed just before its end: everything but the end is there already.
    await app.database.db
      .update(documents)
      .set({ stage: 'recording', finishedAt: null })
      .where(eq(documents.id, document.id))
    await again(document.id)
    expect(await ended(company, document.id)).toEqual(document)
    const [pages, found, history] = await rows(document.id)
    expect(pages).toEqual(once[0])
    expect(found).toHaveLength(once[1].length)
    expect(history).toEqual(once[2])
  })

  test('a document removed while it is processed leaves nothing', async () => {
    const { id } = await aDocument(company, { name: 'long.pdf', content: await aPdf([title, ...energy], 150) })
    while ((await company.client.call(contract.documents.get, { params: { id } })).stage === 'queued') await wait(5)
    await company.client.call(contract.documents.remove, { params: { id } })
    await jobsDone(id)
    const [pages, found] = await rows(id)
    expect([pages, found, await datapoints()]).toEqual([[], [], []])
  })

  test('a removed document takes its values along', async () => {
    const first = await upload('a.pdf', await aPdf([title, ...energy]))
    const second = await upload('b.txt', `${title}\n\nIn 2025 our total energy consumption was 12,345 MWh.\n`)
    expect((await value('E1-5_01'))!.evidence).toHaveLength(2)
    await company.client.call(contract.documents.remove, { params: { id: first.id } })
    expect((await value('E1-5_01'))!.evidence.map(({ document_id }) => document_id)).toEqual([second.id])
    expect(await value('E1-6_07')).toBeUndefined()
  })
})

/** Process ids of the reading processes that this process has started. */
function readers(): number[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = /^PPid:\s+(\d+)$/m.exec(fs.readFileSync(`/proc/${name}/status`, 'latin1'))?.[1]
        const command = fs.readFileSync(`/proc/${name}/cmdline`, 'latin1')
        return Number(parent) === process.pid && command.includes(readingEntry) ? [Number(name)] : []
      } catch {
        return []
      }
    })
}

describe.runIf(fs.existsSync('/proc/self'))('the reading process', () => {
  test('killed three times, the document has an error that can be tried again, and the others go on', async () => {
    const { id } = await aDocument(company, { name: 'long.pdf', content: await aPdf([title, ...energy], 20) })
    const killed = new Set<number>()
    let document: Document
    for (;;) {
      for (const pid of readers()) {
        killed.add(pid)
        process.kill(pid, 'SIGKILL')
      }
      document = await company.client.call(contract.documents.get, { params: { id } })
      if (document.stage === 'failed') break
      await wait(10)
    }
    // One that dies before it has begun the document does not count.
    expect(killed.size).toBeGreaterThanOrEqual(3)
    expect(document.processingError).toMatch(/failed several times/)
    expect(await upload('other.txt', 'All is well.')).toMatchObject({ stage: 'processed' })
    const { document: waiting } = await retry(id)
    expect(waiting).toMatchObject({ stage: 'queued', hasProcessingError: false })
    expect(await ended(company, id)).toMatchObject({ stage: 'processed', pageCount: 20 })
    await expect(retry(id)).rejects.toMatchObject({
      status: 409,
      body: { error: 'The document has been processed already.' },
    })
  })

  test('is ended when it takes too much memory or time, and says so on the document', async () => {
    const small = { memory: { readMemoryBytes: 30_000_000 }, time: { readMilliseconds: 30 } }
    for (const [limit, sentence] of [
      [small.memory, /took too much memory/],
      [small.time, /took too long/],
    ] as const) {
      const strict = await startApp({ workers: true, ...limit })
      const customer = await aCompany(strict)
      const { id } = await aDocument(customer, { name: 'report.pdf', content: await aPdf([title], 50) })
      expect((await ended(customer, id)).processingError).toMatch(sentence)
      // A reader of another company may still wait a second for its next file.
      await until(() => expect(readers()).toEqual([]))
      await strict.stop()
    }
  })

  test('sees nothing of the secrets of the product', async () => {
    process.env.A_SECRET_OF_THE_TEST = 'visible'
    const { id } = await aDocument(company, { name: 'long.pdf', content: await aPdf([title], 100) })
    const reader = async (): Promise<number> => readers()[0] ?? wait(2).then(reader)
    const seen = fs.readFileSync(`/proc/${await reader()}/environ`, 'latin1')
    expect(seen).not.toContain('visible')
    delete process.env.A_SECRET_OF_THE_TEST
    await ended(company, id)
  })
})

test('files that are kept are those of documents', async () => {
  const kept = path.join(app.dataDir, 'files', 'kept')
  const names = fs
    .readdirSync(kept, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  const known = (await app.database.db.select({ file: documents.file }).from(documents)).map(({ file }) => file)
  expect(names.sort()).toEqual(known.sort())
})
