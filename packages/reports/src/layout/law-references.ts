import type { Statement, StatementLanguage, StatementLists } from '@esrs/contract'
import { type MessageKey, say } from '../words/messages.ts'
import known from './law-references.json' with { type: 'json' }

type Law = StatementLists['other_law'][number]['law'][number]

/**
 * Where other EU law asks for a datapoint, as ESRS 2, Appendix B lists it: `1 5` is indicator 5 of table 1 of Annex I to (EU) 2022/1288, `3` a
 * template and `T1` a table of (EU) 2022/2453, `2020/1818 5(1)` an article of a delegated act on benchmarks, `II` an annex.
 */
const references = known as Readonly<Record<string, Readonly<Partial<Record<Law, readonly string[]>>>>>

/** A law with the places in it that ask for a datapoint; the name alone where none is known. */
export function lawInWords(set: Statement['set'], datapoint: string, law: Law, language: StatementLanguage): string {
  const name = say(language, `law.${law}`)
  const places = set === 'esrs-2023' ? (references[datapoint]?.[law] ?? []) : []
  if (places.length === 0) return name
  return say(language, 'law.with', { law: name, places: places.map((one) => placeIn(law, one, language)).join(', ') })
}

function placeIn(law: Law, place: string, language: StatementLanguage): string {
  const [first = '', second = ''] = place.split(' ')
  const at = (key: MessageKey, values: Record<string, string>) => say(language, key, values)
  switch (law) {
    case 'sfdr':
      return at('law.indicator', { table: first, number: second })
    case 'pillar3':
      return first.startsWith('T') ? at('law.table', { number: first.slice(1) }) : at('law.template', { number: first })
    case 'climateLaw':
      return article(first, language)
    case 'benchmark':
      return at('law.act', {
        act: first,
        place: second === 'II' ? at('law.annex', { number: second }) : article(second, language),
      })
  }
}

function article(place: string, language: StatementLanguage): string {
  const [, number = place, paragraph] = /^(\d+)\((\d+)\)$/.exec(place) ?? []
  return paragraph === undefined
    ? say(language, 'law.article', { article: number })
    : say(language, 'law.articleParagraph', { article: number, paragraph })
}
