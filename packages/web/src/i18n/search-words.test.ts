import { expect, it } from 'vitest'
import { matcherOf } from './search-words.ts'

it.each([
  ['abfälle', 'Gefährliche Abfälle', true],
  ['abfalle', 'Gefährliche Abfälle', true],
  ['Abfaelle', 'Gefährliche Abfälle', true],
  ['TREIBHAUSGASE brutto', 'Brutto-Treibhausgase', true],
  ['strasse', 'Schützenstraße 4', true],
  ['Straße', 'SCHUETZENSTRASSE 4', true],
  ['cafe', 'Café', true],
  ['neue', 'Neue Energie', true],
  ['waste water', 'Waste', false],
  ['abfaelle', 'Fallen', false],
])('%s in “%s”: %s', (search, text, found) => {
  expect(matcherOf(search)?.(text)).toBe(found)
})

it('asks for nothing without a word', () => {
  expect(matcherOf('  ')).toBeNull()
})
