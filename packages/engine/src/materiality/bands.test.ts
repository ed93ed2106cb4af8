import { describe, expect, test } from 'vitest'
import {
  combineResults,
  defaultMethod,
  defaultThresholds,
  entryResult,
  type Method,
  type Points,
  type Scored,
  scoreOf,
  topicResult,
  verdictOf,
} from './index.ts'

// Every band and edge of both scales, and what takes precedence; each expected figure was calculated by hand.

const method = (changed: Partial<Method> = {}): Method => ({ ...defaultMethod(), ...changed })
const ten = (changed: Partial<Method> = {}) =>
  method({
    scale: 'ten',
    thresholds: { impact: defaultThresholds('ten'), financial: defaultThresholds('ten') },
    ...changed,
  })
const points = (given: Partial<Points>): Points => ({
  scale: null,
  scope: null,
  irremediable: null,
  magnitude: null,
  likelihood: null,
  ...given,
})
const actual: Scored = { type: 'Impact', isPositive: false, isPotential: false, humanRights: false }
const onRights: Scored = { ...actual, isPotential: true, humanRights: true }
const risk: Scored = { type: 'Risk', isPositive: false, isPotential: true, humanRights: false }

describe('bands of each scale', () => {
  test.each([
    ['five', 5, 'material'],
    ['five', 3.5, 'material'],
    ['five', 3.49, 'undecided'],
    ['five', 2.5, 'undecided'],
    ['five', 2.49, 'not'],
    ['five', 1, 'not'],
    ['ten', 10, 'material'],
    ['ten', 6, 'material'],
    ['ten', 5.99, 'undecided'],
    ['ten', 4, 'undecided'],
    ['ten', 3.99, 'not'],
    ['ten', 0, 'not'],
  ] as const)('by the defaults for %s: %s is %s', (scale, result, verdict) =>
    expect(verdictOf(result, defaultThresholds(scale))).toBe(verdict),
  )

  test.each([
    // (10 + 5 + 3) / 3 = 6, without the peak: at the threshold.
    [{ scale: 10, scope: 5, irremediable: 3 }, 6, 'material'],
    // (9 + 5 + 3) / 3 = 5.67
    [{ scale: 9, scope: 5, irremediable: 3 }, 5.67, 'undecided'],
    // (6 + 4 + 2) / 3 = 4: at the lower end of the band.
    [{ scale: 6, scope: 4, irremediable: 2 }, 4, 'undecided'],
    // (6 + 4 + 1) / 3 = 3.67
    [{ scale: 6, scope: 4, irremediable: 1 }, 3.67, 'not'],
  ])('points from 0 to 10 reach each band: %j', (given, result, verdict) => {
    const by = ten({ peak: false })
    const entry = { ...actual, key: 'a', scores: [{ by: 'x', given: 'ten' as const, points: points(given) }] }
    expect(entryResult(entry, by)).toMatchObject({ assessed: { value: result }, verdict })
    expect(topicResult([entryResult(entry, by)], {}, by)).toMatchObject({ impact: { value: result }, verdict })
  })

  test('a risk has the bands of its own side', () => {
    const by = method({
      thresholds: { impact: { material: 2, undecided: 1.5 }, financial: { material: 4, undecided: 3 } },
    })
    const of = (magnitude: number, likelihood: number) =>
      entryResult(
        { ...risk, key: 'r', scores: [{ by: 'x', given: 'five', points: points({ magnitude, likelihood }) }] },
        by,
      )
    // (2 × 4 + 4) / 3 = 4, (2 × 4 + 3) / 3 = 3.67, (2 × 3 + 3) / 3 = 3, (2 × 3 + 2) / 3 = 2.67
    expect([of(4, 4), of(4, 3), of(3, 3), of(3, 2)].map(({ verdict }) => verdict)).toEqual([
      'material',
      'undecided',
      'undecided',
      'not',
    ])
  })
})

describe('halves are rounded upwards, as by hand', () => {
  test.each([
    // (4.27 + 4.36) / 2 = 4.315, (3.43 + 3.56) / 2 = 3.495, (0 + 8.03) / 2 = 4.015
    [[4.27, 4.36], 4.32],
    [[3.43, 3.56], 3.5],
    [[0, 8.03], 4.02],
  ])('the median of %j is %s', (results, expected) => expect(combineResults(results, 'median')!.value).toBe(expected))

  test('and a threshold is reached by it: 3.495 is 3.5', () =>
    expect(verdictOf(combineResults([3.43, 3.56], 'median')!.value, defaultThresholds('five'))).toBe('material'))

  test('no result of two people differs from that of whole hundredths', () => {
    const wrong: number[][] = []
    for (let a = 0; a <= 1000; a += 1)
      for (let b = a; b <= 1000; b += 7)
        if (combineResults([a / 100, b / 100], 'median')!.value !== Math.floor((a + b + 1) / 2) / 100)
          wrong.push([a, b])
    expect(wrong).toEqual([])
  })
})

describe('human rights', () => {
  const rights = (given: Partial<Points>, by = method()) =>
    entryResult({ ...onRights, key: 'r', scores: [{ by: 'x', given: by.scale, points: points(given) }] }, by)

  test('an actual one is judged by severity alone, and so is a potential one that is less likely than grave', () => {
    const grave = points({ scale: 4, scope: 4, irremediable: 4 })
    expect(scoreOf({ ...actual, humanRights: true }, grave, method())!.value).toBe(4)
    // Where both are alike nothing precedes: (2 × 4 + 4) / 3 = 4 by the formula itself.
    const alike = scoreOf(onRights, points({ scale: 4, scope: 4, irremediable: 4, likelihood: 4 }), method())!
    expect([alike.value, alike.workings.at(-1)!.rule]).toEqual([4, null])
  })

  test('no setting lets likelihood lower it', () => {
    const grave = { scale: 4, scope: 4, irremediable: 4, likelihood: 1 }
    for (const by of ['weights', 'product'] as const)
      for (const first of [0, 1, 2])
        for (const severity of ['mean', 'highest'] as const)
          expect(rights(grave, method({ severity, impact: { by, first, likelihood: 9 } })).assessed!.value).toBe(4)
  })

  test('a risk or an opportunity has none, and no floor comes of it', () => {
    const money = entryResult(
      {
        ...risk,
        humanRights: true,
        key: 'm',
        scores: [{ by: 'x', given: 'five', points: points({ magnitude: 4, likelihood: 1 }) }],
      },
      method(),
    )
    expect(money).toMatchObject({ humanRights: false, assessed: { value: 3 } })
  })
})
