import type { Fact, RichText, StatementLanguage } from '@esrs/contract'
import type { LayoutPart, ListItem, Run } from './nodes.ts'
import { partsOf } from './rich.ts'

/** A text as plain words, with the values that it follows: one line for each paragraph, item and row. */
export function wordsOf(text: RichText, facts: ReadonlyMap<string, Fact>, language: StatementLanguage): string {
  return partsOf(text, { facts, language, documents: new Map() }).flatMap(linesOf).join('\n')
}

function linesOf(part: LayoutPart): string[] {
  switch (part.kind) {
    case 'heading':
    case 'paragraph':
      return [run(part.runs)]
    case 'list':
      return part.items.flatMap(itemLines)
    case 'quote':
      return [...part.paragraphs.map(run), ...(part.source === null ? [] : [`(${part.source})`])]
    case 'source':
      return []
    case 'table':
      return part.rows.map((row) => row.map(({ runs }) => run(runs)).join(' | '))
  }
}

const itemLines = ({ runs, below }: ListItem): string[] => [
  `– ${run(runs)}`,
  ...(below?.items.flatMap(itemLines) ?? []),
]

const run = (runs: readonly Run[]): string =>
  runs
    .map(({ text, isBreak, footnote }) => (isBreak ? '\n' : footnote ? ` [${run(footnote)}]` : text))
    .join('')
    .replaceAll('\u200b', '')
