import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { analyse } from './analyse.ts'
import type { Candidate } from './finding.ts'
import { failedCheck } from './verify.ts'

const page = samplePage([
  { heading: 'Environmental figures 2023' },
  {
    table: [
      ['Metric', '2022', '2023'],
      ['Total energy consumption (GJ)', '2,400,000', '2,296,953'],
      ['Total waste generated (t)', '657', '514'],
      ['of which hazardous waste (t)', '60', '41'],
    ],
  },
  {
    text: 'Specifically in 2023 the share of renewable energy in total energy consumption was 80.4 % (previous year: 68.4 %).',
  },
])
const find = (findings: Candidate[], id: string, role = 'actual'): Candidate | undefined =>
  findings.find(({ datapoint, role: own }) => datapoint === id && own === role)

describe('analyse', () => {
  const { findings, others, reportingYear } = analyse(sampleDocument([page]))

  it('settles year, unit and conversion', () => {
    expect(reportingYear).toBe(2023)
    const energy = find(findings, 'E1-5_01')
    expect(energy?.value).toMatchObject({
      text: '638042.5',
      unit: 'MWh',
      writtenNumber: '2,296,953',
      conversion: '2,296,953 GJ ÷ 3.6 = 638,042.5 MWh',
    })
    expect(energy).toMatchObject({ year: 2023 })
    expect(energy?.checks.filter(({ passed }) => !passed)).toEqual([])
  })

  it('keeps the year before as the trend', () => {
    expect(find(findings, 'E5-5_07', 'prior')).toMatchObject({ year: 2022, value: { text: '657' } })
  })

  it('finds what a sentence states, without the figure in brackets', () => {
    expect(find(findings, 'E1-5_09')).toMatchObject({ value: { text: '80.4', unit: '%' } })
    expect(findings.some(({ value }) => value.text === '68.4')).toBe(false)
  })

  it('quotes every candidate verbatim, the number inside', () => {
    for (const candidate of [...findings, ...others]) {
      expect(failedCheck(candidate, page)).toBeNull()
      expect(page.text).toContain(candidate.excerpt)
    }
  })

  it('gives the same for the same bytes', () => {
    expect(JSON.stringify(analyse(sampleDocument([page])))).toBe(JSON.stringify(analyse(sampleDocument([page]))))
  })

  it('marks totals that do not fit their parts', () => {
    const odd = samplePage([
      {
        table: [
          ['MWh', '2023'],
          ['Total energy consumption', '100'],
          ['Total renewable energy consumption', '400'],
        ],
      },
    ])
    const renewable = find(analyse(sampleDocument([odd])).findings, 'E1-5_05')
    expect(renewable?.checks).toContainEqual({ check: 'total', passed: false, detail: 'at_most E1-5_01' })
    expect(renewable?.tier).toBe('review')
  })

  it('never takes the figure of a part for the whole', () => {
    const sites = samplePage([
      {
        table: [
          ['Number of employees', 'Germany', 'Austria', 'Total'],
          ['Number of employees', '812', '138', '950'],
        ],
      },
    ])
    const { findings, leads, others } = analyse(sampleDocument([sites]))
    const told = [...findings, ...leads, ...others].toSorted((a, b) => b.score - a.score)
    expect(
      told
        .filter(({ datapoint, dimension }) => datapoint === 'S1-6_02' && dimension === null)
        .map(({ value }) => value.text)[0],
    ).toBe('950')
    expect(told.find(({ datapoint, dimension }) => datapoint === 'S1-6_05' && dimension === 'DE')?.value.text).toBe(
      '812',
    )
  })

  it('reads answers of forms', () => {
    const form = samplePage(
      [
        {
          table: [
            ['Question', 'Answer'],
            ['Basis for reporting (consolidated or individual basis)', 'consolidated basis'],
            ['Has the undertaking established GHG emission reduction targets?', 'YES'],
          ],
        },
      ],
      { kind: 'sheet', name: 'General' },
    )
    const told = analyse(sampleDocument([form])).findings
    expect(find(told, 'BP-1_01')?.value.text).toBe('consolidated')
    expect(find(told, 'E1-4_01')?.value.text).toBe('yes')
  })

  it('hears what is not material or left out', () => {
    const index = samplePage([
      {
        table: [
          ['Requirement', 'Title', 'Page'],
          ['E3', 'Water and marine resources', 'Not material'],
          ['E1-9', 'Financial effects', 'Phase-in used'],
          ['E2-4', 'Pollution', '12'],
        ],
      },
    ])
    expect(analyse(sampleDocument([index])).omissions.map(({ subject, kind }) => `${subject} ${kind}`)).toEqual([
      'E3 not_material',
      'E1-9 omitted',
    ])
  })
})

describe('documents without figures of a company', () => {
  it.each([
    [
      'a law',
      [
        'Undertakings shall disclose their total energy consumption in MWh related to own operations.',
        'Article 29b requires the disclosure of gross Scope 1 GHG emissions in metric tonnes of CO2eq from 2024.',
        'By 2030, emissions shall be reduced by at least 55 % compared to 1990 levels.',
      ],
    ],
    [
      'a cookbook',
      [
        'Bring 2 litres of water to the boil and add 500 g of pasta.',
        'Bake for 35 minutes at 180 degrees; serves 4 people.',
        'Waste nothing: the peel of 3 lemons goes into the sauce.',
      ],
    ],
    [
      'a newspaper page',
      [
        'The industry average for employee turnover was 12 % in 2023.',
        'Households consumed about 3,500 kWh of electricity on average.',
        'The government wants to cut emissions by 65 % until 2030.',
      ],
    ],
  ])('%s gives no value', (_, sentences) => {
    const told = analyse(sampleDocument([samplePage(sentences.map((text) => ({ text })))], { name: 'text.pdf' }))
    expect(told.findings.filter(({ value }) => value.number !== null)).toEqual([])
  })
})

describe('verify', () => {
  const [candidate] = analyse(sampleDocument([page])).findings.filter(({ datapoint }) => datapoint === 'E1-5_01')

  it('drops a quote that was changed, moved, or lost its number', () => {
    if (!candidate) throw new Error('nothing found')
    expect(failedCheck(candidate, page)).toBeNull()
    expect(failedCheck({ ...candidate, excerpt: `${candidate.excerpt} ` }, page)).toBe('quote')
    expect(failedCheck({ ...candidate, place: { ...candidate.place, start: candidate.place.start + 1 } }, page)).toBe(
      'quote',
    )
    expect(failedCheck({ ...candidate, value: { ...candidate.value, writtenNumber: '9,999' } }, page)).toBe('value')
    expect(failedCheck({ ...candidate, value: { ...candidate.value, writtenNumber: null } }, page)).toBe('value')
  })
})
