// The pictures of the guide and of the README, from the running product with the demo company: `npm run guide [-- name,name]`
import fs from 'node:fs'
import path from 'node:path'
import { type Language, languages } from '@esrs/contract'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { type Browser, chromium } from '@playwright/test'
import { startProduct } from '../e2e/app.ts'
import { Client, calls } from '../e2e/client.ts'
import { type Companies, makeCompanies } from '../tools/screens/company.ts'
import { evidenceShown } from '../tools/screens/datapoints.ts'
import { sayIn, screens } from '../tools/screens/list.ts'
import { palettePng } from '../tools/screens/palette-png.ts'
import type { Screen } from '../tools/screens/screen.ts'
import { ensureBrowser } from './browser.ts'
import { build } from './build.ts'
import { endWithParent, root } from './processes.ts'

const folder = path.join(root, 'docs/guide/pictures')
const size = { width: 1280, height: 800 }

/** What the README shows: a figure of a table beside its page, in English only. */
const evidence: Screen = {
  name: 'evidence',
  who: 'full',
  path: () => '/datapoints?control_code=E1&datapoint=E1-6_07',
  act: async (page, say, companies) => {
    await evidenceShown(page, say, companies)
    // The first place is a cell of a workbook; the second a row of the report.
    await page.keyboard.press('2')
    await page.locator('[data-review] [data-scrolls] canvas').first().waitFor()
  },
}
const readme = { file: path.join(root, 'docs/images/evidence.png'), size: { width: 1440, height: 900 } }

/** The screens that the guide shows; few, so that it stays short. */
const shown = ['signup', 'onboarding-2-upload', 'datapoints-review', 'overview', 'surveys', 'iro', 'datapoints-export']

interface Place {
  api: string
  web: string
  made: Companies
}

async function take(
  browser: Browser,
  { api, web, made }: Place,
  screen: Screen,
  language: Language,
  viewport: typeof size,
): Promise<Buffer> {
  const stored: { name: string; value: string }[] = [{ name: 'preferred_language', value: language }]
  if (screen.who !== 'guest') {
    const { access, refresh, user } = await new Client(api).call(calls.session.login, { body: made[screen.who] })
    stored.push({ name: 'auth_tokens', value: JSON.stringify({ access, refresh }) })
    stored.push({ name: 'current_user', value: JSON.stringify(user) })
  }
  const context = await browser.newContext({
    viewport,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: web, localStorage: stored }] },
  })
  try {
    const page = await context.newPage()
    const settled = async () => {
      await page.waitForLoadState('networkidle')
      await page.waitForFunction(async () => {
        await document.fonts.ready
        const busy = [...document.querySelectorAll('[aria-busy=true], .skeleton')]
        return (
          busy.every((one) => one.getClientRects().length === 0) && [...document.images].every((one) => one.complete)
        )
      })
    }
    await page.goto(web + screen.path(made))
    await settled()
    if (screen.act) {
      await screen.act(page, sayIn(language), made)
      await settled()
    }
    return await page.screenshot({ animations: 'disabled' })
  } finally {
    await context.close()
  }
}

async function drawn(png: Buffer) {
  const picture = await loadImage(png)
  const canvas = createCanvas(picture.width, picture.height)
  canvas.getContext('2d').drawImage(picture, 0, 0)
  return canvas
}

/** Keeps a picture of the guide, in a format that is small. */
async function keep(png: Buffer, name: string): Promise<void> {
  fs.writeFileSync(path.join(folder, `${name}.webp`), await (await drawn(png)).encode('webp', 80))
}

/** Keeps the picture of the README, which is shown everywhere and therefore a PNG. */
async function keepForReadme(png: Buffer): Promise<void> {
  const canvas = await drawn(png)
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  fs.writeFileSync(readme.file, palettePng(data, width, height))
}

async function run(names: readonly string[]): Promise<void> {
  const ofGuide = names.filter((name) => name !== evidence.name)
  const wanted = ofGuide.map((name) => {
    const screen = screens.find((one) => one.name === name)
    if (!screen) throw new Error(`There is no screen ${name}.`)
    return screen
  })
  fs.mkdirSync(folder, { recursive: true })
  const executablePath = ensureBrowser()
  await build()
  const app = await startProduct({ SEED_DEMO: 'on' })
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    console.error('A company is made, and its documents are analysed …')
    const made = await makeCompanies(app)
    const place = { api: app.api, web: app.web, made }
    for (const language of languages)
      for (const screen of wanted)
        await keep(await take(browser, place, screen, language, size), `${screen.name}.${language}`)
    if (ofGuide.length < names.length) await keepForReadme(await take(browser, place, evidence, 'en', readme.size))
  } finally {
    await browser.close()
    await app.stop()
    fs.rmSync(app.dataDir, { recursive: true, force: true })
  }
  console.log(`${wanted.length * languages.length} pictures in ${path.relative(root, folder)}`)
  if (ofGuide.length < names.length) console.log(`and ${path.relative(root, readme.file)}`)
}

endWithParent()
await run(process.argv[2]?.split(',') ?? [...shown, evidence.name])
