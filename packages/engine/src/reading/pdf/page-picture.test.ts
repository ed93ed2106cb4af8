import { createCanvas, loadImage } from '@napi-rs/canvas'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { type PictureMarks, pagePicture } from './page-picture.ts'

const size = { width: 400, height: 300 }

async function aPage(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([size.width, size.height])
  page.drawText('Energy 1,500 MWh', { x: 50, y: 200, size: 12, font: await pdf.embedFont(StandardFonts.Helvetica) })
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

test('what is no page has no picture', async () => {
  expect(await pagePicture(await aPage(), 2)).toBeNull()
  expect(await pagePicture(new TextEncoder().encode('no file'), 1)).toBeNull()
})
