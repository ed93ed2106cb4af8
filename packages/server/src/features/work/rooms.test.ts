import { contract } from '@esrs/contract'
import { readRows } from '@esrs/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiFailure, aCompany, aGuest, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { drawBySeed } from './rooms/room.ts'

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
  // Every device asks for a code, the first one too.
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
  await company.client.call(rooms.answer, { params, body: { fact: other, text: 'Those of hall one.' } })
  const { messages } = await client.call(audit.fact, { params: { id: other } })
  expect(messages.map(({ side, text }) => [side, text])).toEqual([
    ['auditor', 'Which meters?'],
    ['company', 'Those of hall one.'],
  ])
  for (const one of [await client.call(audit.export, {}), await company.client.call(rooms.export, { params })]) {
    const read = readRows(new Uint8Array(await (one as unknown as Blob).arrayBuffer()), 'room.xlsx')
    if (!read.ok) throw new Error('The workbook cannot be read.')
    expect(read.sheets.map(({ name, rows }) => [name, rows.length > 1])).toEqual([
      ['Figures', true],
      ['Questions', true],
      ['Trail', true],
    ])
  }
  const trail = (await company.client.call(rooms.list, {})).rooms[0]!.trail.map(({ what }) => what)
  expect(trail).toEqual(
    expect.arrayContaining(['entered', 'drawn', 'looked', 'marked', 'asked', 'answered', 'exported']),
  )
  const closed = await company.client.call(rooms.close, { params })
  expect(closed.open).toBe(false)
  await expect(client.call(audit.get, {})).rejects.toMatchObject({ status: 401 })
})

test('an issued version stays as it was issued, whatever becomes of the draft', async () => {
  await company.client.call(contract.report.confirm, { body: { reason: 'For the test.' } })
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
