import { contract } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCompany, aDocument, ended, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ workers: true })
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app, { name: 'Nordwind Energie AG' })
})

const params = { key: 'E1-5_01' }
const report = (name: string, year: number, figure: string) =>
  `Sustainability report ${year} of ${name}\n\nIn ${year} the total energy consumption of ${name} was ${figure} MWh.\n\n${name} reports every year. ${name} has many plants.\n`
const upload = async (file: string, content: string) =>
  ended(company, (await aDocument(company, { name: file, content })).id)
const value = () => company.client.call(contract.csrd.datapoint, { params })
const decide = (id: string, is_own: boolean | null) =>
  company.client.call(contract.documents.decideCompany, { params: { id }, body: { is_own } })
const get = (id: string) => company.client.call(contract.documents.get, { params: { id } })

test('the company that a document names is told; its own documents are not asked about', async () => {
  expect(await upload('own.txt', report('Nordwind Group', 2025, '12,345'))).toMatchObject({
    company: 'Nordwind',
    standing: 'own',
    standingDecided: false,
  })
  expect(await upload('none.txt', 'Our total energy consumption was 7 MWh in 2025.')).toMatchObject({
    company: null,
    standing: 'own',
  })
  expect((await value()).question).toBeNull()
})

test('values of another company are a question, and never stand beside those of the company', async () => {
  const { id, company: named, standing } = await upload('b.txt', report('Hansen Stahl GmbH', 2025, '99,000'))
  expect([named, standing]).toEqual(['Hansen Stahl GmbH', 'asked'])
  expect(await value()).toMatchObject({
    number: 99000,
    tier: 'review',
    question: { code: 'company', text: expect.stringContaining('Hansen Stahl GmbH') },
  })
  await upload('own.txt', report('Nordwind Energie AG', 2025, '12,345'))
  const own = await value()
  expect(own).toMatchObject({ number: 12345, question: null })
  expect(own.evidence.map(({ filename }) => filename)).toEqual(['own.txt'])
  await decide(id, true)
  expect((await value()).evidence.map(({ filename }) => filename).sort()).toEqual(['b.txt', 'own.txt'])
})

test('another company is no comparative and raises no alarm', async () => {
  await upload('b.txt', report('Hansen Stahl GmbH', 2024, '99,000'))
  await upload('own.txt', report('Nordwind Energie AG', 2025, '12,345'))
  expect(await value()).toMatchObject({ number: 12345, prior: null, hints: [] })
})

test('what a person says holds of other documents of the same company, and can be taken back', async () => {
  const first = await upload('b.txt', report('Hansen Stahl GmbH', 2025, '99,000'))
  const second = await upload('c.txt', report('Hansen Stahl GmbH', 2024, '90,000'))
  const { document } = await decide(first.id, false)
  expect(document).toMatchObject({ standing: 'other', standingDecided: true })
  expect(await get(second.id)).toMatchObject({ standing: 'other', standingDecided: false })
  expect((await value()).value).toBeNull()
  const near = await company.client.call(contract.pointing.nearest, { params })
  expect([near.data.documents, near.data.places]).toEqual([0, []])
  await decide(first.id, true)
  expect(await value()).toMatchObject({ number: 99000, question: null })
  expect(await upload('d.txt', report('Hansen Group', 2023, '80,000'))).toMatchObject({ standing: 'own' })
  await decide(first.id, null)
  expect(await get(second.id)).toMatchObject({ standing: 'asked' })
})

test('nobody decides about the documents of others', async () => {
  const { id } = await upload('b.txt', report('Hansen Stahl GmbH', 2025, '99,000'))
  const other = await aCompany(app, { name: 'Somebody Else' })
  await expect(
    other.client.call(contract.documents.decideCompany, { params: { id }, body: { is_own: true } }),
  ).rejects.toMatchObject({ status: 404 })
})
