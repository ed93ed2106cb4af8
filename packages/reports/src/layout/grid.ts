import type { Fact, StatementBlock, StatementLanguage } from '@esrs/contract'
import { exactInWords } from '../words/exact.ts'
import { factNumber } from '../words/format.ts'
import { clean } from './clean.ts'
import type { Node, Run } from './nodes.ts'

type Table = Extract<StatementBlock, { type: 'table' }>
type Grid = Extract<Node, { kind: 'grid' }>

/** A table of the law with its cells filled in. `caption`: with its number. */
export function gridNode(
  { id, note, wide, groups, columns, rows }: Table,
  caption: string,
  language: StatementLanguage,
  facts: ReadonlyMap<string, Fact>,
): Grid {
  const cell = (one: Table['rows'][number]['cells'][number]): Run => {
    if (one === null) return { text: '' }
    if ('words' in one) return { text: clean(one.words[language]) }
    if ('number' in one) return { text: exactInWords(one.number, one.decimals, language) }
    const fact = facts.get(one.fact)
    return fact ? { text: clean(factNumber(fact, language)), fact } : { text: '' }
  }
  return {
    kind: 'grid',
    id,
    caption,
    note: note && clean(note[language]),
    isWide: wide,
    groups: groups.map(({ words, span }) => ({ text: clean(words[language]), span })),
    head: columns.map(({ head }) => clean(head[language])),
    kinds: columns.map(({ kind }) => kind),
    rows: rows.map(({ head, level, cells }) => ({ head: clean(head[language]), level, cells: cells.map(cell) })),
  }
}
