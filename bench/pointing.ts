import fs from 'node:fs'
import { chromium, expect, type Locator, type Page } from '@playwright/test'
import { startProduct } from '../e2e/app.ts'
import { Client, calls } from '../e2e/client.ts'
import { states } from '../packages/engine/learn/findings.ts'
import { type Answer, labelledIn } from '../packages/engine/learn/labelled.ts'
import { loadCatalogue } from '../packages/engine/src/esrs/index.ts'
import type { Candidate } from '../packages/engine/src/index.ts'
import { maxOf } from '../packages/engine/src/reading/min-max.ts'
import { ensureBrowser } from '../scripts/browser.ts'
import { build } from '../scripts/build.ts'

// Figures of real reports that the product has not found, taken by a scripted person in a real browser: from the open
// datapoint over the nearest places, or by pointing on the page, to the stored value. `node bench/pointing.ts FOLDER [COUNT]`;
// the folder has `gold.csv` and `docs/`. Seconds hold what such a person reads: three for the question, one for each row
// up to the right one, two for the form, five for finding the figure on a page.

const [folder, count = '20'] = process.argv.slice(2)
if (!folder) {
  console.error('usage: node bench/pointing.ts <folder with gold.csv and docs> [how many]')
  process.exit(2)
}
const wanted = Number(count)
const soon = 20
const password = 'a long enough phrase'
const catalogue = loadCatalogue('esrs-2023', 'en')

interface Kept {
  value: string | null
  number: number | null
  unit: string | null
  year: number | null
}
/** Whether what is kept is what was read by hand; with `year` in its year as well. */
const isRight = ({ value, unit, year }: Answer, kept: Kept, withYear = false): boolean =>
  states({ value, unit, year: withYear && year !== null ? String(year) : '' }, {
    value: { text: kept.value ?? '', number: kept.number, unit: kept.unit },
    year: kept.year,
  } as Candidate)

const isAsked = ({ present, sure, dimension, datapoint, value }: Answer): boolean =>
  present &&
  sure &&
  dimension === null &&
  /^-?\d/.test(value) &&
  ['number', 'percent', 'money'].includes(catalogue.get(datapoint)?.type ?? '')

interface Missed {
  answer: Answer
  client: Client
  email: string
}

/** The company of one document, and what of its answers the product has not found. */
async function missedIn(api: string, { path, answers }: { path: string; answers: Answer[] }): Promise<Missed[]> {
  const asked = answers.filter(isAsked)
  const years = asked.flatMap(({ year }) => year ?? [])
  const year = years.toSorted(
    (a, b) => years.filter((one) => one === b).length - years.filter((one) => one === a).length,
  )[0]
  const client = new Client(api)
  const email = `person-${crypto.randomUUID()}@example.org`
  const body = { email, password, name: 'Alex Beispiel', company_name: 'Musterwerk' }
  client.access = (await client.call(calls.session.register, { body })).access ?? ''
  await client.call(calls.company.update, {
    body: { metadata: { reporting_year: year ?? 2025, standard_set: 'esrs-2023', skip_onboarding: true } },
  })
  await client.upload(path)
  await client.processed(300)
  for (const { id, standing } of (await client.documents()).results)
    if (standing === 'asked')
      await client.call(calls.documents.decideCompany, { params: { id }, body: { is_own: true } })
  const values = new Map((await client.datapoints()).map((one) => [one.key, one]))
  const missed = asked.filter((answer) => {
    const found = values.get(answer.datapoint)
    return !found || !isRight(answer, found)
  })
  // What was found wrong is thrown out first: the person looks for a missing value.
  for (const { datapoint } of missed)
    if (values.has(datapoint)) await client.call(calls.csrd.deleteDatapoint, { params: { key: datapoint } })
  return missed.map((answer) => ({ answer, client, email }))
}

async function signIn(page: Page, web: string, email: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${web}/login`)
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${web}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/overview/)
}

interface Outcome {
  way: string
  seconds: number
  isRead: boolean
}

/** Fills in the form as a person who checks the year, and takes the figure. */
async function take(page: Page, form: Locator, { year }: Answer): Promise<void> {
  await page.waitForTimeout(2000)
  const field = form.getByLabel('Year')
  if (year !== null && (await field.inputValue()) !== String(year)) await field.fill(String(year))
  await form.getByRole('button', { name: 'Take this figure' }).click()
}

async function look(page: Page, web: string, { answer, client }: Missed): Promise<Outcome> {
  const { datapoint: key, pages } = answer
  const params = { key }
  const { places } = (await client.call(calls.pointing.nearest, { params })).data
  const at = places.findIndex(
    (place) => place.kind === 'figure' && pages.includes(place.page) && isRight(answer, place),
  )
  const begun = performance.now()
  await page.goto(`${web}/datapoints?datapoint=${key}&with_values=false`)
  const panel = page.getByRole('complementary', { name: `Evidence for ${key}` })
  const near = panel
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Nearest in your documents' }) })
  await near.getByRole('button', { name: 'Point at it on a page' }).waitFor()
  await page.waitForTimeout(3000 + 1000 * (at < 0 ? places.length : at + 1))
  if (at >= 0) {
    await near.locator('ol > li').nth(at).locator('button').first().click()
    await near.getByRole('button', { name: 'Take this figure' }).click()
    await take(page, panel.getByRole('form', { name: 'Take as the value' }), answer)
  } else {
    await near.getByRole('button', { name: 'Point at it on a page' }).click()
    const viewer = page.getByRole('dialog')
    const [to = 1] = pages
    const input = viewer.getByLabel('Page', { exact: true })
    const isPaged = await input.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    )
    if (isPaged) {
      await input.fill(String(to))
      await input.press('Enter')
    }
    await page.waitForTimeout(5000)
    const document = (await client.documents()).results[0]!.id
    const { figures } = (await client.call(calls.pointing.figures, { params, query: { document, page: to } })).data
    const which = figures.findIndex((figure) => isRight(answer, figure))
    if (which < 0)
      return { way: 'not read as a figure on its page', seconds: (performance.now() - begun) / 1000, isRead: false }
    const list = viewer.getByRole('list', { name: 'Figures on this page' }).locator('button')
    await expect(list).toHaveCount(figures.length)
    await list.nth(which).click()
    await take(page, viewer.getByRole('form', { name: 'Take as the value' }), answer)
  }
  await panel
    .getByText(/^(Accepted|Corrected)$/)
    .first()
    .waitFor()
  return {
    way: at >= 0 ? `${at + 1}. of the nearest` : 'on its page',
    seconds: (performance.now() - begun) / 1000,
    isRead: true,
  }
}

/** Some of each document in turn. */
function inTurn(lists: readonly Missed[][]): Missed[] {
  const longest = Math.max(0, maxOf(lists.map(({ length }) => length)))
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list[round] ?? [])).flat()
}

await build()
const app = await startProduct()
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
})
try {
  const lists: Missed[][] = []
  for (const labelled of labelledIn(folder)) lists.push(await missedIn(app.api, labelled))
  const chosen = inTurn(lists).slice(0, wanted)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(30_000)
  let [who, right, quick] = ['', 0, 0]
  const times: number[] = []
  for (const missed of chosen) {
    const { answer, client, email } = missed
    if (email !== who) await signIn(page, app.web, email)
    who = email
    const { way, seconds, isRead } = await look(page, app.web, missed).catch((error: Error) => ({
      way: error.message.split('\n')[0] ?? '',
      seconds: Number.POSITIVE_INFINITY,
      isRead: false,
    }))
    const kept = await client.call(calls.csrd.datapoint, { params: { key: answer.datapoint } })
    const isPlaced = kept.evidence.some((one) => answer.pages.includes(one.page))
    const isAll =
      isRead && isRight(answer, kept, true) && (kept.year === answer.year || answer.year === null) && isPlaced
    times.push(seconds)
    if (isAll) right += 1
    if (isAll && seconds < soon) quick += 1
    console.log(
      `${answer.datapoint.padEnd(10)} ${way.padEnd(34)} ${seconds.toFixed(1).padStart(5)} s  ${isAll ? 'right value, unit, year and place' : `not right: ${kept.value} ${kept.unit ?? ''} of ${kept.year}, page ${kept.evidence[0]?.page ?? 'none'}`}`,
    )
  }
  times.sort((a, b) => a - b)
  console.log(
    `${quick} of ${chosen.length} taken rightly in under ${soon} s, ${right} rightly in all; median ${times[times.length >> 1]?.toFixed(1)} s; ${lists.flat().length} were not found in all`,
  )
} finally {
  await browser.close()
  await app.stop()
  fs.rmSync(app.dataDir, { recursive: true, force: true })
}
