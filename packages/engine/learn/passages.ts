import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { requirements } from '../src/analysis/answering/disclosures.ts'
import { type Pair, type Searched, searched } from '../src/analysis/answering/passage-features.ts'
import {
  bestOfPages,
  besideOthers,
  type PassageWeights,
  presenceFeatures,
  ranked,
  type Scored,
} from '../src/analysis/answering/passage-scores.ts'
import { logit, probability, type Weights } from '../src/analysis/answering/score.ts'
import { readOnce } from './labelled.ts'
import { type Example, learn } from './regression.ts'

// Learns which pages of a report give a disclosure requirement, and whether any does, from folders with narrative.csv and docs/.
// Prints how each report is judged by what the others taught.

interface Report {
  name: string
  language: string
  document: Searched
  /** The pages that give a requirement; none where it is absent. */
  wanted: ReadonlyMap<string, ReadonlySet<number>>
}
type Stage = Pick<PassageWeights, 'alone' | 'beside'>

const PENALTY = { alone: 3, beside: 4, presence: 2 }
/** Of a requirement that a report does not give, so many pages are shown as wrong. */
const MOST_WRONG = 25

async function reportsIn(folder: string): Promise<Report[]> {
  const text = readFileSync(join(folder, 'narrative.csv'), 'utf8').replace(/^\uFEFF/, '')
  const { data } = Papa.parse<Record<'doc' | 'dr' | 'status' | 'pages', string>>(text, {
    header: true,
    skipEmptyLines: true,
  })
  const found: Report[] = []
  for (const name of new Set(data.map(({ doc }) => doc))) {
    const read = await readOnce(join(folder, 'docs', name))
    if (!read) continue
    const rows = data.filter(({ doc }) => doc === name)
    found.push({
      name,
      language: read.language,
      document: searched(read.pages, read.language),
      wanted: new Map(
        rows.map(({ dr, status, pages }) => [dr, new Set(status === 'absent' ? [] : pages.split('|').map(Number))]),
      ),
    })
  }
  return found
}

/** One passage of each page stands for it: the likeliest one. */
function examplesOf({ wanted }: Report, code: string, pages: readonly Scored[]): Example[] {
  const right = wanted.get(code)
  if (!right) return []
  const isRight = ({ pair }: Scored): boolean => right.has(pair.told.passage.page.number)
  const [good, bad] = [pages.filter(isRight), pages.filter((page) => !isRight(page)).slice(0, MOST_WRONG)]
  // Every requirement counts alike, however many pages speak of it.
  return [
    ...good.map(({ features }) => ({ features, right: true, weight: 2 / Math.max(2, good.length) })),
    ...bad.map(({ features }) => ({ features, right: false, weight: 4 / Math.max(8, bad.length) })),
  ]
}

const first: Weights = { sentence: 2, about: 1, strong: 1, full_heads: 2, relevance: 2, code_head: 4, page: 1 }
const ROUNDS = 4

function learnAlone(reports: readonly Report[]): Weights {
  let weights = first
  for (let round = 0; round < ROUNDS; round++) {
    const examples = reports.flatMap((report) =>
      [...report.document.pairs].flatMap(([code, pairs]) =>
        examplesOf(report, code, bestOfPages(pairs.map(scoredBy(weights)), weights)),
      ),
    )
    weights = learn(examples, PENALTY.alone)
  }
  return weights
}

const scoredBy =
  (weights: Weights) =>
  (pair: Pair): Scored => ({ pair, features: pair.features, odds: logit(weights, pair.features) })

function learnStages(reports: readonly Report[]): Stage {
  const examples: { report: Report; scored: Map<string, Scored[]> }[] = reports.map((report) => {
    const others = reports.length > 2 ? reports.filter((other) => other !== report) : reports
    return { report, scored: besideOthers(report.document, learnAlone(others)) }
  })
  let beside: Weights = { odds: 1, rival: 0.2 }
  for (let round = 0; round < ROUNDS; round++)
    beside = learn(
      examples.flatMap(({ report, scored }) =>
        [...scored].flatMap(([code, of]) => examplesOf(report, code, bestOfPages(of, beside))),
      ),
      PENALTY.beside,
    )
  return { alone: learnAlone(reports), beside }
}

const SHOWN = 3

interface Judged {
  code: string
  present: boolean
  hit: boolean
  features: Record<string, number>
  pages: number[]
}

function judged({ document, wanted }: Report, stage: Stage): Judged[] {
  const ranking = ranked(document, stage)
  return requirements.flatMap(({ code }) => {
    const right = wanted.get(code)
    if (!right) return []
    const pages = ranking.pages.get(code) ?? []
    const numbers = pages.slice(0, SHOWN).map(({ pair }) => pair.told.passage.page.number)
    return [
      {
        code,
        present: right.size > 0,
        hit: numbers.some((number) => right.has(number)),
        features: presenceFeatures(document, code, ranking),
        pages: numbers,
      },
    ]
  })
}

const learnPresence = (rows: readonly Judged[]): Weights =>
  learn(
    rows.map(({ features, present }) => ({ features, right: present, weight: 1 })),
    PENALTY.presence,
  )

/** The probability that keeps most of the right passages and most of the silence. */
function threshold(rows: readonly { p: number; row: Judged }[]): number {
  let [best, at] = [-1, 0.5]
  const present = rows.filter(({ row }) => row.present).length
  for (let t = 0.2; t <= 0.8; t += 0.01) {
    const hits = rows.filter(({ p, row }) => row.present && row.hit && p >= t).length
    const silent = rows.filter(({ p, row }) => !row.present && p < t).length
    const value = hits / present + silent / (rows.length - present)
    if (value > best + 1e-9) [best, at] = [value, t]
  }
  return Math.round(at * 100) / 100
}

function learnAll(reports: readonly Report[]): PassageWeights {
  const inner = reports.map((report) =>
    judged(report, learnStages(reports.length > 1 ? reports.filter((other) => other !== report) : reports)),
  )
  const held = inner.flatMap((rows, i) => {
    const presence = learnPresence(inner.filter((_, k) => k !== i || inner.length === 1).flat())
    return rows.map((row) => ({ row, p: probability(presence, row.features) }))
  })
  return {
    documents: reports.length,
    ...learnStages(reports),
    presence: learnPresence(inner.flat()),
    shown: threshold(held),
  }
}

const flags = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')))
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const reports: Report[] = []
for (const folder of folders) reports.push(...(await reportsIn(folder)))
const others: Record<string, Record<string, { other: number[]; passage: number[] }>> = process.env.OTHERS
  ? JSON.parse(readFileSync(process.env.OTHERS, 'utf8'))
  : {}
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
for (const report of reports) {
  const weights = learnAll(reports.filter((other) => other !== report))
  const rows = judged(report, weights).map((row) => ({ ...row, p: probability(weights.presence, row.features) }))
  const present = rows.filter((row) => row.present)
  const absent = rows.filter((row) => !row.present)
  const of = (row: Judged) => others[report.name]?.[row.code]?.other ?? []
  const hits = present.filter((row) => row.hit && row.p >= weights.shown)
  const silent = absent.filter((row) => row.p < weights.shown)
  const withOthers = present.filter((row) => {
    const shown = [...(row.p >= weights.shown ? row.pages : []), ...of(row)]
    return [...new Set(shown)].slice(0, 3).some((page) => report.wanted.get(row.code)?.has(page))
  })
  const silentToo = silent.filter((row) => !of(row).length)
  console.log(
    `${report.name.slice(0, 30).padEnd(32)} ${report.language} ranked ${percent(present.filter(({ hit }) => hit).length, present.length)}  right ${percent(hits.length, present.length)} silent ${percent(silent.length, absent.length)}  with figures: ${percent(withOthers.length, present.length)} ${percent(silentToo.length, absent.length)}  from ${weights.shown}`,
  )
  if (flags.has('--details')) {
    for (const row of present.filter((row) => !hits.includes(row)))
      console.log(
        `  MISS ${row.code} p=${row.p.toFixed(2)} wanted ${[...(report.wanted.get(row.code) ?? [])].join('|')} found ${row.pages.join('|')} ${row.hit ? 'silent' : ''}`,
      )
    for (const row of absent.filter((row) => row.p >= weights.shown))
      console.log(`  LOUD ${row.code} p=${row.p.toFixed(2)} found ${row.pages.join('|')}`)
  }
}
if (flags.has('--write')) {
  const round = (by: Weights): Weights =>
    Object.fromEntries(Object.entries(by).map(([name, weight]) => [name, Math.round(weight * 1000) / 1000]))
  const { alone, beside, presence, ...rest } = learnAll(reports)
  const out: PassageWeights = { ...rest, alone: round(alone), beside: round(beside), presence: round(presence) }
  writeFileSync(new URL('../knowledge/passage-weights.json', import.meta.url), `${JSON.stringify(out, null, 1)}\n`)
}
