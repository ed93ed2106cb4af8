import { openPdf } from './open.ts'
import { drawPage } from './scans.ts'

/** Dots an inch of a picture that people read. */
const resolution = 110

/**
 * A page of a PDF as a picture that people look at.
 * @param bytes are taken away from whoever gives them
 * @param number of the page, from 1
 * @returns a PNG; `null` where the file is no PDF that opens, or has no such page
 */
export async function pagePicture(bytes: Uint8Array, number: number): Promise<Uint8Array | null> {
  const opened = await openPdf(bytes)
  if (!opened.ok) return null
  const { file, close } = opened
  try {
    return number >= 1 && number <= file.numPages
      ? await drawPage(file, number, resolution / 72, (canvas) => new Uint8Array(canvas.toBuffer('image/png')))
      : null
  } finally {
    await close()
  }
}
