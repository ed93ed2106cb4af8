import { describe, expect, it } from 'vitest'
import { findInconsistencies, isJump, relatedDatapoints } from './consistency.ts'

const figure = (datapoint: string, number: number, unit: string | null = 'MWh', year: number | null = 2025) => ({
  datapoint,
  number,
  unit,
  year,
})

describe('figures of a report against each other', () => {
  const parts = [figure('E1-5_02', 600), figure('E1-5_03', 100), figure('E1-5_05', 300)]

  it('fit where the parts make the total, rounding included', () => {
    expect(findInconsistencies([figure('E1-5_01', 1005), ...parts], 2025)).toEqual([])
  })

  it('name the relation and what the others make of it where they do not', () => {
    const misfits = findInconsistencies([figure('E1-5_01', 1400), ...parts], 2025)
    expect(misfits).toEqual([
      { kind: 'sum', datapoint: 'E1-5_01', of: ['E1-5_02', 'E1-5_03', 'E1-5_05'], expected: 1000 },
    ])
    const above = findInconsistencies([figure('E1-5_01', 500), figure('E1-5_02', 600)], 2025)
    expect(above.map(({ kind, datapoint, expected }) => [kind, datapoint, expected])).toEqual([
      ['at_most', 'E1-5_02', 500],
    ])
  })

  it('say nothing of a sum with a part missing, of another year, or of another unit', () => {
    expect(findInconsistencies([figure('E1-5_01', 1400), ...parts.slice(0, 2)], 2025)).toEqual([])
    expect(findInconsistencies([figure('E1-5_01', 500, 'MWh', 2024), figure('E1-5_02', 600)], 2025)).toEqual([])
    expect(findInconsistencies([figure('E1-5_01', 500, 'GJ'), figure('E1-5_02', 600)], 2025)).toEqual([])
  })

  it('are asked for with everything that a relation joins', () => {
    expect(relatedDatapoints(['E1-5_02'])).toEqual(expect.arrayContaining(['E1-5_01', 'E1-5_03', 'E1-5_05']))
    expect(relatedDatapoints(['GOV-1_01'])).toEqual(['GOV-1_01'])
  })
})

describe('a jump from the year before', () => {
  const year = (number: number, year: number, unit: string | null = 'MWh') => ({ number, unit, year })

  it.each([
    ['GJ for MWh', year(3600, 2025), year(1000, 2024), true],
    ['a third and less', year(300, 2025), year(1000, 2024), true],
    ['three times exactly', year(3000, 2025), year(1000, 2024), false],
    ['a few accidents', year(8, 2025, 'count'), year(1, 2024, 'count'), false],
    ['many accidents', year(80, 2025, 'count'), year(10, 2024, 'count'), true],
    ['a small share', year(4, 2025, '%'), year(1, 2024, '%'), false],
    ['a large share', year(40, 2025, '%'), year(8, 2024, '%'), true],
    ['from nothing', year(40, 2025), year(0, 2024), false],
    ['two years apart', year(4000, 2025), year(1000, 2023), false],
    ['another unit', year(4000, 2025, 'GJ'), year(1000, 2024), false],
  ])('%s', (_, now, before, jumps) => {
    expect(isJump(now, before)).toBe(jumps)
  })
})
