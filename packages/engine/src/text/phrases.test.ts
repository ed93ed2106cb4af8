import { describe, expect, it } from 'vitest'
import { anyOf, pattern, phrasesOf } from './phrases.ts'

const finds = (written: readonly string[], text: string): string | undefined =>
  new RegExp(anyOf(written), 'u').exec(text)?.[0]

describe('phrases in patterns', () => {
  it('a star stands for any letters, also for German ones', () => {
    expect(finds(['*gesetz*'], 'das lieferkettensorgfaltspflichtengesetzänderung 3')).toBe(
      'lieferkettensorgfaltspflichtengesetzänderung',
    )
  })

  it('what stands in brackets may be left out, and other marks are no signs', () => {
    expect(finds(['mio(.)'], 'mio 3')).toBe('mio')
    expect(finds(['mio(.)'], 'mio. 3')).toBe('mio.')
    expect(finds(['e.g.'], 'eggs')).toBeUndefined()
    expect(finds(['us $'], 'us $ 3')).toBe('us $')
  })

  it('the longest phrase is taken, whatever the order of the table', () => {
    expect(finds(['m', 'million', 'mio'], 'million')).toBe('million')
  })

  it('a name brings the phrases of every language, and counts are left alone', () => {
    const since = pattern()`^{since} \d{4}$`
    expect(['since 2020', 'seit 2020', 'until 2020', 'since 20'].map((text) => since.test(text))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('a name that no row gives is a mistake', () => {
    expect(() => phrasesOf('nothing_of_the_kind')).toThrow('nothing_of_the_kind')
    expect(() => pattern()`{nothing_of_the_kind}`).toThrow('nothing_of_the_kind')
  })
})
