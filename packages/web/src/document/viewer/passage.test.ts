import { describe, expect, it } from 'vitest'
import { locate, runsOf } from './passage.ts'

const text = ['Intro', 'One', 'Two', 'We used 38,450 m3 of water.', 'Three'].join('\n')
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

describe('runsOf', () => {
  const whole = { start: text.indexOf(excerpt), end: text.indexOf(excerpt) + excerpt.length }

  it('marks the passage and the value in it', () => {
    expect(runsOf(text, whole, locate(text, excerpt, value, null))).toEqual([
      { text: 'We used ', mark: 'passage' },
      { text: '38,450', mark: 'value' },
      { text: ' m3 of water.', mark: 'passage' },
    ])
  })

  it('marks only what of the passage stands in the part', () => {
    const found = locate(text, 'wo\nWe used', null, null)
    expect(runsOf(text, whole, found)).toEqual([
      { text: 'We used', mark: 'passage' },
      { text: ' 38,450 m3 of water.', mark: 'none' },
    ])
    expect(runsOf(text, { start: 0, end: 5 }, found)).toEqual([{ text: 'Intro', mark: 'none' }])
  })
})
