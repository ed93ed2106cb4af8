import { isShown, states } from '../packages/engine/learn/findings.ts'
import { labelledIn, readOnce } from '../packages/engine/learn/labelled.ts'
import { loadCatalogue } from '../packages/engine/src/esrs/index.ts'
import {
  analyse,
  type Candidate,
  type IndexedPage,
  nearestFigures,
  questionFor,
  rankPages,
  readFigure,
  tokensOf,
} from '../packages/engine/src/index.ts'

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
const details = process.argv.includes('--details')
const catalogue = loadCatalogue('esrs-2023', 'en')
const times: number[] = []
const sum = { missed: 0, near: 0, unit: 0, year: 0, pointed: 0 }
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
    const reads = (indexed: IndexedPage, figure: IndexedPage['figures'][0]) =>
      frame && readFigure(indexed, figure, frame)
    const says = (read: ReturnType<typeof reads>, page: number): boolean =>
      read !== null &&
      (answer.pages.length === 0 || answer.pages.includes(page)) &&
      states({ ...expected, year: '' }, { value: read.value, year: read.year } as Candidate)
    const at = near.findIndex(({ page: { indexed }, figure }) => says(reads(indexed, figure), indexed.page))
    const anywhere = pages.some(({ indexed }) =>
      indexed.figures.some((figure) => says(reads(indexed, figure), indexed.page)),
    )
    const hit = near[at]
    const read = hit ? reads(hit.page.indexed, hit.figure) : null
    sum.missed += 1
    if (anywhere) sum.pointed += 1
    if (hit) sum.near += 1
    if (read && read.unit !== 'other') sum.unit += 1
    if (read && (read.year === answer.year || read.year === null)) sum.year += 1
    if (details)
      console.log(
        `${name.slice(0, 18)} ${entry.id} ${answer.value} ${answer.unit} ${answer.year} p.${answer.pages}: ${at + 1 || '–'}${anywhere ? '' : ' (cannot be read)'}`,
        hit
          ? `${read?.year} ${read?.unit}`
          : near.slice(0, 3).map(({ page, figure }) => `p.${page.indexed.page} ${figure.written}`),
      )
  }
}
times.sort((a, b) => a - b)
console.log(`${sum.missed} figures that the analysis did not find`)
console.log(`  ${sum.near} among the nearest ${SHOWN}; ${sum.pointed} are read right where somebody points`)
console.log(`  of the nearest: ${sum.unit} with a fitting unit, ${sum.year} with the right year or none`)
console.log(`  median ${times[times.length >> 1]?.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(1)} ms a question`)
console.log(`  ${(bytes / 1024 / Math.max(1, pagesAll)).toFixed(1)} KB kept of a page`)
