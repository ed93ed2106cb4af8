import { contract, type Endpoint, limits } from '@esrs/contract'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../testing/index.ts'

// Tables that people send, whatever they are for: how much they may hold, in whose turn they are read, and what is counted.

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const calls = {
  questionnaire: (company: TestCompany, file: File) =>
    company.client.call(contract.questionnaires.read, { file, body: {} }),
  datapoints: (company: TestCompany, file: File) =>
    company.client.call(contract.exchange.previewImport, { file, body: {} }),
  organisation: (company: TestCompany, file: File) =>
    company.client.call(contract.organisation.previewImport, { file, body: {} }),
  assessment: (company: TestCompany, file: File) =>
    company.client.call(contract.materiality.previewImport, { file, body: {} }),
}

const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const packageOf = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** A workbook whose sheet has so many rows of one text. */
function workbook(rows: number): File {
  const sheet = Array.from(
    { length: rows },
    (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="inlineStr"><is><t>Water withdrawal ${at}</t></is></c></row>`,
  )
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packageOf}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packageOf}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageOf}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  }
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
  return new File([bytes as Uint8Array<ArrayBuffer>], 'table.xlsx')
}

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    (error: unknown) => error,
  )

test('a table of more rows than are read is refused in words by every call that takes one, in both languages', async () => {
  const company = await aCompany(app)
  const file = workbook(limits.tables.rows + 1)
  for (const call of Object.values(calls))
    expect(await refusal(call(company, file))).toMatchObject({
      status: 422,
      body: { code: 'unreadable_file', error: expect.stringContaining('60,000 rows, 500 columns and 400,000 cells') },
    })
  company.client.language = 'de'
  expect(await refusal(calls.datapoints(company, file))).toMatchObject({
    status: 422,
    body: { error: expect.stringContaining('60.000 Zeilen, 500 Spalten und 400.000 Zellen') },
  })
})

test('as many rows as are read give an answer, never a failure of the server', async () => {
  const company = await aCompany(app)
  const file = workbook(limits.tables.rows)
  expect(await refusal(calls.questionnaire(company, file))).toMatchObject({
    status: 422,
    body: { error: expect.stringContaining('1,000 questions') },
  })
  expect(await refusal(calls.datapoints(company, file))).toMatchObject({ status: 422 })
})

test('tables of a company are read one after the other, too many are told to come again, and another company does not wait behind them', async () => {
  const [company, other] = [await aCompany(app), await aCompany(app)]
  const large = workbook(10_000)
  const ends: string[] = []
  const crowd = Array.from({ length: 8 }, () =>
    refusal(calls.organisation(company, large)).then((answer) => {
      ends.push('crowd')
      return answer as { status: number; body: { code: string; error: string }; headers?: Headers }
    }),
  )
  const two = new File(['Code;Value\nE1-5_01;1 MWh\n'], 'two.csv')
  await calls.datapoints(other, two)
  ends.push('other')
  const answers = await Promise.all(crowd)
  expect(answers.map(({ body }) => body.code).sort()).toEqual([
    ...Array.from({ length: 2 }, () => 'rate_limited'),
    ...Array.from({ length: 6 }, () => 'unreadable_file'),
  ])
  expect(answers.find(({ body }) => body.code === 'rate_limited')?.body.error).toBe(
    'Other tables of your company are being read. Try again in 10 seconds.',
  )
  // Those that were refused end at once; of the six others most come after the two lines of the other company.
  expect(ends.slice(ends.indexOf('other') + 1).length).toBeGreaterThanOrEqual(4)
})

test('every call that takes a file of a company counts it', async () => {
  const limited = await startApp({ quotas: { storageBytes: null, documents: null, uploadsPerHour: 3 } })
  try {
    const company = await aCompany(limited)
    const two = () => new File(['Code;Value\nE1-5_01;1 MWh\n'], 'two.csv')
    await calls.datapoints(company, two())
    await refusal(calls.organisation(company, two()))
    await refusal(calls.assessment(company, two()))
    const uploads = Object.values(contract)
      .flatMap((group) => Object.values(group) as Endpoint[])
      .filter(({ upload, auth }) => upload && auth === 'user')
    expect(uploads.length).toBeGreaterThan(8)
    for (const call of uploads) {
      const form = new FormData()
      form.set('file', two())
      const path = call.path.replaceAll(/\{\w+\}/g, 'E1-5_01')
      const answer = await company.client.send(path, { method: call.method, raw: form })
      expect([call.path, answer.status]).toEqual([call.path, 429])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  } finally {
    await limited.stop()
  }
})
