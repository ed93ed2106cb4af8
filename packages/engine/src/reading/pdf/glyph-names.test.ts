import { expect, test } from 'vitest'
import { suffixedLetters } from './glyph-names.ts'

const namesFrom = (first: number, names: string[]): (string | undefined)[] => [...new Array(first), ...names]

test('other shapes of a letter are that letter, raised figures are raised', () => {
  const differences = namesFrom(33, ['seven.tab', 'two.osf', 'space.tab', 'two.sup', 'two.inf', 'A.smcp'])
  expect([...suffixedLetters({ differences })]).toEqual([
    [33, '7'],
    [34, '2'],
    [35, ' '],
    [36, '²'],
    [37, '2'],
    [38, 'A'],
  ])
})

test('what the file says itself of a code counts, and plain or unknown names are left to the parser', () => {
  const differences = namesFrom(33, ['seven.tab', 'two', 'g23.alt', '.notdef'])
  expect(suffixedLetters({ differences, toUnicode: { _map: namesFrom(33, ['7']) } }).size).toBe(0)
  expect(suffixedLetters({ differences: namesFrom(33, ['two.tab']), composite: true }).size).toBe(0)
})
