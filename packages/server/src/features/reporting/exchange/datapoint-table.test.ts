import { loadCatalogue } from '@esrs/engine/esrs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Cell } from '../../../tables/table.ts'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { shownDatapoints } from '../datapoints/show-datapoints.ts'
import type { OpenReport } from '../report/open-report.ts'
import { aCandidate, analysed, report } from '../testing.ts'
import { datapointTables } from './datapoint-table.ts'

const catalogue = loadCatalogue('esrs-2023', 'en')
const entries = catalogue.datapoints.slice(0, 120)
const words = 'The plan was reviewed.'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  company = await aCompany(app)
  for (let document = 0; document < 3; document += 1)
    await analysed(
      company,
      entries.map(({ id }) => aCandidate({ datapoint: id, excerpt: `${words} 1000 MWh in ${document}.` })),
    )
})
afterAll(() => app.stop())

const opened: OpenReport = {
  settings: {
    standardSet: 'esrs-2023',
    reportingYear: 2025,
    size: null,
    industry: null,
    nace: null,
    employees: null,
    netRevenue: null,
    yearEnd: null,
    firstReportingYear: null,
    modules: null,
  },
  report,
  catalogue,
}
const tables = () => datapointTables(company.tenant, opened, entries)

async function all(rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>) {
  const read: (readonly Cell[])[] = []
  for await (const row of rows) read.push(row)
  return read
}

test('both tables hold every datapoint and all its evidence in the order of the set', async () => {
  const [datapoints, evidence] = await tables()
  const shown = await shownDatapoints(company.tenant, opened, entries)
  expect((await all(datapoints.rows)).map(([code]) => code)).toEqual(entries.map(({ id }) => id))
  const rows = await all(evidence!.rows)
  expect(rows).toHaveLength(360)
  expect(rows.map(([code, , file, , excerpt]) => [code, file, excerpt])).toEqual(
    shown.flatMap((datapoint) => datapoint.evidence.map((one) => [datapoint.code, one.filename, one.excerpt])),
  )
})

test('they are read while the file is written, a part at a time', async () => {
  const asked = vi.spyOn(pg.Pool.prototype, 'query')
  const [datapoints, evidence] = await tables()
  const passagesOf = async () => {
    const answers = await Promise.all(asked.mock.results.map(({ value }) => value as Promise<pg.QueryResult>))
    return answers.map(({ rows }) => rows.filter((row) => JSON.stringify(row).includes(words)).length)
  }
  expect(Math.max(...(await passagesOf()))).toBe(0)
  for await (const _first of datapoints.rows) break
  const begun = (await passagesOf()).reduce((sum, count) => sum + count, 0)
  expect(begun).toBeGreaterThan(0)
  expect(begun).toBeLessThan(360 / 2)
  await all(evidence!.rows)
  expect(Math.max(...(await passagesOf()))).toBeLessThan(360 / 2)
  asked.mockRestore()
})
