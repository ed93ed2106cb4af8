import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument } from 'pdf-lib'
import { expect, it } from 'vitest'
import { pictureOf } from '../ocr/picture.ts'
import { openPdf } from './open.ts'
import { drawPage } from './scans.ts'

const pages = 10
/** Bytes of a drawn page at 250 dots an inch, four of each dot. */
const drawnBytes = 595 * 842 * (250 / 72) ** 2 * 4

/** A PDF of pages that are pictures. */
async function scan(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const canvas = createCanvas(400, 566)
  const context = canvas.getContext('2d')
  for (let number = 1; number <= pages; number++) {
    context.fillStyle = `rgb(255, 255, ${255 - number})`
    context.fillRect(0, 0, canvas.width, canvas.height)
    const picture = await pdf.embedPng(canvas.toBuffer('image/png'))
    pdf.addPage([595, 842]).drawImage(picture, { width: 595, height: 842 })
  }
  return pdf.save()
}

it('gives the pixels of drawn pages back before the next ones', { timeout: 120_000 }, async () => {
  const opened = await openPdf(await scan(), 'pictures')
  if (!opened.ok) throw new Error(opened.detail)
  const draw = async (number: number) => drawPage(opened.file, number, 250 / 72, pictureOf)
  for (const number of [1, 2, 3, 4]) await draw(number)
  // Pixels that are not given back add up in every round; what else this process does may add to one of them.
  const growth: number[] = []
  for (let round = 0; round < 3; round++) {
    const before = process.memoryUsage().rss
    for (let number = 5; number <= pages; number++) expect((await draw(number)).width).toBe(2_066)
    growth.push(process.memoryUsage().rss - before)
  }
  expect(Math.min(...growth)).toBeLessThan(drawnBytes * ((pages - 4) / 2))
  await opened.close()
})
