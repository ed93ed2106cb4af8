// Every output of the demo company's issued reports, by Set 1 and by the voluntary standard, made without a browser: `npm run report -- OUT`
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, calls } from '../e2e/client.ts'
import { paragraphOf, reportFormats, Statement, type StatementLanguage } from '../packages/contract/src/index.ts'
import { dimensionOf, membersIn } from '../packages/engine/src/esrs/index.ts'
import { languageOfSentence } from '../packages/engine/src/index.ts'
import { countFaults, faultsOf } from '../packages/reports/src/index.ts'
import { sixActivities } from '../packages/reports/src/testing/taxonomy.ts'
import { type Product, startProduct } from '../packages/server/src/testing/product.ts'
import { buildServer } from './build.ts'
import { endWithParent, root } from './processes.ts'
import company from './report-answers.json' with { type: 'json' }

/** Why what is missing is left out, as the statement says it to readers. */
const leftOut = { en: 'Not available yet.', de: 'Noch nicht verfügbar.' }

/** Signs in to the demo company, as whoever starts the product is told to. */
async function signIn(product: Product): Promise<Client> {
  const client = new Client(await product.api)
  for (;;) {
    const [, email, password] = /^Demo +sign in as (\S+) with the password ([\w-]+)/m.exec(product.output()) ?? []
    if (!email || !password) {
      await wait(50)
      continue
    }
    client.access = (await client.call(calls.session.login, { body: { email, password } })).access
    return client
  }
}

/** Accepts whatever the analysis proposes, which a person would look at first. */
async function accept(client: Client): Promise<void> {
  await client.processed(600)
  for (const { key, value, status } of await client.datapoints())
    if (status === 'proposed' && value)
      await client.call(calls.csrd.updateDatapoint, { params: { key }, body: { value } })
}

/** Enters what the made-up company answers where its documents are silent or unclear: values, cells of tables, passages in the other language. */
async function answerAll(client: Client): Promise<void> {
  for (const [key, value] of Object.entries(company.answers))
    await client.call(calls.csrd.updateDatapoint, { params: { key }, body: { value } })
  for (const [key, cells] of Object.entries(company.cells)) {
    const { breakdown } = await client.call(calls.breakdowns.get, { params: { key } })
    const typed = Object.entries(cells).map(([dimension, value]) => ({
      members: [...membersIn(dimension)],
      value,
    }))
    const named = new Set(typed.map(({ members }) => dimensionOf(members)))
    const kept = (breakdown?.cells ?? []).filter(({ dimension }) => !named.has(dimension) && !(key in company.replaced))
    const old = kept.map(({ members, value, unit }) => ({ members, value: unit ? `${value} ${unit}` : value }))
    await client.call(calls.breakdowns.save, { params: { key }, body: { cells: [...old, ...typed], whole: 'keep' } })
  }
  for (const [id, texts] of Object.entries(company.texts))
    for (const [language, text] of Object.entries(texts)) await write(client, id, language as StatementLanguage, text)
}

const write = (client: Client, id: string, language: StatementLanguage, text: string) =>
  client.call(calls.report.writeText, { params: { id }, body: { language, text: [paragraphOf(text)], base: null } })

/** Says of what the topics leave open of other EU law that it is not material, as a company has to of each (ESRS 1, paragraph 35). */
async function leaveOpenLaw(client: Client): Promise<void> {
  const { other_law: law } = await client.call(calls.report.lists, {})
  const open = law.filter(({ state, requirement }) => state === 'gap' && /^[ESG]\d/.test(requirement))
  const datapoints = [...open.map(({ datapoint }) => datapoint), 'E1-5_16', 'G1-4_03']
  const explanation = { kind: 'not-material', reason: company.notMaterial.en } as const
  await client.call(calls.report.explainTogether, { body: { datapoints, explanation } })
}

/** Says names and reasons that are in one language in the other one. */
async function sayInBoth(client: Client): Promise<void> {
  const said = [...company.words, company.notMaterial]
  const { words } = await client.call(calls.report.words, {})
  for (const { block, text, missing } of words) {
    const found = said.find(({ en }) => en === text)
    if (!found && missing.length > 0) console.error(`  in one language: ${text}`)
    if (found && missing.includes('de')) await write(client, block, 'de', found.de)
  }
}

/** Issues what people of the company decided, as its first version. */
async function issue(client: Client) {
  const settings = await client.call(calls.report.settings, {})
  // The machine-readable report is filed under a LEI; this one belongs to nobody.
  await client.call(calls.report.saveSettings, { body: { ...settings, lei: '529900T8BM49AURSDO55' } })
  const { items } = await client.call(calls.report.review, {})
  for (const { kind, count, examples } of items) {
    console.error(`  open: ${kind} ${count}`)
    if (kind === 'check') for (const { text } of examples) console.error(`    ${text}`)
  }
  await client.call(calls.report.confirm, {
    body: { reason: 'A demonstration: gaps are part of it.', left_out: leftOut },
  })
  return client.call(calls.report.issue, { body: { note: 'Demonstration' } })
}

/** Has each file of a version made, one after the other, writes it, and says how long it took. */
async function writeFiles(client: Client, version: number, languages: readonly StatementLanguage[], folder: string) {
  for (const language of languages)
    for (const format of reportFormats) {
      // The cited documents are the same in every language.
      if (format === 'sources' && language !== languages[0]) continue
      const begun = performance.now()
      const { id } = await client.call(calls.report.makeFile, { body: { version, format, language } })
      const made = async () => {
        const { files } = await client.call(calls.report.files, {})
        return files.find((file) => file.id === id && (file.state === 'done' || file.state === 'failed'))
      }
      let file = await made()
      for (; !file; file = await made()) await wait(100)
      if (file.state === 'failed') throw new Error(`${format}: ${file.reason}`)
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      const as = format === 'sources' ? 'sources.zip' : file.name!
      fs.writeFileSync(path.join(folder, as), await client.download(calls.report.file, { params: { id } }))
      console.log(`${as}  ${seconds} s`)
    }
}

/** The six activities within the revenue of this company. */
function taxonomyOf(revenue: string) {
  const { disclosure } = sixActivities
  return {
    ...disclosure,
    totals: { ...disclosure.totals, turnover: { ...disclosure.totals.turnover, amount: revenue } },
  }
}

/** Issues the report of a set from what the documents say, with what a company that has the duty says of the EU taxonomy. */
async function report(client: Client, set: (typeof sets)[number]): Promise<void> {
  const folder = path.join(out, set)
  fs.mkdirSync(folder, { recursive: true })
  await client.call(calls.company.update, { body: { metadata: { standard_set: set, reporting_year: 2025 } } })
  await accept(client)
  if (set === 'esrs-2023') {
    await client.call(calls.euTaxonomy.save, { body: { disclosure: taxonomyOf(company.revenue), base: null } })
    await answerAll(client)
    await leaveOpenLaw(client)
    await sayInBoth(client)
  } else
    for (const [key, value] of Object.entries(company.voluntary))
      await client.call(calls.csrd.updateDatapoint, { params: { key }, body: { value } })
  const { number, facts, languages } = await issue(client)
  const statement = await client.download(calls.report.version, { params: { number } })
  const issued = Statement.parse(JSON.parse(statement.toString()))
  for (const language of languages)
    console.log(language, JSON.stringify(countFaults(faultsOf(issued, language, languageOfSentence))))
  fs.writeFileSync(path.join(folder, 'statement.json'), statement)
  await writeFiles(client, number, languages, folder)
  console.log(`${set}: ${facts} facts`)
}

endWithParent()
const sets = ['esrs-2023', 'vs-2026'] as const
const [to] = process.argv.slice(2)
if (!to) {
  console.error('Where to? npm run report -- OUT')
  process.exit(1)
}
const out = path.resolve(process.env.INIT_CWD ?? '.', to)
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'report-'))
await buildServer()
const product = startProduct({ DATA_DIR: dataDir, SEED_DEMO: 'on', HOME: process.env.HOME ?? dataDir }, root)
try {
  const client = await signIn(product)
  console.error('The documents of the demo company are analysed …')
  for (const set of sets) await report(client, set)
} finally {
  await product.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
}
