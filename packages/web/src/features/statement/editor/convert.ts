import type { Inline, RichBlock, RichText } from '@esrs/contract'
import type { JSONContent } from '@tiptap/core'

type Plain = Exclude<Inline, { type: 'footnote' }>
type List = Extract<RichBlock, { type: 'list' }>
type Item = List['items'][number]
type Table = Extract<RichBlock, { type: 'table' }>
type Mark = NonNullable<JSONContent['marks']>[number]

/** Highest depth of nested lists. */
const deepest = 3

/* From a text to what the editor holds. */

const marksOf = (run: { bold?: boolean | undefined; italic?: boolean | undefined }, href?: string): JSONContent => {
  const marks: Mark[] = [
    ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
    ...(run.bold ? [{ type: 'bold' }] : []),
    ...(run.italic ? [{ type: 'italic' }] : []),
  ]
  return marks.length > 0 ? { marks } : {}
}

function inlineNode(inline: Inline): JSONContent[] {
  switch (inline.type) {
    case 'text':
      return inline.text === '' ? [] : [{ type: 'text', text: inline.text, ...marksOf(inline) }]
    case 'link':
      return inline.text === '' ? [] : [{ type: 'text', text: inline.text, ...marksOf(inline, inline.href) }]
    case 'value':
      return [{ type: 'value', attrs: { fact: inline.fact, show: inline.show }, ...marksOf(inline) }]
    case 'break':
      return [{ type: 'hardBreak' }]
    case 'footnote':
      return [{ type: 'footnote', attrs: { content: inline.content } }]
  }
}

const lineNodes = (line: readonly Inline[]): JSONContent => {
  const content = line.flatMap(inlineNode)
  return content.length > 0 ? { content } : {}
}

const paragraphNode = (line: readonly Inline[]): JSONContent => ({ type: 'paragraph', ...lineNodes(line) })

const listNode = ({ ordered, items }: List): JSONContent => ({
  type: ordered ? 'orderedList' : 'bulletList',
  content: items.map((item) => ({
    type: 'listItem',
    content: [paragraphNode(item.content), ...(item.items ? [listNode(item.items)] : [])],
  })),
})

function tableNode({ caption, rows }: Table): JSONContent {
  const columns = rows.reduce((most, { length }) => Math.max(most, length), 0)
  return {
    type: 'table',
    attrs: { caption },
    content: rows.map((row, index) => ({
      type: 'tableRow',
      // Rows are filled up to the longest, because neither the editor nor the files support ragged tables.
      content: Array.from({ length: columns }, (_, column) => ({
        type: index === 0 ? 'tableHeader' : 'tableCell',
        attrs: { align: row[column]?.align === 'end' ? 'end' : null },
        content: [paragraphNode(row[column]?.content ?? [])],
      })),
    })),
  }
}

function blockNode(block: RichBlock): JSONContent {
  switch (block.type) {
    case 'heading':
      return { type: 'heading', attrs: { level: block.level }, ...lineNodes(block.content) }
    case 'paragraph':
      return paragraphNode(block.content)
    case 'list':
      return listNode(block)
    case 'quote':
      return {
        type: 'quote',
        attrs: { source: block.source },
        content:
          block.content.length > 0 ? block.content.map(({ content }) => paragraphNode(content)) : [paragraphNode([])],
      }
    case 'table':
      return tableNode(block)
  }
}

/** Converts a text to the editor's document; an empty text becomes an empty paragraph. */
export const toDocument = (text: RichText): JSONContent => ({
  type: 'doc',
  content: text.length > 0 ? text.map(blockNode) : [{ type: 'paragraph' }],
})

/* And back. */

const has = (node: JSONContent, mark: string) => node.marks?.find(({ type }) => type === mark)

const looksOf = (node: JSONContent) => ({
  ...(has(node, 'bold') && { bold: true as const }),
  ...(has(node, 'italic') && { italic: true as const }),
})

function inlineOf(node: JSONContent): Inline[] {
  switch (node.type) {
    case 'text': {
      const href = has(node, 'link')?.attrs?.href as string | undefined
      const text = node.text ?? ''
      return [
        href === undefined ? { type: 'text', text, ...looksOf(node) } : { type: 'link', text, href, ...looksOf(node) },
      ]
    }
    case 'value':
      return [{ type: 'value', ...(node.attrs as { fact: string; show: 'value' }), ...looksOf(node) }]
    case 'hardBreak':
      return [{ type: 'break' }]
    case 'footnote':
      return [{ type: 'footnote', content: (node.attrs?.content ?? []) as Plain[] }]
    default:
      return []
  }
}

const wordsOf = (run: Inline) => (run.type === 'text' || run.type === 'link' ? run : null)

const looksAlike = (one: Inline, other: Inline) =>
  JSON.stringify({ ...one, text: '' }) === JSON.stringify({ ...other, text: '' })

/** Merges neighbouring runs of the same kind and style, and drops empty ones. */
export function joined<T extends Inline>(line: readonly T[]): T[] {
  const runs: T[] = []
  for (const run of line) {
    const words = wordsOf(run)
    if (words?.text === '') continue
    const last = runs.at(-1)
    const before = last && wordsOf(last)
    if (last && words && before && looksAlike(run, last))
      runs[runs.length - 1] = { ...last, text: before.text + words.text }
    else runs.push(run)
  }
  return runs
}

const lineOf = (node: JSONContent | undefined): Inline[] => joined((node?.content ?? []).flatMap(inlineOf))

/** Items of a list; items nested too deep follow their parent item on its level. */
function itemsOf(list: JSONContent, depth: number): Item[] {
  return (list.content ?? []).flatMap((item): Item[] => {
    const [words, below] = item.content ?? []
    const content = lineOf(words)
    if (!below) return [{ content }]
    if (depth === deepest) return [{ content }, ...itemsOf(below, depth)]
    return [{ content, items: listOf(below, depth + 1) }]
  })
}

const listOf = (list: JSONContent, depth: number): List => ({
  type: 'list',
  ordered: list.type === 'orderedList',
  items: itemsOf(list, depth),
})

const tableOf = (node: JSONContent): Table => ({
  type: 'table',
  caption: (node.attrs?.caption as string | null | undefined) || null,
  rows: (node.content ?? []).map((row) =>
    (row.content ?? []).map((cell) => ({
      content: lineOf(cell.content?.[0]),
      ...(cell.attrs?.align === 'end' && { align: 'end' as const }),
    })),
  ),
})

function blockOf(node: JSONContent): RichBlock[] {
  switch (node.type) {
    case 'heading':
      return [{ type: 'heading', level: node.attrs?.level === 2 ? 2 : 1, content: lineOf(node) }]
    case 'paragraph':
      return [{ type: 'paragraph', content: lineOf(node) }]
    case 'bulletList':
    case 'orderedList':
      return [listOf(node, 1)]
    case 'quote':
      return [
        {
          type: 'quote',
          source: node.attrs?.source,
          content: (node.content ?? []).map((paragraph) => ({ type: 'paragraph', content: lineOf(paragraph) })),
        },
      ]
    case 'table':
      return [tableOf(node)]
    default:
      return []
  }
}

/** Converts the editor's document to a text. */
export function toRichText(document: JSONContent): RichText {
  const text = (document.content ?? []).flatMap(blockOf)
  const [only] = text
  return text.length === 1 && only?.type === 'paragraph' && only.content.length === 0 ? [] : text
}
