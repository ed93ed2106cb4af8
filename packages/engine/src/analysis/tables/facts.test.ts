import { describe, expect, it } from 'vitest'
import { layoutPage, type Placed, samplePage } from '../../../testing/sample-page.ts'
import { tableFacts } from './index.ts'

const told = (page: Parameters<typeof tableFacts>[0][number]): string[] =>
  tableFacts([page])
    .flat()
    .map((fact) => `${fact.label} | ${fact.columns.join('+')} | ${fact.year ?? ''} | ${fact.role} | ${fact.cell.text}`)

describe('tables', () => {
  it('joins labels that wrap over lines, above and below their figures', () => {
    const rows: Placed[] = [
      [300, 20, '2022'],
      [400, 20, '2023'],
      [40, 40, 'Number of fatalities in own workforce as result of'],
      [300, 45, '1'],
      [400, 45, '0'],
      [40, 50, 'work-related injuries'],
      [40, 75, 'Days lost'],
      [300, 75, '12'],
      [400, 75, '440'],
    ]
    const facts = told(layoutPage(rows))
    expect(facts).toContain(
      'number of fatalities in own workforce as result of work-related injuries |  | 2023 | actual | 0',
    )
    expect(facts).toContain('days lost |  | 2022 | actual | 12')
  })

  it('gives rows their parents: section rows and less indented rows', () => {
    const page = layoutPage([
      [300, 20, '2022'],
      [400, 20, '2023'],
      [40, 40, 'Total waste'],
      [300, 40, '657'],
      [400, 40, '514'],
      [52, 55, 'hazardous'],
      [300, 55, '60'],
      [400, 55, '41'],
    ])
    expect(
      tableFacts([page])
        .flat()
        .find((fact) => fact.label === 'hazardous')?.parents,
    ).toEqual(['total waste'])
  })

  it('drops footnote marks beside labels and years', () => {
    const facts = told(
      layoutPage([
        [300, 20, '2022'],
        [400, 20, '2023'],
        [426, 20, '3', 5],
        [40, 40, 'Energy consumption'],
        [128, 40, '2', 5],
        [300, 40, '4098'],
        [400, 40, '6569'],
      ]),
    )
    expect(facts).toEqual([
      'energy consumption |  | 2022 | actual | 4098',
      'energy consumption |  | 2023 | actual | 6569',
    ])
  })

  it('reads transposed tables: years in rows, metrics in columns', () => {
    const page = samplePage([
      {
        table: [
          ['', 'Absolute in MWh', 'MWh per EUR million'],
          ['2023', '12,056', '48.38'],
          ['2022', '13,292', '52.96'],
        ],
        title: 'Energy consumption',
      },
    ])
    const facts = tableFacts([page]).flat()
    expect(facts.map((fact) => [fact.label, fact.year, fact.unit?.dimension])).toEqual([
      ['absolute in mwh', 2023, 'energy'],
      ['mwh per eur million', 2023, 'ratio'],
      ['absolute in mwh', 2022, 'energy'],
      ['mwh per eur million', 2022, 'ratio'],
    ])
  })

  it('keeps result, target, base, change and note columns apart', () => {
    const page = samplePage([
      {
        table: [
          ['Metric', 'GRI', 'Base year 2020', '2022', '2023', 'Change', 'Target 2030'],
          ['Scope 1 (t CO2e)', '305', '900', '850', '800', '-5.9 %', '450'],
        ],
      },
    ])
    expect(
      tableFacts([page])
        .flat()
        .map((fact) => `${fact.cell.text} ${fact.role} ${fact.year}`),
    ).toEqual([
      '305 note null',
      '900 base 2020',
      '850 actual 2022',
      '800 actual 2023',
      '-5.9 % change null',
      '450 target 2030',
    ])
  })

  it('takes the unit from cell, label, column, title, in this order', () => {
    const page = samplePage([
      {
        table: [
          ['in kt', '2023'],
          ['Waste', '5'],
          ['Water (m³)', '7'],
          ['Share', '9 %'],
        ],
      },
    ])
    expect(
      tableFacts([page])
        .flat()
        .map((fact) => fact.unit?.dimension),
    ).toEqual(['mass', 'volume', 'percent'])
  })

  it('splits labels and figures that run together', () => {
    const facts = told(
      samplePage(
        [
          {
            table: [
              ['Beschreibung', '2022/23 2023/24'],
              ['Frauenanteil 23,8 %', '24,0 %'],
            ],
          },
        ],
        { decimal: ',' },
      ),
    )
    expect(facts).toContain('frauenanteil |  | 2024 | actual | 24,0 %')
  })

  it('reads a figure that looks like a year when its column has one', () => {
    expect(
      told(
        samplePage([
          {
            table: [
              ['t CO2e', '2022', '2023'],
              ['Scope 2', '1126', '2018'],
              ['Scope 3', '9126', '9018'],
            ],
          },
        ]),
      ),
    ).toContain('scope 2 |  | 2023 | actual | 2018')
  })

  it('shares columns out among years by the heads that stand twice', () => {
    const page = samplePage([
      {
        table: [
          ['', 'FY25', '', '', 'FY24'],
          ['', 'UK', 'Rest of Group', 'Group', 'Group'],
          ['Scope 1', '38,214', '2,106', '40,320', '42,885'],
          ['Intensity', '', '', '52.3', '58.9'],
        ],
      },
    ])
    expect(told(page)).toEqual([
      'scope 1 | uk | 2025 | actual | 38,214',
      'scope 1 | rest of group | 2025 | actual | 2,106',
      'scope 1 | group | 2025 | actual | 40,320',
      'scope 1 | group | 2024 | actual | 42,885',
      'intensity | group | 2025 | actual | 52.3',
      'intensity | group | 2024 | actual | 58.9',
    ])
  })

  it('keeps the years of the columns below sections that stand beside a column of codes', () => {
    const page = samplePage([
      {
        table: [
          ['Code', 'Indicator', '2022', '2023'],
          ['', 'GRI 303: Water and Effluents 2018', '', ''],
          ['303-3', 'Water withdrawal', '5,500', '5,200'],
          ['', 'GRI 305: Emissions 2016', '', ''],
          ['305-1', 'Scope 1', '1,126', '1,009'],
          ['', 'Waste', '', ''],
          ['306-3', 'Waste generated', '88', '71'],
        ],
      },
    ])
    const [table] = page.tables
    // Merged over the columns of figures, as documents have such lines.
    for (const cell of table?.cells ?? []) if (cell.column === 1 && cell.row % 2 && cell.row > 2) cell.columnSpan = 3
    expect(told(page)).toEqual([
      'water withdrawal |  | 2022 | actual | 5,500',
      'water withdrawal |  | 2023 | actual | 5,200',
      'scope 1 |  | 2022 | actual | 1,126',
      'scope 1 |  | 2023 | actual | 1,009',
      'waste generated |  | 2022 | actual | 88',
      'waste generated |  | 2023 | actual | 71',
    ])
  })

  it('does not take the code of an indicator for the name of its row', () => {
    const codes = ['TC-SC-110a.1', 'GRI 305-1, 305-2', 'ESRS E1-6', 'VSME B3']
    const rows = codes.map((code, i) => [`Metric ${'abcde'[i]}`, code, `${i + 1},204`])
    expect(told(samplePage([{ table: [['Metric', 'Code', '2023'], ...rows] }]))).toEqual(
      codes.map((_, i) => `metric ${'abcde'[i]} |  | 2023 | actual | ${i + 1},204`),
    )
  })

  it('takes bands of ages for heads', () => {
    const table = [
      ['2024', '< 30', '30-50', '> 50', 'Total'],
      ['Leavers', '4', '5', '6', '15'],
      ['Joiners', '7', '8', '9', '24'],
    ]
    expect(told(samplePage([{ table }])).map((fact) => fact.split(' | ')[1])).toEqual(
      Array.from({ length: 2 }, () => ['< 30', '30-50', '> 50', 'total']).flat(),
    )
  })

  it('reads a unit beside the year in a title', () => {
    for (const title of ['t CO2e, 2024', 'in MWh 2024']) {
      const page = samplePage([
        {
          table: [
            [title, 'Wels', 'Group'],
            ['Emissions', '40', '90'],
          ],
        },
      ])
      expect(
        tableFacts([page])
          .flat()
          .map(({ unit }) => unit?.base),
      ).not.toContain(undefined)
    }
  })
})
