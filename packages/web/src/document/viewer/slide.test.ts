import type { PageBlock } from '@esrs/contract'
import { describe, expect, it } from 'vitest'
import { fontSizeFor, slideOf } from './slide.ts'

const box = { x: 0, y: 0, width: 400, height: 100 }

describe('fontSizeFor', () => {
  it('takes the largest letters that fit, within bounds', () => {
    expect(fontSizeFor([5], box)).toBe(40)
    expect(fontSizeFor([120], box)).toBeLessThan(26)
    expect(fontSizeFor([120], box)).toBeGreaterThan(15)
    expect(fontSizeFor([10_000], box)).toBe(7)
  })
})

describe('slideOf', () => {
  const text = 'Title\nOne\nTwo\nnotes'
  const block = (words: string, changed: Partial<PageBlock>): PageBlock => ({
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
    kind: 'paragraph',
    level: null,
    box: null,
    shape: null,
    time: null,
    ...changed,
  })

  it('keeps the paragraphs of a shape together and puts beside what has no place', () => {
    const content = { box: { ...box, y: 100 }, shape: 'Content' }
    const blocks = [
      block('Title', { box, shape: 'Title' }),
      block('One', content),
      block('Two', content),
      block('notes', {}),
    ]
    const { shapes, beside } = slideOf({ text, blocks, tables: [] })
    expect(shapes.map(({ name, paragraphs }) => [name, paragraphs.length])).toEqual([
      ['Title', 1],
      ['Content', 2],
    ])
    expect(beside.text.trim()).toBe('notes')
    expect(beside.text).toHaveLength(text.length)
  })
})
