import { expect, test } from 'vitest'
import { firstLanguage } from './language.ts'

test.each([
  [null, ['de-AT', 'en'], 'de'],
  [null, ['fr-FR', 'de', 'en'], 'de'],
  [null, ['fr-FR', 'pl'], 'en'],
  [null, [], 'en'],
  ['en', ['de-DE'], 'en'],
  ['de', ['en-GB'], 'de'],
  ['tlh', ['de-DE'], 'de'],
])('chosen before %s, of the browser %j: %s', (chosen, ofBrowser, language) => {
  expect(firstLanguage(chosen, ofBrowser)).toBe(language)
})
