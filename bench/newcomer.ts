import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Language, languages } from '@esrs/contract'
import { chromium } from '@playwright/test'
import { startProduct } from '../e2e/app.ts'
import { ensureBrowser } from '../scripts/browser.ts'
import { build } from '../scripts/build.ts'
import { root } from '../scripts/processes.ts'
import { colleagueDelivers, find } from './newcomer/finding.ts'
import { Person, type WayPart } from './newcomer/person.ts'
import { arrive, decideValues, issue, sign } from './newcomer/way.ts'

// The whole way of somebody new, at a desk and on a phone, in both languages: signed up, forty values decided, the assessment signed,
// the first version issued as PDF; then how soon the report, the years, a colleague's answer and the trail are found. The person knows
// only the words of the product. `node bench/newcomer.ts [--looks en-1440,de-390] [--file FILE] [--pictures FOLDER]`

const { values: given } = parseArgs({
  options: { looks: { type: 'string' }, file: { type: 'string' }, pictures: { type: 'string' } },
})
const windows = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } } as const
const all = languages.flatMap((language) => ([1440, 390] as const).map((width) => ({ language, width })))
const asked = given.looks?.split(',')
const looks = all.filter(({ language, width }) => !asked || asked.includes(`${language}-${width}`))
const file = path.resolve(
  process.env.INIT_CWD ?? process.cwd(),
  given.file ?? path.join(root, 'demo/sustainability-report-2025.pdf'),
)
const pictures = given.pictures ? path.resolve(process.env.INIT_CWD ?? process.cwd(), given.pictures) : null
if (pictures) fs.mkdirSync(pictures, { recursive: true })

/** The token of the invitation that was sent to an address. */
const invitedIn = (dataDir: string) => async (address: string) => {
  const outbox = path.join(dataDir, 'outbox')
  for (;;) {
    for (const name of fs.existsSync(outbox) ? fs.readdirSync(outbox) : []) {
      if (!name.endsWith('.eml')) continue
      const text = fs
        .readFileSync(path.join(outbox, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replace(/=3D/g, '=')
      const token = /\/set-password\?token=([\w.-]+)/.exec(text)?.[1]
      if (token && text.includes(address)) return token
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function walk(
  web: string,
  api: string,
  dataDir: string,
  language: Language,
  width: 1440 | 390,
): Promise<WayPart[]> {
  const onPhone = width === 390
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  })
  const context = await browser.newContext({
    viewport: windows[width],
    hasTouch: onPhone,
    isMobile: onPhone,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    acceptDownloads: true,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const person = new Person(page, language, onPhone, pictures)
  const email = `alex-${language}-${width}@example.org`
  try {
    await arrive(person, web, email, file)
    await decideValues(person)
    await sign(person)
    await issue(person)
    await colleagueDelivers(api, email, invitedIn(dataDir))
    await find(person, web)
  } catch (failure) {
    await person.see('failed')
    for (const part of person.parts) console.error(part)
    throw failure
  } finally {
    await browser.close()
  }
  return person.parts
}

await build()
const app = await startProduct()
try {
  for (const { language, width } of looks) {
    const parts = await walk(app.web, app.api, app.dataDir, language, width)
    console.log(`\n${language}, ${width} pixels wide\n`)
    console.log('| part | seconds | clicks | keys | letters |\n|---|---|---|---|---|')
    for (const { name, seconds, clicks, keys, letters } of parts)
      console.log(`| ${name} | ${seconds.toFixed(0)} | ${clicks} | ${keys} | ${letters} |`)
  }
} finally {
  await app.stop()
  fs.rmSync(app.dataDir, { recursive: true, force: true })
}
