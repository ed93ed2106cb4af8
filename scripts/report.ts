// Every output of the demo company's report, made without a browser: `npm run report -- OUT`
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from '../e2e/client.ts'
import type { Statement, StatementLanguage } from '../packages/contract/src/index.ts'
import {
  citedDocuments,
  docxOf,
  draftStatement,
  evidenceTables,
  fileNameOf,
  inlineReport,
  packageOf,
  pdfOf,
  sourcesZip,
  xbrlJson,
} from '../packages/reports/src/index.ts'
import { workbookOf } from '../packages/server/src/tables/workbook.ts'
import { startProduct } from '../packages/server/src/testing/product.ts'
import { endWithParent, root } from './processes.ts'
import { company, decided, demo, work } from './reports/company.ts'

async function gathered(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}

/** The demo company's statement, as its first issued version. */
async function makeStatement(): Promise<Statement> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'report-'))
  const product = startProduct({ DATA_DIR: dataDir, SEED_DEMO: 'off', HOME: process.env.HOME ?? dataDir }, root)
  try {
    const client = await Client.register(await product.api, company.name)
    console.error('The documents of the demo company are analysed …')
    await work(client)
    const input = await decided(client)
    const draft = draftStatement(input)
    return { ...draft, issue: { number: 1, at: input.madeAt, by: company.user.name } }
  } finally {
    await product.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

async function write(statement: Statement, language: StatementLanguage, folder: string): Promise<void> {
  const name = fileNameOf(statement, language)
  const put = (ending: string, bytes: Uint8Array | string) => {
    fs.writeFileSync(path.join(folder, `${name}${ending}`), bytes)
    console.log(`${name}${ending}`)
  }
  put('.pdf', pdfOf(statement, language))
  put('.docx', await docxOf(statement, language))
  put('-evidence.xlsx', await gathered(workbookOf(evidenceTables(statement, language))))
  const inline = inlineReport(statement, language)
  if (!inline) return
  put('.xhtml', inline.xhtml)
  put('.xbri', packageOf(inline, statement, language))
  put('.xbrl.json', xbrlJson(inline, statement, language))
  const attached = { name: `${name}.xhtml`, mimeType: 'application/xhtml+xml', bytes: Buffer.from(inline.xhtml) }
  put('-archive.pdf', pdfOf(statement, language, attached))
}

endWithParent()
const [out] = process.argv.slice(2)
if (!out) {
  console.error('Where to? npm run report -- OUT')
  process.exit(1)
}
const folder = path.resolve(process.env.INIT_CWD ?? '.', out)
fs.mkdirSync(folder, { recursive: true })
const statement = await makeStatement()
fs.writeFileSync(path.join(folder, 'statement.json'), `${JSON.stringify(statement, null, 1)}\n`)
for (const language of statement.languages) await write(statement, language, folder)
const sources = citedDocuments(statement).map(({ document }) => ({
  name: document,
  bytes: fs.readFileSync(path.join(demo, document)),
}))
fs.writeFileSync(path.join(folder, 'sources.zip'), sourcesZip(sources))
console.log(`sources.zip\n${statement.facts.length} facts`)
