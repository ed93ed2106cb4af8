import { describe, expect, it } from 'vitest'
import { type SamplePart, samplePage } from '../../../testing/sample-page.ts'
import type { Candidate } from '../finding.ts'
import { tableFacts } from '../tables/index.ts'
import { failedCheck } from '../verify.ts'
import { matchesOf, observationsOf, proposalsAmong } from './answer.ts'
import { Surroundings } from './relate.ts'

const pageOf = (...parts: SamplePart[]) => samplePage(parts)
const observationsIn = (...parts: SamplePart[]) => {
  const page = pageOf(...parts)
  return [...observationsOf([page], tableFacts([page]))]
}
const possible = (datapoint: string, ...parts: SamplePart[]): string[] =>
  matchesOf(observationsIn(...parts), 2023)
    .ofYear.filter(({ frame }) => frame.datapoint === datapoint)
    .map(({ observation }) => observation.page.text.slice(observation.valueSpan?.start, observation.valueSpan?.end))

const energy: SamplePart = {
  title: 'Energy consumption and mix (MWh)',
  table: [
    ['', '2022', '2023'],
    ['Total energy consumption', '1,210', '1,300'],
    ['Total energy consumption – Fossil sources', '700', '800'],
    ['Total energy consumption – Nuclear sources', '10', '20'],
    ['Total energy consumption – Renewable sources', '500', '480'],
  ],
}
const water: SamplePart = {
  title: 'Water (m3)',
  table: [
    ['', '2022', '2023'],
    ['Total water withdrawal', '5,100', '5,000'],
    ['Total water discharge', '4,100', '4,000'],
    ['Water consumption', '1,000', '1,000'],
  ],
}

describe('what may answer a datapoint', () => {
  it('is told from its siblings by the concept that distinguishes it', () => {
    expect(possible('E1-5_02', energy)).toEqual(['800'])
    expect(possible('E1-5_03', energy)).toEqual(['20'])
    expect(possible('E1-5_05', energy)).toEqual(['480'])
    expect(possible('E3-4_11', water)).toEqual(['5,000'])
  })

  it('has the unit that is asked for', () => {
    const table: SamplePart = {
      table: [
        ['', '2023'],
        ['Total energy consumption (t)', '800'],
      ],
    }
    expect(possible('E1-5_01', table)).toEqual([])
  })

  it('is possible for the datapoint', () => {
    const half: SamplePart = {
      table: [
        ['', '2023'],
        ['Number of fatalities of employees', '0.5'],
      ],
    }
    expect(possible('S1-14_02', half)).toEqual([])
  })

  it('is not of suppliers or customers', () => {
    const table: SamplePart = {
      table: [
        ['', '2023'],
        ['Total energy consumption of our suppliers (MWh)', '800'],
      ],
    }
    expect(possible('E1-5_01', table)).toEqual([])
  })

  it('is said in sentences as in tables, in either language', () => {
    expect(possible('E1-5_01', { text: 'Our total energy consumption was 1,300 MWh in 2023.' })).toEqual(['1,300'])
    expect(possible('E1-5_01', { text: 'Der Energieverbrauch betrug im Jahr 2023 insgesamt 1.300 MWh.' })).toHaveLength(
      1,
    )
  })

  it('is none where a sentence says that there was none', () => {
    expect(possible('G1-4_04', { text: 'There were no confirmed incidents of corruption in 2023.' })).toEqual(['no'])
    expect(possible('G1-4_04', { text: 'Im Jahr 2023 gab es keine Korruptionsfälle.' })).toEqual(['keine'])
  })
})

describe('answers of a document', () => {
  const observations = observationsIn(energy, water)
  const answersOf = (given: typeof observations): Candidate[] =>
    [...proposalsAmong(matchesOf(given, 2023), 2023).values()].map(([first]) => first!.candidate)
  const answers = answersOf(observations)
  const page = pageOf(energy, water)

  it('hold their quotes at the places they name', () => {
    expect(answers.length).toBeGreaterThan(0)
    expect(answers.map((answer) => failedCheck(answer, page))).toEqual(answers.map(() => null))
  })

  it('give each datapoint at most once', () => {
    const keys = answers.map(({ datapoint, dimension }: Candidate) => `${datapoint}#${dimension}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('are the same whenever the same observations are given', () => {
    expect(JSON.stringify(answersOf(observationsIn(energy, water)))).toBe(JSON.stringify(answers))
  })
})

describe('arithmetic as a witness', () => {
  it('tells the figure that the others add up to', () => {
    const observations = observationsIn(energy)
    const scored = matchesOf(observations, 2023).ofYear.map((match) => ({ match, odds: 0 }))
    const surroundings = new Surroundings(observations)
    const featuresOf = (datapoint: string) =>
      surroundings.of(scored.find(({ match }) => match.frame.datapoint === datapoint)!.match)
    expect(featuresOf('E1-5_01').is_sum_whole).toBe(1)
    expect(featuresOf('E1-5_02').is_sum_whole ?? 0).toBe(0)
  })
})
