import { contract, Statement } from '@esrs/contract'
import { languageOfSentence } from '@esrs/engine'
import { countFaults, faultsOf } from '@esrs/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'

const { report, csrd, company: companyCalls } = contract

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
  company = await aCompany(app)
  await company.client.call(companyCalls.update, {
    body: { metadata: { standard_set: 'esrs-2023', reporting_year: 2025 } },
  })
})
afterAll(() => app.stop())

const decide = (key: string, value: string) =>
  company.client.call(csrd.updateDatapoint, { params: { key }, body: { value } })

// What people accept, in either language, with figures, answers, and much that is missing.
test('an issued version has no gap, file name, foreign passage, broken word or note, and prints what was accepted', async () => {
  const accepted = {
    'GOV-1_01': '3',
    'BP-1_01': 'consolidated',
    'E1-6_07': '3884 tCO2e',
    'E1-5_01': '37042 MWh',
    'SBM-1_01': 'We design and build conveyor systems for warehouses and airports in nine countries.',
    'E1-2_01': 'Das Unternehmen verringert seine Emissionen, indem es Standorte mit Strom aus Wind und Sonne versorgt.',
    'S1-1_01': 'Our policy on the own workforce covers safety, pay and training, and applies to all sites.',
  }
  for (const [key, value] of Object.entries(accepted)) await decide(key, value)
  await company.client.call(report.confirm, {
    body: { reason: 'A test.', left_out: { en: 'Not available yet.', de: 'Noch nicht verfügbar.' } },
  })
  const { number, languages } = await company.client.call(report.issue, { body: { note: 'First' } })
  const frozen = (await company.client.call(report.version, { params: { number } })) as Blob
  const issued = Statement.parse(JSON.parse(await frozen.text()))
  expect(languages.length).toBeGreaterThan(0)
  for (const language of ['en', 'de'] as const)
    expect(countFaults(faultsOf(issued, language, languageOfSentence)), language).toEqual({
      gaps: 0,
      fileNames: 0,
      foreign: 0,
      broken: 0,
      changed: 0,
      notes: 0,
    })
  // The words that were accepted are the words of the facts.
  const values = new Map(issued.facts.map(({ datapoint, value }) => [datapoint, value]))
  for (const key of ['SBM-1_01', 'E1-2_01', 'S1-1_01'] as const) expect(values.get(key)).toBe(accepted[key])
})
