import { describe, expect, test } from 'vitest'
import {
  defaultMethod,
  entryResult,
  horizonEnds,
  judged,
  type Method,
  methodProblems,
  type Points,
  type Scored,
  stepContradictions,
  stepsInWords,
} from './index.ts'

const points = (given: Partial<Points>): Points => ({
  scale: null,
  scope: null,
  irremediable: null,
  magnitude: null,
  likelihood: null,
  ...given,
})
const risk: Scored = { type: 'Risk', isPositive: false, isPotential: true, humanRights: false }
const harm: Scored = { type: 'Impact', isPositive: false, isPotential: false, humanRights: false }
const good: Scored = { ...harm, isPositive: true }
const method = (changed: Partial<Method> = {}): Method => ({ ...defaultMethod(), ...changed })
const at = (magnitude: number, likelihood: number) => points({ magnitude, likelihood })

describe('horizons', () => {
  test('the highest decides, of equal ones the nearest; a horizon without all parts is none', () => {
    const horizons = { short: at(3, 3), medium: at(3, 3), long: at(5, 1) }
    // (2 × 5 + 1) / 3 = 3.67
    expect(judged(risk, { points: points({}), horizons }, 'five', method())).toMatchObject({
      value: 3.67,
      horizon: 'long',
    })
    const even = { short: at(3, 3), medium: at(3, 3), long: points({ magnitude: 5 }) }
    expect(judged(risk, { points: points({}), horizons: even }, 'five', method())).toMatchObject({
      value: 3,
      horizon: 'short',
      byHorizon: [
        { horizon: 'short', value: 3 },
        { horizon: 'medium', value: 3 },
      ],
    })
  })

  test('another method may make another horizon decide', () => {
    const given = { points: points({}), horizons: { short: at(2, 5), long: at(4, 2) } }
    // By weights (2 × 2 + 5) / 3 = 3 and (2 × 4 + 2) / 3 = 3.33; as a product 2 and 1.6.
    expect(judged(risk, given, 'five', method())?.horizon).toBe('long')
    const product = { by: 'product', first: 1, likelihood: 1 } as const
    expect(judged(risk, given, 'five', method({ financial: product }))?.horizon).toBe('short')
  })

  test('several people: each brings the highest of their horizons, and all that decided are named', () => {
    const scores = [
      { by: 'a', given: 'five' as const, points: points({}), horizons: { short: at(2, 2), long: at(5, 5) } },
      {
        by: 'b',
        given: 'five' as const,
        points: points({}),
        horizons: { short: at(3, 3) },
        after: { points: at(1, 1) },
      },
      { by: 'c', given: 'five' as const, points: at(4, 4) },
    ]
    expect(entryResult({ ...risk, key: 'x', scores }, method())).toMatchObject({
      assessed: { value: 4, count: 3 },
      decidedBy: ['short', 'long'],
      after: { value: 1, count: 1 },
      verdict: 'material',
    })
  })
})

test('what is not beyond the law gets the lowest point of either scale; whoever was not asked is taken as before', () => {
  const most = points({ scale: 5, scope: 5 })
  expect(judged(good, { points: most, beyond: false }, 'five', method())).toMatchObject({ value: 1 })
  expect(judged(good, { points: most, beyond: null }, 'five', method())).toMatchObject({ value: 5 })
  expect(
    judged(harm, { points: points({ scale: 5, scope: 5, irremediable: 5 }), beyond: false }, 'five', method())?.value,
  ).toBe(5)
})

describe('bands', () => {
  test('in words of both languages, on every basis', () => {
    const bands = { basis: 'ebitda' as const, bounds: [1, 5, 15, 30] }
    expect(stepsInWords(method({ bands }), 'de').magnitude).toEqual([
      'bis 1 % des EBITDA im Jahr',
      '1 bis 5 % des EBITDA im Jahr',
      '5 bis 15 % des EBITDA im Jahr',
      '15 bis 30 % des EBITDA im Jahr',
      'über 30 % des EBITDA im Jahr',
    ])
  })

  test.each([
    ['About 60 % or so', 'likelihood', 2, '60 %'],
    ['Between 20 % and 50 %', 'likelihood', 2, null],
    ['EUR 3.5 million', 'magnitude', 3, null],
    ['12 Mio. EUR', 'magnitude', 3, '12 Mio. EUR'],
    ['1.500.000 EUR', 'magnitude', 2, null],
    ['Once in 100 years', 'likelihood', 0, null],
  ] as const)('%s', (own, part, step, wrong) => {
    const bands = { basis: 'eur' as const, bounds: [1e5, 5e5, 2e6, 1e7] }
    const steps = Array.from({ length: 5 }, (_, index) => (index === step ? own : ''))
    const found = stepContradictions(method({ bands, anchors: { [part]: steps } }), 'en')
    expect(found.map(({ written }) => written)).toEqual(wrong === null ? [] : [wrong])
  })

  test('a method from before has the defaults', () => {
    const before: Method = { ...method(), bands: undefined, likelihoodSteps: undefined }
    expect(stepsInWords(before, 'en').likelihood[4]).toBe('above 80 %')
    expect(methodProblems(before)).toEqual([])
  })
})

test('horizons end on the last day of the month in which the financial year ends', () => {
  expect(horizonEnds({ mediumTerm: 3, longTerm: 10 }, '2025-02-28')).toEqual({
    short: '2025-02-28',
    medium: '2028-02-29',
    long: '2035-02-28',
  })
})
