import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  ExternalHyperlink,
  FootnoteReferenceRun,
  HeadingLevel,
  HeightRule,
  ImageRun,
  InternalHyperlink,
  Paragraph,
  type ParagraphChild,
  SimpleField,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextDirection,
  TextRun,
  WidthType,
} from 'docx'
import type { LayoutPart, ListItem, Node, Run } from '../layout/nodes.ts'
import { say } from '../words/messages.ts'
import { pngOf } from './png.ts'

/** State collected while a document is written: footnotes, anchors, lists. */
export interface Writing {
  language: 'en' | 'de'
  footnotes: Record<string, { children: Paragraph[] }>
  /** Anchors of the headings that links may point to. */
  anchors: ReadonlySet<string>
  titles: ReadonlyMap<string, string>
  /** Levels of headings above those of requirements. */
  above: 1 | 2
  /** Number of ordered lists so far, because each needs its own numbering that starts at 1. */
  lists: number
}

const levels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
] as const

const locales = { en: 'en-GB', de: 'de-DE' }

export function runs(all: readonly Run[], writing: Writing, spoken: 'en' | 'de' | null = null): ParagraphChild[] {
  return all.flatMap((run): ParagraphChild[] => {
    if (run.isBreak) return [new TextRun({ break: 1 })]
    if (run.footnote) {
      const number = Object.keys(writing.footnotes).length + 1
      // The footnote's number is taken first; its own words contain no footnotes.
      writing.footnotes[number] = { children: [new Paragraph({ children: [] })] }
      writing.footnotes[number] = { children: [new Paragraph({ children: runs(run.footnote, writing) })] }
      return [new FootnoteReferenceRun(number)]
    }
    const looks = { ...(run.bold && { bold: true }), ...(run.italic && { italics: true }) }
    const text = (style?: string) =>
      new TextRun({
        text: run.text,
        ...looks,
        ...(style && { style }),
        ...(spoken && { language: { value: locales[spoken] } }),
      })
    if (!run.href) return [text()]
    if (!run.href.startsWith('#')) {
      return [new ExternalHyperlink({ link: run.href, children: [text('Hyperlink')] })]
    }
    const anchor = run.href.slice(1)
    if (!writing.anchors.has(anchor)) return [text()]
    return [new InternalHyperlink({ anchor, children: [text('Hyperlink')] })]
  })
}

type Block = Paragraph | Table

export function nodeBlocks(node: Node, writing: Writing): Block[] {
  switch (node.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: levels[node.level - 1]!,
          pageBreakBefore: node.level === 1,
          children: [new Bookmark({ id: node.id, children: [new TextRun(node.text)] })],
        }),
      ]
    case 'text':
      return node.parts.flatMap((part) => partBlocks(part, writing))
    case 'figures':
      return figures(node, writing)
    case 'grid':
      return grid(node)
    case 'notice':
      return notice(node)
    case 'picture':
      return picture(node)
    case 'list':
      return [list(node, writing), new Paragraph({ children: [] })]
  }
}

/** A notice as a box: title, text and the items that it is about. */
function notice({ tone, title, text, items: all }: Extract<Node, { kind: 'notice' }>): Paragraph[] {
  const style = tone === 'gap' ? 'Gap' : 'Notice'
  const last = all.length - 1
  return [
    new Paragraph({
      style,
      keepNext: all.length > 0,
      spacing: { before: 160, after: all.length > 0 ? 0 : 200 },
      children: [new TextRun({ text: `${title}. `, bold: true }), new TextRun(text)],
    }),
    ...all.map(
      (item, index) =>
        new Paragraph({
          style,
          // No single line of a list alone at the top or the end of a page.
          keepNext: index < 2 ? index < last : index >= last - 2 && index < last,
          keepLines: true,
          spacing: { after: index === last ? 200 : 0 },
          indent: { left: 400, hanging: 240 },
          children: [new TextRun(`•\t${item}`)],
        }),
    ),
  ]
}

function partBlocks(part: LayoutPart, writing: Writing): Block[] {
  switch (part.kind) {
    case 'heading':
      return [new Paragraph({ heading: levels[part.level + writing.above]!, children: runs(part.runs, writing) })]
    case 'paragraph':
      return [new Paragraph({ children: runs(part.runs, writing) })]
    case 'list': {
      if (part.ordered) writing.lists += 1
      return items(part.items, part.ordered, 0, writing)
    }
    case 'quote':
      return [
        ...part.paragraphs.map(
          (paragraph) => new Paragraph({ style: 'Quote', children: runs(paragraph, writing, part.language) }),
        ),
        ...(part.source === null ? [] : [source(say(writing.language, 'source', { source: part.source }))]),
      ]
    case 'source':
      return [source(part.text)]
    case 'table': {
      const cells = (row: (typeof part.rows)[number], isHead: boolean) =>
        row.map(({ runs: content, atEnd }) => cell(runs(content, writing), { atEnd, isHead }))
      return [
        ...(part.caption ? [caption(part.caption)] : []),
        table(
          part.rows.map((row, index) => cells(row, index === 0)),
          part.widths,
        ),
        new Paragraph({ children: [] }),
      ]
    }
  }
}

const source = (text: string): Paragraph => new Paragraph({ style: 'QuoteSource', children: [new TextRun(text)] })

function items(all: readonly ListItem[], ordered: boolean, level: number, writing: Writing): Paragraph[] {
  const instance = writing.lists
  return all.flatMap(({ runs: content, below }) => [
    new Paragraph({
      children: runs(content, writing),
      numbering: { reference: ordered ? 'ordered' : 'bullets', level, instance: ordered ? instance : 0 },
    }),
    ...(below ? items(below.items, below.ordered, level + 1, writing) : []),
  ])
}

/** A caption whose number is a field of Word, so that a table of tables can be made and numbers follow where tables are moved. */
function caption(text: string): Paragraph {
  const [, word = '', number = '', rest = ''] = /^(\p{L}+) (\d+)(: .*)$/su.exec(text) ?? []
  const children =
    number === ''
      ? [new TextRun(text)]
      : [new TextRun(`${word} `), new SimpleField(` SEQ ${word} \\* ARABIC `, number), new TextRun(rest)]
  return new Paragraph({ style: 'Caption', keepNext: true, children })
}

function figures(node: Extract<Node, { kind: 'figures' }>, writing: Writing): Block[] {
  const size = node.breadth === 'usual' ? undefined : manySize
  const words = (text: string) => [new TextRun({ text, ...(size && { size }) })]
  const named = node.rows.some(({ unit }) => unit !== null) ? 2 : 1
  const head = node.head.map((text, index) => cell(words(text), { atEnd: index >= named, isHead: true }))
  const rows = node.rows.map(({ label, isPart, isTotal, unit, cells, footnote }) => {
    const note = footnote === null ? [] : runs([{ text: '', footnote }], writing)
    const shown = (text: string) => [new TextRun({ text, bold: isTotal, ...(size && { size }) })]
    return [
      cell([...shown(label), ...note], { indent: isPart ? 200 : 0 }),
      ...(unit === null ? [] : [cell(words(unit), {})]),
      ...cells.map(({ text }) => cell(shown(text), { atEnd: true })),
    ]
  })
  return [
    caption(node.caption),
    table([head, ...rows], figureShares(node.head.length - named, named > 1), {
      width: node.breadth === 'wide' ? wideWidth : textWidth,
    }),
    new Paragraph({ children: [] }),
  ]
}

/** Shares of the columns of a table of figures in percent: its name, its unit where it has one, and so many figures. */
function figureShares(figures: number, hasUnit: boolean): number[] {
  const each = figures <= 1 ? 22 : figures <= 3 ? 15 : Math.min(15, 60 / figures)
  const unit = hasUnit ? [14] : []
  return [100 - (hasUnit ? 14 : 0) - figures * each, ...unit, ...Array.from({ length: figures }, () => each)]
}

/** A table as the law lays it out; of a wide one narrow columns have their heads upright. */
function grid({ caption: title, note, isWide, groups, head, kinds, rows }: Extract<Node, { kind: 'grid' }>): Block[] {
  const width = isWide ? wideWidth : textWidth
  const size = isWide ? 13 : undefined
  const words = (text: string, bold = false) => [new TextRun({ text, bold, ...(size && { size }) })]
  const isUpright = (index: number) => isWide && kinds[index] === 'sign'
  const atEnd = (index: number) => index > 0 && kinds[index] !== 'words'
  const heads = head.map((text, index) =>
    cell(words(text, true), { atEnd: atEnd(index), isHead: true, isUpright: isUpright(index) }),
  )
  const above = groups.map(({ text, span }) => cell(words(text, true), { isHead: true, span }))
  const body = rows.map(({ head: name, level, cells }) =>
    level === 'section'
      ? [cell(words(name, true), { span: head.length })]
      : [
          cell(words(name, level === 'total'), { indent: level === 'part' ? 200 : 0 }),
          ...cells.map(({ text }, index) =>
            cell(words(text, level === 'total'), { atEnd: atEnd(index + 1), isTight: isUpright(index + 1) }),
          ),
        ],
  )
  const shares = sharesOf(kinds, isWide)
  const all = above.length > 0 ? [above, heads, ...body] : [heads, ...body]
  return [
    caption(title),
    table(all, shares, {
      width,
      heads: above.length > 0 ? 2 : 1,
      ...(isWide && { upright: above.length > 0 ? 1 : 0 }),
    }),
    ...(note === null ? [] : [source(note)]),
    new Paragraph({ children: [] }),
  ]
}

/** Least share of the names of rows, in percent. */
const leastName = 28
/** Size of the words of a table with many years, in half points. */
const manySize = 15
/** Height of a row whose heads are upright, in twentieths of a point. */
const uprightHeight = 1900

/** Shares of the columns of a table of the law, in percent. */
function sharesOf(kinds: readonly ('words' | 'figure' | 'sign')[], isWide: boolean): number[] {
  const share = { words: isWide ? 8 : 20, figure: isWide ? 9 : 16, sign: isWide ? 3.6 : 16 }
  const wished = kinds.slice(1).map((kind) => share[kind])
  const sum = wished.reduce((all, one) => all + one, 0)
  const rest = isWide ? wished : wished.map((one) => (one * Math.min(sum, 100 - leastName)) / sum)
  return [100 - rest.reduce((all, one) => all + one, 0), ...rest]
}

/** A picture that stays sharp; programs that know no SVG show the one beside it. */
function picture({ svg, alt, caption: title, width, height }: Extract<Node, { kind: 'picture' }>): Paragraph[] {
  const run = new ImageRun({
    type: 'svg',
    data: Buffer.from(svg),
    fallback: { type: 'png', data: pngOf(svg, width, height) },
    transformation: { width, height },
    altText: { name: title, title, description: alt },
  })
  return [caption(title), new Paragraph({ children: [run], spacing: { after: 200 } })]
}

function list(node: Extract<Node, { kind: 'list' }>, writing: Writing): Table {
  const head = node.head.map((text) => cell([new TextRun(text)], { isHead: true }))
  const rows = node.rows.map((row) =>
    row.map(({ text, place }) => cell(place ? linkTo(place, writing) : [new TextRun(text)], {})),
  )
  return table([head, ...rows], node.widths)
}

/** A reference to the page of a heading, which Word counts when it opens the file; until then the heading's name. */
function linkTo(place: string, { titles }: Writing): ParagraphChild[] {
  const title = titles.get(place)
  return [title === undefined ? new TextRun('–') : new SimpleField(`PAGEREF ${place} \\h`, title)]
}

interface Looks {
  atEnd?: boolean
  isHead?: boolean
  indent?: number
  isUpright?: boolean
  /** In a table of so many columns that their margins are small. */
  isTight?: boolean
  span?: number
}

const cell = (
  children: ParagraphChild[],
  { atEnd, isHead, indent = 0, isUpright, isTight = isUpright, span }: Looks,
): TableCell =>
  new TableCell({
    margins: { top: 50, bottom: 50, left: isTight ? 20 : 60, right: isTight ? 20 : 60 },
    ...(isUpright && { textDirection: TextDirection.BOTTOM_TO_TOP_LEFT_TO_RIGHT }),
    ...(span && { columnSpan: span }),
    children: [
      new Paragraph({
        style: isHead ? 'TableHead' : 'TableText',
        alignment: atEnd ? AlignmentType.END : AlignmentType.START,
        indent: { left: indent },
        children,
      }),
    ],
  })

const line = { style: BorderStyle.SINGLE, size: 4, color: 'D5DAD7' }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }

/** Width between the margins of an A4 page, in twentieths of a point. */
export const textWidth = 9300
/** The same of a page that lies on its side. */
const wideWidth = 14200

interface TableLooks {
  width?: number
  /** Rows at the beginning that are repeated on each page. */
  heads?: number
  /** The row whose heads are upright, which is as high as they are long. */
  upright?: number
}

function table(
  rows: readonly TableCell[][],
  shares: readonly number[],
  { width = textWidth, heads = 1, upright }: TableLooks = {},
): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: shares.map((share) => Math.floor((width * share) / 100)),
    borders: { top: none, left: none, right: none, insideVertical: none, insideHorizontal: line, bottom: line },
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          children: cells,
          tableHeader: index < heads,
          cantSplit: true,
          ...(index === upright && { height: { value: uprightHeight, rule: HeightRule.ATLEAST } }),
        }),
    ),
  })
}
