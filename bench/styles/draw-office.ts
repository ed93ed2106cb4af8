import { createRequire } from 'node:module'
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import { type Part, partsOf } from './parts.ts'
import type { StyleDocument } from './style-document.ts'

type Xlsx = typeof import('@e965/xlsx')
const xlsx = createRequire(import.meta.url)('@e965/xlsx') as Xlsx

const runsOf = (text: string, bold: boolean): TextRun[] =>
  [...text.matchAll(/([\^_])\{([^}]*)\}|([^^_]+|[\^_])/g)].map(
    (match) =>
      new TextRun({
        text: (match[2] ?? match[3] ?? '').replaceAll('~', ' '),
        bold,
        superScript: match[1] === '^',
        subScript: match[1] === '_',
      }),
  )
const paragraphOf = (text: string, bold = false): Paragraph => new Paragraph({ children: runsOf(text, bold) })

function bodyOf(parts: Part[]): (Paragraph | Table)[] {
  const levels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3]
  return parts.flatMap((part): (Paragraph | Table)[] => {
    if (part.kind === 'heading') return [new Paragraph({ text: part.text, heading: levels[part.level - 1] })]
    if (part.kind === 'paragraph' || part.kind === 'footnote') return [paragraphOf(part.text)]
    if (part.kind === 'item') return [new Paragraph({ children: runsOf(part.text, false), bullet: { level: 0 } })]
    if (part.kind === 'columns') return part.columns.flatMap(bodyOf)
    if (part.kind !== 'table') return []
    const rows = part.rows.map(
      (row) =>
        new TableRow({
          tableHeader: row.kind === 'head',
          children: row.cells.map(
            ({ text, span }) =>
              new TableCell({ columnSpan: span, children: [paragraphOf(text, row.kind !== 'plain')] }),
          ),
        }),
    )
    return [new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } }), new Paragraph('')]
  })
}

/** A style document as Word file. */
export async function drawWord(document: StyleDocument): Promise<Uint8Array> {
  const file = new Document({ sections: [{ children: bodyOf(partsOf(document.text)) }] })
  return new Uint8Array(await Packer.toBuffer(file))
}

/** A style document as workbook: plain numbers and percentages become typed cells, everything else is text. */
export function drawWorkbook(document: StyleDocument): Uint8Array {
  const book = xlsx.utils.book_new()
  let rows: string[][] = []
  let name = 'Data'
  const close = (): void => {
    if (rows.length) xlsx.utils.book_append_sheet(book, sheetOf(rows), name)
    rows = []
  }
  for (const part of partsOf(document.text)) {
    if (part.kind === 'sheet') {
      close()
      name = part.name
    } else if (part.kind === 'table')
      for (const row of part.rows)
        rows.push(row.cells.flatMap(({ text, span }) => [text, ...Array.from({ length: span - 1 }, () => '')]))
    else if (part.kind === 'heading' || part.kind === 'paragraph') rows.push([part.text], [])
  }
  close()
  return new Uint8Array(xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }))
}

function sheetOf(rows: string[][]) {
  const sheet = xlsx.utils.aoa_to_sheet(rows)
  rows.forEach((row, r) => {
    row.forEach((text, c) => {
      const at = xlsx.utils.encode_cell({ r, c })
      const share = /^(-?\d+(?:\.\d+)?)%$/.exec(text)
      if (/^-?\d+(?:\.\d+)?$/.test(text) && !/^(?:19|20)\d\d$/.test(text)) sheet[at] = { t: 'n', v: Number(text) }
      else if (share) sheet[at] = { t: 'n', v: Number(share[1]) / 100, z: '0.0%' }
    })
  })
  return sheet
}
