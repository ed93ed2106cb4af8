import { type Statement, type StatementLanguage, usualColour } from '@esrs/contract'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

import { readable } from '../layout/colour.ts'
import { layOut } from '../layout/layout.ts'
import type { Layout, LayoutPart, ListItem, Node, Run } from '../layout/nodes.ts'
import { say } from '../words/messages.ts'
import { compiledPdf } from './compiled-pdf.ts'
import { families, fonts, showable } from './fonts.ts'
import { template } from './template.ts'

/** A file attached to the PDF: the machine-readable report. */
export interface Attached {
  name: string
  mimeType: string
  bytes: Uint8Array
}

/** Root folder of the compiler, which does not exist: all files are passed in memory. */
const root = '/statement'

/**
 * A statement as PDF: tagged, for everyone (PDF/UA-1); with a file attached for archives (PDF/A-3a).
 * @throws Error where the PDF cannot be made, with what the compiler says
 */
export async function pdfOf(
  statement: Statement,
  language: StatementLanguage,
  attached?: Attached,
): Promise<Uint8Array> {
  const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: fonts() }] })
  const layout = layOut(statement, language)
  const data = dataOf(layout, attached)
  for (const [index, node] of layout.nodes.entries())
    if (node.kind === 'picture') compiler.mapShadow(`${root}/picture-${index}.svg`, Buffer.from(node.svg))
  compiler.mapShadow(`${root}/data.json`, Buffer.from(JSON.stringify(data)))
  const { logo } = statement.company
  if (logo) compiler.mapShadow(`${root}/logo.${extension(logo.mime_type)}`, Buffer.from(logo.base64, 'base64'))
  if (attached) compiler.mapShadow(`${root}/${attached.name}`, Buffer.from(attached.bytes))
  return compiledPdf(compiler, template, attached ? 'a-3a' : 'ua-1', statement.made_at)
}

const extension = (mimeType: string): string => (mimeType === 'image/png' ? 'png' : 'jpg')

/** Data of the template. */
function dataOf({ statement, language, title, company, about, draft, nodes, above }: Layout, attached?: Attached) {
  const [year, month, day] = statement.made_at.slice(0, 10).split('-').map(Number)
  const { logo, colour } = statement.company
  return {
    title,
    company: showable(company),
    date: { year, month, day },
    language,
    fonts: families,
    colour: colour ?? usualColour,
    ink: readable(colour ?? usualColour),
    logo: logo && extension(logo.mime_type),
    about: about.map(showable),
    above,
    draft,
    words: { page: say(language, 'page', { page: '{page}', pages: '{pages}' }), contents: say(language, 'contents') },
    anchors: nodes.flatMap((node) => (node.kind === 'heading' ? [node.id] : [])),
    nodes: nodes.map((node, index) => nodeOf(node, language, index)),
    attached: attached ? { name: attached.name, mime: attached.mimeType, description: say(language, 'machine') } : null,
  }
}

function nodeOf(node: Node, language: StatementLanguage, index: number) {
  switch (node.kind) {
    case 'heading':
      return { ...node, text: showable(node.text) }
    case 'text':
      return { kind: node.kind, parts: node.parts.map((part) => partOf(part, language)) }
    case 'figures': {
      const rows = node.rows.map(({ label, isPart, isTotal, unit, cells, footnote }) => ({
        label: showable(label),
        part: isPart,
        total: isTotal,
        unit: unit === null ? null : showable(unit),
        cells: cells.map(({ text }) => showable(text)),
        note: footnote === null ? null : showable(footnote.map(({ text }) => text).join('')),
      }))
      return { ...node, rows }
    }
    case 'grid': {
      const shown = (text: string) => ({ text: showable(text), long: isLong({ text }) })
      return {
        ...node,
        note: node.note && showable(node.note),
        groups: node.groups.map(({ text, span }) => ({ text: showable(text), span })),
        head: node.head.map(showable),
        rows: node.rows.map(({ head, level, cells }) => ({
          head: shown(head),
          level,
          cells: cells.map(({ text }) => shown(text)),
        })),
      }
    }
    case 'picture':
      return { kind: node.kind, file: `picture-${index}.svg`, caption: node.caption, alt: node.alt }
    case 'notice':
      return { ...node, text: showable(node.text), items: node.items.map(showable) }
    case 'list':
      return {
        ...node,
        rows: node.rows.map((row) => row.map((cell) => ({ ...cell, text: showable(cell.text), long: isLong(cell) }))),
      }
  }
}

function partOf(part: LayoutPart, language: StatementLanguage): unknown {
  switch (part.kind) {
    case 'heading':
    case 'paragraph':
      return { ...part, runs: part.runs.map(runOf) }
    case 'list':
      return { ...part, items: part.items.map(itemOf) }
    case 'quote':
      return {
        kind: part.kind,
        lang: part.language ?? language,
        paragraphs: part.paragraphs.map((paragraph) => paragraph.map(runOf)),
        source: part.source === null ? null : showable(say(language, 'source', { source: part.source })),
      }
    case 'source':
      return { kind: part.kind, text: showable(part.text) }
    case 'table':
      return {
        ...part,
        caption: part.caption && showable(part.caption),
        rows: part.rows.map((row) =>
          row.map(({ runs, atEnd }) => ({ runs: runs.map(runOf), 'at-end': atEnd, long: runs.some(isLong) })),
        ),
      }
  }
}

/** Whether a word is so long that a narrow cell has to break it; shorter ones stay whole. */
const isLong = ({ text }: { text: string }): boolean => /[^\s\u200b-]{19}/u.test(text)

const itemOf = ({ runs, below }: ListItem): unknown => ({
  runs: runs.map(runOf),
  below: below && { ...below, items: below.items.map(itemOf) },
})

const runOf = ({ text, bold, italic, href, footnote, isBreak }: Run): unknown => ({
  text: showable(text),
  ...(bold && { bold }),
  ...(italic && { italic }),
  ...(href && { href }),
  ...(isBreak && { br: true }),
  ...(footnote && { note: footnote.map(runOf) }),
})
