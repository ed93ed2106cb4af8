import { beforeAll, describe, expect, it } from 'vitest'
import type { PaintBeside, ReadDocument } from '../document.ts'
import { read } from '../read.ts'
import { makePdf, paragraph } from '../testing/make-pdf.ts'
import { leftColumn, rightColumn } from '../testing/read-pages.ts'
import { paintFromBack } from './paint-pages.ts'
import type { Painted } from './painting.ts'

describe('a second thread that paints pages of a long file', () => {
  let bytes: Uint8Array
  let alone: ReadDocument
  const readWith = async (paintBeside?: PaintBeside): Promise<ReadDocument> => {
    const result = await read(bytes, 'long.pdf', paintBeside ? { paintBeside } : {})
    if (!result.ok) throw new Error(result.detail)
    return result.document
  }

  beforeAll(async () => {
    const pages = Array.from(
      { length: 40 },
      (_, index) => (pen: Parameters<Parameters<typeof makePdf>[0][number]>[0]) => {
        pen.text('Annual report', 50, 30, { size: 8 })
        pen.text(`Chapter ${index + 1}`, 50, 80, { size: 16, bold: true })
        paragraph(pen, index % 2 ? leftColumn : rightColumn, 50, 120)
        pen.text(String(index + 1), 300, 820, { size: 8 })
      },
    )
    bytes = await makePdf(pages)
    alone = await readWith()
  })

  it('changes nothing of what is read', async () => {
    const painted: Painted[] = []
    const document = await readWith(async (counter) => {
      await paintFromBack(bytes.slice(), counter, (pages) => void painted.push(...pages))
      return painted
    })
    expect(painted.length).toBeGreaterThan(0)
    expect(painted[0]?.[0]).toBe(40)
    expect(document).toEqual(alone)
  })

  it('is done without where it fails before, between or after', async () => {
    const nothing = await readWith(async () => [])
    expect(nothing).toEqual(alone)
    const few = await readWith(async (counter) => {
      const painted: Painted[] = []
      await paintFromBack(bytes.slice(), counter, (pages) => void painted.push(...pages))
      return painted.filter((_, index) => index % 3 === 0)
    })
    expect(few).toEqual(alone)
  })
})
