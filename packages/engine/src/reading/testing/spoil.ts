import { randomFrom } from './make-pdf.ts'

/** A file that was cut, had bytes changed, or parts repeated, left out or filled with zeros; the same for the same seed. */
export function spoiled(bytes: Uint8Array, seed: number): Uint8Array {
  const random = randomFrom(seed)
  const upTo = (most: number): number => Math.floor(random() * most)
  // The first numbers of neighbouring seeds are alike.
  for (let skip = 0; skip < 8; skip++) random()
  let file = Buffer.from(bytes)
  const kind = upTo(5)
  if (kind === 0) file = file.subarray(0, upTo(file.length))
  else if (kind === 1) {
    const changes = 1 + upTo(40)
    for (let change = 0; change < changes; change++) file[upTo(file.length)] = upTo(256)
  } else if (kind === 2) {
    const from = upTo(file.length)
    file.fill(0, from, Math.min(file.length, from + upTo(400)))
  } else if (kind === 3) {
    const from = upTo(file.length)
    file = Buffer.concat([file.subarray(0, from), file.subarray(from + 1 + upTo(60))])
  } else {
    const from = upTo(file.length)
    file = Buffer.concat([file.subarray(0, from + upTo(300)), file.subarray(from)])
  }
  // Often only the beginning is sound, and numbers in it are the largest there are.
  if (upTo(4) === 0) for (let change = 0; change < 4; change++) file[upTo(Math.min(600, file.length))] = 255
  return new Uint8Array(file)
}
