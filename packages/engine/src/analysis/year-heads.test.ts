import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { read } from '../reading/read.ts'
import { makePdf } from '../reading/testing/make-pdf.ts'
import { analyse } from './analyse.ts'

const valuesOf = ({ findings }: ReturnType<typeof analyse>, datapoint: string): (number | string)[] =>
  findings
    .filter((one) => one.datapoint === datapoint && one.role === 'actual' && !one.dimension)
    .map(({ value }) => value.number ?? value.text)

const named = { name: 'report-2024.pdf' }

const inTable = (table: string[][], title = 'Report for the financial year 2024') =>
  analyse(sampleDocument([samplePage([{ heading: title }, { table }])], named))

describe('heads that name years by words', () => {
  it.each([
    [['Metric', 'Previous year', 'Reporting year']],
    [['Metric', 'Prior period', 'Current period']],
    [['Kennzahl', 'Vorjahr', 'Berichtsjahr']],
    [['Kennzahl', 'Vorjahr', 'Geschäftsjahr']],
  ])('give the figure of the year that is reported on, behind the one before: %s', (heads) => {
    const found = inTable([heads, ['Gross Scope 1 GHG emissions (tCO2e)', '6,310', '5,870']])
    expect(valuesOf(found, 'E1-6_07')).toEqual([5870])
  })

  it.each([[['Metric', 'Current year', 'Prior year']], [['Kennzahl', 'Berichtsjahr', 'Vorjahr']]])(
    'give the same before it: %s',
    (heads) => {
      const found = inTable([heads, ['Total energy consumption (MWh)', '18,200', '19,050']])
      expect(valuesOf(found, 'E1-5_01')).toEqual([18200])
    },
  )
})

it('takes no figure of a row of several whose heads stand nowhere', async () => {
  const bytes = await makePdf([
    (pen) => {
      pen.text('Sustainability report 2024', 50, 60, { size: 16, bold: true })
      const rows = [
        ['Gross Scope 1 GHG emissions (tCO2e)', '6,310', '5,870'],
        ['Total energy consumption (MWh)', '19,050', '18,200'],
      ]
      for (const [i, [label = '', ...figures]] of rows.entries()) {
        pen.text(label, 50, 120 + i * 16)
        for (const [k, figure] of figures.entries()) pen.right(figure, 350 + k * 100, 120 + i * 16)
      }
    },
  ])
  const result = await read(bytes, 'figures.pdf')
  const found = result.ok ? analyse(result.document) : null
  expect(found?.findings).toEqual([])
  expect(found?.leads.map(({ reason }) => reason.gates)).toContainEqual(['year'])
})

describe('a row that is called other', () => {
  it.each([
    [['Gender', 'Number of employees'], 'Male', 'Female', 'Other'],
    [['Geschlecht', 'Zahl der Beschäftigten'], 'Männer', 'Frauen', 'Sonstige'],
  ])('is of the other genders beside women and men: %s', (heads, male, female, other) => {
    const found = inTable([heads, [male, '61'], [female, '54'], [other, '3']])
    expect(valuesOf(found, 'VS_B8_05')).toEqual([3])
  })

  it('is of nothing that anybody asks for elsewhere', () => {
    const found = inTable([
      ['Employees by site', '2024'],
      ['North', '61'],
      ['South', '54'],
      ['Other', '3'],
    ])
    expect(valuesOf(found, 'VS_B8_05')).toEqual([])
  })
})

it('leaves the basis to the answer where a question names both', () => {
  const rows = [
    ['Question', 'Answer'],
    ['Name of the company', 'Nordhafen'],
    ['Counting of employees (head count or full-time equivalents)', 'Head count'],
    ['Total number of employees', '118'],
  ]
  const page = samplePage([{ heading: 'General 2024' }, { table: rows }], { kind: 'sheet' })
  const found = analyse(sampleDocument([page], named))
  expect(valuesOf(found, 'SBM-1_03')).toEqual([118])
})

it('speaks of gases at emissions only', () => {
  const rows = [
    ['Employees in full-time equivalents', '2024'],
    ['Number of employees', '118'],
  ]
  const found = analyse(sampleDocument([samplePage([{ heading: 'Our people' }, { table: rows }])], named))
  expect(found.hints?.filter(({ code }) => code === 'one_gas')).toEqual([])
})
