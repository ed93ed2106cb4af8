import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Language, languages } from '@esrs/contract'
import type { App } from '../e2e/app.ts'
import { root } from '../scripts/processes.ts'
import { Person, type WayPart } from './newcomer/person.ts'
import { arrive, colleagueDelivers, decideValues, find, issue, sign } from './newcomer/way.ts'
import { runPart, usage } from './parts.ts'
import { desk, named, withBrowser, withProduct } from './set-up.ts'

// The way of somebody new through the built product, who knows only its words.

const windows = { 1440: desk.viewport, 390: { width: 390, height: 844 } } as const

/** How somebody looks at the product. */
interface Look {
  language: Language
  width: keyof typeof windows
}

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

/** Has a person go a way in a browser of their own; the parts of it. */
async function walk(
  { language, width }: Look,
  pictures: string | null,
  way: (person: Person) => Promise<void>,
): Promise<WayPart[]> {
  const onPhone = width === 390
  const parts: WayPart[] = []
  await withBrowser(async (browser) => {
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
    try {
      await way(person)
    } catch (failure) {
      await person.see('failed')
      for (const part of person.parts) console.error(part)
      throw failure
    }
    for (const part of person.parts) parts.push(part)
  })
  return parts
}

function print({ language, width }: Look, parts: readonly WayPart[]): void {
  console.log(`\n${language}, ${width} pixels wide\n`)
  console.log('| part | seconds | clicks | keys | letters |\n|---|---|---|---|---|')
  for (const { name, seconds, clicks, keys, letters } of parts)
    console.log(`| ${name} | ${seconds.toFixed(0)} | ${clicks} | ${keys} | ${letters} |`)
}

/**
 * The whole way, at a desk and on a phone, in both languages: signed up, forty values decided, the assessment signed, the first version
 * issued as PDF; then how soon the report, the years, a colleague's answer and the trail are found:
 * `[--looks en-1440,de-390] [--file FILE] [--pictures FOLDER]`.
 */
async function newcomer(words: string[]): Promise<void> {
  const { values: given } = parseArgs({
    args: words,
    options: { looks: { type: 'string' }, file: { type: 'string' }, pictures: { type: 'string' } },
  })
  const all = languages.flatMap((language) => ([1440, 390] as const).map((width): Look => ({ language, width })))
  const asked = given.looks?.split(',')
  const looks = all.filter(({ language, width }) => !asked || asked.includes(`${language}-${width}`))
  const file = given.file ? named(given.file) : path.join(root, 'demo/sustainability-report-2025.pdf')
  const pictures = given.pictures ? named(given.pictures) : null
  if (pictures) fs.mkdirSync(pictures, { recursive: true })
  await withProduct(async ({ web, api, dataDir }: App) => {
    for (const look of looks) {
      const email = `alex-${look.language}-${look.width}@example.org`
      const parts = await walk(look, pictures, async (person) => {
        await arrive(person, web, email, { file, year: '2025' })
        await decideValues(person)
        await sign(person)
        await issue(person)
        await colleagueDelivers(api, email, invitedIn(dataDir))
        await find(person, web)
      })
      print(look, parts)
    }
  })
}

/** The same person with a report of one's own, until forty of its values are decided: `FILE [YEAR]`. */
async function firstUse([file, year = '2025']: string[]): Promise<void> {
  if (!file) usage('npm run bench -- first-use FILE [YEAR]')
  const look: Look = { language: 'en', width: 1440 }
  await withProduct(async ({ web }) => {
    const parts = await walk(look, null, async (person) => {
      await arrive(person, web, 'alex@example.org', { file: named(file), year })
      await decideValues(person)
    })
    print(look, parts)
  })
}

await runPart({ newcomer, 'first-use': firstUse })
