import { expect, test } from 'vitest'
import { readTypedNumber } from './typed-value.ts'

test.each([
  ['1,234.5', 'MWh', 'en', '1234.5'],
  ['1.234,5', 'MWh', 'de', '1234.5'],
  ['1.234', 'MWh', 'de', '1234'],
  ['1.234', 'MWh', 'en', '1.234'],
  ['1,234', 'MWh', 'en', '1234'],
  ['1 234 567', 'count', 'de', '1234567'],
  ["1'234.50", 'EUR', 'en', '1234.5'],
  ['-12.5 %', '%', 'en', '-12.5'],
  ['0', 't', 'en', '0'],
  ['36 GJ', 'MWh', 'en', '10'],
  ['1.234,5 GWh', 'MWh', 'de', '1234500'],
  ['€ 1.2 million', 'EUR', 'en', '1200000'],
  ['1,2 Mio. €', 'EUR', 'de', '1200000'],
  ['5 kt', 'tCO2e', 'en', '5000'],
  ['5 tCO₂e', 'tCO2e', 'en', '5'],
  ['42 Prozent', '%', 'de', '42'],
  ['3 per million hours', 'per million hours', 'en', '3'],
  ['0.00012 MWh/EUR', 'MWh/EUR', 'en', '0.00012'],
  ['12345678901234567890.123', 'EUR', 'en', '12345678901234567890.123'],
] as const)('%s for %s in %s is %s', (typed, unit, language, text) => {
  expect(readTypedNumber(typed, unit, language)).toMatchObject({ ok: true, value: { text, unit } })
})

test('a unit that the company chooses is kept as typed', () => {
  expect(readTypedNumber('12.5 m3/t', null, 'en')).toMatchObject({ ok: true, value: { text: '12.5', unit: 'm3/t' } })
  expect(readTypedNumber('12.5', null, 'en')).toMatchObject({ ok: true, value: { text: '12.5', unit: null } })
  expect(readTypedNumber('see page 12', null, 'en')).toEqual({ ok: false, reason: 'not_a_number' })
})

test('the conversion is written down', () => {
  expect(readTypedNumber('36 GJ', 'MWh', 'en')).toEqual({
    ok: true,
    value: { text: '10', number: 10, unit: 'MWh', conversion: '36 GJ ÷ 3.6 = 10 MWh' },
  })
})

test.each([
  ['about forty', '%', 'not_a_number'],
  ['', 't', 'not_a_number'],
  ['1,23,456', 't', 'not_a_number'],
  ['1.2.3', 't', 'not_a_number'],
  ['10 - 20', 't', 'not_a_number'],
  ['12 kg', 'MWh', 'other_unit'],
  ['12 USD', 'EUR', 'other_unit'],
  ['12 t per employee', 't', 'other_unit'],
  ['12 parsecs', 'MWh', 'other_unit'],
] as const)('%s for %s is refused: %s', (typed, unit, reason) => {
  expect(readTypedNumber(typed, unit, 'en')).toEqual({ ok: false, reason })
})
