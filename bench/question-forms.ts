import { makeWord } from '../packages/engine/src/reading/testing/make-office.ts'
import { formOf } from '../packages/engine/testing/form-variants.ts'

/** A question as somebody wrote it down from a published questionnaire. */
export interface LabelledQuestion {
  section: string
  question: string
  unit: string
}

/** A questionnaire as a file of its own, with how the answer to a question is found in it again. */
export interface BuiltForm {
  fileName: string
  bytes: Uint8Array
  /** Column of the answers of a workbook or table, from 0; `null` for a text, where an answer follows its question. */
  column: number | null
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
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
export const builtForm = (questions: readonly LabelledQuestion[], layout: number): BuiltForm =>
  layouts[layout % layouts.length]!(questions)
