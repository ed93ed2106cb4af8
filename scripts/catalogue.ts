// Prints what the catalogue holds and what it lacks: `node scripts/catalogue.ts [--language de] [--set vs-2026]`
import { parseArgs } from 'node:util'
import { expectedCounts, findGaps } from '../packages/engine/src/esrs/gaps.ts'
import {
  completion,
  countLinks,
  type Datapoint,
  dataTypes,
  glossary,
  type Language,
  links,
  loadCatalogue,
  type StandardSet,
  standardSets,
  unknownCompany,
} from '../packages/engine/src/esrs/index.ts'
import { setFiles } from '../packages/engine/src/esrs/set-files.ts'

const { values } = parseArgs({
  options: { language: { type: 'string', default: 'en' }, set: { type: 'string', multiple: true } },
})
const language = values.language as Language
const chosen = (values.set ?? [...standardSets]) as StandardSet[]
if (!['en', 'de'].includes(language) || chosen.some((set) => !standardSets.includes(set))) {
  console.error(`The language is "en" or "de", the set one of ${standardSets.join(', ')}.`)
  process.exit(1)
}

const width = 12
const cells = (row: readonly (string | number)[]) => row.map((cell) => String(cell).padStart(width)).join('')
const heading = (text: string) => console.log(`\n\n${text}\n${'='.repeat(text.length)}`)
const count = (datapoints: readonly Datapoint[], test: (datapoint: Datapoint) => boolean) =>
  datapoints.filter(test).length

function columns(datapoints: readonly Datapoint[], published: number): string {
  return cells([
    datapoints.length === published ? published : `${datapoints.length} ≠ ${published}`,
    count(datapoints, ({ voluntary }) => voluntary),
    count(datapoints, ({ condition }) => condition !== null),
    count(datapoints, ({ phaseIn }) => phaseIn !== null),
    count(datapoints, ({ law }) => law.length > 0),
    count(datapoints, ({ topic }) => topic?.includes('.') ?? false),
  ])
}

function printCounts(set: StandardSet) {
  const catalogue = loadCatalogue(set, language)
  const published = (drs: readonly { code: string }[]) =>
    drs.reduce((sum, { code }) => sum + (expectedCounts(set)[code] ?? 0), 0)
  heading(`${set}: datapoints by standard and disclosure requirement`)
  console.log(`${''.padEnd(14)}${cells(['datapoints', 'voluntary', 'conditional', 'phase-in', 'EU law', 'sub-topic'])}`)
  for (const standard of catalogue.standards) {
    const drs = catalogue.disclosureRequirements.filter((dr) => dr.standard === standard.code)
    const own = catalogue.ofStandard(standard.code)
    console.log(`\n${standard.esrs.padEnd(14)}${columns(own, published(drs))}   ${standard.title}`)
    for (const { code, title } of drs) {
      const members = catalogue.ofDisclosureRequirement(code)
      console.log(`  ${code.padEnd(12)}${columns(members, expectedCounts(set)[code] ?? 0)}   ${title}`)
    }
  }
  console.log(`\n${'Total'.padEnd(14)}${columns(catalogue.datapoints, published(catalogue.disclosureRequirements))}`)
  const types = dataTypes(language).map(({ value, label }) => {
    return `${label} ${count(catalogue.datapoints, ({ type }) => type === value)}`
  })
  console.log(`${types.join(', ')}. Topics ${catalogue.topics.length}.`)
}

function printLinks(to: Exclude<StandardSet, 'esrs-2023'>) {
  heading(`ESRS Set 1 in ${to} (${links().filter((link) => loadCatalogue(to).get(link.to)).length} links)`)
  console.log(`${''.padEnd(14)}${cells(['same', '(copied)', 'narrower', 'wider', 'gone', 'new'])}`)
  const codes = new Set(
    [...loadCatalogue('esrs-2023').standards, ...loadCatalogue(to).standards].map(({ code }) => code),
  )
  for (const code of [...codes, undefined]) {
    const { same, copied, narrower, wider, gone, new: fresh } = countLinks(to, code)
    console.log(`${(code ?? 'Total').padEnd(14)}${cells([same, copied, narrower, wider, gone, fresh])}`)
  }
}

function printTotals() {
  heading('Datapoints that count, everything material')
  const companies = [
    ['large, manufacturing', { size: 'large', industry: 'manufacturing' }],
    ['medium, technology', { size: 'medium', industry: 'technology' }],
    ['small, basic module', { size: 'small', industry: 'technology', modules: 'basic' }],
  ] as const
  console.log(`${''.padEnd(28)}${cells([...chosen])}`)
  for (const year of [2026, 2027, 2030]) {
    for (const [name, facts] of companies) {
      const totals = chosen.map((set) => {
        const { datapoints } = loadCatalogue(set, language)
        return completion(datapoints, { ...unknownCompany(year), ...facts }, () => 'missing').total
      })
      console.log(`${`${year}, ${name}`.padEnd(28)}${cells(totals)}`)
    }
  }
}

function printGaps(): number {
  heading('Gaps')
  let found = 0
  for (const set of chosen) {
    const gaps = findGaps(set, setFiles(set), expectedCounts(set))
    found += gaps.length
    console.log(`${set.padEnd(12)}${gaps.length === 0 ? 'none' : gaps.length}`)
    for (const { at, language: where, problem } of gaps) console.log(`  ${at}${where ? ` (${where})` : ''}: ${problem}`)
  }
  return found
}

for (const set of chosen) printCounts(set)
for (const set of chosen) if (set !== 'esrs-2023') printLinks(set)
printTotals()
const gaps = printGaps()

console.log(`\nGlossary: ${glossary.length} terms.`)
process.exitCode = gaps === 0 ? 0 : 1
