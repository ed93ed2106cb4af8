// Prints what the catalogue holds: `node scripts/catalogue.ts [--language de]`
import { parseArgs } from 'node:util'
import type { Datapoint, Language } from '../packages/engine/src/esrs/index.ts'

const { values } = parseArgs({ options: { language: { type: 'string', default: 'en' } } })
if (values.language !== 'en' && values.language !== 'de') {
  console.error('The language is "en" or "de".')
  process.exit(1)
}

const memoryBefore = process.memoryUsage().rss
const startedAt = performance.now()
// Imported here so that reading the files is part of what is measured.
const { dataTypes, loadCatalogue } = await import('../packages/engine/src/esrs/index.ts')
const catalogue = loadCatalogue('esrs-2023', values.language satisfies Language)
const milliseconds = performance.now() - startedAt
const megabytes = (process.memoryUsage().rss - memoryBefore) / 1e6

const count = (datapoints: readonly Datapoint[], test: (datapoint: Datapoint) => boolean) =>
  datapoints.filter(test).length
const columns = (datapoints: readonly Datapoint[]) =>
  [
    datapoints.length,
    count(datapoints, ({ voluntary }) => voluntary),
    count(datapoints, ({ condition }) => condition !== null),
    count(datapoints, ({ law }) => law.length > 0),
    count(datapoints, ({ concepts }) => concepts.length > 0),
  ]
    .map((number) => String(number).padStart(12))
    .join('')

console.log(
  `${''.padEnd(14)}${['datapoints', 'voluntary', 'conditional', 'EU law', 'XBRL'].map((title) => title.padStart(12)).join('')}`,
)
for (const standard of catalogue.standards) {
  console.log(`\n${standard.esrs.padEnd(14)}${columns(catalogue.ofStandard(standard.code))}   ${standard.title}`)
  for (const { code, title } of catalogue.disclosureRequirements.filter((dr) => dr.standard === standard.code)) {
    console.log(`  ${code.padEnd(12)}${columns(catalogue.ofDisclosureRequirement(code))}   ${title}`)
  }
}
console.log(`\n${'Total'.padEnd(14)}${columns(catalogue.datapoints)}`)
for (const { value, label } of dataTypes(values.language)) {
  console.log(`  ${String(count(catalogue.datapoints, ({ type }) => type === value)).padStart(6)}  ${label}`)
}
console.log(`\nLoaded in ${milliseconds.toFixed(0)} ms, ${megabytes.toFixed(1)} MB.`)
