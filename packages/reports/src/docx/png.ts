import { createCanvas, GlobalFonts, Image } from '@napi-rs/canvas'
import { fonts } from '../pdf/fonts.ts'

let hasFonts = false

/** A picture as PNG, twice its size so that it can be printed. */
export function pngOf(svg: string, width: number, height: number): Buffer {
  if (!hasFonts) for (const font of fonts()) GlobalFonts.register(font, 'Inter')
  hasFonts = true
  const canvas = createCanvas(2 * width, 2 * height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const image = new Image()
  image.src = Buffer.from(svg)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toBuffer('image/png')
}
