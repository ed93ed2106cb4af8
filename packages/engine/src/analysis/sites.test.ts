import { describe, expect, it } from 'vitest'
import { findByWordings as analyse } from './by-wordings.ts'
import { type Part, sampleDocument, samplePage } from './sample-page.ts'

const GROUP: Part[] = [
  { heading: 'Sustainability report 2024 of the Muster Group' },
  {
    text: 'This report follows the European standards and has been approved by the board. It holds for all companies that are fully consolidated, unless stated otherwise, and has been assured by an auditor whose opinion stands at its end, after the annex with the methods.',
  },
]

/** What is shown of a report by a group, or of one with another title. */
function shownOf(parts: Part[], title: Part[] = GROUP): string[] {
  const page = samplePage([...title, ...parts])
  return analyse(sampleDocument([page], { name: 'report-2024.pdf' }), { reportingYear: 2024 })
    .findings.filter(({ value, role }) => value.number !== null && role === 'actual')
    .map(({ datapoint, dimension, value }) => `${datapoint}${dimension ? `#${dimension}` : ''} ${value.text}`)
}

const TABLE: Part = {
  table: [
    ['Metric', '2024'],
    ['Total waste (t)', '640'],
    ['Total energy consumption (MWh)', '12,000'],
  ],
}
const BOTH = ['E1-5_01 12000', 'E5-5_07 640']

describe('figures of one site', () => {
  const sites = ['Plant Rotterdam', 'Our site in Graz', 'Rotterdam site', 'Werk Musterstadt', 'Standort Graz']
  const others = ['The Rotterdam refinery', 'Papierfabrik Laakirchen', 'Headquarters', 'Case study: Lyon', 'Germany']
  const companies = [
    'Muster Nordic AB',
    'Subsidiary Beispiel Austria GmbH',
    'Our operations in Spain',
    'Site data: Graz',
  ]
  it.each([...sites, ...others, ...companies])('below %s', (heading) => {
    expect(shownOf([{ heading }, TABLE])).toEqual([])
  })

  const wholes = [
    'Site safety and waste',
    'Key figures of Muster AG',
    'Water by facility category',
    'Waste treatment plant',
    'Our sites',
    'Standorte',
    'Standortdaten',
    'Environment',
  ]
  it.each([...wholes, 'Location-based figures', 'Group figures: Plant Rotterdam and all others'])(
    'but below %s',
    (heading) => {
      expect(shownOf([{ heading }, TABLE])).toEqual(BOTH)
    },
  )

  it('are those of a document that is about it', () => {
    expect(
      shownOf([{ heading: 'Plant Rotterdam' }, TABLE], [{ heading: 'Environmental statement, Rotterdam' }]),
    ).toEqual(BOTH)
    const only: Part[] = [...GROUP, { text: 'We have only one site.' }]
    expect(shownOf([{ heading: 'Standort Graz' }, TABLE], only)).toEqual(BOTH)
  })

  it('are those of no document that lists it among others', () => {
    const sites = [{ heading: 'Standort Graz' }, TABLE, { heading: 'Standort Wels' }, TABLE]
    const whole: Part[] = [{ heading: 'Gesamtunternehmen' }, TABLE]
    for (const title of ['der Standorte Linz, Graz und Wels', 'of the sites Graz and Wels'])
      expect(shownOf([...sites, ...whole], [{ heading: `Environmental statement ${title}` }])).toEqual(BOTH)
    expect(shownOf(sites, [{ heading: 'Environmental statement Graz/Wels' }])).toEqual([])
  })

  it.each(['Rotterdam', 'Plant Rotterdam', 'Germany', 'Muster Nordic AB', 'Werk 1'])(
    'in a column %s beside another',
    (head) => {
      const rows = (heads: string[], ...figures: string[]): string[] =>
        shownOf([
          {
            table: [
              ['Metric (2024)', head, 'Lyon', ...heads],
              ['Total waste (t)', '640', '120', ...figures],
            ],
          },
        ])
      expect(rows([])).toEqual([])
      expect(rows(['Total'], '760')).toEqual(['E5-5_07 760'])
    },
  )

  it('in parts of a sum that is not given', () => {
    const row = (label: string): string[] =>
      shownOf([
        {
          table: [
            ['Metric', '2024'],
            [label, '3,000'],
          ],
        },
      ])
    expect(row('of which total energy consumption of data centres (MWh)')).toEqual([])
    expect(row('Total energy consumption (MWh)')).toEqual(['E1-5_01 3000'])
  })

  it('in rows that name them', () => {
    const rows = (...last: string[][]): string[] =>
      shownOf([{ table: [['Site', 'Total waste (t)'], ['Rotterdam', '640'], ['Lyon', '120'], ...last] }])
    expect(rows()).toEqual([])
    expect(rows(['Total', '760'])).toEqual(['E5-5_07 760'])
  })

  it('in sections that name them', () => {
    const waste = (place: string, figure: string): string[][] => [
      [place, ''],
      ['Total waste (t)', figure],
    ]
    expect(shownOf([{ table: [['Metric', '2024'], ...waste('Rotterdam', '640'), ...waste('Lyon', '120')] }])).toEqual(
      [],
    )
  })

  it.each([
    ['Total waste Rotterdam (t)', []],
    ['Waste generated in Graz (t)', []],
    ['Total waste (t)', ['E5-5_07 640']],
    ['Waste generated in total (t)', ['E5-5_07 640']],
  ])('in a row %s', (label, expected) => {
    expect(
      shownOf([
        {
          table: [
            ['Metric', '2024'],
            [label, '640'],
          ],
        },
      ]),
    ).toEqual(expected)
  })

  it.each([
    'Total waste at the Graz mill amounted to 640 tonnes in 2024.',
    'In Rotterdam, total waste amounted to 640 tonnes in 2024.',
    'In 2024, 640 tonnes of waste were generated at the Lyon plant.',
    'Total energy consumption of Beispiel Nordic AB was 12,000 MWh in 2024.',
    'Der Gesamtenergieverbrauch der Papierfabrik Laakirchen betrug 2024 12,000 MWh.',
  ])('in a sentence: %s', (text) => expect(shownOf([{ text }])).toEqual([]))

  it.each([
    'Total waste amounted to 640 tonnes in 2024.',
    'Total waste amounted to 640 tonnes in 2024, most of it in Rotterdam.',
    'In Scope of this report, total waste amounted to 640 tonnes in 2024.',
    'In 2024 our plants generated 640 tonnes of waste in total.',
  ])('but not in: %s', (text) => expect(shownOf([{ text }])).toEqual(['E5-5_07 640']))
})

describe('coverage of a part of the workforce', () => {
  const coverage = (text: string): string[] =>
    shownOf([{ heading: 'Collective bargaining and social dialogue' }, { text }]).filter((one) =>
      /^S1-8_0[16] /.test(one),
    )

  it.each([
    'Employee representatives cover 100 percent of the workforce in each of these three countries.',
    '95 % of blue-collar workers are covered by collective bargaining agreements.',
    'At our production sites 100 % of employees are covered by collective agreements.',
    'In jedem dieser drei Länder werden 100 % der Mitarbeitenden von Arbeitnehmervertretern vertreten.',
    'In den Produktionswerken unterliegen 100 % der Beschäftigten einem Tarifvertrag.',
  ])('is no total: %s', (text) => expect(coverage(text)).toEqual([]))

  it.each([
    ['78 % of our employees are covered by collective bargaining agreements.', 'S1-8_01 78'],
    ['Across all three countries, 78 % of employees are covered by collective bargaining agreements.', 'S1-8_01 78'],
    ['84 % of our employees worldwide are represented by workers’ representatives.', 'S1-8_06 84'],
  ])('is one: %s', (text, expected) => expect(coverage(text)).toEqual([expected]))

  it('in rows', () => {
    const row = (label: string): string[] =>
      shownOf([
        {
          table: [
            ['Coverage', '2024'],
            [label, '95 %'],
          ],
        },
      ])
    expect(row('Production employees covered by collective bargaining agreements')).toEqual([])
    expect(row('Employees covered by collective bargaining agreements')).toEqual(['S1-8_01 95'])
  })
})

describe('columns that each name something else', () => {
  const inColumns = (heads: string[], ...rows: string[][]): Part[] => [{ table: [['2024', 'Unit', ...heads], ...rows] }]

  it('are segments where none is the whole', () => {
    const heads = ['Machines', 'Services', 'Spare parts']
    expect(
      shownOf(
        inColumns(
          heads,
          ['Net revenue', 'EUR million', '18,940', '15,220', '3,980'],
          ['Total energy consumption', 'MWh', '2,204,000', '1,588,000', '61,300'],
        ),
      ),
    ).toEqual([])
  })

  it('stand beside a whole that is named', () => {
    const rows = [['Net revenue', 'EUR million', '38,140', '18,940', '15,220', '3,980']]
    expect(shownOf(inColumns(['Group', 'Machines', 'Services', 'Spare parts'], ...rows))).toEqual([
      'SBM-1_06 38140000000',
    ])
  })
})

describe('what is renewable', () => {
  const rows = (of: string): Part[] => [
    {
      table: [
        ['Indicator', 'Unit', '2024'],
        [of, 'MWh', '12,000'],
        ['of which from renewable sources', 'MWh', '7,500'],
      ],
    },
  ]

  it('of electricity is not all that is renewable', () => {
    expect(shownOf(rows('Purchased electricity'))).not.toContain('E1-5_05 7500')
    expect(shownOf(rows('Total energy consumption'))).toContain('E1-5_05 7500')
  })
})

describe('figures of people of one trade', () => {
  const row = (label: string): string[] =>
    shownOf([
      {
        table: [
          ['Indicator', '2024'],
          [label, '9.1 %'],
        ],
      },
    ])
  const some = ['Employee turnover, shore', 'Gender pay gap, shore', 'Fluktuationsrate Fahrpersonal']
  it.each([...some, 'Turnover rate of office staff', 'Gender pay gap, cabin crew'])('are no whole: %s', (label) => {
    expect(row(label)).toEqual([])
  })

  it.each(['Employee turnover', 'Gender pay gap', 'Turnover rate of all employees'])('but are: %s', (label) => {
    expect(row(label)).toHaveLength(1)
  })
})

describe('columns of a part beside the whole', () => {
  it.each(['Rest of Group', 'Global (excluding UK and offshore area)', 'Group excl. UK', 'Übrige Gesellschaften'])(
    'are no whole: %s',
    (head) => {
      const table = [
        ['2024', 'UK', head, 'Group'],
        ['Total energy consumption (MWh)', '9,000', '3,000', '12,000'],
      ]
      expect(shownOf([{ table }])).toEqual(['E1-5_01 12000'])
    },
  )
})

describe('rows that are something else', () => {
  it('what was treated is not all that arose', () => {
    const table = [
      ['Waste 2024 in t', 'hazardous', 'non-hazardous', 'total'],
      ['Diverted from disposal', '2,482', '40,976', '43,458'],
      ['Incineration', '1,604', '3,118', '4,722'],
    ]
    expect(shownOf([{ table }]).filter((said) => said.startsWith('E5-5_07 '))).toEqual([])
  })

  it('numbers of disclosures are no figures', () => {
    expect(shownOf([{ text: '403-9 Work-related injuries are told of in the social data for 2024.' }])).toEqual([])
    expect(shownOf([{ text: 'The number of work-related injuries was 48 in 2024.' }])).toEqual(['S1-14_04 48'])
  })

  it('a share of purchases is none of the amounts in whose table it stands', () => {
    const table = [
      ['Energy 2024 (GWh)', 'Group'],
      ['Total energy consumption', '171.74'],
      ['Green electricity, % of purchase', '94.2'],
    ]
    expect(shownOf([{ table }])).toEqual(['E1-5_01 171740'])
  })
})

describe('targets in columns', () => {
  const aimed = (table: string[][]): string[] =>
    analyse(sampleDocument([samplePage([...GROUP, { table }])], { name: 'report-2024.pdf' }), { reportingYear: 2024 })
      .findings.filter(({ datapoint }) => datapoint === 'E1-4_07')
      .map(({ value, year }) => `${value.text} ${year}`)

  it('of several years are each of its own', () => {
    expect(
      aimed([
        ['Reduction target against 2021', 'Base value t CO2e', 'Status 2024', 'Target 2030', 'Target 2045'],
        ['Scope 1', '45,310', '-29.7 %', '-42 %', '-90 %'],
      ]),
    ).toEqual(['42 2030', '90 2045'])
  })

  it('are reductions beside a column of target years', () => {
    const rows = (year: string): string[][] => [
      ['Target', 'Base year', 'Base value (tCO2e)', year, 'Reduction'],
      ['Scope 1', '2021', '4,690', '2030', '42%'],
    ]
    expect(aimed(rows('Target year'))).toEqual(['42 2030'])
    expect(aimed(rows('Certified until'))).not.toContain('42 2030')
  })
})

describe('rows and columns of water', () => {
  const water = (...rows: string[][]): string[] =>
    shownOf([{ heading: 'Water' }, { table: [['m3', 'Withdrawal', 'Discharge', 'Consumption'], ...rows] }])
  const sites = [
    ['Linz', '118,900', '81,300', '37,600'],
    ['Wels', '92,400', '72,200', '20,200'],
  ]

  it('of sites are parts beside each other', () => {
    expect(water(...sites)).toEqual([])
    expect(water(...sites, ['Total 2024', '211,300', '153,500', '57,800'])).toEqual([
      'E3-4_01 57800',
      'E3-4_11 211300',
      'E3-4_12 153500',
    ])
  })

  it('say what is measured by their heading', () => {
    const table = [
      ['Million m3', '2024', '2023'],
      ['Total withdrawal', '118.4', '116.9'],
    ]
    expect(shownOf([{ heading: 'Water' }, { table }])).toEqual(['E3-4_11 118400000'])
    expect(shownOf([{ heading: 'Natural gas' }, { table }])).toEqual([])
  })
})

describe('columns that say how much is covered', () => {
  it('name no row', () => {
    const table = [
      ['Measure', 'Unit', 'Coverage', '2024', '2023'],
      ['Scope 1', 't CO2e', '58 of 58', '4,352', '5,004'],
      ['Total waste', 't', '52 of', '9,884', '10,120'],
    ]
    expect(shownOf([{ table }])).toEqual(['E1-6_07 4352', 'E5-5_07 9884'])
  })
})

describe('rows of people below their number', () => {
  const below = (section: string[], ...rows: string[][]): string[] =>
    shownOf([{ heading: 'Mitarbeiter' }, { table: [['Personen am 31.12.', '2024'], section, ...rows] }]).filter(
      (said) => said.includes('#'),
    )

  it('are its members', () => {
    const placed = (label: string): string[] => [label, '1,781']
    expect(below(['Nach Geschlecht', ''], placed('Frauen'))).toEqual(['S1-6_02#female 1781'])
    expect(below(['Nach Beschäftigungsart', ''], placed('unbefristet'))).toEqual(['S1-6_09#permanent 1781'])
  })

  it.each(['Austritte', 'Führungskräfte', 'Neueinstellungen', 'Auszubildende', 'Arbeitsunfälle'])(
    'but not of %s',
    (section) => {
      expect(below([section, ''], ['Frauen', '178'])).toEqual([])
    },
  )

  it('are no shares of it', () => {
    expect(below(['Nach Geschlecht', ''], ['Frauen', '52.2'])).toEqual([])
  })
})

describe('limits beside what was measured', () => {
  it.each(['Licence limit (t)', 'Limit (t)', 'Genehmigungswert (t)'])('are no amounts: %s', (head) => {
    const table = [
      ['Emission to water', '2024 (t)', head],
      ['Total nitrogen (N)', '3.1', '5.0'],
    ]
    expect(shownOf([{ heading: 'Emissions to water' }, { table }])).toEqual(['E2-4_03#N 3.1'])
  })
})
