import { type Statement, type StatementLanguage, usualColour } from '@esrs/contract'
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  ImageRun,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TableOfContents,
  TabStopType,
  TextRun,
} from 'docx'
import { strFromU8, unzipSync } from 'fflate'

import { readable } from '../layout/colour.ts'
import { layOut } from '../layout/layout.ts'
import type { Layout, Node } from '../layout/nodes.ts'
import { say, sayAround } from '../words/messages.ts'
import { pack } from '../zip/zip.ts'
import { nodeBlocks, textWidth, type Writing } from './parts.ts'
import { numbering, stylesOf } from './styles.ts'
import { withWatermark } from './watermark.ts'

/** A statement as DOCX for editing in Word: real styles, headings, table of contents, captions and footnotes. */
export async function docxOf(statement: Statement, language: StatementLanguage): Promise<Uint8Array> {
  const layout = layOut(statement, language)
  const headings = layout.nodes.flatMap((node) => (node.kind === 'heading' ? [[node.id, node.short] as const] : []))
  const titles = new Map(headings)
  const writing: Writing = {
    language,
    footnotes: {},
    anchors: new Set(titles.keys()),
    titles,
    above: layout.above,
    lists: 0,
  }
  const properties = (isWide: boolean) => ({
    page: {
      size: { width: 11906, height: 16838, ...(isWide && { orientation: PageOrientation.LANDSCAPE }) },
      margin: margins,
    },
  })
  const heads = {
    headers: { default: header(layout), first: new Header({ children: [new Paragraph({ children: [] })] }) },
    footers: { default: footer(language), first: new Footer({ children: [new Paragraph({ children: [] })] }) },
  }
  const document = new Document({
    title: layout.title,
    creator: layout.company,
    lastModifiedBy: layout.company,
    description: layout.about.join(' · '),
    styles: stylesOf(readable(statement.company.colour ?? usualColour), language),
    numbering,
    footnotes: writing.footnotes,
    sections: [
      ...runsOf(layout.nodes).map(({ isWide, nodes }, index) => {
        const body = nodes.flatMap((node) => nodeBlocks(node, writing))
        const isFirst = index === 0
        return {
          properties: { ...properties(isWide), titlePage: isFirst },
          ...heads,
          children: isFirst ? [...cover(layout), ...contents(language, layout.above), ...body] : body,
        }
      }),
    ],
  })
  return steady(await Packer.toBuffer(document), statement.made_at, layout.draft)
}

/** Nodes that follow each other on pages of one direction; the first are on upright ones. */
function runsOf(nodes: readonly Node[]): { isWide: boolean; nodes: Node[] }[] {
  const all: { isWide: boolean; nodes: Node[] }[] = [{ isWide: false, nodes: [] }]
  for (const node of nodes) {
    const isWide = (node.kind === 'grid' && node.isWide) || (node.kind === 'figures' && node.breadth === 'wide')
    if (all.at(-1)!.isWide !== isWide) all.push({ isWide, nodes: [] })
    all.at(-1)!.nodes.push(node)
  }
  return all
}

const margins = { top: 1400, bottom: 1300, left: 1300, right: 1300 }

function header({ company, title, draft }: Layout): Header {
  const run = (text: string) => new TextRun({ text, size: 16, color: '57605B' })
  return new Header({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: 'D5DAD7', space: 4 } },
        children: [run(`${company} · ${title}`), ...(draft ? [run(`\t${draft}`)] : [])],
      }),
    ],
  })
}

function footer(language: StatementLanguage): Footer {
  const fields: Record<string, (typeof PageNumber)[keyof typeof PageNumber]> = {
    page: PageNumber.CURRENT,
    pages: PageNumber.TOTAL_PAGES,
  }
  const children = sayAround(language, 'page', fields)
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.END,
        children: [new TextRun({ children, size: 16, color: '57605B' })],
      }),
    ],
  })
}

function cover({ statement, company, title, about, draft }: Layout): Paragraph[] {
  const { logo } = statement.company
  const height = 68
  return [
    ...(logo
      ? [
          new Paragraph({
            children: [
              new ImageRun({
                type: logo.mime_type === 'image/png' ? 'png' : 'jpg',
                data: Buffer.from(logo.base64, 'base64'),
                transformation: { width: Math.round((height * logo.width) / logo.height), height },
                altText: { name: company, title: company, description: company },
              }),
            ],
          }),
        ]
      : []),
    new Paragraph({ style: 'About', spacing: { before: 3000 }, children: [new TextRun({ text: company, size: 26 })] }),
    new Paragraph({ style: 'Title', children: [new TextRun(title)] }),
    ...(draft ? [new Paragraph({ style: 'Gap', children: [new TextRun({ text: draft, bold: true })] })] : []),
    ...about.map((line) => new Paragraph({ style: 'About', children: [new TextRun(line)] })),
  ]
}

const contents = (language: StatementLanguage, above: number) => [
  new Paragraph({ style: 'Contents', children: [new TextRun(say(language, 'contents'))] }),
  new TableOfContents(say(language, 'contents'), { hyperlink: true, headingStyleRange: `1-${above + 1}` }),
]

/** Numbers names in the order of their first use. */
const inOrder = (prefix: string, names: Map<string, string>) => (_: string, before: string, name: string) => {
  if (!names.has(name)) names.set(name, `${prefix}${names.size + 1}`)
  return `${before}"${names.get(name)}"`
}

/** The file made reproducible (times, names of relations in order), with the watermark of a draft on each page. */
function steady(file: Uint8Array, at: string, draft: string | null): Uint8Array {
  const files: Record<string, Uint8Array | string> = unzipSync(file)
  const properties = 'docProps/core.xml'
  const text = (name: string) => strFromU8(files[name] as Uint8Array)
  files[properties] = text(properties).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, at)
  for (const name of Object.keys(files).filter((one) => /^word\/[^/]+\.xml$/.test(one))) {
    const relations = name.replace('word/', 'word/_rels/').concat('.rels')
    const names = new Map<string, string>()
    const tocs = new Map<string, string>()
    const words = text(name)
      .replace(/( r:(?:id|embed)=)"(rId[^"]*[A-Za-z_-][^"]*)"/g, inOrder('rIdx', names))
      .replace(/_Toc\d+/g, (toc) => {
        if (!tocs.has(toc)) tocs.set(toc, `_Toc${tocs.size + 1}`)
        return tocs.get(toc)!
      })
      .replace(/(<w:bookmark(?:Start|End)\b[^>]*? w:id=)"([^"]*)"/g, inOrder('', new Map()))
      // Pictures are numbered by the process, not by the document.
      .replace(/(<wp:docPr id=)"([^"]*)"/g, inOrder('', new Map()))
    files[name] = draft && name.startsWith('word/header') ? withWatermark(words, draft) : words
    if (names.size > 0 && files[relations]) {
      files[relations] = text(relations).replace(/( Id=)"([^"]+)"/g, (whole, before: string, id: string) =>
        names.has(id) ? `${before}"${names.get(id)}"` : whole,
      )
    }
  }
  return pack(files)
}
