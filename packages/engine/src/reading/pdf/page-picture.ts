import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from '../document.ts'
import { openPdf } from './open.ts'
import { drawPage } from './scans.ts'

/** Dots an inch of a picture that people read. */
const resolution = 110

/** Boxes that are marked on the picture of a page, in points from its top left corner. */
export interface PictureMarks {
  /** The lines of the passage. */
  boxes: readonly Box[]
  /** The value inside the passage. */
  value: Box | null
}

/** Colours of a passage and of the line around its value, as in the document viewer of the web app. */
const passageColour = '#fff0ae'
const valueColour = '#b47a00'

/** Marks lines in yellow, under which the letters stay black, and draws a line around the value. */
function paintMarks(context: SKRSContext2D, scale: number, { boxes, value }: PictureMarks): void {
  const around = ({ x, y, width, height }: Box, grow: number): [number, number, number, number] => [
    (x - grow) * scale,
    (y - grow) * scale,
    (width + 2 * grow) * scale,
    (height + 2 * grow) * scale,
  ]
  context.globalCompositeOperation = 'darken'
  context.fillStyle = passageColour
  for (const box of boxes) {
    const [x, y, width, height] = around(box, 1.5)
    context.fillRect(x, y, width, height)
  }
  if (!value) return
  context.globalCompositeOperation = 'source-over'
  context.strokeStyle = valueColour
  context.lineWidth = 1.5 * scale
  const [x, y, width, height] = around(value, 2)
  context.strokeRect(x, y, width, height)
}

/**
 * A page of a PDF as a picture that people look at.
 * @param bytes are taken away from whoever gives them
 * @param number of the page, from 1
 * @param marks what is marked on it; nothing where absent
 * @returns a PNG; `null` where the file is no PDF that opens, or has no such page
 */
export async function pagePicture(bytes: Uint8Array, number: number, marks?: PictureMarks): Promise<Uint8Array | null> {
  const opened = await openPdf(bytes, 'pictures')
  if (!opened.ok) return null
  const { file, close } = opened
  try {
    if (number < 1 || number > file.numPages) return null
    const { width } = (await file.getPage(number)).getViewport({ scale: 1 })
    return await drawPage(file, number, resolution / 72, (canvas, context) => {
      if (marks) paintMarks(context, canvas.width / width, marks)
      return new Uint8Array(canvas.toBuffer('image/png'))
    })
  } finally {
    await close()
  }
}
