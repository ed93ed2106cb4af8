import { utils, write } from '@e965/xlsx'
import { unzipSync, zipSync } from 'fflate'
import { word97Of } from '../../packages/engine/src/reading/testing/fixtures/word97.ts'
import { makeWord, wordParagraph, wordRun } from '../../packages/engine/src/reading/testing/make-office.ts'
import { type HostileFile, utf8 } from './hostile-file.ts'
import { helvetica, linesOf, type PdfObject, packed, writePdf } from './pdf-parts.ts'
import { presentation } from './slides.ts'
import { tableWorkbook } from './workbooks.ts'

/** Shapes of text that can be made in any length: ordinary ones and ones that are slow to analyse. */
export interface Shape {
  name: string
  /** Pieces joined until the text is long enough; `n` counts them. */
  piece: (n: number) => string
}

const subjects = ['Total energy consumption', 'Water withdrawal', 'Scope 1 emissions', 'Waste generated', 'Employees']
const units = ['MWh', 'm3', 'tCO2e', 't', 'persons']
const figure = (n: number): string => `${(n * 7919) % 100_000}.${n % 10}`
const sentence = (n: number): string =>
  `${subjects[n % 5]} of the sites in region ${n} came to ${figure(n)} ${units[n % 5]} in ${2020 + (n % 6)}, and we expect to report more.`
const repeated = (name: string, sign: string): Shape => ({ name, piece: () => sign.repeat(256) })

export const shapes: Shape[] = [
  { name: 'paragraphs of sentences', piece: (n) => `${sentence(n)} ${sentence(n + 1)}\n\n` },
  { name: 'lines without a blank line', piece: (n) => `${sentence(n)}\n` },
  { name: 'one line of sentences', piece: (n) => `${sentence(n)} ` },
  { name: 'one sentence without an end', piece: (n) => `${sentence(n).slice(0, -1)} ` },
  {
    name: 'prose without figures',
    piece: (n) => `Our people work on the ${n % 97}th step of a long and quiet policy.\n`,
  },
  { name: 'labels with figures', piece: (n) => `Scope ${1 + (n % 3)}: ${figure(n)} t CO2e\n` },
  { name: 'one label repeated', piece: () => 'Total energy consumption: 12.5 MWh\n' },
  { name: 'rows of columns', piece: (n) => `${subjects[n % 5]}  ${figure(n)}  ${figure(n + 1)}  ${figure(n + 2)}\n` },
  { name: 'one row of columns', piece: (n) => `${figure(n)}  ` },
  { name: 'headings', piece: (n) => `${n % 90} Energy and water\n\n` },
  { name: 'rows below years', piece: (n) => (n % 4 ? `Energy used ${n} ${n + 1}\n` : 'Table of figures 2024 2023\n') },
  { name: 'years', piece: (n) => `${2000 + (n % 30)} ` },
  { name: 'list items', piece: (n) => `- ${sentence(n)}\n` },
  { name: 'bullets in one line', piece: (n) => `• item ${n} ` },
  { name: 'letters, one a line', piece: () => 'a\n' },
  { name: 'blank lines', piece: () => '\n \n\t\n' },
  { name: 'hyphens at line ends', piece: () => 'energy con-\nsumption of wa-\nter ' },
  repeated('letters', 'a'),
  repeated('digits', '1234567890'),
  repeated('separated digits', '1,'),
  repeated('grouped digits', '123 '),
  repeated('points', '.'),
  repeated('brackets', '('),
  repeated('brackets in pairs', '()'),
  repeated('square brackets', '['),
  repeated('angle brackets', '<a '),
  repeated('stars', '*a '),
  repeated('dashes', '-'),
  repeated('bars', '|'),
  repeated('quotation marks', '"'),
  repeated('semicolons', ';'),
  repeated('percent signs', '5 % '),
  repeated('blanks', ' '),
  repeated('tabs', 'a\t'),
  repeated('abbreviations', 'z.B. '),
  repeated('word joined by dashes', 'co2-'),
  { name: 'blanks between words', piece: (n) => `${n % 50 ? ' '.repeat(300) : 'word 5'}` },
]

/** A text of a shape, cut to `size` characters; it begins with words, so that it is never without any. */
export function textOf({ piece }: Shape, size: number): string {
  const parts = ['Sustainability report for the financial year 2025.\n\n']
  let length = parts[0]!.length
  for (let n = 0; length < size; n += 1) {
    const part = piece(n)
    parts.push(part)
    length += part.length
  }
  return parts.join('').slice(0, size)
}

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const rowsOf = (text: string): string[][] => text.split('\n').map((line) => line.split(/ {2,}|\t|;|: /))
/** Longest text of a cell in characters; longer ones continue in the row below. */
const longestCell = 32_000
const inCells = (text: string): string[][] =>
  rowsOf(text).flatMap((row) => {
    const cells = row.slice(0, 250).flatMap((cell) => cell.match(/[\s\S]{1,32000}/g) ?? [''])
    return cells.some(({ length }) => length === longestCell) ? cells.map((cell) => [cell]) : [cells]
  })

/** Highest number of pages, because longer files are refused. */
const mostPages = 1_900

/** A PDF of pages with 50 lines each, more where there would be too many pages, or of one page with all of them. */
function pdfOf(text: string, onePage: boolean): Uint8Array {
  const lines = text
    .replace(/[^\x20-\x7e\n]/g, '-')
    .split('\n')
    .flatMap((line) => line.match(/.{1,100}/g) ?? [])
  const each = onePage ? lines.length : Math.max(50, Math.ceil(lines.length / mostPages))
  const count = Math.max(1, Math.ceil(lines.length / each))
  const height = Math.max(842, 60 + each * 16)
  const first = 4
  const kids = Array.from({ length: count }, (_, n) => `${first + n * 2} 0 R`).join(' ')
  const pages = Array.from({ length: count }, (_, n): PdfObject[] => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 ${height}] /Contents ${first + n * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    packed(
      Buffer.from(
        linesOf(lines.slice(n * each, (n + 1) * each)).replace('50 780 Td', `50 ${height - 40} Td`),
        'latin1',
      ),
    ),
  ])
  const written = writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    helvetica,
    ...pages.flat(),
  ])
  return new Uint8Array(written)
}

/** An archive without compression: repeated text would compress so well that the archive is refused as a bomb. */
const stored = (bytes: Uint8Array): Uint8Array => zipSync(unzipSync(bytes), { level: 0 })

/** Slides of 20 lines, more where there would be too many slides. */
function slidesOf(text: string): string[] {
  const lines = text.split('\n')
  const each = Math.max(20, Math.ceil(lines.length / mostPages))
  const count = Math.ceil(lines.length / each)
  return Array.from({ length: count }, (_, n) => lines.slice(n * each, (n + 1) * each).join('\n'))
}

/** Makes a file of each format from a text. */
export const wrappers: Record<string, (text: string) => Uint8Array> = {
  txt: utf8,
  md: utf8,
  csv: utf8,
  docx: (text) =>
    stored(
      makeWord(
        text
          .split('\n')
          .map((line) => wordParagraph(wordRun(xml(line))))
          .join(''),
      ),
    ),
  'docx, one table': (text) =>
    stored(
      makeWord(
        `<w:tbl>${rowsOf(text)
          .map(
            (row) =>
              `<w:tr>${row
                .slice(0, 60)
                .map((cell) => `<w:tc>${wordParagraph(wordRun(xml(cell)))}</w:tc>`)
                .join('')}</w:tr>`,
          )
          .join('')}</w:tbl>`,
      ),
    ),
  doc: (text) => word97Of(text.split('\n')),
  xlsx: (text) => stored(tableWorkbook(inCells(text))),
  xls: (text) =>
    new Uint8Array(
      write(
        { SheetNames: ['S1'], Sheets: { S1: utils.aoa_to_sheet(inCells(text).slice(0, 65_000)) } },
        { type: 'buffer', bookType: 'biff8' },
      ),
    ),
  pptx: (text) => stored(presentation(slidesOf(text), xml)),
  'pptx, one slide': (text) => stored(presentation([text], xml)),
  pdf: (text) => pdfOf(text, false),
  'pdf, one page': (text) => pdfOf(text, true),
}

export const endingOf = (format: string): string => format.replace(/,.*$/, '')

const ofShape = (format: string, name: string, size: number): HostileFile => {
  const shape = shapes.find((one) => one.name === name) as Shape
  const wrap = wrappers[format] as (text: string) => Uint8Array
  const label = `${name} ${format}`.replace(/[^a-z\d]+/gi, '-')
  return {
    name: `${label}.${endingOf(format)}`,
    about: `${size / 1e6} MB of it`,
    make: () => wrap(textOf(shape, size)),
  }
}

/** One long file of every shape, and one of every format. */
export const grown: HostileFile[] = [
  ...shapes.map(({ name }) => ofShape('txt', name, 5_000_000)),
  ...['md', 'csv', 'docx', 'docx, one table', 'doc', 'xlsx', 'xls', 'pptx', 'pdf'].map((format) =>
    ofShape(format, 'rows of columns', 3_000_000),
  ),
]
