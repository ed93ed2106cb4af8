import { declaration, empty, main, type SampleQuestion, text, workbookOf } from './questionnaire-book.ts'

const [title, head, band, plain, answer, share] = [1, 2, 3, 4, 5, 6]

/** Rows and merged ranges of a sheet that is being written. */
interface Draft {
  rows: string[]
  merged: string[]
}

const sheetOf = ({ rows, merged }: Draft, widths: readonly number[]): string =>
  `${declaration}<worksheet xmlns="${main}"><cols>${widths.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>${rows.join('')}</sheetData><mergeCells count="${merged.length}">${merged.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells></worksheet>`

const rowOf = (number: number, cells: readonly string[]): string => `<row r="${number}">${cells.join('')}</row>`
const cell = (at: string, style: number, value: string): string => (value ? text(at, style, value) : empty(at, style))

/** Part A: questions over three columns, many with an explanation in a row of its own, answers over two columns and those rows. */
function partA(questions: readonly SampleQuestion[]): string {
  const draft: Draft = {
    rows: [
      rowOf(1, [text('A1', title, 'Supplier form, part A')]),
      rowOf(2, [text('A2', plain, 'Answer each line. Grey explanations need no answer.')]),
      rowOf(4, [
        text('A4', head, 'No.'),
        text('B4', head, 'Requested information'),
        empty('C4', head),
        empty('D4', head),
        text('E4', head, 'UoM'),
        text('F4', head, 'Supplier response'),
        empty('G4', head),
      ]),
    ],
    merged: ['A1:G1', 'A2:G2', 'B4:D4', 'F4:G4'],
  }
  let row = 4
  let section = ''
  for (const [index, one] of questions.entries()) {
    if (one.section !== section) {
      section = one.section
      row += 1
      draft.rows.push(
        rowOf(row, [text(`A${row}`, band, section), ...[...'BCDEFG'].map((c) => empty(`${c}${row}`, band))]),
      )
      draft.merged.push(`A${row}:G${row}`)
    }
    row += 1
    const last = one.help ? row + 1 : row
    const style = one.unit === '%' ? share : answer
    const around = (at: number) => [empty(`C${at}`, plain), empty(`D${at}`, plain)]
    draft.rows.push(
      rowOf(row, [
        text(`A${row}`, plain, `Q${index + 1}`),
        text(`B${row}`, plain, one.question),
        ...around(row),
        cell(`E${row}`, plain, one.unit),
        empty(`F${row}`, style),
        empty(`G${row}`, style),
      ]),
    )
    draft.merged.push(`B${row}:D${row}`, `F${row}:G${last}`)
    if (!one.help) continue
    draft.rows.push(
      rowOf(last, [
        empty(`A${last}`, plain),
        text(`B${last}`, plain, one.help),
        ...around(last),
        empty(`E${last}`, plain),
        empty(`F${last}`, style),
        empty(`G${last}`, style),
      ]),
    )
    draft.merged.push(`B${last}:D${last}`, `A${row}:A${last}`, `E${row}:E${last}`)
    row = last
  }
  return sheetOf(draft, [7, 30, 20, 20, 10, 16, 16])
}

/** Part B: a section stands once beside all its questions, and there is a column of answers for each of two years. */
function partB(questions: readonly SampleQuestion[]): string {
  const heads = ['Nr.', 'Themenfeld', 'Kennzahl', 'Einheit', 'Angabe 2025', 'Angabe 2024', 'Nachweis']
  const draft: Draft = {
    rows: [
      rowOf(1, [text('A1', title, 'Lieferantenbogen, Teil B')]),
      rowOf(
        3,
        heads.map((name, index) => text(`${'ABCDEFG'[index]}3`, head, name)),
      ),
    ],
    merged: ['A1:G1'],
  }
  const first = 4
  let begins = first
  for (const [index, { section, question, unit }] of questions.entries()) {
    const row = first + index
    const isNew = section !== questions[index - 1]?.section
    const style = unit === '%' ? share : answer
    draft.rows.push(
      rowOf(row, [
        `<c r="A${row}" s="${plain}"><v>${index + 31}</v></c>`,
        cell(`B${row}`, band, isNew ? section : ''),
        text(`C${row}`, plain, question),
        cell(`D${row}`, plain, unit),
        empty(`E${row}`, style),
        empty(`F${row}`, style),
        empty(`G${row}`, answer),
      ]),
    )
    if (isNew) begins = row
    if (section !== questions[index + 1]?.section && begins < row) draft.merged.push(`B${begins}:B${row}`)
  }
  return sheetOf(draft, [6, 20, 56, 10, 14, 14, 34])
}

/** A supplier's form in two parts, English and German, laid out unlike `questionnaireBook`. */
export function formBook(questions: readonly SampleQuestion[]): Uint8Array {
  const isA = ({ section }: SampleQuestion) => section < 'E'
  return workbookOf({ 'Part A': partA(questions.filter(isA)), 'Teil B': partB(questions.filter((one) => !isA(one))) })
}
