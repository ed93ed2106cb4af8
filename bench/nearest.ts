import { isShown, states } from '../packages/engine/learn/findings.ts'
import { labelledIn, readOnce } from '../packages/engine/learn/labelled.ts'
import { loadCatalogue } from '../packages/engine/src/esrs/index.ts'
import {
  analyse,
  type Candidate,
  type FigureRead,
  type IndexedPage,
  nearestFigures,
  type PageFigure,
  questionFor,
  rankPages,
  readFigure,
  tokensOf,
} from '../packages/engine/src/index.ts'
import { maxOf } from '../packages/engine/src/reading/min-max.ts'

// Figures of real reports that the analysis does not find: whether the row stands among the nearest ones, and whether value,
// unit and year are read from it. `node bench/nearest.ts FOLDER [--details]`; the folder has `gold.csv` and `docs/`.

const SHOWN = 5
/** Pages that the product looks through closely. */
const CLOSELY = 60

const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
if (!folder) {
  console.error('usage: node bench/nearest.ts <folder with gold.csv and docs> [--details]')
  process.exit(2)
}
const catalogue = loadCatalogue('esrs-2023', 'en')
/** Figures that are listed one by one: the same number of each document in turn. */
const LISTED = 20

interface Outcome {
  document: string
  line: string
  /** Place among the nearest figures from 1; 0 where it is not among them. */
  at: number
  /** What is read there has the right value and unit on the right page. */
  isReadable: boolean
  isYearRight: boolean
}
const outcomes: Outcome[] = []
const times: number[] = []
let [bytes, pagesAll] = [0, 0]

for (const { name, path, answers } of labelledIn(folder)) {
  const document = await readOnce(path)
  if (!document) continue
  const analysis = analyse(document, { keepsPages: true })
  const pages = (analysis.pages ?? []).map((indexed) => ({ indexed }))
  bytes += JSON.stringify(analysis.pages).length
  pagesAll += pages.length
  for (const answer of answers) {
    const entry = catalogue.get(answer.datapoint)
    if (!answer.present || !answer.sure || answer.dimension || !entry || !/^-?\d/.test(answer.value)) continue
    if (!['number', 'percent', 'money'].includes(entry.type)) continue
    const expected = { value: answer.value, unit: answer.unit, year: answer.year === null ? '' : String(answer.year) }
    const found = analysis.findings.filter((one) => one.datapoint === entry.id && !one.dimension && isShown(one))
    if (found.some((one) => states(expected, one))) continue
    const question = questionFor(entry, entry.id)
    const tokens = new Set(tokensOf(question))
    const begun = performance.now()
    const hits = pages.map((page) => ({ ...page, hits: page.indexed.tokens.filter((one) => tokens.has(one)) }))
    const near = nearestFigures(rankPages(hits, pages.length, CLOSELY), question, analysis.reportingYear, SHOWN)
    times.push(performance.now() - begun)
    const { frame } = question
    const readRight = (indexed: IndexedPage, figure: PageFigure): FigureRead | null => {
      const read = frame && readFigure(indexed, figure, frame)
      if (!read || read.unit === 'other') return null
      if (answer.pages.length > 0 && !answer.pages.includes(indexed.page)) return null
      return states({ ...expected, year: '' }, { value: read.value, year: read.year } as Candidate) ? read : null
    }
    const at = near.findIndex(({ page: { indexed }, figure }) => readRight(indexed, figure))
    const hit = near[at]
    const read = hit ? readRight(hit.page.indexed, hit.figure) : null
    // Where the page settles no year, the product takes the one that is reported on.
    const isYearRight = read !== null && (read.year ?? analysis.reportingYear) === answer.year
    outcomes.push({
      document: name,
      at: at + 1,
      isReadable: pages.some(({ indexed }) => indexed.figures.some((figure) => readRight(indexed, figure))),
      isYearRight,
      line: `${name.slice(0, 22)} ${entry.id} ${answer.value} ${answer.unit} ${answer.year} p.${answer.pages.join('|')}`,
    })
  }
}

/** Some of each document in turn, in the order of the answers. */
function inTurn(all: readonly Outcome[], count: number): Outcome[] {
  const byDocument = [...new Set(all.map(({ document }) => document))].map((name) =>
    all.filter(({ document }) => document === name),
  )
  const rounds = Math.max(0, maxOf(byDocument.map((some) => some.length)))
  return Array.from({ length: rounds }, (_, round) => byDocument.flatMap((some) => some[round] ?? []))
    .flat()
    .slice(0, count)
}

function show({ line, at, isReadable, isYearRight }: Outcome): void {
  const place = at ? `${at}.` : isReadable ? 'not among them' : 'not read on its page'
  console.log(`  ${line.padEnd(66)} ${place}${at && !isYearRight ? ', another year read' : ''}`)
}

function summary(name: string, some: readonly Outcome[]): void {
  const near = some.filter(({ at }) => at > 0)
  const right = near.filter(({ isYearRight }) => isYearRight).length
  console.log(
    `${name}: ${near.length} of ${some.length} among the nearest ${SHOWN}, ${right} of these with the right year as well`,
  )
}

times.sort((a, b) => a - b)
const readable = outcomes.filter(({ isReadable }) => isReadable)
const listed = inTurn(readable, LISTED)
for (const outcome of process.argv.includes('--details') ? outcomes : listed) show(outcome)
summary(`${LISTED} figures that the analysis did not find, some of each document in turn`, listed)
summary('all that stand on their pages as a figure or as a word for none', readable)
summary('all', outcomes)
console.log(`median ${times[times.length >> 1]?.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(1)} ms a question`)
console.log(`${(bytes / 1024 / Math.max(1, pagesAll)).toFixed(1)} KB kept of a page`)
