import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { analyse } from './analyse.ts'

const found = (table: string[][]) => {
  const { findings, leads } = analyse(sampleDocument([samplePage([{ heading: 'Report 2024' }, { table }])]))
  const texts = (all: typeof findings) =>
    all.filter(({ role, dimension }) => role === 'actual' && !dimension).map(({ datapoint }) => datapoint)
  return { values: texts(findings), leads: texts(leads), findings }
}

describe('one figure for two datapoints that exclude each other', () => {
  it('is the value of the one that its words tell', () => {
    const { values } = found([
      ['Emissions in tCO2e', '2024'],
      ['Gross Scope 1 GHG emissions', '740'],
      ['Gross Scope 2 GHG emissions, market-based', '310'],
    ])
    expect(values).toContain('E1-6_10')
    expect(values).not.toContain('E1-6_09')
  })

  it('may well be that of two which ask for the same', () => {
    const { values } = found([
      ['Employees', '2024'],
      ['Women', '610'],
      ['Men', '700'],
      ['Total number of employees (head count at the end of the year)', '1,310'],
    ])
    expect(values).toContain('S1-6_02')
  })
})

describe('a question of a form', () => {
  it('is no section for the figures below it', () => {
    const sheet = samplePage(
      [
        {
          table: [
            ['Question', 'Answer'],
            ['Are all employees paid an adequate wage?', 'No'],
            ['What is your gender pay gap in percent?', '6.4'],
          ],
        },
      ],
      { kind: 'sheet', name: 'ESG 2024' },
    )
    const values = analyse(sampleDocument([sheet])).findings.map(({ datapoint, value }) => `${datapoint} ${value.text}`)
    expect(values).toContain('S1-16_01 6.4')
    expect(values.filter((one) => one.startsWith('S1-10_03'))).toEqual([])
  })
})
