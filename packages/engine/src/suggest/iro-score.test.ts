import { describe, expect, it } from 'vitest'
import { financialScore, impactScore, likelihoodOf, narrowerBy, priorityOf, rankOf } from './iro-score.ts'

describe('likelihoodOf', () => {
  it.each([
    ['likely', false, 60],
    ['likely', true, 80],
    ['possible', false, 30],
    ['possible', true, 50],
    ['unlikely', false, 10],
    ['unlikely', true, 30],
    [null, false, 30],
    [null, true, 50],
  ] as const)('%s, raised %s: %i percent', (level, isRaised, expected) => {
    expect(likelihoodOf(level, isRaised)).toBe(expected)
  })
})

describe('narrowerBy', () => {
  const steps = [1000, 10_000, 100_000]
  it.each([
    [999, 'large', 6],
    [1000, 'large', 4],
    [12_000, 'small', 2],
    [100_000, 'small', 0],
    [0, null, 6],
    [null, 'small', 2],
    [null, 'medium', 1],
    [null, 'large', 0],
    [null, null, 0],
  ] as const)('%s in a %s company: %i', (figure, size, expected) => {
    expect(narrowerBy(figure, steps, size)).toBe(expected)
  })
})

describe('impactScore', () => {
  it.each([
    // (7 + 9 + 8) / 3 = 8
    [{ scale: 7, scope: 9, irremediable: 8 }, 0, 8],
    // (7 + 5 + 8) / 3 = 6.67
    [{ scale: 7, scope: 9, irremediable: 8 }, 4, 6.7],
    // A positive impact has nothing to remedy: (5 + 6) / 2 = 5.5
    [{ scale: 5, scope: 6, irremediable: null }, 0, 5.5],
    // The scope does not fall below 1: (6 + 1 + 7) / 3 = 4.67
    [{ scale: 6, scope: 3, irremediable: 7 }, 6, 4.7],
  ])('%o, narrower by %i: %d', (defaults, narrower, total) => {
    expect(impactScore(defaults, narrower, null).total).toBe(total)
  })

  it('keeps the parts it was computed from', () => {
    expect(impactScore({ scale: 7, scope: 9, irremediable: 8 }, 2, 60)).toEqual({
      scale: 7,
      scope: 7,
      irremediable: 8,
      total: 7.3,
      likelihood: 60,
    })
  })
})

describe('financialScore', () => {
  it.each([
    ['medium', null, 'medium'],
    ['low', 10, 'high'],
    ['low', 9.9, 'medium'],
    ['high', 2, 'medium'],
    ['high', 1.9, 'low'],
  ] as const)('%s with a share of %s percent: %s', (magnitude, share, expected) => {
    expect(financialScore({ magnitude }, share, 60).magnitude).toBe(expected)
  })

  it('invents no percentages', () => {
    const { financialImpact } = financialScore({ magnitude: 'high' }, 12, 60)
    expect(financialImpact).toEqual({ ebitda: null, capex: null, opex: null })
  })
})

describe('rankOf and priorityOf', () => {
  const impact = (total: number, likelihood: number | null) =>
    ({ scale: 1, scope: 1, irremediable: 1, total, likelihood }) as const
  const financial = (magnitude: 'high' | 'medium' | 'low', likelihood: number) =>
    financialScore({ magnitude }, null, likelihood)

  it.each([
    ['an actual impact by its severity', rankOf(impact(7, null)), 7, 'high'],
    ['an actual impact just below', rankOf(impact(6.9, null)), 6.9, 'medium'],
    ['a mild actual impact', rankOf(impact(3.9, null)), 3.9, 'low'],
    // (2 × 7.6 + 6) / 3
    ['a potential impact by both', rankOf(impact(7.6, 60)), 7.0667, 'high'],
    // (2 × 7.6 + 1) / 3
    ['an improbable impact', rankOf(impact(7.6, 10)), 5.4, 'medium'],
    ['an improbable impact on human rights by its severity', rankOf(impact(7.6, 10), true), 7.6, 'high'],
    // (2 × 8 + 6) / 3
    ['a high and probable risk', rankOf(financial('high', 60)), 7.3333, 'high'],
    // (2 × 5 + 8) / 3
    ['a medium and very probable risk', rankOf(financial('medium', 80)), 6, 'medium'],
    // (2 × 2 + 3) / 3
    ['a low and possible risk', rankOf(financial('low', 30)), 2.3333, 'low'],
  ] as const)('%s', (_, rank, expected, priority) => {
    expect(rank).toBeCloseTo(expected, 4)
    expect(priorityOf(rank)).toBe(priority)
  })
})
