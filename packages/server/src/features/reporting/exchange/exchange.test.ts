import * as xlsx from '@e965/xlsx'
import { contract, type Datapoint, type ImportPlan } from '@esrs/contract'
import { loadCatalogue } from '@esrs/engine/esrs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { datapointHistory } from '../../../database/schema/reporting.ts'
import { aCompany, aDocument, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { aCandidate, analysed } from '../testing.ts'

const { csrd, exchange } = contract

const energy = 'E1-5_01'
const share = 'E1-5_09'
const policy = 'E1-2_01'
const yesNo = 'E1-1_12'
const formula = '=HYPERLINK("http://example.org";"x")'

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

type SheetRow = Record<string, unknown>

const put = (key: string, body: object) => company.client.call(csrd.updateDatapoint, { params: { key }, body })
async function get(key: string): Promise<Datapoint> {
  const query = { with_values: 'false', search: key, page_size: 50 }
  const { data } = await company.client.call(csrd.listDatapoints, { query })
  return data.datapoints.find((datapoint) => datapoint.key === key)!
}
async function exported(
  query: { format: 'xlsx' | 'csv'; with_values?: string; control_code?: string; search?: string },
  language = 'en',
): Promise<Buffer> {
  company.client.language = language
  const file = (await company.client.call(exchange.exportDatapoints, { query })) as Blob
  company.client.language = 'en'
  return Buffer.from(await file.arrayBuffer())
}
/** Opens a workbook as a spreadsheet does, changes cells and saves it. */
function edited(bytes: Buffer, change: (rows: SheetRow[], sheet: xlsx.WorkSheet) => void): Buffer {
  const book = xlsx.read(bytes, { cellNF: true, cellStyles: true })
  const sheet = book.Sheets[book.SheetNames[0]!]!
  const rows = xlsx.utils.sheet_to_json<SheetRow>(sheet, { defval: null })
  change(rows, sheet)
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}
/** Puts something into the cell of a datapoint's row below a head. */
function putCell(sheet: xlsx.WorkSheet, code: string, head: string, cell: xlsx.CellObject | null): void {
  const range = xlsx.utils.decode_range(sheet['!ref']!)
  const at = (r: number, c: number) => sheet[xlsx.utils.encode_cell({ r, c })] as xlsx.CellObject | undefined
  const columns = Array.from({ length: range.e.c + 1 }, (_, c) => c)
  const column = columns.find((c) => at(0, c)?.v === head)!
  for (let r = 1; r <= range.e.r; r++) {
    if (at(r, columns.find((c) => at(0, c)?.v === 'Code')!)?.v !== code) continue
    const address = xlsx.utils.encode_cell({ r, c: column })
    if (cell) sheet[address] = cell
    else delete sheet[address]
  }
}
const change = (bytes: Buffer, code: string, head: string, cell: xlsx.CellObject | null) =>
  edited(bytes, (_, sheet) => putCell(sheet, code, head, cell))

const fileOf = (bytes: Buffer, name = 'datapoints.xlsx') => new File([new Uint8Array(bytes)], name)
const preview = (bytes: Buffer, name?: string): Promise<ImportPlan> =>
  company.client.call(exchange.previewImport, { file: fileOf(bytes, name), body: {} })
const confirm = (bytes: Buffer, plan: string, name?: string): Promise<ImportPlan> =>
  company.client.call(exchange.confirmImport, { file: fileOf(bytes, name), body: { plan } })
const sidesOf = ({ changes }: ImportPlan) =>
  changes.flatMap(({ code, fields }) =>
    fields.map(({ field, before, after }) => [code, field, before?.text ?? null, after?.text ?? null]),
  )
const reasons = ({ refused }: ImportPlan) => refused.map(({ code, reason }) => [code, reason])
const changesKept = async () =>
  (await app.database.db.select().from(datapointHistory).where(eq(datapointHistory.companyId, company.id))).map(
    ({ key, action }) => `${key} ${action}`,
  )

async function someValues() {
  await analysed(company, [aCandidate({ number: 1234.5, text: '1234.5' })], { name: 'energy.txt' })
  await put(share, { value: '12.5 %' })
  await put(policy, { value: formula, notes: '-1 is no number here', explanation: 'Said by\nthe board' })
  await put(yesNo, { value: 'yes' })
}

describe('the export', () => {
  test('holds every datapoint that passes the filters, with its value to compute with and its evidence', async () => {
    await someValues()
    const book = xlsx.read(await exported({ format: 'xlsx' }), { cellNF: true })
    expect(book.SheetNames).toEqual(['Datapoints', 'Evidence', 'Breakdowns'])
    const sheet = book.Sheets.Datapoints!
    const rows = xlsx.utils.sheet_to_json<SheetRow>(sheet)
    expect(rows.map(({ Code }) => Code)).toEqual([yesNo, policy, energy, share])
    expect(rows[2]).toMatchObject({
      'Control code': 'E1',
      'Disclosure requirement': 'E1-5',
      Value: 1234.5,
      Number: 1234.5,
      Unit: 'MWh',
      Year: 2025,
      Status: 'Proposed',
      'Evidence: file': 'energy.txt',
      'Evidence: place': 'page 3',
      'Evidence: excerpt': 'In total 1234.5 MWh were counted.',
    })
    expect(rows[2]).not.toHaveProperty('Decided by')
    expect(rows[3]).toMatchObject({ Value: 12.5, Status: 'Corrected', 'Decided by': 'Ada Sommer' })
    expect(rows[0]).toMatchObject({ Value: 'Yes' })
    const evidence = xlsx.utils.sheet_to_json<SheetRow>(book.Sheets.Evidence!)
    expect(evidence).toEqual([expect.objectContaining({ Code: energy, Value: 1234.5, 'As written': '1234.5 MWh' })])
    const all = xlsx.read(await exported({ format: 'xlsx', with_values: 'false', control_code: 'E2' }))
    expect(xlsx.utils.sheet_to_json<SheetRow>(all.Sheets.Datapoints!).length).toBeGreaterThan(50)
  })

  test('comes in the language of the person, as spreadsheets of that language read it', async () => {
    await someValues()
    const german = (await exported({ format: 'csv' }, 'de')).toString()
    expect(german.startsWith('\ufeff"Code";"Standard";"Angabepflicht";')).toBe(true)
    expect(german).toMatch(new RegExp(`^"${energy}";.*;1234,5;1234,5;"MWh";2025;;;"Vorgeschlagen";`, 'm'))
    expect(german).toContain(`"'=HYPERLINK(""http://example.org"";""x"")"`)
    const english = (await exported({ format: 'csv' })).toString()
    expect(english).toMatch(new RegExp(`^"${energy}",.*,1234.5,1234.5,"MWh",2025,,,"Proposed",`, 'm'))
  })

  test('of progress has a row a standard and every missing datapoint; of documents a row a file, of IROs one each', async () => {
    await someValues()
    const progress = (await company.client.call(exchange.exportProgress, { query: { format: 'xlsx' } })) as Blob
    const book = xlsx.read(await progress.arrayBuffer())
    const standards = xlsx.utils.sheet_to_json<SheetRow>(book.Sheets.Progress!)
    const shown = (await company.client.call(csrd.progress, {})).data
    const e1 = standards.find(({ Standard }) => Standard === 'E1')!
    expect(e1).toMatchObject({ Missing: shown.standards_coverage['ESRS E1']!.missingData.length })
    expect(standards.at(-1)).toMatchObject({ Standard: 'All standards', Completed: shown.completed_datapoints })
    const missing = xlsx.utils.sheet_to_json<SheetRow>(book.Sheets['Missing datapoints']!)
    expect(missing).toHaveLength(shown.breakdown.missing)
    const body = { title: '=An impact', type: 'Impact', category: 'Water', priority: 'low' } as const
    await company.client.call(contract.iro.create, { body })
    const iros = (await company.client.call(exchange.exportIros, { query: { format: 'xlsx' } })) as Blob
    const [first] = Object.values(xlsx.read(await iros.arrayBuffer()).Sheets)
    expect(xlsx.utils.sheet_to_json<SheetRow>(first!)).toContainEqual(
      expect.objectContaining({ IRO: "'=An impact", Type: 'Impact', Priority: 'Low', 'Decided by': 'Ada Sommer' }),
    )
    await aDocument(company, { name: '=1+1.txt' })
    const list = (await company.client.call(exchange.exportDocuments, { query: { format: 'csv' } })) as Blob
    expect((await list.text()).split('\r\n').map((line) => line.split(',')[0])).toEqual(
      expect.arrayContaining([`"'=1+1.txt"`, '"energy.txt"']),
    )
  })
})

describe('the way back', () => {
  test.each([
    ['xlsx', 'en'],
    ['xlsx', 'de'],
    ['csv', 'en'],
    ['csv', 'de'],
  ] as const)('an untouched %s in the language %s changes nothing, formulas included', async (format, language) => {
    await someValues()
    const bytes = await exported({ format, with_values: 'false', control_code: 'E1' }, language)
    const back = format === 'xlsx' ? edited(bytes, () => {}) : bytes
    const plan = await preview(back, `file.${format}`)
    expect(plan).toMatchObject({ changes: [], refused: [] })
    expect(plan.rows).toBe(plan.unchanged)
    expect(plan.rows).toBeGreaterThan(150)
    expect((await get(policy)).value).toBe(formula)
  })

  test('an answer to a choice is exported in words, comes back as it was, and may be changed in words', async () => {
    await put('BP-1_01', { value: 'consolidated' })
    const bytes = await exported({ format: 'xlsx', control_code: 'ESRS 2' }, 'de')
    const [row] = xlsx.utils.sheet_to_json<SheetRow>(Object.values(xlsx.read(bytes).Sheets)[0]!)
    expect(row).toMatchObject({ Code: 'BP-1_01', Wert: 'Konsolidiert' })
    expect((await preview(bytes)).changes).toEqual([])
    const plan = await preview(change(bytes, 'BP-1_01', 'Wert', { t: 's', v: 'individuell' }))
    expect(sidesOf(plan)).toEqual([['BP-1_01', 'value', 'Konsolidiert', 'Individuell']])
  })

  test('exactly the edited rows change, as decisions of the person, and nothing before it is confirmed', async () => {
    await someValues()
    const before = await changesKept()
    let bytes = await exported({ format: 'xlsx', with_values: 'false', control_code: 'E1' }, 'de')
    bytes = change(bytes, energy, 'Wert', { t: 'n', v: 1500.25 })
    bytes = change(bytes, share, 'Wert', { t: 'n', v: 0.135, z: '0.0%' })
    bytes = change(bytes, policy, 'Notizen', { t: 's', v: 'Neu: größer' })
    bytes = change(bytes, yesNo, 'Wert', null)
    bytes = change(bytes, 'E1-5_02', 'Wert', { t: 's', v: '1.234,5 GWh' })
    const plan = await preview(bytes)
    expect(sidesOf(plan)).toEqual([
      [yesNo, 'value', 'yes', null],
      [policy, 'notes', '-1 is no number here', 'Neu: größer'],
      [energy, 'value', '1234.5', '1500.25'],
      ['E1-5_02', 'value', null, '1234500'],
      [share, 'value', '12.5', '13.5'],
    ])
    expect(plan.refused).toEqual([])
    expect(await changesKept()).toEqual(before)
    expect(await confirm(bytes, plan.plan)).toEqual(plan)
    expect((await changesKept()).slice(before.length).sort()).toEqual(
      [`${yesNo} emptied`, `${policy} noted`, `${energy} corrected`, 'E1-5_02 corrected', `${share} corrected`].sort(),
    )
    expect(await get(energy)).toMatchObject({ number: 1500.25, unit: 'MWh', status: 'corrected' })
    expect(await get('E1-5_02')).toMatchObject({ number: 1234500, unit: 'MWh' })
    expect(await get(policy)).toMatchObject({ value: formula, notes: 'Neu: größer', status: 'corrected' })
    const again = await preview(bytes)
    expect(again.changes).toEqual([])
  })

  test('datapoints are named in the language of the person, whatever that of the file', async () => {
    await someValues()
    let bytes = await exported({ format: 'xlsx', with_values: 'false', control_code: 'E1' }, 'en')
    bytes = change(bytes, energy, 'Value', { t: 'n', v: 1500.25 })
    bytes = change(bytes, share, 'Value', { t: 's', v: '12 t' })
    const english = await preview(bytes)
    company.client.language = 'de'
    const german = await preview(bytes)
    company.client.language = 'en'
    const catalogue = loadCatalogue('esrs-2023', 'de')
    expect(german.changes.map(({ name }) => name)).toEqual([catalogue.get(energy)!.name])
    expect(german.refused.map(({ name }) => name)).toEqual([catalogue.get(share)!.name])
    expect(english.changes[0]!.name).not.toBe(german.changes[0]!.name)
    expect(english.plan).toBe(german.plan)
  })

  test('a CSV that German Excel saved is understood: windows-1252, semicolons, decimal commas', async () => {
    await someValues()
    const lines = (await exported({ format: 'csv' }, 'en')).toString('utf8').slice(1).split('\r\n')
    const rows = lines.map((line) => line.replaceAll('","', '";"').replaceAll(/,(?=\d|")|(?<=\d|"),/g, ';'))
    const german = rows
      .map((line) => line.replace(/;1234\.5;1234\.5;/, ';1.234,75;1234,5;').replace(';12.5;12.5;', ';12,5;12,5;'))
      .join('\r\n')
      .replace('-1 is no number here', '-1 ist hier größer')
    const plan = await preview(Buffer.from(german, 'latin1'), 'Datenpunkte.csv')
    expect(sidesOf(plan)).toContainEqual([energy, 'value', '1234.5', '1234.75'])
    expect(sidesOf(plan).filter(([, field]) => field === 'value')).toHaveLength(1)
  })

  test('what cannot be taken over is refused with its reason, and the rest can be', async () => {
    await someValues()
    let bytes = await exported({ format: 'xlsx', with_values: 'false', control_code: 'E1' })
    bytes = change(bytes, energy, 'Value', { t: 's', v: 'a lot' })
    bytes = change(bytes, share, 'Value', { t: 's', v: '12 t' })
    bytes = change(bytes, 'E1-5_02', 'Value', { t: 'n', v: 46143, z: 'dd.mm.yyyy' })
    bytes = change(bytes, 'E1-5_03', 'Value', { t: 'e', v: 0x1d })
    bytes = change(bytes, 'E1-5_04', 'Number', { t: 'n', v: 5 })
    bytes = change(bytes, 'E1-5_05', 'Code', { t: 's', v: 'E9-1_01' })
    bytes = change(bytes, 'E1-5_06', 'Value', { t: 'n', v: 7 })
    const plan = await preview(bytes)
    expect(reasons(plan)).toEqual([
      [energy, expect.stringMatching(/“a lot” is not a number/)],
      ['E1-5_02', expect.stringMatching(/has made a date \(2026-05-01\)/)],
      ['E1-5_03', expect.stringMatching(/holds an error/)],
      ['E1-5_04', expect.stringMatching(/Only the column “Value” is read/)],
      ['E9-1_01', expect.stringMatching(/do not belong together/)],
      [share, expect.stringMatching(/percentage|unit/)],
    ])
    expect(sidesOf(plan)).toEqual([['E1-5_06', 'value', null, '7']])
    await confirm(bytes, plan.plan)
    expect((await get('E1-5_06')).value).toBe('7')
    expect(await get(energy)).toMatchObject({ value: '1234.5', status: 'proposed' })
  })

  test('what somebody else changed since the export is a conflict; other fields of the row are not', async () => {
    await someValues()
    let bytes = await exported({ format: 'xlsx' })
    await put(share, { value: '20' })
    bytes = change(bytes, share, 'Value', { t: 'n', v: 30 })
    bytes = change(bytes, share, 'Notes', { t: 's', v: 'Asked twice' })
    const plan = await preview(bytes)
    expect(reasons(plan)).toEqual([
      [share, expect.stringMatching(/“Value” was changed after the export and now reads “20 %”/)],
    ])
    expect(sidesOf(plan)).toEqual([[share, 'notes', null, 'Asked twice']])
    await put(share, { notes: 'In between' })
    await expect(confirm(bytes, plan.plan)).rejects.toMatchObject({ status: 409 })
    expect(await get(share)).toMatchObject({ number: 20, notes: 'In between' })
  })

  test('one row that fails leaves the others as they were', async () => {
    const bytes = Buffer.from(`Code,Value\r\n${energy},10\r\n${share},20\r\n`)
    const plan = await preview(bytes, 'own.csv')
    expect(sidesOf(plan)).toHaveLength(2)
    await put(share, { value: '21' })
    await expect(confirm(bytes, plan.plan, 'own.csv')).rejects.toMatchObject({ status: 409 })
    expect((await get(energy)).value).toBeNull()
  })

  test('a table of one’s own needs only code and value; unknown and repeated codes are refused', async () => {
    const bytes = Buffer.from(`Code;Wert\r\n${energy};1,5\r\nX9-1_01;3\r\n${energy};2\r\n;4\r\n${share};\r\n`)
    const plan = await preview(bytes, 'eigene.csv')
    expect(sidesOf(plan)).toEqual([[energy, 'value', null, '1.5']])
    expect(reasons(plan)).toEqual([
      ['X9-1_01', expect.stringMatching(/no datapoint X9-1_01/)],
      [energy, expect.stringMatching(/more than once/)],
      ['', expect.stringMatching(/no code/)],
    ])
  })

  test('a table of another year is refused as a whole', async () => {
    const bytes = await exported({ format: 'xlsx', with_values: 'false', control_code: 'E1' })
    await company.client.call(contract.company.update, { body: { metadata: { reporting_year: 2024 } } })
    await expect(preview(bytes)).rejects.toMatchObject({
      status: 422,
      body: {
        error: expect.stringMatching(
          /another report \(ESRS 2023 \(Set 1\), 2025\)\. You are working on ESRS 2023 \(Set 1\), 2024/,
        ),
      },
    })
  })

  test.each([
    ['notes.txt', Buffer.from('Code;Value'), /Only XLSX and CSV/],
    ['broken.xlsx', Buffer.from('PK\u0003\u0004 nothing'), /damaged/],
    ['other.csv', Buffer.from('a;b\r\n1;2\r\n'), /No table of datapoints/],
    ['long.csv', Buffer.from(`Code;Value\r\n${'E1-5_01;1\r\n'.repeat(5001)}`), /too many rows; 5,000 are read at most/],
  ])('%s is refused with what to do', async (name, bytes, sentence) => {
    await expect(preview(bytes, name)).rejects.toMatchObject({ body: { error: expect.stringMatching(sentence) } })
  })
})

describe('a figure that can be read in two ways', () => {
  const typed = (text: string) => async () => {
    await put(energy, { value: '5' })
    return change(await exported({ format: 'xlsx' }), energy, 'Value', { t: 's', v: text })
  }
  test('is asked about, and is what the answer says', async () => {
    const bytes = await typed('7.100')()
    const plan = await preview(bytes)
    expect(plan).toMatchObject({ changes: [], refused: [] })
    expect(plan.questions).toEqual([
      expect.objectContaining({ code: energy, written: '7.100', point: 7.1, comma: 7100 }),
    ])
    const answered = await company.client.call(exchange.previewImport, {
      file: fileOf(bytes),
      body: { decimal: 'comma' },
    })
    expect(answered.questions).toEqual([])
    expect(sidesOf(answered)).toEqual([[energy, 'value', '5', '7100']])
    await company.client.call(exchange.confirmImport, {
      file: fileOf(bytes),
      body: { plan: answered.plan, decimal: 'comma' },
    })
    expect((await get(energy)).number).toBe(7100)
  })

  test.each(['7.10', '1,234.5', '0.125', '12345'])('%s is not asked about', async (text) => {
    expect((await preview(await typed(text)())).questions).toEqual([])
  })
})

describe('refused rows', () => {
  test('come as a file with the reasons that can be corrected and imported again', async () => {
    await put(energy, { value: '5' })
    await put(share, { value: '12.5' })
    const bytes = change(
      change(await exported({ format: 'xlsx' }), energy, 'Value', { t: 's', v: 'a lot' }),
      share,
      'Value',
      { t: 'n', v: 14 },
    )
    const blob = (await company.client.call(exchange.refusedRows, { file: fileOf(bytes), body: {} })) as Blob
    const saved = Buffer.from(await blob.arrayBuffer())
    const book = xlsx.read(saved)
    const rows = xlsx.utils.sheet_to_json<SheetRow>(book.Sheets[book.SheetNames[0]!]!)
    expect(rows).toEqual([expect.objectContaining({ Code: energy, Value: 'a lot' })])
    expect(rows[0]!['Why not imported']).toMatch(/^“a lot” is not a number/)
    const again = await preview(change(saved, energy, 'Value', { t: 'n', v: 6 }))
    expect(again).toMatchObject({ rows: 1, refused: [] })
    expect(sidesOf(again)).toEqual([[energy, 'value', '5', '6']])
  })

  test('are none where everything can be imported', async () => {
    await put(energy, { value: '5' })
    const bytes = await exported({ format: 'xlsx' })
    await expect(company.client.call(exchange.refusedRows, { file: fileOf(bytes), body: {} })).rejects.toMatchObject({
      status: 409,
    })
  })
})
