import { expect, test } from 'vitest'
import { unitInWords } from './format.ts'

test.each([
  ['tonCO2e/€', 't CO₂e/EUR', 't CO₂e/EUR'],
  ['tCO2e/EUR', 't CO₂e/EUR', 't CO₂e/EUR'],
  ['m3/€M', 'm³/EUR m', 'm³/Mio. EUR'],
  ['t CO₂e/EUR m', 't CO₂e/EUR m', 't CO₂e/Mio. EUR'],
  ['MWh per million USD', 'MWh/USD m', 'MWh/Mio. USD'],
  // By thousands nobody says it in a way of its own; what is no figure by money stays what it is.
  ['m3/TEUR', 'm3/TEUR', 'm3/TEUR'],
  ['MWh/t', 'MWh/t', 'MWh/t'],
])('the unit %s is printed as %s and %s', (unit, en, de) => {
  expect([unitInWords(unit, 'en'), unitInWords(unit, 'de')]).toEqual([en, de])
})
