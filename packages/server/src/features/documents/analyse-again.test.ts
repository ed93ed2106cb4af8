import { contract, type Document } from '@esrs/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { documents } from '../../database/schema/documents.ts'
import { aCompany, aDocument, ended, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ workers: true })
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
})

const report = (figure: string) =>
  `Sustainability report for the financial year 2025\n\nIn 2025 our total energy consumption was ${figure} MWh.\n`
const upload = async (name: string, content: string): Promise<Document> =>
  ended(company, (await aDocument(company, { name, content })).id)
const value = async (key: string) =>
  (await company.client.call(contract.csrd.listDatapoints, { query: { search: key } })).data.datapoints.find(
    (datapoint) => datapoint.key === key,
  )
const change = (id: string, row: Partial<typeof documents.$inferInsert>) =>
  app.database.db.update(documents).set(row).where(eq(documents.id, id))
const reanalyse = (id: string) => company.client.call(contract.documents.reanalyse, { params: { id } })
const list = () => company.client.call(contract.documents.list, { query: {} })
const removal = (id: string) => company.client.call(contract.documents.removal, { params: { id } })
const energy = 'E1-5_01'

describe('analysing again', () => {
  test('documents of an older engine are counted and analysed again all at once', async () => {
    const [old, present] = [await upload('old.txt', report('12,345')), await upload('new.txt', 'Nothing to say.')]
    expect([old.outdated, old.engineVersion]).toEqual([false, present.engineVersion])
    await change(old.id, { engineVersion: '0' })
    const before = await list()
    expect([before.outdated, before.unfinished]).toEqual([1, 0])
    expect(before.results.map(({ title, outdated }) => [title, outdated])).toEqual([
      ['new.txt', false],
      ['old.txt', true],
    ])
    expect(await company.client.call(contract.documents.reanalyseAll, {})).toEqual({ queued: 1 })
    expect(await company.client.call(contract.documents.reanalyseAll, {})).toEqual({ queued: 0 })
    expect(await ended(company, old.id)).toEqual(old)
    expect((await list()).outdated).toBe(0)
  })

  test('what a person accepted stays and keeps its words, what a person typed stays without any', async () => {
    const { id } = await upload('a.txt', report('12,345'))
    const save = (sent: string) =>
      company.client.call(contract.csrd.updateDatapoint, { params: { key: energy }, body: { value: sent } })
    await save((await value(energy))!.value!)
    const accepted = await value(energy)
    expect([accepted!.status, accepted!.evidence.length]).toEqual(['accepted', 1])
    await reanalyse(id)
    await ended(company, id)
    expect(await value(energy)).toEqual(accepted)
    await save('777 MWh')
    await reanalyse(id)
    await ended(company, id)
    expect(await value(energy)).toMatchObject({ status: 'corrected', number: 777 })
  })

  test('a document on its way is not queued a second time', async () => {
    const { id } = await upload('a.txt', report('1'))
    await change(id, { stage: 'analysing' })
    await expect(reanalyse(id)).rejects.toMatchObject({
      status: 409,
      body: { error: 'The document is being processed already.' },
    })
  })

  test('where it fails, what was found earlier stays in use, with a note', async () => {
    const { id } = await upload('a.txt', report('12,345'))
    const [row] = await app.database.db.select().from(documents).where(eq(documents.id, id))
    await app.files.remove(row!.file)
    await reanalyse(id)
    const document = await ended(company, id)
    expect(document).toMatchObject({ stage: 'processed', hasProcessingError: false })
    expect(document.notes).toEqual([
      { code: 'reanalysis_failed', text: expect.stringMatching(/stays in use\. The stored file cannot be found/) },
    ])
    expect(await value(energy)).toMatchObject({ number: 12_345 })
    await company.client.call(contract.documents.remove, { params: { id } })
  })
})

describe('trying again', () => {
  test('is offered and taken where it may help, and refused with the reason where it cannot', async () => {
    const { id } = await upload('blank.txt', ' \n ')
    const { canRetry, errorCode } = await company.client.call(contract.documents.get, { params: { id } })
    expect([errorCode, canRetry]).toEqual(['no_text', false])
    const retry = () => company.client.call(contract.documents.retry, { params: { id } })
    await expect(retry()).rejects.toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/^Trying again would end in the same way\. No text could be found/) },
    })
    await change(id, { errorCode: 'took_too_long' })
    const passing = await company.client.call(contract.documents.get, { params: { id } })
    expect(passing.canRetry).toBe(true)
    await retry()
    expect((await ended(company, id)).errorCode).toBe('no_text')
    // A newer engine may read what an older one could not.
    await change(id, { engineVersion: '0' })
    await retry()
    expect((await ended(company, id)).canRetry).toBe(false)
  })
})

describe('removing', () => {
  test('is preceded by what goes with it, and that is what happens', async () => {
    const first = await upload('a.txt', `${report('12,345')}\nGross Scope 1 GHG emissions were 1,234 tCO2e in 2025.\n`)
    expect(await removal(first.id)).toMatchObject({
      missing: { keys: expect.arrayContaining([energy]) },
      replaced: { count: 0 },
      kept: { count: 0 },
    })
    const second = await upload('b.txt', `Report 2025.\n\nIn 2025 our total energy consumption was 12,345 MWh.\n`)
    const preview = await removal(first.id)
    const all = [...preview.missing.keys, ...preview.replaced.keys]
    expect(preview.findings).toBeGreaterThanOrEqual(all.length)
    expect(all.length).toBe(preview.missing.count + preview.replaced.count)
    const [gone] = preview.missing.keys
    await company.client.call(contract.csrd.updateDatapoint, {
      params: { key: energy },
      body: { value: (await value(energy))!.value },
    })
    expect((await removal(first.id)).kept.keys).toEqual([energy])
    await company.client.call(contract.documents.remove, { params: { id: first.id } })
    expect(await value(energy)).toMatchObject({ number: 12_345, status: 'accepted' })
    expect((await value(energy))!.evidence.map(({ document_id }) => document_id)).toEqual([second.id])
    expect((await value(gone!))?.value ?? null).toBeNull()
    await company.client.call(contract.documents.remove, { params: { id: second.id } })
    expect(await value(energy)).toMatchObject({ number: 12_345, status: 'accepted', evidence: [] })
  })
})
