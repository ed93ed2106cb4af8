import { expect, it } from 'vitest'
import { formats } from '../i18n/format.ts'
import { lineOf, shownValue } from './stored-text.ts'

const choices = { several: true, options: [{ value: 'consolidated', label: 'Konsolidiert' }] }

it.each([
  [{ value: 'yes' }, 'Yes', 'Ja'],
  [{ value: '1246', unit: 'count', type: 'number' }, '1,246', '1.246'],
  [{ value: '1.24', unit: 'GWh', type: 'number' }, '1.24 GWh', '1,24 GWh'],
  [{ value: '2025', type: 'year' }, '2025', '2025'],
  [{ value: '2025-03-01', type: 'date' }, '1 Mar 2025', '1. März 2025'],
  [{ value: 'consolidated', type: 'choice', choices }, 'Konsolidiert', 'Konsolidiert'],
  [{ value: 'In our own words.', type: 'text' }, 'In our own words.', 'In our own words.'],
  [{ value: null }, '', ''],
])('%j is told in both languages', (stored, en, de) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(plain(lineOf(shownValue(stored, formats('en'), 'en')))).toBe(en)
  expect(plain(lineOf(shownValue(stored, formats('de'), 'de')))).toBe(de)
})
