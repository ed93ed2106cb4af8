import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PDFDocument, PDFName, PDFString } from 'pdf-lib'

/** What a font of a file says its letters are: nothing, or something else than they show. */
export type Naming = { kind: 'none' } | { kind: 'wrong'; letterOf: (letter: string) => string }

const size = 14

/** Numbers of letters in a font, and their widths. */
class Outlines {
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  table(name: string): Buffer {
    const { bytes } = this
    for (let at = 12; at < 12 + 16 * bytes.readUInt16BE(4); at += 16)
      if (bytes.toString('latin1', at, at + 4) === name) return bytes.subarray(bytes.readUInt32BE(at + 8))
    throw new Error(`no ${name}`)
  }

  /** @see OpenType 1.9, cmap format 4 */
  numberOf(letter: string): number {
    const all = this.table('cmap')
    const count = all.readUInt16BE(2)
    const offsets = Array.from({ length: count }, (_, at) => all.readUInt32BE(8 + at * 8))
    const map = offsets.map((offset) => all.subarray(offset)).find((one) => one.readUInt16BE(0) === 4) as Buffer
    const segments = map.readUInt16BE(6)
    const code = letter.charCodeAt(0)
    for (let at = 0; at < segments; at += 2) {
      const end = map.readUInt16BE(14 + at)
      const start = map.readUInt16BE(16 + segments + at)
      if (code > end || code < start) continue
      const delta = map.readUInt16BE(16 + 2 * segments + at)
      const place = 16 + 3 * segments + at
      const range = map.readUInt16BE(place)
      return range === 0 ? (code + delta) & 0xffff : map.readUInt16BE(place + range + 2 * (code - start))
    }
    return 0
  }

  widthOf(number: number): number {
    const unit = this.table('head').readUInt16BE(18)
    const last = this.table('hhea').readUInt16BE(34) - 1
    return Math.round((this.table('hmtx').readUInt16BE(4 * Math.min(number, last)) * 1000) / unit)
  }
}

const hex = (number: number): string => number.toString(16).padStart(4, '0')

/** A page of lines whose font names its letters not at all, or wrongly, while it shows the right ones. */
export async function makeLetters(lines: readonly string[], naming: Naming): Promise<Uint8Array> {
  const fonts = new URL('../../standard_fonts/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))
  const bytes = fs.readFileSync(fileURLToPath(new URL('LiberationSans-Regular.ttf', fonts)))
  const outlines = new Outlines(bytes)
  const letters = [...new Set(lines.join(''))]
  const pdf = await PDFDocument.create()
  const { context } = pdf
  const file = context.register(context.flateStream(bytes, { Length1: bytes.length }))
  const metrics = { Flags: 4, ItalicAngle: 0, StemV: 80, CapHeight: 700, Ascent: 900, Descent: -200 }
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: 'Own',
      ...metrics,
      FontBBox: [0, -200, 1000, 900],
      FontFile2: file,
    }),
  )
  const widths = letters.flatMap((letter) => {
    const number = outlines.numberOf(letter)
    return [number, [outlines.widthOf(number)]]
  })
  const own = { Type: 'Font', Subtype: 'CIDFontType2', BaseFont: 'Own', CIDToGIDMap: 'Identity', W: widths }
  const cid = context.obj({ ...own, FontDescriptor: descriptor })
  cid.set(
    PDFName.of('CIDSystemInfo'),
    context.obj({ Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 }),
  )
  const font = context.obj({ Type: 'Font', Subtype: 'Type0', BaseFont: 'Own', Encoding: 'Identity-H' })
  font.set(PDFName.of('DescendantFonts'), context.obj([context.register(cid)]))
  if (naming.kind === 'wrong') {
    const rows = letters.map((letter) => {
      const told = naming.letterOf(letter).charCodeAt(0)
      return `<${hex(outlines.numberOf(letter))}> <${hex(told)}>`
    })
    const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n1 begincodespacerange <0000> <FFFF> endcodespacerange\n${rows.length} beginbfchar\n${rows.join('\n')}\nendbfchar\nendcmap end end`
    font.set(PDFName.of('ToUnicode'), context.register(context.stream(map)))
  }
  const page = pdf.addPage([595, 842])
  page.node.setFontDictionary(PDFName.of('F1'), context.register(font))
  const shown = lines.map((line, at) => {
    const codes = [...line].map((letter) => hex(outlines.numberOf(letter))).join('')
    return `BT /F1 ${size} Tf 60 ${760 - at * 30} Td <${codes}> Tj ET`
  })
  page.node.set(PDFName.of('Contents'), context.register(context.stream(shown.join('\n'))))
  return pdf.save()
}
