import { describe, expect, it } from 'vitest'
import { formats, unitText } from './format.ts'

const en = formats('en')
const de = formats('de')

describe('bytes', () => {
  it.each([
    [0, '0\u00a0Bytes'],
    [1023, '1,023\u00a0Bytes'],
    [1024, '1.00\u00a0KB'],
    [862_530, '842.31\u00a0KB'],
    [4_881_204, '4.66\u00a0MB'],
    [3 * 1024 ** 3, '3.00\u00a0GB'],
    [5000 * 1024 ** 3, '5,000.00\u00a0GB'],
  ])('%d is %s', (size, text) => {
    expect(en.bytes(size)).toBe(text)
  })

  it('uses the comma in German', () => {
    expect(de.bytes(862_530)).toBe('842,31\u00a0KB')
  })
})

describe('numbers', () => {
  it('follow the language', () => {
    expect(en.number(148_370.5)).toBe('148,370.5')
    expect(de.number(148_370.5)).toBe('148.370,5')
  })

  it('have a real minus', () => {
    expect(en.number(-6.9)).toBe('−6.9')
    expect(en.percent(-6.94)).toBe('−6.9\u00a0%')
  })

  it('show rates with one decimal', () => {
    expect(en.percent(40)).toBe('40.0\u00a0%')
    expect(de.percent(40.34)).toBe('40,3\u00a0%')
  })
})

describe('quantities', () => {
  it('keep number and unit on one line', () => {
    expect(en.quantity(4812, 'tCO2e')).toBe('4,812\u00a0t\u00a0CO₂e')
    expect(de.quantity(638_042.5, 'MWh')).toBe('638.042,5\u00a0MWh')
    expect(en.quantity(612, 'count')).toBe('612')
    expect(en.quantity(0.000_042, 'MWh/EUR')).toBe('0.000042\u00a0MWh/EUR')
    expect(en.quantity(0.123_456_789, 't')).toBe('0.123\u00a0t')
    expect(en.quantity(0.1 + 0.2, null)).toBe('0.3')
    expect(en.quantity(-0.000_000_123_456, null)).toBe('−0.000000123')
    expect(en.quantity(12.345_678, null)).toBe('12.35')
    expect(en.quantity(0.4375, null)).toBe('0.4375')
    expect(en.quantity(1234.5678, null)).toBe('1,234.57')
    expect([3.5, 3.25, 4].map(de.result)).toEqual(['3,50', '3,25', '4,00'])
  })

  it.each([
    ['tCO2e', 't\u00a0CO₂e'],
    ['tCO2e/EUR', 't\u00a0CO₂e/EUR'],
    ['m3', 'm³'],
    ['%', '%'],
    ['count', ''],
    ['ratio', ''],
    ['MWh/EUR m', 'MWh/EUR m'],
    ['per million hours', 'per million hours'],
  ])('writes the unit %s as %s', (unit, text) => {
    expect(unitText(unit, 'en')).toBe(text)
  })

  it.each([
    ['ratio', ''],
    ['MWh/EUR', 'MWh/EUR'],
    ['MWh/EUR m', 'MWh/Mio.\u00a0EUR'],
    ['tCO2e/EUR m', 't\u00a0CO₂e/Mio.\u00a0EUR'],
    ['MWh/€ million', 'MWh/Mio.\u00a0€'],
    ['per million hours', 'je 1 Mio. Stunden'],
    ['per 200,000 hours', 'je 200.000 Stunden'],
    ['m3/t', 'm³/t'],
    ['EUR/tCO2e', 'EUR/t\u00a0CO₂e'],
  ])('writes the unit %s in German as %s', (unit, text) => {
    expect(unitText(unit, 'de')).toBe(text)
  })

  it('speaks the language where a unit is a word', () => {
    expect(en.quantity(26, 'days')).toBe('26\u00a0days')
    expect(de.quantity(26, 'days')).toBe('26\u00a0Tage')
  })
})

describe('dates', () => {
  it('follow the language', () => {
    expect(en.date('2026-11-20T12:00:00Z')).toBe('20\u00a0Nov\u00a02026')
    expect(de.date('2026-11-20T12:00:00Z')).toBe('20.\u00a0Nov.\u00a02026')
    expect(de.dateTime('2026-11-20T12:00:00')).toBe('20.\u00a0Nov.\u00a02026, 12:00')
    expect(en.dateTime('2026-11-20T12:00:00')).toBe('20\u00a0Nov\u00a02026, 12:00')
  })
})
