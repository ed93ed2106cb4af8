import { describe, expect, it } from 'vitest'
import { knowledge, listed } from '../knowledge.ts'
import { compile } from './compile.ts'
import { FirstWords } from './first-words.ts'
import { anyOf } from './phrases.ts'
import { tokensIn, wordsIn } from './words.ts'

const TEXTS = [
  'Die Emissionen (Scope 1) sanken um 4,5 % auf 12.450 t CO₂e.',
  "We don't tolerate it – café, naïve, ΔT, µg/m³ & 𝐴𝐵 < 5 €",
  'x',
  '',
  '--',
]

describe('words of a text', () => {
  it.each(TEXTS)('are its runs of letters and digits and its signs: %s', (text) => {
    const found = [...text.matchAll(/[\p{L}\d]+|[%€<>≤≥]/gu)].map((match) => [match.index, match[0]])
    expect(tokensIn(text).map(({ word, from }) => [from, word.text])).toEqual(found)
    expect(tokensIn(text).every(({ word, from, to }) => text.slice(from, to) === word.text)).toBe(true)
  })

  it('may be told without signs, or with one', () => {
    expect(wordsIn('4,5 % < 6 €')).toEqual(['4', '5', '6'])
    expect(wordsIn('4,5 % < 6 €', '%')).toEqual(['4', '5', '%', '6'])
  })

  it('are the same objects wherever they stand', () => {
    expect(tokensIn('one word')[1]?.word).toBe(tokensIn('another word.')[1]?.word)
  })
})

describe('first words of phrases', () => {
  const rows = knowledge<'gate' | 'where' | 'words'>('assertions')
  const lists = rows.map(({ words }, i): [number, readonly string[]] => [i, listed(words, '|')])
  const first = new FirstWords(lists)

  it('leave every list possible of which a phrase stands in a text', () => {
    for (const [i, phrases] of lists) {
      const pattern = compile(`(?<![\\p{L}\\d])${anyOf(phrases)}(?![\\p{L}\\d])`, 'u')
      for (const phrase of phrases) {
        const text = `so (${phrase.replaceAll('*', 'en').replace(/[()]/g, '')}) it is`
        if (pattern.test(text)) expect([...first.in(text)], phrase).toContain(i)
      }
    }
  })

  it('take what may be left out, stands for any letters or ends another word', () => {
    const few = new FirstWords([
      ['optional', ['(sub)contractor']],
      ['beginning', ['haft*']],
      ['within', ['*undzwanzig']],
      ['whole', ['if so']],
    ])
    expect([...few.in('the contractor')]).toEqual(['optional'])
    expect([...few.in('the subcontractor')]).toEqual(['optional'])
    expect([...few.in('haftung')]).toEqual(['beginning'])
    expect([...few.in('einundzwanzig')]).toEqual(['within'])
    expect([...few.in('gif, ifs')]).toEqual([])
  })
})

describe('letters in patterns', () => {
  it.each(['a', 'Z', 'ß', 'ö', 'É', 'ø', 'š', 'Ω', 'Ж', 'ﬁ'])('are those that texts hold: %s', (letter) => {
    expect(compile(String.raw`^\p{L}$`, 'u').test(letter)).toBe(true)
    expect(compile(String.raw`^[^\d\p{L}]$`, 'u').test(letter)).toBe(false)
  })

  it.each(['1', '²', '×', '÷', '%', '–', '’', ' ', '_', '㎡'])('and no signs: %s', (sign) => {
    expect(compile(String.raw`\p{L}`, 'u').test(sign)).toBe(false)
  })
})
