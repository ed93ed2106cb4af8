import * as xlsx from '@e965/xlsx'
import { contract, type ImportPlan } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'

const { breakdowns, csrd, exchange } = contract

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
})

type SheetRow = Record<string, string | number | null>

const cellsOf = async (key: string) => {
  const { breakdown } = await company.client.call(breakdowns.get, { params: { key } })
  return Object.fromEntries(breakdown!.cells.map(({ dimension, number }) => [dimension, number]))
}
const value = async (key: string) => (await company.client.call(csrd.datapoint, { params: { key } })).value
const save = (key: string, cells: { members: string[]; value: string }[], whole: 'follow' | 'keep' = 'keep') =>
  company.client.call(breakdowns.save, { params: { key }, body: { cells, whole } })

async function exported(search: string, language = 'en'): Promise<Buffer> {
  company.client.language = language
  const query = { format: 'xlsx' as const, with_values: 'false', search }
  const file = (await company.client.call(exchange.exportDatapoints, { query })) as Blob
  company.client.language = 'en'
  return Buffer.from(await file.arrayBuffer())
}
/** Opens a workbook as a spreadsheet does, changes the rows of its last sheet and saves it. */
function edited(bytes: Buffer, change: (rows: SheetRow[]) => SheetRow[]): Buffer {
  const book = xlsx.read(bytes)
  const name = book.SheetNames.at(-1)!
  const heads = xlsx.utils.sheet_to_json<string[]>(book.Sheets[name]!, { header: 1 })[0]!
  const rows = xlsx.utils.sheet_to_json<SheetRow>(book.Sheets[name]!, { defval: null })
  book.Sheets[name] = xlsx.utils.json_to_sheet(change(rows), { header: heads })
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}
const rowsOf = (bytes: Buffer): SheetRow[] => {
  const book = xlsx.read(bytes)
  return xlsx.utils.sheet_to_json<SheetRow>(book.Sheets[book.SheetNames.at(-1)!]!, { defval: null })
}
const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'datapoints.xlsx')
const preview = (bytes: Buffer): Promise<ImportPlan> =>
  company.client.call(exchange.previewImport, { file: fileOf(bytes), body: {} })
async function imported(bytes: Buffer): Promise<ImportPlan> {
  const { plan } = await preview(bytes)
  return company.client.call(exchange.confirmImport, { file: fileOf(bytes), body: { plan } })
}

test('a breakdown is filled in in a spreadsheet and comes back with its whole; a file that nobody touched changes nothing', async () => {
  const empty = await exported('S1-6_09', 'de')
  expect(rowsOf(empty).map((row) => [row['Teil 1'], row['Teil 2'], row.Wert])).toContainEqual([
    'Unbefristet',
    'Frauen',
    null,
  ])
  expect((await preview(empty)).changes).toEqual([])
  const filled = edited(empty, (rows) =>
    rows.map((row) => ({
      ...row,
      Wert: row['Teil 1'] === 'Unbefristet' ? (row['Teil 2'] === 'Frauen' ? 160 : 240) : null,
    })),
  )
  const plan = await preview(filled)
  expect(plan.refused).toEqual([])
  expect(plan.changes.map(({ code, part, fields }) => [code, part, fields[0]!.after?.number])).toEqual([
    ['S1-6_09', 'Permanent, Women', 160],
    ['S1-6_09', 'Permanent, Men', 240],
    ['S1-6_09', 'Permanent, Other', 240],
  ])
  await imported(filled)
  expect(await cellsOf('S1-6_09')).toEqual({ permanent_female: 160, permanent_male: 240, permanent_other: 240 })
  expect(await value('S1-6_09')).toBe('640')
  expect((await preview(await exported('S1-6_09'))).changes).toEqual([])
})

test('rows of countries are added, an emptied row removes its cell, and a value that somebody typed stays', async () => {
  await company.client.call(csrd.updateDatapoint, { params: { key: 'S1-6_05' }, body: { value: '99' } })
  await save('S1-6_05', [
    { members: ['DE'], value: '80' },
    { members: ['AT'], value: '10' },
  ])
  const bytes = edited(await exported('S1-6_05'), (rows) => [
    ...rows.map((row) => (row['Part 1'] === 'Austria' ? { ...row, Value: null } : row)),
    { Code: 'S1-6_05', 'Part 1': 'France', Value: 7, Unit: null },
    { Code: 'S1-6_05', 'Part 1': 'CH', Value: 3, Unit: null },
  ])
  await imported(bytes)
  expect(await cellsOf('S1-6_05')).toEqual({ CH: 3, DE: 80, FR: 7 })
  expect(await value('S1-6_05')).toBe('99')
})

test('what cannot be taken is refused by row with its reason, and comes back as a sheet; the rest is taken', async () => {
  const bytes = edited(await exported('S1-6_02'), (rows) => [
    ...rows.map((row) => ({ ...row, Value: row['Part 1'] === 'Women' ? -5 : row['Part 1'] === 'Men' ? 300 : null })),
    { Code: 'S1-6_02', 'Part 1': 'Mars', Value: 1 },
    { Code: 'E1-5_02', 'Part 1': 'Women', Value: 1 },
    { Code: 'S1-6_02', 'Part 1': 'Men', Value: 301 },
  ])
  const plan = await preview(bytes)
  expect(plan.refused.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/0/),
    expect.stringMatching(/Mars/),
    expect.stringMatching(/not broken down/),
    expect.stringMatching(/row/i),
  ])
  await imported(bytes)
  expect(await cellsOf('S1-6_02')).toEqual({ male: 300 })
  const back = (await company.client.call(exchange.refusedRows, { file: fileOf(bytes), body: {} })) as Blob
  expect(rowsOf(Buffer.from(await back.arrayBuffer())).map((row) => row['Part 1'])).toContain('Mars')
})

test('a cell that changed since the export is not overwritten, and a plan holds only for the cells that it was made on', async () => {
  await save('S1-6_02', [{ members: ['female'], value: '150' }])
  const bytes = edited(await exported('S1-6_02'), (rows) =>
    rows.map((row) => (row['Part 1'] === 'Women' ? { ...row, Value: 151 } : row)),
  )
  const { plan } = await preview(bytes)
  await save('S1-6_02', [{ members: ['female'], value: '149' }])
  expect((await preview(bytes)).refused).toHaveLength(1)
  await expect(company.client.call(exchange.confirmImport, { file: fileOf(bytes), body: { plan } })).rejects.toThrow()
  expect(await cellsOf('S1-6_02')).toEqual({ female: 149 })
})
