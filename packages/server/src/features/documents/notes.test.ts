import { expect, test } from 'vitest'
import { noteSentence } from './notes.ts'
import { storedNote } from './stored-page.ts'

test('formulas without results are counted in a sentence of each language', () => {
  const note = storedNote({ kind: 'formulas_without_results', cells: 17 })
  expect(noteSentence(note, 'en')).toMatch(/^Formulas without results: 17\./)
  expect(noteSentence(note, 'de')).toMatch(/^Formeln ohne Ergebnis: 17\./)
})
