import { writeFileSync } from 'node:fs'
import { gatesOf } from '../src/analysis/answering/gates.ts'
import type { Match } from '../src/analysis/answering/match.ts'
import { families, familyOf, type Learned, type Weights } from '../src/analysis/answering/score.ts'
import { atPrecision, byThresholds, curves, isBase, percent, type Result, thresholds } from './curves.ts'
import { answerFor, keyOf, type LearningDocument, readLabelledDocument } from './documents.ts'
import { inventedFound } from './invented.ts'
import { isRight } from './is-right.ts'
import { labelledIn } from './labelled.ts'
import { Learning } from './stages.ts'

// Learns the weights of the scorer from folders of labelled documents, leaving one company out at a time for the table that it
// prints, and all of them together for what it writes. The same folders in the same order give the same bytes.

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
const companies = [...new Set(documents.map(({ company }) => company))]
const learning = new Learning(documents)

/** The likeliest match of each datapoint of a document. */
function bestOf(document: LearningDocument, learnt: ReturnType<Learning['learn']>): Result[] {
  const best = new Map<string, { match: Match; p: number }>()
  for (const [match, p] of learning.judge(document, learnt)) {
    // What leads at most says nothing of how sure values are.
    if (match.frame.kind === 'number' && gatesOf(match).length) continue
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
  const learnt = learning.learn(others)
  return documents.filter(isLeftOut).flatMap((document) => bestOf(document, learnt))
}).flat()

const sureRows = documents
  .flatMap(({ answers }) => [...answers.values()])
  .filter(({ sure, dimension }) => sure && dimension === null)
const presentRows = sureRows.filter(({ present }) => present).length
const absentRows = sureRows.length - presentRows

console.log(`${documents.length} documents of ${companies.length} companies, each judged by what the others taught`)
console.log(`sure rows without a breakdown: ${presentRows} present, ${sureRows.length - presentRows} absent`)
for (const family of [null, ...families]) {
  console.log(`\n${family ?? 'all'}`)
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95]) {
    const shown = results.filter((one) => isBase(one) && one.p >= least && (!family || familyOf(one.match) === family))
    const right = shown.filter((one) => one.right).length
    const invented = shown.filter((one) => !one.present).length
    console.log(
      `p ≥ ${least.toFixed(2)}  shown ${String(shown.length).padStart(4)}  right ${percent(right, shown.length).padStart(7)}  recall ${percent(right, presentRows).padStart(7)}  invented ${percent(invented, absentRows)}`,
    )
  }
}
console.log('')
for (const wanted of [0.88, 0.9, 0.92, 0.95]) console.log(atPrecision(results, wanted, presentRows, absentRows))
const breakdowns = results.filter((one) => !isBase(one) && one.p >= 0.5)
const breakdownRows = documents
  .flatMap(({ answers }) => [...answers.values()])
  .filter((a) => a.sure && a.dimension && a.present).length
console.log(
  `\nbreakdowns, p ≥ 0.5: right ${percent(breakdowns.filter(({ right }) => right).length, breakdowns.length)}, recall ${percent(breakdowns.filter(({ right }) => right).length, breakdownRows)}`,
)

console.log(`\n${curves(results).join('\n')}`)
const kinds = thresholds(results)
console.log(`\nfrom what probability on each kind is shown and sure: ${JSON.stringify(kinds)}`)
console.log(`without a breakdown: ${byThresholds(results, kinds, isBase, presentRows, absentRows)}`)
console.log(`breakdowns: ${byThresholds(results, kinds, (one) => !isBase(one), breakdownRows, absentRows)}`)

if (flags.has('--documents'))
  for (const document of documents) {
    const mine = results.filter((one) => one.document === document && isBase(one) && one.p >= 0.5)
    const present = [...document.answers.values()].filter((a) => a.sure && a.present && !a.dimension).length
    console.log(
      `${document.labelled.name.slice(0, 44).padEnd(46)} right ${mine.filter(({ right }) => right).length} shown ${mine.length} present ${present} invented ${mine.filter((one) => !one.present).length}`,
    )
  }
const told = (match: Match): string => {
  const { texts, unit, page, value, kind } = match.observation
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
  const learnt = learning.learn(documents)
  const round = (by: Weights): Weights =>
    Object.fromEntries(Object.entries(by).map(([name, weight]) => [name, Math.round(weight * 1000) / 1000]))
  const out: Learned = {
    date: new Date().toISOString().slice(0, 10),
    documents: documents.length,
    kinds,
    figure: { ...learnt.figure, alone: round(learnt.figure.alone) },
    assertion: { ...learnt.assertion, alone: round(learnt.assertion.alone) },
  }
  writeFileSync(new URL('../knowledge/weights.json', import.meta.url), `${written(out)}\n`)
  console.log('\nwritten')
}
