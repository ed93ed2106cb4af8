import { createCanvas, loadImage } from '@napi-rs/canvas'

/** A picture that was decoded and written anew. */
export interface RedrawnPicture {
  width: number
  height: number
  bytes: Uint8Array
}

/** Little enough is lost at it that nobody sees a difference. */
const quality = 95

/**
 * A picture decoded and written anew as a JPEG, so that every reader takes it whatever the first writer did; `null` where it cannot be
 * decoded.
 */
export async function redrawn(given: Uint8Array): Promise<RedrawnPicture | null> {
  const image = await loadImage(Buffer.from(given)).catch(() => null)
  if (!image || image.width < 1 || image.height < 1) return null
  const { width, height } = image
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return { width, height, bytes: await canvas.encode('jpeg', quality) }
}
