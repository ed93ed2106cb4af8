import { describe, expect, it } from 'vitest'
import { layoutPage, type Placed, sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { analyse } from './analyse.ts'
import { tableFacts } from './tables/index.ts'

const facts = (placed: Placed[]): string[] => {
  const page = layoutPage(placed)
  return tableFacts([page])
    .flat()
    .map(({ label, titles, cell, year }) => `${label || titles[0]} = ${cell.text} (${year})`)
}

describe('tiles', () => {
  const tiles: Placed[] = [
    [50, 100, '1,204', 20],
    [50, 124, 'employees at year-end', 8],
    [250, 100, '21.4 h', 20],
    [250, 124, 'average training hours', 8],
    [250, 134, 'per employee', 8],
    [450, 100, '72 %', 20],
    [450, 124, 'share of renewable energy', 8],
  ]

  it('give each large figure the small words below it', () => {
    expect(facts(tiles)).toEqual([
      'employees at year-end = 1,204 (null)',
      'average training hours per employee = 21.4 h (null)',
      'share of renewable energy = 72 % (null)',
    ])
  })

  it('give it the words above it where the page does so', () => {
    const above = tiles.map(([x, y, text, size]): Placed => [x, size === 20 ? 150 : y, text, size])
    expect(facts(above)).toContain('employees at year-end = 1,204 (null)')
  })
})

describe('charts beside each other', () => {
  it('keep their own labels', () => {
    const found = facts([
      [50, 100, '2023'],
      [200, 100, '8,760'],
      [310, 100, 'Natural gas (MWh)'],
      [460, 100, '30,112'],
      [50, 116, '2024'],
      [197, 116, '8,115'],
      [310, 116, 'Fuel oil (MWh)'],
      [430, 116, '2,818'],
    ])
    expect(found).toContain('natural gas (mwh) = 30,112 (null)')
    expect(found.filter((fact) => fact.includes('30,112'))).toHaveLength(1)
  })
})

describe('pointers and scores', () => {
  const shown = (rows: string[][], title: string): string[] =>
    analyse(
      sampleDocument([
        { ...samplePage([{ text: 'What follows is for orientation.' }, { table: rows, title }]), kind: 'page' },
      ]),
    )
      .findings.filter(({ value }) => value.number !== null)
      .map(({ datapoint, value }) => `${datapoint} ${value.text}`)

  it('page numbers of a list of contents are no figures', () => {
    const rows = [
      ['Topic', ''],
      ['Number of employees', '55'],
      ['Employee turnover', '58'],
      ['Recordable accidents', '61'],
      ['Gender pay gap', '64'],
    ]
    expect(shown(rows, 'Contents')).toEqual([])
    expect(shown(rows, 'Key figures 2023').length).toBeGreaterThan(0)
  })

  it('scores of an assessment are no figures', () => {
    const rows = [
      ['Topic', 'Score'],
      ['Number of employees', '45'],
      ['Recordable accidents', '39'],
    ]
    expect(shown(rows, 'Materiality scores (scale from 1 to 50)')).toEqual([])
  })
})

describe('parts and wholes', () => {
  const values = (table: string[][], decimal: ',' | '.' = '.'): string[] =>
    analyse(sampleDocument([samplePage([{ table }], { decimal })])).findings.map(
      ({ datapoint, dimension, value }) => `${datapoint}${dimension ? `#${dimension}` : ''} ${value.text}`,
    )

  it('figures of segments are shown for no whole', () => {
    const found = values([
      ['', 'Segment Paper', 'Segment Wood'],
      ['Scope 1 emissions (t CO2e)', '41,200', '3,110'],
    ])
    expect(found).toEqual([])
  })

  it('rows with `of which` divide the row above them', () => {
    const found = values([
      ['', '2023'],
      ['Energy consumption (MWh)', '27,810'],
      ['of which renewable (MWh)', '11,220'],
    ])
    expect(found).toContain('E1-5_05 11220')
  })

  it('a gender or a country inside a label is a part of what the label names', () => {
    const found = values([
      ['', '2023'],
      ['Number of employees', '2,218'],
      ['Female employees', '901'],
      ['Employees - France', '1,202'],
    ])
    expect(found).toEqual(expect.arrayContaining(['S1-6_02 2218', 'S1-6_05#FR 1202']))
    expect(found).not.toContain('S1-6_02 901')
  })

  it('only the target column holds a target, with the year in its own column', () => {
    const page = samplePage([
      {
        table: [
          ['Target', 'Target year', 'Target value', 'Status 2023'],
          ['Reduction of Scope 1 emissions', '2030', '-50 %', '-21 %'],
        ],
      },
    ])
    const told = tableFacts([page])
      .flat()
      .map(({ cell, role, targetYear, besideTarget }) => `${cell.text} ${role} ${targetYear} ${besideTarget}`)
    expect(told).toEqual(['-50 % target 2030 false', '-21 % actual 2030 true'])
  })
})

describe('rows that are members of a breakdown', () => {
  /** The likeliest candidate of each part and of the whole, shown or not: whether it is sure enough is decided elsewhere. */
  const likeliest = (table: string[][], datapoint: string) => {
    const { findings, leads, others } = analyse(sampleDocument([samplePage([{ table }])]))
    const all = [...findings, ...leads, ...others].filter((one) => one.datapoint === datapoint && one.role === 'actual')
    const best = new Map(all.toSorted((a, b) => a.score - b.score).map((one) => [one.dimension, one]))
    return [...best.values()].toSorted((a, b) => (a.dimension ?? '').localeCompare(b.dimension ?? ''))
  }
  const parts = (table: string[][], datapoint: string) =>
    likeliest(table, datapoint)
      .filter(({ dimension }) => dimension !== null)
      .map(({ dimension, value }) => `${dimension} ${value.text}`)

  it('are its parts, although the whole must not be called so', () => {
    const emissions = [
      ['Gross Scope 3 GHG emissions (t CO2e)', '2023', '2022'],
      ['Total gross Scope 3 GHG emissions', '5,000', '5,400'],
      ['1 Purchased goods and services', '4,100', '4,300'],
      ['6 Business travel', '300', '320'],
      ['7 Employee commuting', '600', '780'],
    ]
    expect(parts(emissions, 'E1-6_11')).toEqual(['cat1 4100', 'cat6 300', 'cat7 600'])
  })

  it('are those of men and women under the head of all', () => {
    const people = [
      ['Gender', 'Number of employees (head count)'],
      ['Male', '61'],
      ['Female', '39'],
      ['Total employees', '100'],
    ]
    expect(parts(people, 'S1-6_02')).toEqual(['female 39', 'male 61'])
  })

  const countries = [
    ['Employees at year-end (head count)', 'Men', 'Women', 'Total'],
    ['Austria', '20', '10', '30'],
    ['Other', '8', '2', '10'],
    ['Muster Group', '28', '12', '40'],
  ]

  it('are not people of another gender where the rest of the countries is meant', () => {
    expect(parts(countries, 'S1-6_02')).toEqual(['female 12', 'male 28'])
  })

  it('end with the company itself', () => {
    const whole = likeliest(countries, 'S1-6_02').filter(({ dimension }) => dimension === null)
    expect(whole.map(({ value }) => value.text)).toEqual(['40'])
  })
})

describe('tables of figures', () => {
  const found = (table: string[][], title?: string): string[] =>
    analyse(sampleDocument([samplePage([{ heading: 'Report 2025' }, { table, ...(title ? { title } : {}) }])]))
      .findings.filter(({ role }) => role === 'actual')
      .map(({ datapoint, dimension, value }) =>
        [datapoint, dimension, value.text, value.unit].filter(Boolean).join(' '),
      )

  it('end a section with its sum', () => {
    const rows = [
      ['Waste, t', '2025', '2024'],
      ['Hazardous waste', '', ''],
      ['Recycling', '312', '298'],
      ['Total hazardous waste', '312', '298'],
      ['Non-hazardous waste', '', ''],
      ['Recycling', '9,406', '9,177'],
      ['Total non-hazardous waste', '9,406', '9,177'],
      ['Non-recycled waste', '8,924', '9,630'],
    ]
    expect(found(rows)).toContain('E5-5_10 8924 t')
  })

  it('have marks of assurance run into their figures', () => {
    const rows = [
      ['', '2024', '2025'],
      ['Gross Scope 1 GHG emissions (t CO2e)', '4,120A', '3,981A'],
      ['Gross Scope 3 GHG emissions (t CO2e)', '41,250', '39,712A'],
    ]
    expect(found(rows)).toContain('E1-6_07 3981 tCO2e')
    expect(found(rows)).toContain('E1-6_11 39712 tCO2e')
  })

  it('have years at the end of long heads', () => {
    const rows = [
      ['Country', 'Number of employees (head count) 2024', 'Number of employees (head count) 2025'],
      ['Germany', '4,120', '3,981'],
      ['Italy', '1,250', '1,277'],
    ]
    expect(found(rows, 'Employees by country')).toEqual(
      expect.arrayContaining(['S1-6_05 DE 3981 count', 'S1-6_05 IT 1277 count']),
    )
  })
})
