import fs from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Language, languages } from '@esrs/contract'
import { type Browser, type BrowserContext, chromium, type Page, type Request } from '@playwright/test'
import { startProduct } from '../../e2e/app.ts'
import { ensureBrowser } from '../../scripts/browser.ts'
import { build } from '../../scripts/build.ts'
import { type Companies, makeCompanies, type Person, signInAs } from './company.ts'
import { galleryScreens, startGallery } from './gallery.ts'
import { sayIn, screens } from './list.ts'
import { takeBelow } from './parts.ts'
import type { Screen } from './screen.ts'

interface Look {
  language: Language
  width: number
  height: number
  theme: (typeof themes)[number]
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const locales = { en: 'en-GB', de: 'de-DE' } as const
const themes = ['light', 'dark'] as const
const looks: Look[] = languages.flatMap((language) =>
  sizes.flatMap((size) => themes.map((theme): Look => ({ language, ...size, theme }))),
)
const nameOf = ({ language, width, theme }: Look) => `${language}-${width}-${theme}`
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Greatest height of a picture in pixels; the rest of a page gets further pictures. */
const highest = 6000

/** Milliseconds to wait for a state; generous, because several looks run at once. */
const patience = 90_000

/** Number of looks (language, width, theme) taken at once. */
const lanes = 2

type Browsers = Record<Language, Browser>

/**
 * A browser in a language: date fields are written as the browser's own surface is, whatever the page says. On Linux the
 * environment tells it, elsewhere the flag; Debian has languages other than English in the package `chromium-l10n`.
 */
const launch = (language: Language) =>
  chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      `--lang=${locales[language]}`,
    ],
    env: { ...process.env, LANGUAGE: language },
  })

/** A window in which a person is signed in, or nobody is, in a language and a theme. */
async function open(browser: Browser, web: string, api: string, look: Look, person: Person | null) {
  const stored: { name: string; value: string }[] = [{ name: 'preferred_language', value: look.language }]
  if (person) {
    const { access, refresh, user } = await signInAs(api, person)
    stored.push({ name: 'auth_tokens', value: JSON.stringify({ access, refresh }) })
    stored.push({ name: 'current_user', value: JSON.stringify(user) })
  }
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height },
    colorScheme: look.theme,
    locale: locales[look.language],
    reducedMotion: 'reduce',
    hasTouch: look.width < 768,
    storageState: { cookies: [], origins: [{ origin: web, localStorage: stored }] },
  })
  context.setDefaultTimeout(patience)
  return context
}

/** Milliseconds to wait for a page that still loads. */
const endless = 30_000

/**
 * Returns a function that waits until a page has settled: nothing loads, nothing moves, all fonts are there. A page that
 * does not settle is reported once and not waited for again.
 */
function follow(page: Page, { showsWork, waits }: Pick<Shot, 'showsWork' | 'waits'>, complaints: string[]) {
  const asked = new Set<Request>()
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  // Polled until it is true. It must not return a promise, which would count as true.
  const isStill = (mayBeBusy: boolean) => {
    const busy =
      !mayBeBusy &&
      [...document.querySelectorAll('[aria-busy=true], .skeleton')].some((one) => one.getClientRects().length > 0)
    const waiting = [...document.images].some(({ complete }) => !complete)
    const moving = document.getAnimations().some(({ playState }) => playState === 'running')
    return document.fonts.status === 'loaded' && !busy && !waiting && !moving
  }
  let isEndless = false
  return async () => {
    await page.locator('h1, h2').first().waitFor({ state: 'attached' })
    // Drawn content may load more, so the page has to be at rest again after a drawing.
    for (let rest = 0; rest < 3; ) {
      if (!isEndless) {
        try {
          await page.waitForFunction(isStill, showsWork === true, { timeout: endless })
        } catch {
          isEndless = true
          complaints.push('taken while something was still loading')
        }
      }
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      rest = waits || asked.size === 0 ? rest + 1 : 0
    }
  }
}

/**
 * What is half below the bar at the foot of a phone's window is no small target: a person moves it out from there. So what is said to be
 * obscured is looked at once more in the middle of the window.
 */
async function seenWhole(page: Page, violations: Violations): Promise<Violations> {
  const kept: Violations = []
  for (const violation of violations) {
    if (violation.id !== 'target-size') {
      kept.push(violation)
      continue
    }
    const nodes: typeof violation.nodes = []
    for (const node of violation.nodes) {
      const selector = String(node.target.at(-1))
      await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const again = await new AxeBuilder({ page }).include(selector).withRules(['target-size']).analyze()
      if (again.violations.length > 0) nodes.push(node)
    }
    if (nodes.length > 0) kept.push({ ...violation, nodes })
  }
  return kept
}
type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

/** Problems of a shown page, such as failed access rules and overflowing content. */
async function complaintsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const complaints = (await seenWhole(page, violations)).map(({ id, nodes }) => {
    const [first] = nodes
    const message = [...(first?.any ?? []), ...(first?.all ?? []), ...(first?.none ?? [])][0]?.message ?? ''
    return `${id} (${nodes.length}): ${first?.html.slice(0, 240)} ${message}`
  })
  const out = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return out > 0 ? [...complaints, `sticks out sideways by ${out} px`] : complaints
}

interface Shot {
  address: string
  act?: ((page: Page) => Promise<void>) | undefined
  window: boolean
  /** What looks busy is part of the picture and ends never. */
  showsWork?: true
  /** A call gets no answer, and nobody waits for it. */
  waits?: true
}

async function take(context: BrowserContext, shot: Shot, file: string) {
  const page = await context.newPage()
  const complaints: string[] = []
  const settled = follow(page, shot, complaints)
  // Refused calls are part of some screens; browser and page log them to the console, which is no complaint then.
  page.on('console', (message) => {
    const expected = /^Failed to load resource| could not be loaded: /
    if (message.type() === 'error' && !expected.test(message.text()))
      complaints.push(`console: ${message.text().slice(0, 300)}`)
  })
  page.on('pageerror', ({ message }) => complaints.push(`exception: ${message}`))
  try {
    await page.goto(shot.address)
    await settled()
    if (shot.act) {
      await shot.act(page)
      await settled()
    }
    if (!shot.window) {
      // The window becomes as high as the page, so that what is fixed to its end is where a person sees it.
      // What comes into the window may be higher than was thought, so that it is asked twice.
      for (let round = 0; round < 2; round += 1) {
        const { width, height: least } = page.viewportSize() ?? { width: 0, height: 0 }
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width, height: Math.min(Math.max(height, least), highest) })
        await settled()
      }
    }
    await page.screenshot({ path: `${file}.png`, animations: 'disabled' })
    for (const one of await complaintsOf(page)) complaints.push(one)
    if (!shot.window) await takeBelow(page, file, settled)
  } catch (error) {
    await page.screenshot({ path: `${file}.failed.png` }).catch(() => {})
    complaints.push(`no picture: ${error instanceof Error ? error.message : error}`)
  } finally {
    await page.close()
  }
  return complaints
}

/** Goes through the looks, some at the same time, and takes in each what it is given. Resolves with what was wrong. */
async function through(asked: readonly Look[], go: (look: Look) => AsyncGenerator<string[]>): Promise<Tally> {
  const waiting = [...asked]
  const tally = { pictures: 0, complaints: 0 }
  const lane = async () => {
    for (let look = waiting.shift(); look; look = waiting.shift()) {
      for await (const complaints of go(look)) {
        tally.pictures += 1
        tally.complaints += complaints.length
        for (const complaint of complaints) console.log(complaint)
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return tally
}
/** How many pictures were taken, and how much is wrong with what they show. */
export interface Tally {
  pictures: number
  complaints: number
}

/** Names the picture that a complaint is about. */
const about = (file: string, complaints: string[]) => complaints.map((one) => `${path.basename(file)}: ${one}`)

/** The demo company is a test account, which is shown in English alone; its pictures are wanted in both languages. */
const asNoTestAccount = (context: BrowserContext) =>
  context.route('**/company/', async (route) => {
    const response = await route.fetch()
    const company = (await response.json()) as { metadata?: object }
    await route.fulfill({ response, json: { ...company, metadata: { ...company.metadata, test_account: false } } })
  })

async function takeProduct(browsers: Browsers, wanted: readonly Screen[], asked: readonly Look[], folder: string) {
  await build()
  const app = await startProduct({ SEED_DEMO: 'on' })
  // Ends the product also when the taking is interrupted.
  process.on('exit', () => app.process.kill())
  try {
    console.error('A company is made, and its documents are analysed …')
    const made: Companies = await makeCompanies(app)
    return await through(asked, async function* (look) {
      for (const who of ['guest', 'full', 'fresh', 'demo', 'guarded', 'lacking'] as const) {
        const its = wanted.filter((screen) => screen.who === who)
        if (its.length === 0) continue
        const context = await open(browsers[look.language], app.web, app.api, look, who === 'guest' ? null : made[who])
        if (who === 'demo') await asNoTestAccount(context)
        for (const { name, path: placeOf, act, window = false, waits } of its) {
          const file = path.join(folder, `${name}.${nameOf(look)}`)
          const shot = {
            address: app.web + placeOf(made),
            act: act && ((page: Page) => act(page, sayIn(look.language), made)),
            window,
            ...(waits ? { showsWork: true as const, waits } : {}),
          }
          yield about(file, await take(context, shot, file))
        }
        await context.close()
      }
    })
  } finally {
    await app.stop()
    fs.rmSync(app.dataDir, { recursive: true, force: true })
  }
}

async function takeGallery(browsers: Browsers, wanted: typeof galleryScreens, asked: readonly Look[], folder: string) {
  const gallery = await startGallery()
  try {
    return await through(asked, async function* (look) {
      const context = await open(browsers[look.language], gallery.web, '', look, null)
      for (const { name, path: place } of wanted) {
        const file = path.join(folder, `${name}.${nameOf(look)}`)
        const shot: Shot = { address: gallery.web + place, window: place.includes('?'), showsWork: true }
        yield about(file, await take(context, shot, file))
      }
      await context.close()
    })
  } finally {
    await gallery.stop()
  }
}

/** Which pictures are taken: those of screens and of looks with one of these parts in their names; all without. */
export interface Wanted {
  folder: string
  parts?: readonly string[] | undefined
  looks?: readonly string[] | undefined
}

const named =
  (parts: readonly string[] = ['']) =>
  (name: string) =>
    parts.some((part) => name.includes(part))

function chosen({ parts, looks: seen }: Omit<Wanted, 'folder'>) {
  const isWanted = ({ name }: { name: string }) => named(parts)(name)
  const asked = looks.filter((look) => named(seen)(nameOf(look)))
  return { ofProduct: screens.filter(isWanted), ofGallery: galleryScreens.filter(isWanted), asked }
}

/** The names of the screens that pictures are taken of. */
export function screenNames(wanted: Omit<Wanted, 'folder'>): string[] {
  const { ofProduct, ofGallery } = chosen(wanted)
  return [...ofProduct, ...ofGallery].map(({ name }) => name)
}

/** Takes the wanted pictures and reports problems of the pages. */
export async function takePictures({ folder, ...wanted }: Wanted): Promise<Tally> {
  const { ofProduct, ofGallery, asked } = chosen(wanted)
  if ((ofProduct.length + ofGallery.length) * asked.length === 0) throw new Error('No screen has such a name.')
  fs.mkdirSync(folder, { recursive: true })

  const browsers: Browsers = { en: await launch('en'), de: await launch('de') }
  const tallies: Tally[] = []
  try {
    if (ofProduct.length > 0) tallies.push(await takeProduct(browsers, ofProduct, asked, folder))
    if (ofGallery.length > 0) tallies.push(await takeGallery(browsers, ofGallery, asked, folder))
  } finally {
    for (const browser of Object.values(browsers)) await browser.close()
  }
  const sum = (part: keyof Tally) => tallies.reduce((total, tally) => total + tally[part], 0)
  return { pictures: sum('pictures'), complaints: sum('complaints') }
}
