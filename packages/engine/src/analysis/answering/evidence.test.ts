import { describe, expect, it } from 'vitest'
import { type SamplePart, samplePage } from '../../../testing/sample-page.ts'
import { tableFacts } from '../tables/index.ts'
import { matchesOf, observationsOf } from './answer.ts'
import { gatesOf } from './gates.ts'

/** Why each figure that may answer a datapoint is no value, by the figure as it is written; empty where nothing speaks against it. */
function gates(datapoint: string, ...parts: SamplePart[]): Record<string, string> {
  const page = samplePage(parts)
  // The text of a table is running text as well.
  const isOfPart = (kind: string): boolean => !page.tables.length || kind === 'cell'
  const { ofYear } = matchesOf([...observationsOf([page], tableFacts([page]))], 2023)
  return Object.fromEntries(
    ofYear
      .filter(
        ({ frame, observation }) =>
          frame.datapoint === datapoint && observation.valueSpan && isOfPart(observation.kind),
      )
      .map((match) => {
        const { page: at, valueSpan } = match.observation
        const written = at.text.slice(valueSpan?.start, valueSpan?.end)
        return [match.dimension ? `${written} ${match.dimension}` : written, gatesOf(match).join(' ')]
      }),
  )
}
const table = (title: string, ...rows: string[][]): SamplePart => ({ title, table: rows })

describe('a kind of evidence that was mostly wrong', () => {
  const shares = (text: string): string => Object.values(gates('E1-5_09', { text })).join(' ')

  it('is a share in running text that does not say of what it is', () => {
    expect(shares('The prototype lets 96 % renewable energy be used for consumption.')).toContain('noun')
    expect(shares('In 2023 the share of renewable energy in total energy consumption was 61 %.')).toBe('')
  })

  it('is a number beside its share, where the share is asked for', () => {
    const turnover = table('Number of employees (%)', ['', '2023'], ['Employee turnover', '207 (8.8)'])
    expect(gates('S1-6_12', turnover)['207'] ?? 'basis').toContain('basis')
  })

  it('is a row that leaves out what belongs to it', () => {
    const rows = ['Employee turnover rate (%)', 'Employee turnover rate (excluding shops) (%)']
    const found = gates('S1-6_12', table('Employees', ['', '2023'], [rows[0] ?? '', '9.1'], [rows[1] ?? '', '8.2']))
    expect(found).toMatchObject({ '9.1': '' })
    expect(found['8.2'] ?? 'part').toContain('part')
  })

  it('is a quantity on a page whose figures cover a share of the company', () => {
    const rows = table('Emissions (t CO2e)', ['', '2023'], ['Gross Scope 1 GHG emissions', '510'])
    expect(gates('E1-6_07', rows)).toEqual({ '510': '' })
    expect(
      gates('E1-6_07', rows, { text: 'The degree of coverage was expanded to 94 % in the year.' })['510'],
    ).toContain('part')
    expect(gates('E1-6_07', rows, { text: 'Der Abdeckungsgrad liegt bei 94 Prozent.' })['510']).toContain('part')
    expect(gates('E1-6_07', rows, { text: 'The degree of coverage is 100 %.' })['510']).toBe('')
  })

  it('is a row that a nearer one takes a piece of', () => {
    const rows = (...between: string[][]): Record<string, string> =>
      gates(
        'E1-6_09',
        table(
          'Emissions (t CO2e)',
          ['', '2023'],
          ['Scope 2', ''],
          ...between,
          ['Location-based', '475'],
          ['Market-based', '61'],
        ),
      )
    expect(rows()['475']).toBe('')
    expect(rows(['Electricity', ''])['475'] ?? 'part').toContain('part')
  })

  it('are emissions below which a note leaves other gases out', () => {
    const rows = table('Emissions (t CO2e)', ['', '2023'], ['Gross Scope 1 GHG emissions', '510'])
    const note = { text: '2 The figures exclude climate-impacting gases other than carbon dioxide.' }
    expect(gates('E1-6_07', rows, note)['510']).toContain('basis')
  })

  it('is a part whose word belongs to what stands before', () => {
    const text = 'We serve 20,000 customers on fixed-term contracts and 3,690 employees.'
    expect(gates('S1-6_09', { text })['3,690 temporary'] ?? 'noun').toContain('noun')
  })
})

describe('a datapoint of another set', () => {
  it('keeps the contract of what it asks for in the first one', () => {
    const shares = table('Employee turnover (%)', ['', '2023'], ['Voluntary employee turnover', '8.4'])
    expect(gates('S1-6_12', shares)['8.4']).toContain('noun')
    expect(gates('VS_B8_08', shares)['8.4']).toContain('noun')
  })

  it('counts heads, where it divides employees', () => {
    const training = table('Training: number of hours', ['', '2023'], ['Men', '10,257'], ['Women', '4,406'])
    expect(gates('VS_B8_03', training)['10,257'] ?? 'noun').toContain('noun')
  })
})
