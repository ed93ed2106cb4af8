import { loadCatalogue } from '../packages/engine/src/esrs/index.ts'
import { docxOf, draftStatement, evidenceTables, inlineReport, pdfOf, xbrlJson } from '../packages/reports/src/index.ts'
import { madeInput } from '../packages/reports/src/testing/statement.ts'
import { workbookOf } from '../packages/server/src/tables/workbook.ts'

// How long each output takes for a value of every datapoint and some 300 pages of text, as a ratio to an almost empty statement,
// and how much memory the process holds afterwards. Run alone, since each output warms up what the next one uses.
const texts = loadCatalogue('esrs-2023', 'en').datapoints.filter(({ type }) => type.includes('narrative')).length
const pages = 300
const signsOfPage = 3000

const empty = draftStatement(madeInput({ datapoints: 1 }))
const full = draftStatement(madeInput({ textLength: Math.ceil((pages * signsOfPage) / texts) }))

const drain = async (chunks: AsyncIterable<Uint8Array>) => {
  for await (const _ of chunks);
}
const outputs: [string, (statement: typeof full) => unknown][] = [
  ['pdf', (statement) => pdfOf(statement, 'en')],
  ['docx', (statement) => docxOf(statement, 'en')],
  ['inline xbrl', (statement) => inlineReport(statement, 'en')],
  ['xbrl-json', (statement) => xbrlJson(inlineReport(statement, 'en')!, statement, 'en')],
  ['annex', (statement) => drain(workbookOf(evidenceTables(statement, 'en')))],
]

async function seconds(work: () => unknown): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

console.log(`${full.facts.length} facts`)
for (const [name, make] of outputs) {
  await make(empty)
  const small = await seconds(() => make(empty))
  const large = await seconds(() => make(full))
  const memory = Math.round(process.memoryUsage().rss / 1_048_576)
  console.log(`${name}: ${large.toFixed(2)} s, ${(large / small).toFixed(1)} times an empty one; ${memory} MiB`)
}
