import { describe, expect, it } from 'vitest'
import { findByWordings as analyse } from './by-wordings.ts'
import { type Part, sampleDocument, samplePage } from './sample-page.ts'

/** Figures shown for the tables, as `datapoint#part value unit year`. */
const told = (parts: Part[], decimal: ',' | '.' = '.', page: 'text' | 'page' = 'text'): string[] =>
  analyse(
    sampleDocument([{ ...samplePage(parts, { decimal }), ...(page === 'page' ? { kind: 'page' as const } : {}) }]),
  )
    .findings.filter(({ role, reason }) => role === 'actual' && reason.source !== 'passage')
    .map(
      ({ datapoint, dimension, value, year }) =>
        `${datapoint}${dimension ? `#${dimension}` : ''} ${value.text} ${value.unit} ${year}`,
    )

const starting = (found: string[], id: string): string[] => found.filter((line) => line.startsWith(id))

describe('units as tables print them', () => {
  it('thousands are written before the unit', () => {
    const table = [
      ['Water', 'Unit', '2023', '2022'],
      ['Total water withdrawal', "'000 m³", '1,204', '1,310'],
      ['Water consumption', '1,000 m³', '310', '322'],
    ]
    expect(told([{ table }])).toEqual(expect.arrayContaining(['E3-4_11 1204000 m3 2023', 'E3-4_01 310000 m3 2023']))
  })

  it('stand in a row of their own over the rows that they hold for', () => {
    const table = [
      ['Energy', '2023', '2022'],
      ['MWh', '', ''],
      ['Total energy consumption', '48,210', '49,870'],
      ['in %', '', ''],
      ['Share of renewable energy', '41', '38'],
    ]
    const found = told([{ table }])
    expect(found).toEqual(expect.arrayContaining(['E1-5_01 48210 MWh 2023', 'E1-5_09 41 % 2023']))
  })

  it('stand behind the year over amounts and over shares', () => {
    const table = [
      ['Scope', '2023 t', '2023 %', '2022 t', '2022 %'],
      ['Scope 1 emissions (CO2e)', '125', '3', '176', '4'],
      ['Scope 2 emissions, location-based (CO2e)', '247', '6', '233', '5'],
    ]
    const found = told([{ table }])
    expect(starting(found, 'E1-6_07')).toEqual(['E1-6_07 125 tCO2e 2023'])
    expect(starting(found, 'E1-6_09')).toEqual(['E1-6_09 247 tCO2e 2023'])
  })

  it('tonnes of CO2 with a stroke are an amount and no ratio', () => {
    const table = [
      ['Emissions', 'Unit', '2023'],
      ['Scope 1', 't/CO2e', '5,120'],
    ]
    expect(told([{ table }])).toContain('E1-6_07 5120 tCO2e 2023')
  })
})

describe('rows of parts', () => {
  const ages = [
    ['New hires by age', '2023', '2022'],
    ['<30', '212', '198'],
    ['30-50', '340', '325'],
    ['50+', '61', '57'],
  ]

  it('are no employees where the table is of those who came', () => {
    expect(told([{ heading: 'New hires' }, { table: ages }])).toEqual([])
  })

  it('that are bands of age keep the years above them', () => {
    const table = [['Employees by age group', '2023', '2022'], ...ages.slice(1)]
    const found = starting(told([{ heading: 'Our people 2023' }, { table }]), 'S1-9_0')
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((line) => /(?:212|340|61|198|325|57)\b/.test(line))).toBe(true)
  })

  it('that stand under one kind of waste are no totals', () => {
    const table = [
      ['Electronic waste', 'Unit', '2023', '2022'],
      ['Total waste generated', 't', '41', '44'],
      ['Waste directed to disposal', 't', '12', '9'],
    ]
    expect(starting(told([{ table }]), 'E5-5_')).toEqual([])
  })

  it('with a country in their name are no figures of the group', () => {
    const table = [
      ['', '2023', '2022'],
      ['Revenue Germany (EUR million)', '412', '398'],
      ['Average training hours France', '17', '15'],
    ]
    const found = told([{ table }])
    expect(starting(found, 'SBM-1_06').concat(starting(found, 'S1-13_04'))).toEqual([])
  })
})

describe('people who are not employed', () => {
  it('have columns of their own', () => {
    const table = [
      ['', '2023', '2023', '2022', '2022'],
      ['', 'Employees', 'Contractors', 'Employees', 'Contractors'],
      ['Fatalities', '0', '2', '1', '3'],
      ['Recordable injuries', '31', '44', '35', '51'],
    ]
    const found = told([{ heading: 'Safety' }, { table }])
    expect(found).not.toContain('S1-14_02 2 count 2023')
    expect(found).not.toContain('S1-14_04 44 count 2023')
  })

  it('are told apart from the own staff by heads that hold the year as well', () => {
    const table = [
      ['', '2023 Employees', '2023 Contractors', '2022 Employees', '2022 Contractors'],
      ['Fatalities', '0', '2', '1', '3'],
    ]
    const found = starting(told([{ heading: 'Safety' }, { table }]), 'S1-14_02')
    expect(found.every((line) => line === 'S1-14_02 0 count 2023' || line === 'S1-14_02 1 count 2022')).toBe(true)
  })
})

describe('columns that hold no figures', () => {
  it('name the disclosure and are not the label', () => {
    const table = [
      ['Kennzahl', 'Einheit', 'GRI', '2022', '2023'],
      ['Gesamter Energieverbrauch', 'MWh', '302-1', '49.870', '48.210'],
      ['CO2e-Fußabdruck Scope 1', 't CO2e', '305-1', 'n. a.2', '5.120'],
      ['Anzahl der Mitarbeitenden', 'Köpfe', 'GRI 2-7', '2.390', '2.410'],
    ]
    expect(told([{ table }], ',')).toEqual(
      expect.arrayContaining(['E1-5_01 48210 MWh 2023', 'E1-6_07 5120 tCO2e 2023', 'S1-6_02 2410 count 2023']),
    )
  })

  it('name the page of a report', () => {
    const table = [
      ['Indicator', 'Unit', '2022', '2023', 'Report pages'],
      ['Total energy consumption', 'MWh', '49,870', 'not available', '26'],
      ['Total water consumption', 'm³', '1,204', '1,310', '31'],
    ]
    const found = told([{ table }])
    expect(found).toContain('E3-4_01 1310 m3 2023')
    expect(starting(found, 'E1-5_01')).toEqual([])
  })
})

describe('what was reached', () => {
  it('is no target', () => {
    const table = [
      ['Climate', '2022', '2023'],
      ['Reduction in Scope 1 and 2 emissions since the base year (%)', '14', '21'],
    ]
    const found = analyse(sampleDocument([samplePage([{ table }])])).findings
    expect(found.filter(({ datapoint }) => datapoint.startsWith('E1-4_'))).toEqual([])
  })
})

describe('kinds', () => {
  it('of energy that stand beside each other are not the whole', () => {
    const table = [
      ['Energy (MWh)', '2023', '2022'],
      ['Electricity from renewable sources', '29,760', '27,130'],
      ['District heating from renewable sources', '2,100', '2,050'],
    ]
    expect(starting(told([{ table }]), 'E1-5_07')).toEqual([])
  })

  it('of material have shares of their own', () => {
    const table = [
      ['Material', 'Quantity (t)', 'Share of recycled materials (%)'],
      ['Steel', '2,968', '15'],
      ['Glass', '171', '0'],
    ]
    expect(starting(told([{ heading: 'Materials 2023' }, { table }]), 'E5-4_05')).toEqual([])
  })

  it('of pollutants that are emitted to the air only need no such heading', () => {
    const table = [
      ['Indicator', 'Unit', '2022', '2023'],
      ['Nitrogen oxides (NOx)', 't', '12.4', '11.1'],
      ['Chemical oxygen demand (COD)', 't', '31', '30'],
    ]
    expect(starting(told([{ table }]), 'E2-4_02')).toEqual(['E2-4_02#NOx 11.1 t 2023'])
  })
})

describe('what looks like a datapoint', () => {
  it.each([
    ['Scope 2 – direct and indirect emissions (t CO2e)', '5,120', 'E1-6_'],
    ['Accidents per 1,000 full-time employees', '14.2', 'S1-6_19'],
    ['Average number of employees', '2,410', 'S1-6_02'],
    ['Employees aged between 30 and 50', '1,210', 'S1-6_02'],
    ['Employees in teleworking', '310', 'S1-6_02'],
    ['Purchased renewable electricity (%)', '72', 'E1-5_09'],
    ['Recordable accident rate per 1,000 employees', '14.2', 'S1-14_05'],
    ['Life-changing injuries', '3', 'S1-14_04'],
  ])('%s', (label, figure, id) => {
    const table = [
      ['', '2022', '2023'],
      [label, '1', figure],
    ]
    expect(starting(told([{ table }]), id)).toEqual([])
  })
})

describe('sentences of reports', () => {
  it('that begin with a country tell of its sites', () => {
    expect(starting(told([{ text: 'In Spain, our plants withdrew 1.2 million m³ of water.' }]), 'E3-4_')).toEqual([])
    expect(starting(told([{ text: 'In total, our plants withdrew 1.2 million m³ of water.' }]), 'E3-4_')).toEqual([
      'E3-4_11 1200000 m3 2023',
    ])
  })

  it('that speak of two scopes state no target for one', () => {
    const targets = (scopes: string): string[] =>
      analyse(
        sampleDocument([samplePage([{ text: `Bis 2030 wollen wir unsere ${scopes} um 55 % gegenüber 2020 senken.` }])]),
      )
        .findings.filter(({ value }) => value.number !== null)
        .map(({ datapoint, value }) => `${datapoint} ${value.text}`)
    expect(targets('Scope-1- und Scope-2-Emissionen')).not.toContain('E1-4_07 55')
    expect(targets('Scope-1-Emissionen')).toContain('E1-4_07 55')
  })

  it('name what was divided only after `per`', () => {
    expect(starting(told([{ text: 'Our rate was 3.1 accidents per 1,000 full-time employees.' }]), 'S1-6_')).toEqual([])
  })

  it('put the year before in brackets', () => {
    const found = told([
      { heading: 'Our year 2023' },
      { text: 'Total energy consumption was 48,210 MWh (FY22: 49,870).' },
    ])
    expect(starting(found, 'E1-5_01')).toEqual(['E1-5_01 48210 MWh 2023'])
  })
})
