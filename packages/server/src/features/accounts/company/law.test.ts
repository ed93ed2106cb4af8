import { contract, type LegalProfile } from '@esrs/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp } from '../../../testing/index.ts'

const { law, csrd } = contract

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-11-29')
})
afterAll(() => app.stop())

const haulier: LegalProfile = {
  country: 'DE',
  nace: '49',
  year_end: 12,
  employees: 1800,
  net_revenue: 600_000_000,
  balance_sheet: 300_000_000,
  public_interest: 'none',
  group: 'alone',
  parent_reports: null,
  head_of_group: null,
  union_revenue: null,
  first_reporting_year: null,
}

test('nothing stated is a question, with no relief of the first years taken for granted', async () => {
  const { client } = await aCompany(app)
  const answer = await client.call(law.get, {})
  expect(answer.questions).toEqual(['country', 'year_end', 'first_reporting_year'])
  expect(answer.first_year).toBeNull()
  expect(new Set(answer.years.map(({ duty }) => duty))).toEqual(new Set(['unknown']))
  const { total_datapoints: unstated } = (await client.call(csrd.progress, {})).data
  await client.call(contract.company.update, { body: { metadata: { first_reporting_year: 2024 } } })
  const { total_datapoints: first } = (await client.call(csrd.progress, {})).data
  expect(unstated).toBeGreaterThan(first + 100)
})

test('a check changes nothing; what is saved answers, and industry and size of the form follow it', async () => {
  const { client } = await aCompany(app)
  const checked = await client.call(law.check, { body: haulier })
  expect(checked).toMatchObject({ first_year: 2027, questions: ['first_reporting_year'] })
  expect((await client.call(law.get, {})).profile.country).toBeNull()
  const saved = await client.call(law.save, { body: haulier })
  expect(saved.years.find(({ year }) => year === 2025)).toMatchObject({ duty: 'need-not', sets: ['vs-2026'] })
  expect(saved.years.find(({ year }) => year === 2027)).toMatchObject({ duty: 'must', sets: ['esrs-2026'] })
  const { metadata } = await client.call(contract.company.get, {})
  expect(metadata).toMatchObject({ industry: 'other', company_size: 'large', first_reporting_year: null })
  await client.call(law.save, { body: { ...haulier, nace: '26', employees: 120 } })
  expect((await client.call(contract.company.get, {})).metadata).toMatchObject({
    industry: 'manufacturing',
    company_size: 'medium',
  })
})

test('conditions on sectors follow the activity, and the answer is in the language of the caller', async () => {
  const { client } = await aCompany(app)
  const counts = async (nace: string) => {
    await client.call(law.save, { body: { ...haulier, nace } })
    const query = { with_values: 'false', search: 'E1-5_12' }
    const [found] = (await client.call(csrd.listDatapoints, { query })).data.datapoints
    return found!.applicability.counts
  }
  expect(await counts('49')).toBe(true)
  expect(await counts('26')).toBe(true)
  expect(await counts('64')).toBe(false)
  client.language = 'de'
  const { years, deadlines } = await client.call(law.get, {})
  expect(years.flatMap(({ reasons }) => reasons.map(({ text }) => text)).join(' ')).toContain('überarbeiteten ESRS')
  expect(deadlines.map(({ day }) => day)).toEqual([...deadlines.map(({ day }) => day)].sort())
  expect((await client.call(law.activities, {})).activities.find(({ code }) => code === '28')?.name).toBe(
    'Maschinenbau',
  )
})
