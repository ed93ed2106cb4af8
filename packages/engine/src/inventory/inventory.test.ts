import { describe, expect, test } from 'vitest'
import { groupTree } from '../consolidation/index.ts'
import { breakdownAxes } from '../esrs/index.ts'
import { shippedFactors } from '../factors/index.ts'
import { knowledge } from '../knowledge.ts'
import { fuels, quantityUnits } from '../quantities/index.ts'
import type { InventoryActivity, InventoryInstrument } from './activity.ts'
import { inventoryEntries } from './compute.ts'
import { exact, isZero, numberOf, over, plus, times, total } from './exact.ts'
import { figuresOf, inventoryFigures } from './figures.ts'
import { factorBounds, fuelSourceIds, fuelSourceOf, fuelSources, inventoryCategories } from './tables.ts'
import { baseChange, neededReduction, ownTargetSector, pathOf, yearlyReduction } from './target.ts'
import { uncertaintyOf } from './uncertainty.ts'

describe('numbers without rounding', () => {
  test('are the decimal numbers that are written', () => {
    expect(numberOf(plus(exact(0.1), exact(0.2)))).toBe(0.3)
    expect(numberOf(times(exact(1.1), exact(1e-7)))).toBe(1.1e-7)
    expect(numberOf(total(Array.from({ length: 12 }, () => over(exact(1), exact(12)))))).toBe(1)
    expect(numberOf(times(exact(123_456_789.123), exact(0.001)))).toBe(123_456.789123)
    expect(numberOf(over(exact(-1), exact(3)))).toBe(-1 / 3)
    expect([isZero(exact(1e-19)), isZero(exact(1e-21)), isZero(exact(-1e-19))]).toEqual([false, true, false])
  })
})

const unit = (id: string, holdings: object[]) => ({
  id,
  code: id,
  name: id,
  kind: 'site' as const,
  parent: id === 'M' ? null : 'M',
  until: null,
  yearEnd: 12,
  heads: null,
  area: null,
  holdings: holdings as [],
})
const full = [{ from: null, share: 100, method: 'full' }]
const tree = groupTree([
  unit('M', full),
  unit('A', full),
  unit('B', [{ from: null, share: 40, method: 'proportional' }]),
])
const months = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`)
const activity = (more: Partial<InventoryActivity>): InventoryActivity => ({
  id: 'a',
  unitId: 'A',
  category: 'electricity',
  from: '2025-01',
  to: '2025-12',
  amount: 120,
  megawattHours: 1,
  factor: { multiplier: 1000, kilograms: 0.4, biogenic: 0 },
  residual: null,
  source: null,
  primary: null,
  isTraded: false,
  ...more,
})
const instrument = (more: Partial<InventoryInstrument>): InventoryInstrument => ({
  id: 'i',
  kind: 'ppa',
  category: 'electricity',
  unitId: null,
  from: '2025-01',
  to: '2025-12',
  megawattHours: 30,
  kilograms: 0,
  renewable: 100,
  nuclear: 0,
  ...more,
})
const figure = (
  name: (typeof inventoryFigures)[number],
  activities: InventoryActivity[],
  instruments: InventoryInstrument[] = [],
) => {
  const entries = inventoryEntries(tree, months, activities, instruments)
  const { value } = figuresOf(entries, activities, instruments).get(name)!
  return value === null ? null : numberOf(value)
}

describe('purchased energy by the market', () => {
  test('has the factor of its instrument as far as that reaches, and that of the residual mix beyond', () => {
    const some = [activity({ residual: { multiplier: 1000, kilograms: 0.7, biogenic: 0 } })]
    expect(figure('scope2_location', some, [instrument({})])).toBe(48)
    expect(figure('scope2_market', some, [instrument({})])).toBe(63)
    expect(figure('scope2_market', some, [instrument({ kilograms: 0.1 })])).toBe(66)
    expect(figure('scope2_market', [activity({})], [instrument({})])).toBe(36)
  })

  test('is covered in the months of an instrument alone, and never more than was consumed', () => {
    const half = instrument({ from: '2025-01', to: '2025-03', megawattHours: 500 })
    expect(figure('scope2_market', [activity({})], [half])).toBe(36)
    const { unused } = inventoryEntries(tree, months, [activity({})], [half])
    expect(numberOf(unused.get('i')!)).toBe(470)
  })

  test('of a joint operation: its own instrument covers its consumption, that of the group the share that counts', () => {
    const some = [activity({ unitId: 'B' })]
    expect(figure('scope2_location', some)).toBe(19.2)
    expect(figure('scope2_market', some, [instrument({ unitId: 'B', megawattHours: 60 })])).toBe(9.6)
    expect(figure('scope2_market', some, [instrument({ megawattHours: 24 })])).toBe(9.6)
  })

  test('is covered once: two instruments for all of it leave one of them over', () => {
    const two = [instrument({ megawattHours: 120 }), instrument({ id: 'j', megawattHours: 120 })]
    const { unused } = inventoryEntries(tree, months, [activity({})], two)
    expect([numberOf(unused.get('i')!), numberOf(unused.get('j')!)]).toEqual([0, 120])
    expect(figure('instruments', [activity({})], two)).toBe(100)
  })
})

test('two thousand activities under forty instruments stay short numbers, and nothing of them is lost', () => {
  const many = Array.from({ length: 2_000 }, (_, index) =>
    activity({ id: `a${index}`, amount: 1234.567 + index, unitId: index % 3 === 0 ? 'B' : 'A' }),
  )
  const covering = Array.from({ length: 40 }, (_, index) =>
    instrument({ id: `i${index}`, unitId: index % 2 === 0 ? null : 'A', megawattHours: 1 + index / 7 }),
  )
  const entries = inventoryEntries(tree, months, many, covering)
  const figures = figuresOf(entries, many, covering)
  // Whatever instruments cover, all of it is still there.
  expect(numberOf(figures.get('energy')!.value!)).toBeCloseTo(numberOf(figures.get('scope2_location')!.value!) / 0.4, 6)
  // No entry is longer than what it is made of.
  for (const { tonnes } of entries.emissions) expect(String(tonnes).length).toBeLessThan(50)
})

test('energy adds up: fossil, nuclear and renewable are all of it', () => {
  const fuel = activity({ id: 'f', category: 'fuels', amount: 10, source: 'gas' })
  const own = activity({ id: 'o', category: 'generated', amount: 5, factor: null })
  const some = [activity({}), fuel, own]
  const mixed = [instrument({ renewable: 50, nuclear: 20 })]
  const of = (name: (typeof inventoryFigures)[number]) => figure(name, some, mixed)!
  expect(of('energy')).toBe(135)
  expect(of('energy_fossil') + of('energy_nuclear') + of('energy_renewable')).toBe(135)
  expect([of('energy_gas'), of('energy_nuclear'), of('energy_own_renewable')]).toEqual([10, 6, 5])
})

test('nothing entered is no figure, and a figure of zero is one', () => {
  for (const name of inventoryFigures) expect([name, figure(name, [])]).toEqual([name, null])
  expect(figure('scope3', [activity({ category: 'cat14', amount: 0 })])).toBe(0)
})

test('a target is a straight line; a base that changed is compared with what was recorded', () => {
  const target = { baseYear: 2020, base: 100, year: 2030, value: 58 }
  expect([pathOf(target, 2019), pathOf(target, 2025), pathOf(target, 2035)]).toEqual([100, 79, 58])
  expect([yearlyReduction(target), yearlyReduction({ ...target, base: 0 })]).toEqual([4.2, null])
  expect([baseChange(200, 210), baseChange(0, 1)]).toEqual([5, null])
})

test('uncertainties of independent amounts are added as squares', () => {
  const amounts = [
    { tonnes: 30, percent: 10 },
    { tonnes: 40, percent: 10 },
    { tonnes: 30, percent: null },
  ]
  expect(uncertaintyOf(amounts)).toEqual({ percent: 7.14286, stated: 0.7 })
  expect(uncertaintyOf([{ tonnes: 1, percent: null }])).toBeNull()
})

describe('the tables', () => {
  test('inventory-categories: sources of Scope 1 and 2, energy, and the fifteen of the breakdown, each with a name', () => {
    const chain = inventoryCategories().filter(({ scope }) => scope === 'scope3')
    expect(chain.map(({ id }) => id)).toEqual(
      breakdownAxes()
        .get('scope3')!
        .members.map(({ member }) => member),
    )
    const kinds = new Set(quantityUnits().map(({ kind }) => kind))
    for (const { id, name, kinds: own, factorKinds, factorScopes, scope } of inventoryCategories()) {
      expect([id, name.en !== '' && name.de !== '']).toEqual([id, true])
      for (const kind of [...own, ...factorKinds, ...factorScopes.flatMap((one) => one.kind ?? [])])
        expect(kinds, id).toContain(kind)
      expect([id, factorScopes.length === 0]).toEqual([id, scope === 'energy'])
    }
  })

  test('energy-sources: every fuel and every factor without one has a kind of energy, where it is burnt', () => {
    expect(fuelSources().map(({ id }) => id)).toEqual(fuelSourceIds)
    for (const { id } of fuels()) expect([id, fuelSourceOf({ id: '', fuel: id })]).not.toEqual([id, null])
    for (const { id, fuel, scope, unit } of shippedFactors())
      if (scope === 'scope1' && unit !== 'kg') expect([id, fuelSourceOf({ id, fuel })]).not.toEqual([id, null])
  })

  test('factor-bounds: a bound for a known unit, above every factor that is shipped', () => {
    const units = new Map(quantityUnits().map((one) => [one.unit, one]))
    for (const { kind, unit: of, most, why } of factorBounds()) {
      expect([kind, units.get(of)?.kind, why.en !== '' && why.de !== '']).toEqual([kind, kind, true])
      for (const { id, unit: own, stated, gases } of shippedFactors())
        if (units.get(own)?.kind === kind) {
          const each = stated ?? gases!.co2
          expect([id, (each / units.get(own)!.per) * units.get(of)!.per < most]).toEqual([id, true])
        }
    }
  })
})

test('a target with a later base year is held to 4.2 % a year, and to 4.2 % for each year since 2020', () => {
  expect(neededReduction({ baseYear: 2019, year: 2030 })).toEqual({ least: 46.2, since2020: null })
  expect(neededReduction({ baseYear: 2024, year: 2030 })).toEqual({ least: 25.2, since2020: 42 })
  expect([ownTargetSector('35.11')?.en, ownTargetSector('28'), ownTargetSector(null)]).toEqual(['power', null, null])
  for (const { nace, en, de } of knowledge<'nace' | 'en' | 'de'>('target-sectors')) {
    expect(
      knowledge<'code'>('nace').some(({ code }) => code === nace),
      nace,
    ).toBe(true)
    expect(en && de, nace).toBeTruthy()
  }
})
