import { hrefLength, hrefPattern, type Inline, type QuoteSource } from '@esrs/contract'
import { type Extensions, mergeAttributes, Node } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import { ListItem } from '@tiptap/extension-list'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { valueLook } from '../prose.ts'

type Show = Extract<Inline, { type: 'value' }>['show']

/** Texts that the editor shows inside values, quotes and footnotes. */
export interface Speech {
  value: (fact: string, show: Show) => string
  source: (source: QuoteSource) => string
}

const shows: readonly string[] = ['value', 'number', 'unit', 'year'] satisfies Show[]

export const isHref = (href: string): boolean => href.length <= hrefLength && hrefPattern.test(href)

/** Reads the JSON of an attribute of pasted HTML; `null` where it does not fit the schema. */
function parsed<T>(element: HTMLElement, name: string, isRight: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(element.getAttribute(name) ?? 'null')
    return isRight(value) ? value : null
  } catch {
    return null
  }
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'

const isSource = (value: unknown): value is QuoteSource => {
  if (typeof value !== 'object' || value === null) return false
  const { document_id, document, page, sheet, language } = value as Record<string, unknown>
  const isPage = page === null || Number.isInteger(page)
  if (language !== undefined && language !== 'en' && language !== 'de') return false
  return isTextOrNull(document_id) && typeof document === 'string' && isPage && isTextOrNull(sheet)
}

/** Text of a pasted footnote, without its links and values. */
const isLine = (value: unknown): value is Inline[] =>
  Array.isArray(value) &&
  value.every((run) => run?.type === 'text' && typeof run.text === 'string' && Object.keys(run).length === 2)

/** Node for a value linked to its fact; its text is formatted anew whenever it is shown. */
const valueNode = (speech: Speech) =>
  Node.create({
    name: 'value',
    group: 'inline',
    inline: true,
    atom: true,
    selectable: true,
    addAttributes: () => ({ fact: { default: '' }, show: { default: 'value' } }),
    parseHTML: () => [
      {
        tag: 'span[data-fact]',
        getAttrs: (element) => {
          const { fact = '', show = '' } = element.dataset
          return fact !== '' && shows.includes(show) ? { fact, show } : false
        },
      },
    ],
    renderHTML: ({ node }) => [
      'span',
      { 'data-fact': node.attrs.fact, 'data-show': node.attrs.show, class: valueLook },
      speech.value(node.attrs.fact, node.attrs.show),
    ],
    renderText: ({ node }) => speech.value(node.attrs.fact, node.attrs.show),
  })

/** Node for a footnote: a number in the text, with its words edited in a dialog. */
const footnoteNode = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  marks: '',
  addAttributes: () => ({ content: { default: [] } }),
  parseHTML: () => [
    {
      tag: 'sup[data-footnote]',
      getAttrs: (element) => {
        const content = parsed(element, 'data-footnote', isLine)
        return content ? { content } : false
      },
    },
  ],
  renderHTML: ({ node }) => ['sup', { 'data-footnote': JSON.stringify(node.attrs.content) }],
})

/** Node for a quote from a document: its words may be shortened, its source stays. */
const quoteNode = (speech: Speech) =>
  Node.create({
    name: 'quote',
    group: 'block',
    content: 'paragraph+',
    defining: true,
    addAttributes: () => ({ source: { default: null } }),
    parseHTML: () => [
      {
        tag: 'blockquote[data-source]',
        contentElement: 'div',
        getAttrs: (element) => {
          const source = parsed(element, 'data-source', isSource)
          return source ? { source } : false
        },
      },
    ],
    renderHTML: ({ node }) => [
      'blockquote',
      { 'data-source': JSON.stringify(node.attrs.source) },
      ['div', 0],
      [
        'footer',
        { contenteditable: 'false', class: 'mt-1! text-muted text-xs select-none' },
        node.attrs.source ? speech.source(node.attrs.source) : '',
      ],
    ],
  })

/** Table without merged cells and with one paragraph per cell, as texts allow. */
const cellParts = {
  content: 'paragraph',
  addAttributes: () => ({
    colspan: { default: 1, parseHTML: () => 1, rendered: false },
    rowspan: { default: 1, parseHTML: () => 1, rendered: false },
    colwidth: { default: null, parseHTML: () => null, rendered: false },
    align: {
      default: null,
      parseHTML: (element: HTMLElement) =>
        element.dataset.align === 'end' || element.style.textAlign === 'right' ? 'end' : null,
      renderHTML: ({ align }: { align?: string | null }) => (align ? { 'data-align': align } : {}),
    },
  }),
}

const captionedTable = Table.extend({
  addAttributes: () => ({
    caption: {
      default: null,
      parseHTML: (element: HTMLElement) => element.querySelector('caption')?.textContent?.trim() || null,
      rendered: false,
    },
  }),
  renderHTML: ({ node, HTMLAttributes }) => [
    'table',
    mergeAttributes(HTMLAttributes),
    ...(node.attrs.caption ? [['caption', { contenteditable: 'false' }, node.attrs.caption] as const] : []),
    ['tbody', 0],
  ],
}).configure({ resizable: false })

/** Extensions for exactly the elements that a text of the statement may contain; pasted content is reduced to them. */
export function extensionsFor(speech: Speech): Extensions {
  return [
    StarterKit.configure({
      blockquote: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      strike: false,
      underline: false,
      link: false,
      listItem: false,
      trailingNode: false,
      heading: false,
    }),
    headingNode,
    ListItem.extend({ content: 'paragraph (bulletList | orderedList)?' }),
    Link.configure({
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      protocols: ['mailto'],
      isAllowedUri: (href) => isHref(href),
      shouldAutoLink: (href) => isHref(href),
      HTMLAttributes: { rel: 'noopener noreferrer', target: null },
    }).extend({ inclusive: false }),
    captionedTable,
    TableRow,
    TableHeader.extend(cellParts),
    TableCell.extend(cellParts),
    valueNode(speech),
    footnoteNode,
    quoteNode(speech),
  ]
}

/** Pasted headings become headings below that of the requirement, whatever level they had. */
const headingNode = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 1, rendered: false } }),
  parseHTML: () => [
    { tag: 'h5[data-level]', attrs: { level: 2 } },
    { tag: 'h4[data-level]', attrs: { level: 1 } },
    { tag: 'h1', attrs: { level: 1 } },
    { tag: 'h2', attrs: { level: 1 } },
    ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 2 } })),
  ],
  renderHTML: ({ node }) => [node.attrs.level === 2 ? 'h5' : 'h4', { 'data-level': String(node.attrs.level) }, 0],
  addKeyboardShortcuts() {
    const toggle = (level: 1 | 2) => () => this.editor.commands.toggleNode('heading', 'paragraph', { level })
    return { 'Mod-Alt-1': toggle(1), 'Mod-Alt-2': toggle(2) }
  },
})
