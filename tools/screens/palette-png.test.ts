import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { palettePng } from './palette-png.ts'

test('a picture with few colours is read again as it was', async () => {
  const [width, height] = [40, 3]
  const pixels = new Uint8ClampedArray(4 * width * height)
  for (let at = 0; at < pixels.length; at += 4) pixels.set([at % 251, 20, 255 - (at % 7), 255], at)
  const picture = await loadImage(palettePng(pixels, width, height))
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.drawImage(picture, 0, 0)
  expect([...context.getImageData(0, 0, width, height).data]).toEqual([...pixels])
})

test('of more colours than a byte can name the rare ones become their neighbours', async () => {
  const pixels = new Uint8ClampedArray(4 * 600)
  for (let i = 0; i < 600; i += 1) pixels.set([i % 256, i < 512 ? 0 : 3, 0, 255], 4 * i)
  const canvas = createCanvas(600, 1)
  const context = canvas.getContext('2d')
  context.drawImage(await loadImage(palettePng(pixels, 600, 1)), 0, 0)
  const { data } = context.getImageData(0, 0, 600, 1)
  for (let at = 0; at < data.length; at += 1) expect(Math.abs(data[at]! - pixels[at]!)).toBeLessThanOrEqual(4)
})
