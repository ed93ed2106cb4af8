import { expect, test } from 'vitest'
import { weights } from './score.ts'
import { Features } from './weigh.ts'

test('a feature that has no name does not compile', () => {
  const features = new Features()
  features.add('extra_own_qualifier')
  // @ts-expect-error a letter is missing
  features.add('extra_own_qualifer')
  // @ts-expect-error no page says so
  expect(features.by.page_say).toBeUndefined()
})

test('the names that weights were learned for are there', () => {
  const learned = Object.keys(weights().figure.alone)
  for (const name of ['cover_own', 'key_own', 'year_same', 'figure:cover_own']) expect(learned).toContain(name)
})
