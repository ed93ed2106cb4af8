import type { StatementLanguage } from '@esrs/contract'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { compiledPdf } from './compiled-pdf.ts'
import { families, fonts, showable } from './fonts.ts'

/** A table with cells of text. */
export interface WordTable {
  name: string
  columns: readonly { head: string /** How wide beside the others. */; width: number }[]
  rows: readonly (readonly string[])[]
}

/** A document of tables with a title. */
export interface TableBook {
  title: string
  company: string
  /** Lines below the title. */
  about: readonly string[]
  tables: readonly WordTable[]
  /** ISO 8601; the same book gives the same bytes. */
  madeAt: string
}

const root = '/tables'

/** Typst template. It reads its content as data, so no text by people can become markup. */
const template = `
#let d = json("/data.json")
#let soft = rgb("#57605b")
#let line-colour = rgb("#d5dad7")
#set document(title: d.title, author: d.company, date: datetime(year: d.date.year, month: d.date.month, day: d.date.day))
#set text(font: d.fonts, size: 8.5pt, lang: d.language, fill: rgb("#1b1f1d"), fallback: false, hyphenate: true)
#set par(leading: 0.55em, justify: false)
#set page(paper: "a4", flipped: true, margin: (x: 16mm, y: 18mm), footer: context { set text(size: 8pt, fill: soft); grid(columns: (1fr, auto), d.company + " · " + d.title, str(counter(page).get().first()) + " / " + str(counter(page).final().first())) })
#show heading.where(level: 1): it => block(below: 0.6em, text(size: 17pt, weight: 700, it.body))
#show heading.where(level: 2): it => block(above: 1.6em, below: 0.7em, sticky: true, text(size: 12pt, weight: 700, it.body))
#heading(level: 1, d.title)
#text(fill: soft, d.company)
#for line in d.about { par(line) }
#for t in d.tables {
  heading(level: 2, t.name)
  if t.rows.len() == 0 { text(fill: soft, "–") } else {
    table(
      columns: t.columns.map(c => c.width * 1fr),
      stroke: (x, y) => (bottom: if y == 0 { 1pt + soft } else { 0.5pt + line-colour }),
      inset: (x: 3pt, y: 4pt),
      table.header(..t.columns.map(c => strong(c.head))),
      ..t.rows.flatten().map(c => text(c)),
    )
  }
}
`

/** Text with soft breaks in words without spaces, such as long addresses and codes. */
const breakable = (text: string): string => showable(text).replace(/([^\s\u200b]{24})(?=[^\s])/gu, '$1\u200b')

/**
 * Tables as an accessible PDF (PDF/UA-1).
 * @throws Error where the PDF cannot be made, with what the compiler says
 */
export async function tablesPdf(
  { title, company, about, tables, madeAt }: TableBook,
  language: StatementLanguage,
): Promise<Uint8Array> {
  const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: fonts() }] })
  const [year, month, day] = madeAt.slice(0, 10).split('-').map(Number)
  const data = {
    title: showable(title),
    company: showable(company),
    about: about.map(showable),
    language,
    fonts: families,
    date: { year, month, day },
    tables: tables.map(({ name, columns, rows }) => ({
      name: showable(name),
      columns: columns.map(({ head, width }) => ({ head: showable(head), width })),
      rows: rows.map((row) => row.map(breakable)),
    })),
  }
  compiler.mapShadow(`${root}/data.json`, Buffer.from(JSON.stringify(data)))
  return compiledPdf(compiler, template, 'ua-1', madeAt)
}
