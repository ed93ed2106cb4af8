import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { requirements } from '../src/analysis/answering/disclosures.ts'
import { frames } from '../src/analysis/answering/frames.ts'
import { type Pair, type Searched, searched } from '../src/analysis/answering/passage-features.ts'
import {
  besideOthers,
  bestOfPages,
  type PassageWeights,
  presenceFeatures,
  RISES,
  ranked,
  type Scored,
} from '../src/analysis/answering/passage-scores.ts'
import { passagesIn, presence } from '../src/analysis/answering/passages.ts'
import { logit, probability, type Weights } from '../src/analysis/answering/score.ts'
import type { Page } from '../src/reading/document.ts'
import { maxOf } from '../src/reading/min-max.ts'
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
  /** Short stretches of it, read as documents of their own: people also upload a few pages. */
  parts: readonly Report[]
}
type Stage = Pick<PassageWeights, 'alone' | 'beside'>

const PENALTY = { alone: 3, beside: 4, presence: 2 }
/** Of a requirement that a report does not give, so many pages are shown as wrong. */
const MOST_WRONG = 25

/** Where short stretches of a report begin, as a share of its pages, and how many pages they have. */
const PARTS = [
  { from: 0.1, pages: 3 },
  { from: 0.25, pages: 8 },
  { from: 0.4, pages: 3 },
  { from: 0.6, pages: 8 },
  { from: 0.75, pages: 3 },
]
/** What a requirement of such a stretch counts beside one of a whole report. */
const PART_WEIGHT = 0.2

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
    const wanted = new Map(
      rows.map(({ dr, status, pages }) => [dr, new Set(status === 'absent' ? [] : pages.split('|').map(Number))]),
    )
    const partOf = (pages: Page[], parts: readonly Report[]): Report => ({
      name,
      language: read.language,
      document: searched(pages, read.language),
      wanted,
      parts,
    })
    const parts = PARTS.map(({ from, pages }) => {
      const start = Math.floor(read.pages.length * from)
      const cut = read.pages.slice(start, start + pages)
      const numbers = new Set(cut.map(({ number }) => number))
      const within = (right: ReadonlySet<number>) => new Set([...right].filter((number) => numbers.has(number)))
      return { ...partOf(cut, []), wanted: new Map([...wanted].map(([code, right]) => [code, within(right)])) }
    })
    found.push(partOf(read.pages, parts))
  }
  return found
}

/** One passage of each page stands for it: the likeliest one. */
function examplesOf({ wanted }: Report, code: string, pages: readonly Scored[]): Example[] {
  const right = wanted.get(code)
  if (!right) return []
  const isRight = ({ pair }: Scored): boolean => right.has(pair.analysed.passage.page.number)
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

/** Reports in a few groups, each beside those that are in none of it. */
function foldsOf<Item>(items: readonly Item[], most: number): { held: Item[]; others: Item[] }[] {
  const folds = Math.min(most, items.length)
  if (folds < 2) return [{ held: [...items], others: [...items] }]
  return Array.from({ length: folds }, (_, fold) => ({
    held: items.filter((_item, i) => i % folds === fold),
    others: items.filter((_item, i) => i % folds !== fold),
  }))
}

function learnStages(reports: readonly Report[]): Stage {
  const examples = foldsOf(reports, 3).flatMap(({ held, others }) => {
    const alone = learnAlone(others)
    return held.map((report) => ({ report, scored: besideOthers(report.document, alone) }))
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
/** Answered by figures or choices rather than passages. */
const settledOtherwise: ReadonlySet<string> = new Set(
  frames.filter(({ kind }) => kind !== 'passage').map(({ datapoint }) => datapoint),
)
/** By report and requirement the pages of figures and answers that are shown beside passages, where a file gives them. */
const figures: Record<string, Record<string, number[]>> = process.env.LEARN_FIGURES
  ? JSON.parse(readFileSync(process.env.LEARN_FIGURES, 'utf8'))
  : {}

interface Judged {
  document: Searched
  code: string
  present: boolean
  hit: boolean
  features: Record<string, number>
  pages: number[]
  weight: number
}

function judged({ document, wanted, parts }: Report, stage: Stage): Judged[] {
  const ranking = ranked(document, stage)
  return requirements.flatMap(({ code }) => {
    const right = wanted.get(code)
    if (!right) return []
    const pages = ranking.pages.get(code) ?? []
    const numbers = pages.slice(0, SHOWN).map(({ pair }) => pair.analysed.passage.page.number)
    return [
      {
        document,
        code,
        present: right.size > 0,
        hit: numbers.some((number) => right.has(number)),
        features: presenceFeatures(document, code, ranking),
        pages: numbers,
        weight: parts.length ? 1 : PART_WEIGHT,
      },
    ]
  })
}

const learnPresence = (rows: readonly Judged[]): Weights =>
  learn(
    rows.map(({ features, present, weight }) => ({ features, right: present, weight })),
    PENALTY.presence,
  )

/** What silence where a report gives nothing is worth beside a right passage. */
const SILENCE = 1

/** Thresholds that are tried. */
const TRIED = Array.from({ length: 91 }, (_, i) => i / 100 - 0.1)

/** The probability that keeps most of the right passages and most of the silence: the middle of those that do about as well. */
function threshold(rows: readonly { p: number; row: Judged }[], silence: number): number {
  const present = rows.filter(({ row }) => row.present).length
  const tried = TRIED.map((least) => {
    const hits = rows.filter(({ p, row }) => row.present && row.hit && p >= least).length
    const silent = rows.filter(({ p, row }) => !row.present && p < least).length
    return { least, value: hits / present + (silence * silent) / (rows.length - present) }
  })
  const best = maxOf(tried.map(({ value }) => value))
  const good = tried.filter(({ value }) => value >= best - 0.015)
  return Math.round((100 * good.reduce((sum, { least }) => sum + least, 0)) / good.length) / 100
}

/** Rows of the same document together. */
function ofReports(rows: readonly Judged[]): Judged[][] {
  const found = new Map<Searched, Judged[]>()
  for (const row of rows) found.set(row.document, [...(found.get(row.document) ?? []), row])
  return [...found.values()]
}

function learnAll(reports: readonly Report[]): PassageWeights {
  const inner = foldsOf(reports, 4).map(({ held, others }) => {
    const stage = learnStages(others)
    return held.flatMap((report) => [report, ...report.parts].flatMap((one) => judged(one, stage)))
  })
  const held = inner.flatMap((rows, i) => {
    const presence = learnPresence(inner.filter((_, k) => k !== i || inner.length === 1).flat())
    return ofReports(rows).flatMap((own) => {
      const likely = own.map((row) => ({ row, p: probability(presence, row.features) }))
      const mean = likely.reduce((sum, { p }) => sum + p, 0) / likely.length
      return likely.map(({ row, p }) => ({ row, p: row.weight === 1 ? p - RISES * mean : p }))
    })
  })
  return {
    documents: reports.length,
    ...learnStages(reports),
    presence: learnPresence(inner.flat()),
    shown: threshold(
      held.filter(({ row }) => row.weight === 1),
      SILENCE,
    ),
    shownShort: threshold(
      held.filter(({ row }) => row.weight < 1),
      1,
    ),
  }
}

const flags = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')))
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
if (!folders.length) {
  console.error(
    'usage: node packages/engine/learn/passages.ts <folders with narrative.csv and docs/> [--groups=5] [--unjudged] [--write] [--details]',
  )
  process.exit(2)
}
const reports: Report[] = []
for (const folder of folders) for (const one of await reportsIn(folder)) reports.push(one)

/** The pages that are shown for each requirement: those of passages, and behind them those of figures. */
function shownBy(report: Report, weights: PassageWeights): Map<string, number[]> {
  const { passages, unlikely } = passagesIn(report.document, null, settledOtherwise, weights)
  const shown = new Map<string, number[]>()
  const add = (code: string, page: number): void => {
    const pages = shown.get(code) ?? []
    if (pages.length < SHOWN && !pages.includes(page)) shown.set(code, [...pages, page])
  }
  for (const { datapoint, place } of passages) add(datapoint.split('_')[0] ?? '', place.page)
  for (const [code, pages] of Object.entries(figures[report.name] ?? {}))
    if (!unlikely.has(code)) for (const page of pages) add(code, page)
  return shown
}

const percent = (part: number, whole: number): string => (whole ? `${((100 * part) / whole).toFixed(1)} %` : '–')
const sums = new Map<string, [number, number, number, number]>()
/** So many groups of reports are judged, each by what the others taught; every report by itself where no number is given. */
const groups = Number([...flags].find((flag) => flag.startsWith('--groups='))?.split('=')[1] ?? reports.length)
const judgedBy = flags.has('--unjudged')
  ? []
  : foldsOf(reports, groups).flatMap(({ held, others }) => {
      const weights = learnAll(others)
      return held.map((report) => ({ report, weights }))
    })
for (const { report, weights } of judgedBy) {
  const shown = shownBy(report, weights)
  const ranking = ranked(report.document, weights)
  const tally: [number, number, number, number] = [0, 0, 0, 0]
  const details: string[] = []
  for (const [code, right] of report.wanted) {
    const pages = shown.get(code) ?? []
    const p = presence(report.document, code, ranking, weights).toFixed(2)
    const hit = pages.some((page) => right.has(page))
    const likeliest = (ranking.pages.get(code) ?? []).slice(0, SHOWN)
    const silent = !right.size && !pages.length
    if (right.size) tally[1] += 1
    else tally[3] += 1
    if (hit) tally[0] += 1
    if (silent) tally[2] += 1
    const verdict = right.size ? (hit ? 'HIT' : 'MISS') : silent ? 'SILENT' : 'LOUD'
    details.push(
      `  ${verdict} ${code} p ${p} wanted ${[...right].join('|')} shown ${pages.join('|')} likeliest ${likeliest
        .map(({ pair }) => pair.analysed.passage.page.number)
        .join('|')}`,
    )
  }
  for (const key of [report.language, 'all']) {
    const sum = sums.get(key) ?? [0, 0, 0, 0]
    sums.set(key, sum.map((value, i) => value + (tally[i] ?? 0)) as typeof tally)
  }
  const [hits, present, silent, absent] = tally
  console.log(
    `${report.name.slice(0, 40).padEnd(42)} ${report.language}  right ${percent(hits, present).padStart(7)} of ${present}  silent ${percent(silent, absent).padStart(7)} of ${absent}  from ${weights.shown}`,
  )
  if (flags.has('--details')) console.log(details.join('\n'))
}
for (const [key, [hits, present, silent, absent]] of sums)
  console.log(
    `${key.padEnd(46)} right ${percent(hits, present).padStart(7)} of ${present}  silent ${percent(silent, absent).padStart(7)} of ${absent}`,
  )
if (flags.has('--write')) {
  const round = (by: Weights): Weights =>
    Object.fromEntries(Object.entries(by).map(([name, weight]) => [name, Math.round(weight * 1000) / 1000]))
  const { alone, beside, presence: given, ...rest } = learnAll(reports)
  const out: PassageWeights = { ...rest, alone: round(alone), beside: round(beside), presence: round(given) }
  writeFileSync(new URL('../knowledge/passage-weights.json', import.meta.url), `${JSON.stringify(out, null, 1)}\n`)
}
