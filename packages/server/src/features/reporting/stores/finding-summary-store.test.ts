import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { aCandidate, analysed } from '../testing.ts'
import { type FindingSelection, findingsOf, type SourcedFinding } from './finding-store.ts'
import { findingSummaries } from './finding-summary-store.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  company = await aCompany(app)
  const other = await aCompany(app)
  for (let document = 0; document < 6; document += 1) {
    // The later a document comes, the worse are its findings, so that the newest are not the best.
    const findings = ['E1-5_01', 'E1-5_02', 'E1-6_07'].flatMap((datapoint, at) => [
      aCandidate({ datapoint, number: 10 * document + at, score: 0.9 - document / 10, page: document + 1 }),
      aCandidate({ datapoint, dimension: 'wind', score: 0.95 - document / 10 }),
      aCandidate({ datapoint, number: null, text: 'In words', score: 0.5, reason: passage, checks: beyond }),
    ])
    await analysed(company, findings)
    await analysed(other, findings)
  }
})
afterAll(() => app.stop())

const passage = { source: 'passage' as const, matched: '', missing: [] }
const beyond = [{ check: 'boundary' as const, passed: false, detail: null }]
const asked = ['E1-5_02', 'E1-5_01']

/** What a finding is weighed by. */
const weights = ({ id, documentId, datapoint, dimension, year, role, tier, score, ...rest }: SourcedFinding) => {
  const { number, unit, page, place, checks, reason, documentYear, uploadedAt, companyId } = rest
  const outside = checks.some(({ check, passed }) => check === 'boundary' && !passed)
  const known = [id, companyId, documentId, datapoint, dimension, year, role, tier, score, number, unit, page]
  return [...known, place.start, outside, reason.source, documentYear, uploadedAt.getTime()]
}

test.each<[string, Omit<FindingSelection, 'chosen'>]>([
  ['the best', { atMost: 4 }],
  ['the best of the whole', { atMost: 4, whole: true }],
  ['the best and those of the last documents', { atMost: 2, newest: 2 }],
  ['the same of the whole', { atMost: 2, newest: 2, whole: true }],
  ['all', { atMost: 1000, newest: 1000 }],
])('%s are the same ones in the same order as whole findings', async (_, best) => {
  const [last] = (await findingsOf(company.tenant, asked)).filter(({ page }) => page === 4)
  const wanted = { ...best, chosen: [last!.id] }
  const whole = await findingsOf(company.tenant, asked, wanted)
  const light = await findingSummaries(company.tenant, asked, wanted)
  expect(light.map(weights)).toEqual(whole.map(weights))
  expect(light.map(({ id }) => id)).toContain(last!.id)
  expect(light.every(({ isSummary, excerpt }) => isSummary && excerpt === '')).toBe(true)
  // Words decide only where there is no figure and no passage.
  expect(light.find(({ reason }) => reason.source === 'passage')?.value ?? '').toBe('')
  expect(light.find(({ number }) => number === 0)?.value).toBe('0')
})

test('nothing is asked for nothing, and nothing is found of another company', async () => {
  expect(await findingSummaries(company.tenant, [], { atMost: 10, chosen: [] })).toEqual([])
  const third = await aCompany(app)
  const [foreign] = await findingsOf(company.tenant, asked)
  expect(await findingSummaries(third.tenant, asked, { atMost: 10, newest: 3, chosen: [foreign!.id] })).toEqual([])
})
