import type { FigureRow, LayoutPart, ListItem, Node, Run } from '../layout/nodes.ts'
import { say } from '../words/messages.ts'
import { type Content, element, Markup } from './element.ts'

/** Context of a page: language, tagging and footnotes. */
export interface Page {
  /** Wraps a shown value in its XBRL tag, the first time that it is shown. */
  mark(run: Run, shown: Content): Content
  /** Wraps words that explain a fact in the footnote of it. */
  explain(run: Run, shown: Content): Content
  /** Tags of the elements that have no value, beside the words that say so. */
  without(names: readonly string[]): Content
  language: 'en' | 'de'
  /** Levels of headings above those of requirements. */
  above: 1 | 2
  /** Footnotes in the order of their references. */
  notes: Run[][]
}

export const runs = (all: readonly Run[], page: Page): Content[] => all.map((run) => runOf(run, page))

function runOf(run: Run, page: Page): Content {
  if (run.isBreak) return element('br', {})
  if (run.footnote) {
    page.notes.push(run.footnote)
    const number = page.notes.length
    return element('sup', {}, element('a', { href: `#note-${number}`, id: `noted-${number}` }, String(number)))
  }
  let shown: Content = run.fact ? page.mark(run, run.text) : run.text
  if (run.explains) shown = page.explain(run, shown)
  if (run.italic) shown = element('em', {}, shown)
  if (run.bold) shown = element('strong', {}, shown)
  return run.href ? element('a', { href: run.href }, shown) : shown
}

/** Parts of a text; headings stand below that of the requirement. */
export const parts = (all: readonly LayoutPart[], page: Page): Content[] => all.map((part) => partOf(part, page))

function partOf(part: LayoutPart, page: Page): Content {
  switch (part.kind) {
    case 'heading':
      return element(`h${part.level + page.above + 2}`, {}, runs(part.runs, page))
    case 'paragraph':
      return element('p', {}, runs(part.runs, page))
    case 'list':
      return list(part.ordered, part.items, page)
    case 'quote':
      return element(
        'blockquote',
        { 'xml:lang': part.language === page.language ? null : part.language },
        part.paragraphs.map((paragraph) => element('p', {}, runs(paragraph, page))),
        part.source === null
          ? null
          : element(
              'div',
              { class: 'cite', ...(part.language && { 'xml:lang': page.language }) },
              say(page.language, 'source', { source: part.source }),
            ),
      )
    case 'source':
      return element('p', { class: 'cite' }, part.text)
    case 'table': {
      const [head, ...rows] = part.rows
      // The first cell of a row names it.
      const cells = (row: typeof head, isHead: boolean) =>
        (row ?? []).map(({ runs: content, atEnd }, column) => {
          const scope = isHead ? 'col' : column === 0 ? 'row' : null
          return element(scope ? 'th' : 'td', { class: atEnd ? 'end' : null, scope }, runs(content, page))
        })
      return table(
        part.caption,
        element('tr', {}, cells(head, true)),
        rows.map((row) => element('tr', {}, cells(row, false))),
      )
    }
  }
}

function list(ordered: boolean, items: readonly ListItem[], page: Page): Markup {
  return element(
    ordered ? 'ol' : 'ul',
    {},
    items.map(({ runs: content, below }) =>
      element('li', {}, runs(content, page), below && list(below.ordered, below.items, page)),
    ),
  )
}

const table = (caption: string | null, head: Markup, rows: readonly Markup[]): Markup =>
  element(
    'div',
    { class: 'table' },
    element(
      'table',
      {},
      caption ? element('caption', {}, caption) : null,
      element('thead', {}, head),
      rows.length > 0 ? element('tbody', {}, rows) : null,
    ),
  )

export function figures(node: Extract<Node, { kind: 'figures' }>, page: Page): Markup {
  const named = node.rows.some(({ unit }) => unit !== null) ? 2 : 1
  const head = node.head.map((text, index) =>
    element('th', { scope: 'col', class: index < named ? null : 'end' }, text),
  )
  return table(
    node.caption,
    element('tr', {}, head),
    node.rows.map((row) => figureRow(row, page)),
  )
}

function figureRow(row: FigureRow, page: Page): Markup {
  const note = row.footnote === null ? [] : [{ text: '', footnote: row.footnote }]
  return element(
    'tr',
    { class: row.isPart ? 'part' : row.isTotal ? 'total' : null },
    element('th', { scope: 'row' }, row.label, runs(note, page)),
    row.unit === null ? null : element('td', {}, row.unit),
    row.cells.map((run) => element('td', { class: 'end' }, runs([run], page))),
  )
}

/** A table as the law lays it out; a wide one scrolls for itself. */
export function grid(node: Extract<Node, { kind: 'grid' }>, page: Page): Markup {
  const end = (index: number) => (node.kinds[index] === 'words' ? null : 'end')
  const groups = node.groups.map(({ text, span }) =>
    text === '' ? element('td', { colspan: span }) : element('th', { scope: 'colgroup', colspan: span }, text),
  )
  const head = node.head.map((text, index) => element('th', { scope: 'col', class: end(index) }, text))
  const rows = node.rows.map(({ head: name, level, cells }) =>
    level === 'section'
      ? element('tr', { class: level }, element('th', { scope: 'rowgroup', colspan: node.head.length }, name))
      : element(
          'tr',
          { class: level === 'plain' ? null : level },
          element('th', { scope: 'row' }, name),
          cells.map((run, index) => element('td', { class: end(index + 1) }, runs([run], page))),
        ),
  )
  return element(
    'div',
    { class: node.isWide ? 'table wide' : 'table' },
    element(
      'table',
      {},
      element('caption', {}, node.caption),
      element('thead', {}, groups.length > 0 ? element('tr', {}, groups) : null, element('tr', {}, head)),
      element('tbody', {}, rows),
    ),
    node.note ? element('p', { class: 'cite' }, node.note) : null,
  )
}

export function listTable(
  node: Extract<Node, { kind: 'list' }>,
  titles: ReadonlyMap<string, string>,
  page: Page,
): Markup {
  const rows = node.rows.map((row) =>
    element(
      'tr',
      {},
      row.map(({ text, place, without }, column) =>
        element(
          column === 0 ? 'th' : 'td',
          { scope: column === 0 ? 'row' : null },
          without ? page.without(without) : null,
          place ? linkTo(place, titles) : text,
        ),
      ),
    ),
  )
  const head = node.head.map((text) => element('th', { scope: 'col' }, text))
  return table(null, element('tr', {}, head), rows)
}

/** A link to a heading by its code, because HTML has no page numbers. */
const linkTo = (place: string, titles: ReadonlyMap<string, string>): Content =>
  titles.has(place) ? element('a', { href: `#${place}` }, titles.get(place)!) : '–'

export function notice({ tone, title, text, items }: Extract<Node, { kind: 'notice' }>): Markup {
  const list =
    items.length > 1
      ? element(
          'ul',
          {},
          items.map((item) => element('li', {}, item)),
        )
      : (items[0] ?? null)
  return element(
    'div',
    { class: `notice ${tone}` },
    element('strong', {}, title),
    element('p', {}, text),
    list && (items.length > 1 ? list : element('p', {}, list)),
  )
}

/** A picture as part of the page: nothing is fetched for it, and no program can be in it. */
export const picture = ({ svg, alt, caption, width, height }: Extract<Node, { kind: 'picture' }>): Markup =>
  element(
    'div',
    { class: 'picture' },
    element('p', { class: 'caption' }, caption),
    element('img', { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, alt, width, height }),
  )

export function notes({ notes: all, ...page }: Page): Content {
  if (all.length === 0) return null
  const rest: Page = { ...page, notes: [] }
  return element(
    'div',
    { class: 'numbered' },
    element(
      'ol',
      { class: 'notes' },
      all.map((note, index) =>
        element(
          'li',
          { id: `note-${index + 1}` },
          runs(note, rest),
          ' ',
          element('a', { href: `#noted-${index + 1}` }, '↩'),
        ),
      ),
    ),
  )
}

export { Markup }
