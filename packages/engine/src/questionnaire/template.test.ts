import { expect, test } from 'vitest'
import { type TemplateCell, templateBook } from '../../testing/template-book.ts'
import { analyse } from '../analysis/analyse.ts'
import { loadCatalogue } from '../esrs/index.ts'
import { read } from '../reading/read.ts'
import { readRows } from '../reading/rows.ts'
import { fillFile } from './fill-file.ts'
import { readForm } from './form/read-form.ts'
import { matchQuestion } from './match-question.ts'

const lists = {
  enum_basis: ['Prepared on an individual basis', 'Prepared on a consolidated basis'],
  enum_yes_no: ['YES', 'NO'],
}
const filled: (TemplateCell & { text: string; own: string | null })[] = [
  { id: 'VS_B3_01', label: 'Total energy', value: 250, text: '250', own: 'MWh' },
  { id: 'VS_B3_05', label: 'Gross Scope 1', value: 100.5, text: '100.5', own: 'tCO2e' },
  { id: 'VS_B1_08', label: 'Turnover', value: 23500, text: '23500', own: 'EUR' },
  { id: 'VS_B1_09', label: 'Number of employees', value: 151, text: '151', own: 'count' },
  { id: 'VS_B9_03', label: 'Fatalities', value: 0, text: '0', own: 'count' },
  { id: 'VS_B5_04', label: 'Total sealed area', value: 25, unit: 'squared meters (m2)', text: '0.0025', own: 'ha' },
  { id: 'VS_B5_05', label: 'On site', value: 100, unit: 'hectares (ha)', text: '100', own: 'ha' },
  { id: 'VS_B5_06', label: 'Off site', value: 35, unit: 'hectares (ha)', text: '35', own: 'ha' },
  { id: 'VS_B7_09', label: 'Hazardous waste', value: 1200, unit: 'kilograms (kg)', text: '1.2', own: 't' },
  { id: 'VS_B7_02', label: 'How principles are applied', value: 'We repair.', text: 'We repair.', own: null },
  { id: 'VS_C3_01', label: 'Base year', value: 2020, text: '2020', own: null },
  {
    id: 'VS_B1_02',
    label: 'Basis (consolidated or individual)',
    value: lists.enum_basis[0]!,
    list: 'enum_basis',
    text: 'individual',
    own: null,
  },
  { id: 'VS_B10_01', label: 'Minimum wage', value: 'NO', list: 'enum_yes_no', text: 'no', own: null },
]

test('a filled template of the voluntary standard is read by the names of its cells', async () => {
  const result = await read(templateBook(filled, lists), 'template.xlsx')
  if (!result.ok) throw new Error(result.detail)
  const { findings, reportingYear } = analyse(result.document)
  expect(reportingYear).toBe(2025)
  const named = findings.filter(({ reason }) => reason.source === 'tag')
  expect(named.map(({ datapoint, value }) => [datapoint, value.text, value.unit])).toEqual(
    filled
      .map(({ id, text, own }) => [id, text, own])
      .sort(([a], [b]) => (a! < b! ? -1 : 1))
      .toSorted((a, b) => String(a[0]).localeCompare(String(b[0]), 'en', { numeric: true })),
  )
  const area = named.find(({ datapoint }) => datapoint === 'VS_B5_04')!
  expect(area.place).toMatchObject({ sheet: 'Sheet 1', cell: 'D8' })
  expect(area.excerpt).toContain('Total sealed area')
})

const most = { rows: 1_000, columns: 50, cells: 20_000, unpackedBytes: 5_000_000 }
const sheetsOf = (bytes: Uint8Array) => {
  const rows = readRows(bytes, 'template.xlsx', most)
  if (!rows.ok) throw new Error(rows.detail)
  return rows
}
const formOfTemplate = (bytes: Uint8Array) => {
  const { sheets, names } = sheetsOf(bytes)
  return readForm(sheets, 2025, new Map(), new Map(), names)
}

test('an empty template asks for the datapoint of each cell, and what is written comes back by its name', async () => {
  const empty = templateBook(
    filled.map((one) => ({ ...one, value: null })),
    lists,
  )
  const { questions, left } = formOfTemplate(empty)
  expect(left).toEqual([])
  expect(questions.map(({ asks, row, answer }) => [asks, row, answer])).toEqual(
    filled.map(({ id }, index) => [id, index + 3, 3]),
  )
  const of = (id: string) => questions.find(({ asks }) => asks === id)!
  expect(of('VS_B5_04').unit).toBe('m2')
  expect(of('VS_B1_08').unit).toBe('EUR')
  expect(of('VS_B1_02').options.map(({ text }) => text)).toEqual(lists.enum_basis)
  const voluntary = loadCatalogue('vs-2026', 'en')
  for (const question of questions) expect(matchQuestion(question, voluntary, 2025).sure).toBe(question.asks)
  // A company of another set answers with what is the same there, and leaves the rest open.
  const first = loadCatalogue('esrs-2023', 'en')
  expect(matchQuestion(of('VS_B3_05'), first, 2025).sure).toBe('E1-6_07')
  for (const question of questions) expect(matchQuestion(question, first, 2025).sure ?? 'none').not.toMatch(/^VS_/)

  const written = await fillFile(
    empty,
    'template.xlsx',
    filled.map(({ value }, index) => ({
      sheet: 0,
      row: index + 3,
      column: 3,
      value: typeof value === 'number' ? { number: value, isPercent: false } : { text: String(value) },
    })),
  )
  const result = await read(written, 'template.xlsx')
  if (!result.ok) throw new Error(result.detail)
  const named = analyse(result.document).findings.filter(({ reason }) => reason.source === 'tag')
  expect(new Map(named.map(({ datapoint, value }) => [datapoint, value.text]))).toEqual(
    new Map(filled.map(({ id, text }) => [id, text])),
  )
})

test('of a template cells with an answer, and those whose unit nobody chose, are left out and listed', () => {
  const cells = filled.map(
    (one): TemplateCell => ({
      ...one,
      value: one.id === 'VS_B3_01' ? one.value : null,
      ...(one.unit && { unit: '' }),
    }),
  )
  const { questions, left } = formOfTemplate(templateBook(cells, lists))
  expect(left.map(({ text, reason }) => [text, reason])).toEqual([
    ['Total energy', 'answered'],
    ['Total sealed area', 'no_columns'],
    ['On site', 'no_columns'],
    ['Off site', 'no_columns'],
    ['Hazardous waste', 'no_columns'],
  ])
  expect(questions).toHaveLength(filled.length - 5)
})

test('a workbook with a few names of a person is no template', () => {
  const { sheets } = sheetsOf(templateBook(filled, lists))
  const { questions } = readForm(sheets, 2025, new Map(), new Map(), [['TotalEnergyConsumption', "'Sheet 1'!$D$3"]])
  expect(questions.every(({ asks }) => asks === undefined)).toBe(true)
})
