import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { PDFDocument, PDFName } from 'pdf-lib'
import { expect, test } from 'vitest'
import { type PictureMarks, pagePicture } from './page-picture.ts'

const size = { width: 400, height: 300 }

/** A page with one large letter of a font that the file brings along. */
async function aPage(): Promise<Uint8Array> {
  const fonts = new URL('../../standard_fonts/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))
  const outlines = fs.readFileSync(fileURLToPath(new URL('LiberationSans-Regular.ttf', fonts)))
  const pdf = await PDFDocument.create()
  const { context } = pdf
  const file = context.register(context.flateStream(outlines, { Length1: outlines.length }))
  const described = { Type: 'FontDescriptor', FontName: 'Own', Flags: 32, ItalicAngle: 0, StemV: 80, CapHeight: 700 }
  const descriptor = context.register(
    context.obj({ ...described, FontBBox: [0, -200, 1000, 900], Ascent: 900, Descent: -200, FontFile2: file }),
  )
  const named = { Type: 'Font', Subtype: 'TrueType', BaseFont: 'Own', Encoding: 'WinAnsiEncoding' }
  const font = context.register(
    context.obj({ ...named, FirstChar: 73, LastChar: 73, Widths: [278], FontDescriptor: descriptor }),
  )
  const page = pdf.addPage([size.width, size.height])
  page.node.setFontDictionary(PDFName.of('F1'), font)
  page.node.set(PDFName.of('Contents'), context.register(context.stream('BT /F1 120 Tf 300 40 Td (I) Tj ET')))
  return pdf.save()
}

/** Colour of a picture at a place that is given in points of the page. */
async function colours(marks?: PictureMarks): Promise<(x: number, y: number) => string> {
  const image = await loadImage(Buffer.from((await pagePicture(await aPage(), 1, marks))!))
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const scale = image.width / size.width
  return (x, y) => [...context.getImageData(x * scale, y * scale, 1, 1).data.slice(0, 3)].join()
}

test('a passage is marked where it stands, with a line around its value, and nowhere else', async () => {
  const [white, yellow, brown] = ['255,255,255', '255,240,174', '180,122,0']
  const marks = {
    boxes: [{ x: 40, y: 80, width: 200, height: 30 }],
    value: { x: 100, y: 84, width: 40, height: 20 },
  }
  const [marked, plain] = [await colours(marks), await colours()]
  expect([marked(200, 108), marked(300, 95), marked(50, 200)]).toEqual([yellow, white, white])
  expect(marked(98, 94)).toBe(brown)
  expect([plain(200, 108), plain(98, 94)]).toEqual([white, white])
})

test('letters are drawn with the fonts of the file', async () => {
  const at = await colours()
  // In the middle of the stem of the letter, and beside it.
  expect([at(316, 215), at(303, 215)]).toEqual(['0,0,0', '255,255,255'])
})

test('what is no page has no picture', async () => {
  expect(await pagePicture(await aPage(), 2)).toBeNull()
  expect(await pagePicture(new TextEncoder().encode('no file'), 1)).toBeNull()
})
