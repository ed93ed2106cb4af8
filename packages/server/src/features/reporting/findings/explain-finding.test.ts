import { expect, test } from 'vitest'
import { asWritten, cellInLanguage, conversionInLanguage } from './explain-finding.ts'

test('a conversion is written with the numbers of the language, and its units stay as they are', () => {
  const line = '12,065,575.5 kWh ÷ 3.6 = 3,351,548.75 MWh'
  expect(conversionInLanguage(line, 'en')).toBe(line)
  expect(conversionInLanguage(line, 'de')).toBe('12.065.575,5 kWh ÷ 3,6 = 3.351.548,75 MWh')
  expect(conversionInLanguage('1,200 kg CO2e ÷ 1,000 = 1.2 tCO2e', 'de')).toBe(
    '1.200 kg CO2e ÷ 1.000 = 1,2 t\u00a0CO₂e',
  )
  expect(conversionInLanguage('4.5 Tsd. m3 × 1,000 = 4,500 m3', 'de')).toBe('4,5 Tsd. m3 × 1.000 = 4.500 m³')
})

test('a figure of a spreadsheet is written as in the language, rounded; what may be read in two ways stays', () => {
  expect(cellInLanguage('16702.833333 MWh', 'de')).toBe('16.702,83 MWh')
  expect(cellInLanguage('16702.833333 MWh', 'en')).toBe('16,702.83 MWh')
  expect(cellInLanguage('0.0012345 %', 'de')).toBe('0,001235 %')
  expect(cellInLanguage('-1234567', 'en')).toBe('−1,234,567')
  expect(cellInLanguage('12.5', 'de')).toBe('12,5')
  for (const text of ['12.345 t', '1.234.567 t', '1.234,5 t', '1,234 t', '30 June', '2025', 'about 1200 t'])
    expect(cellInLanguage(text, 'de')).toBe(text)
})

test('the words that matched are quoted as the document writes them', () => {
  expect(asWritten('direct co2e emissions (scope 1)', 'Of which:\nDirect CO2e emissions\n(Scope 1)\t341')).toBe(
    'Direct CO2e emissions (Scope 1)',
  )
  expect(asWritten('energy 1 in twh', 'Energy1 in TWh 8.7')).toBe('Energy1 in TWh')
  expect(asWritten('gri 305 - 2-a energy', 'GRI 305 – 2‑a\nEnergy 4,888')).toBe('GRI 305 – 2‑a Energy')
  expect(asWritten('thg scope 1 (absolut) | gri 305-1', 'THG Scope 1 (absolut)2,3 | GRI 305-1 in t 4,03')).toBe(
    'THG Scope 1 (absolut) | GRI 305-1',
  )
  expect(asWritten('waste', 'Abfall 12 t')).toBe('waste')
  expect(asWritten('', 'Abfall 12 t')).toBe('')
})
