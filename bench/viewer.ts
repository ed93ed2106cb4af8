import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { startProduct } from '../e2e/app.ts'
import { Client, calls } from '../e2e/client.ts'
import { ensureBrowser } from '../scripts/browser.ts'
import { build } from '../scripts/build.ts'

// How long a person waits for the first page of a long PDF in a real browser, and what the page's memory is at the end of the
// file. The file may be named; without one, 300 pages of text are made.
const rounds = 5
const password = 'a long enough phrase'

async function longFile(): Promise<File> {
  const [named] = process.argv.slice(2)
  if (named) {
    const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), named)
    return new File([fs.readFileSync(file)], path.basename(file))
  }
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= 300; number++) {
    const page = pdf.addPage([595, 842])
    for (let line = 0; line < 45; line++)
      page.drawText(`Page ${number}, line ${line + 1}: emissions of the year were ${number * 37 + line} tonnes.`, {
        x: 50,
        y: 780 - 16 * line,
        size: 11,
        font,
      })
  }
  return new File([(await pdf.save()) as Uint8Array<ArrayBuffer>], 'long.pdf')
}

await build()
const app = await startProduct()
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--enable-precise-memory-info'],
})
try {
  const email = 'reader@example.org'
  const client = new Client(app.api)
  const body = { email, password, name: 'Alex Beispiel', company_name: 'Musterwerk' }
  client.access = (await client.call(calls.session.register, { body })).access ?? ''
  const file = await longFile()
  const { document } = await client.call(calls.documents.upload, {
    body: { document_type: 'Other', purpose: 'other' },
    file,
  } as never)
  await client.processed(300)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${app.web}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/(onboarding|overview|documents)/)
  const drawn = page.locator('[data-page] canvas').first()
  const waits: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.goto(`${app.web}/documents`)
    const name = page.getByRole('button', { name: document.title }).or(page.getByRole('link', { name: document.title }))
    await name.first().waitFor()
    const started = performance.now()
    await name.first().click()
    await drawn.waitFor()
    waits.push(performance.now() - started)
  }
  const megabytes = () =>
    page.evaluate(() => {
      const { usedJSHeapSize } = (performance as unknown as { memory: { usedJSHeapSize: number } }).memory
      return Math.round(usedJSHeapSize / 1_048_576)
    })
  const before = await megabytes()
  await page.keyboard.press('End')
  await page.locator('[data-page] canvas').last().waitFor()
  const inMs = waits.map((wait) => Math.round(wait))
  console.log(`first page of ${file.name} (${document.sizeFormatted ?? `${file.size} bytes`}): ${inMs.join(', ')} ms`)
  console.log(`memory of the page's scripts: ${before} MB at the start, ${await megabytes()} MB after the last page`)
} finally {
  await browser.close()
  await app.stop()
  fs.rmSync(app.dataDir, { recursive: true, force: true })
}
