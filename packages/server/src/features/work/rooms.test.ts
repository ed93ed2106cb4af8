import { contract, limits } from '@esrs/contract'
import { pagePicture } from '@esrs/engine/pages'
import { readRows } from '@esrs/engine/sheets'
import { sql } from 'drizzle-orm'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ApiFailure,
  aCompany,
  aDocument,
  aGuest,
  startApp,
  type TestApp,
  type TestCompany,
} from '../../testing/index.ts'
import { drawBySeed } from './rooms/sample-facts.ts'

/** Why what is missing is left out, as the statement says it to readers. */
const leftOut = { en: 'Not available yet.', de: 'Noch nicht verfügbar.' }

const { rooms, audit, csrd, links } = contract
const keys = ['E1-5_01', 'E1-5_02', 'E1-5_03', 'E1-5_05', 'E1-6_07', 'E1-6_09'] as const

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  company = await aCompany(app)
  await company.client.call(contract.company.update, { body: { metadata: { reporting_year: 2025 } } })
  for (const [index, key] of keys.entries()) {
    const value = `${(index + 1) * 10} ${key.startsWith('E1-5') ? 'MWh' : 'tCO2e'}`
    await company.client.call(csrd.updateDatapoint, { params: { key }, body: { value } })
  }
})
afterAll(() => app.stop())

test('a room shows the figures of a version to named people, who draw, mark and ask; the company answers inside', async () => {
  const { client, token, subjectId, email } = await aGuest(app, company, 'room')
  // Links to rooms need a code on every device, also on the first.
  expect((await app.client().call(links.open, { body: { token } })).key).toBeNull()
  const room = await client.call(audit.get, {})
  expect(room).toMatchObject({ company: 'Nordlicht GmbH', version: null, year: 2025 })
  expect(room.facts.map(({ datapoint }) => datapoint)).toEqual(expect.arrayContaining([...keys]))
  const first = await client.call(audit.draw, { body: { by: 'seed', seed: 'spring', count: 3 } })
  const again = await client.call(audit.draw, { body: { by: 'seed', seed: 'spring', count: 3 } })
  expect(first.drawn).toHaveLength(3)
  expect(again).toEqual(first)
  expect((await client.call(audit.draw, { body: { by: 'risk', count: 2 } })).drawn).toHaveLength(2)
  const byHand = await client.call(audit.draw, { body: { by: 'hand', facts: [first.drawn[0]!, 'E9-9_9'] } })
  expect(byHand.drawn).toEqual([first.drawn[0]])
  const [fact = '', other = ''] = first.drawn
  const looked = await client.call(audit.fact, { params: { id: fact } })
  expect(looked.decided?.by).toBe('Ada Sommer')
  expect(looked.history[0]).toMatchObject({ action: 'corrected', by: { name: 'Ada Sommer', is_you: false } })
  await client.call(audit.mark, { params: { id: fact }, body: { mark: 'agreed' } })
  await client.call(audit.mark, { params: { id: other }, body: { mark: 'question', text: 'Which meters?' } })
  const [shown] = (await company.client.call(rooms.list, {})).rooms
  expect(shown).toMatchObject({
    marks: { agreed: 1, question: 1, exception: 0 },
    people: [{ email, name: 'Rita Revision' }],
    questions: [
      { fact: other, waiting: true, messages: [{ by: 'Rita Revision', side: 'auditor', text: 'Which meters?' }] },
    ],
  })
  const params = { id: subjectId }
  const mails = async () =>
    (
      await app.database.db.execute<{ kind: string; key: string }>(
        sql`select data->'data'->>'kind' as kind, data->'data'->>'key' as key from jobs.job
            where name = 'work.mail' and data->'data'->>'kind' like 'room_%' order by created_on`,
      )
    ).rows.filter(({ kind }) => kind !== 'room')
  await client.call(audit.mark, { params: { id: other }, body: { mark: 'question', text: 'And which hall?' } })
  expect(await mails()).toEqual([{ kind: 'roomAsked', key: other }])
  await company.client.call(rooms.answer, { params, body: { fact: other, text: 'Those of hall one.' } })
  const { messages } = await client.call(audit.fact, { params: { id: other } })
  expect(messages.map(({ side, text }) => [side, text])).toEqual([
    ['auditor', 'Which meters?'],
    ['auditor', 'And which hall?'],
    ['company', 'Those of hall one.'],
  ])
  expect(await mails()).toEqual([
    { kind: 'roomAsked', key: other },
    { kind: 'roomAnswered', key: other },
  ])
  const query = { format: 'xlsx' } as const
  const files = [await client.call(audit.export, { query }), await company.client.call(rooms.export, { params, query })]
  for (const one of files) {
    const read = readRows(new Uint8Array(await (one as unknown as Blob).arrayBuffer()), 'room.xlsx', limits.tables)
    if (!read.ok) throw new Error('The workbook cannot be read.')
    expect(read.sheets.map(({ name, rows }) => [name, rows.length > 1])).toEqual([
      ['Figures', true],
      ['Questions', true],
      ['Method', true],
      ['Materiality log', false],
      ['Requests and proofs', false],
      ['Trail', true],
    ])
  }
  const pdf = (await client.call(audit.export, { query: { format: 'pdf' } })) as unknown as Blob
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  const trail = (await company.client.call(rooms.list, {})).rooms[0]!.trail.map(({ what }) => what)
  expect(trail).toEqual(
    expect.arrayContaining(['entered', 'drawn', 'looked', 'marked', 'asked', 'answered', 'exported']),
  )
  const closed = await company.client.call(rooms.close, { params })
  expect(closed.open).toBe(false)
  await expect(client.call(audit.get, {})).rejects.toMatchObject({ status: 401 })
})

test('beside the figures stand method, the log of the assessment, who was asked, and what they delivered with proofs', async () => {
  const asked = await aGuest(app, company, 'request', { datapoints: ['E1-5_01', 'E1-5_02'] })
  const proof = new File(['Total energy consumption in 2025: 1,500 MWh\n'], 'meters.txt')
  await asked.client.call(contract.answer.proof, { body: { key: 'E1-5_01' }, file: proof })
  const answers = [{ key: 'E1-5_01', value: '1.5 GWh', note: 'Both halls.' }]
  await asked.client.call(contract.answer.send, { body: { answers } })
  const body = { material: true, reason: 'Gas heats the halls.', based_on: 0 }
  const { topics } = await company.client.call(contract.materiality.assessment, {})
  const based_on = topics.find(({ code }) => code === 'E1')!.revision
  await company.client.call(contract.materiality.decide, { params: { code: 'E1' }, body: { ...body, based_on } })

  const { client } = await aGuest(app, company, 'room')
  const papers = await client.call(audit.papers, {})
  expect(papers.method).toMatchObject({ set: 'esrs-2023', currency: 'EUR', four_eyes: false })
  expect(papers.materiality[0]!.text).toContain('Gas heats the halls.')
  const request = papers.requests.find(({ items }) => items.some(({ key }) => key === 'E1-5_02'))!
  expect(request.items[0]!.answer).toMatchObject({ written: '1.5 GWh', value: '1500', proofs: ['meters.txt'] })
  expect(request.items[1]!.answer).toBeNull()
  const looked = await client.call(audit.fact, { params: { id: 'E1-5_01' } })
  expect(looked.deliveries).toMatchObject([{ from: 'Paul Werk', note: 'Both halls.', state: 'waiting' }])
  // Auditors see the names of people who were asked, not their addresses.
  expect(JSON.stringify([papers, looked])).not.toContain(asked.email)
  expect(JSON.stringify([papers, looked])).not.toContain(asked.subjectId)
})

async function aPdf(lines: readonly string[]): Promise<Buffer<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  lines.forEach((line, index) => {
    page.drawText(line, { x: 50, y: 760 - index * 24, size: 12, font })
  })
  return Buffer.from(await pdf.save()) as Buffer<ArrayBuffer>
}

test('the page behind a piece of evidence is drawn with the passage marked, and nothing else of its document', async () => {
  const content = await aPdf(['Sustainability report 2025', 'Gross Scope 1 GHG emissions in 2025: 1,234 tCO2e'])
  const own = await startApp({ workers: true })
  try {
    const other = await aCompany(own)
    await other.client.call(contract.company.update, { body: { metadata: { reporting_year: 2025 } } })
    const { id } = await aDocument(other, { name: 'report.pdf', content })
    const found = async () => (await other.client.call(csrd.datapoint, { params: { key: 'E1-6_07' } })).value
    await expect.poll(found, { timeout: 120_000, interval: 100 }).toBe('1234')
    const { value, unit } = await other.client.call(csrd.datapoint, { params: { key: 'E1-6_07' } })
    const body = { value: `${value} ${unit}` }
    await other.client.call(csrd.updateDatapoint, { params: { key: 'E1-6_07' }, body })
    const { client } = await aGuest(own, other, 'room')
    const { evidence } = await client.call(audit.fact, { params: { id: 'E1-6_07' } })
    expect(evidence[0]).toMatchObject({ document: 'report.pdf', page: 1, picture: true })
    const picture = (await client.call(audit.picture, { params: { id: 'E1-6_07', index: 0 } })) as unknown as Blob
    const bytes = Buffer.from(await picture.arrayBuffer())
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
    expect(bytes.readUInt32BE(16)).toBeGreaterThan(600)
    const unmarked = await pagePicture(new Uint8Array(content), 1)
    expect(bytes.equals(unmarked!)).toBe(false)
    // Looking at the page of a figure is no second look at the figure.
    const { trail } = (await other.client.call(rooms.list, {})).rooms[0]!
    expect(trail.filter(({ what }) => what === 'looked')).toHaveLength(1)
    const none = client.call(audit.picture, { params: { id: 'E1-6_07', index: 7 } })
    await expect(none).rejects.toMatchObject({ status: 404 })
    const file = await client.send(`/documents/${id}/file/`, {})
    expect(file.status).toBe(401)
  } finally {
    await own.stop()
  }
}, 180_000)

test('an issued version stays as it was issued, whatever becomes of the draft', async () => {
  await company.client.call(contract.report.confirm, { body: { reason: 'For the test.', left_out: leftOut } })
  const { number } = await company.client.call(contract.report.issue, { body: {} })
  const people = [{ email: 'rita@audit.example', name: 'Rita' }]
  const open = (version: number) =>
    company.client.call(rooms.open, { body: { name: 'Version', version, people, ends: '2060-01-01' } })
  await expect(open(number + 7)).rejects.toBeInstanceOf(ApiFailure)
  expect(await open(number)).toMatchObject({ version: number, open: true })
})

test('a seed draws the same figures of the same figures, and other seeds draw others', () => {
  const facts = Array.from({ length: 200 }, (_, index) => ({ id: `F-${index}` })) as unknown as Parameters<
    typeof drawBySeed
  >[0]
  const drawn = drawBySeed(facts, 'a', 25)
  expect(drawBySeed([...facts].reverse(), 'a', 25)).toEqual(drawn)
  expect(drawBySeed(facts, 'b', 25)).not.toEqual(drawn)
  expect(new Set(drawn).size).toBe(25)
})
