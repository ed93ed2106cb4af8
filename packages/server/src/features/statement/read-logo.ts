import { type Logo, limits } from '@esrs/contract'
import { AppError } from '../../http/errors.ts'
import { type Decoding, decodePicture } from './decode-picture.ts'
import { readJpeg } from './jpeg-picture.ts'
import { say } from './messages.ts'
import { BadPicture, type Picture, type PictureFault, pngSignature, readPng, type Size } from './png-picture.ts'

/**
 * A picture with the size that its bytes say and nothing in it but the picture: what a camera or a program has written beside
 * it, such as the place where it was taken, goes. Its head is judged before anything is unpacked, and what cannot be shown is refused
 * now and not when a report is due. Throws `invalid_input`.
 */
export async function readLogo({ base64 }: Pick<Logo, 'base64'>, decoding: Decoding): Promise<Logo> {
  const given = Buffer.from(base64, 'base64')
  const isPng = given.subarray(0, 8).equals(pngSignature)
  const isJpeg = given.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
  try {
    if (!isPng && !isJpeg) throw new BadPicture('type')
    // The pixels of a PNG are counted; whether those of a JPEG are some only a decoder can tell.
    const { size, bytes } = isPng ? await readPng(given, accept) : await redrawn(readJpeg(given, accept), decoding)
    return { mime_type: isPng ? 'image/png' : 'image/jpeg', ...size, base64: bytes.toString('base64') }
  } catch (error) {
    throw error instanceof BadPicture ? refusal(error.fault) : error
  }
}

/** A JPEG as a decoder has seen it: some take what others refuse, such as missing codes. */
async function redrawn({ bytes, size }: Picture, decoding: Decoding): Promise<Picture> {
  const picture = await decodePicture(bytes, decoding)
  if (picture?.width !== size.width || picture.height !== size.height) throw new BadPicture('type')
  if (picture.bytes.length > (limits.statement.logo / 4) * 3) throw new BadPicture('size')
  return { size, bytes: Buffer.from(picture.bytes) }
}

function accept({ width, height }: Size): void {
  const { side, pixels } = limits.logo
  if (width < 1 || height < 1) throw new BadPicture('type')
  if (Math.max(width, height) > side || width * height > pixels) throw new BadPicture('size')
}

function refusal(fault: PictureFault): AppError {
  const text = say(`logo.${fault}`, { side: limits.logo.side, millions: limits.logo.pixels / 1_000_000 })
  return new AppError('invalid_input', text, { fields: { logo: text } })
}
