import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { analyse } from './analyse.ts'
import { checkContradictions } from './contradictions.ts'
import type { Candidate } from './finding.ts'

const value = (datapoint: string, number: number, dimension: string | null = null, unit = 'count'): Candidate =>
  ({
    datapoint,
    dimension,
    value: { text: String(number), number, unit },
    year: 2024,
    role: 'actual',
    tier: 'high',
    checks: [],
    reason: { source: 'table', matched: '', missing: [] },
  }) as unknown as Candidate
const faults = (candidates: readonly Candidate[]) =>
  candidates.flatMap(({ datapoint, tier, checks }) => checks.map(({ detail }) => `${datapoint} ${tier}: ${detail}`))

describe('contradictions across datapoints', () => {
  it.each([
    ['revenue twice', [value('E1-6_33', 500, null, 'EUR'), value('SBM-1_06', 620, null, 'EUR')], 'revenue'],
    ['head count twice', [value('S1-6_02', 410), value('SBM-1_03', 460)], 'heads'],
  ])('%s stands on both, and neither is sure', (_, both, code) => {
    checkContradictions(both, new Set())
    const [a, b] = both.map(({ datapoint }) => datapoint)
    expect(faults(both)).toEqual([`${a} review: ${code} ${b}`, `${b} review: ${code} ${a}`])
  })

  it('a category above all of Scope 3', () => {
    const both = [value('E1-6_11', 900, null, 'tCO2e'), value('E1-6_11', 1200, 'cat1', 'tCO2e')]
    checkContradictions(both, new Set())
    expect(faults(both)).toEqual(['E1-6_11 review: part E1-6_11#cat1', 'E1-6_11 review: part E1-6_11'])
  })

  it('Scope 1 and 2 above the total', () => {
    const all = [
      value('E1-6_07', 700, null, 'tCO2e'),
      value('E1-6_10', 500, null, 'tCO2e'),
      value('E1-6_13', 1000, null, 'tCO2e'),
    ]
    checkContradictions(all, new Set())
    expect(all.map(({ tier }) => tier)).toEqual(['review', 'review', 'review'])
  })

  it('a head count that the document states in full-time equivalents', () => {
    const heads = value('S1-6_02', 371)
    checkContradictions([heads], new Set([371]))
    expect(faults([heads])).toEqual(['S1-6_02 review: fte'])
  })

  it('is none where figures agree, and none across years', () => {
    const same = [value('S1-6_02', 410), value('SBM-1_03', 412)]
    const apart = [value('E1-6_33', 500, null, 'EUR'), { ...value('SBM-1_06', 620, null, 'EUR'), year: 2023 }]
    checkContradictions([...same, ...apart], new Set())
    expect(faults([...same, ...apart])).toEqual([])
  })
})

const pages = (...parts: Parameters<typeof samplePage>[0]) =>
  analyse(sampleDocument([samplePage([{ heading: 'Sustainability report 2024' }, ...parts])]))
const actual = ({ findings }: ReturnType<typeof pages>, id: string) =>
  findings.find(({ datapoint, dimension, role }) => datapoint === id && !dimension && role === 'actual')

describe('one figure of two observations', () => {
  it('is taken from the more exact source', () => {
    const table = [
      ['Energy in MWh', '2024'],
      ['Total energy consumption', '36,842'],
    ]
    const found = pages({ text: 'Total energy consumption was about 36,800 MWh in 2024.' }, { table })
    expect(actual(found, 'E1-5_01')?.value.text).toBe('36842')
  })

  it('is the one in the unit asked for, not one computed with more digits', () => {
    const table = [
      ['Energy in MWh', '2024'],
      ['Total energy consumption', '37,042'],
    ]
    const text = 'In 2024 total energy consumption was 37,042 MWh (133,351 GJ).'
    expect(actual(pages({ text }, { table }), 'E1-5_01')?.value.text).toBe('37042')
    expect(actual(pages({ text }), 'E1-5_01')?.value.text).toBe('37042')
  })

  it('is the computed one where only that is exact', () => {
    const table = [
      ['Energy in GJ', '2024'],
      ['Total energy consumption', '133,351'],
    ]
    const found = pages({ text: 'Total energy consumption was about 37,000 MWh in 2024.' }, { table })
    expect(actual(found, 'E1-5_01')?.value.text).toBe('37041.9444444')
  })
})

describe('the year of a document', () => {
  it('holds for what names no other, and nothing is missing there', () => {
    const table = [
      ['Energy', 'Group'],
      ['Total energy consumption in MWh', '36,842'],
      ['Total water withdrawal in m3', '5,120'],
    ]
    const first = samplePage([{ text: 'This report covers the financial year 2024.' }], { number: 1 })
    const second = samplePage([{ heading: 'Key figures' }, { table }], { number: 2 })
    const found = actual(analyse(sampleDocument([first, second])), 'E1-5_01')
    expect(found?.checks.find(({ check }) => check === 'year')).toEqual({
      check: 'year',
      passed: true,
      detail: 'document',
    })
    expect(found?.reason.missing).not.toContain('year')
  })
})

describe('emissions of carbon dioxide alone', () => {
  it('are no value of all greenhouse gases, and a hint says so', () => {
    const found = pages({
      text: 'Gross Scope 1 emissions were 640 tonnes of CO2 in 2024; other greenhouse gases are not included.',
    })
    expect(actual(found, 'E1-6_07')).toBeUndefined()
    expect(found.hints?.some(({ datapoint, code }) => datapoint === 'E1-6_07' && code === 'one_gas')).toBe(true)
  })
})
