import fs from 'node:fs'
import Papa from 'papaparse'
import { loadCatalogue } from '../packages/engine/src/esrs/index.ts'
import { matchQuestion } from '../packages/engine/src/index.ts'

// Questions of somebody else's questionnaire against the datapoints that answer them, as a person has written them down beforehand:
// how many are matched for sure, and how many of these are wrong. `node bench/questions.ts FILE.csv … [--details]`; columns are
// section, question, unit, key (an id of ESRS Set 1, `id#part` for a part of a breakdown, or `none`), alternatives (between bars).

type Row = Record<'section' | 'question' | 'unit' | 'key' | 'alternatives', string>

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const shows = process.argv.includes('--details')
if (files.length === 0) {
  console.error('usage: node bench/questions.ts FILE.csv … [--details]')
  process.exit(2)
}
const catalogue = loadCatalogue('esrs-2023', 'en')
const year = 2025

for (const file of files) {
  const rows = Papa.parse<Row>(fs.readFileSync(file, 'utf8'), { header: true, skipEmptyLines: true }).data
  const sum = { questions: 0, answerable: 0, 'sure and right': 0, 'sure and wrong': 0, 'right as first suggestion': 0 }
  for (const { section, question, unit, key, alternatives = '' } of rows) {
    // A part of a breakdown has no value of its own to answer with.
    const right = [key, ...alternatives.split('|')].map((one) => one.trim()).filter((one) => one && one !== 'none')
    const whole = right.filter((one) => !one.includes('#'))
    const { sure, suggested } = matchQuestion({ text: question, unit, section, whole: null }, catalogue, year)
    const isFirst = whole.includes(suggested[0]?.key ?? '')
    sum.questions += 1
    if (whole.length > 0) sum.answerable += 1
    if (sure) sum[whole.includes(sure) ? 'sure and right' : 'sure and wrong'] += 1
    else if (isFirst) sum['right as first suggestion'] += 1
    if (shows && sure && !whole.includes(sure)) console.log(`wrong: ${question} [${unit}] ${sure}, not ${key}`)
  }
  console.log(file, sum)
}
