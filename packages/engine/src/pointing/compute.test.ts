import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../esrs/index.ts'
import { computeFrom, type Figure, type FormulaKind, formulas } from './compute.ts'

const given = (figures: Record<string, Figure>) => (id: string) => figures[id]
const formula = (kind: FormulaKind) => ({ datapoint: 'X', kind, of: ['a', 'b'] })
const t = (number: number): Figure => ({ number, unit: 't' })

describe('what follows from others', () => {
  test.each([
    ['a total', 'sum', 't', { a: t(0.1), b: t(0.2) }, 0.3],
    ['a difference', 'difference', 't', { a: t(7), b: t(2) }, 5],
    ['a share', 'share', '%', { a: t(1), b: t(3) }, 33.3333],
    ['a ratio', 'ratio', 't/EUR', { a: t(10), b: { number: 4, unit: 'EUR' } }, 2.5],
    ['a zero', 'sum', 't', { a: t(0), b: t(0) }, 0],
  ] as const)('%s', (_, kind, unit, figures, expected) => {
    expect(computeFrom(formula(kind), unit, given(figures))).toBe(expected)
  })

  test.each([
    ['a part is missing', 'sum', 't', { a: t(1) }],
    ['units differ', 'sum', 't', { a: t(1), b: { number: 1, unit: 'kg' } }],
    ['the total is kept in another unit', 'sum', 'MWh', { a: t(1), b: t(2) }],
    ['it would be below zero', 'difference', 't', { a: t(1), b: t(2) }],
    ['a share would be above all', 'share', '%', { a: t(3), b: t(2) }],
    ['nothing can be divided by', 'share', '%', { a: t(0), b: t(0) }],
    ['the ratio has another unit', 'ratio', 't/EUR', { a: t(1), b: { number: 2, unit: 'USD' } }],
  ] as const)('nothing where %s', (_, kind, unit, figures) => {
    expect(computeFrom(formula(kind), unit, given(figures))).toBeNull()
  })
})

describe('the formulas', () => {
  const sets = (['esrs-2023', 'esrs-2026', 'vs-2026'] as const).map((set) => loadCatalogue(set, 'en'))
  test.each(formulas)('$datapoint is made of known figures whose units go together', ({ datapoint, kind, of }) => {
    const catalogue = sets.find((one) => one.get(datapoint))!
    const entry = catalogue.get(datapoint)!
    const units = of.map((id) => catalogue.get(id)!.unit)
    expect(of).not.toContain(datapoint)
    const figureOf = (id: string) => ({ number: 1, unit: catalogue.get(id)!.unit })
    expect(units).not.toContain(undefined)
    // A difference of equal parts is zero, and every other formula gives something for them.
    expect(computeFrom({ datapoint, kind, of }, entry.unit, figureOf)).not.toBeNull()
  })

  test('every set has totals whose parts are known', () => {
    const of = (prefix: string) => formulas.filter(({ datapoint }) => datapoint.startsWith(prefix)).length
    expect([of('VS_'), of('ESRS26_'), of('E1-')].every((count) => count > 0)).toBe(true)
  })
})
