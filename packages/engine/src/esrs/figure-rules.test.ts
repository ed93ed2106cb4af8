import { describe, expect, test } from 'vitest'
import { loadCatalogue } from './catalogue.ts'
import { standardSets } from './datapoint.ts'
import {
  brokenBound,
  type FigureRules,
  figureBases,
  figurePairs,
  figureRules,
  figureRulesOf,
  misfits,
  oddBound,
  wholeRules,
} from './figure-rules.ts'

const numeric = standardSets.flatMap((set) =>
  loadCatalogue(set).datapoints.filter(({ type }) => type === 'number' || type === 'percent' || type === 'money'),
)
const entry = (id: string) => numeric.find((one) => one.id === id)!

describe('the table of rules', () => {
  test('has one row for each datapoint with a number of each set, and no other', () => {
    expect([...figureRules().keys()].sort()).toEqual(numeric.map(({ id }) => id).sort())
  })

  test.each([...figureRules()])('says of %s only what is possible', (_, rules) => {
    for (const rule of rules.whole) expect(wholeRules).toContain(rule)
    const divides = rules.whole.some((rule) => rule === 'ratio' || rule === 'weighted_mean')
    expect(rules.base !== null).toBe(divides)
    expect(Number.isFinite(rules.scale) && rules.scale > 0).toBe(true)
    if (rules.askSmall !== null) expect(rules.askSmall).toBeGreaterThan(0)
    const bounds = [rules.low, rules.askBelow, rules.askAbove, rules.high].filter((bound) => bound !== null)
    expect([...bounds].sort((a, b) => a - b)).toEqual(bounds)
    for (const key of Object.values(rules.quotient ?? {})) expect(figureRules().has(key)).toBe(true)
  })

  test('never adds up what is a share, a rate, a ratio, an intensity, a price or a mean', () => {
    for (const { id, dimension } of numeric)
      if (['percent', 'rate', 'ratio', 'intensity', 'price', 'hours'].includes(dimension ?? ''))
        expect([id, figureRules().get(id)!.whole]).toEqual([id, expect.not.arrayContaining(['sum'])])
  })

  test('measures what a share or an intensity is divided by in the unit that gives its own', () => {
    for (const { id, dimension, unit } of numeric) {
      const { base, scale, whole } = figureRules().get(id)!
      if (dimension === 'percent' && whole.includes('ratio')) expect([id, scale]).toEqual([id, 100])
      if (dimension === 'rate')
        expect([id, base!.unit, unit!.replace(/\D/g, '') || '1000000']).toEqual([id, 'h', String(scale)])
      if (dimension === 'intensity' && base) expect([id, base.unit]).toEqual([id, unit!.split('/')[1]])
    }
  })

  test('names pairs that exist, of one set, with a bound', () => {
    for (const { above, below, low, high } of figurePairs()) {
      expect(entry(above).set).toBe(entry(below).set)
      expect(low !== null || high !== null).toBe(true)
    }
    for (const { unit, name } of figureBases().values()) expect([unit, name.en, name.de].every(Boolean)).toBe(true)
  })
})

describe('bounds', () => {
  // At each bound, beside it, and over fourteen orders of magnitude of both signs, with and without a fraction.
  const probesOf = ({ low, high, askBelow, askAbove }: FigureRules): number[] => [
    ...[low, askBelow, askAbove, high].flatMap((bound) => (bound === null ? [] : [bound - 0.5, bound, bound + 0.5])),
    ...Array.from({ length: 15 }, (_, power) => [10 ** power, -(10 ** power), 10 ** power + 0.25]).flat(),
    0,
    1e-9,
    -1e-9,
  ]

  test.each(numeric)('of $id hold at every number', (one) => {
    const rules = figureRulesOf(one)!
    for (const number of probesOf(rules)) {
      const isPossible =
        number >= (rules.low ?? -Infinity) &&
        number <= (rules.high ?? Infinity) &&
        (!rules.isInteger || Number.isInteger(number))
      expect([number, brokenBound(one, number, one.unit) === null]).toEqual([number, isPossible])
      const isUsual =
        number >= (rules.askBelow ?? -Infinity) &&
        number <= (rules.askAbove ?? Infinity) &&
        (number === 0 || Math.abs(number) >= (rules.askSmall ?? 0))
      expect([number, oddBound(one, number, one.unit) === null]).toEqual([number, !isPossible || isUsual])
    }
  })

  test.each([
    ['S1-16_01', 250, 'high'],
    ['S1-16_01', 107.5, 'high'],
    ['G1-6_03', 130, 'high'],
    ['S1-6_02', -5, 'low'],
    ['S1-6_02', 12.5, 'integer'],
    ['E1-6_30', 5, 'high'],
    ['E1-5_18', 3000, 'high'],
    ['E1-6_07', -100, 'low'],
    ['ESRS26_S1-15_01', 250, 'high'],
    ['VS_B10_02', 250, 'high'],
    ['VS_B3_15', 5, 'high'],
  ])('of %s refuse %d', (id, number, code) => {
    expect(brokenBound(entry(id), number, entry(id).unit)).toMatchObject({ code })
  })

  test('are not those of another currency or of a unit that the company chose', () => {
    expect(brokenBound(entry('E1-6_30'), 5, 'tCO2e/CHF')).toBeNull()
    expect(brokenBound({ id: 'own-1', type: 'percent', unit: '%' }, 130, '%')).toBeNull()
    expect(oddBound({ id: 'own-1', type: 'percent', unit: '%' }, 130, '%')).toEqual({ code: 'above', bound: 100 })
  })
})

describe('figures beside each other', () => {
  const of = (values: Record<string, number>) =>
    new Map(Object.entries(values).map(([id, number]) => [id, { number, unit: entry(id).unit }]))

  test('an intensity is what its parts give', () => {
    const parts = { 'E1-6_12': 9_999, 'E1-6_33': 10_000_000 }
    expect(misfits('esrs-2023', of({ ...parts, 'E1-6_30': 0.001 }))).toEqual([])
    expect(misfits('esrs-2023', of({ ...parts, 'E1-6_30': 0.5 }))).toEqual([
      { code: 'quotient', keys: ['E1-6_30', 'E1-6_12', 'E1-6_33'], computed: 0.0009999, bound: null },
    ])
    expect(misfits('vs-2026', of({ VS_B3_08: 100, VS_B1_08: 1_000_000, VS_B3_13: 0.001 }))).toHaveLength(1)
  })

  test('revenue in thousands shows beside emissions and heads', () => {
    const found = misfits('esrs-2023', of({ 'E1-6_07': 3884, 'E1-6_33': 18_500, 'S1-6_02': 120 }))
    expect(found.map(({ code, keys }) => [code, ...keys])).toEqual([
      ['pair', 'E1-6_33', 'S1-6_02'],
      ['pair', 'E1-6_07', 'E1-6_33'],
    ])
  })
})
