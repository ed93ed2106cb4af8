import { describe, expect, it } from 'vitest'
import { forWords } from './patterns.ts'

const hits = (source: string, text: string): string[] =>
  [...text.matchAll(new RegExp(forWords(source), 'gu'))].map(([hit]) => hit)

describe('words and boundaries', () => {
  it('know German letters', () => {
    expect(hits(String.raw`abf\w+`, 'die abfälle')).toEqual(['abfälle'])
    expect(hits('[a-z]+', 'größe')).toEqual(['größe'])
    expect(hits(String.raw`\bbung\b`, 'übung bung bungä')).toEqual(['bung'])
  })

  // Where a letter is sure to follow, only half of a boundary is asked; wherever it is not, all of it.
  it.each<[string, string, string[]]>([
    [String.raw`\benergy`, 'bioenergy energy', ['energy']],
    [String.raw`\b(?:men|women)\b`, 'omen men women', ['men', 'women']],
    [String.raw`\b(?:(?:a|the) )?share`, 'the share ashare', ['the share']],
    [String.raw`\b(?:-1|one)`, '3-1 one', ['-1', 'one']],
    [String.raw`\b(?:[)]|end)`, 'a) end', [')', 'end']],
    [String.raw`\b(?:x[|]y|z)+`, 'ax|y z', ['z']],
    [String.raw`\bs?cope`, 'scope cope iscope', ['scope', 'cope']],
    [String.raw`ton\b`, 'tonne ton', ['ton']],
    [String.raw`\b%`, '3% %', ['%']],
    [String.raw`targets?\b`, 'target targets targeted', ['target', 'targets']],
    [String.raw`(?:goal|aim)\b`, 'goal aim aims', ['goal', 'aim']],
    [String.raw`(?:goal|aim:?)\b`, 'goals aim:b aim:', ['aim:', 'aim']],
    [String.raw`(?:go|(?:no|%))\b`, 'got no% nor %a', ['no', '%']],
    [String.raw`(?<=co)2(?=t)\b`, 'co2t', []],
    [String.raw`a (?=t)\b`, 'a t', ['a ']],
    [String.raw`x?\b`, 'x y', ['x', '', '', '']],
  ])('%s in "%s"', (source, text, expected) => {
    expect(hits(source, text)).toEqual(expected)
  })
})
