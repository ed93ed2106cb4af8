import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { behaviours } from '../testing/fake-model/behaviours.ts'
import { startFakeModel } from '../testing/fake-model/server.ts'
import { settingsFor } from '../testing/fake-model/settings.ts'
import { ModelUnusable, openModel } from './model.ts'

const forever = new AbortController().signal
const system = 'Rules.\nE1-6_07 | tCO2e | Gross Scope 1 GHG emissions'
const prompt = '=== 0123456789ab ===\n[p1.1] Gross Scope 1 GHG emissions  1,234 tCO2e\n=== 0123456789ab ==='
const question = { system, prompt, schema: { type: 'object', properties: { answers: {} } } }

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'recorded-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

test('what a model was asked and replied is kept by hash, and answers again without any host', async () => {
  const fake = await startFakeModel(behaviours.good)
  const live = openModel(settingsFor(fake, { record: folder }))
  const first = await live.ask(question, forever)
  await fake.stop()
  expect(fs.readdirSync(path.join(folder, 'requests'))).toHaveLength(1)
  const [rules] = fs.readdirSync(path.join(folder, 'rules'))
  expect(fs.readFileSync(path.join(folder, 'rules', rules!), 'utf8')).toContain('Gross Scope 1')
  const replies = openModel(settingsFor(fake, { provider: 'replies', record: folder }))
  const again = await replies.ask(question, forever)
  expect(first.ok && again.ok && again.json).toEqual(first.ok && first.json)
  expect(fake.received).toHaveLength(1)
})

test('a request without a reply is written down for somebody to answer, and ends the reading', async () => {
  const fake = await startFakeModel(behaviours.good)
  await fake.stop()
  const replies = openModel(settingsFor(fake, { provider: 'replies', record: folder }))
  await expect(replies.ask(question, forever)).rejects.toBeInstanceOf(ModelUnusable)
  const [name] = fs.readdirSync(path.join(folder, 'requests'))
  fs.mkdirSync(path.join(folder, 'replies'))
  // As people write it, with a fence around it.
  fs.writeFileSync(path.join(folder, 'replies', name!.replace('.md', '.json')), '```json\n{"answers":[]}\n```')
  expect(await replies.ask(question, forever)).toMatchObject({ ok: true, json: { answers: [] } })
})
