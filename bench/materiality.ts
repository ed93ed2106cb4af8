import type { Page } from '@playwright/test'
import { Client, calls } from '../e2e/client.ts'
import type { Points } from '../packages/contract/src/index.ts'
import type { PreparingClient } from '../packages/server/src/database/prepared.ts'
import { inWords, quantile, runPart, timesOf } from './parts.ts'
import { desk, password, withBrowser, withFilled } from './set-up.ts'

// What a large assessment waits for: 200 entries, 8 assessors and 500 answers, unless other numbers are named.

const nothing: Points = { scale: null, scope: null, irremediable: null, magnitude: null, likelihood: null }
const topics = ['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1']

/** Size of an assessment that is made for a measurement. */
interface AssessmentSize {
  entries: number
  assessors: number
  answers: number
}

/** A new company: its client, its number, its person. */
async function aCompany(api: string) {
  const client = await Client.register(api)
  const { id: user, email } = await client.call(calls.session.me, {})
  const { id } = await client.call(calls.company.get, {})
  return { client, id, user, email }
}

const point = (index: number, person: number) => 1 + ((index * 7 + person * 3) % 5)

/** A company with an assessment of a size: entries by calls, scores and answers straight into the database. */
async function fillAssessment(api: string, db: PreparingClient, { entries, assessors, answers }: AssessmentSize) {
  const full = await aCompany(api)
  const people = [full.user]
  while (people.length < assessors) {
    const { user } = await aCompany(api)
    await db.query('update users set company_id = $1 where id = $2', [full.id, user])
    people.push(user)
  }
  const keys: string[] = []
  for (let index = 0; index < entries; index += 1) {
    const { id } = await full.client.call(calls.iro.create, {
      body: {
        title: `Entry ${index}`,
        type: index % 3 === 2 ? 'Risk' : 'Impact',
        category: 'Bench',
        priority: 'medium',
        isPotential: index % 3 !== 0,
        humanRights: index % 7 === 0,
        esrsTopics: [topics[index % topics.length]!],
      },
    })
    keys.push(id)
  }
  const { year } = await full.client.call(calls.materiality.assessment, {})
  for (const [index, key] of keys.entries())
    for (const [person, userId] of people.entries()) {
      const points = { ...nothing, scale: point(index, person), scope: point(index + 1, person), irremediable: 2 }
      const given = { ...points, magnitude: point(index, person + 1), likelihood: point(index + 2, person) }
      await db.query(
        `insert into materiality_scores (company_id, set, reporting_year, key, by_user, scale, points, reason, documents, surveys, at)
          values ($1, 'esrs-2023', $2, $3, $4, 'five', $5, $6, '[]', '[]', now())`,
        [full.id, year, key, userId, JSON.stringify(given), 'Why it is so. '.repeat(10)],
      )
    }
  const draft = await full.client.call(calls.materiality.surveyDraft, { query: {} })
  const survey = await full.client.call(calls.surveys.create, {
    body: { ...draft, target_stakeholders: ['Employees'], status: 'active', anonymous: true },
  })
  for (let index = 0; index < answers; index += 1) {
    const given = Object.fromEntries(
      draft.questions.map((_, place) => [place, { answer: String(point(index, place)) }]),
    )
    const kind = ['Employee', 'Customer', 'Investor', 'Supplier'][index % 4]!
    await db.query(
      `insert into survey_responses (id, survey_id, company_id, idempotency_key, respondent_type, name, email, company, answers,
          general_notes, created_at)
        values (gen_random_uuid(), $1, $2, gen_random_uuid(), $3, '', '', '', $4, '', now())`,
      [survey.id, full.id, kind, JSON.stringify(given)],
    )
  }
  return { ...full, keys }
}

/** The size that the words of the command line name, and how often each thing is done. */
function sizeOf(words: readonly string[], usual: number): { size: AssessmentSize; rounds: number } {
  const [entries = 200, assessors = 8, answers = 500, rounds = usual] = words.map(Number)
  return { size: { entries, assessors, answers }, rounds }
}

/** Its calls, beside the smallest call and an empty assessment: `[entries] [assessors] [answers] [rounds]`. */
async function ofCalls(words: readonly string[]): Promise<void> {
  const { size, rounds } = sizeOf(words, 20)
  const { materiality } = calls
  await withFilled(async ({ api }, db) => {
    const empty = await aCompany(api)
    const { client, id, keys } = await fillAssessment(api, db, size)
    const { current } = await client.call(materiality.method, {})
    for (const { code, revision } of (await client.call(materiality.assessment, {})).topics) {
      const body = { material: true, reason: 'Talked through.', outlook: '', based_on: revision }
      await client.call(materiality.decide, { params: { code }, body })
    }
    await client.call(materiality.sign, { body: { note: 'Bench.' } })
    // The same assessment was signed in each of the four years before.
    await db.query(
      `insert into signed_assessments select (jsonb_populate_record(s, jsonb_build_object('reporting_year', s.reporting_year - n))).*
        from signed_assessments s, generate_series(1, 4) n where s.company_id = $1`,
      [id],
    )
    const points = { ...nothing, scale: 3, scope: 3, irremediable: 3 }
    const params = { id: keys[0]! }
    const timed: Record<string, () => Promise<unknown>> = {
      'smallest call': () => client.call(calls.operations.version, {}),
      'empty assessment': () => empty.client.call(materiality.assessment, {}),
      assessment: () => client.call(materiality.assessment, {}),
      entry: () => client.call(materiality.entry, { params }),
      stakeholders: () => client.call(materiality.stakeholders, {}),
      'preview of a method': () => client.call(materiality.previewMethod, { body: { method: current.method } }),
      'own score': () => client.call(materiality.score, { params, body: { points } }),
      'results of five years': () => client.call(materiality.results, {}),
      log: () => client.call(materiality.log, {}),
      workbook: () => client.download(materiality.export, {}),
    }
    const kilobytes = Math.round(JSON.stringify(await client.call(materiality.assessment, {})).length / 1000)
    console.log(`${Object.values(size).join(' × ')} entries, assessors and answers; the assessment is ${kilobytes} kB`)
    let base = 1
    for (const [name, ask] of Object.entries(timed)) {
      const times = await timesOf(rounds, ask)
      const median = quantile(times, 0.5)
      if (name === 'smallest call') base = median
      console.log(`${name.padEnd(22)} ${inWords(times)}, ${(median / base).toFixed(0)} × the smallest call`)
    }
  })
}

const seconds = 3

/** A page with its matrix, and how much it works. */
interface Watched {
  page: Page
  /** Sends something to the page without waiting for what it does. */
  send: (point: { x: number; y: number }) => void
  /** Milliseconds that the page has worked since it began: scripts, styles, layout, painting. */
  worked: () => Promise<number>
  /** How many moves of the pointer the page has got; a browser sends one for each frame. */
  moved: () => Promise<number>
}

async function watched(page: Page): Promise<Watched> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    addEventListener('mousemove', () => ((window as unknown as { moved: number }).moved += 1), true)
  })
  return {
    page,
    send: (point) =>
      void cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point, button: 'left', buttons: 1 }),
    worked: async () => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
    },
    moved: () => page.evaluate(() => (window as unknown as { moved: number }).moved),
  }
}

interface Frames {
  gaps: number[]
  moves: number
  work: number
}
/** Something that is done with a page until a moment; how many moves of the pointer it took. */
type Act = (watched: Watched, until: number) => Promise<number>

/** Times between the frames while something is done with the page for some seconds. */
async function framesOf(watched: Watched, act: Act): Promise<Frames> {
  const { page, worked } = watched
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
  const moves = await act(watched, performance.now() + 1000 * seconds)
  const work = (await worked()) - before
  const times = await page.evaluate(() => {
    const kept = window as unknown as { times: number[]; isTaken: boolean }
    kept.isTaken = false
    return kept.times
  })
  return { gaps: times.slice(1).map((time, index) => time - times[index]!), moves, work }
}

const rest: Act = async (_, until) => {
  await new Promise((resolve) => setTimeout(resolve, until - performance.now()))
  return 0
}

/** Drags the threshold of impacts up and down, once for every frame that a screen of 60 would show. */
const drag: Act = async ({ page, send, moved }, until) => {
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
    send(point)
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
      `longest ${quantile(gaps, 1).toFixed(1)} ms`,
      `${((100 * late) / gaps.length).toFixed(1)} % late`,
      moves
        ? `${moves} moves, ${(work / moves).toFixed(1)} ms of work each`
        : `${(work / (time / 1000)).toFixed(0)} ms of work a second`,
    ].join(', '),
  )
}

const dots = (least: number) => async (shown: Page) =>
  void (await shown.waitForFunction((count) => document.querySelectorAll('main svg path').length > count, least))
const settled = async (shown: Page) => await shown.locator('main h1, main h2, h1').first().waitFor()

/** The steps of the assessment, and what stands there when each is seen. */
const steps: [string, (page: Page) => Promise<void>][] = [
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
  ['signature', settled],
]

/** Frames of the matrix at rest and while a threshold is dragged over it. */
async function frames(watched: Watched, rounds: number): Promise<void> {
  const { page } = watched
  const taken: Record<string, Frames[]> = {}
  const take = async (name: string, act: Act) => {
    taken[name] = [...(taken[name] ?? []), await framesOf(watched, act)]
  }
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
  for (const [name, some] of Object.entries(taken)) report(name, some)
}

/** How long its steps take to be there, opened by their addresses and by a click on each. */
async function opening(page: Page, web: string, rounds: number): Promise<void> {
  const print = async (name: string, once: () => Promise<void>, before?: () => Promise<void>) => {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await before?.()
      for (const time of await timesOf(1, once)) times.push(time)
    }
    console.log(`${name.padEnd(26)} ${inWords(times)}`)
  }
  const open = (address: string, shown: (page: Page) => Promise<void>) => async () => {
    await page.goto(`${web}${address}`)
    await shown(page)
  }
  // Most of an address that is opened anew is the app itself, which the smallest page shows; a step that is clicked is the rest.
  await print('address of the account', open('/settings', settled))
  for (const [step, shown] of steps) await print(`address of ${step}`, open(`/iro/${step}`, shown))
  const click = async (step: string) => {
    await page.getByRole('navigation', { name: 'IRO' }).locator(`a[href^="/iro/${step}"]`).first().click()
    await page.waitForURL(`**/iro/${step}*`)
  }
  for (const [step, shown] of steps) {
    const clicked = async () => {
      await click(step)
      await shown(page)
    }
    await print(`click on ${step}`, clicked, () => click(step === 'signature' ? 'stakeholders' : 'signature'))
  }
}

/**
 * Whether its matrix keeps up with a threshold that is dragged: times between frames beside those of the same page at rest, and the
 * work of the page for each move of the pointer; then how long its steps take to be there: `[entries] [assessors] [answers] [rounds]`.
 */
async function matrix(words: readonly string[]): Promise<void> {
  const { size, rounds } = sizeOf(words, 4)
  await withFilled(async ({ api, web }, db) => {
    const { email } = await fillAssessment(api, db, size)
    const { access, refresh, user } = await new Client(api).call(calls.session.login, { body: { email, password } })
    const stored = { auth_tokens: JSON.stringify({ access, refresh }), current_user: JSON.stringify(user) }
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
    await withBrowser(async (browser) => {
      const storageState = { cookies: [], origins: [{ origin: web, localStorage }] }
      const context = await browser.newContext({ ...desk, storageState })
      const page = await context.newPage()
      const seen = await watched(page)
      await page.goto(`${web}/iro/matrix`)
      await dots(10)(page)
      await frames(seen, rounds)
      await opening(page, web, rounds + 1)
    })
  })
}

await runPart({ materiality: ofCalls, matrix })
