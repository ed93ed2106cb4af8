import fs from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { loadCatalogue } from '../packages/engine/src/esrs/index.ts'
import { type AskedQuestion, matchQuestion, type PlacedQuestion, readForm } from '../packages/engine/src/index.ts'
import { fillFile } from '../packages/engine/src/questionnaire/fill-file.ts'
import { readFormFile } from '../packages/engine/src/questionnaire/form/read-file.ts'
import { readRows } from '../packages/engine/src/reading/rows.ts'
import { makeWord } from '../packages/engine/src/reading/testing/make-office.ts'
import { escaped, unescaped } from '../packages/engine/src/reading/xml-text.ts'
import { formOf } from '../packages/engine/testing/form-variants.ts'

// Questions of somebody else's questionnaires against the datapoints that answer them, as a person has written them down beforehand.
// Each list is built as a file in one of nine layouts, read, filled and read again: how many questions are recognised, whether each
// answer stands at its place, how many are matched for sure, and how many of these are wrong.
// `npm run bench -- questions FILE.csv … [--details]`; columns are section, question, unit, key (an id of ESRS Set 1, `id#part` for a part
// of a breakdown, or `none`), alternatives (between bars).

/** A question as somebody wrote it down from a published questionnaire. */
interface LabelledQuestion {
  section: string
  question: string
  unit: string
}

/** A questionnaire as a file of its own, with how the answer to a question is found in it again. */
interface BuiltForm {
  fileName: string
  bytes: Uint8Array
  /** Column of the answers of a workbook or table, from 0; `null` for a text, where an answer follows its question. */
  column: number | null
}

const paragraph = (text: string, style = ''): string =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${text && `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`}</w:p>`
const tableRow = (cells: readonly string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`
function bySection(questions: readonly LabelledQuestion[]): Map<string, LabelledQuestion[]> {
  const sections = new Map<string, LabelledQuestion[]>()
  for (const one of questions) sections.set(one.section, [...(sections.get(one.section) ?? []), one])
  return sections
}
const word = (questions: readonly LabelledQuestion[], body: (own: readonly LabelledQuestion[]) => string) =>
  makeWord([...bySection(questions)].map(([name, own]) => paragraph(name, 'Heading1') + body(own)).join(''))
const quoted = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const table = (separator: string, rows: readonly (readonly string[])[]) =>
  new TextEncoder().encode(rows.map((row) => row.map(quoted).join(separator)).join('\n'))

/** The layouts in which questionnaires are built; each file that is measured gets the next one. */
const layouts: ((questions: readonly LabelledQuestion[]) => BuiltForm)[] = [
  (questions) => ({
    fileName: 'form.xlsx',
    column: 4,
    bytes: formOf([
      [
        ['No.', 'Section', 'Question', 'Unit', 'Your answer', 'Comments'],
        ...questions.map(({ section, question, unit }, i) => [`${i + 1}`, section, question, unit || null, null, null]),
      ],
    ]),
  }),
  (questions) => ({
    fileName: 'form.csv',
    column: 3,
    bytes: table(',', [
      ['Section', 'Parameter', 'Unit', 'Value'],
      ...questions.map(({ section, question, unit }) => [section, question, unit, '']),
    ]),
  }),
  (questions) => ({
    fileName: 'form.xlsx',
    column: 2,
    bytes: formOf([
      [
        ['Data request'],
        [],
        ['Indicator', 'Unit', 'Value', 'Source'],
        ...[...bySection(questions)].flatMap(([name, own]) => [
          [name],
          ...own.map(({ question, unit }) => [question, unit || null, null, null]),
        ]),
      ],
    ]),
  }),
  (questions) => ({
    fileName: 'form.docx',
    column: null,
    bytes: word(questions, (own) => own.map(({ question }) => paragraph(question) + paragraph('')).join('')),
  }),
  (questions) => ({
    fileName: 'form.csv',
    column: 2,
    bytes: table(';', [
      ['Indicator', 'Unit', 'Value', 'Source'],
      ...questions.map(({ question, unit }) => [question, unit, '', '']),
    ]),
  }),
  (questions) => ({
    fileName: 'form.docx',
    column: null,
    bytes: word(
      questions,
      (own) =>
        `<w:tbl><w:tblPr/>${tableRow(['Metric', 'Unit', 'Answer'])}${own.map(({ question, unit }) => tableRow([question, unit, ''])).join('')}</w:tbl>`,
    ),
  }),
  (questions) => ({
    fileName: 'form.xlsx',
    // Without any unit there is nothing between a question and its answer.
    column: questions.some(({ unit }) => unit) ? 2 : 1,
    bytes: formOf([questions.map(({ question, unit }) => [question, unit || null, null])]),
  }),
  (questions) => ({
    fileName: 'form.docx',
    column: null,
    bytes: word(questions, (own) =>
      own.map(({ question }, i) => paragraph(`${i + 1}. ${question}`) + paragraph('____________________')).join(''),
    ),
  }),
  (questions) => ({
    fileName: 'form.docx',
    column: null,
    bytes: word(questions, (own) =>
      own.map(({ question }) => paragraph(question) + paragraph('☐ Yes') + paragraph('☐ No')).join(''),
    ),
  }),
]

/** Builds a questionnaire as a file, in the layout of a number. */
const builtForm = (questions: readonly LabelledQuestion[], layout: number): BuiltForm =>
  layouts[layout % layouts.length]!(questions)

type LabelRow = Record<'section' | 'question' | 'unit' | 'key' | 'alternatives', string>

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const shows = process.argv.includes('--details')
if (files.length === 0) {
  console.error('usage: npm run bench -- questions FILE.csv … [--details]')
  process.exit(2)
}
const catalogue = loadCatalogue('esrs-2023', 'en')
const year = 2025
const most = { rows: 10_000, columns: 100, cells: 500_000, unpackedBytes: 50_000_000 }
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/\s*:$/, '').trim()
const told = (line: string) => shows && console.log(line)
const nameOf = (key: string | undefined) => (key ? `${key} ${catalogue.get(key)?.name}` : 'nothing')

/** Whether the answer of a question stands at its place in the filled file, and there alone. */
async function placesOf(form: BuiltForm, asked: readonly (PlacedQuestion | undefined)[]): Promise<boolean[]> {
  const answerOf = (one: PlacedQuestion) => one.options[0]?.text ?? `answer ${asked.indexOf(one)}`
  const fills = asked.flatMap((one) =>
    one?.answer == null ? [] : [{ sheet: one.sheet, row: one.row, column: one.answer, value: { text: answerOf(one) } }],
  )
  const filled = await fillFile(form.bytes, form.fileName, fills)
  if (form.column !== null) {
    const read = readRows(filled, form.fileName, most)
    if (!read.ok) throw new Error(read.detail)
    return asked.map((one) => {
      const cell = one && read.sheets[one.sheet]?.rows.find(({ number }) => number === one.row)?.cells[form.column!]
      return cell?.kind === 'text' && cell.text === answerOf(one!)
    })
  }
  const xml = strFromU8(unzipSync(filled)['word/document.xml']!)
  const text = unescaped(xml.replace(/<\/w:(?:p|tc)>/g, '\n').replace(/<[^>]+>/g, ''))
  let from = 0
  return asked.map((one) => {
    if (!one) return false
    const at = text.indexOf(one.text, from)
    if (at < 0) return false
    from = at + one.text.length
    const after = text.slice(from, from + 80)
    return after.includes(one.options.length > 0 ? `☒ ${answerOf(one)}` : answerOf(one))
  })
}

type Sum = Record<string, number>
const whole: Sum = {}
for (const [index, file] of files.entries()) {
  const rows = Papa.parse<LabelRow>(fs.readFileSync(file, 'utf8'), { header: true, skipEmptyLines: true }).data
  const built = builtForm(rows, index)
  const read = await readFormFile(built.bytes, built.fileName, most)
  if (!read.ok) throw new Error(`${file}: ${read.detail}`)
  const found = readForm(read.sheets, year).questions.filter(({ isOption }) => !isOption)
  const left = new Set(found)
  const asked = rows.map(({ question }) => {
    const one = found.find((each) => left.has(each) && plain(each.text) === plain(question))
    if (one) left.delete(one)
    return one
  })
  const right = await placesOf(built, asked)
  const sum: Sum = {
    questions: rows.length,
    recognised: asked.filter(Boolean).length,
    'at their place': right.filter(Boolean).length,
    'others taken for questions': left.size,
    'with a datapoint': 0,
    'sure and right': 0,
    'sure and wrong': 0,
    'right one first': 0,
    'right one among five': 0,
    'proposed and right': 0,
    'proposed and wrong': 0,
  }
  for (const one of left) told(`not asked: ${one.text}`)
  for (const [at, { section, question, unit, key, alternatives = '' }] of rows.entries()) {
    if (!asked[at]) told(`not recognised: ${question}`)
    else if (!right[at]) told(`not at its place: ${question}`)
    // A part of a breakdown has no value of its own to answer with.
    const fitting = [key, ...alternatives.split('|')].map((one) => one.trim()).filter((one) => one && one !== 'none')
    const keys = fitting.filter((one) => !one.includes('#'))
    for (const one of keys) if (!catalogue.get(one)) throw new Error(`no datapoint: ${one}`)
    const text: AskedQuestion = asked[at] ?? { text: question, unit, section, whole: null }
    const { sure, proposed, suggested } = matchQuestion(text, catalogue, year)
    if (sure) sum[keys.includes(sure) ? 'sure and right' : 'sure and wrong']! += 1
    if (sure && !keys.includes(sure)) told(`sure and wrong: ${question} [${unit}] ${nameOf(sure)}, not ${key}`)
    for (const one of sure ? [] : proposed) {
      sum[keys.includes(one) ? 'proposed and right' : 'proposed and wrong']! += 1
      if (!keys.includes(one)) told(`proposed and wrong: ${question} [${unit}] ${nameOf(one)}, not ${key}`)
    }
    if (keys.length === 0) continue
    sum['with a datapoint']! += 1
    if (keys.includes(suggested[0]?.key ?? '')) sum['right one first']! += 1
    else told(`not first: ${question} [${unit}] ${nameOf(suggested[0]?.key)}, not ${nameOf(key)}`)
    if (suggested.some((one) => keys.includes(one.key))) sum['right one among five']! += 1
  }
  for (const [name, count] of Object.entries(sum)) whole[name] = (whole[name] ?? 0) + count
  console.log(file, sum)
}
if (files.length > 1) console.log('together', whole)
