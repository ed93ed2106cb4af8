import { expect, test } from 'vitest'
import { isRefused, patternsIn, verdictOn } from './patterns.ts'

test('patterns are found wherever a source has them', () => {
  const source = 'const a = /x+/gu\nexport const f = (t: string) => [t.replace(/(a+)+$/, ""), { b: /c/ }]'
  expect(patternsIn('a.ts', source).map(({ pattern }) => pattern)).toEqual(['x+', '(a+)+$', 'c'])
})

test('what doubles with each letter is told from what starts over at each letter, and that from what does neither', () => {
  for (const pattern of ['^(a+)+$', '(?:a|a)*b', '(?:a|aa)+$', '(\\d|\\w)+x', '(?:x+y?)+z'])
    expect([pattern, verdictOn(pattern, '')]).toEqual([pattern, 'exponential'])
  for (const pattern of ['\\S*[a-z]\\S*!', '\\s+$', 'a*a*b'])
    expect([pattern, verdictOn(pattern, '')]).toEqual([pattern, 'polynomial'])
  for (const pattern of ['^[a-z]+$', '^(?:ab|ac)*x', '^(?:\\s|\\w)+x'])
    expect([pattern, verdictOn(pattern, '')]).toEqual([pattern, 'safe'])
})

test('a planted breach is refused: everywhere what doubles, in the readers what starts over at each letter', () => {
  const [reader, other] = ['packages/engine/src/reading/a.ts', 'packages/engine/src/analysis/a.ts']
  expect(isRefused(other, verdictOn('^(a+)+$', ''))).toBe(true)
  expect(isRefused(reader, verdictOn('\\S*[a-z]\\S*!', ''))).toBe(true)
  expect(isRefused(other, verdictOn('\\S*[a-z]\\S*!', ''))).toBe(false)
  expect(isRefused(reader, verdictOn('^[a-z]+$', ''))).toBe(false)
})
