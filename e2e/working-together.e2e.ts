import fs from 'node:fs'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { type App, startProduct } from './app.ts'
import { Client, calls } from './client.ts'
import { inDatabase } from './database.ts'
import { addressIn, type Mailbox, openMailbox } from './mailbox.ts'
import { expectWellMade, password } from './pages.ts'

// Twelve figures from four people without an account, approved by four eyes and looked at by an auditor, over a real mail server.

/** Figures of the year before and of this one, by who is asked for them. */
const figures = {
  jonas: { 'E1-5_01': ['1500 MWh', '1,62 GWh'], 'E1-5_02': ['1200 MWh', '1250'], 'E1-5_05': ['300 MWh', '370'] },
  petra: { 'S1-6_02': ['1412', '1405'], 'S1-6_11': ['138', '141'], 'S1-14_04': ['7', '70'] },
  carla: { 'E1-6_07': ['310 tCO2e', '296'], 'E1-6_09': ['220 tCO2e', '214'], 'E1-6_10': ['190 tCO2e', '181'] },
  uwe: {
    'E1-6_11': ['5100 tCO2e', '5000 tCO2e'],
    'E1-6_12': ['5630 tCO2e', '5510 tCO2e'],
    'E1-6_13': ['5600 tCO2e', '5477 tCO2e'],
  },
} as const
type Who = keyof typeof figures
const keysOf = (who: Who) => Object.keys(figures[who])
const address = (who: string) => `${who}@werk.example`

let mailbox: Mailbox
let app: App

test.beforeAll(async () => {
  mailbox = await openMailbox()
  app = await startProduct({ SMTP_URL: mailbox.url })
})
test.afterAll(async () => {
  await app.stop()
  await mailbox.stop()
  fs.rmSync(app.dataDir, { recursive: true, force: true })
})

async function aCompany(): Promise<Client> {
  const client = new Client(app.api)
  const body = { email: address('mira'), password, name: 'Mira Kessler', company_name: 'Kessler Pumpenbau' }
  client.access = (await client.call(calls.session.register, { body })).access ?? ''
  const work = async (reporting_year: number) =>
    client.call(calls.company.update, { body: { metadata: { reporting_year, skip_onboarding: true } } })
  await work(2024)
  for (const asked of Object.values(figures))
    for (const [key, [value]] of Object.entries(asked))
      await client.call(calls.csrd.updateDatapoint, { params: { key }, body: { value } })
  await work(2025)
  return client
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const ask = (client: Client, who: Who, name: string) =>
  client.call(calls.requests.ask, {
    body: { people: [{ email: address(who), name }], datapoints: keysOf(who), due: inDays(10) },
  })

/** The product, stopped and started on the same data: what is due is looked for at the start. */
async function again({ api, web, dataDir, stop }: App): Promise<App> {
  await stop()
  const [API_PORT, WEB_PORT] = [new URL(api).port, new URL(web).port]
  return startProduct({ SMTP_URL: mailbox.url, DATA_DIR: dataDir, API_PORT, WEB_PORT })
}

async function signIn(page: Page, who: string): Promise<void> {
  await page.goto(`${app.web}/login`)
  await page.getByLabel('Email').fill(address(who))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
}

async function aProof(): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  const lines = ['Kessler Pumpenbau: energy meters 2025', 'Total energy consumption in 2025: 1,620 MWh']
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 50, y: 760 - 24 * index, size: 12, font })
  return Buffer.from(await pdf.save())
}

/** The workbook of a mail with answers in its fifth column, as a spreadsheet program saves it. */
function filled(workbook: Buffer, answers: Record<string, string>): Buffer {
  const parts = unzipSync(workbook)
  const [name = ''] = Object.keys(parts).filter((part) => part.endsWith('sheet1.xml'))
  const sheet = strFromU8(parts[name]!).replace(/<row [^>]*>.*?<\/row>/gs, (row) => {
    const value = Object.entries(answers).find(([key]) => row.includes(`>${key}<`))?.[1]
    const number = /<row [^>]*r="(\d+)"/.exec(row)?.[1]
    if (value === undefined) return row
    const cell = `<c r="E${number}"><v>${value}</v></c>`
    return /<c r="E\d+"/.test(row)
      ? row.replace(/<c r="E\d+"[^>]*?(?:\/>|>.*?<\/c>)/s, cell)
      : row.replace('</row>', `${cell}</row>`)
  })
  return Buffer.from(zipSync({ ...parts, [name]: strToU8(sheet) }))
}

/** A browser of somebody without an account. */
async function outside(context: BrowserContext, who: string, start = '/answer'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(await mailbox.link(address(who), `${app.web}${start}`))
  return page
}
const question = (page: Page, name: RegExp) => page.getByRole('region', { name })

test('twelve figures are asked from four people, proved, corrected, approved by four eyes and audited', async ({
  page,
  browser,
}) => {
  const client = await aCompany()
  await client.call(calls.work.saveSettings, { body: { four_eyes: true } })
  const approver = { email: address('ada'), name: 'Ada Sommer', user_type: 'approver' as const }
  await client.call(calls.users.invite, { body: approver })
  const token = new URL(await mailbox.link(address('ada'), `${app.web}/set-password`)).searchParams.get('token') ?? ''
  await client.call(calls.session.resetPassword, { body: { token, password } })

  await signIn(page, 'mira')
  await page.goto(`${app.web}/documents/tasks`)
  await page.getByRole('checkbox', { name: 'Select E1-5', exact: true }).click()
  await page.getByRole('button', { name: 'Ask somebody' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Select all' }).click()
  for (const key of keysOf('jonas')) await dialog.getByRole('checkbox', { name: new RegExp(`^${key} `) }).click()
  await dialog.getByLabel('People').fill(`Jonas Brandt ${address('jonas')}`)
  await dialog.getByRole('combobox', { name: 'Language of the mail' }).click()
  await page.getByRole('option', { name: 'German' }).click()
  await dialog.getByLabel('Note on the page').fill('Mit der neuen Halle, bitte.')
  await expectWellMade(page)
  await dialog.getByRole('button', { name: 'Send requests' }).click()
  await expect(page.getByText('1 request sent')).toBeVisible()
  await ask(client, 'petra', 'Petra Lohn')
  await ask(client, 'carla', 'Carla Ortega')
  const { id: silent } = (await ask(client, 'uwe', 'Uwe Halm')).requests[0]!

  // On a phone, in German: a jump is seen before anything is sent, and a proof is put beside the answer.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const jonas = await outside(phone, 'jonas')
  await expect(jonas.getByRole('heading', { name: 'Zahlen für Kessler Pumpenbau' })).toBeVisible()
  const energy = question(jonas, /^1\./)
  await energy.getByRole('textbox').fill('16200')
  await expect(energy.getByText(/11-Fache/)).toBeVisible()
  await energy.getByRole('textbox').fill(figures.jonas['E1-5_01'][1])
  await expect(energy.getByText(/Gelesen als 1\.620/)).toBeVisible()
  await energy.locator('input[type=file]').setInputFiles({
    name: 'zaehler-2025.pdf',
    mimeType: 'application/pdf',
    buffer: await aProof(),
  })
  await expect(energy.getByText('zaehler-2025.pdf')).toBeVisible()
  await question(jonas, /^2\./).getByRole('textbox').fill(figures.jonas['E1-5_02'][1])
  await question(jonas, /^3\./).getByRole('textbox').fill(figures.jonas['E1-5_05'][1])
  await expect(jonas.getByText('Gespeichert')).toBeVisible()
  await expectWellMade(jonas)
  await jonas.getByRole('button', { name: '3 Antworten senden' }).tap()
  await expect(jonas.getByRole('heading', { name: 'Vielen Dank' })).toBeVisible()

  // By the workbook of the mail, sent back by upload.
  const office = await browser.newContext()
  const mail = await mailbox.mail(address('petra'), /\/answer/)
  const sheet = mail.files.get('questions.xlsx')!
  const petra = await office.newPage()
  await petra.goto(addressIn(mail, `${app.web}/answer`))
  const answers = Object.fromEntries(Object.entries(figures.petra).map(([key, [, value]]) => [key, value]))
  await petra.getByLabel('Upload sheet').setInputFiles({
    name: 'questions.xlsx',
    mimeType: 'application/octet-stream',
    buffer: filled(sheet, answers),
  })
  await expect(petra.getByText('3 answers were read from the sheet.')).toBeVisible()
  await expect(petra.getByRole('textbox').first()).toHaveValue('1405')
  await petra.getByRole('button', { name: 'Send 3 answers' }).click()
  await expect(petra.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  // Who does not know one of them passes it on, which the company sees.
  const carla = await outside(office, 'carla')
  await question(carla, /^1\./).getByRole('textbox').fill(figures.carla['E1-6_07'][1])
  await question(carla, /^2\./).getByRole('textbox').fill(figures.carla['E1-6_09'][1])
  const unknown = question(carla, /^3\./)
  await unknown.getByRole('button', { name: 'I don’t know, ask …' }).click()
  await unknown.getByLabel('Name').fill('Dana Strom')
  await unknown.getByLabel('Email address').fill(address('dana'))
  await expectWellMade(carla)
  await unknown.getByRole('button', { name: 'Pass it on' }).click()
  await expect(unknown.getByText('Passed on to Dana Strom')).toBeVisible()
  await carla.getByRole('button', { name: 'Send 2 answers' }).click()
  await expect(carla.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  const dana = await outside(office, 'dana')
  await expect(dana.getByText('Carla Ortega named you as somebody who knows.')).toBeVisible()
  await dana.getByRole('textbox').fill(figures.carla['E1-6_10'][1])
  await dana.getByRole('button', { name: 'Send 1 answer' }).click()
  await expect(dana.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  // A link that was forwarded opens nothing without the code that only its person gets.
  const forwarded = await browser.newContext()
  const stranger = await forwarded.newPage()
  await stranger.goto(dana.url())
  await expect(stranger.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
  await expect(stranger.getByText('Kessler')).toHaveCount(0)
  await forwarded.close()

  // Who never answers is reminded when the date is over, and then whoever asked is told.
  for (const [days, mailed] of [
    [11, () => mailbox.mail(address('uwe'), /Overdue/)],
    [4, () => mailbox.mail(address('mira'), /No answer has come/)],
  ] as const) {
    await inDatabase(app, `update work_requests set due = due - ${days} where id = '${silent}'`)
    app = await again(app)
    await mailed()
  }
  await page.goto(`${app.web}/documents/requests`)
  const late = page.getByRole('listitem').filter({ hasText: 'Uwe Halm' })
  await expect(late.getByText('No answer after two reminders')).toBeVisible()
  await expect(page.getByText('Passed on to Dana Strom')).toBeVisible()
  await expectWellMade(page)
  await late.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(late.getByText('Withdrawn')).toBeVisible()
  for (const [key, [, value]] of Object.entries(figures.uwe))
    await client.call(calls.csrd.updateDatapoint, { params: { key }, body: { value } })

  // What came in is decided on: with its proof, and the second jump goes back with a reason.
  await page.goto(`${app.web}/my-work?task=E1-5_01`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('agrees')).toBeVisible()
  await expectWellMade(page)
  await panel.getByRole('button', { name: 'Accept' }).click()
  await expect(panel.getByText('Accepted').first()).toBeVisible()
  await page.goto(`${app.web}/my-work?task=S1-14_04`)
  await expect(panel.getByText(/10 times/)).toBeVisible()
  await panel.getByRole('button', { name: 'Send back' }).click()
  const back = page.getByRole('dialog', { name: 'Send it back?' })
  await back.getByLabel('Reason').fill('Is it 7?')
  await back.getByRole('button', { name: 'Send back' }).click()
  await petra.goto(await mailbox.link(address('petra'), `${app.web}/answer`))
  await petra.reload()
  await expect(petra.getByText('Sent back: Is it 7?')).toBeVisible()
  await question(petra, /^3\./).getByRole('textbox').fill('7')
  await petra.getByRole('button', { name: 'Send 1 answer' }).click()
  await expect(petra.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  for (const { key } of (await client.call(calls.work.mine, {})).decide)
    for (const { id, state } of (await client.call(calls.work.task, { params: { key } })).deliveries)
      if (state === 'waiting') await client.call(calls.work.accept, { params: { id } })

  // Four eyes: whoever decided does not approve.
  await page.goto(`${app.web}/my-work?task=E1-5_01`)
  await expect(panel.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true')
  const second = await (await browser.newContext()).newPage()
  await signIn(second, 'ada')
  await second.goto(`${app.web}/my-work`)
  await expect(second.getByRole('list', { name: 'To approve' }).getByRole('listitem')).toHaveCount(12)
  await expectWellMade(second)
  await second.getByRole('button', { name: 'Approve all 12' }).click()
  await expect(second.getByText('12 values approved')).toBeVisible()

  // The auditor draws ten, looks at a page, asks two questions, and takes everything along.
  await page.goto(`${app.web}/report/rooms`)
  await page.getByRole('button', { name: 'Open a room' }).click()
  await dialog.getByLabel('Name').fill('Audit 2025')
  await dialog.getByLabel('People').fill(`Rita Revision ${address('rita')}`)
  await expectWellMade(page)
  await dialog.getByRole('button', { name: 'Open a room' }).click()
  const rita = await outside(await browser.newContext(), 'rita', '/audit-room')
  await rita.getByRole('button', { name: 'Send me a code' }).click()
  const [, code = ''] = /there: (\d{6})/.exec((await mailbox.mail(address('rita'), /there: \d{6}/)).content) ?? []
  await rita.getByLabel('Code').fill(code)
  await rita.getByRole('button', { name: 'Open', exact: true }).click()
  await rita.getByLabel('Figures', { exact: true }).fill('10')
  await rita.getByLabel('Seed').fill('spring')
  await rita.getByRole('button', { name: 'Draw by seed' }).click()
  await expect(rita.getByText('10 figures drawn')).toBeVisible()
  await expectWellMade(rita)
  const open = (key: string) => rita.getByRole('button', { name: new RegExp(`^${key} `) }).click()
  await open('E1-5_01')
  await expect(rita.getByRole('img', { name: 'Page 1 of zaehler-2025.pdf' })).toBeVisible()
  await expectWellMade(rita)
  await rita.getByRole('button', { name: 'Agreed' }).click()
  await expect(rita.getByRole('button', { name: 'Agreed' })).toHaveAttribute('aria-pressed', 'true')
  for (const [key, text] of [
    ['S1-14_04', 'Why was it sent back?'],
    ['E1-6_12', 'Which categories are in it?'],
  ] as const) {
    await rita.getByRole('button', { name: 'Back to the figures' }).click()
    await open(key)
    await rita.getByLabel('Your question or remark').fill(text)
    await rita.getByRole('button', { name: 'Question', exact: true }).click()
    await expect(rita.getByRole('button', { name: 'Question', exact: true })).toHaveAttribute('aria-pressed', 'true')
  }
  await mailbox.mail(address('mira'), /An auditor has a question/)
  await page.reload()
  const asked = page.getByRole('region').filter({ hasText: 'Why was it sent back?' })
  await asked.getByLabel('Your answer').fill('A digit too many.')
  await asked.getByRole('button', { name: 'Send' }).click()
  await expect(asked.getByText('A digit too many.')).toBeVisible()
  await expectWellMade(page)
  await rita.goto(await mailbox.link(address('rita'), `${app.web}/audit-room`))
  await rita.reload()
  for (const format of ['Workbook (XLSX)', 'PDF']) {
    const download = rita.waitForEvent('download')
    await rita.getByRole('button', { name: `Export: ${format}` }).click()
    expect(fs.statSync(await (await download).path()).size).toBeGreaterThan(5000)
  }
  const [room] = (await client.call(calls.rooms.list, {})).rooms
  expect(room).toMatchObject({ sampled: 10, marks: { agreed: 1, question: 2, exception: 0 } })
  expect(room!.questions.map(({ waiting }) => waiting).sort()).toEqual([false, true])
})
