import { contract } from '@esrs/contract'
import { pagePicture } from '@esrs/engine/pages'
import { PDFDocument, type PDFPage, StandardFonts } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, aDocument, ended, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ workers: true })
  app.clock.set('2024-06-01')
  company = await aCompany(app)
})
afterAll(() => app.stop())

const rows = [
  ['Key figures', '2023', '2022'],
  ['Total water consumption (m3)', '48,215', '51,730'],
  ['Hazardous waste (t)', '312', '298'],
  ['Total energy consumption (MWh)', '7,904', '8,115'],
]
const lines = [
  'Our environmental statement 2023 covers all sites of the company and follows the',
  'reporting period of the annual report. The most important figures are listed here.',
  'In 2023 we emitted 1,204 t CO2e of greenhouse gases directly (Scope 1), which our',
  'own boilers and vehicles caused. We report the figures of the year before as well.',
]

async function drawn(size: [number, number], draw: (page: PDFPage, file: PDFDocument) => Promise<void>) {
  const file = await PDFDocument.create()
  const page = file.addPage(size)
  page.setFont(await file.embedFont(StandardFonts.Helvetica))
  page.setFontSize(10)
  await draw(page, file)
  return file.save()
}

/** A page of text with a table on it that is a picture. */
async function report(): Promise<Uint8Array<ArrayBuffer>> {
  const table = await drawn([420, 105], async (page) => {
    for (const [index, cells] of rows.entries())
      for (const [column, text] of cells.entries())
        page.drawText(text, { x: [12, 285, 370][column]!, y: 81 - index * 24 })
  })
  const picture = (await pagePicture(table, 1)) as Uint8Array
  const bytes = await drawn([595, 842], async (page, file) => {
    page.drawText('Environmental figures 2023', { x: 60, y: 762, size: 18 })
    for (const [index, line] of lines.entries()) page.drawText(line, { x: 60, y: (index < 2 ? 722 : 522) - index * 13 })
    page.drawText('Table 1: Environmental figures', { x: 60, y: 652 })
    page.drawImage(await file.embedPng(picture), { x: 60, y: 537, width: 420, height: 105 })
  })
  return Uint8Array.from(bytes)
}

const datapoint = async (key: string) =>
  (await company.client.call(contract.csrd.listDatapoints, { query: { page_size: 50 } })).data.datapoints.find(
    (one) => one.key === key,
  )

test('values of the text are there first, a table that is a picture adds its own, and what was decided stays', async () => {
  const { id } = await aDocument(company, { name: 'report.pdf', content: await report() })
  const first = await ended(company, id)
  expect(first.notes.map(({ code }) => code)).toEqual(['pictures_later'])
  expect(await datapoint('E1-6_07')).toMatchObject({ number: 1204, status: 'proposed' })
  expect(await datapoint('E1-5_01')).toBeUndefined()
  await company.client.call(contract.csrd.updateDatapoint, {
    params: { key: 'E1-6_07' },
    body: { value: '1,205' },
  })
  const get = () => company.client.call(contract.documents.get, { params: { id } })
  await until(async () => expect((await get()).notes.map(({ code }) => code)).toEqual(['pictures_recognised']), {
    timeout: 280_000,
    interval: 100,
  })
  expect(await datapoint('E1-5_01')).toMatchObject({ number: 7904, unit: 'MWh', year: 2023, status: 'proposed' })
  expect(await datapoint('E1-6_07')).toMatchObject({ number: 1205 })
  expect((await get()).aiStats.success).toBeGreaterThan(first.aiStats.success)
}, 300_000)
