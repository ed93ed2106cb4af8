import { describe, expect, test } from 'vitest'
import type { Cell } from '../../testing/form-variants.ts'
import { namedBook } from '../../testing/template-book.ts'
import { analyse } from '../analysis/analyse.ts'
import { freeMember } from '../esrs/free-members.ts'
import { type ListedSite, siteCalled } from '../esrs/index.ts'
import { read } from '../reading/read.ts'
import { readRows } from '../reading/rows.ts'
import { fillFile } from './fill-file.ts'
import type { NamedAnswer } from './fill-template.ts'
import { readForm } from './form/read-form.ts'

// A template with its head, the list of sites, and the table of those in or near an area, which names them by their number.

const day = (cells: readonly string[]) =>
  `IF(OR(${cells.map((cell) => `ISBLANK(${cell})`).join(', ')}), &quot;-&quot;, ${cells[0]} &amp; &quot;-&quot; &amp; TEXT(${cells[1]}, &quot;00&quot;) &amp; &quot;-&quot; &amp; TEXT(${cells[2]}, &quot;00&quot;))`
const at = (cells: string) => `'Sheet 1'!${cells}`

interface Held {
  head?: Cell[]
  sites?: [string, string, string][]
  areas?: [number, number, boolean, boolean][]
  unit?: string
}

function template({ head = [null, null, null, null], sites = [], areas = [], unit }: Held): Uint8Array {
  const box = (row: number, column: 2 | 3) => areas[row]?.[column] ?? false
  return namedBook(
    [
      [
        ['Company', head[0]!],
        ['Identifier', head[1]!, head[2]!],
        ['Currency', head[3]!],
        ['Begins', null, null, null, '-'],
        ['Ends', null, null, null, '-'],
        ['ID', 'Address', 'City', 'Country'],
        ...[0, 1, 2].map((row): Cell[] => [row + 1, ...(sites[row] ?? [null, null, null])]),
        ['Site', 'Area', 'In', 'Near', unit ?? null],
        ...[0, 1].map((row): Cell[] => [areas[row]?.[0] ?? null, areas[row]?.[1] ?? null, box(row, 2), box(row, 3)]),
        ...['Energy', 'Turnover', 'Assets', 'Fines'].map((label): Cell[] => [label, null]),
      ],
      [
        ['LEI', 'EUR', 'hectares (ha)'],
        ['DUNS', 'SEK', 'squared meters (m2)'],
      ],
    ],
    [
      ['template_reporting_entity_name', at('$B$1')],
      ['template_reporting_entity_identifier_scheme', at('$B$2')],
      ['template_reporting_entity_identifier', at('$C$2')],
      ['template_currency', at('$B$3')],
      ['template_reporting_period_startdate', at('$E$4')],
      ['template_reporting_period_enddate', at('$E$5')],
      ['IdentifierOfSiteTypedAxis', at('$A$7:$A$9')],
      ['AddressOfSite', at('$B$7:$B$9')],
      ['CityOfSite', at('$C$7:$C$9')],
      ['CountryOfSite', at('$D$7:$D$9')],
      ['IdentifierOfSitesInBiodiversitySensitiveAreasTypedAxis', at('$A$11:$A$12')],
      ['AreaOfSiteInBiodiversitySensitiveArea', at('$B$11:$B$12')],
      ['AreaOfSiteInBiodiversitySensitiveArea_unit', at('$E$10')],
      ['SiteLocatedInABiodiversitySensitiveArea', at('$C$11:$C$12')],
      ['SiteLocatedNearABiodiversitySensitiveArea', at('$D$11:$D$12')],
      ['TotalEnergyConsumption', at('$B$13')],
      ['Turnover', at('$B$14')],
      ['Assets', at('$B$15')],
      ['TotalAmountOfFinesForTheViolationOfAnticorruptionAndAntibriberyLaws', at('$B$16')],
    ],
    [
      { ranges: 'B2', source: "'Sheet 2'!$A$1:$A$2" },
      { ranges: 'B3', source: "'Sheet 2'!$B$1:$B$2" },
      { ranges: 'E10', source: "'Sheet 2'!$C$1:$C$2" },
    ],
    [
      { cell: 'E4', formula: day(['B4', 'C4', 'D4']), result: '-' },
      { cell: 'E5', formula: day(['B5', 'C5', 'D5']), result: '-' },
    ],
  )
}

const said = (name: string, value: string, cells: NamedAnswer['cells'] = []): NamedAnswer => ({
  name,
  value,
  unit: null,
  cells,
})
const area = (name: string, value: string) => ({ dimension: freeMember(name)!, value, unit: 'ha' })
const sites = [
  said('AddressOfSite', 'Quay 12\nPort lane 3\nNew street 1'),
  said('CityOfSite', 'Norden\n–\nAurich'),
  said('CountryOfSite', 'Germany; Germany; Poland'),
]
const areas = (...cells: NamedAnswer['cells'][number][]) => said('AreaOfSiteInBiodiversitySensitiveArea', '', cells)
const boxes = (isIn: string, isNear: string) => [
  said('SiteLocatedInABiodiversitySensitiveArea', isIn),
  said('SiteLocatedNearABiodiversitySensitiveArea', isNear),
]

async function filled(answers: readonly NamedAnswer[], held: Held = {}) {
  const bytes = await fillFile(template(held), 'template.xlsx', [], null, answers)
  const rows = readRows(bytes, 'template.xlsx', { rows: 1_000, columns: 50, cells: 20_000, unpackedBytes: 5_000_000 })
  if (!rows.ok) throw new Error(rows.detail)
  const { sheets, names } = rows
  return {
    bytes,
    asked: readForm(sheets, 2025, new Map(), new Map(), names),
    row: (number: number) =>
      (sheets[0]!.rows.find((one) => one.number === number)?.cells ?? []).map((cell) =>
        cell === null || cell.kind === 'error' ? null : Object.values(cell)[1],
      ),
  }
}

async function valuesOf(bytes: Uint8Array) {
  const result = await read(bytes, 'template.xlsx')
  if (!result.ok) throw new Error(result.detail)
  return new Map(
    analyse(result.document)
      .findings.filter(({ datapoint }) => /^VS_B[15]_/.test(datapoint))
      .map(({ datapoint, dimension, value }) => [[datapoint, dimension].filter(Boolean).join(' '), value.text]),
  )
}

describe('the table of sites in or near an area', () => {
  test('is written by the numbers of the sites that are listed, and read by what they are called', async () => {
    const { row, bytes } = await filled([
      areas(area('Quay 12, Norden', '1.5'), area('Aurich', '0.4')),
      ...sites,
      ...boxes('yes', 'no'),
    ])
    expect([7, 8, 9].map(row)).toEqual([
      [1, 'Quay 12', 'Norden', 'Germany'],
      [2, 'Port lane 3', null, 'Germany'],
      [3, 'New street 1', 'Aurich', 'Poland'],
    ])
    expect([row(10)[4], row(11), row(12)]).toEqual(['hectares (ha)', [1, 1.5, true, false], [3, 0.4, true, false]])
    expect(await valuesOf(bytes)).toEqual(
      new Map([
        ['VS_B1_16', 'Quay 12\nPort lane 3\nNew street 1'],
        ['VS_B1_18', 'Norden\n–\nAurich'],
        ['VS_B1_19', 'Germany; Germany; Poland'],
        [`VS_B5_01 ${freeMember('Quay 12, Norden')}`, '1.5'],
        [`VS_B5_01 ${freeMember('New street 1, Aurich')}`, '0.4'],
        ['VS_B5_02', 'yes'],
      ]),
    )
  })

  test('leaves out a site that is not listed, and says of several sites neither where some are in and others near', async () => {
    const { row } = await filled([
      areas(area('Hill 7', '1'), area('Port lane 3', '2')),
      ...sites,
      ...boxes('yes', 'yes'),
    ])
    expect([row(11), row(12)]).toEqual([
      [2, 2, false, false],
      [null, null, false, false],
    ])
  })

  test('is asked for once, as the columns of its sites are', async () => {
    const { asked } = await filled([])
    const names = asked.questions.flatMap(({ named }) => (named ? [`${named.name} ${named.shape}`] : []))
    expect(names.filter((name) => /Area|Site/.test(name))).toEqual([
      'AddressOfSite list',
      'CityOfSite list',
      'CountryOfSite list',
      'AreaOfSiteInBiodiversitySensitiveArea table',
      'SiteLocatedInABiodiversitySensitiveArea table',
      'SiteLocatedNearABiodiversitySensitiveArea table',
    ])
  })
})

describe('what a template asks of the report itself', () => {
  const head = [
    said('template_reporting_entity_name', 'North Works Ltd'),
    said('template_reporting_entity_identifier_scheme', 'lei'),
    said('template_reporting_entity_identifier', '529900T8BM49AURSDO55'),
    said('template_currency', 'EUR'),
    said('template_reporting_period_startdate', '2025-04-01'),
    said('template_reporting_period_enddate', '2026-03-31'),
  ]

  test('is written in the words of its lists, and its days into the cells that they are put together from', async () => {
    const { row } = await filled(head)
    expect([1, 2, 3, 4, 5].map(row)).toEqual([
      ['Company', 'North Works Ltd'],
      ['Identifier', 'LEI', '529900T8BM49AURSDO55'],
      ['Currency', 'EUR'],
      ['Begins', 2025, 4, 1, '2025-04-01'],
      ['Ends', 2026, 3, 31, '2026-03-31'],
    ])
  })

  test('stays where somebody has filled it in, and is left open where its list has no such entry', async () => {
    const { row } = await filled([...head.slice(0, 3), said('template_currency', 'CHF')], {
      head: ['South Works', 'DUNS', null, null],
    })
    expect([1, 2, 3].map(row)).toEqual([['Company', 'South Works'], ['Identifier', 'DUNS'], ['Currency']])
  })
})

describe('a site that a company calls by a name', () => {
  const listed = (number: string, address: string, city: string): ListedSite => ({
    number,
    address,
    city,
    code: '',
    country: 'Germany',
  })
  const three = [listed('1', 'Quay 12', 'Norden'), listed('2', 'Port lane 3', 'Norden'), listed('3', '', 'Aurich')]
  test.each([
    ['Quay 12, Norden', '1'],
    ['Works at Quay 12', '1'],
    ['Port lane', '2'],
    ['Plant Aurich', '3'],
    ['Norden', undefined],
    ['Plant Norden', undefined],
    ['Emden', undefined],
    ['', undefined],
  ])('%s', (name, number) => {
    expect(siteCalled(name, three)?.number).toBe(number)
  })
})
