import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Papa from 'papaparse'
import { answerKey, isShown, pagesShown, states } from '../packages/engine/learn/findings.ts'
import type { StandardSet } from '../packages/engine/src/esrs/index.ts'
import { type Analysis, type Candidate, type ReadDocument, read } from '../packages/engine/src/index.ts'
import { fold } from '../packages/engine/src/text/text.ts'
import { countAudit, drawAudit } from './evaluating/audit.ts'
import { printChecks } from './evaluating/checks.ts'
import { analysedBy, isReader } from './evaluating/recorded-replies.ts'
import { printStages } from './evaluating/stages.ts'

// Scores the engine against a folder of documents with hand-read answers: gold.csv, docs/, and if there narrative.csv and text/.

interface Gold {
  doc: string
  doc_language: string
  datapoint_id: string
  status: string
  value: string
  unit: string
  year: string
  page: string
  verbatim_excerpt: string
}
interface Narrative {
  doc: string
  dr: string
  status: string
  pages: string
}
interface Read {
  document: ReadDocument
  analysis: Analysis
  milliseconds: number
}
interface Tally {
  present: number
  found: number
  right: number
  absent: number
  invented: number
  high: number
  highRight: number
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    details: { type: 'boolean', default: false },
    breakdowns: { type: 'boolean', default: false },
    stages: { type: 'boolean', default: false },
    checks: { type: 'boolean', default: false },
    audit: { type: 'string' },
    seed: { type: 'string', default: '1' },
    set: { type: 'string', default: 'esrs-2023' },
    sheet: { type: 'string', default: 'audit.csv' },
    only: { type: 'string', default: '' },
    leads: { type: 'boolean', default: false },
    verdicts: { type: 'string' },
    batch: { type: 'string' },
    reader: { type: 'string', default: 'A' },
    replies: { type: 'string' },
  },
})
const [folder] = positionals
if (options.verdicts) {
  countAudit(options.verdicts, options.batch ? { batch: options.batch, reader: options.reader } : null)
  process.exit()
}
const { reader } = options
if (!isReader(reader) || (reader !== 'A' && !options.replies)) {
  console.error('--reader is A, B or both; B and both need --replies FOLDER')
  process.exit(2)
}
const analysed = analysedBy(reader, options.replies)
if (folder && options.audit) {
  await drawAudit(folder, Number(options.audit), {
    seed: Number(options.seed),
    set: options.set as StandardSet,
    sheet: options.sheet,
    withLeads: options.leads,
    only: options.only.split(',').filter(Boolean),
    analysed,
  })
  process.exit()
}
if (!folder || !existsSync(join(folder, 'gold.csv'))) {
  console.error(`usage: npm run eval -- <folder with gold.csv and docs/> [--details] [--breakdowns] [--stages] [--reader A|B|both --replies FOLDER]
       npm run eval -- <folder with gold.csv and docs/> --checks --replies FOLDER [--details]   what each check did to recorded replies
       npm run eval -- <folder with reports> --audit 150 --sheet sheet.csv [--seed 1] [--only part-of-name,…] [--leads] [--set esrs-2023] [--reader … --replies …]
       npm run eval -- --verdicts sheet.csv [--batch 12 --reader A]   counts them, with a batch into docs/audit.csv`)
  process.exit(2)
}
if (options.checks) {
  if (!options.replies) {
    console.error('--checks needs --replies FOLDER')
    process.exit(2)
  }
  await printChecks(folder, options.replies, options.details)
  process.exit()
}
if (options.stages) {
  await printStages(folder, options.details)
  process.exit()
}

const rowsOf = async <Row>(file: string): Promise<Row[]> =>
  Papa.parse<Row>((await readFile(file, 'utf8')).replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true }).data
const bare = (text: string): string =>
  fold(text.normalize('NFC'))
    .replaceAll('\u00ad', '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
const percent = (part: number, whole: number): string => (whole ? `${((100 * part) / whole).toFixed(1)} %` : '–')
const tallies = new Map<string, Tally>()
const empty = (): Tally => ({ present: 0, found: 0, right: 0, absent: 0, invented: 0, high: 0, highRight: 0 })
const tallyOf = (name: string): Tally => {
  const tally = tallies.get(name) ?? empty()
  tallies.set(name, tally)
  return tally
}
const details: string[] = []

const isBreakdown = (gold: Gold): boolean => gold.datapoint_id.includes('#')

/** The rows of the table that an answer counts in. */
function groupsOf(gold: Gold, found: Candidate | undefined): string[] {
  if (isBreakdown(gold)) return ['breakdowns']
  const { doc_language, datapoint_id, doc, status, value, unit } = gold
  const kind = value === 'yes' || value === 'no' ? 'yes or no' : unit || 'count or choice'
  return [
    'all',
    `language  ${doc_language}`,
    `standard  ${datapoint_id.split(/[-_.]/)[0]}`,
    `document  ${doc}`,
    ...(found ? [`tier      ${found.tier}`, `source    ${found.reason.source}`] : []),
    ...(status === 'present' ? [`kind      ${kind}`] : []),
  ]
}

/** What is shown for an answer, in one line; `null` where it is right. */
function faultIn(gold: Gold, found: Candidate | undefined, right: boolean): string | null {
  const present = gold.status === 'present'
  const wanted = `${gold.value} ${gold.unit} (${gold.year}, p. ${gold.page})`
  if (!found) return present ? `MISSED    ${gold.doc}  ${gold.datapoint_id}  ${wanted}` : null
  if (right) return null
  const said = `${found.value.text.slice(0, 60)} ${found.value.unit ?? ''} (${found.year}, p. ${found.place.page}, ${found.tier})`
  if (!present) return `INVENTED  ${gold.doc}  ${gold.datapoint_id}  ${said}`
  return `WRONG     ${gold.doc}  ${gold.datapoint_id}  wanted ${wanted}, found ${said}`
}

function count(tally: Tally, present: boolean, found: Candidate | undefined, right: boolean): void {
  if (present) tally.present += 1
  else tally.absent += 1
  if (right) tally.right += 1
  if (!found) return
  if (present) tally.found += 1
  else tally.invented += 1
  if (found.tier !== 'high') return
  tally.high += 1
  if (right) tally.highRight += 1
}

function judge(gold: Gold, findings: Candidate[]): void {
  const found = findings.find((finding) => answerKey(finding) === gold.datapoint_id)
  const present = gold.status === 'present'
  const right = found !== undefined && present && states(gold, found)
  for (const tally of groupsOf(gold, found).map(tallyOf)) count(tally, present, found, right)
  if (isBreakdown(gold) && !options.breakdowns) return
  const fault = faultIn(gold, found, right)
  if (fault) details.push(fault)
}

function judgeNarrative(
  rows: Narrative[],
  read: Map<string, Read>,
): { hits: number; present: number; silent: number; absent: number } {
  const result = { hits: 0, present: 0, silent: 0, absent: 0 }
  for (const row of rows) {
    const analysis = read.get(row.doc)?.analysis
    if (!analysis) continue
    const pages = pagesShown(analysis, row.dr)
    if (row.status === 'absent') {
      result.absent += 1
      if (!pages.length) result.silent += 1
      else details.push(`PASSAGE   ${row.doc}  ${row.dr} is absent, shown: p. ${pages.join(', ')}`)
      continue
    }
    result.present += 1
    const hit = row.pages.split('|').some((page) => pages.includes(Number(page)))
    if (hit) result.hits += 1
    else
      details.push(
        `PASSAGE   ${row.doc}  ${row.dr} (${row.status}) is on p. ${row.pages}, shown: p. ${pages.join(', ') || 'none'}`,
      )
  }
  return result
}

const gold = await rowsOf<Gold>(join(folder, 'gold.csv'))
const documents = new Map<string, Read>()
const available = await readdir(join(folder, 'docs'))
for (const name of new Set(gold.map((row) => row.doc))) {
  const file = available.find((candidate) => candidate.normalize('NFC') === name.normalize('NFC'))
  if (!file) {
    console.error(`${name}: no such file in docs/`)
    continue
  }
  const bytes = new Uint8Array(await readFile(join(folder, 'docs', file)))
  const start = performance.now()
  const result = await read(bytes, name)
  if (!result.ok) {
    console.error(`${name}: could not be read (${result.reason})`)
    continue
  }
  const analysis = analysed(result.document)
  documents.set(name, { document: result.document, analysis, milliseconds: performance.now() - start })
}
for (const row of gold)
  if (row.datapoint_id !== '*') judge(row, documents.get(row.doc)?.analysis.findings.filter(isShown) ?? [])

// `*` says that the answers of a document are complete: any other figure shown for it is invented.
let unlisted = 0
const complete = new Set(gold.filter((row) => row.datapoint_id === '*').map((row) => row.doc))
for (const name of complete) {
  const listed = new Set(gold.filter((row) => row.doc === name).map((row) => row.datapoint_id))
  for (const finding of documents.get(name)?.analysis.findings.filter(isShown) ?? []) {
    if (finding.value.number === null || listed.has(answerKey(finding))) continue
    unlisted += 1
    const said = `${finding.value.text} ${finding.value.unit ?? ''} (${finding.year}, p. ${finding.place.page}, ${finding.tier})`
    details.push(`UNLISTED  ${name}  ${answerKey(finding)}  ${said}`)
  }
}

let excerpts = 0
let stored = 0
let compared = 0
let inReference = 0
for (const [name, { document, analysis }] of documents) {
  const reference = join(folder, 'text', `${name}.txt`)
  const text = existsSync(reference) ? bare(await readFile(reference, 'utf8')) : null
  for (const { excerpt, place, value } of [...analysis.findings, ...analysis.leads]) {
    const page = document.pages.find((candidate) => candidate.number === place.page)
    excerpts += 1
    if (
      page?.text.slice(place.start, place.end) === excerpt &&
      (value.writtenNumber === null || excerpt.includes(value.writtenNumber))
    )
      stored += 1
    if (text === null) continue
    compared += 1
    if (text.includes(bare(excerpt))) inReference += 1
    else if (options.details)
      details.push(`EXCERPT   ${name}  p. ${place.page}  ${excerpt.replaceAll(/\s+/g, ' ').slice(0, 90)}`)
  }
}
const narrativeFile = join(folder, 'narrative.csv')
const narrative = existsSync(narrativeFile) ? judgeNarrative(await rowsOf<Narrative>(narrativeFile), documents) : null
const pages = [...documents.values()].reduce((sum, { document }) => sum + document.pages.length, 0)
const seconds = [...documents.values()].reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000

const all = tallyOf('all')
const line = (label: string, value: string, note = ''): void =>
  console.log(`${label.padEnd(52)} ${value.padStart(8)}  ${note}`)
console.log(
  `${documents.size} documents, ${pages} pages; ${all.present} values present, ${all.absent} absent (rows without a breakdown)\n`,
)
line('precision of values shown as high', percent(all.highRight, all.high), `${all.highRight} of ${all.high}`)
line(
  'precision of all values shown',
  percent(all.right, all.found + all.invented),
  `${all.right} of ${all.found + all.invented}`,
)
line('recall', percent(all.right, all.present), `${all.right} of ${all.present}`)
line(
  'a value for a datapoint that is not reported',
  percent(all.invented, all.absent),
  `${all.invented} of ${all.absent}`,
)
if (complete.size)
  line('figures shown that no answer knows', String(unlisted), `in ${complete.size} documents with complete answers`)
line('excerpt verbatim in the stored page, value inside', percent(stored, excerpts), `${stored} of ${excerpts}`)
if (compared)
  line('excerpt found in the reference text', percent(inReference, compared), `${inReference} of ${compared}`)
if (narrative) {
  line(
    'narrative: right passage among the first three',
    percent(narrative.hits, narrative.present),
    `${narrative.hits} of ${narrative.present}`,
  )
  line(
    'narrative: nothing shown where absent',
    percent(narrative.silent, narrative.absent),
    `${narrative.silent} of ${narrative.absent}`,
  )
}
line(
  'seconds per 100 pages, reading and analysis',
  ((100 * seconds) / Math.max(1, pages)).toFixed(2),
  `${seconds.toFixed(1)} s in all`,
)
const parts = tallies.get('breakdowns')
if (parts)
  line(
    'breakdowns: precision / recall',
    `${percent(parts.right, parts.found + parts.invented)} / ${percent(parts.right, parts.present)}`,
    `${parts.right} right, ${parts.found + parts.invented} shown, ${parts.present} present`,
  )
console.log(`\n${''.padEnd(62)}  right  shown  present  invented  absent`)
for (const [name, tally] of [...tallies].filter(([name]) => name !== 'all' && name !== 'breakdowns').sort()) {
  const cells = [tally.right, tally.found + tally.invented, tally.present, tally.invented, tally.absent]
  console.log(`${name.padEnd(62)}${cells.map((cell, i) => String(cell).padStart([7, 7, 9, 10, 8][i] ?? 7)).join('')}`)
}
if (options.details) console.log(`\n${details.sort().join('\n')}`)
