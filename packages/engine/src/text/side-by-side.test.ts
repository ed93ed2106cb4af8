import { describe, expect, it } from 'vitest'
import { layoutPage, type Placed } from '../../testing/sample-page.ts'
import { runsOverColumns } from './side-by-side.ts'

const over = (placed: Placed[]) => {
  const page = layoutPage(placed)
  return runsOverColumns(page, { start: 0, end: page.text.length })
}

describe('a quote that runs over columns', () => {
  it('has lines with words of two of them', () => {
    expect(
      over([
        [50, 100, 'We train all people in the bakery', 10],
        [300, 100, 'The board looks at water twice', 10],
        [50, 114, 'and in our shops each spring.', 10],
        [300, 114, 'a year and names who answers for it.', 10],
      ]),
    ).toBe(true)
  })

  it('has them also where they were read as one line', () => {
    const page = layoutPage([
      [50, 100, 'We train all people in the bakery', 10],
      [300, 100, 'The board looks at water twice', 10],
    ])
    const [first, second] = page.lines
    const both = { ...first!, end: second!.end, segments: [...first!.segments, ...second!.segments] }
    expect(runsOverColumns({ ...page, lines: [both] }, { start: 0, end: page.text.length })).toBe(true)
  })

  it('is none where lines stand below each other, beside a figure or a mark, or go on in the next column', () => {
    expect(
      over([
        [50, 100, 'We train all people in the bakery', 10],
        [50, 114, 'and in our shops each spring.', 10],
        [50, 128, 'Share of those trained in 2025:', 10],
        [300, 128, '71 %', 10],
      ]),
    ).toBe(false)
    expect(
      over([
        [50, 700, 'We train all people in the bakery', 10],
        [300, 100, 'and in our shops each spring.', 10],
      ]),
    ).toBe(false)
  })
})
