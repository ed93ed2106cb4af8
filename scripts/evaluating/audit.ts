import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import Papa from 'papaparse'
import { isShown } from '../../packages/engine/learn/findings.ts'
import { readOnce } from '../../packages/engine/learn/labelled.ts'
import { type Datapoint, loadCatalogue, type StandardSet } from '../../packages/engine/src/esrs/index.ts'
import type { Analysis, Candidate, ReadDocument } from '../../packages/engine/src/index.ts'

// The audit: what is shown of real reports is drawn at random by kind, somebody who opens the pages writes *right*, *partly* or
// *wrong* beside it, and the verdicts are counted into docs/audit.csv.

/** What is drawn apart from one another; leads are no values and are drawn only where they are asked for. */
const kinds = [
  'figure high',
  'figure review',
  'breakdown high',
  'breakdown review',
  'yes/no',
  'choice',
  'passage',
  'lead',
] as const
type Kind = (typeof kinds)[number]

/** A row of the sheet that a judge fills. */
interface Drawn {
  number: string
  document: string
  language: string
  page: string
  kind: Kind
  datapoint: string
  dimension: string
  name: string
  definition: string
  value: string
  unit: string
  year: string
  excerpt: string
  verdict: string
  error: string
}

/** What the sheet says of everything that was shown, in rows of its own that nobody judges. */
const ALL = 'all that is shown'

interface Shown {
  document: string
  language: string
  kind: Kind
  datapoint: Datapoint
  finding: Candidate
}

function kindOf({ value, tier, dimension, reason }: Candidate, { type }: Datapoint): Kind {
  if (reason.source === 'passage') return 'passage'
  if (value.number === null) return type === 'yes-no' ? 'yes/no' : 'choice'
  return `${dimension ? 'breakdown' : 'figure'} ${tier}`
}

/** Numbers from a seed, so that the same draw can be made again. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

function shuffled<One>(items: readonly One[], random: Generator<number, never>): One[] {
  const left = [...items]
  return items.map(() => left.splice(Math.floor(random.next().value * left.length), 1)[0] as One)
}

/** Draws so many of each kind that all kinds get alike, and what some lack goes to the others. */
function draw(shown: readonly Shown[], wanted: number, seed: number): Shown[] {
  const random = randomNumbers(seed)
  const left = new Map(
    kinds.map((kind) => [
      kind,
      shuffled(
        shown.filter((one) => one.kind === kind),
        random,
      ),
    ]),
  )
  const drawn: Shown[] = []
  while (drawn.length < wanted && [...left.values()].some(({ length }) => length))
    for (const kind of kinds) {
      const next = left.get(kind)?.pop()
      if (next && drawn.length < wanted) drawn.push(next)
    }
  return drawn.sort((a, b) => a.document.localeCompare(b.document) || a.finding.place.page - b.finding.place.page)
}

/** What is shown of a report, and how long the report is. */
interface Report {
  pages: number
  language: string
}

interface Drawing {
  seed: number
  /** Identifier of the set whose datapoints are drawn. */
  set: StandardSet
  sheet: string
  withLeads: boolean
  /** Parts of names of reports; all reports where there is none. */
  only: string[]
  /** Who reads: the analysis, a language model, or both. */
  analysed: (document: ReadDocument) => Analysis
}

/** The shown values of a report, and of each datapoint without one its first lead; of passages the first one is what stands there. */
function* shownOf(document: string, read: ReadDocument, { set, withLeads, analysed }: Drawing): Generator<Shown> {
  const datapoints = loadCatalogue(set, 'en')
  const { findings, leads } = analysed(read)
  const seen = new Set<string>()
  for (const [finding, isLead] of [
    ...findings.filter(isShown).map((one) => [one, false] as const),
    ...(withLeads ? leads.map((one) => [one, true] as const) : []),
  ]) {
    const datapoint = datapoints.get(finding.datapoint)
    const key = isLead ? `${finding.datapoint} lead` : `${finding.datapoint}#${finding.dimension ?? ''}`
    if (!datapoint || seen.has(key)) continue
    seen.add(key)
    yield { document, language: read.language, kind: isLead ? 'lead' : kindOf(finding, datapoint), datapoint, finding }
  }
}

async function everythingShown(folder: string, drawing: Drawing): Promise<{ shown: Shown[]; reports: Report[] }> {
  const at = existsSync(join(folder, 'docs')) ? join(folder, 'docs') : folder
  const isAsked = (name: string): boolean =>
    /\.(pdf|xlsx|docx)$/i.test(name) && (!drawing.only.length || drawing.only.some((one) => name.includes(one)))
  const shown: Shown[] = []
  const reports: Report[] = []
  for (const name of readdirSync(at).filter(isAsked).sort()) {
    const read = await readOnce(join(at, name))
    if (!read) continue
    reports.push({ pages: read.pages.length, language: read.language })
    for (const one of shownOf(name, read, drawing)) shown.push(one)
  }
  return { shown, reports }
}

function rowOf({ document, language, kind, datapoint, finding }: Shown, i: number): Drawn {
  return {
    number: String(i + 1),
    document,
    language,
    page: String(finding.place.page),
    kind,
    datapoint: finding.datapoint,
    dimension: finding.dimension ?? '',
    name: datapoint.name,
    definition: datapoint.definition,
    value: finding.value.text.slice(0, 400),
    unit: finding.value.unit ?? '',
    year: String(finding.year ?? ''),
    excerpt: finding.excerpt.replace(/\s+/g, ' ').slice(0, 900),
    verdict: '',
    error: '',
  }
}

/**
 * Writes a sheet of things that are shown of the reports of a folder, for somebody to judge.
 * @param folder with the reports, or with a folder `docs/` of them
 */
export async function drawAudit(folder: string, wanted: number, options: Drawing): Promise<void> {
  const { shown, reports } = await everythingShown(folder, options)
  const rows = draw(shown, wanted, options.seed).map(rowOf)
  const totals = [...new Set(reports.map(({ language }) => language))].flatMap((language) => {
    const mine = reports.filter((report) => report.language === language)
    const pages = mine.reduce((sum, report) => sum + report.pages, 0)
    return kinds.flatMap((kind): Partial<Drawn>[] => {
      const count = shown.filter((one) => one.kind === kind && one.language === language).length
      return count ? [{ document: ALL, language, page: String(pages), kind, value: String(count) }] : []
    })
  })
  const columns = Object.keys(rows[0] ?? {})
  writeFileSync(options.sheet, Papa.unparse({ fields: columns, data: [...rows, ...totals] as object[] }))
  console.log(`${reports.length} reports, ${rows.length} of ${shown.length} things that are shown: ${options.sheet}`)
  for (const { document, language, page, kind, value } of totals)
    if (document === ALL)
      console.log(
        `${language}  ${(kind ?? '').padEnd(18)} ${String(value).padStart(5)}  ${((100 * Number(value)) / Number(page)).toFixed(1)} on 100 pages`,
      )
}

const HEAD = 'date,commit,batch,reader,language,kind,shown,pages,judged,right,partly,wrong'

/** Counts the verdicts of a sheet, by kind and language; `record` adds them to docs/audit.csv under the name of a batch. */
export function countAudit(sheet: string, record: { batch: string; reader: string } | null): void {
  const rows = Papa.parse<Drawn>(readFileSync(sheet, 'utf8'), { header: true, skipEmptyLines: true }).data
  const all = rows.filter(({ document }) => document === ALL)
  const judged = rows.filter(({ document, verdict }) => document !== ALL && verdict)
  const unknown = judged.find(({ verdict }) => !['right', 'partly', 'wrong'].includes(verdict))
  if (unknown)
    throw new Error(`Row ${unknown.number}: the verdict is right, partly or wrong, not "${unknown.verdict}".`)
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const languages = [...new Set(judged.map(({ language }) => language))].sort()
  const lines: string[] = []
  for (const language of languages.length > 1 ? ['all', ...languages] : languages)
    for (const kind of kinds) {
      const isMine = (row: Drawn): boolean => row.kind === kind && (language === 'all' || row.language === language)
      const mine = judged.filter(isMine)
      if (!mine.length) continue
      const of = (verdict: string): number => mine.filter((row) => row.verdict === verdict).length
      const shown = all.filter(isMine).reduce((sum, { value }) => sum + Number(value), 0)
      const pages = all.filter(isMine).reduce((sum, { page }) => sum + Number(page), 0)
      const [right, partly, wrong] = [of('right'), of('partly'), of('wrong')]
      lines.push(
        [
          new Date().toISOString().slice(0, 10),
          commit,
          record?.batch ?? basename(sheet),
          record?.reader ?? '',
          language,
          kind,
          shown,
          pages,
          mine.length,
          right,
          partly,
          wrong,
        ].join(','),
      )
      const share = (part: number): string => `${Math.round((100 * part) / mine.length)} %`.padStart(6)
      console.log(
        `${language.padEnd(4)} ${kind.padEnd(18)} judged ${String(mine.length).padStart(4)}  right ${share(right)}  partly ${share(partly)}  wrong ${share(wrong)}  (shown ${shown} on ${pages} pages)`,
      )
    }
  if (!record) return
  const file = join(import.meta.dirname, '..', '..', 'docs', 'audit.csv')
  appendFileSync(file, `${existsSync(file) ? '' : `${HEAD}\n`}${lines.join('\n')}\n`)
}
