import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import Papa from 'papaparse'
import { answerKey, isShown, pagesShown, states } from '../packages/engine/learn/findings.ts'
import { type Analysis, type Candidate, read } from '../packages/engine/src/index.ts'
import { analysedBy, isReader } from '../scripts/evaluating/recorded-replies.ts'

// What the engine finds in a batch of real reports whose answers two readers wrote before anybody saw its output. The answers are
// in bench/answers; the reports are not in this project, so their folder is named on the command line and they are known by
// their bytes. `--record` adds the lines to docs/first-sight.csv; `--reader B` or `both` reads by recorded replies of a language model.

interface Answer {
  document: string
  language: string
  datapoint_id: string
  status: string
  value: string
  unit: string
  year: string
  sure: string
}
interface Narrative {
  document: string
  dr: string
  status: string
  pages: string
}
interface Tally {
  documents: number
  pages: number
  present: number
  right: number
  shown: number
  high: number
  highRight: number
  absent: number
  invented: number
  parts: number
  partsRight: number
  narrative: number
  hits: number
  silentOf: number
  silent: number
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    record: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
    reader: { type: 'string', default: 'A' },
    replies: { type: 'string' },
  },
})
const [batch, folder] = positionals
const { reader, replies } = options
if (!batch || !folder || !isReader(reader) || (reader !== 'A' && !replies)) {
  console.error(
    'usage: npm run bench -- first-sight <batch> <folder with the reports> [--record] [--details] [--reader A|B|both --replies FOLDER]',
  )
  process.exit(2)
}
const analysed = analysedBy(reader, replies)
const rowsOf = <Row>(file: string): Row[] =>
  existsSync(file) ? Papa.parse<Row>(readFileSync(file, 'utf8'), { header: true, skipEmptyLines: true }).data : []
const beside = (name: string): string => join(import.meta.dirname, 'answers', name)
const answers = rowsOf<Answer>(beside(`${batch}.csv`))
const narrative = rowsOf<Narrative>(beside(`${batch}.narrative.csv`))

const wanted = new Set(answers.map(({ document }) => document))
const reports = new Map<string, string>()
for (const name of readdirSync(folder)) {
  const file = join(folder, name)
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)
  if (wanted.has(hash)) reports.set(hash, file)
}
for (const hash of wanted) if (!reports.has(hash)) console.error(`no report ${hash} in ${folder}`)

const tallies = new Map<string, Tally>()
const names = Object.fromEntries(
  'documents pages present right shown high highRight absent invented parts partsRight narrative hits silentOf silent'
    .split(' ')
    .map((name) => [name, 0]),
) as unknown as Tally
const tallyOf = (language: string): Tally[] =>
  ['all', language].map((name) => {
    const tally = tallies.get(name) ?? { ...names }
    tallies.set(name, tally)
    return tally
  })
const details: string[] = []

/** What is shown for a row of the answers, and whether it is what the row says. */
interface Judged {
  present: boolean
  found: Candidate | undefined
  right: boolean
}

function inWords(row: Answer, { present, found }: Judged): string {
  const verdict = found ? (present ? 'WRONG   ' : 'INVENTED') : 'MISSED  '
  const wanted = present ? `${row.value} ${row.unit}` : ''
  const shown = found
    ? `→ ${found.value.text.slice(0, 60)} ${found.value.unit ?? ''} p. ${found.place.page} ${found.tier} | ${found.reason.matched.slice(0, 90)}`
    : ''
  return `${verdict} ${row.document} ${row.datapoint_id} ${wanted} ${shown}`
}

function count(tally: Tally, { present, found, right }: Judged): void {
  if (present) tally.present += 1
  else tally.absent += 1
  if (found) tally.shown += 1
  if (right) tally.right += 1
  if (found && !present) tally.invented += 1
  if (found?.tier !== 'high') return
  tally.high += 1
  if (right) tally.highRight += 1
}

function judge(row: Answer, findings: readonly Candidate[]): void {
  if (row.sure === 'no') return
  const present = row.status === 'present'
  const found = findings.find((finding) => answerKey(finding) === row.datapoint_id)
  const right = found !== undefined && present && states(row, found)
  const judged = { present, found, right }
  if (found ? !right : present) details.push(inWords(row, judged))
  for (const tally of tallyOf(row.language)) {
    if (!row.datapoint_id.includes('#')) count(tally, judged)
    else {
      if (present) tally.parts += 1
      if (right) tally.partsRight += 1
    }
  }
}

function judgePassages(row: Narrative, analysis: Analysis, language: string): void {
  const pages = pagesShown(analysis, row.dr)
  for (const tally of tallyOf(language)) {
    if (row.status === 'absent') {
      tally.silentOf += 1
      if (!pages.length) tally.silent += 1
    } else {
      tally.narrative += 1
      if (row.pages.split('|').some((page) => pages.includes(Number(page)))) tally.hits += 1
    }
  }
}

for (const [hash, file] of reports) {
  const result = await read(new Uint8Array(readFileSync(file)), basename(file))
  if (!result.ok) {
    console.error(`${hash} could not be read: ${result.reason}`)
    continue
  }
  const analysis = analysed(result.document)
  const rows = answers.filter(({ document }) => document === hash)
  const language = rows[0]?.language ?? analysis.language
  for (const tally of tallyOf(language)) {
    tally.documents += 1
    tally.pages += result.document.pages.length
  }
  for (const row of rows) judge(row, analysis.findings.filter(isShown))
  for (const row of narrative) if (row.document === hash) judgePassages(row, analysis, language)
}

const share = (part: number, whole: number): string => (whole ? (part / whole).toFixed(3) : '')
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const lines = [...tallies].map(([language, t]) =>
  [
    new Date().toISOString().slice(0, 10),
    commit,
    batch,
    reader,
    t.documents,
    t.pages,
    language,
    t.present,
    share(t.right, t.present),
    share(t.right, t.shown),
    share(t.highRight, t.high),
    share(t.invented, t.absent),
    share(t.partsRight, t.parts),
    share(t.hits, t.narrative),
    share(t.silent, t.silentOf),
  ].join(','),
)
const head =
  'date,commit,batch,reader,documents,pages,language,present,recall,precision,high,invented,breakdown_recall,narrative,silent'
console.log([head, ...lines].join('\n'))
for (const [language, t] of tallies)
  console.log(
    `${language}: ${t.right} right of ${t.shown} shown and ${t.present} present; high ${t.highRight} of ${t.high}; invented ${t.invented} of ${t.absent}; breakdowns ${t.partsRight} of ${t.parts}; passages ${t.hits} of ${t.narrative}, silent ${t.silent} of ${t.silentOf}`,
  )
if (options.details) console.log(details.join('\n'))
if (options.record) {
  const file = join(import.meta.dirname, '..', 'docs', 'first-sight.csv')
  appendFileSync(file, `${existsSync(file) ? '' : `${head}\n`}${lines.join('\n')}\n`)
}
