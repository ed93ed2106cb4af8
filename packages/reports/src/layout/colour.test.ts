import { usualColour } from '@esrs/contract'
import { expect, test } from 'vitest'
import { contrastWithWhite, readable } from './colour.ts'

test.each(['#ffff00', '#ffffff', '#00ffff', '#f7a8c9', '#0e5c66', '#000000'])(
  'headings in %s can be read',
  (colour) => {
    expect(contrastWithWhite(readable(colour))).toBeGreaterThanOrEqual(4.5)
  },
)

test('a colour that can be read stays', () => {
  expect(readable(usualColour)).toBe(usualColour)
  expect(contrastWithWhite('#ffffff')).toBeCloseTo(1)
  expect(contrastWithWhite('#000000')).toBeCloseTo(21)
})
