import { describe, expect, it } from 'vitest'
import { findByWordings as analyse } from './by-wordings.ts'
import { type Part, sampleDocument, samplePage } from './sample-page.ts'

/** What is shown of a page: identifier and value, targets with the year they are for. */
function shownOf(parts: Part[], language: 'en' | 'de' = 'en'): string[] {
  const page = samplePage(parts, { decimal: language === 'de' ? ',' : '.' })
  return analyse(sampleDocument([page], { name: 'report-2024.pdf', language }), { reportingYear: 2024 })
    .findings.filter(({ value, role }) => value.number !== null && (role === 'actual' || role === 'target'))
    .map(({ datapoint, value, role, year }) => `${datapoint} ${value.text}${role === 'target' ? ` for ${year}` : ''}`)
}

const beside = (head: string, first = '2024'): string[] =>
  shownOf([
    {
      table: [
        ['Metric', first, head],
        ['Total energy consumption (MWh)', '12,000', '9,000'],
        ['Total waste (t)', '640', '500'],
      ],
    },
  ])
const alone = (head: string): string[] =>
  shownOf([
    {
      table: [
        ['Metric', head],
        ['Scope 1 GHG emissions (t CO2e)', '450'],
        ['Total waste (t)', '500'],
      ],
    },
  ])

describe('columns beside what is reported', () => {
  const targets = [
    'Target 2030',
    'Ziel 2030',
    'Goal',
    'Plan',
    'Zielwert',
    'Objective',
    'Vorgabe',
    '2030 target (vs 2019)',
  ]
  it.each(targets)('%s is aimed at', (head) => {
    expect(beside(head).filter((shown) => !shown.includes(' for '))).toEqual(['E1-5_01 12000', 'E5-5_07 640'])
    expect(beside(head)).not.toContain('E5-5_07 500 for 2024')
    expect(alone(head)).toEqual([])
  })

  const foreign = [
    'Industry average',
    'Branchendurchschnitt',
    'Peers',
    'Benchmark',
    'Budget 2024',
    'Forecast',
    'Prognose',
  ]
  const others = [
    'Scenario 2030',
    'Limit value',
    'Grenzwert',
    'Vergleichswert',
    'Erwartet',
    'National average',
    'Sector',
  ]
  it.each([...foreign, ...others])('%s is not measured, or of others', (head) => {
    expect(beside(head)).toEqual(['E1-5_01 12000', 'E5-5_07 640'])
    expect(alone(head)).toEqual([])
  })

  const divided = ['Per employee', 'per tonne of product', 'Je Mitarbeitenden', 'pro m²', 'per EUR million revenue']
  it.each(divided)('%s is divided', (head) => {
    expect(beside(head)).toEqual(['E1-5_01 12000', 'E5-5_07 640'])
    expect(alone(head)).toEqual([])
  })

  it.each(['Value', 'Result', '2024', 'Total', 'Group', 'Actual', 'Amount in the reporting year', 'Wert'])(
    '%s is what is reported',
    (head) => expect(alone(head)).toEqual(['E1-6_07 450', 'E5-5_07 500']),
  )

  it('of the company and of its peers under one head are told apart', () => {
    const table = [
      ['Metric', 'Benchmark: industry average', 'Our own value'],
      ['Total waste (t)', '500', '640'],
    ]
    expect(shownOf([{ table }])).toEqual(['E5-5_07 640'])
  })
})

describe('rows and sections of what is not an amount of the year', () => {
  const row = (label: string, heading = 'Key figures'): string[] =>
    shownOf([
      { heading },
      {
        table: [
          ['Metric', '2024'],
          [label, '640'],
        ],
      },
    ])

  it.each([
    'Industry average total energy consumption (MWh)',
    'Total energy consumption budget (MWh)',
    'Scope 1 emissions in scenario A (t CO2e)',
    'Scope 1 emissions limit (t CO2e)',
    'Permitted water withdrawal (m3)',
    'Change in total energy consumption (MWh)',
    'Total energy consumption of customers (MWh)',
    'Vermiedene Abfälle (t)',
    'Eingesparte Scope-1-Emissionen (t CO2e)',
  ])('%s', (label) => expect(row(label)).toEqual([]))

  it.each([
    'Benchmark',
    'Scenario analysis',
    'Budget 2024',
    'Key figures of our customers',
    'Consumption per employee',
  ])('below %s', (heading) => expect(row('Total energy consumption (MWh)', heading)).toEqual([]))

  it.each(['Energy', 'Customers and energy', 'Forecasting and energy'])('but below %s', (heading) =>
    expect(row('Total energy consumption (MWh)', heading)).toEqual(['E1-5_01 640']),
  )
})

describe('reductions written as changes', () => {
  const target = (written: string): string[] =>
    shownOf([
      { heading: 'GHG reduction targets' },
      {
        table: [
          ['Target', 'Base year', '2030'],
          ['Scope 1 GHG emissions reduction target (%)', '2020', written],
        ],
      },
    ])
  it.each(['42 %', '–42 %', '-42 %', '−42 %', 'minus 42 %', '- 42 %'])('%s in a table', (written) => {
    expect(target(written)).toEqual(['E1-4_07 42 for 2030'])
  })

  it('an increase is none', () => expect(target('+5 %')).toEqual([]))

  it('the year that a head compares with is not aimed at', () => {
    const table = [
      ['Scope', 'Reduction target 2030 (vs. 2020)'],
      ['Scope 1', '–42 %'],
    ]
    expect(shownOf([{ heading: 'Climate targets' }, { table }])).toEqual(['E1-4_07 42 for 2030'])
  })

  it('of two columns for years ahead each has its own', () => {
    const table = [
      ['Reduction target', 'Base 2021', 'Target 2030', 'Target 2045'],
      ['Scope 1', '45,310', '–42 %', '–90 %'],
    ]
    expect(shownOf([{ heading: 'Climate targets' }, { table }])).toEqual(['E1-4_07 42 for 2030', 'E1-4_07 90 for 2045'])
  })

  it('beside a column of target years the reduction is what is aimed at', () => {
    const table = [
      ['Target', 'Base year', 'Target year', 'Reduction'],
      ['Scope 1', '2021', '2030', '42 %'],
    ]
    expect(shownOf([{ heading: 'GHG reduction targets' }, { table }])).toEqual(['E1-4_07 42 for 2030'])
  })

  it.each([
    ['en', 'Our target for Scope 1 emissions by 2030 is minus 42 % compared with 2020.'],
    ['en', 'Our targets: reduce absolute Scope 1 emissions by -42 % by 2030.'],
    ['de', 'Unser Ziel für Scope-1-Emissionen bis 2030 lautet minus 42 % gegenüber 2020.'],
  ] as const)('in a sentence (%s): %s', (language, text) => {
    expect(shownOf([{ heading: 'Climate' }, { text }], language)).toEqual(['E1-4_07 42 for 2030'])
  })

  it('elsewhere a minus stays a minus', () => {
    const table = [
      ['Metric', '2024'],
      ['Gender pay gap (%)', 'minus 2.5 %'],
    ]
    expect(shownOf([{ heading: 'Pay' }, { table }])).toEqual(['S1-16_01 -2.5'])
  })
})
