import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { Client, calls } from '../../e2e/client.ts'
import { engineVersion } from '../../packages/engine/src/index.ts'
import { maxOf } from '../../packages/engine/src/reading/min-max.ts'
import type { PreparingClient } from '../../packages/server/src/database/prepared.ts'
import { quantile, timesOf } from '../parts.ts'
import { desk, password, signIn, withBrowser, withFilled } from '../set-up.ts'
import { prepare, settle } from './fill.ts'
import { fillOne, type Size } from './fill-one.ts'
import { ask } from './load.ts'

// What one company with a million rows waits for, beside a small one of the same database: every call that a page makes, the
// table that goes out, and the pages themselves in a browser.
// `npm run bench -- api-one [documents] [findings of each] [rounds]`
const [documents = 1000, findings = 1000, rounds = 30] = process.argv.slice(2).map(Number)
const sizes: Record<'small' | 'large', Size> = {
  small: { documents: 3, findings: 300, history: 1, own: 3 },
  large: { documents, findings, history: 10, own: 3000 },
}
const names = ['small', 'large'] as const

/** Asked for twice only: people do not either. */
const seldom = new Set(['export', 'removal'])
const paths = (document: string): Record<string, string> => ({
  list: '/csrd/datapoints/?page_size=50',
  'last page': '/csrd/datapoints/?page_size=50&page=20',
  missing: '/csrd/datapoints/?page_size=50&with_values=false&control_code=S1',
  search: '/csrd/datapoints/?search=emission',
  'search in own': '/csrd/datapoints/?with_values=false&search=Abf%C3%A4lle',
  evidence: '/csrd/datapoints/E1-5_01/',
  candidates: '/csrd/datapoints/E1-5_01/candidates/',
  history: '/csrd/datapoints/E1-5_01/history/',
  extracted: '/csrd/extracted/',
  progress: '/csrd/progress/',
  statistics: '/csrd/stats/',
  summary: '/documents/summary/',
  documents: '/documents/?page_size=50',
  'by title': '/documents/?page_size=50&sort=title&search=report',
  recommendations: '/csrd/ai-recommendations/',
  surveys: '/stakeholder-surveys/response-stats/',
  'not material': '/company/materiality/',
  IROs: '/company/iro-analysis/',
  removal: `/documents/${document}/removal/`,
  export: '/csrd/datapoints/export/?format=xlsx&with_values=false',
})

interface Company {
  email: string
  document: string
  rows: number
}

async function makeCompany(client: PreparingClient, api: string, name: keyof typeof sizes): Promise<Company> {
  const person = new Client(api)
  const email = `${name}@example.org`
  const body = { email, password, name: 'Alex Beispiel', company_name: name }
  const registered = await person.call(calls.session.register, { body })
  person.access = registered.access ?? ''
  // Opens the report, so that what is filled in is the report of today.
  await person.call(calls.csrd.progress, {})
  const { rows } = await client.query<{ id: string; userId: string; year: number }>(
    `select u.company_id as id, u.id as "userId", r.reporting_year as year
      from users u join current_reports r on r.company_id = u.company_id where u.email = $1`,
    [email],
  )
  const company = rows[0]!
  await client.query('update companies set skip_onboarding = true where id = $1', [company.id])
  await fillOne(client, { ...company, engine: engineVersion }, sizes[name])
  const counted = await client.query<{ rows: string; document: string }>(
    `select (select count(*) from findings where company_id = $1) + (select count(*) from datapoint_values where company_id = $1)
      + (select count(*) from datapoint_history where company_id = $1) + (select count(*) from datapoint_hints where company_id = $1)
      + (select count(*) from own_datapoints where company_id = $1) + (select count(*) from documents where company_id = $1) as rows,
      (select id from documents where company_id = $1 order by uploaded_at limit 1) as document`,
    [company.id],
  )
  return { email, document: counted.rows[0]!.document, rows: Number(counted.rows[0]!.rows) }
}

async function tokenOf(api: string, { email }: Company): Promise<string> {
  const { access } = await new Client(api).call(calls.session.login, { body: { email, password } })
  return access
}

/** How long somebody of another company waits at most while a call is answered. */
async function waitBeside(api: string, company: Company, name: string, other: Company): Promise<number> {
  const [access, theirs] = [await tokenOf(api, company), await tokenOf(api, other)]
  let isOver = false
  const waits: number[] = []
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now()
      await ask(api, '/csrd/stats/', theirs, 'en')
      waits.push(performance.now() - begun)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })()
  await ask(api, paths(company.document)[name]!, access, 'en')
  isOver = true
  await asking
  return maxOf(waits)
}

async function callTimes(api: string, company: Company, name: string) {
  const access = await tokenOf(api, company)
  let bytes = 0
  // The first time loads catalogues and compiles.
  const [, ...times] = await timesOf(1 + (seldom.has(name) ? 2 : rounds), async (round) => {
    bytes = await ask(api, paths(company.document)[name]!, access, round % 3 === 0 ? 'en' : 'de')
  })
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), bytes }
}

/** As far as the system tells. */
function mostMegabytes(pid: number): string {
  const file = `/proc/${pid}/status`
  const status = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  return (Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN) / 1024).toFixed(0)
}

interface Seen {
  /** Milliseconds from the navigation until rows are seen. */
  rows: number
  nodes: number
  /** Milliseconds of the longest task and of all that were longer than 50. */
  longest: number
  long: number
  megabytes: number
}

/** Pages and what is there when their rows are. */
const pages: Record<string, string> = {
  '/datapoints': 'tbody tr:nth-child(3) td',
  '/extracted': 'section tbody tr:nth-child(3) td',
  '/documents': 'tbody tr:nth-child(2) td',
  '/overview': '[role="img"], [role="progressbar"], meter, main h2',
  '/csrd-progress': 'main h2',
}

async function look(page: Page, web: string, address: string): Promise<Seen> {
  const begun = performance.now()
  await page.goto(`${web}${address}`)
  await page.locator(pages[address]!).first().waitFor({ timeout: 120_000 })
  const rows = performance.now() - begun
  // Everything that a page fetches and draws after its first rows belongs to it.
  await page.waitForLoadState('networkidle')
  return page.evaluate(async (seen) => {
    const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
    let nodes = -1
    while (nodes !== document.querySelectorAll('*').length) {
      nodes = document.querySelectorAll('*').length
      for (let turn = 0; turn < 20; turn += 1) await idle()
    }
    const { long } = window as unknown as { long: number[] }
    const { usedJSHeapSize } = (performance as unknown as { memory: { usedJSHeapSize: number } }).memory
    return {
      rows: seen,
      nodes,
      longest: long.reduce((most, one) => Math.max(most, one), 0),
      long: long.reduce((sum, one) => sum + one, 0),
      megabytes: usedJSHeapSize / 1_048_576,
    }
  }, rows)
}

async function pagesOf(web: string, { email }: Company): Promise<Map<string, Seen>> {
  const found = new Map<string, Seen>()
  await withBrowser(async (browser) => {
    const page = await browser.newPage(desk)
    await page.addInitScript(() => {
      const seen: number[] = []
      Object.assign(window, { long: seen })
      const see = ({ duration }: PerformanceEntry) => void seen.push(duration)
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type: 'longtask', buffered: true })
    })
    await signIn(page, web, email)
    for (const address of Object.keys(pages)) {
      // The first visit fetches the page's script.
      await look(page, web, address)
      const three = [await look(page, web, address), await look(page, web, address), await look(page, web, address)]
      found.set(address, three.toSorted((one, other) => one.rows - other.rows)[1]!)
    }
  })
  return found
}

const wide = (value: number, digits = 1, width = 9) => value.toFixed(digits).padStart(width)

await withFilled(async (app, client) => {
  await prepare(client)
  const companies = new Map<keyof typeof sizes, Company>()
  for (const name of names) {
    const begun = performance.now()
    companies.set(name, await makeCompany(client, app.api, name))
    const { rows } = companies.get(name)!
    console.log(
      `${name}: ${rows.toLocaleString('en')} rows, filled in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
    )
  }
  await settle(client)
  const [small, large] = [companies.get('small')!, companies.get('large')!]
  console.log('\ncall              small p50      p99   large p50      p99  ratio     kB   others wait')
  for (const name of Object.keys(paths(''))) {
    const [one, other] = [await callTimes(app.api, small, name), await callTimes(app.api, large, name)]
    const beside = await waitBeside(app.api, large, name, small)
    console.log(
      `${name.padEnd(17)} ${wide(one.p50)} ${wide(one.p99)} ${wide(other.p50, 1, 11)} ${wide(other.p99)} ${wide(other.p50 / one.p50, 1, 6)} ${wide(other.bytes / 1000, 0, 6)} ${wide(beside, 0, 13)}`,
    )
  }
  console.log(`memory of the server at most: ${mostMegabytes(app.process.pid!)} MB`)
  const [before, after] = [await pagesOf(app.web, small), await pagesOf(app.web, large)]
  console.log(
    '\npage              small ms  large ms  ratio    nodes  large  longest task  large  all long  large   MB  large',
  )
  for (const [name, seen] of after) {
    const base = before.get(name)!
    console.log(
      `${name.padEnd(16)} ${wide(base.rows, 0)} ${wide(seen.rows, 0)} ${wide(seen.rows / base.rows, 1, 6)} ${wide(base.nodes, 0, 8)} ${wide(seen.nodes, 0, 6)} ${wide(base.longest, 0, 13)} ${wide(seen.longest, 0, 6)} ${wide(base.long, 0, 9)} ${wide(seen.long, 0, 6)} ${wide(base.megabytes, 0, 4)} ${wide(seen.megabytes, 0, 6)}`,
    )
  }
})
