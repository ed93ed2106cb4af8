import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startProduct } from '../e2e/app.ts'
import { calls as contract } from '../e2e/client.ts'
import type { Points } from '../packages/contract/src/index.ts'
import { maxOf } from '../packages/engine/src/reading/min-max.ts'
import { startEmbedded } from '../packages/server/src/database/embedded.ts'
import { ensureDatabase } from '../packages/server/src/database/pool.ts'
import { build } from '../scripts/build.ts'
import { aCompany, fillAssessment } from './api/fill-assessment.ts'
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
const nothing: Points = { scale: null, scope: null, irremediable: null, magnitude: null, likelihood: null }
const empty = await aCompany(app.api)
const full = await fillAssessment(app.api, url, { entries, assessors, answers })
const { keys, db } = full
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
    `${name.padEnd(22)} ${median.toFixed(0).padStart(6)} ms, slowest ${maxOf(times).toFixed(0)} ms, ${(median / base).toFixed(0)} × the smallest call`,
  )
}
await db.end()
await app.stop()
await database.stop()
fs.rmSync(folder, { recursive: true, force: true })
