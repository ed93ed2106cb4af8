import { contract } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ApiFailure, aCompany, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'

const { tagging, report, csrd, trail } = contract

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
  await company.client.call(contract.company.update, {
    body: { metadata: { standard_set: 'esrs-2023', reporting_year: 2025 } },
  })
})

const decide = (key: string, value: string) =>
  company.client.call(csrd.updateDatapoint, { params: { key }, body: { value } })
const list = (query: object = {}) => company.client.call(tagging.list, { query })
const save = (datapoint: string, element: string | null, reviewed: boolean) =>
  company.client.call(tagging.save, { params: { datapoint }, body: { element, reviewed } })
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ApiFailure ? { status: error.status, ...error.body } : Promise.reject(error)),
  )

describe('the tags of a draft', () => {
  test('are none where nothing is decided', async () => {
    expect(await list()).toMatchObject({ has_taxonomy: true, has_lei: false, rows: [], total: 0 })
  })

  test('name the element of each figure, and why what is not tagged is not', async () => {
    await decide('E1-6_07', '3884 tCO2e')
    await decide('BP-1_01', 'A sentence where an answer is asked for, which no element takes.')
    const { rows, counts } = await list()
    expect(rows.find(({ datapoint }) => datapoint === 'E1-6_07')).toMatchObject({
      element: 'GrossScope1GreenhouseGasEmissions',
      type: 'ghgEmissions',
      chosen: false,
      reviewed: null,
      facts: [{ year: 2025, reason: null, language: null }],
    })
    expect(counts.facts - counts.tagged).toBe(counts.untagged)
    const untagged = await list({ state: 'untagged' })
    expect(untagged.rows.flatMap(({ facts }) => facts.map(({ reason }) => reason))).not.toContain(null)
    expect((await list({ search: 'scope1greenhouse' })).rows.map(({ datapoint }) => datapoint)).toEqual(['E1-6_07'])
  })

  test('are reviewed by a person, until the element is another one', async () => {
    await decide('E1-6_07', '3884 tCO2e')
    const before = await save('E1-6_07', null, true)
    expect(before.reviewed).toMatchObject({ by: company.user.name })
    expect((await list({ state: 'reviewed' })).counts).toMatchObject({ reviewed: 1 })
    const { elements } = await company.client.call(tagging.elements, {
      params: { datapoint: 'E1-6_07' },
      query: { search: '' },
    })
    const other = elements.find(({ name }) => name !== before.element)!
    expect(other.type).toBe('ghgEmissions')
    expect(await save('E1-6_07', other.name, false)).toMatchObject({
      element: other.name,
      chosen: true,
      reviewed: null,
    })
    const { results } = await company.client.call(trail.list, { query: {} })
    expect(JSON.stringify(results)).toContain('tagging.save')
    expect(await save('E1-6_07', null, false)).toMatchObject({ element: before.element, chosen: false })
  })

  test('are no extension, no other type, and nothing that another figure has', async () => {
    await decide('E1-6_07', '3884 tCO2e')
    await decide('E1-5_01', '37042 MWh')
    await decide('E1-6_09', '5037 tCO2e')
    const taken = (await list({ search: 'E1-6_09' })).rows[0]!.element!
    const energy = (await list({ search: 'E1-5_01' })).rows[0]!.element!
    for (const [element, words] of [
      ['OurOwnElement', 'no element of this taxonomy'],
      [energy, 'another type'],
      [taken, 'already used'],
    ] as const)
      expect(await refused(save('E1-6_07', element, false))).toMatchObject({
        status: 409,
        error: expect.stringContaining(words),
      })
    expect((await list({ search: 'E1-6_07' })).rows[0]).toMatchObject({ chosen: false })
  })

  test('are frozen with an issued version, and a change of one is a change of what was confirmed', async () => {
    await decide('E1-6_07', '3884 tCO2e')
    const { elements } = await company.client.call(tagging.elements, {
      params: { datapoint: 'E1-6_07' },
      query: { search: '' },
    })
    const [one, other] = elements
    await save('E1-6_07', one!.name, true)
    const confirm = () =>
      company.client.call(report.confirm, {
        body: { reason: 'A test.', left_out: { en: 'Not yet.', de: 'Noch nicht.' } },
      })
    await confirm()
    await company.client.call(report.issue, { body: { note: '' } })
    await save('E1-6_07', other!.name, false)
    const frozen = await list({ version: 1, search: 'E1-6_07' })
    expect(frozen.rows[0]).toMatchObject({ element: one!.name, reviewed: null })
    await confirm()
    await save('E1-6_07', one!.name, false)
    expect(await refused(company.client.call(report.issue, { body: { note: '' } }))).toMatchObject({ status: 409 })
    expect(await refused(list({ version: 9 }))).toMatchObject({ status: 404 })
  })

  test('stay with their company', async () => {
    await decide('E1-6_07', '3884 tCO2e')
    await save('E1-6_07', null, true)
    const other = await aCompany(app)
    expect((await other.client.call(tagging.list, { query: {} })).counts.reviewed).toBe(0)
  })
})
