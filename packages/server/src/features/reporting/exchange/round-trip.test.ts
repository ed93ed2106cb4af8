import { buffer } from 'node:stream/consumers'
import { type Datapoint, type Language, limits } from '@esrs/contract'
import { type Datapoint as Entry, loadCatalogue, standardSets } from '@esrs/engine/esrs'
import { readRows } from '@esrs/engine/sheets'
import { describe, expect, test } from 'vitest'
import type { Cell, Table, TableFormat } from '../../../tables/table.ts'
import { tableFile } from '../../../tables/table-file.ts'
import type { OpenReport } from '../report/open-report.ts'
import type { Value } from '../stores/value-store.ts'
import { shownDatapoint } from '../values/shown-datapoint.ts'
import { columnIds, columnsIn } from './columns.ts'
import { cellsOf } from './datapoint-table.ts'
import { tableIn } from './filled-table.ts'
import { sortRows } from './plan-import.ts'

// A row that nobody touched changes nothing and is never refused: whatever a document or a person made the value.

/** The same numbers in every run, so that a failure can be looked at. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
const picker = (next: () => number) => (from: readonly string[]) => from[Math.floor(next() * from.length)]!

const units = [
  't CO₂e/EUR',
  'per million hours',
  'je 1.000 Stück',
  '1,000 pieces',
  'kg/t',
  '€ je Stück',
  "'s",
  'm³/EUR',
  '%',
]
const texts = [
  '7.100',
  '7,100',
  '1.5',
  '12,5 %',
  '2025-03-04',
  '04.03.2025',
  'yes',
  'Nein',
  '=1+1',
  "'=1+1",
  "''quoted",
  '+49 30 1234',
  '-5 and more',
  '@home',
  'one\ttwo',
  'one\r\ntwo\rthree\n\nfour',
  'semi; comma, "quoted"',
  '_x0041_ and 😀\u0001',
  '\u00a0 spaces on both sides \u2003',
  'head count',
  'TRUE',
  '0012',
  '1e5',
  '#N/A',
  'x'.repeat(40_000),
  `${'y'.repeat(31_990)}          ${'z'.repeat(50)}`,
]
const numbers = [
  0,
  -0,
  7.1,
  7100,
  7.125,
  1234.5,
  -12.375,
  0.1 + 0.2,
  1 / 3,
  1e-7,
  4.2e-9,
  1e15,
  1e21,
  123456789012.25,
  65893.8889,
]

function numberOf(next: () => number): number {
  const known = numbers[Math.floor(next() * numbers.length * 2)]
  return known ?? Number(((next() - 0.3) * 10 ** Math.floor(next() * 12)).toFixed(Math.floor(next() * 7)))
}

type Stored = Pick<Value, 'value' | 'number' | 'unit'>

function storedValue({ type, unit }: Entry, next: () => number): Stored {
  const pick = picker(next)
  if (next() < 0.1) return { value: null, number: null, unit: null }
  if (type === 'year') return { value: '2031', number: 2031, unit: null }
  if (type === 'date') return { value: pick(['2025-03-04', '2024-02-29', 'in spring']), number: null, unit: null }
  if (type === 'yes-no') return { value: pick(['yes', 'no', 'partly']), number: null, unit: null }
  const isFigure = type === 'number' || type === 'percent' || type === 'money'
  if (!isFigure || next() < 0.1) return { value: pick(texts), number: null, unit: null }
  const number = numberOf(next)
  return { value: String(number), number, unit: next() < 0.6 ? unit : pick(units) }
}

function rowOf(entry: Entry, next: () => number, language: Language) {
  const pick = picker(next)
  const text = () => (next() < 0.5 ? null : pick(texts))
  const value: Value = {
    companyId: '',
    set: '',
    reportingYear: 2025,
    key: entry.id,
    ...storedValue(entry, next),
    year: 2025,
    status: 'corrected',
    tier: null,
    question: null,
    written: null,
    explanation: text(),
    excerpts: text(),
    notes: text() ?? '',
    findingId: null,
    decidedBy: null,
    decidedAt: null,
    updatedAt: new Date(0),
  }
  const shown = shownDatapoint(entry, { value, lastYear: undefined, findings: [], eligible: [] }, 2025, language)
  return { datapoint: shown as unknown as Datapoint, decidedBy: null, decidedAt: null }
}

async function roundTrip(opened: OpenReport, format: TableFormat, seed: number) {
  const next = seeded(seed)
  const { catalogue } = opened
  const { language } = catalogue
  const rows = catalogue.datapoints.map((entry): Cell[] => {
    const cells = cellsOf(rowOf(entry, next, language), opened)
    return columnIds.map((id) => cells[id])
  })
  const table: Table = { name: 'Datapoints', columns: columnsIn(language), rows }
  const file = tableFile([table], format, 'datapoints', language)
  const bytes = await buffer(file.stream)
  const read = readRows(new Uint8Array(bytes), file.name, limits.tables)
  if (!read.ok) throw new Error(read.detail)
  return sortRows(opened, tableIn(read.sheets))
}

describe.each(standardSets)('an untouched table of %s', (set) => {
  for (const language of ['en', 'de'] as const)
    for (const format of ['xlsx', 'csv'] as const)
      test(`comes back as it was as ${format} in ${language}`, async () => {
        const catalogue = loadCatalogue(set, language)
        const opened = { report: { set, year: 2025 }, catalogue } as OpenReport
        for (const seed of [1, 2, 3]) {
          const sorted = await roundTrip(opened, format, seed)
          const touched = [
            ...sorted.edited.map(({ entry, edits }) => ({
              id: entry.id,
              edits: edits.map(({ field, typed }) => [field, typed.slice(0, 60)]),
            })),
            ...sorted.asked.map(({ row, written }) => ({ row: row.row, written })),
            ...sorted.refused.map(({ row, written, reason }) => ({
              row: row.row,
              written: written?.slice(0, 80),
              reason: reason('en'),
            })),
          ]
          expect(touched).toEqual([])
          expect(sorted.unchanged).toBe(catalogue.datapoints.length)
        }
      })
})

/** As German Excel saves a CSV file: windows-1252, with its signs where the program has them. */
function savedByExcel(text: string): Uint8Array {
  const signs = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 128 }, (_, at) => 128 + at))
  return Uint8Array.from(text, (sign) => {
    const at = signs.indexOf(sign)
    return at < 0 ? sign.charCodeAt(0) : 128 + at
  })
}

test('a German table comes back from Excel with all of its heads, however many quotation marks it holds', async () => {
  const catalogue = loadCatalogue('esrs-2023', 'de')
  const opened = { report: { set: 'esrs-2023', year: 2025 }, catalogue } as OpenReport
  const quoting = 'Das steht in den Zeilen „a“, „b“, „c“, „d“, „e“, „f“ und „g“ des Blattes „Energie“.'
  const rows = catalogue.datapoints.slice(0, 3).map((entry): Cell[] => {
    const row = rowOf(entry, () => 0.99, 'de')
    const cells = cellsOf(
      { ...row, datapoint: { ...row.datapoint, why_is_this_the_answer: `${quoting} Das genügt.` } },
      opened,
    )
    return columnIds.map((id) => cells[id])
  })
  const file = tableFile([{ name: 'Datenpunkte', columns: columnsIn('de'), rows }], 'csv', 'datenpunkte', 'de')
  const text = (await buffer(file.stream)).toString('utf8').slice(1)
  const read = readRows(savedByExcel(text.replaceAll('Das genügt', 'Mehr ist nicht nötig')), file.name, limits.tables)
  if (!read.ok) throw new Error(read.detail)
  const { edited } = sortRows(opened, tableIn(read.sheets))
  expect(edited.map(({ edits }) => edits.map(({ field, typed }) => [field, typed]))).toEqual(
    rows.map(() => [['explanation', `${quoting} Mehr ist nicht nötig.`]]),
  )
})
