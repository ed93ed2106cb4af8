import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { behaviours, type FakeReply } from '../packages/server/src/testing/fake-model/behaviours.ts'
import { type FakeModel, startFakeModel } from '../packages/server/src/testing/fake-model/server.ts'
import { root } from './processes.ts'

// Every run loads the engine in a process of its own; a busy machine takes its time for that.
vi.setConfig({ testTimeout: 180_000 })

const report = `# Sustainability report 2025

## E1-6 Gross Scope 1, 2 and 3 greenhouse gas emissions

Gross Scope 1 GHG emissions amounted to 1,234 tCO2e in 2025.
Gross location-based Scope 2 GHG emissions amounted to 2,345 tCO2e in 2025.

## S1-1 Policies related to own workforce

The group has a human rights policy for its own workforce, and a workplace accident prevention policy is in place at all sites.
`

let folder: string
let fake: FakeModel
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-'))
  fs.writeFileSync(path.join(folder, 'secret-name.md'), report)
  fake = await startFakeModel()
})
afterEach(async () => {
  await fake.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const model = () => ({ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: fake.url.href, AI_MODEL: 'fake' })

/** Runs the command on the report as a person would, away from any settings of this machine. */
async function analyse(args: string[], settings: Record<string, string> = {}) {
  const script = path.join(root, 'scripts/analyse.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args, 'secret-name.md'], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, told] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { said, told, code: child.exitCode }
}

interface Listed {
  analysis: { findings: { datapoint: string; excerpt: string; reason: { model?: string } }[] }
}
const findingsOf = ({ said }: { said: string }) => (JSON.parse(said) as [Listed])[0].analysis.findings

test('engine b adds what the model found and code proved, and says what went where and what it took', async () => {
  const done = await analyse(['--engine', 'b', '--json'], model())
  expect(done.code).toBe(0)
  const proven = findingsOf(done).filter(({ reason }) => reason.model === 'fake')
  expect(proven.length).toBeGreaterThan(0)
  for (const { excerpt } of proven) expect(report.replace(/\s+/g, ' ')).toContain(excerpt.replace(/\s+/g, ' '))
  const asked = fake.received.length
  const tokens = fake.received.reduce((sum, { charged }) => sum + (charged?.input ?? 0), 0)
  expect(asked).toBeGreaterThan(0)
  expect(done.told).toContain(`secret-name.md: 1 windows to fake at ${fake.url.host} …`)
  expect(done.told).toContain(`secret-name.md: ${asked - 1} requests about its passages …`)
  expect(done.told).toContain(`secret-name.md: ${tokens} tokens sent`)
  for (const { prompt } of fake.received) expect(prompt).not.toContain('secret-name')
})

test('what the model says without proof changes nothing, and is counted', async () => {
  fake.behave((asked, count) => {
    const careless = behaviours.careless(asked, count) as { answers: unknown[] }
    if (careless.answers.length > 0) return careless as FakeReply
    return (count % 2 ? behaviours.wrongQuote : behaviours.brokenJson)(asked, count)
  })
  const done = await analyse(['--engine', 'b', '--json'], model())
  expect(done.code).toBe(0)
  expect(findingsOf(done)).toEqual(findingsOf(await analyse(['--json'])))
  const [, counts = ''] = /0 answers proven, dropped: (.*)$/m.exec(done.told) ?? []
  const dropped = Object.fromEntries(counts.split(', ').map((one) => one.split(' ')))
  const said = fake.received.reduce((sum, { answers }) => sum + answers, 0)
  const { broken = 0, ...others } = dropped
  expect(Object.keys(others)).toEqual(expect.arrayContaining(['value', 'member', 'quote']))
  expect(Object.values(others).reduce((sum: number, count) => sum + Number(count), 0)).toBe(said)
  expect(Number(broken)).toBe(fake.received.filter(({ answers }) => answers === 0).length)
})

test('--why tells of a datapoint what it asks for, what it was matched with, and what came near', async () => {
  const shown = await analyse(['--why', 'E1-6_07'])
  expect(shown.code).toBe(0)
  expect(shown.said).toMatch(/^E1-6_07 {2}Gross Scope 1 .*\n {2}asks for .*scope1.*; not /)
  expect(shown.said).toMatch(/^ {2}value: 1234 tCO2e, 2025, p\. 1, /m)
  expect(shown.said).toMatch(/^ {2}match: likely 0\.\d+; shown from 0\.\d+, .*; fails no gate$/m)
  expect(shown.said).toMatch(/^ +own “gross scope 1 ghg emissions.*” says .*scope1/m)
  expect(shown.said).toMatch(/^ +weighs by itself: \+[\d.]+ \w+/m)
  const near = await analyse(['--why', 'E1-6_09'])
  expect(near.said).toMatch(/no match: .*\n.*Gross Scope 1 GHG emissions amounted to 1,234 tCO2e/)
  const none = await analyse(['--why', 'E9-9_99'])
  expect(none).toMatchObject({
    code: 2,
    said: '',
    told: 'No datapoint is called E9-9_99; identifiers look like E1-5_01.\n',
  })
})

test('without --engine b nothing is sent, whatever the settings say', async () => {
  const { code, told } = await analyse(['--json'], model())
  expect([code, told]).toEqual([0, ''])
  expect(fake.connections()).toBe(0)
})

test('without a model, or with half a setting, a sentence says what is missing', async () => {
  const none = await analyse(['--engine', 'b'])
  expect(none).toMatchObject({ code: 2, said: '' })
  expect(none.told).toMatch(/^--engine b needs a language model: [^\n]+\n$/)
  const half = await analyse(['--engine', 'b'], { AI_PROVIDER: 'openai-compatible' })
  expect(half).toMatchObject({ code: 2, said: '', told: 'AI_MODEL is required with AI_PROVIDER.\n' })
})

test('a host that refuses ends the asking with a sentence; the analysis is there', async () => {
  fake.behave(behaviours.unknownKey)
  const done = await analyse(['--engine', 'b', '--json'], { ...model(), AI_CONCURRENCY: '1' })
  expect(done.code).toBe(1)
  expect(done.told).toContain("The model's host answered 401. 0 requests were answered before.")
  expect(findingsOf(done)).toEqual(findingsOf(await analyse(['--json'])))
  expect(fake.received).toHaveLength(1)
})
