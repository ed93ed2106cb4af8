import { expect, type Locator, type Page } from '@playwright/test'
import { Client, calls } from '../e2e/client.ts'
import { isShown, states } from '../packages/engine/learn/findings.ts'
import { type Answer, labelledIn, readOnce } from '../packages/engine/learn/labelled.ts'
import { loadCatalogue } from '../packages/engine/src/esrs/index.ts'
import {
  analyse,
  type Candidate,
  type FigureRead,
  type IndexedPage,
  nearestFigures,
  type PageFigure,
  questionFor,
  rankPages,
  readFigure,
  tokensOf,
} from '../packages/engine/src/index.ts'
import { maxOf } from '../packages/engine/src/reading/min-max.ts'
import { quantile, runPart, timesOf, usage } from './parts.ts'
import { desk, password, signIn, withBrowser, withProduct } from './set-up.ts'

// Figures of real reports that the analysis does not find, and how a person gets them. A folder with `gold.csv` and `docs/` is named.

const catalogue = loadCatalogue('esrs-2023', 'en')
const call = (part: string) => `npm run bench -- ${part} FOLDER, which has gold.csv and docs/`

/** Whether an answer is a whole figure of which its readers were sure. */
const isAsked = ({ present, sure, dimension, datapoint, value }: Answer): boolean =>
  present &&
  sure &&
  !dimension &&
  /^-?\d/.test(value) &&
  ['number', 'percent', 'money'].includes(catalogue.get(datapoint)?.type ?? '')

/** Some of each list in turn. */
function inTurn<One>(lists: readonly (readonly One[])[]): One[] {
  const longest = Math.max(0, maxOf(lists.map(({ length }) => length)))
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list[round] ?? [])).flat()
}

/** Nearest figures that are shown, pages that the product looks through closely, and figures that are listed one by one. */
const nearestOf = { shown: 5, closely: 60, listed: 20 }

interface Outcome {
  line: string
  /** Place among the nearest figures from 1; 0 where it is not among them. */
  at: number
  /** What is read there has the right value and unit on the right page. */
  isReadable: boolean
  isYearRight: boolean
}

/** What of a document's answers is not found, where it stands among the nearest figures, and what is read there. */
async function outcomesOf(name: string, path: string, answers: readonly Answer[]) {
  const outcomes: Outcome[] = []
  const times: number[] = []
  const document = await readOnce(path)
  if (!document) return null
  const analysis = analyse(document, { keepsPages: true })
  const pages = (analysis.pages ?? []).map((indexed) => ({ indexed }))
  for (const answer of answers) {
    const entry = catalogue.get(answer.datapoint)
    if (!entry || !isAsked(answer)) continue
    const expected = { value: answer.value, unit: answer.unit, year: answer.year === null ? '' : String(answer.year) }
    const found = analysis.findings.filter((one) => one.datapoint === entry.id && !one.dimension && isShown(one))
    if (found.some((one) => states(expected, one))) continue
    const question = questionFor(entry, entry.id)
    const tokens = new Set(tokensOf(question))
    let near: ReturnType<typeof nearestFigures<(typeof pages)[number]>> = []
    const taken = await timesOf(1, () => {
      const hits = pages.map((page) => ({ ...page, hits: page.indexed.tokens.filter((one) => tokens.has(one)) }))
      const ranked = rankPages(hits, pages.length, nearestOf.closely)
      near = nearestFigures(ranked, question, analysis.reportingYear, nearestOf.shown)
    })
    for (const time of taken) times.push(time)
    const { frame } = question
    const readRight = (indexed: IndexedPage, figure: PageFigure): FigureRead | null => {
      const read = frame && readFigure(indexed, figure, frame)
      if (!read || read.unit === 'other') return null
      if (answer.pages.length > 0 && !answer.pages.includes(indexed.page)) return null
      return states({ ...expected, year: '' }, { value: read.value, year: read.year } as Candidate) ? read : null
    }
    const at = near.findIndex(({ page: { indexed }, figure }) => readRight(indexed, figure))
    const hit = near[at]
    const read = hit ? readRight(hit.page.indexed, hit.figure) : null
    outcomes.push({
      at: at + 1,
      isReadable: pages.some(({ indexed }) => indexed.figures.some((figure) => readRight(indexed, figure))),
      // Where the page settles no year, the product takes the one that is reported on.
      isYearRight: read !== null && (read.year ?? analysis.reportingYear) === answer.year,
      line: `${name.slice(0, 22)} ${entry.id} ${answer.value} ${answer.unit} ${answer.year} p.${answer.pages.join('|')}`,
    })
  }
  return { outcomes, times, pages: pages.length, bytes: JSON.stringify(analysis.pages).length }
}

function show({ line, at, isReadable, isYearRight }: Outcome): void {
  const place = at ? `${at}.` : isReadable ? 'not among them' : 'not read on its page'
  console.log(`  ${line.padEnd(66)} ${place}${at && !isYearRight ? ', another year read' : ''}`)
}

function summary(name: string, some: readonly Outcome[]): void {
  const near = some.filter(({ at }) => at > 0)
  const right = near.filter(({ isYearRight }) => isYearRight).length
  console.log(
    `${name}: ${near.length} of ${some.length} among the nearest ${nearestOf.shown}, ${right} of these with the right year as well`,
  )
}

/** Whether the row stands among the nearest ones, and whether value, unit and year are read from it: `FOLDER [--details]`. */
async function nearest(words: readonly string[]): Promise<void> {
  const [folder] = words.filter((word) => !word.startsWith('--'))
  if (!folder) usage(call('nearest'))
  const lists: Outcome[][] = []
  const times: number[] = []
  let [bytes, pages] = [0, 0]
  for (const { name, path, answers } of labelledIn(folder)) {
    const one = await outcomesOf(name, path, answers)
    if (!one) continue
    lists.push(one.outcomes)
    for (const time of one.times) times.push(time)
    bytes += one.bytes
    pages += one.pages
  }
  const listed = inTurn(lists.map((some) => some.filter(({ isReadable }) => isReadable))).slice(0, nearestOf.listed)
  const outcomes = lists.flat()
  for (const outcome of words.includes('--details') ? outcomes : listed) show(outcome)
  summary(`${nearestOf.listed} figures that the analysis did not find, some of each document in turn`, listed)
  summary(
    'all that stand on their pages as a figure or as a word for none',
    outcomes.filter(({ isReadable }) => isReadable),
  )
  summary('all', outcomes)
  console.log(`median ${quantile(times, 0.5).toFixed(1)} ms, slowest ${quantile(times, 1).toFixed(1)} ms a question`)
  console.log(`${(bytes / 1024 / Math.max(1, pages)).toFixed(1)} KB kept of a page`)
}

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

/** How a figure was taken. */
interface Taken {
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

async function look(page: Page, web: string, { answer, client }: Missed): Promise<Taken> {
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

/**
 * Takes them as a scripted person does in a real browser: from the open datapoint over the nearest places, or by pointing on the page, to the
 * stored value: `FOLDER [COUNT]`. Seconds hold what such a person reads: three for the question, one for each row up to the right one, two
 * for the form, five for finding the figure on a page.
 */
async function pointing([folder, count = '20']: readonly string[]): Promise<void> {
  if (!folder) usage(call('pointing'))
  const soon = 20
  await withProduct(async ({ api, web }) => {
    const lists: Missed[][] = []
    for (const labelled of labelledIn(folder)) lists.push(await missedIn(api, labelled))
    const chosen = inTurn(lists).slice(0, Number(count))
    await withBrowser(async (browser) => {
      const page = await browser.newPage(desk)
      page.setDefaultTimeout(30_000)
      let [who, right, quick] = ['', 0, 0]
      const times: number[] = []
      for (const missed of chosen) {
        const { answer, client, email } = missed
        if (email !== who) await signIn(page, web, email)
        who = email
        const { way, seconds, isRead } = await look(page, web, missed).catch((error: Error) => ({
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
      console.log(
        `${quick} of ${chosen.length} taken rightly in under ${soon} s, ${right} rightly in all; median ${quantile(times, 0.5).toFixed(1)} s; ${lists.flat().length} were not found in all`,
      )
    })
  })
}

await runPart({ nearest, pointing })
process.exit()
