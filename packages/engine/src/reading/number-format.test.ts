import { describe, expect, it } from 'vitest'
import { formatOfLanguage, groupedAs, voteNumberFormat } from './number-format.ts'

const english = formatOfLanguage('en')
const german = formatOfLanguage('de')

describe('the format of numbers', () => {
  it.each([
    ['1,234.5 and 99.75', '.', [',']],
    ['1.234,5 und 99,75', ',', ['.']],
    ['1 234,5 und 99,75', ',', [' ']],
    ['1’234.5 und 99.75', '.', ['’']],
    ['1,234,567', '.', [',']],
    ['1.234.567', ',', ['.']],
    ['12,5 % und 3,75 t', ',', []],
  ])('of %j has decimal %j', (text, decimal, thousands) => {
    const format = voteNumberFormat(text, decimal === '.' ? german : english)
    expect([format.decimal, format.thousands]).toEqual([decimal, thousands])
    expect(format.votes).toBeGreaterThan(0)
  })

  it.each(['1.234 and 2.1', '31.12.2023', 'version 1.2.3', 'chapter 4.1', 'GRI 305', '2023'])(
    'is told by nothing in %j, so the fallback holds',
    (text) => {
      expect(voteNumberFormat(text, english)).toEqual({ ...english, votes: 0 })
    },
  )

  it('is told by nothing that numbers sections and categories', () => {
    const text =
      '2.1 The sites\nWaste (3.5)  104  109\nProducts (3.12)  2.044  2.170\ncategories 3.8 and 3.13\n8.162  8.649'
    expect(voteNumberFormat(text, german)).toMatchObject({ decimal: ',', thousands: ['.'] })
  })

  it('follows the many against the few', () => {
    const text = '12,5 13,7 99,1 45,2 chapter 4.1 and 2.3'
    expect(voteNumberFormat(text, english).decimal).toBe(',')
  })
})

describe('blanks between thousands', () => {
  const english = formatOfLanguage('en')

  it('are known by cells that hold nothing else', () => {
    const text = 'Energy  GWh  1 284  1 351\nWater  m³  2 410  2 502\nWaste  t  33,7  35,2'
    expect(voteNumberFormat(text, english).thousands).toContain(' ')
  })

  it('are no marks where thousands have another one, or where two figures stand side by side now and then', () => {
    expect(voteNumberFormat('Staff  12 480\nWaste  1.204,5  2.310,7\nWater  3.400,1', english).thousands).not.toContain(
      ' ',
    )
    expect(voteNumberFormat('Seats  12 480\nWaste  10,5  12,7', english).thousands).not.toContain(' ')
  })

  it('are those of the other pages where a page has none of its own', () => {
    const others = { decimal: '.' as const, thousands: [' ' as const], votes: 0 }
    expect(voteNumberFormat('Rate  7.92  10.61\nDays lost  2 310', others).thousands).toEqual([' '])
    expect(voteNumberFormat('Rate  7,92  10,61\nDays lost  2 310', others).thousands).toEqual([])
    expect(voteNumberFormat('Rate  7.92  10.61\nWater  1,234.5', others).thousands).toEqual([','])
  })

  it('are certain where they do not break', () => {
    expect(voteNumberFormat('The plant used 12\u202f480 MWh and 3,5 t.', english).thousands).toContain(' ')
  })

  it('of a page without thousands groups as its document does by blanks', () => {
    const page = { decimal: '.', thousands: [], votes: 3 } as const
    const spaced = { decimal: '.', thousands: [' '], votes: 9 } as const
    expect(groupedAs({ ...spaced, thousands: [' '] }, { ...page, thousands: [] }).thousands).toEqual([' '])
    expect(groupedAs({ ...spaced, thousands: [' ', ','] }, { ...page, thousands: [] }).thousands).toEqual([])
    expect(groupedAs({ ...spaced, thousands: [' '] }, { ...page, thousands: [','] }).thousands).toEqual([','])
  })
})
