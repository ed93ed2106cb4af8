import { expect, test } from 'vitest'
import { measureOf } from './units.ts'

const written = (concept: string, type: string, unit: string | null): string | null => {
  const found = measureOf(concept, type, unit)
  return found && `${[found.unit.numerator, found.unit.denominator].filter(Boolean).join(' / ')} ${found.scale}`
}

test.each([
  ['MWh', 'energy', 'utr:MWh 0'],
  ['%', 'percent', 'xbrli:pure -2'],
  ['ratio', 'percent', null],
  [null, 'integer', 'xbrli:pure 0'],
  ['EUR', 'monetary', 'iso4217:EUR 0'],
  ['CHF', 'monetary', 'iso4217:CHF 0'],
  ['MWh', 'monetary', null],
  ['MWh/EUR', 'energyPerMonetary', 'utr:MWh / iso4217:EUR 0'],
  ['MWh/€', 'energyPerMonetary', 'utr:MWh / iso4217:EUR 0'],
  ['MWh/EUR m', 'energyPerMonetary', 'utr:MWh / iso4217:EUR -6'],
  ['t CO₂e/EUR m', 'ghgEmissionsPerMonetary', 'utr:tCO2e / iso4217:EUR -6'],
  ['tonCO2e/€', 'ghgEmissionsPerMonetary', 'utr:tCO2e / iso4217:EUR 0'],
  ['tCO2eq/Mio. EUR', 'ghgEmissionsPerMonetary', 'utr:tCO2e / iso4217:EUR -6'],
  ['m³/€M', 'volumePerMonetary', 'utr:m3 / iso4217:EUR -6'],
  ['tCO2e pro Mio. EUR', 'ghgEmissionsPerMonetary', 'utr:tCO2e / iso4217:EUR -6'],
  ['m3/TEUR', 'volumePerMonetary', 'utr:m3 / iso4217:EUR -3'],
  ['GWh/EUR', 'energyPerMonetary', null],
  ['MWh/t', 'energyPerMonetary', null],
  ['MWh/EUR m', 'volumePerMonetary', null],
  ['MWh/m EUR m', 'energyPerMonetary', null],
])('%s under %s is %s', (unit, type, wanted) => {
  expect(written('Anything', type, unit)).toBe(wanted)
})

test('a definition says what its type does not', () => {
  expect(written('AnnualRemunerationRatio', 'percent', 'ratio')).toBe('xbrli:pure 0')
  expect(written('RateOfRecordableWorkrelatedAccidents', 'percent', null)).toBe('xbrli:pure 0')
  expect(written('RateOfRecordableWorkrelatedAccidents', 'percent', 'per 200,000 hours')).toBeNull()
  const price = 'CarbonPriceAppliedForEachMetricTonneOfGreenhouseGasEmission'
  expect(written(price, 'monetary', 'EUR/tCO2e')).toBe('iso4217:EUR 0')
})
