import { createCanvas, loadImage } from '@napi-rs/canvas'
import { PDFDocument } from 'pdf-lib'
import { expect, it } from 'vitest'
import { pictureOf } from '../ocr/picture.ts'
import { read } from '../read.ts'
import { makeLetters } from '../testing/make-letters.ts'
import { makePdf } from '../testing/make-pdf.ts'
import { documentOf, linesOf, rowsOf } from '../testing/read-pages.ts'
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

it('gives the pixels of drawn pages back before the next ones', async () => {
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

/** A table as a scanner gives it that a sheet lies askew in. */
async function askew(degrees: number): Promise<Uint8Array> {
  const table = await makePdf([
    (pen) => {
      const rows = [
        ['Getränk', 'Einheit', '2023', '2024'],
        ['Teeverbrauch', 'm³', '15.692', '15.300'],
        ['Kaffeeverbrauch', 'kg', '36.100', '37.042'],
        ['Wassermenge', 'MWh', '11.900', '12.450'],
      ]
      for (const [at, row] of rows.entries()) {
        for (const [column, text] of row.entries()) pen.text(text, 60 + column * 110, 120 + at * 24, { size: 11 })
        pen.line(50, 500, 127 + at * 24)
      }
    },
  ])
  const opened = await openPdf(table, 'pictures')
  if (!opened.ok) throw new Error(opened.detail)
  const png = await drawPage(opened.file, 1, 150 / 72, (canvas) => canvas.toBuffer('image/png'))
  await opened.close()
  const image = await loadImage(png)
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(image, -canvas.width / 2, -canvas.height / 2)
  const pdf = await PDFDocument.create()
  const picture = await pdf.embedPng(canvas.toBuffer('image/png'))
  pdf.addPage([595, 842]).drawImage(picture, { width: 595, height: 842 })
  return pdf.save()
}

it.each([0, 0.8, -1.5, 3])(
  'reads a table that lies askew by %d degrees row by row',
  { timeout: 60_000 },
  async (degrees) => {
    const { pages: found } = await documentOf(await askew(degrees))
    // A comma is told from a point by a dot or two.
    expect(rowsOf(found[0]).map((row) => row.map((text) => text.replace(',', '.')))).toEqual([
      ['Getränk', 'Einheit', '2023', '2024'],
      ['Teeverbrauch', expect.stringMatching(/^m[³3]$/), '15.692', '15.300'],
      ['Kaffeeverbrauch', 'kg', '36.100', '37.042'],
      ['Wassermenge', 'MWh', '11.900', '12.450'],
    ])
  },
)

it('recognises a page whose letters the file does not name, or names wrongly', async () => {
  const lines = ['Our tea of the year 2024', 'We drank 12,450 litres of tea in 2024.']
  const wrong = (letter: string): string =>
    /[\dA-Z]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 6) : letter
  for (const naming of [{ kind: 'none' } as const, { kind: 'wrong', letterOf: wrong } as const]) {
    const { pages: found, notes } = await documentOf(await makeLetters(lines, naming))
    expect([linesOf(found[0]), notes]).toEqual([lines, [{ kind: 'recognised', pages: [1] }]])
  }
  const unread = await read(await makeLetters(lines, { kind: 'none' }), 'tea.pdf', { ocrMaxPages: 0 })
  expect(unread.ok).toBe(false)
})
