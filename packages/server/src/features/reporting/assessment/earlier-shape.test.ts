import { contract } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../../canonical.ts'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import stored from './fixtures/signed-before-horizons.json' with { type: 'json' }
import { calls, give, points, read, topicIn } from './testing.ts'

// Rows of an assessment as they were stored and signed before scores had horizons, results after measures and stated bands.

type StoredRows = Record<keyof typeof stored.rows, Record<string, unknown>[]>
const { rows } = stored as unknown as { rows: StoredRows }
const [signed] = rows.signed_assessments as { content: string; hash: string; number: number }[]

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  company = await anEarlierAssessment()
})
afterAll(() => app.stop())

/** A company that has these rows, each with the columns that there were. */
async function anEarlierAssessment(): Promise<TestCompany> {
  const company = await aCompany(app)
  const own = (row: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        column === 'company_id' ? company.id : value === stored.person ? company.user.id : value,
      ]),
    )
  for (const [table, all] of Object.entries(rows) as [string, Record<string, unknown>[]][]) {
    const columns = Object.keys(all[0]!).map((column) => `"${column}"`)
    const json = JSON.stringify(all.map(own))
    await app.database.db.execute(
      sql`insert into ${sql.identifier(table)} (${sql.raw(columns.join(', '))}) overriding system value
          select ${sql.raw(columns.join(', '))} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${json}::jsonb)`,
    )
    if (all[0]!.id !== undefined && typeof all[0]!.id === 'number')
      await app.database.db.execute(
        sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
      )
  }
  return company
}

test('a version that was signed then opens byte for byte, and nothing of it has changed', async () => {
  const response = await company.client.send('/company/materiality-assessment/versions/1/', {})
  const content = await response.text()
  expect(content).toBe(signed!.content)
  expect(sha256(content)).toBe(signed!.hash)
  const assessment = await read(company)
  expect(assessment).toMatchObject({ signed: { number: 1, sha256: signed!.hash }, changed: false, obstacles: [] })
  // Results are those that were signed.
  const frozen = JSON.parse(content) as { topics: { code: string; impact: { value: number | null } }[] }
  for (const { code, impact } of frozen.topics)
    expect((await topicIn(company, code)).impact.value, code).toBe(impact.value)
  const log = await company.client.call(calls.log, {})
  expect(log.entries.map(({ text }) => text).join(' ')).toContain('Report of the fire brigade.')
  const { current } = await company.client.call(calls.method, {})
  expect(current).toMatchObject({ version: 1, method: { mediumTerm: 7 } })
  // The statement tells of it.
  const { chapter } = await company.client.call(contract.report.chapter, { params: { code: 'ESRS 2' } })
  expect(JSON.stringify(chapter)).toContain('Version 1 of the assessment of double materiality')
})

test('it is carried over into the next year: method, scores and decisions, which are confirmed and signed anew', async () => {
  await company.client.call(contract.company.update, { body: { metadata: { reporting_year: 2026 } } })
  expect((await read(company)).carry).toMatchObject({ year: 2025, decisions: 11 })
  const carried = await company.client.call(calls.carryOver, {})
  expect(carried.entries.find(({ title }) => title === 'Oil in the brook')).toMatchObject({ result: { value: 4 } })
  expect(carried.method.method.mediumTerm).toBe(7)
  expect(carried.topics.flatMap(({ matters }) => matters).find(({ code }) => code === 'E3.2')).toMatchObject({
    answer: 'nothing',
    reason: 'No site at the sea.',
  })
  // A score of then can be changed in today's form.
  const { id } = carried.entries.find(({ title }) => title === 'Oil in the brook')!
  await give(company.client, id, points({ scale: 3, scope: 3, irremediable: 3 }))
  for (const { code, decision, revision } of (await read(company)).topics)
    if (decision)
      await company.client.call(calls.decide, {
        params: { code },
        body: { material: decision.material, reason: 'As before.', outlook: 'If we grow.', based_on: revision },
      })
  expect((await read(company)).obstacles).toEqual([])
  await expect(company.client.call(calls.sign, { body: { note: 'Next board.' } })).resolves.toMatchObject({ number: 1 })
})
