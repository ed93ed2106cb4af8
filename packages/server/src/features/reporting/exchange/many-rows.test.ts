import { contract, type ImportPlan } from '@esrs/contract'
import { type Datapoint, loadCatalogue } from '@esrs/engine/esrs'
import { asc, eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { datapointHistory, datapointValues } from '../../../database/schema/reporting.ts'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { aCandidate, analysed, report } from '../testing.ts'
import { type DecidedDatapoint, decideValue, decideValues } from '../values/decide-values.ts'

const { exchange } = contract
const catalogue = loadCatalogue('esrs-2023')

let app: TestApp
// A connection takes its way of asking when it is made, so the count begins before the app.
const asked = vi.spyOn(pg.Client.prototype, 'query')
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())

const answers: Partial<Record<Datapoint['type'], string>> = {
  // Shares of another figure, such as intensities, cannot be above 1.
  number: '1',
  percent: '7',
  money: '7',
  year: '2025',
  date: '2025-12-31',
  'yes-no': 'yes',
}
const tableOf = (entries: readonly Datapoint[]): File => {
  const lines = entries.map(({ id, type }) => `${id},${answers[type] ?? 'In words'},Asked in the plant`)
  return new File([['Code,Value,Notes', ...lines].join('\r\n')], 'own.csv')
}

async function imported(company: TestCompany, entries: readonly Datapoint[]) {
  const file = tableOf(entries)
  asked.mockClear()
  const plan: ImportPlan = await company.client.call(exchange.previewImport, { file, body: {} })
  const looked = asked.mock.calls.length
  await company.client.call(exchange.confirmImport, { file: tableOf(entries), body: { plan: plan.plan } })
  return { plan, looked, written: asked.mock.calls.length - looked }
}

const kept = (company: TestCompany) =>
  app.database.db
    .select()
    .from(datapointHistory)
    .where(eq(datapointHistory.companyId, company.id))
    .orderBy(asc(datapointHistory.id))

test('a thousand rows come in with a few statements, each as a decision of its own', async () => {
  const entries = catalogue.datapoints.slice(0, 1000)
  const company = await aCompany(app)
  const many = await imported(company, entries)
  expect(many.plan.changes).toHaveLength(1000)
  expect(many.plan.refused).toEqual([])
  // None at all would mean that nothing was counted.
  expect(many.looked).toBeGreaterThan(5)
  expect(many.looked).toBeLessThan(100)
  expect(many.written).toBeLessThan(100)
  const history = await kept(company)
  expect(history.map(({ key, action, userId }) => [key, action, userId])).toEqual(
    entries.map(({ id }) => [id, 'corrected', company.user.id]),
  )
  expect(history[0]).toMatchObject({ before: null, after: { notes: 'Asked in the plant', status: 'corrected' } })
})

test('many decisions at once keep what the same decisions keep one by one', async () => {
  const [first, second] = [await aCompany(app), await aCompany(app)]
  const at = new Date('2026-06-01T10:00:00.123Z')
  const keys = ['E1-5_01', 'E1-5_02', 'E1-5_03', 'E1-5_04']
  const decisions: DecidedDatapoint['decision'][] = [
    { value: '1000' },
    { value: '0,1 GWh', notes: 'As “counted” by us' },
    { value: '' },
    { notes: 'Looked at', explanation: 'Said so\nby the board' },
    { value: null },
  ]
  const decided = [...keys, 'E1-2_01'].map((key, index) => ({
    entry: catalogue.get(key)!,
    decision: decisions[index]!,
  }))
  for (const company of [first, second]) {
    // The report is open: what is recorded is proposed at once.
    await company.client.call(contract.csrd.datapoint, { params: { key: keys[0]! } })
    await analysed(
      company,
      keys.map((datapoint) => aCandidate({ datapoint })),
      { name: 'energy.txt' },
    )
    await analysed(
      company,
      keys.map((datapoint) => aCandidate({ datapoint, score: 0.6 })),
      { name: 'again.txt' },
    )
  }
  await decideValues(first.tenant, report, decided, { userId: first.user.id, language: 'de', at })
  for (const { entry, decision } of decided)
    await decideValue(second.tenant, report, entry, decision, { userId: second.user.id, language: 'de', at })

  // Identifiers differ between the companies; everything else must not.
  const own = (text: string) => text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
  const historyOf = async (company: TestCompany) =>
    (await kept(company)).map(({ id, at: when, ...change }) => own(JSON.stringify(change)))
  const valuesOf = async (company: TestCompany) => {
    const { companyId, key } = datapointValues
    const rows = await app.database.db.select().from(datapointValues).where(eq(companyId, company.id)).orderBy(asc(key))
    return rows.map(({ updatedAt, ...row }) => own(JSON.stringify(row)))
  }
  expect(await historyOf(first)).toEqual(await historyOf(second))
  expect(await valuesOf(first)).toEqual(await valuesOf(second))
  const actions = (await kept(first)).map(({ key, action }) => `${key} ${action}`).slice(keys.length)
  expect(actions).toEqual([
    'E1-5_01 accepted',
    'E1-5_02 corrected',
    'E1-5_03 emptied',
    'E1-5_04 noted',
    'E1-2_01 noted',
  ])
  const emptied = (await kept(first)).find(({ action }) => action === 'emptied')!
  expect(emptied.before).toMatchObject({ value: '1000', from: { filename: 'energy.txt' }, dismissed: {} })
})
