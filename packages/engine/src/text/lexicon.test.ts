import { describe, expect, it } from 'vitest'
import { Lexicon } from './lexicon.ts'
import { fold } from './text.ts'

const rows = [
  { concept: 'energy', kind: 'what', group: '', language: 'en', words: 'energy' },
  { concept: 'renewable', kind: 'facet', group: 'source', language: 'en', words: 'renewable' },
  { concept: 'renewable_energy', kind: 'what', group: '', language: 'en', words: 'renewable energy' },
  { concept: 'sources', kind: 'facet', group: 'beside', language: 'en', words: 'energy sources used' },
  { concept: 'use_of_energy', kind: 'what', group: '', language: 'en', words: 'use of renewable energy' },
]
const lexicon = new Lexicon(rows)
const saidIn = (text: string) => lexicon.read(text).hits.map(({ concept }) => concept)

describe('what a text says', () => {
  it('takes the longest range, and none within it', () => {
    expect(saidIn('Renewable energy and energy')).toEqual(['renewable_energy', 'energy'])
    expect(saidIn('the use of renewable energy')).toEqual(['use_of_energy'])
  })

  it('lets what is said beside others hide none of them', () => {
    expect(saidIn('energy sources used')).toEqual(['energy', 'sources'])
  })

  it('is the same as comparing each range with every other one', () => {
    const words = ['energy', 'renewable', 'use', 'of', 'sources', 'used', 'and']
    for (let seed = 1; seed <= 200; seed += 1) {
      const text = Array.from(
        { length: 12 },
        (_, at) => words[(seed * (at + 3) * 7919 + at * at * seed) % words.length],
      ).join(' ')
      const all = lexicon.hits(fold(text))
      const outermost = all.filter(
        (hit) =>
          !all.some(
            (other) =>
              other.concept !== 'sources' &&
              other.from <= hit.from &&
              other.to >= hit.to &&
              other.to - other.from > hit.to - hit.from,
          ),
      )
      expect(lexicon.read(text).hits, text).toEqual(outermost)
    }
  })

  it('of a page of a million letters is read in one pass', () => {
    // Compared one by one, the 180,000 ranges of this page would take hours.
    expect(lexicon.read('renewable energy '.repeat(60_000)).hits).toHaveLength(60_000)
  })
})
