import { expect, type Page, test } from '@playwright/test'
import { type Client, calls } from './client.ts'
import { aCompany, demo, signIn, web } from './pages.ts'

// A person goes through what was proposed by keyboard alone. They look at each value before they decide; how long it takes
// is told and never a condition.
const wanted = 40

/** With `REVIEW_PACE=1` a person is measured, who looks at a sure value for three seconds and at any other for six; the test itself waits for nothing. */
const pace = Number(process.env.REVIEW_PACE ?? 0)

/** Milliseconds that a person looks before deciding, never all the same. */
const looks = (index: number, isSure: boolean): number => pace * ((isSure ? 2500 : 5500) + ((index * 137) % 1000))

/** A company with the documents of the demo analysed, and its person. */
async function analysed(): Promise<{ client: Client; email: string }> {
  const { client, email } = await aCompany()
  for (const name of ['sustainability-report-2025.pdf', 'umweltkennzahlen-2025.xlsx', 'personalbericht-2025.docx'])
    await client.upload(demo(name))
  await client.upload(demo('verhaltenskodex.pdf'))
  await client.processed()
  return { client, email }
}

const panelOf = (page: Page, code: string) => page.getByRole('complementary', { name: `Evidence for ${code}` })

/** The datapoint that is open, once it is another one than before. */
async function openedAfter(page: Page, before: string | null): Promise<string> {
  const opened = () => new URL(page.url()).searchParams.get('datapoint')
  await expect.poll(opened).not.toBe(before)
  const code = opened() ?? ''
  await expect(panelOf(page, code).getByRole('heading', { level: 2 })).toHaveText(/\w/)
  // A key acts on what has been painted.
  await expect(panelOf(page, code).locator('[data-painted]')).toBeVisible()
  return code
}

test('forty proposed values reviewed by keyboard', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const { client, email } = await analysed()
  const proposed = (await client.datapoints()).filter(({ status }) => status === 'proposed')
  expect(proposed.length).toBeGreaterThanOrEqual(wanted)
  await signIn(page, email)
  await page.goto(`${web()}/datapoints?page_size=50`)
  const first = page.getByRole('table', { name: 'Datapoints' }).locator('[data-row]').first()
  await first.focus()
  await page.keyboard.press('Enter')

  const begun = Date.now()
  const decided = { accepted: 0, corrected: 0, rejected: 0 }
  let code: string | null = null
  let undone: string | null = null
  for (let index = 0; index < wanted; index += 1) {
    code = await openedAfter(page, code)
    const panel = panelOf(page, code)
    const isSure = await panel.getByText('High confidence').isVisible()
    if (pace > 0) await page.waitForTimeout(looks(index, isSure))
    const isFigure = proposed.some(({ key, dataType }) => key === code && dataType === 'number')
    if (index % 13 === 12) {
      await page.keyboard.press('r')
      await expect(page.getByText(`${code} rejected`)).toBeVisible()
      decided.rejected += 1
      undone ??= code
    } else if (isFigure && decided.corrected < Math.floor((index + 1) / 10)) {
      await page.keyboard.press('c')
      await expect(panel.getByLabel('Correct value')).toBeFocused()
      await page.keyboard.type('1234.5')
      await page.keyboard.press('Enter')
      await expect(panel.getByText('Corrected value')).toBeVisible()
      await expect(panel.getByLabel('Correct value')).toBeHidden()
      await page.keyboard.press('j')
      decided.corrected += 1
    } else {
      await page.keyboard.press('a')
      decided.accepted += 1
    }
    // The first rejection was a slip: it is taken back, and the person goes on.
    if (undone === code && undone !== null) {
      // Undo is offered once the server has taken the decision.
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      await page.keyboard.press('u')
      await expect(page.getByText(new RegExp(`^${code} is again `))).toBeVisible()
      decided.rejected -= 1
      // What was taken back is open again.
      await expect.poll(() => new URL(page.url()).searchParams.get('datapoint')).toBe(code)
      await expect(panelOf(page, code).getByRole('button', { name: 'Next datapoint' })).toBeEnabled()
      await page.keyboard.press('j')
    }
  }
  const seconds = (Date.now() - begun) / 1000
  process.stdout.write(
    `${wanted} values reviewed by keyboard in ${seconds.toFixed(0)} s at pace ${pace}: ${JSON.stringify(decided)}\n`,
  )

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect
    .poll(async () => (await client.datapoints()).filter(({ status }) => status === 'accepted').length)
    .toBe(decided.accepted)
  const after = await client.datapoints()
  expect(decided.corrected).toBeGreaterThan(0)
  expect(after.filter(({ status }) => status === 'corrected')).toHaveLength(decided.corrected)
  expect(after.find(({ key }) => key === undone)?.status).toBe('proposed')
  const { data } = await client.call(calls.history.list, { params: { key: undone ?? '' }, query: {} })
  expect(data.changes.map(({ action }) => action)).toEqual(['restored', 'removed', 'proposed'])
  expect(complaints).toEqual([])
})

/** What the page noted: undecided values, drawn at one time and on screen at another, and presses of A and R. */
interface Watched {
  frames: { drawn: number; at: number; seen: string | null }[]
  presses: { at: number; key: string }[]
}

/** Notes what the panel shows with every painted frame, and when A and R are pressed. */
function watch() {
  const watched: Watched = { frames: [{ drawn: 0, at: 0, seen: null }], presses: [] }
  Object.assign(window, { watched })
  const look = (): string | null => {
    const panel = document.querySelector('aside[aria-label^="Evidence for"]')
    const text = panel?.textContent ?? ''
    if (!/Proposed value|Question about a value/.test(text) || panel?.querySelector('button[aria-busy=true]'))
      return null
    return panel?.getAttribute('aria-label')?.replace('Evidence for ', '') ?? null
  }
  const next = () => {
    requestAnimationFrame(next)
    const frame = { drawn: performance.now(), at: Number.POSITIVE_INFINITY, seen: look() }
    if (watched.frames.at(-1)?.seen === frame.seen) return
    watched.frames.push(frame)
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      frame.at = performance.now()
    }
    channel.port2.postMessage(null)
  }
  requestAnimationFrame(next)
  const onKey = ({ key, timeStamp: at }: KeyboardEvent) => {
    if (key === 'a' || key === 'r') watched.presses.push({ at, key })
  }
  document.addEventListener('keydown', onKey, true)
}

/** Milliseconds by which two clocks of the browser may differ, and those after which a key has to count on the slowest machine. */
const [blur, settled] = [20, 600]

/** Decisions that presses may have made, since one of these values was on screen, and those that they must have made. */
function meantBy({ frames, presses }: Watched): { may: string[]; must: string[] } {
  const may: string[] = []
  const must: string[] = []
  for (const { at, key } of presses) {
    const shown = frames.filter(
      (frame, index) => frame.drawn <= at + blur && (frames[index + 1]?.at ?? Infinity) > at - blur,
    )
    for (const { seen } of shown) if (seen !== null) may.push(`${key} ${seen}`)
    const [only, ...others] = shown
    if (only?.seen && others.length === 0 && only.at < at - settled) must.push(`${key} ${only.seen}`)
  }
  return { may, must }
}

/** Numbers from 0 to 1, the same for the same seed. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

test('what is stored is what was on screen at each press, whatever the pace and the network', async ({ page }) => {
  const { client, email } = await analysed()
  const proposed = new Map((await client.datapoints()).map(({ key, value, status }) => [key, { value, status }]))
  const seed = Number(process.env.REVIEW_SEED ?? 7)
  const random = chance(seed)
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least))
  const passes = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  await signIn(page, email)
  await page.addInitScript(watch)
  await page.goto(`${web()}/datapoints?page_size=20`)
  await page.getByRole('table', { name: 'Datapoints' }).locator('[data-row]').first().focus()
  await page.keyboard.press('Enter')
  await openedAfter(page, null)
  const sent: string[] = []
  await page.route('**/csrd/datapoints/**', async (route) => {
    const request = route.request()
    const key = /\/csrd\/datapoints\/([^/]+)\/$/.exec(new URL(request.url()).pathname)?.[1]
    if (request.method() === 'PUT') sent.push(`a ${key}`)
    if (request.method() === 'DELETE') sent.push(`r ${key}`)
    await passes(between(0, 3_000))
    await route.continue()
  })
  // A machine that has other things to do as well.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const keys = [...'aaaaaarrrrrrjjjkku']
  const begun = Date.now()
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press(keys[between(0, keys.length)] ?? 'a')
    await passes(random() < 0.5 ? between(20, 200) : between(200, 1_000))
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page.getByRole('button', { name: /^(Saving|Undoing|Loading)/ })).toHaveCount(0, { timeout: 30_000 })
  await page.waitForLoadState('networkidle')
  const watched = await page.evaluate(() => (window as unknown as { watched: Watched }).watched)
  const { may, must } = meantBy(watched)
  process.stdout.write(
    `${watched.presses.length} presses of A and R in ${((Date.now() - begun) / 1000).toFixed(0)} s, seed ${seed}: ${sent.length} decided, at least ${must.length} meant\n`,
  )
  const times = (all: readonly string[], one: string) => all.filter((other) => other === one).length
  for (const one of new Set([...sent, ...must])) {
    expect(times(sent, one), `${one} was on screen when the key was pressed`).toBeLessThanOrEqual(times(may, one))
    expect(times(sent, one), `${one} was decided`).toBeGreaterThanOrEqual(times(must, one))
  }
  expect(sent.length).toBeGreaterThan(3)
  for (const { key, value, status } of await client.datapoints()) {
    const before = proposed.get(key)
    if (status === before?.status && value === before.value) continue
    // A decision that stands was made on this value, and nothing was entered as if a person had typed it.
    expect([`a ${key} accepted`, `r ${key} missing`]).toContain(`${status === 'missing' ? 'r' : 'a'} ${key} ${status}`)
    expect(sent).toContain(`${status === 'missing' ? 'r' : 'a'} ${key}`)
  }
})
