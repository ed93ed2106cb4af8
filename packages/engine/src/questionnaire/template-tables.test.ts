import { expect, test } from 'vitest'
import type { Cell } from '../../testing/form-variants.ts'
import { namedBook } from '../../testing/template-book.ts'
import { analyse } from '../analysis/analyse.ts'
import { freeMember } from '../esrs/free-members.ts'
import { read } from '../reading/read.ts'
import { readRows } from '../reading/rows.ts'
import { fillFile } from './fill-file.ts'
import type { NamedAnswer } from './fill-template.ts'
import { readForm } from './form/read-form.ts'

// A template with everything that takes more than one cell: parts by a member, a table by country and one by pollutant, boxes, lists
// of one entry a row, tables over materials, kinds of waste and sites, and cells that the file computes.

const countries = ['Albania', 'Belgium', 'Germany', 'Italy']
const pollutants = ['Ammonia (NH3)', 'Benzene', 'Nitrogen oxides (NOx/NO2)']
const units = ['kilograms (kg)', 'metric tonnes (t)', 'cubic meters (m3)']
const kindsOfWaste = [
  '20 01 - Separately collected',
  '20 01 01 - Non-Hazardous - Paper',
  '16 08 06 - Hazardous - Liquids',
]
const topics = [
  'Climate change',
  'Pollution',
  'Water',
  'Biodiversity',
  'Circular',
  'Own',
  'Chain',
  'Local',
  'Users',
  'Conduct',
]

interface Filled {
  energy: (number | null)[]
  countries: [string, number][]
  pollutants: [string, number, number | null][]
  unit: string | null
  boxes: boolean[]
  codes: string[]
  subsidiaries: string[]
  answer: boolean
  materials: [string, number, string][]
  waste: [string, number, string][]
}

function template({
  energy,
  countries: of,
  pollutants: to,
  unit,
  boxes,
  codes,
  subsidiaries,
  answer,
  materials,
  waste,
}: Filled) {
  const row = (...cells: Cell[]): Cell[] => cells
  const sheet = [
    row('Currency', null, null, 'EUR'),
    row('End of the period', null, null, '2025-12-31'),
    row(null, null, null, 'Renewable', 'Non-renewable', 'Total'),
    row(null, 'Electricity', null, energy[0] ?? null, energy[1] ?? null, 0),
    row(null, 'Country', null, 'Employees'),
    ...[0, 1, 2].map((at) => row(null, of[at]?.[0] ?? null, null, of[at]?.[1] ?? null)),
    row(null, 'Unit', unit),
    row(null, 'Pollutant', null, 'Air', 'Water'),
    ...[0, 1, 2].map((at) => row(null, to[at]?.[0] ?? null, null, to[at]?.[1] ?? null, to[at]?.[2] ?? null)),
    row(null, null, null, ...topics),
    row(null, null, null, ...boxes),
    row(null, 'Industries'),
    ...[0, 1].map((at) => row(null, 'Code', null, codes[at] ?? null)),
    row(null, 'Subsidiaries', null, 'Name'),
    ...[0, 1].map((at) => row(null, at + 1, null, subsidiaries[at] ?? null)),
    row(null, 'Publicly available?', null, answer),
    row(null, 'Site', null, 'Area'),
    row(null, 1, null, 12),
    row(null, 2, null, 3),
    row(null, 'Material', null, 'Amount', 'Unit'),
    ...[0, 1].map((at) =>
      row(null, materials[at]?.[0] ?? null, null, materials[at]?.[1] ?? null, materials[at]?.[2] ?? null),
    ),
    row(null, 'Type of waste', null, 'Diverted', 'Unit'),
    ...[0, 1].map((at) => row(null, waste[at]?.[0] ?? null, null, waste[at]?.[1] ?? null, waste[at]?.[2] ?? null)),
  ]
  const industries = ['NACE C - 28.92 Machinery', 'NACE C - 28.99 Other machinery']
  const lists = [countries, pollutants, units, industries, kindsOfWaste]
  const long = Math.max(...lists.map((list) => list.length))
  const offered = Array.from({ length: long }, (_, at) => lists.map((list) => list[at] ?? null))
  const at = (cells: string) => `'Sheet 1'!${cells}`
  return namedBook(
    [sheet, offered],
    [
      ['template_currency', at('$D$1')],
      ['template_reporting_period_enddate', at('$D$2')],
      ['EnergyConsumptionFromElectricity_RenewableEnergyMember', at('$D$4')],
      ['EnergyConsumptionFromElectricity_NonRenewableEnergyMember', at('$E$4')],
      ['EnergyConsumptionFromElectricity_TotalRenewableAndNonRenewableEnergyMember', at('$F$4')],
      ['CountryOfEmploymentContractAxis', at('$B$6:$B$8')],
      ['NumberOfEmployeesForCountryOfEmploymentContract', at('$D$6:$D$8')],
      ['AmountOfEmissionToAir_unit', at('$C$9')],
      ['AmountOfEmissionToWater_unit', at('$C$9')],
      ['TypeOfPollutantAxis', at('$B$11:$B$13')],
      ['AmountOfEmissionToAir', at('$D$11:$D$13')],
      ['AmountOfEmissionToWater', at('$E$11:$E$13')],
      ['SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative', at('$D$15:$M$15')],
      ['NaceSectorClassificationCodes', at('$D$17:$D$18')],
      ['NameOfTheSubsidiary', at('$D$20:$D$21')],
      ['PubliclyAvailableDisclosure', at('$D$22')],
      ['AreaOfSiteInBiodiversitySensitiveArea', at('$D$24:$D$25')],
      ['NameOfMaterialUsed', at('$B$27:$B$28')],
      ['WeightOfMaterialUsed', at('$D$27:$D$28')],
      ['WeightOfMaterialUsed_unit', at('$E$27:$E$28')],
      ['VolumeOfMaterialUsed', at('$D$27:$D$28')],
      ['VolumeOfMaterialUsed_unit', at('$E$27:$E$28')],
      ['TypeOfWasteAxis', at('$B$30:$B$31')],
      ['WasteDivertedToRecycleOrReuseMass', at('$D$30:$D$31')],
      ['WasteDivertedToRecycleOrReuseMass_unit', at('$E$30:$E$31')],
    ],
    [
      { ranges: 'B6:B8', source: "'Sheet 2'!$A$1:$A$4" },
      { ranges: 'B11:B13', source: "'Sheet 2'!$B$1:$B$3" },
      { ranges: 'C9 E27:E28 E30:E31', source: "'Sheet 2'!$C$1:$C$3" },
      { ranges: 'D17:D18', source: "'Sheet 2'!$D$1:$D$2" },
      { ranges: 'B30:B31', source: "'Sheet 2'!$E$1:$E$3" },
    ],
    [{ cell: 'F4', formula: 'SUM(D4:E4)', result: String((energy[0] ?? 0) + (energy[1] ?? 0)) }],
  )
}

const full: Filled = {
  energy: [10, 100],
  countries: [
    ['Italy', 140],
    ['Belgium', 11],
  ],
  pollutants: [
    ['Nitrogen oxides (NOx/NO2)', 2000, null],
    ['Benzene', 5, null],
    ['Ammonia (NH3)', 0.5, 30],
  ],
  unit: 'kilograms (kg)',
  boxes: topics.map((_, index) => index === 0 || index === 9),
  codes: ['NACE C - 28.99 Other machinery'],
  subsidiaries: ['North works', 'South works'],
  answer: true,
  materials: [
    ['Steel', 1500, 'kilograms (kg)'],
    ['Gravel', 8, 'cubic meters (m3)'],
  ],
  waste: [['16 08 06 - Hazardous - Liquids', 800, 'kilograms (kg)']],
}
const none: Filled = {
  energy: [],
  countries: [],
  pollutants: [],
  unit: null,
  boxes: topics.map(() => false),
  codes: [],
  subsidiaries: [],
  answer: false,
  materials: [],
  waste: [],
}
const most = { rows: 1_000, columns: 50, cells: 20_000, unpackedBytes: 5_000_000 }

async function valuesOf(bytes: Uint8Array) {
  const result = await read(bytes, 'template.xlsx')
  if (!result.ok) throw new Error(result.detail)
  const findings = analyse(result.document).findings.filter(({ datapoint }) => datapoint.startsWith('VS_'))
  for (const { excerpt, place } of findings)
    expect(result.document.pages[place.page - 1]!.text.slice(place.start, place.end)).toBe(excerpt)
  return new Map(
    findings.map(({ datapoint, dimension, value }) => [[datapoint, dimension].filter(Boolean).join(' '), value.text]),
  )
}

function formOfTemplate(bytes: Uint8Array) {
  const rows = readRows(bytes, 'template.xlsx', most)
  if (!rows.ok) throw new Error(rows.detail)
  return { ...readForm(rows.sheets, 2025, new Map(), new Map(), rows.names), sheets: rows.sheets }
}

test('parts, tables, boxes and lists of a template are values; a table over what no breakdown knows is none', async () => {
  expect(await valuesOf(template(full))).toEqual(
    new Map([
      ['VS_B3_02 renewable', '10'],
      ['VS_B3_02 nonrenewable', '100'],
      ['VS_B3_02', '110'],
      ['VS_B8_07 IT', '140'],
      ['VS_B8_07 BE', '11'],
      ['VS_B4_03 NOx', '2'],
      ['VS_B4_03 benzene', '0.005'],
      ['VS_B4_03 NH3', '0.0005'],
      ['VS_B4_04 NH3', '0.03'],
      ['VS_B2_01', 'Climate change; Business conduct'],
      ['VS_B1_06', 'NACE C - 28.99 Other machinery'],
      ['VS_B1_14', 'North works\nSouth works'],
      ['VS_B4_01', 'yes'],
      ['VS_B7_15', 'Steel\nGravel'],
      ['VS_B7_16 ~Steel', '1.5'],
      ['VS_B7_17 ~Gravel', '8'],
      ['VS_B7_04 ~16~2008~2006', '0.8'],
    ]),
  )
})

test('an empty template asks for each of them once, and lists what the file computes or nobody can answer', () => {
  const { questions, left } = formOfTemplate(template(none))
  expect(questions.map(({ asks, named, row }) => [asks, named!.part, named!.shape, row])).toEqual([
    ['VS_B3_02', 'renewable', 'one', 4],
    ['VS_B3_02', 'nonrenewable', 'one', 4],
    ['VS_B8_07', null, 'table', 6],
    ['VS_B4_03', null, 'table', 11],
    ['VS_B4_04', null, 'table', 11],
    ['VS_B2_01', null, 'ticks', 15],
    ['VS_B1_06', null, 'list', 17],
    ['VS_B1_14', null, 'list', 20],
    ['VS_B4_01', null, 'one', 22],
    ['VS_B7_15', null, 'list', 27],
    ['VS_B7_16', null, 'table', 27],
    ['VS_B7_17', null, 'table', 27],
    ['VS_B7_04', null, 'table', 30],
  ])
  expect(questions[0]!.text).toBe('Electricity – Renewable')
  expect(left.map(({ row, reason }) => [row, reason])).toEqual([
    [4, 'computed'],
    [24, 'no_columns'],
  ])
})

test('values are written in the words and units that its lists offer, and come back by their names', async () => {
  const answers: NamedAnswer[] = [
    { name: 'EnergyConsumptionFromElectricity_RenewableEnergyMember', value: '10', unit: 'MWh', cells: [] },
    { name: 'EnergyConsumptionFromElectricity_NonRenewableEnergyMember', value: '100', unit: 'MWh', cells: [] },
    {
      name: 'NumberOfEmployeesForCountryOfEmploymentContract',
      value: '151',
      unit: 'count',
      cells: [
        { dimension: 'DE', value: '140', unit: 'count' },
        { dimension: 'BE', value: '11', unit: 'count' },
        // The list of the template has no such country, so there is no row for it.
        { dimension: 'FR', value: '3', unit: 'count' },
      ],
    },
    { name: 'AmountOfEmissionToAir', value: '', unit: 't', cells: [{ dimension: 'NOx', value: '2', unit: 't' }] },
    {
      name: 'AmountOfEmissionToWater',
      value: '',
      unit: 't',
      cells: [
        { dimension: 'NH3', value: '0.03', unit: 't' },
        { dimension: 'NOx', value: '0.1', unit: 't' },
      ],
    },
    {
      name: 'SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative',
      value: 'Climate change; Business conduct',
      unit: null,
      cells: [],
    },
    { name: 'NaceSectorClassificationCodes', value: '28.92', unit: null, cells: [] },
    { name: 'NameOfTheSubsidiary', value: 'North works\nSouth works', unit: null, cells: [] },
    { name: 'PubliclyAvailableDisclosure', value: 'yes', unit: null, cells: [] },
    { name: 'WeightOfMaterialUsed', value: '', unit: 't', cells: [{ dimension: '~Steel', value: '1.5', unit: 't' }] },
    { name: 'NameOfMaterialUsed', value: 'Gravel', unit: null, cells: [] },
    {
      name: 'WasteDivertedToRecycleOrReuseMass',
      value: '',
      unit: 't',
      // A company may add words to a code; what has none is no kind of waste that the list offers.
      cells: [
        { dimension: freeMember('20 01 01 Paper')!, value: '7', unit: 't' },
        { dimension: freeMember('Shavings')!, value: '2', unit: 't' },
      ],
    },
    { name: 'VolumeOfMaterialUsed', value: '', unit: 'm3', cells: [{ dimension: '~Gravel', value: '8', unit: 'm3' }] },
  ]
  const filled = await fillFile(template(none), 'template.xlsx', [], null, answers)
  const { sheets } = formOfTemplate(filled)
  const text = (row: number, column: number) => sheets[0]!.rows.find(({ number }) => number === row)?.cells[column]
  expect([text(6, 1), text(7, 1), text(8, 1) ?? null]).toEqual([
    { kind: 'text', text: 'Germany' },
    { kind: 'text', text: 'Belgium' },
    null,
  ])
  // Air and water share their rows, and nobody had chosen a unit.
  expect([text(9, 2), text(11, 1), text(12, 1)]).toEqual([
    { kind: 'text', text: 'metric tonnes (t)' },
    { kind: 'text', text: 'Nitrogen oxides (NOx/NO2)' },
    { kind: 'text', text: 'Ammonia (NH3)' },
  ])
  expect(text(15, 3)).toEqual({ kind: 'boolean', value: true })
  expect(text(15, 4)).toEqual({ kind: 'boolean', value: false })
  expect(text(17, 3)).toEqual({ kind: 'text', text: 'NACE C - 28.92 Machinery' })
  expect([text(30, 1), text(30, 3), text(31, 1) ?? null]).toEqual([
    { kind: 'text', text: '20 01 01 - Non-Hazardous - Paper' },
    { kind: 'number', number: 7 },
    null,
  ])
  const values = await valuesOf(filled)
  expect([...values.keys()].sort()).toEqual(
    [
      'VS_B3_02 renewable',
      'VS_B3_02 nonrenewable',
      // Their sum, which the file computes.
      'VS_B3_02',
      'VS_B8_07 DE',
      'VS_B8_07 BE',
      'VS_B4_03 NOx',
      'VS_B4_04 NH3',
      'VS_B4_04 NOx',
      'VS_B2_01',
      'VS_B1_06',
      'VS_B1_14',
      'VS_B4_01',
      'VS_B7_15',
      'VS_B7_16 ~Steel',
      'VS_B7_17 ~Gravel',
      'VS_B7_04 ~20~2001~2001',
    ].sort(),
  )
  // A list that names the rows of a table is written first, whatever the order of the answers.
  expect(values.get('VS_B7_15')).toBe('Gravel\nSteel')
  expect(values.get('VS_B4_04 NH3')).toBe('0.03')
})
