import { describe, expect, it } from 'vitest'
import { readCell, splitRun } from './cells.ts'

const place = { start: 0, x0: 0, x1: 60, box: null, bold: false, address: null, raw: null }
const read = (text: string): string => {
  const { kind, number, unit } = readCell(text, place, { decimal: '.', thousands: [','], votes: 9 })
  const factor = unit ? Number(unit.factor.times) / Number(unit.factor.by) : null
  return [kind, number?.written, factor, unit?.base, unit?.written].filter((part) => part !== null).join(' ')
}

describe('a cell of its own', () => {
  it('holds one figure whose thousands are set apart by blanks, whatever the page groups by', () => {
    expect(read('331 855')).toMatch(/^number 331 855\b/)
    expect(read('1 204 331.5')).toMatch(/^number 1 204 331\.5\b/)
  })

  it('is left to the page where it was cut out of print', () => {
    const printed = { ...place, box: { x: 0, y: 0, width: 60, height: 9 } }
    expect(readCell('331 855', printed, { decimal: '.', thousands: [','], votes: 9 }).kind).toBe('text')
  })
})

describe('a cell of money', () => {
  it.each([
    ['EUR 498.6m', 'number 498.6 1000000 EUR EUR m'],
    ['€12M', 'number 12 1000000 EUR € M'],
    ['$4.2bn', 'number 4.2 1000000000 USD $ bn'],
    ['NOK 38,412 million', 'number 38,412 1000000 NOK NOK million'],
    ['€412k', 'number 412 1000 EUR € k'],
    ['€k 412', 'number 412 1000 EUR €k'],
    ['498.6m EUR', 'number 498.6 1000000 EUR m EUR'],
    ['€ 1,250', 'number 1,250 1 EUR €'],
  ])('reads %s', (text, expected) => expect(read(text)).toBe(expected))

  it('has a currency', () => {
    expect(read('1.2bn')).toBe('number 1.2 1000000000 count bn')
    expect(read('412 m')).not.toContain('1000000')
  })
})

describe('a run beside figures', () => {
  it('ends with a day where it names a period', () => {
    const format = { decimal: '.', thousands: [','], votes: 9 } as const
    const kinds = (text: string): string[] =>
      splitRun(text, place, { ...format, thousands: [...format.thousands] }, true).map(({ kind }) => kind)
    expect(kinds('Reporting period October 1 – September 30')).toEqual(['text'])
    expect(kinds('Apprentices in September 30')).toEqual(['text', 'number'])
  })
})
