import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contract, type ImportPlan } from '@esrs/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'

// The way through a LibreOffice that is set to German: with the program where there is one, and always with the files that it
// saved once (`edit_in_libreoffice.py` says how).

const { csrd, exchange } = contract
const fixtures = path.join(import.meta.dirname, 'fixtures')
const script = path.join(fixtures, 'edit_in_libreoffice.py')
const python = '/usr/bin/python3'
const hasOffice = (() => {
  try {
    execFileSync(python, ['-c', 'import uno'], { stdio: 'ignore' })
    execFileSync('soffice', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
  company = await aCompany(app)
  for (const [key, body] of Object.entries({
    'E1-5_01': { value: '1234.5678' },
    'E1-5_09': { value: '12.5' },
    'E1-2_01': { value: '=1+1', notes: '- Überprüft\n- Freigegeben', explanation: "'so' @ work" },
    'E1-1_12': { value: 'yes' },
    'E1-1_16': { value: '2030' },
    'E1.SBM-3_04': { value: '2025-12-31' },
    'E1-6_07': { value: '123456789.123456' },
    'E1-6_09': { value: '0.000123' },
    'E1-9_44': { value: '-1000000.55' },
    'E1-1_01': { value: 'Ein Satz; mit „Zeichen“, Umbruch\nund 1.234,5 darin' },
  }))
    await company.client.call(csrd.updateDatapoint, { params: { key }, body })
})
afterAll(() => app.stop())

async function exported(): Promise<Buffer> {
  company.client.language = 'de'
  const query = { format: 'xlsx', with_values: 'false', control_code: 'E1' } as const
  const file = (await company.client.call(exchange.exportDatapoints, { query })) as Blob
  company.client.language = 'en'
  return Buffer.from(await file.arrayBuffer())
}

const preview = (file: string): Promise<ImportPlan> =>
  company.client.call(exchange.previewImport, {
    file: new File([fs.readFileSync(file)], path.basename(file)),
    body: {},
  })

/** What was typed is what changes; the date that a slip of the finger made is refused. */
function expectWhatWasTyped({ changes, refused }: ImportPlan) {
  const said = changes.flatMap(({ code, fields }) =>
    fields.map(({ field, after }) => [code, field, after?.text ?? null, after?.unit ?? null]),
  )
  expect(said).toEqual([
    ['E1-1_12', 'value', 'no', null],
    ['E1.SBM-3_04', 'value', '2026-06-30', null],
    ['E1-2_01', 'notes', 'Größer als im Vorjahr', null],
    ['E1-5_01', 'value', '1500.25', 'MWh'],
    ['E1-5_02', 'value', '1500', 'MWh'],
    ['E1-5_09', 'value', '13.5', '%'],
    ['E1-6_07', 'value', '12345.5', 'tCO2e'],
  ])
  expect(refused.map(({ code }) => code)).toEqual(['E1-5_03'])
}

describe('through a German LibreOffice', () => {
  test.each(['libreoffice-de.xlsx', 'libreoffice-de.csv'])('%s, as it was saved once', async (name) => {
    expectWhatWasTyped(await preview(path.join(fixtures, name)))
  })

  test.skipIf(!hasOffice)('a table exported now, edited in the program', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'libreoffice-'))
    try {
      const table = path.join(folder, 'exported.xlsx')
      fs.writeFileSync(table, await exported())
      execFileSync(python, [script, table, folder], { stdio: 'ignore', timeout: 100_000 })
      expectWhatWasTyped(await preview(path.join(folder, 'libreoffice-de.xlsx')))
      expectWhatWasTyped(await preview(path.join(folder, 'libreoffice-de.csv')))
    } finally {
      fs.rmSync(folder, { recursive: true, force: true })
    }
  })
})
