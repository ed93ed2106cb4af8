import { describe, expect, it } from 'vitest'
import type { NumberFormat } from '../reading/document.ts'
import { agree, decimalOf, scaleBy, textOf } from './decimals.ts'
import { isNullMark, numbersIn, parseNumber, settledFormat } from './numbers.ts'

const english: NumberFormat = { decimal: '.', thousands: [','], votes: 3 }
const german: NumberFormat = { decimal: ',', thousands: ['.'], votes: 3 }
const values = (text: string, format: NumberFormat): string[] =>
  numbersIn(text, format).map(({ value }) => textOf(value))

describe('numbers', () => {
  it.each([
    ['1,234.5', english, '1234.5'],
    ['1.234,5', german, '1234.5'],
    ['341.513', german, '341513'],
    ['341.513', english, '341.513'],
    ['2,730', english, '2730'],
    ['2,730', german, '2.73'],
    ['1.234.567', english, '1234567'],
    ['4 364', german, '4364'],
    ['1’234’567', german, '1234567'],
    ['0,123', english, '0.123'],
    ['–12,5', german, '-12.5'],
    ['12.065,575', { decimal: '.', thousands: ['.', ','], votes: 3 } as NumberFormat, '12065575'],
  ])('reads %s', (written, format, expected) => {
    expect(textOf(parseNumber(written, format) ?? { digits: -1n, scale: 0 })).toBe(expected)
  })

  it('finds the numbers of a sentence but not those inside words and codes', () => {
    expect(values('In 2023 1,189 MWh (2022: 1,281) of CO2 and G4-EN3, 12.5 %', english)).toEqual([
      '2023',
      '1189',
      '2022',
      '1281',
      '12.5',
    ])
  })

  it('keeps neighbours apart unless the page groups by spaces', () => {
    expect(values('14 % 2.253 1.720', german)).toEqual(['14', '2253', '1720'])
    expect(values('4 364', german)).toEqual(['4', '364'])
    expect(values('4 364', { ...german, thousands: [' '] })).toEqual(['4364'])
  })

  it('joins what stands between a currency and a word for its size', () => {
    expect(values('EUR 4 386 million, in 3 386 plants', english)).toEqual(['4386', '3', '386'])
  })

  it('marks ranges, bounds and rounded figures', () => {
    const [range] = numbersIn('30–50 years', english)
    expect(textOf(range?.upTo ?? { digits: 0n, scale: 0 })).toBe('50')
    expect(numbersIn('around 18 hours', english)[0]?.approximate).toBe('about')
    expect(numbersIn('weniger als 5 Fälle', german)[0]?.approximate).toBe('less')
    expect(numbersIn('18 hours', english)[0]?.approximate).toBeNull()
  })

  it('knows the marks that stand for no figure', () => {
    for (const mark of ['–', 'n/a', 'k. A.', '-']) expect(isNullMark(mark)).toBe(true)
    for (const figure of ['0', '1', 'none of']) expect(isNullMark(figure)).toBe(false)
  })

  it('settles pages whose marks contradict each other only on enough evidence', () => {
    expect(settledFormat('13.654,177 12.447,007 12.065,575 11.6%', german).decimal).toBe('.')
    expect(settledFormat('13.654,17 12.447,00 12.065,575', german).decimal).toBe(',')
    expect(settledFormat('4195,9 3322,8', german).decimal).toBe(',')
  })
})

describe('decimals', () => {
  it('multiplies without losing a digit', () => {
    const value = decimalOf('2296953')
    expect(value && textOf(scaleBy(value, { times: 10n, by: 36n }))).toBe('638042.5')
    expect(value && textOf(scaleBy(value, { times: 1n, by: 1000n }))).toBe('2296.953')
  })

  it('compares with the rounding of the coarser number', () => {
    const [a, b, c] = [decimalOf('12056'), decimalOf('12100'), decimalOf('12500')]
    expect(a && b && agree(a, b)).toBe(true)
    expect(a && c && agree(a, c)).toBe(false)
  })
})
