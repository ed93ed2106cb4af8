import fs from 'node:fs'
import path from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { startProduct } from '../e2e/app.ts'
import { ensureBrowser } from '../scripts/browser.ts'
import { build } from '../scripts/build.ts'

// From the sign-up of somebody new to forty decided values of a report, by keyboard, in a real browser: minutes, and how many keys,
// typed fields and clicks it takes. `node bench/first-use.ts FILE [YEAR] [--one-by-one]`: without the last, the sure values are looked
// through and accepted together. A scripted person types five letters a second, looks at a choice for a second, at
// a sure value for three seconds and at any other for six, as the journey of the review does.

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const [file, year] = named
const oneByOne = process.argv.includes('--one-by-one')
if (!file) {
  console.error('usage: node bench/first-use.ts <file> [year] [--one-by-one]')
  process.exit(2)
}
const wanted = 40
const password = 'a long enough phrase'
const perLetter = 200
const choice = 1000
const looks = (isSure: boolean) => (isSure ? 3000 : 6000)

const done = { keys: 0, letters: 0, clicks: 0 }
const begun = performance.now()
const minutes: string[] = []
const mark = (name: string) =>
  minutes.push(`${name.padEnd(28)} ${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s`)

async function press(page: Page, key: string): Promise<void> {
  done.keys += 1
  await page.keyboard.press(key)
}
async function type(page: Page, text: string): Promise<void> {
  done.letters += text.length
  await page.keyboard.type(text, { delay: perLetter })
}
async function click(what: Locator): Promise<void> {
  done.clicks += 1
  await what.click()
}

/** Types into the fields of a form one after the other, as they follow with the tabulator key. */
async function fill(page: Page, first: Locator, texts: readonly string[]): Promise<void> {
  await first.focus()
  for (const [index, text] of texts.entries()) {
    if (index > 0) await press(page, 'Tab')
    await type(page, text)
  }
  await press(page, 'Enter')
}

/** Chooses in a list that is open with its first entry by the arrow keys. */
async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.waitForTimeout(choice)
  const box = page.getByRole('combobox', { name })
  await box.focus()
  await press(page, 'Enter')
  await page.getByRole('option', { name: option }).waitFor()
  await type(page, option.slice(0, 4))
  await press(page, 'Enter')
}

await build()
const app = await startProduct()
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(60_000)
  await page.goto(`${app.web}/signup`)
  await fill(page, page.getByLabel('First name'), ['Alex', 'Beispiel', 'alex@example.org', 'Musterwerk', password])
  await page.getByText('Account created successfully').waitFor()
  await fill(page, page.getByLabel('Password', { exact: true }), [password])
  await page.getByRole('heading', { name: 'Tell us about your company' }).waitFor()
  mark('signed up and in')

  await choose(page, 'Industry', 'Manufacturing')
  await choose(page, 'Company size', 'Large')
  await choose(page, 'Report scope', 'Entire company group')
  if (year) await choose(page, 'Financial year', year)
  await page.getByRole('button', { name: 'Continue' }).focus()
  await press(page, 'Enter')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload files' }).focus()
  await press(page, 'Enter')
  await (await chooser).setFiles(path.resolve(process.env.INIT_CWD ?? process.cwd(), file))
  await page.getByRole('heading', { name: 'Your reports are being processed' }).waitFor()
  mark('uploaded')
  await page.getByRole('heading', { name: 'Processing complete' }).waitFor({ timeout: 600_000 })
  mark('read and analysed')

  // The document names its company; whose it is, is asked once, where processing ends.
  const own = page.getByRole('button', { name: 'Yes, that is us' })
  const isAsked = await own
    .first()
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    )
  if (isAsked) {
    await page.waitForTimeout(2 * choice)
    await click(own.first())
    await page.getByText(/^Documents of .* count as your own/).waitFor()
    mark('said whose it is')
  }
  await page.goto(`${app.web}/documents`)
  await page.getByRole('row').nth(1).waitFor()
  const waiting = page.getByRole('link', { name: /^Datapoints/ }).first()
  await waiting.getByText(/\d/).first().waitFor()
  await click(waiting)
  await page.getByRole('table', { name: 'Datapoints' }).locator('[data-row]').first().waitFor()
  mark('first value to check')

  let decided = 0
  if (!oneByOne) {
    await click(page.getByRole('button', { name: 'Accept the sure ones' }))
    const dialog = page.getByRole('dialog')
    const accept = dialog.getByRole('button', { name: /^Accept \d+ value/ })
    // The button stands there while the values are still on their way.
    await dialog.getByRole('listitem').or(dialog.getByText('No value is sure enough')).first().waitFor()
    await page.waitForTimeout(choice)
    const sure = Math.min(wanted, Number(/\d+/.exec((await accept.textContent()) ?? '')?.[0] ?? 0))
    if (sure > 0) {
      await page.waitForTimeout(sure * looks(true))
      await accept.focus()
      await press(page, 'Enter')
      await dialog.waitFor({ state: 'detached' })
      decided = sure
    } else await press(page, 'Escape')
    mark(`${sure} sure ones together`)
  }
  const first = page.getByRole('table', { name: 'Datapoints' }).locator('[data-row]').first()
  await first.focus()
  await press(page, 'Enter')
  const opened = () => new URL(page.url()).searchParams.get('datapoint')
  for (let before: string | null = null; decided < wanted; decided += 1) {
    await page.waitForFunction((last) => {
      const now = new URL(location.href).searchParams.get('datapoint')
      return now !== null && now !== last
    }, before)
    before = opened()
    const panel = page.getByRole('complementary', { name: `Evidence for ${before}` })
    await panel.getByRole('heading', { level: 2, name: /\w/ }).waitFor()
    await page.waitForTimeout(looks(await panel.getByText('High confidence').isVisible()))
    await press(page, 'a')
  }
  await page
    .getByText(/is accepted/)
    .first()
    .waitFor()
  mark(`${wanted} values decided`)
  for (const line of minutes) console.log(line)
  console.log(`${done.keys} keys, ${done.letters} letters typed, ${done.clicks} clicks`)
} finally {
  await browser.close()
  await app.stop()
  fs.rmSync(app.dataDir, { recursive: true, force: true })
}
