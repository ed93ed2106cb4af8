import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startProduct } from '../e2e/app.ts'
import { Client, calls as contract } from '../e2e/client.ts'
import type { Points } from '../packages/contract/src/index.ts'
import { startEmbedded } from '../packages/server/src/database/embedded.ts'
import { ensureDatabase } from '../packages/server/src/database/pool.ts'
import { PreparingClient } from '../packages/server/src/database/prepared.ts'
import { build } from '../scripts/build.ts'
import { quantile } from './api/load.ts'

// What an assessment of 200 entries, 8 assessors and 500 answers waits for, beside the smallest call and an empty assessment.
// `npm run bench -- materiality [entries] [assessors] [answers] [rounds]`
const [entries = 200, assessors = 8, answers = 500, rounds = 20] = process.argv.slice(2).map(Number)
const calls = contract.materiality
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-materiality-'))
await build()
const database = await startEmbedded({
  dataDir: folder,
  password: 'password-of-the-bench',
  settings: ['fsync=off', 'max_wal_size=4GB'],
})
await ensureDatabase(database.url('postgres'), 'app')
const url = database.url('app')
const app = await startProduct({ DATABASE_URL: url, DATA_DIR: path.join(folder, 'data') })
const db = new PreparingClient(url)
await db.connect()
const nothing: Points = { scale: null, scope: null, irremediable: null, magnitude: null, likelihood: null }
const topics = ['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1']

/** A new company: its client, its number, its person. */
async function aCompany() {
  const client = await Client.register(app.api)
  const { id: user } = await client.call(contract.session.me, {})
  const { id } = await client.call(contract.company.get, {})
  return { client, id, user }
}

const empty = await aCompany()
const full = await aCompany()
const people = [full.user]
while (people.length < assessors) {
  const { user } = await aCompany()
  await db.query('update users set company_id = $1 where id = $2', [full.id, user])
  people.push(user)
}
const keys: string[] = []
for (let index = 0; index < entries; index += 1) {
  const { id } = await full.client.call(contract.iro.create, {
    body: {
      title: `Entry ${index}`,
      type: index % 3 === 2 ? 'Risk' : 'Impact',
      category: 'Bench',
      priority: 'medium',
      isPotential: index % 3 !== 0,
      humanRights: index % 7 === 0,
      esrsTopics: [topics[index % topics.length]!],
    },
  })
  keys.push(id)
}
const point = (index: number, person: number) => 1 + ((index * 7 + person * 3) % 5)
const { year } = await full.client.call(calls.assessment, {})
for (const [index, key] of keys.entries())
  for (const [person, userId] of people.entries()) {
    const points = { ...nothing, scale: point(index, person), scope: point(index + 1, person), irremediable: 2 }
    const given = { ...points, magnitude: point(index, person + 1), likelihood: point(index + 2, person) }
    await db.query(
      `insert into materiality_scores (company_id, set, reporting_year, key, by_user, scale, points, reason, documents, surveys, at)
        values ($1, 'esrs-2023', $2, $3, $4, 'five', $5, $6, '[]', '[]', now())`,
      [full.id, year, key, userId, JSON.stringify(given), 'Why it is so. '.repeat(10)],
    )
  }
const draft = await full.client.call(calls.surveyDraft, { query: {} })
const survey = await full.client.call(contract.surveys.create, {
  body: { ...draft, target_stakeholders: ['Employees'], status: 'active', anonymous: true },
})
for (let index = 0; index < answers; index += 1) {
  const given = Object.fromEntries(draft.questions.map((_, place) => [place, { answer: String(point(index, place)) }]))
  const kind = ['Employee', 'Customer', 'Investor', 'Supplier'][index % 4]!
  await db.query(
    `insert into survey_responses (id, survey_id, company_id, idempotency_key, respondent_type, name, email, company, answers,
        general_notes, created_at)
      values (gen_random_uuid(), $1, $2, gen_random_uuid(), $3, '', '', '', $4, '', now())`,
    [survey.id, full.id, kind, JSON.stringify(given)],
  )
}
const { current } = await full.client.call(calls.method, {})
for (const { code, revision } of (await full.client.call(calls.assessment, {})).topics)
  await full.client.call(calls.decide, {
    params: { code },
    body: { material: true, reason: 'Talked through.', outlook: '', based_on: revision },
  })
await full.client.call(calls.sign, { body: { note: 'Bench.' } })
// The same assessment was signed in each of the four years before.
await db.query(
  `insert into signed_assessments select (jsonb_populate_record(s, jsonb_build_object('reporting_year', s.reporting_year - n))).*
    from signed_assessments s, generate_series(1, 4) n where s.company_id = $1`,
  [full.id],
)
const timed: Record<string, () => Promise<unknown>> = {
  'smallest call': () => full.client.call(contract.operations.version, {}),
  'empty assessment': () => empty.client.call(calls.assessment, {}),
  assessment: () => full.client.call(calls.assessment, {}),
  entry: () => full.client.call(calls.entry, { params: { id: keys[0]! } }),
  stakeholders: () => full.client.call(calls.stakeholders, {}),
  'preview of a method': () => full.client.call(calls.previewMethod, { body: { method: current.method } }),
  'own score': () =>
    full.client.call(calls.score, {
      params: { id: keys[0]! },
      body: { points: { ...nothing, scale: 3, scope: 3, irremediable: 3 } },
    }),
  'results of five years': () => full.client.call(calls.results, {}),
  log: () => full.client.call(calls.log, {}),
  workbook: () => full.client.download(calls.export, {}),
}
const bytes = JSON.stringify(await full.client.call(calls.assessment, {})).length
console.log(
  `${entries} entries × ${assessors} assessors × ${answers} answers; the assessment is ${Math.round(bytes / 1000)} kB`,
)
let base = 1
for (const [name, ask] of Object.entries(timed)) {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  const median = quantile(times, 0.5)
  if (name === 'smallest call') base = median
  console.log(
    `${name.padEnd(22)} ${median.toFixed(0).padStart(6)} ms, slowest ${Math.max(...times).toFixed(0)} ms, ${(median / base).toFixed(0)} × the smallest call`,
  )
}
await db.end()
await app.stop()
await database.stop()
fs.rmSync(folder, { recursive: true, force: true })
