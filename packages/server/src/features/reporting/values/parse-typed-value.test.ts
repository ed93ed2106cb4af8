import { expect, test } from 'vitest'
import { AppError } from '../../../http/errors.ts'
import { parseTypedValue } from './parse-typed-value.ts'

const perRevenue = { type: 'number', unit: 'tCO2e/EUR' } as const
const perHours = { type: 'number', unit: 'per million hours' } as const
const mwh = { type: 'number', unit: 'MWh' } as const

test.each([
  [mwh, '1,234.5', 'en', { value: '1234.5', number: 1234.5, unit: 'MWh' }],
  [mwh, '1.234,5', 'de', { value: '1234.5', number: 1234.5, unit: 'MWh' }],
  [mwh, '3,6 GJ', 'de', { value: '1', number: 1, unit: 'MWh' }],
  [{ type: 'percent', unit: '%' }, '41.7 %', 'en', { value: '41.7', number: 41.7, unit: '%' }],
  [{ type: 'money', unit: 'EUR' }, '2,5 Mio. €', 'de', { value: '2500000', number: 2_500_000, unit: 'EUR' }],
  [{ type: 'number', unit: null }, '0.4 t/piece', 'en', { value: '0.4', number: 0.4, unit: 't/piece' }],
  [perRevenue, '0.4 tCO2e/EUR', 'en', { value: '0.4', number: 0.4, unit: 'tCO2e/EUR' }],
  [perRevenue, '12,5 t CO₂e/Mio. EUR', 'de', { value: '0.0000125', number: 0.0000125, unit: 'tCO2e/EUR' }],
  [perRevenue, '12.5 kg CO2e per EUR', 'en', { value: '0.0125', number: 0.0125, unit: 'tCO2e/EUR' }],
  [{ type: 'number', unit: 'm3/EUR' }, '3 m³ / €', 'en', { value: '3', number: 3, unit: 'm3/EUR' }],
  [perHours, '4,2 je Mio. Stunden', 'de', { value: '4.2', number: 4.2, unit: 'per million hours' }],
  [perHours, '0.84 per 200,000 hours worked', 'en', { value: '4.2', number: 4.2, unit: 'per million hours' }],
  [{ type: 'yes-no', unit: null }, 'Ja', 'de', { value: 'yes', number: null, unit: null }],
  [{ type: 'yes-no', unit: null }, 'no', 'en', { value: 'no', number: null, unit: null }],
  [{ type: 'year', unit: null }, '2030', 'en', { value: '2030', number: 2030, unit: null }],
  [{ type: 'date', unit: null }, '1.7.2025', 'de', { value: '2025-07-01', number: null, unit: null }],
  [{ type: 'date', unit: null }, '2024-02-29', 'en', { value: '2024-02-29', number: null, unit: null }],
  [
    { id: 'S1-6_14', type: 'choice', unit: null },
    'head count',
    'en',
    { value: 'head count', number: null, unit: null },
  ],
  [
    { id: 'S1-6_14', type: 'choice', unit: null },
    ' personenzahl',
    'de',
    { value: 'head count', number: null, unit: null },
  ],
  [
    { id: 'BP-1_01', type: 'choice', unit: null },
    'Individual',
    'de',
    { value: 'individual', number: null, unit: null },
  ],
  [
    { id: 'E5-3_09', type: 'choice', unit: null },
    'Recycling; Vermeidung',
    'de',
    { value: 'Prevention; Recycling', number: null, unit: null },
  ],
  [
    { id: 'BP-1_01', type: 'choice', unit: null },
    'Both, by country',
    'en',
    { value: 'Both, by country', number: null, unit: null },
  ],
  [{ type: 'narrative', unit: null }, 'Average', 'en', { value: 'Average', number: null, unit: null }],
  [{ type: 'narrative', unit: null }, '12 of us', 'en', { value: '12 of us', number: null, unit: null }],
] as const)('%j takes %s in %s', (entry, typed, language, expected) => {
  expect(parseTypedValue({ id: 'one', ...entry }, typed, language)).toEqual(expected)
})

test.each([
  [mwh, 'a lot', 'en', '“a lot” is not a number. Write it like 1,234.5.'],
  [mwh, 'viel', 'de', '„viel“ ist keine Zahl. Geben Sie eine Zahl im Format 1.234,5 ein.'],
  [perRevenue, '12 kg/t', 'en', '“12 kg/t” has a unit that cannot be converted into tCO2e/EUR.'],
  [mwh, '12 kg', 'en', '“12 kg” has a unit that cannot be converted into MWh.'],
  [{ type: 'percent', unit: '%' }, 'half', 'en', 'A percentage is a number such as 12.5.'],
  [{ type: 'yes-no', unit: null }, 'maybe', 'en', 'Write yes or no.'],
  [{ type: 'year', unit: null }, '30', 'en', 'Write a year with four digits, such as 2025.'],
  [{ type: 'date', unit: null }, '2025-02-29', 'en', 'Write a date such as 2025-12-31.'],
  [{ type: 'date', unit: null }, '31.04.2025', 'de', 'Schreiben Sie ein Datum wie 31.12.2025.'],
] as const)('%j refuses %s in %s', (entry, typed, language, sentence) => {
  const error = (() => {
    try {
      return parseTypedValue({ id: 'one', ...entry }, typed, language)
    } catch (thrown) {
      return thrown
    }
  })()
  expect(error).toBeInstanceOf(AppError)
  const { code, fields } = error as AppError
  expect([code, fields?.value?.(language)]).toEqual(['invalid_input', sentence])
})

test('a long text is not repeated in full', () => {
  expect(() => parseTypedValue({ id: 'one', ...mwh }, 'x'.repeat(5000), 'en')).toThrow(/^“x{60}…” is not/)
})
