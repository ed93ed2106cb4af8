import { describe, expect, it } from 'vitest'
import { compileRecipes } from './compiled.ts'
import { Needles, needlesOf, type Pattern } from './needles.ts'
import { recipes } from './recipes/index.ts'
import { coreRows, coreSentences } from './recipes/rows-core.ts'
import { peopleSentences } from './recipes/rows-people.ts'
import { sentenceRows } from './recipes/rows-sentences.ts'
import { fold, foldLabel } from './text.ts'

describe('words a pattern asks for', () => {
  it.each<[string, string[] | null]>([
    ['energy consumption', ['energy consumption']],
    ['energy (?:use|usage)', ['energy use', 'energy usage']],
    ['(?:total )?energy', ['total energy', 'energy']],
    ['scope[ -]?2', ['scope 2', 'scope2']],
    ['co2-preis', ['co2 preis']],
    ['abf[aä]lle?n?', ['abfall', 'abfäll']],
    ['emissions?…(?:was|were) #', ['emission']],
    ['(?:#|¤) (?:women|frauen)', [' women', ' frauen']],
    ['waste\\w* (?!water)generated', [' generated']],
    ['\\bno (?:fatal|deadly) accidents?', ['no fatal accident', 'no deadly accident']],
    ['(?:very ){1,2}high', ['very ']],
    ['x{0,3}pay', ['pay']],
    ['(?:women|.{3})', null],
    ['pv|solar', null],
    ['.*', null],
  ])('%s', (source, needles) => {
    const [found = null] = needlesOf(source)
    // A shorter needle that stands in all of the others says the same.
    const least = needles?.filter((one) => !needles.some((other) => other !== one && one.includes(other)))
    expect(found === null ? null : [...found].sort()).toEqual(least?.sort() ?? null)
  })

  it('never pass over a pattern that matches', () => {
    const texts = [
      ...coreRows.flatMap((row) => [...row.is, ...row.not].map(foldLabel)),
      ...[...coreSentences, ...sentenceRows, ...peopleSentences].flatMap((row) =>
        [...row.is.map(([text]) => text), ...row.not].map(fold),
      ),
    ]
    let matches = 0
    for (const { labels, says, zero, yes, no, labelNeedles, sentenceNeedles } of compileRecipes(recipes)) {
      for (const text of texts) {
        const masked = text.replace(/\d[\d.,]*/g, '\uE000')
        const sentences = [...says.map(([, pattern]) => pattern), ...zero, ...yes, ...no]
        for (const [said, patterns, needles] of [
          [text, labels, labelNeedles],
          [masked, sentences, sentenceNeedles],
        ] as const) {
          const may = needles.within(said)
          for (const pattern of patterns) {
            if (!pattern.fresh.test(said)) continue
            matches += 1
            if (!may.has(pattern)) expect.fail(`${pattern.fresh} matches "${said}" without its words`)
          }
        }
      }
    }
    expect(matches).toBeGreaterThan(400)
  })

  it('are known for nearly every pattern of the recipes', () => {
    const compiled = compileRecipes(recipes)
    const [first] = compiled
    const inSentences = compiled.flatMap(({ says, after, zero, all, yes, no }) => [
      ...[...says, ...after].map(([, pattern]) => pattern as Pattern),
      ...zero,
      ...all,
      ...yes,
      ...no,
    ])
    expect(inSentences.length).toBeGreaterThan(2000)
    expect(inSentences.filter((pattern) => first?.sentenceNeedles.within('').has(pattern))).toHaveLength(0)
    const labels = compiled.flatMap(({ labels }) => labels)
    expect(labels.filter((pattern) => first?.labelNeedles.within('').has(pattern)).length).toBeLessThan(5)
  })

  it('tell a pattern by all its words, not only by the rarest', () => {
    const needles = new Needles()
    const both = needles.add('(?:suppliers?|vendors?)(?=[^.]{0,80}audit)', () => /./)
    const one = needles.add('whistle-?blow', () => /./)
    const may = (text: string) => [both, one].map((pattern) => needles.search(text).has(pattern))
    expect(may('our suppliers are audited')).toEqual([true, false])
    expect(may('our vendor was audited, and a whistle blower spoke')).toEqual([true, true])
    expect(may('our suppliers are many')).toEqual([false, false])
    expect(may('an audit')).toEqual([false, false])
  })
})
