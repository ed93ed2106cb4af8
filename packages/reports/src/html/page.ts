import { usualColour } from '@esrs/contract'
import type { Layout, Node } from '../layout/nodes.ts'
import { say } from '../words/messages.ts'
import { type Content, element, Markup } from './element.ts'
import { figures, grid, listTable, notes, notice, type Page, parts, picture } from './parts.ts'
import { stylesOf } from './styles.ts'

export interface PageOptions {
  /** Attributes of the root element, such as namespaces. */
  root: Record<string, string>
  /** Content before the visible page, such as the hidden header of inline XBRL. */
  before: Content
  mark: Page['mark']
  explain: Page['explain']
  without: Page['without']
  /** Wraps the content that answers datapoints in the XBRL tags of its text. */
  markText(text: { id: string; datapoints: readonly string[] }, shown: Markup): Content
}

/** A statement as a page for the browser, in XHTML, so that a machine can read it too. */
export function pageOf(layout: Layout, options: PageOptions): string {
  const { language, statement, nodes } = layout
  const { mark, explain, without } = options
  const page: Page = { language, above: layout.above, mark, explain, without, notes: [] }
  const titles = new Map(nodes.flatMap((node) => (node.kind === 'heading' ? [[node.id, node.short] as const] : [])))
  const body = nodes.map((node) => nodeOf(node, page, titles, options))
  const root = { xmlns: 'http://www.w3.org/1999/xhtml', ...options.root, 'xml:lang': language }
  const html = element(
    'html',
    root,
    element(
      'head',
      {},
      element('meta', { 'http-equiv': 'Content-Type', content: 'text/html; charset=UTF-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('title', {}, `${layout.title} – ${layout.company}`),
      element(
        'style',
        { type: 'text/css' },
        new Markup(stylesOf(statement.company.colour ?? usualColour, layout.draft)),
      ),
    ),
    element(
      'body',
      {},
      options.before,
      element('div', { class: 'main' }, cover(layout), contents(nodes, language), body, notes(page)),
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${html.xml}\n`
}

function cover({ statement, company, title, about, draft }: Layout): Markup {
  const { logo } = statement.company
  return element(
    'div',
    { class: 'cover' },
    logo ? element('img', { src: `data:${logo.mime_type};base64,${logo.base64}`, alt: company }) : null,
    draft ? element('p', { class: 'draft' }, draft) : null,
    element('p', {}, company),
    element('h1', {}, title),
    about.map((line) => element('p', {}, line)),
  )
}

function contents(nodes: readonly Node[], language: 'en' | 'de'): Markup {
  const headings = nodes.filter((node) => node.kind === 'heading')
  return element(
    'div',
    { class: 'contents' },
    element('h2', { id: 'd-contents' }, say(language, 'contents')),
    listed(headings, 1),
  )
}

/** Headings of a level as a list, each with those below it. */
function listed(headings: readonly Heading[], level: number): Markup {
  const starts = headings.flatMap((heading, index) => (heading.level === level ? [index] : []))
  return element(
    'ol',
    {},
    starts.map((start, index) => {
      const { id, text } = headings[start]!
      const below = headings.slice(start + 1, starts[index + 1])
      const link = element('a', { href: `#${id}` }, text)
      return element('li', {}, link, below.length > 0 ? listed(below, level + 1) : null)
    }),
  )
}

type Heading = Extract<Node, { kind: 'heading' }>

function nodeOf(node: Node, page: Page, titles: ReadonlyMap<string, string>, options: PageOptions): Content {
  switch (node.kind) {
    case 'heading':
      return element(`h${node.level + 1}`, { id: node.id }, node.text)
    case 'text':
      return options.markText(node, element('div', {}, parts(node.parts, page)))
    case 'figures':
      return figures(node, page)
    case 'grid':
      return grid(node, page)
    case 'picture':
      return picture(node)
    case 'notice':
      return notice(node)
    case 'list':
      return listTable(node, titles, page)
  }
}
