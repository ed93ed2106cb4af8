import { expect, test } from 'vitest'
import { asWritten, conversionIn } from './explain.ts'

test('a conversion is written with the numbers of the language, and its units stay as they are', () => {
  const line = '12,065,575.5 kWh ÷ 3.6 = 3,351,548.75 MWh'
  expect(conversionIn(line, 'en')).toBe(line)
  expect(conversionIn(line, 'de')).toBe('12.065.575,5 kWh ÷ 3,6 = 3.351.548,75 MWh')
  expect(conversionIn('1,200 kg CO2e ÷ 1,000 = 1.2 tCO2e', 'de')).toBe('1.200 kg CO2e ÷ 1.000 = 1,2 t\u00a0CO₂e')
  expect(conversionIn('4.5 Tsd. m3 × 1,000 = 4,500 m3', 'de')).toBe('4,5 Tsd. m3 × 1.000 = 4.500 m³')
})

test('the words that matched are quoted as the document writes them', () => {
  expect(asWritten('direct co2e emissions (scope 1)', 'Of which:\nDirect CO2e emissions\n(Scope 1)\t341')).toBe(
    'Direct CO2e emissions (Scope 1)',
  )
  expect(asWritten('energy 1 in twh', 'Energy1 in TWh 8.7')).toBe('Energy1 in TWh')
  expect(asWritten('waste', 'Abfall 12 t')).toBe('waste')
  expect(asWritten('', 'Abfall 12 t')).toBe('')
})
