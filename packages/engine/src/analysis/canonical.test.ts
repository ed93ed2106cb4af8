import { describe, expect, it } from 'vitest'
import type { Page } from '../reading/document.ts'
import { asWritten, canonicalValue } from './canonical.ts'

const percent = { dimension: 'percent', base: '%', factor: { times: 1n, by: 1n }, per: null, written: '%' } as const

describe('the unit of a value', () => {
  it.each([
    ['a share where a ratio is asked for', percent, '%'],
    ['a bare figure where a ratio is asked for', null, 'ratio'],
  ])('is kept: %s', (_, unit, kept) => {
    const asked = { unit: 'ratio', measures: ['count', 'percent'] } as const
    const found = canonicalValue({ digits: 333n, scale: 1 }, unit, asked, '33.3', unit && '%')
    expect(found).toMatchObject({ text: '33.3', number: 33.3, unit: kept, conversion: null })
  })
})

describe('words of a page that were found in lower case', () => {
  const text = 'We spent EUR 4,703 thousand. The EU Taxonomy counts.'
  const page = { text, headingsAtStart: ['The Role of the Board of Bakers'] } as Partial<Page> as Page
  it.each([
    ['the eu taxonomy', 'The EU Taxonomy'],
    ['eur thousand', 'EUR thousand'],
    ['nowhere', 'nowhere'],
    ['the role of the board of bakers', 'The Role of the Board of Bakers'],
  ])('are written as there: %s', (folded, written) => expect(asWritten(page, folded)).toBe(written))
})
