import { describe, expect, it } from 'vitest'
import { formatOfLanguage, voteNumberFormat } from './number-format.ts'

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

  it('follows the many against the few', () => {
    const text = '12,5 13,7 99,1 45,2 chapter 4.1 and 2.3'
    expect(voteNumberFormat(text, english).decimal).toBe(',')
  })
})
