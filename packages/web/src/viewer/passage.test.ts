import { describe, expect, it } from 'vitest'
import { locate, paragraphsOf } from './passage.ts'

const text = ['Intro', 'One', 'Two', 'We used 38,450 m3 of water.', 'Three', 'Four', 'Five', 'Six'].join('\n')
const excerpt = 'We used 38,450 m3 of water.'
const value = { start: 8, end: 14 }

describe('locate', () => {
  it('finds the excerpt and the value in it', () => {
    const found = locate(text, excerpt, value, null)
    expect(found && text.slice(found.passage.start, found.passage.end)).toBe(excerpt)
    expect(found?.value && text.slice(found.value.start, found.value.end)).toBe('38,450')
  })

  it('takes the place in the paragraph that is named when the words stand there twice', () => {
    const twice = 'Total 12\nother\nTotal 12\nend'
    expect(locate(twice, 'Total 12', null, 3)?.passage.start).toBe(15)
    expect(locate(twice, 'Total 12', null, 1)?.passage.start).toBe(0)
    expect(locate(twice, 'Total 12', null, null)?.passage.start).toBe(0)
  })

  it('says that it is not there', () => {
    expect(locate(text, 'We used 39,000 m3', null, null)).toBeNull()
    expect(locate(text, '', null, null)).toBeNull()
  })
})

describe('paragraphsOf', () => {
  it('keeps so many paragraphs around the passage and marks the value in it', () => {
    const paragraphs = paragraphsOf(text, locate(text, excerpt, value, null), 3)
    expect(paragraphs.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(paragraphs.find(({ marked }) => marked)?.runs).toEqual([
      { text: 'We used ', mark: 'passage' },
      { text: '38,450', mark: 'value' },
      { text: ' m3 of water.', mark: 'passage' },
    ])
    expect(paragraphs[0]?.runs).toEqual([{ text: 'Intro', mark: 'none' }])
  })

  it('marks a passage that runs over several paragraphs', () => {
    const found = locate(text, 'wo\nWe used', null, null)
    const marked = paragraphsOf(text, found).filter((paragraph) => paragraph.marked)
    expect(marked.map(({ runs }) => runs)).toEqual([
      [
        { text: 'T', mark: 'none' },
        { text: 'wo', mark: 'passage' },
      ],
      [
        { text: 'We used', mark: 'passage' },
        { text: ' 38,450 m3 of water.', mark: 'none' },
      ],
    ])
  })

  it('shows everything when nothing is marked', () => {
    expect(paragraphsOf(text, null, 3)).toHaveLength(8)
    expect(paragraphsOf('', null)).toEqual([])
  })
})
