import * as xlsx from '@e965/xlsx'
import { contract, type TypedCell } from '@esrs/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, askUntil, mailedToken, startApp, type TestApp, type TestCompany } from '../testing/index.ts'
import { unitFields } from '../testing/unit-fields.ts'

// Tables of a standard, people by contract, gender and country, waste by operation, substances by hazard class and water by site, by every
// way in which their cells come: typed, exported and imported, asked for, added up over forty entities. Some members are the company's own.
// The report tags the same figures whichever it was.

const { breakdowns, exchange, requests, links, answer, work, figures, organisation, report } = contract

let app: TestApp
beforeAll(async () => {
  app = await startApp({ workers: true })
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())

/** By dimension; each cell is a whole number for each of forty entities, so that every way gives the same. */
const tables: Record<string, { axes: string[]; cells: Record<string, number> }> = {
  'S1-6_09': {
    axes: ['contract', 'gender', 'country'],
    cells: {
      'permanent / female / DE': 120,
      'permanent / male / DE': 200,
      'permanent / female / AT': 40,
      'temporary / male / AT': 80,
      'non_guaranteed / female / AT': 40,
    },
  },
  'E5-5_08': {
    axes: ['waste', 'recovery'],
    cells: { 'hazardous / recycling': 60, 'nonhazardous / reuse': 100, 'nonhazardous / recycling': 400 },
  },
  'E2-5_04': { axes: ['hazard'], cells: { carcinogenicity: 40, '~Of high concern_to us (own list)': 80 } },
  'E3-4_01': { axes: ['site'], cells: { '~Werk Süd': 4000, '~Werk Nord': 8000 } },
}
const units = 40
const unitOf: Record<string, string> = { 'S1-6_09': 'count', 'E3-4_01': 'm3' }

async function aReporter(): Promise<TestCompany> {
  const company = await aCompany(app)
  const metadata = { reporting_year: 2025, standard_set: 'esrs-2023' as const }
  await company.client.call(contract.company.update, { body: { metadata } })
  const settings = await company.client.call(report.settings, {})
  await company.client.call(report.saveSettings, { body: { ...settings, lei: '529900T8BM49AURSDO55' } })
  return company
}

const cellsOf = (key: string): TypedCell[] =>
  Object.entries(tables[key]!.cells).map(([members, value]) => ({
    members: members.split(' / '),
    value: String(value),
  }))

async function typed(): Promise<TestCompany> {
  const company = await aReporter()
  for (const key of Object.keys(tables))
    await company.client.call(breakdowns.save, { params: { key }, body: { cells: cellsOf(key), whole: 'follow' } })
  return company
}

async function imported(): Promise<TestCompany> {
  const [from, company] = [await typed(), await aReporter()]
  const query = { format: 'xlsx' as const, with_values: 'true' }
  const sheet = (await from.client.call(exchange.exportDatapoints, { query })) as unknown as Blob
  // What another company exported is named by its own versions; without them a row is taken as it stands.
  const book = xlsx.read(Buffer.from(await sheet.arrayBuffer()))
  for (const name of book.SheetNames) {
    const rows = xlsx.utils.sheet_to_json<Record<string, unknown>>(book.Sheets[name]!, { defval: null })
    const plain = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([head]) => !/do not change/.test(head))),
    )
    book.Sheets[name] = xlsx.utils.json_to_sheet(plain)
  }
  const bytes = xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
  const file = new File([new Uint8Array(bytes)], 'datapoints.xlsx')
  const { plan, refused } = await company.client.call(exchange.previewImport, { file, body: {} })
  expect(refused).toEqual([])
  await company.client.call(exchange.confirmImport, { file, body: { plan } })
  return company
}

async function asked(): Promise<TestCompany> {
  const company = await aReporter()
  const email = `plant-${crypto.randomUUID()}@werk.example`
  const keys = Object.keys(tables)
  await company.client.call(requests.ask, {
    body: {
      people: [{ email, name: 'Paula Werk' }],
      datapoints: keys,
      tables: keys.map((key) => ({ key, axes: tables[key]!.axes })),
      due: '2099-01-01',
    },
  })
  await expect.poll(() => mailedToken(app, email)).toBeTruthy()
  const guest = app.client()
  guest.access = (await guest.call(links.open, { body: { token: mailedToken(app, email)! } })).key
  const answers = keys.map((key) => ({ key, value: '', cells: cellsOf(key) }))
  await guest.call(answer.send, { body: { answers } })
  for (const key of keys) {
    const { deliveries } = await company.client.call(work.task, { params: { key } })
    await company.client.call(work.accept, { params: { id: deliveries[0]!.id } })
  }
  return company
}

async function addedUp(): Promise<TestCompany> {
  const company = await aReporter()
  const { client } = company
  const add = async (code: string, parent: string | null) =>
    client.call(organisation.add, { body: unitFields({ code, name: code, parent }) })
  const codes = Array.from({ length: units }, (_, index) => `U${index + 1}`)
  const top = await add('U1', null)
  for (const code of codes.slice(1)) await add(code, top.id)
  const usual = { level: 'entity', equity: 'outside', estimate: 'none', scale: 1, target: null } as const
  for (const [key, { cells }] of Object.entries(tables)) {
    const rule = key === 'S1-6_09' ? ('head_count' as const) : ('sum' as const)
    const body = { ...usual, rule, unit: unitOf[key] ?? 't' }
    const params = { key }
    await client.call(figures.setUp, { params, body })
    const rows = codes.flatMap((code) =>
      Object.entries(cells).map(
        ([members, value]) => `${code};${members.replaceAll(' / ', ', ').replaceAll('~', '')};2025-12;${value / units}`,
      ),
    )
    const file = new File([`Code;Part;First month;Number\n${rows.join('\n')}\n`], 'parts.csv')
    const { plan, refused, added } = await client.call(figures.previewImport, { params, body: {}, file })
    expect([refused, added]).toEqual([[], rows.length])
    await client.call(figures.confirmImport, { params, body: { plan }, file })
    await client.call(figures.takeCells, { params })
    await client.call(figures.take, { params })
    const { deliveries } = await client.call(work.task, { params })
    await client.call(work.accept, { params: { id: deliveries[0]!.id } })
  }
  return company
}

interface Fact {
  value: string
  dimensions: Record<string, string>
}

/** The facts of an issued report that are tagged with more than one member, or with a member of people or waste, as lines. */
async function taggedBy({ client }: TestCompany): Promise<string[]> {
  const left_out = { en: 'Not available yet.', de: 'Noch nicht verfügbar.' }
  await client.call(report.confirm, { body: { reason: 'Known.', left_out } })
  const { number: version } = await client.call(report.issue, { body: {} })
  const { id } = await client.call(report.makeFile, { body: { version, format: 'xbrl-json', language: 'en' } })
  const { state } = await askUntil(
    async () => (await client.call(report.files, {})).files.find((one) => one.id === id)!,
    (file) => file.state === 'done' || file.state === 'failed',
  )
  if (state === 'failed') throw new Error('The file could not be made.')
  const { facts } = (await (await client.send(`/report/files/${id}/`)).json()) as { facts: Record<string, Fact> }
  return Object.values(facts)
    .flatMap(({ value, dimensions }) => {
      const own = Object.entries(dimensions).filter(([axis]) => axis.includes(':'))
      const { concept } = dimensions
      return own.length > 0 && /Employees|Waste|Substances|Water/.test(concept!)
        ? [
            `${concept} ${own
              .map(([axis, member]) => `${axis}=${member}`)
              .sort()
              .join(' ')} ${value}`,
          ]
        : []
    })
    .sort()
}

test('whichever way the cells of a table come, the report tags the same figures', { timeout: 300_000 }, async () => {
  const expected = await taggedBy(await typed())
  expect(expected.length).toBeGreaterThan(6)
  expect(expected.join('\n')).toMatch(/ 120$/m)
  expect(expected.join('\n')).toMatch(/ 60$/m)
  expect(expected).toContain(
    'esrs:AmountOfSubstancesOfConcernThatLeaveFacilitiesAsEmissions esrs:NameOfOtherHazardClassTypedAxis=Of high concern_to us (own list) 80',
  )
  expect(expected).toContain('esrs:WaterConsumption esrs:SignificantSiteTypedAxis=Werk Süd 4000')
  expect(await taggedBy(await imported())).toEqual(expected)
  expect(await taggedBy(await asked())).toEqual(expected)
  expect(await taggedBy(await addedUp())).toEqual(expected)
})
