import { writeFileSync } from 'node:fs'
import type { Match } from '../src/analysis/answering/match.ts'
import { besideRivals, familyOf, type Learned, type Weights } from '../src/analysis/answering/score.ts'
import { likelihood, type Trees } from '../src/analysis/answering/trees.ts'
import { boost } from './boosting.ts'
import { answerFor, keyOf, type LearningDocument, readLabelledDocument, stretchesOf } from './documents.ts'
import { exampleOf } from './examples.ts'
import { inventedBeside, inventedExamples, inventedFound } from './invented.ts'
import { isRight } from './is-right.ts'
import { labelledIn } from './labelled.ts'
import { type Example, learn } from './regression.ts'

// Learns the weights of the scorer from folders of labelled documents, leaving one company out at a time for the table that it
// prints, and all of them together for what it writes. The same folders in the same order give the same bytes.

type Family = 'figure' | 'assertion'
type Stage = Record<Family, Weights>
const families: readonly Family[] = ['figure', 'assertion']
type Beside = Record<Family, Trees>
const PENALTY = { figure: 2, assertion: 3 }
const FOLDS = 5
/** An answer that is likelier wrong than right is never shown. */
const LIKELIER_THAN_NOT = 0.5

interface Result {
  document: LearningDocument
  key: string
  match: Match
  p: number
  right: boolean
  present: boolean
}

const flags = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')))
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
if (!folders.length) {
  console.error(
    'usage: npm run learn -- <folders with gold.csv and docs/> [--write] [--details] [--documents] [--groups=8]',
  )
  process.exit(2)
}

const documents: LearningDocument[] = []
for (const labelled of folders.flatMap(labelledIn)) {
  const document = await readLabelledDocument(labelled)
  if (document) documents.push(document)
  else console.error(`cannot be read: ${labelled.name}`)
}
const stretches = new Map(documents.map((document) => [document, stretchesOf(document)]))
const companies = [...new Set(documents.map(({ company }) => company))]
const foldOf = new Map(companies.map((company, i) => [company, i % FOLDS]))

const aloneOf = new Map(
  documents.map((document) => [
    document,
    document.matches.flatMap((match) => {
      const example = exampleOf(document, match, match.features)
      return example ? [{ family: familyOf(match), example }] : []
    }),
  ]),
)

const inventedAlone = inventedExamples()

function learnAlone(from: readonly LearningDocument[]): Stage {
  const of = (family: Family): Weights =>
    learn(
      [...from.flatMap((document) => aloneOf.get(document) ?? []), ...inventedAlone]
        .filter((one) => one.family === family)
        .map(({ example }) => example),
      PENALTY[family],
    )
  return { figure: of('figure'), assertion: of('assertion') }
}

/** Learns beside rivals from odds that each document gets from the others, as a new one would. */
function learnBeside(from: readonly LearningDocument[]): Beside {
  const examples: Record<Family, Example[]> = { figure: [], assertion: [] }
  for (let fold = 0; fold < FOLDS; fold++) {
    const alone = learnAlone(from.filter(({ company }) => foldOf.get(company) !== fold))
    if (fold === 0)
      for (const { family, example } of inventedBeside((matches, statements) =>
        besideRivals(matches, statements, alone),
      ))
        examples[family].push(example)
    const own = from.filter(({ company }) => foldOf.get(company) === fold)
    for (const document of own.flatMap((one) => [one, ...(stretches.get(one) ?? [])]))
      for (const [{ match }, features] of besideRivals(document.matches, document.statements, alone)) {
        const example = exampleOf(document, match, features)
        if (example) examples[familyOf(match)].push(example)
      }
  }
  return {
    figure: boost(examples.figure),
    assertion: boost(examples.assertion),
  }
}

/** The likeliest match of each datapoint of a document. */
function bestOf(document: LearningDocument, alone: Stage, beside: Beside): Result[] {
  const best = new Map<string, { match: Match; p: number }>()
  for (const [{ match }, features] of besideRivals(document.matches, document.statements, alone)) {
    const p = likelihood(beside[familyOf(match)], features)
    const key = keyOf(match.frame.datapoint, match.dimension)
    if (p > (best.get(key)?.p ?? 0)) best.set(key, { match, p })
  }
  return [...best].flatMap(([key, { match, p }]) => {
    const answer = answerFor(document, key)
    return answer?.sure ? [{ document, key, match, p, right: isRight(answer, match), present: answer.present }] : []
  })
}

/** Companies that are left out together: each by itself, or in a few groups where time is short. */
const groups = Number(process.argv.find((argument) => argument.startsWith('--groups='))?.slice(9) ?? companies.length)
const groupOf = new Map(companies.map((company, i) => [company, i % groups]))

const results = Array.from({ length: Math.min(groups, companies.length) }, (_, group) => {
  const isLeftOut = ({ company }: LearningDocument): boolean => groupOf.get(company) === group
  const others = documents.filter((document) => !isLeftOut(document))
  const [alone, beside] = [learnAlone(others), learnBeside(others)]
  return documents.filter(isLeftOut).flatMap((document) => bestOf(document, alone, beside))
}).flat()

const percent = (part: number, whole: number): string => (whole ? `${((100 * part) / whole).toFixed(1)} %` : '–')
const isBase = ({ key }: Result): boolean => key.endsWith('#')
const sureRows = documents
  .flatMap(({ answers }) => [...answers.values()])
  .filter(({ sure, dimension }) => sure && dimension === null)
const presentRows = sureRows.filter(({ present }) => present).length

console.log(`${documents.length} documents of ${companies.length} companies, each judged by what the others taught`)
console.log(`sure rows without a breakdown: ${presentRows} present, ${sureRows.length - presentRows} absent`)
for (const family of [null, ...families]) {
  console.log(`\n${family ?? 'all'}`)
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95]) {
    const shown = results.filter((one) => isBase(one) && one.p >= least && (!family || familyOf(one.match) === family))
    const right = shown.filter((one) => one.right).length
    const invented = shown.filter((one) => !one.present).length
    console.log(
      `p ≥ ${least.toFixed(2)}  shown ${String(shown.length).padStart(4)}  right ${percent(right, shown.length).padStart(7)}  recall ${percent(right, presentRows).padStart(7)}  invented ${percent(invented, sureRows.length - presentRows)}`,
    )
  }
}
/** What is found where so many of the shown ones are right. */
function atPrecision(wanted: number): string {
  const sorted = results.filter(isBase).sort((a, b) => b.p - a.p)
  let [right, best] = [0, { shown: 0, right: 0, invented: 0, p: 1 }]
  let invented = 0
  sorted.forEach((one, i) => {
    if (one.right) right += 1
    if (!one.present) invented += 1
    if (right / (i + 1) >= wanted) best = { shown: i + 1, right, invented, p: one.p }
  })
  return `right ${percent(wanted * 100, 100)}: recall ${percent(best.right, presentRows)}, shown ${best.shown}, invented ${percent(best.invented, sureRows.length - presentRows)}, p ≥ ${best.p.toFixed(3)}`
}
console.log(`\n${[0.88, 0.9, 0.92, 0.95].map(atPrecision).join('\n')}`)
const breakdowns = results.filter((one) => !isBase(one) && one.p >= 0.5)
const breakdownRows = documents
  .flatMap(({ answers }) => [...answers.values()])
  .filter((a) => a.sure && a.dimension && a.present).length
console.log(
  `\nbreakdowns, p ≥ 0.5: right ${percent(breakdowns.filter(({ right }) => right).length, breakdowns.length)}, recall ${percent(breakdowns.filter(({ right }) => right).length, breakdownRows)}`,
)

/** The probability from which on so many of the shown ones are right. */
function thresholdFor(family: Family, wanted: number): number {
  // What is no report of a company is told before anything is matched, and says nothing of how sure a report's figures are.
  const mine = results
    .filter((one) => familyOf(one.match) === family && isBase(one) && !one.document.answers.has('*#'))
    .sort((a, b) => b.p - a.p)
  let right = 0
  let least = 0.99
  mine.forEach((one, i) => {
    if (one.right) right += 1
    if (i >= 8 && right / (i + 1) >= wanted) least = one.p
  })
  return Math.round(least * 1000) / 1000
}

if (flags.has('--documents'))
  for (const document of documents) {
    const mine = results.filter((one) => one.document === document && isBase(one) && one.p >= 0.5)
    const present = [...document.answers.values()].filter((a) => a.sure && a.present && !a.dimension).length
    console.log(
      `${document.labelled.name.slice(0, 44).padEnd(46)} right ${mine.filter(({ right }) => right).length} shown ${mine.length} present ${present} invented ${mine.filter((one) => !one.present).length}`,
    )
  }
const told = (match: Match): string => {
  const { texts, unit, page, value, kind } = match.statement
  const figure = value ? Number(value.digits) / 10 ** value.scale : ''
  return `${figure} ${unit?.written ?? ''} p.${page.number} ${kind} | ${texts.own.join(' … ')} | ${texts.parent.join(' / ')} | ${texts.column.join(' / ')} | ${texts.caption.join(' / ')}`.slice(
    0,
    360,
  )
}
if (flags.has('--details')) {
  for (const one of results.filter((r) => isBase(r) && !r.right && r.p >= 0.4).sort((a, b) => b.p - a.p)) {
    const answer = answerFor(one.document, one.key)
    console.log(
      `WRONG ${one.p.toFixed(2)} ${one.document.company} ${one.key} wanted ${one.present ? `${answer?.value} ${answer?.unit}` : 'nothing'}, found ${told(one.match)}`,
    )
  }
  for (const document of documents)
    for (const [key, answer] of document.answers) {
      if (!answer.sure || !answer.present || answer.dimension) continue
      const shown = results.find((one) => one.document === document && one.key === key)
      if (shown?.right && shown.p >= 0.5) continue
      const possible = document.matches.find(
        (match) => keyOf(match.frame.datapoint, match.dimension) === key && isRight(answer, match),
      )
      console.log(
        `MISS ${document.company} ${key} ${answer.value} ${answer.unit} p.${answer.pages.join('|')} ${possible ? `possible: ${told(possible)}` : 'no candidate'}`,
      )
    }
}
if (flags.has('--invented')) {
  const { stated, possible, missed } = inventedFound()
  console.log(`\ninvented rows with a match: ${possible} of ${stated}`)
  console.log(missed.join('\n'))
}
/** One weight or tree a line, so that a change of the weights can be read. */
const written = (learned: Learned): string =>
  JSON.stringify(
    learned,
    (_, value) =>
      Array.isArray(value) ? value.map((one) => (Array.isArray(one) ? `[[${JSON.stringify(one)}]]` : one)) : value,
    1,
  ).replace(/"\[\[(.*?)\]\]"/g, '$1')

if (flags.has('--write')) {
  const [alone, beside] = [learnAlone(documents), learnBeside(documents)]
  const round = (by: Weights): Weights =>
    Object.fromEntries(Object.entries(by).map(([name, weight]) => [name, Math.round(weight * 1000) / 1000]))
  const out: Learned = {
    date: new Date().toISOString().slice(0, 10),
    documents: documents.length,
    figure: {
      alone: round(alone.figure),
      beside: beside.figure,
      shown: thresholdFor('figure', 0.88),
      sure: thresholdFor('figure', 0.98),
    },
    assertion: {
      alone: round(alone.assertion),
      beside: beside.assertion,
      shown: Math.max(LIKELIER_THAN_NOT, thresholdFor('assertion', 0.95)),
      sure: 2,
    },
  }
  writeFileSync(new URL('../knowledge/weights.json', import.meta.url), `${written(out)}\n`)
  console.log(
    `\nwritten: figures shown from ${out.figure.shown}, sure from ${out.figure.sure}; assertions shown from ${out.assertion.shown}`,
  )
}
