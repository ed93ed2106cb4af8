import { conversion, type MeasuredIn, unitIn } from '@esrs/contract'
import { fuels, ratioFactor } from '@esrs/engine'
import { describe, expect, test } from 'vitest'
import { quantityTables } from './quantity-tables.ts'

const net = { basis: 'net' } as const
const gross = { basis: 'gross' } as const
const plain = { basis: null } as const
const factorOf = (from: MeasuredIn, to: MeasuredIn, fuel: string | null) => {
  const found = conversion(quantityTables(), from, to, fuel)
  return found.ok ? found.factor : found.reason
}

describe('amounts in other units', () => {
  test('of one kind turn into each other by number', () => {
    expect(factorOf({ unit: 'kWh', ...plain }, { unit: 'GJ', ...plain }, null)).toBe(0.0036)
    expect(factorOf({ unit: 'MWh', ...plain }, { unit: 'kWh', ...plain }, null)).toBe(1000)
    expect(factorOf({ unit: 'passenger.km', ...plain }, { unit: 'pkm', ...plain }, null)).toBe(1)
    expect(factorOf({ unit: 'TEUR', ...plain }, { unit: 'EUR', ...plain }, null)).toBe(1000)
  })

  test('of gas turn from the invoice’s gross calorific value into the net one of the factor', () => {
    // 100,000 kWh (gross) are 324.9 GJ (net): domain arithmetic by hand, 100,000 × 0.0036 × 0.9026.
    const factor = factorOf({ unit: 'kWh', ...gross }, { unit: 'GJ', ...net }, 'natural-gas')
    expect(100_000 * (factor as number)).toBeCloseTo(324.936, 9)
    expect(factorOf({ unit: 'kWh', ...net }, { unit: 'GJ', ...net }, 'natural-gas')).toBe(0.0036)
    expect(factorOf({ unit: 'kWh', ...net }, { unit: 'kWh', ...gross }, 'natural-gas')).toBeCloseTo(1 / 0.9026, 9)
  })

  test('of gas are refused where nobody says by which calorific value', () => {
    expect(factorOf({ unit: 'kWh', ...plain }, { unit: 'GJ', ...net }, 'natural-gas')).toBe('needs_basis')
    expect(factorOf({ unit: 'GJ', ...plain }, { unit: 'GJ', ...net }, 'natural-gas')).toBe('needs_basis')
  })

  test('of a fuel turn from volume over mass into energy, and back to the same', () => {
    for (const { id, density } of fuels()) {
      const units = ['kWh', 'GJ', 'kg', 't', ...(density === null ? [] : ['l', 'm3'])]
      for (const from of units)
        for (const to of units)
          for (const basis of [net, gross]) {
            const [there, back] = [
              factorOf({ unit: from, ...basis }, { unit: to, ...net }, id),
              factorOf({ unit: to, ...net }, { unit: from, ...basis }, id),
            ]
            expect(Number(there) * Number(back), `${id} ${from} ${to}`).toBeCloseTo(1, 10)
          }
    }
    // 10,000 l of diesel: 8,298.8 kg and 357.1 GJ.
    expect(factorOf({ unit: 'l', ...plain }, { unit: 'kg', ...plain }, 'diesel')).toBeCloseTo(0.82988, 5)
    expect(factorOf({ unit: 'l', ...plain }, { unit: 'GJ', ...net }, 'diesel')).toBeCloseTo(0.035713, 5)
  })

  test('of another kind, of no known unit and of another currency are refused with a reason', () => {
    expect(factorOf({ unit: 'km', ...plain }, { unit: 'l', ...plain }, 'diesel')).toBe('other_kind')
    expect(factorOf({ unit: 'USD', ...plain }, { unit: 'EUR', ...plain }, null)).toBe('needs_rate')
    expect(factorOf({ unit: 'm3', ...plain }, { unit: 'kWh', ...plain }, null)).toBe('needs_fuel')
    expect(factorOf({ unit: 'kg', ...plain }, { unit: 'l', ...plain }, 'coal')).toBe('other_kind')
    expect(factorOf({ unit: 'furlongs', ...plain }, { unit: 'km', ...plain }, null)).toBe('unknown_unit')
    expect(factorOf({ unit: 'truckloads', ...plain }, { unit: 'Truckloads', ...plain }, null)).toBe(1)
    expect(unitIn(quantityTables(), 'Tonnen-Kilometer')?.unit).toBe('tkm')
  })

  test('of money turn into another currency by the rate that was stated, thousands of it too', () => {
    expect(factorOf({ unit: 'CHF', ...plain, rate: 1.04 }, { unit: 'EUR', ...plain }, null)).toBe(1.04)
    expect(factorOf({ unit: 'TEUR', ...plain, rate: 1.08 }, { unit: 'USD', ...plain }, null)).toBe(1080)
    expect(factorOf({ unit: 'CHF', ...plain, rate: 1.04 }, { unit: 'MEUR', ...plain }, null)).toBe(0.00000104)
    // A rate changes nothing within one currency.
    expect(factorOf({ unit: 'TEUR', ...plain, rate: 1.08 }, { unit: 'EUR', ...plain }, null)).toBe(1000)
    expect(factorOf({ unit: 'CHF', ...plain, rate: 1.04 }, { unit: 'kg', ...plain }, null)).toBe('other_kind')
  })

  test('rates turn into the basis that the set asks for', () => {
    expect(ratioFactor('per 200,000 hours', 'per million hours', 'en')).toBe(5)
    expect(ratioFactor('per million hours', 'per 200,000 hours', 'en')).toBe(0.2)
    expect(ratioFactor('kg CO2e/EUR', 'tCO2e/EUR', 'en')).toBeCloseTo(0.001, 12)
  })
})
