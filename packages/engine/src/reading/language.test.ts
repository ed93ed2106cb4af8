import { expect, test } from 'vitest'
import { languageOfSentence } from './language.ts'

test.each([
  ['No site takes water from a stressed area.', 'en'],
  ['Two offices without a boiler.', null],
  ['Our sites are in industrial areas; all points are below the threshold.', 'en'],
  ['Kein Standort liegt in oder neben einem Schutzgebiet.', 'de'],
  ['Unsere Standorte liegen in Gewerbegebieten; alle Punkte liegen unter dem Schwellenwert.', 'de'],
  ['Wir verkaufen an Unternehmen.', 'de'],
  ['Decision of the board after talks with employees and investors.', 'en'],
  ['Beschluss des Vorstands nach Gesprächen mit Beschäftigten und Investoren.', 'de'],
  ['Nos sites sont dans une zone industrielle et ne prennent pas d’eau.', null],
  ['Safety comes first.', null],
  ['', null],
  ['12.5 %', null],
])('%s is in %s', (text, language) => {
  expect(languageOfSentence(text)).toBe(language)
})
