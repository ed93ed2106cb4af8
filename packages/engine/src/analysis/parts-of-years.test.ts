import { describe, expect, it } from 'vitest'
import { findByWordings as analyse } from './by-wordings.ts'
import { sampleDocument, samplePage } from './sample-page.ts'

const told = (table: string[][]): string[] =>
  analyse(sampleDocument([samplePage([{ table }], { decimal: ',' })]))
    .findings.filter(({ role, reason }) => role === 'actual' && reason.source !== 'passage')
    .map(
      ({ datapoint, dimension, value, year }) =>
        `${datapoint}${dimension ? `#${dimension}` : ''} ${value.text} ${year}`,
    )

describe('columns of a part of a year', () => {
  it.each([
    ['1. Halbjahr 2023', '1. Halbjahr 2022'],
    ['Q3 2023', 'Q3 2022'],
    ['01.01.–30.06.2023', '01.01.–30.06.2022'],
    ['3. Quartal 2023', '3. Quartal 2022'],
    ['First half 2023', 'First half 2022'],
    ['Nine months 2023', 'Nine months 2022'],
  ])('hold no amount of the year: %s', (now, before) => {
    expect(
      told([
        ['in Mio. €', now, before],
        ['Umsatzerlöse', '331,5', '337,2'],
      ]).filter((line) => line.startsWith('SBM-1_06')),
    ).toEqual([])
  })

  it.each([
    ['01.01.–31.12.23', '01.01.–31.12.22'],
    ['Q1–Q4 2023', 'Q1–Q4 2022'],
    ['01.07.2022–30.06.2023', '01.07.2021–30.06.2022'],
  ])('and those of all of it do: %s', (now, before) => {
    expect(
      told([
        ['in Mio. €', now, before],
        ['Umsatzerlöse', '331,5', '337,2'],
      ]),
    ).toContain('SBM-1_06 331500000 2023')
  })

  it('leaves the column of the year beside its quarters', () => {
    const found = told([
      ['in Mio. €', 'Q1 2023', 'Q2 2023', 'Q3 2023', 'Q4 2023', '2023'],
      ['Umsatzerlöse', '331,5', '337,2', '340,1', '350,2', '1.359,0'],
    ])
    expect(found).toContain('SBM-1_06 1359000000 2023')
  })
})

describe('heads of words and a year', () => {
  it('keep their words where there are but two of them', () => {
    const found = told([
      ['', 'Frauen 2023', 'Männer 2023'],
      ['Anzahl der Beschäftigten', '331', '337'],
    ])
    expect(found).toEqual(expect.arrayContaining(['S1-6_02#female 331 2023', 'S1-6_02#male 337 2023']))
    expect(found.some((line) => line.startsWith('S1-6_02 '))).toBe(false)
  })
})

describe('countries over a second head', () => {
  it('stay what the figures below them are of', () => {
    const found = told([
      ['', '2023', '', '2023 Deutschland', '2023 Österreich', '2023 Schweden'],
      ['Kennzahlen', 'Anzahl', 'in %', 'Anzahl', 'Anzahl', 'Anzahl'],
      ['Leiharbeiter', '51', '0,5', '20', '0', '31'],
      ['davon weiblich', '18', '', '0', '0', '18'],
    ])
    expect(found.filter((line) => line.startsWith('S1-7_03 '))).toEqual(['S1-7_03 51 2023'])
  })
})
