import { describe, expect, it } from 'vitest'
import { findByWordings as analyse } from './by-wordings.ts'
import { claimsOf } from './claims.ts'
import { type Part, sampleDocument, samplePage } from './sample-page.ts'
import { sentencesOf } from './sentences.ts'

const told = (parts: Part[], decimal: ',' | '.' = '.', kind: 'text' | 'sheet' = 'text'): string[] =>
  analyse(sampleDocument([samplePage(parts, { decimal, kind, ...(kind === 'sheet' ? { name: 'Data' } : {}) })]))
    .findings.filter(({ role, reason }) => role === 'actual' && reason.source !== 'passage')
    .map(({ datapoint, value, year }) => `${datapoint} ${value.text} ${value.unit} ${year}`)

const claimed = (text: string, decimal: ',' | '.' = '.'): string[] =>
  sentencesOf(samplePage([{ text }], { decimal })).flatMap((sentence) =>
    claimsOf(sentence).map(({ label, figure }) => `${label}: ${figure ? figure.found.written : 'none'}`),
  )

describe('figures in tables', () => {
  it('that begin like a year head no column', () => {
    const table = [
      ['Water', 'Unit', '2022', '2023'],
      ['From the public network', 'm³', '20410', '19870'],
      ['Water withdrawal total', 'm³', '71610', '68820'],
    ]
    expect(told([{ table }], '.', 'sheet')).toContain('E3-4_11 68820 m3 2023')
  })

  it('are known beside the unit of their row, even where they look like a year', () => {
    const table = [
      ['Question', 'Answer', 'Unit'],
      ['Scope 1 GHG emissions', '5120', 't CO2e'],
      ['Scope 2 GHG emissions (market-based)', '2044', 't CO2e'],
      ['Scope 3 GHG emissions', 'not calculated', ''],
      ['Total waste generated', '3980', 't'],
    ]
    const found = told([{ table }])
    expect(found.map((line) => line.replace(/ \S+$/, ''))).toEqual(
      expect.arrayContaining(['E1-6_07 5120 tCO2e', 'E1-6_10 2044 tCO2e', 'E5-5_07 3980 t']),
    )
    expect(found.some((line) => line.startsWith('E1-6_11'))).toBe(false)
  })

  it('stand under no answer in words of a question above them', () => {
    const table = [
      ['No.', 'Question', 'Answer'],
      ['B1.1', 'Legal form', 'Limited company'],
      ['B1.2', 'NACE code', 'C 28.99'],
      ['B1.3', 'Net revenue (EUR)', '11,486,700'],
      ['B1.4', 'Number of employees at year-end (head count)', '84'],
      ['B1.5', 'Water consumption (m³)', '176'],
    ]
    expect(told([{ table }])).toEqual(
      expect.arrayContaining(['SBM-1_06 11486700 EUR 2023', 'S1-6_02 84 count 2023', 'E3-4_01 176 m3 2023']),
    )
  })

  it('are read with the answer in numbered lists of sectors', () => {
    const table = [
      ['No.', 'Sector', 'Active?', 'Revenue (EUR)'],
      ['C8.1', 'Controversial weapons', 'No', '0'],
      ['C8.2', 'Cultivation and production of tobacco', 'Yes', '1,200'],
    ]
    expect(told([{ table, title: 'Revenues from certain sectors' }])).toEqual(
      expect.arrayContaining([
        'SBM-1_17 no null 2023',
        'SBM-1_18 0 EUR 2023',
        'SBM-1_19 yes null 2023',
        'SBM-1_20 1200 EUR 2023',
      ]),
    )
    const exclusions = [
      {
        table: [
          ['Excluded from our fund', 'Applied'],
          ['Controversial weapons', 'Yes'],
          ['Tobacco', 'Yes'],
        ],
      },
    ]
    expect(told(exclusions)).toEqual([])
  })

  it('stand in the last section that heads them, not in those beside it', () => {
    const table = [
      ['Colleagues', 'Unit', '2022', '2023'],
      ['Joiners and leavers', '', '', ''],
      ['New hires', 'number', '401', '388'],
      ['Age', '', '', ''],
      ['Under 30', 'number', '6,702', '6,688'],
      ['30 to 50', 'number', '6,635', '6,743'],
    ]
    expect(told([{ heading: 'People' }, { table }])).toEqual(
      expect.arrayContaining(['S1-9_03 6688 count 2023', 'S1-9_04 6743 count 2023']),
    )
  })

  it('are of what is counted where their unit only says that something is', () => {
    const table = [
      ['Accidents at work', 'Unit', '2023'],
      ['Days lost to work-related injuries', 'Number', '440'],
    ]
    const { findings } = analyse(sampleDocument([samplePage([{ heading: 'Health and safety' }, { table }])]))
    const { value, checks } = findings.find(({ datapoint }) => datapoint === 'S1-14_07') ?? {}
    expect(value).toMatchObject({ number: 440, unit: 'days', written: '440', writtenUnit: null })
    expect(checks?.find(({ check }) => check === 'unit')?.detail).toBe('days')
  })

  it('are shares of the class of energy above them', () => {
    const share = 'Share of total energy consumption (%)'
    const table = [
      ['MWh', '2023'],
      ['Total fossil energy', '5,908'],
      [share, '47.0'],
      ['Energy from nuclear sources', '38'],
      [share, '0.3'],
      ['Total renewable energy', '6,652'],
      [share, '52.7'],
    ]
    expect(told([{ heading: 'Energy consumption and mix' }, { table }])).toEqual(
      expect.arrayContaining(['E1-5_15 47 % 2023', 'E1-5_04 0.3 % 2023', 'E1-5_09 52.7 % 2023']),
    )
  })

  it('stand under heads of words and year', () => {
    const table = [
      ['Head count at 31 December', 'Women 2024', 'Men 2024', 'Total 2024', 'Total 2023'],
      ['Employees', '244', '598', '842', '831'],
    ]
    const found = analyse(sampleDocument([samplePage([{ table }])])).findings.filter(
      ({ datapoint, role }) => datapoint === 'S1-6_02' && role === 'actual',
    )
    expect(found.map(({ dimension, value, year }) => `${dimension} ${value.text} ${year}`).sort()).toEqual([
      'female 244 2024',
      'male 598 2024',
      'null 842 2024',
    ])
  })

  it('count people where only they are named', () => {
    const table = [
      ['Indicator', 'Unit', '2022', '2023'],
      ['Employees', 'Number', '14,797', '14,862'],
      ['Women', 'Number', '5,830', '5,916'],
    ]
    expect(told([{ heading: 'Employees (persons at 31 December)' }, { table }])).toContain('S1-6_02 14862 count 2023')
  })

  it('have the unit that stands beside their year', () => {
    const table = [
      ['Energy', '2022 (MWh)', '2023 (MWh)'],
      ['Natural gas', '6,230', '5,418'],
    ]
    expect(told([{ heading: 'Energy' }, { table }])).toContain('E1-5_12 5418 MWh 2023')
  })

  it('belong to the year over their block of repeated heads', () => {
    const table = [
      ['', '2023', '', '', '2022', '', ''],
      ['', 'Women', 'Men', 'Total', 'Women', 'Men', 'Total'],
      ['Number of employees', '812', '694', '1,506', '798', '701', '1,499'],
    ]
    expect(told([{ table }])).toContain('S1-6_02 1506 count 2023')
  })

  it('keep apart from the numbers of their rows', () => {
    const table = [
      ['No.', 'Question', 'Answer', 'Unit'],
      ['1.1', 'Total energy consumption', '48,210', 'MWh'],
      ['1.2', 'Scope 1 GHG emissions', '5,120', 't CO2e'],
      ['1.3', 'Total water withdrawal', '61,300', 'm³'],
    ]
    expect(told([{ table }]).map((line) => line.replace(/ \S+$/, ''))).toEqual(
      expect.arrayContaining(['E1-5_01 48210 MWh', 'E1-6_07 5120 tCO2e', 'E3-4_11 61300 m3']),
    )
  })

  it('are those of the column and not of the base year beside them', () => {
    const table = [
      ['Target', 'Base year', 'Base value', '2023', 'Target value', 'Target year'],
      ['Training hours per employee', '2019', '14', '19', '24', '2026'],
      ['Employees in training', '2019', '140', '190', '240', '2026'],
    ]
    expect(told([{ table }])).toContain('S1-13_04 19 h 2023')
  })
})

describe('remarks of a content index', () => {
  const table = [
    ['DR', 'Name', 'Page', 'Remark'],
    ['S1-6', 'Characteristics of employees', '80', '2,044 employees'],
    ['S1-8', 'Collective bargaining coverage', '82', '58 % covered'],
    ['S1-14', 'Health and safety metrics', '84', '12 recordable accidents, no fatalities'],
    ['S1-16', 'Remuneration metrics', '86', 'Pay gap 12.6 %'],
    ['G1-4', 'Incidents of corruption or bribery', '92', 'None'],
    ['G1-6', 'Payment practices', '93', 'see annual report, page 41'],
  ]
  const found = told([{ heading: 'Index' }, { table }]).map((line) => line.split(' ').slice(0, 2).join(' '))

  it('are read as sentences about the disclosure', () => {
    expect(found).toEqual(
      expect.arrayContaining(['S1-6_02 2044', 'S1-8_01 58', 'S1-14_04 12', 'S1-14_02 0', 'S1-16_01 12.6']),
    )
  })

  it('that point elsewhere say nothing', () => {
    expect(found.some((line) => line.startsWith('G1-6'))).toBe(false)
  })

  it('that name a paragraph give no value', () => {
    const rows = [
      ['GRI', 'Information', 'Paragraph / Omissions'],
      ['2-7', 'Employees', '2.1'],
      ['2-8', 'Workers who are not employees', '2.1'],
      ['2-21', 'Annual total compensation ratio', '2.3 (only parent company)'],
      ['403-9', 'Work-related injuries', '2.5'],
    ]
    expect(told([{ heading: 'GRI content index' }, { table: rows }])).toEqual([])
  })
})

describe('sentences', () => {
  it.each([
    ['Emissions in our value chain (Scope 3) came to 402,000 tonnes CO2e.', 'scope 3 emissions: 402,000'],
    ['In doing so we emitted 1.31 million tonnes CO2e (Scope 1).', 'scope 1 emissions: 1.31'],
    [
      'Scope 2 emissions were 6,950 tonnes CO2e on a location basis and 1,120 tonnes on a market basis.',
      'scope 2 emissions market-based: 1,120',
    ],
    ['Waste in total 58.2 t, of which hazardous 3.1 t.', 'waste: 58.2'],
    ['Recordable accidents: 2 (rate: 3.4).', 'rate recordable accidents: 3.4'],
    ['Employees with disabilities: 29 - in % 5.3', 'employees with disabilities: 5.3'],
  ])('%s', (text, claim) => {
    expect(claimed(text)).toContain(claim)
  })

  it('count the whole and not its parts', () => {
    const found = told([{ text: 'In 2023 we had 2,410 employees on land and 3,890 seafarers, in total 6,300 people.' }])
    expect(found).toContain('S1-6_02 6300 count 2023')
  })

  it('are not dated by the year that they compare with', () => {
    const text = 'We emitted 1.31 million tonnes CO2e (Scope 1), 2.4 % less than in 2022 (1.34 million tonnes).'
    expect(told([{ heading: 'Our year 2023' }, { text }])).toContain('E1-6_07 1310000 tCO2e 2023')
  })

  it('say in German what they say in English', () => {
    expect(
      claimed('Die direkten Treibhausgasemissionen (Scope 1) unseres Unternehmens beliefen sich auf 5.240 t.', ','),
    ).toContain('scope 1 emissions: 5.240')
    expect(claimed('Für Scope 2 weisen wir nach dem marktbezogenen Ansatz 0 Tonnen aus.', ',')).toContain(
      'scope 2 emissions market-based: 0',
    )
    expect(told([{ text: 'Umsatzerlöse 2023: 12,6 Mio. EUR.' }], ',')).toContain('SBM-1_06 12600000 EUR 2023')
  })
})
