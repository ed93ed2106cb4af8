import { describe, expect, it } from 'vitest'
import { decimalOf, textOf } from './decimals.ts'
import { fold } from './text.ts'
import { convert, unitAt, unitInLabel, wholeUnit } from './units.ts'

const canonical = (value: string, unit: string, base: string): string => {
  const number = decimalOf(value)
  const known = wholeUnit(fold(unit))
  return number && known ? textOf(convert(number, known, base).value) : 'not a unit'
}

describe('units', () => {
  it.each([
    ['2296953', 'GJ', 'MWh', '638042.5'],
    ['1.17', 'GWh', 'MWh', '1170'],
    ['8.7', 'TWh', 'MWh', '8700000'],
    ['1425', 'kt CO₂e', 'tCO2e', '1425000'],
    ['0.99', 'Mio. t CO2-Äquivalente', 'tCO2e', '990000'],
    ['17.3', 'Mio. m³', 'm3', '17300000'],
    ['7951200', 'kg', 't', '7951.2'],
    ['25', 'm²', 'ha', '0.0025'],
    ['249.2', 'EUR million', 'EUR', '249200000'],
    ['61.4', 'T€', 'EUR', '61400'],
    ['1.2', 'Mrd. EUR', 'EUR', '1200000000'],
    ['3', 'thousand tonnes', 't', '3000'],
    ['500', 'kilograms (kg)', 't', '0.5'],
    ['67', 'kiloton', 't', '67000'],
    ['67', 'kiloton CO2e', 'tCO2e', '67000'],
    ['16.9', 't/CO2e', 'tCO2e', '16.9'],
    ['967', 'kL', 'm3', '967'],
    ['641', 'kilolitres', 'm3', '641'],
    ['3.6', '1000TJ', 'MWh', '1000000'],
    ['671', '’000 m³', 'm3', '671000'],
    ['57.5', '000 kg', 't', '57.5'],
    ['96.2', 'thousands of tonnes', 't', '96200'],
    ['101', 'In thousands of tonnes of CO2 equivalent', 'tCO2e', '101000'],
    ['1.2', 'millions of cubic metres', 'm3', '1200000'],
    ['27.9', 'Mm³', 'm3', '27900000'],
    ['6104', 'millions of euros', 'EUR', '6104000000'],
    ['2', 'ktoe', 'MWh', '23260'],
  ])('converts %s %s', (value, unit, base, expected) => {
    expect(canonical(value, unit, base)).toBe(expected)
  })

  it('writes the conversion as the document writes the unit', () => {
    const value = decimalOf('2296953')
    const unit = wholeUnit('gj')
    expect(value && unit && convert(value, { ...unit, written: 'GJ' }, 'MWh').conversion).toBe(
      '2,296,953 GJ ÷ 3.6 = 638,042.5 MWh',
    )
    const plain = wholeUnit('mwh')
    expect(value && plain && convert(value, plain, 'MWh').conversion).toBeNull()
  })

  it.each(['MWh/EUR million', 't CO2e per employee', 'kg CO2e/EUR', 't/Mio. €', 'liters/vehicle'])(
    'takes %s for a ratio',
    (text) => {
      expect(wholeUnit(fold(text))?.dimension).toBe('ratio')
    },
  )

  it('tells what is made from what is earned', () => {
    expect(unitAt('mwh per metric ton of sales product', 0)?.unit.per).toBe('product')
    expect(unitAt('mwh per million euros of net sales', 0)?.unit.per).toBe('revenue')
  })

  it('tells percent from percentage points', () => {
    expect(wholeUnit('%')?.dimension).toBe('percent')
    expect(wholeUnit('prozentpunkte')?.dimension).toBe('points')
  })

  it.each([
    ['Energy consumption (MWh)', 'energy'],
    ['Wasserbedarf in Mio m³', 'volume'],
    ['Abfallaufkommen in t1', 'mass'],
    ['Gross Scope 1 GHG emissions (tCO2 -eq)', 'ghg'],
    ['% Women', 'percent'],
    ['€ fines and penalties', 'money'],
    ['Turnover in EUR', 'money'],
    ['Relative per revenues in MWh/EUR million', 'ratio'],
  ])('finds the unit in %s', (label, dimension) => {
    expect(unitInLabel(fold(label))?.dimension).toBe(dimension)
  })

  it.each([
    ['Tsd. t CO₂-Äq.', 'ghg', 1000n],
    ['Scope 1 emissions, thousand tonnes of CO2e', 'ghg', 1000n],
    ['Energy × 1,000 MWh', 'energy', 1000n],
    ['Energy (MWh × 1,000)', 'energy', 1000n],
    ['Wasserentnahme Tsd. m³', 'volume', 1000n],
    ['Emissions kt CO2eq', 'ghg', 1000n],
    ['€ million', 'money', 1_000_000n],
    ['Net sales, SEKm', 'money', 1_000_000n],
    ['Nettoerlös TCHF', 'money', 1000n],
  ])('keeps the magnitude in %s', (label, dimension, times) => {
    const unit = unitInLabel(fold(label))
    expect(unit?.dimension).toBe(dimension)
    expect(unit?.factor).toEqual({ times, by: 1n })
  })

  it.each(['Training programmes', 'Employees in Germany', 'Scope 1'])('finds none in %s', (label) => {
    expect(unitInLabel(fold(label))).toBeNull()
  })
})
