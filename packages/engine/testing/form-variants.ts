import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { escaped } from '../src/reading/xml-text.ts'
import { declaration, main, workbookOf } from './questionnaire-book.ts'

/** A question of a made-up form in both languages, with the datapoints that it is right to answer it by; none where a person has to say. */
export interface SampleQuestion {
  en: string
  de: string
  right: readonly string[]
}

/** The questions that the made-up forms ask. */
export function askedQuestions(): SampleQuestion[] {
  const text = readFileSync(new URL('../fixtures/questionnaires/asked.csv', import.meta.url), 'utf8')
  return Papa.parse<Record<keyof SampleQuestion, string>>(text, { header: true, skipEmptyLines: true }).data.map(
    (row) => ({
      ...row,
      right: row.right.split(' ').filter(Boolean),
    }),
  )
}

/** What stands in a cell: a text, a question with or without an answer, or the mark of the cell that it is answered in. */
export type Cell = string | number | boolean | null | { ask: string } | { left: string } | typeof HERE
const HERE = Symbol('answer')

interface Sheet {
  name: string
  rows: Cell[][]
  merged?: string[]
  hidden?: boolean
  hiddenRows?: number[]
  lists?: { ranges: string; source: string }[]
}

/** A form with what is right to understand of it; rows count from 1, columns from 0. */
export interface FormVariant {
  name: string
  language: 'en' | 'de'
  fileName: string
  bytes: Uint8Array
  questions: { text: string; sheet: number; row: number; answer: number }[]
  /** Texts that look like questions and are left out. */
  left: string[]
}

const letter = (column: number) => String.fromCharCode(65 + column)

function cellXml(cell: Cell, at: string): string {
  if (cell === null || cell === HERE) return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`
  const text = typeof cell === 'object' ? ('ask' in cell ? cell.ask : cell.left) : String(cell)
  return `<c r="${at}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`
}

function sheetXml({ rows, merged = [], hiddenRows = [], lists = [] }: Sheet): string {
  const data = rows.map((cells, index) => {
    const at = index + 1
    const hidden = hiddenRows.includes(at) ? ' hidden="1"' : ''
    return `<row r="${at}"${hidden}>${cells.map((cell, column) => cellXml(cell, `${letter(column)}${at}`)).join('')}</row>`
  })
  const merges = merged.length
    ? `<mergeCells count="${merged.length}">${merged.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`
    : ''
  const choices = lists.length
    ? `<dataValidations count="${lists.length + 1}"><dataValidation allowBlank="1" prompt="Note" sqref="A1"/>${lists.map(({ ranges, source }) => `<dataValidation type="list" allowBlank="1" sqref="${ranges}"><formula1>${escaped(source)}</formula1></dataValidation>`).join('')}</dataValidations>`
    : ''
  return `${declaration}<worksheet xmlns="${main}"><sheetData>${data.join('')}</sheetData>${merges}${choices}</worksheet>`
}

const plain = (cell: Cell): string =>
  cell === null || cell === HERE ? '' : typeof cell === 'object' ? ('ask' in cell ? cell.ask : cell.left) : String(cell)

/** A workbook of rows, its sheets called `Sheet 1` and so on; merged ranges by sheet, and lists of the first. */
export function formOf(sheets: Cell[][][], merged: string[][] = [], lists: Sheet['lists'] = []): Uint8Array {
  const named = sheets.map((rows, index): [string, string] => [
    `Sheet ${index + 1}`,
    sheetXml({ name: '', rows, merged: merged[index] ?? [], lists: index === 0 ? lists : [] }),
  ])
  return workbookOf(Object.fromEntries(named))
}

/** A variant from its sheets; questions without a cell for their answer are answered in a column that is added. */
function variant(name: string, language: 'en' | 'de', sheets: Sheet[], added = -1, separator = ''): FormVariant {
  const questions: FormVariant['questions'] = []
  const left: string[] = []
  for (const [sheet, { rows }] of sheets.entries())
    for (const [index, cells] of rows.entries())
      for (const cell of cells) {
        if (typeof cell !== 'object' || cell === null) continue
        if ('left' in cell) left.push(cell.left)
        else {
          const here = cells.indexOf(HERE)
          questions.push({ text: cell.ask, sheet, row: index + 1, answer: here < 0 ? added : here })
        }
      }
  if (separator !== '') {
    const rows = sheets[0]!.rows.map((cells) =>
      cells.map((cell) => (plain(cell).includes(separator) ? `"${plain(cell)}"` : plain(cell))).join(separator),
    )
    return { name, language, fileName: 'form.csv', bytes: new TextEncoder().encode(rows.join('\n')), questions, left }
  }
  const hidden = new Set(sheets.filter((one) => one.hidden).map((one) => one.name))
  const bytes = workbookOf(Object.fromEntries(sheets.map((one) => [one.name, sheetXml(one)])), hidden)
  return { name, language, fileName: 'form.xlsx', bytes, questions, left }
}

/** Forms of different layouts in one language, each with other questions. */
function variantsIn(language: 'en' | 'de', asked: readonly SampleQuestion[]): FormVariant[] {
  const t = (en: string, de: string) => (language === 'en' ? en : de)
  let next = 0
  const ask = (): { ask: string } => ({ ask: asked[next++ % asked.length]![language] })
  const some = (count: number, row: (question: { ask: string }, index: number) => Cell[]): Cell[][] =>
    Array.from({ length: count }, (_, index) => row(ask(), index))
  const made = (name: string, sheets: Sheet[], added?: number, separator?: string) =>
    variant(`${name}, ${language}`, language, sheets, added, separator)
  const yes = t('Yes', 'Ja')
  const no = t('No', 'Nein')
  return [
    made(
      'list with required',
      [
        {
          name: t('Questions', 'Fragen'),
          rows: [
            [t('No.', 'Nr.'), t('Topic', 'Thema'), t('Question', 'Frage'), t('Required', 'Pflicht')],
            ...some(12, (question, i) => [`A${i + 1}`, t('Energy', 'Energie'), question, i % 2 ? yes : no]),
          ],
        },
      ],
      4,
    ),
    made('one column', [{ name: 'A', rows: [[t('Question', 'Frage')], ...some(12, (question) => [question])] }], 1),
    made('answers of last year', [
      {
        name: 'A',
        rows: [
          ['ID', t('Question', 'Frage'), t('Answer 2024', 'Antwort 2024'), t('Answer 2025', 'Antwort 2025'), 'Status'],
          ...some(12, (question, i) => [i + 1, question, `${i + 3} t`, HERE, t('open', 'offen')]),
        ],
      },
    ]),
    made(
      'last year only',
      [
        {
          name: 'A',
          rows: [
            ['ID', t('Question', 'Frage'), t('Answer 2023', 'Antwort 2023'), t('Confidence', 'Sicherheit')],
            ...some(10, (question, i) => [i + 1, question, `${i + 3} t`, t('high', 'hoch')]),
          ],
        },
      ],
      4,
    ),
    made('bare years as heads', [
      {
        name: 'A',
        rows: [
          [t('Supplier data sheet', 'Datenblatt für Lieferanten')],
          [],
          [t('KPI', 'Kennzahl'), t('Unit', 'Einheit'), 2023, 2024, 2025, t('Evidence', 'Nachweis')],
          ...some(10, (question, i) => [question, '', i, i + 1, HERE]),
        ],
      },
    ]),
    made('sections over the width', [
      {
        name: 'A',
        rows: [
          [t('Sustainability assessment 2025', 'Nachhaltigkeitsbewertung 2025')],
          [t('Please fill in the last column.', 'Bitte füllen Sie die letzte Spalte aus.')],
          [t('Item', 'Nr.'), t('Requested information', 'Angabe gefordert'), t('Supplier response', 'Antwort')],
          [t('A. Environment', 'A. Umwelt')],
          ...some(6, (question, i) => [i + 1, question, HERE]),
          [t('B. People', 'B. Beschäftigte')],
          ...some(6, (question, i) => [i + 7, question, HERE]),
        ],
        merged: ['A1:C1', 'A4:C4', 'A11:C11'],
      },
    ]),
    made('two lines of heads', [
      {
        name: 'A',
        rows: [
          [t('No.', 'Nr.'), t('Question', 'Frage'), t('Answer', 'Antwort'), null, null],
          [null, null, t('Value', 'Wert'), t('Unit', 'Einheit'), t('Comment', 'Kommentar')],
          ...some(10, (question, i) => [i + 1, question, HERE]),
        ],
        merged: ['A1:A2', 'B1:B2', 'C1:E1'],
      },
    ]),
    made('kind of answer and lists', [
      {
        name: 'A',
        rows: [
          [
            t('Question', 'Frage'),
            t('Kind of answer', 'Art der Antwort'),
            t('Answer', 'Antwort'),
            t('Comment', 'Kommentar'),
          ],
          ...some(8, (question) => [question, t('Text', 'Text'), HERE]),
        ],
        lists: [{ ranges: 'C2:C9', source: `"${yes},${no}"` }],
      },
    ]),
    made('boxes to tick', [
      {
        name: 'A',
        rows: [
          [t('Due diligence', 'Sorgfaltspflichten')],
          [
            t('No.', 'Nr.'),
            t('Question', 'Frage'),
            t('Tick all that apply', 'Zutreffendes ankreuzen'),
            t('Answer & links', 'Antwort & Links'),
          ],
          ...Array.from({ length: 6 }, (_, i): Cell[][] => [
            [i + 1, ask(), false, HERE],
            [null, null, false],
          ]).flat(),
        ],
        merged: Array.from({ length: 6 }, (_, i) => [
          `A${3 + 2 * i}:A${4 + 2 * i}`,
          `B${3 + 2 * i}:B${4 + 2 * i}`,
        ]).flat(),
      },
    ]),
    made('hidden, answered and empty', [
      {
        name: t('Form', 'Formular'),
        rows: [
          [t('Question', 'Frage'), t('Answer', 'Antwort')],
          ...some(6, (question) => [question, HERE]),
          [{ left: t('Hidden question about noise?', 'Ausgeblendete Frage zu Lärm?') }],
          [{ left: t('What is your legal form?', 'Welche Rechtsform haben Sie?') }, 'GmbH'],
          [{ left: 'N/A' }],
          [{ left: 'https://criteria.example/activity/82' }],
          ...some(2, (question) => [question, t('Please select', 'Bitte auswählen')].map((c, i) => (i ? HERE : c))),
        ],
        hiddenRows: [8],
      },
      {
        name: t('Old', 'Alt'),
        rows: [
          [t('Question', 'Frage'), t('Answer', 'Antwort')],
          [{ left: t('Question of an old form?', 'Frage eines alten Formulars?') }],
        ],
        hidden: true,
      },
      { name: t('Notes', 'Hinweise'), rows: [[t('Thank you for your time.', 'Danke für Ihre Zeit.')]] },
    ]),
    made('sub-questions beside a merged question', [
      {
        name: 'A',
        rows: [
          [t('Question', 'Frage'), t('Indicator', 'Kennzahl'), t('Your value', 'Ihr Wert'), t('Proof', 'Beleg')],
          [t('Greenhouse gas emissions', 'Treibhausgasemissionen'), { ask: 'Scope 1' }, HERE],
          [null, { ask: t('Scope 3', 'Scope 3') }, HERE],
          [t('Energy consumption', 'Energieverbrauch'), { ask: t('Total', 'Gesamt') }, HERE],
          [null, { ask: t('from renewable sources', 'aus erneuerbaren Quellen') }, HERE],
        ],
        merged: ['A2:A3', 'A4:A5'],
      },
    ]),
    made(
      'comma within a text',
      [
        {
          name: 'A',
          rows: [
            [t('No', 'Nr'), t('Question', 'Frage'), t('Answer', 'Antwort')],
            ...some(8, (question, i) => [i + 1, question, HERE]),
          ],
        },
      ],
      -1,
      language === 'en' ? ',' : ';',
    ),
    made('heads far down, answers on the left', [
      {
        name: 'A',
        rows: [
          ...Array.from({ length: 15 }, (): Cell[] => [
            t('Some words of welcome and how to send this back.', 'Ein paar Worte zur Begrüßung und zur Rücksendung.'),
          ]),
          [t('Question', 'Frage'), null, null, t('Your answer', 'Ihre Antwort')],
          ...some(8, (question) => [question, null, null, HERE]),
        ],
        merged: ['A16:C16', ...Array.from({ length: 8 }, (_, i) => `A${17 + i}:C${17 + i}`)],
      },
    ]),
    made('two sheets with other columns', [
      {
        name: t('Environment', 'Umwelt'),
        rows: [
          [t('Indicator', 'Indikator'), t('Value', 'Wert'), t('Source', 'Quelle')],
          ...some(6, (question) => [question, HERE]),
        ],
      },
      {
        name: t('Social', 'Soziales'),
        rows: [
          [t('Ref', 'Nr.'), t('Question', 'Frage'), t('Guidance', 'Hinweise'), t('Response', 'Antwort')],
          ...some(6, (question, i) => [`S${i}`, question, t('See the manual.', 'Siehe Handbuch.'), HERE]),
        ],
      },
    ]),
  ]
}

/** Forms of different layouts in both languages; made up, so what is measured on them says how layouts are read, not what people send. */
export const formVariants = (): FormVariant[] => {
  const asked = askedQuestions()
  return [...variantsIn('en', asked), ...variantsIn('de', asked)]
}
