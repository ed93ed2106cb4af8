import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { TokenScope } from '@esrs/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, aToken, startApp, type TestApp } from '../../testing/index.ts'

// The script that the documentation offers, run as whoever copies it would: in a process of its own, with nothing but a token.

const script = path.join(import.meta.dirname, '../../../../../docs/examples/upload-and-read.mjs')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'example-'))
const report = path.join(folder, 'energy.txt')

let app: TestApp
beforeAll(async () => {
  app = await startApp({ workers: true })
  fs.writeFileSync(
    report,
    'Sustainability report for the financial year 2025\n\nIn 2025 our total energy consumption was 12,345 MWh.\n',
  )
})
afterAll(async () => {
  await app.stop()
  fs.rmSync(folder, { recursive: true })
})

async function run(scopes: TokenScope[], file = report) {
  const token = await aToken((await aCompany(app)).client, scopes)
  const child = spawn(process.execPath, [script, app.base, file], {
    env: { PATH: process.env.PATH, ESRS_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ])
  return { output, errors, code }
}

test('the example uploads a document, waits, and prints its values with their proofs', async () => {
  const { output, errors, code } = await run(['documents:write', 'values:read'])
  expect(errors).toBe('')
  expect(code).toBe(0)
  expect(output).toContain('Uploaded energy.txt')
  expect(output).toMatch(/12345 MWh\n {2}energy\.txt, page 1: “[^”]*total energy consumption was 12,345 MWh/)
})

test('the example says what its token lacks', async () => {
  const { errors, code } = await run(['values:read'])
  expect(code).toBe(1)
  expect(errors).toContain('documents:write')
})

test('the example says why a file is not taken', async () => {
  const file = path.join(folder, 'tool.exe')
  fs.writeFileSync(file, 'MZ')
  const { errors, code } = await run(['documents:write', 'values:read'], file)
  expect(code).toBe(1)
  expect(errors).toMatch(/^type_not_accepted: /)
})
