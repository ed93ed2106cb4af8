import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { startProduct } from '../e2e/app.ts'
import { Client, calls } from '../e2e/client.ts'
import { maxOf } from '../packages/engine/src/reading/min-max.ts'
import { startEmbedded } from '../packages/server/src/database/embedded.ts'
import { ensureDatabase } from '../packages/server/src/database/pool.ts'
import { ensureBrowser } from '../scripts/browser.ts'
import { build } from '../scripts/build.ts'
import { fillAssessment } from './api/fill-assessment.ts'
import { quantile } from './api/load.ts'

// Whether the matrix of a large assessment keeps up with a threshold that is dragged: times between frames beside those of the
// same page at rest, and the work of the page for each move of the pointer; then how long its tabs take to be there.
// `npm run bench -- matrix [entries] [assessors] [answers] [rounds]`
const [entries = 200, assessors = 8, answers = 500, rounds = 4] = process.argv.slice(2).map(Number)
const seconds = 3
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-matrix-'))
await build()
const database = await startEmbedded({ dataDir: folder, password: 'password-of-the-bench', settings: ['fsync=off'] })
await ensureDatabase(database.url('postgres'), 'app')
const url = database.url('app')
const app = await startProduct({ DATABASE_URL: url, DATA_DIR: path.join(folder, 'data') })
const { email, db } = await fillAssessment(app.api, url, { entries, assessors, answers })
await db.end()
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
})

const body = { email, password: 'a long enough phrase' }
const { access, refresh, user } = await new Client(app.api).call(calls.session.login, { body })
const stored = { auth_tokens: JSON.stringify({ access, refresh }), current_user: JSON.stringify(user) }
const context = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  storageState: {
    cookies: [],
    origins: [{ origin: app.web, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
  },
})
const page = await context.newPage()
const cdp = await context.newCDPSession(page)
await cdp.send('Performance.enable')

/** Milliseconds that the page has worked since it began: scripts, styles, layout, painting. */
async function worked(): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
}

/** How many moves of the pointer the page has got; a browser sends one for each frame. */
const moved = () => page.evaluate(() => (window as unknown as { moved: number }).moved)
await page.addInitScript(() => {
  Object.assign(window, { moved: 0 })
  addEventListener('mousemove', () => ((window as unknown as { moved: number }).moved += 1), true)
})

interface Frames {
  gaps: number[]
  moves: number
  work: number
}

/** Times between the frames while something is done with the page for some seconds. */
async function framesOf(act: (until: number) => Promise<number>): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times, isTaken: true })
    const note = (time: number) => {
      times.push(time)
      if ((window as unknown as { isTaken: boolean }).isTaken) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  const before = await worked()
  const moves = await act(performance.now() + 1000 * seconds)
  const work = (await worked()) - before
  const times = await page.evaluate(() => {
    const kept = window as unknown as { times: number[]; isTaken: boolean }
    kept.isTaken = false
    return kept.times
  })
  return { gaps: times.slice(1).map((time, index) => time - times[index]!), moves, work }
}

const rest = async (until: number): Promise<number> => {
  await new Promise((resolve) => setTimeout(resolve, until - performance.now()))
  return 0
}

/** Drags the threshold of impacts up and down, once for every frame that a screen of 60 would show. */
async function drag(until: number): Promise<number> {
  const picture = page.getByRole('application').locator('> div')
  const { x, y, width, height } = (await picture.boundingBox())!
  const at = (value: number) => y + 14 + ((5 - value) / 4) * (height - 56)
  const start = Number(await page.getByLabel('Impact: material from').inputValue())
  const left = x + width / 4
  await page.mouse.move(left, at(start))
  await page.mouse.down()
  const before = await moved()
  for (let move = 0; performance.now() < until; move += 1) {
    const point = { x: left, y: at(3 + Math.sin(move / 20) * 1.5) }
    // Nobody waits for a move: the next one comes with the next frame, whether the page keeps up or not.
    void cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point, button: 'left', buttons: 1 })
    await new Promise((resolve) => setTimeout(resolve, 1000 / 60))
  }
  await page.mouse.up()
  return (await moved()) - before
}

function report(name: string, all: readonly Frames[]): void {
  const gaps = all.flatMap(({ gaps: some }) => some)
  const [moves, work] = [all.reduce((sum, one) => sum + one.moves, 0), all.reduce((sum, one) => sum + one.work, 0)]
  const time = gaps.reduce((sum, gap) => sum + gap, 0)
  const late = gaps.filter((gap) => gap > 25).length
  console.log(
    [
      name.padEnd(26),
      `${((1000 * gaps.length) / time).toFixed(1)} frames a second`,
      `median ${quantile(gaps, 0.5).toFixed(1)} ms`,
      `95th percentile ${quantile(gaps, 0.95).toFixed(1)} ms`,
      `longest ${maxOf(gaps).toFixed(1)} ms`,
      `${((100 * late) / gaps.length).toFixed(1)} % late`,
      moves
        ? `${moves} moves, ${(work / moves).toFixed(1)} ms of work each`
        : `${(work / (time / 1000)).toFixed(0)} ms of work a second`,
    ].join(', '),
  )
}

/** Milliseconds from an address until the page shows what it is for. */
async function openedAddress(address: string, shown: (page: Page) => Promise<void>): Promise<number> {
  const began = performance.now()
  await page.goto(`${app.web}${address}`)
  await shown(page)
  return performance.now() - began
}
const opened = (tab: string, shown: (page: Page) => Promise<void>) => openedAddress(`/materiality?tab=${tab}`, shown)
const settled = async (shown: Page) => await shown.locator('main h1, main h2, h1').first().waitFor()

const dots = (least: number) => async (shown: Page) =>
  void (await shown.waitForFunction((count) => document.querySelectorAll('main svg path').length > count, least))
const tabs: [string, (page: Page) => Promise<void>][] = [
  ['assessment', async (shown) => await shown.locator('main li > button').nth(20).waitFor()],
  ['matrix', dots(10)],
  [
    'decisions',
    async (shown) =>
      await shown
        .getByRole('button', { name: /^Decide/ })
        .first()
        .waitFor(),
  ],
  ['stakeholders', async (shown) => await shown.locator('main table').first().waitFor()],
  ['method', async (shown) => await shown.locator('main dl, main table').first().waitFor()],
]
try {
  const taken: Record<string, Frames[]> = {}
  const take = async (name: string, act: (until: number) => Promise<number>) => {
    taken[name] = [...(taken[name] ?? []), await framesOf(act)]
  }
  await opened('matrix', dots(10))
  const withEntries = page.getByRole('switch', { name: 'Entries', exact: true })
  for (let round = 0; round < rounds; round += 1) {
    await take('at rest', rest)
    await take('dragging, topics', drag)
    await withEntries.click()
    await page.mouse.move(0, 0)
    await take('at rest, with entries', rest)
    await take('dragging, with entries', drag)
    await withEntries.click()
  }
  for (const [name, frames] of Object.entries(taken)) report(name, frames)
  const print = (name: string, times: readonly number[]) =>
    console.log(`${name.padEnd(26)} ${quantile(times, 0.5).toFixed(0)} ms, slowest ${maxOf(times).toFixed(0)} ms`)
  const times = async (once: () => Promise<number>) => {
    const taken: number[] = []
    for (let round = 0; round < rounds + 1; round += 1) taken.push(await once())
    return taken
  }
  // Most of an address that is opened anew is the app itself, which the smallest page shows; a tab that is clicked is the rest.
  print('address of the account', await times(() => openedAddress('/settings', settled)))
  for (const [tab, shown] of tabs) print(`address of ${tab}`, await times(() => opened(tab, shown)))
  for (const [tab, shown] of tabs) {
    const name = tab[0]!.toUpperCase() + tab.slice(1)
    const other = tab === 'method' ? 'Stakeholders' : 'Method'
    const clicked = async () => {
      await page.getByRole('button', { name: other, exact: true }).click()
      await page.waitForURL(new RegExp(`tab=${other.toLowerCase()}`))
      const began = performance.now()
      await page.getByRole('button', { name, exact: true }).click()
      await page.waitForURL(new RegExp(`tab=${tab}`))
      await shown(page)
      return performance.now() - began
    }
    print(`click on ${tab}`, await times(clicked))
  }
} finally {
  await browser.close()
  await app.stop()
  await database.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}
