import { describe, expect, test } from 'vitest'
import {
  accidentRate,
  convertEnergy,
  emissionsOf,
  equivalentOf,
  type ListedPerson,
  peopleFigures,
  rateBasis,
} from './index.ts'

describe('emissions', () => {
  // GHG Protocol, Technical Guidance for Calculating Scope 3 Emissions, version 1.0 (2013), example [6.1], pages 85 and 86.
  test('of the worked example on business travel of the GHG Protocol come out to the digit', () => {
    const road = emissionsOf([
      { amount: (10 / 2) * 50, factor: 1 },
      { amount: (20 / 2) * 200, factor: 2 },
      { amount: (100 / 3) * 100, factor: 4 },
    ])
    const air = emissionsOf([
      { amount: 10 * 10_000, factor: 5 },
      { amount: 20 * 15_000, factor: 6 },
      { amount: 100 * 12_000, factor: 5 },
    ])
    expect(road.kilograms.toFixed(2)).toBe('17583.33')
    expect(air.kilograms).toBe(8_300_000)
    expect((road.kilograms + air.kilograms).toFixed(2)).toBe('8317583.33')
  })

  // The same guidance, example [8.1], pages 97 and 98; fugitive emissions are rounded there to 0.67 kg.
  test('of the worked example on a leased floor come out to the digit', () => {
    const share = 200 / (2000 * 0.75)
    const leaked = Number((share * 5).toFixed(2))
    const { lines, kilograms } = emissionsOf([
      { amount: share * 1500, factor: 0.2 },
      { amount: share * 3000, factor: 0.7 },
      { amount: leaked, factor: 1500 },
    ])
    expect(lines.map(Math.round)).toEqual([40, 280, 1005])
    expect(kilograms).toBeCloseTo(1325, 9)
  })

  test('of gases count by their warming potential, and the CO2 of biogenic fuels apart', () => {
    const gas = { co2: 56_100, ch4: 1, n2o: 0.1 }
    expect(equivalentOf({ ...gas, isBiogenic: false })).toBeCloseTo(56_157.1, 9)
    expect(equivalentOf({ co2: 112_000, ch4: 30, n2o: 4, isBiogenic: true })).toBe(30 * 27 + 4 * 273)
  })
})

test('energy turns from any unit into any other', () => {
  expect(convertEnergy(2_296_953, 'GJ', 'MWh')).toBeCloseTo(638_042.5, 6)
  expect(convertEnergy(1, 'toe', 'MWh')).toBeCloseTo(11.63, 12)
})

test('accidents are counted for the hours that the set asks for', () => {
  const rate = (set: 'esrs-2023' | 'esrs-2026' | 'vs-2026') => accidentRate(3, 250_000, rateBasis(set).hours)
  expect([rate('esrs-2023'), rate('esrs-2026'), rate('vs-2026')]).toEqual([12, 12, 2.4])
  expect(accidentRate(3, 0, 1)).toBeNull()
})

describe('a list of people', () => {
  const person = (gender: ListedPerson['gender'], pay: number | null, left = ''): ListedPerson => ({
    gender,
    pay,
    left,
    // The list states the year's remuneration as so many hours of the pay.
    annual: pay === null ? null : pay * 1_650,
    isPermanent: left === '',
    training: pay === null ? null : pay / 5,
  })
  const list = [person('female', 20), person('female', 22), person('male', 25), person('male', 35), person('other', 30)]
  const figures = (people: ListedPerson[], joined = 0) => peopleFigures(people, '2025-01-01', '2025-12-31', joined)

  test('gives pay gap and pay ratio', () => {
    // Means 21 and 30; the highest by the median of 20, 22, 25 and 30.
    expect(figures(list)).toMatchObject({ meanWomen: 21, meanMen: 30, women: 2, men: 2, payRatio: 35 / 23.5 })
    expect(figures(list).payGap).toBeCloseTo(30, 12)
    expect(figures([person('female', 20)])).toMatchObject({ payGap: null, payRatio: null })
    const hourly = list.map((one) => ({ ...one, annual: null }))
    expect(figures(hourly)).toMatchObject({ payRatio: null, training: { female: 4.2, male: 6, other: 6 } })
    // Where women earn more the gap has a sign.
    expect(figures([person('female', 30), person('male', 24)]).payGap).toBeCloseTo(-25, 12)
  })

  test('gives turnover by the mean of heads, and leaves out who left before or leaves later', () => {
    const some = [
      ...list,
      person('male', 99, '2025-06-30'),
      person('male', 99, '2024-12-31'),
      person('male', 40, '2026-01-31'),
    ]
    // Six are here at the end; seven were here at the beginning.
    expect(figures(some)).toMatchObject({ people: 6, left: 1 })
    expect(figures(some).turnover).toBeCloseTo((1 / 6.5) * 100, 12)
    expect(figures(some, 2).turnover).toBeCloseTo((1 / 5.5) * 100, 12)
    const permanent = some.map((one, index) => ({ ...one, isPermanent: index !== 0 }))
    const of = (people: ListedPerson[]) => peopleFigures(people, '2025-01-01', '2025-12-31', 0, true)
    // One of the six has a temporary contract: five stay of six.
    expect(of(permanent)).toMatchObject({ people: 5, left: 1 })
    expect(of(permanent).turnover).toBeCloseTo((1 / 5.5) * 100, 12)
    expect(of(some.map((one) => ({ ...one, isPermanent: null }))).turnover).toBeNull()
  })
})
