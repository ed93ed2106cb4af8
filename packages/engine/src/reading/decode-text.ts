import { analyse } from 'chardet'
import type { ReadingNote } from './document.ts'
import { likeliest } from './letters.ts'
import type { Upper } from './single-byte.ts'

/** Text from bytes, and whether its letters are certain: files of plain text do not say how they are written. */
export interface Decoded {
  text: string
  isCertain: boolean
}

/** The remark on the encoding of a file that its owner sees. */
export const noteOn = ({ isCertain }: Decoded): ReadingNote[] => (isCertain ? [] : [{ kind: 'uncertain_letters' }])

/** The text alone. */
export const decodeText = (bytes: Uint8Array): string => decode(bytes).text

/**
 * Text from bytes of unknown encoding: UTF-8 and UTF-16 by their marks or by being valid; else the encoding in which it
 * reads like a language; scripts that these do not have as a detector tells them. Where several are mixed, each stretch for itself.
 */
export function decode(bytes: Uint8Array): Decoded {
  const certain = (label: string): Decoded => ({ text: new TextDecoder(label).decode(bytes), isCertain: true })
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return certain('utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return certain('utf-16be')
  const wide = zerosAt(bytes)
  if (wide) return certain(wide)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isCertain: true }
  } catch {
    return decodeOld(bytes)
  }
}

function zerosAt(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length & ~1, 4_096)
  let even = 0
  let odd = 0
  for (let index = 0; index < length; index += 2) {
    if (bytes[index] === 0) even++
    if (bytes[index + 1] === 0) odd++
  }
  if (odd > length * 0.3 && even < length * 0.05) return 'utf-16le'
  if (even > length * 0.3 && odd < length * 0.05) return 'utf-16be'
  return null
}

/** What is looked at to tell an encoding. */
const sampleSize = 65_536
/** Bytes around those that are no ASCII, whose words tell the language. */
const around = 40
/** Of the bytes that are no ASCII those beside another one: accents stand alone, letters of other scripts do not. */
const mostlyRuns = 0.6
const sure = 40
/** What the detector is not asked for: languages whose words are known tell these better. */
const told = /^(?:windows-125[0-47]|ISO-8859-[12579]|ISO-8859-15|KOI8|IBM866|UTF|ASCII)/
/** Fewer stretches of UTF-8 than this among others come about by chance. */
const byChance = 0.2

function decodeOld(bytes: Uint8Array): Decoded {
  const { sample, valid, invalid, inRuns, high } = runsOf(bytes)
  const isOfRuns = inRuns > high * mostlyRuns
  const isMixed = valid > 0 && (valid >= (valid + invalid) * byChance || !isOfRuns)
  const guess = likeliest(sample)
  if (!isMixed && isOfRuns && !(guess.isCertain && guess.isSpoken)) {
    const decoder = decoderOf(bytes)
    if (decoder) return { text: decoder.decode(bytes), isCertain: true }
  }
  return { text: pieced(bytes, guess.upper, isMixed), isCertain: guess.isCertain && !isMixed }
}

/** What decodes a script that no language of the table is written in, as far as it is certain. */
function decoderOf(bytes: Uint8Array): TextDecoder | null {
  const [best] = analyse(sampleOf(bytes))
  if (!best || best.confidence < sure || told.test(best.name)) return null
  try {
    return new TextDecoder(best.name)
  } catch {
    return null
  }
}

/** The bytes around those that are no ASCII; a detector reads every byte several times. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= sampleSize) return bytes
  const first = bytes.findIndex((byte) => byte >= 128)
  const start = Math.max(0, Math.min(first - 1_000, bytes.length - sampleSize))
  return bytes.subarray(start, start + sampleSize)
}

/** Where the run of bytes that are no ASCII ends. */
function runEnd(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && (bytes[at] as number) >= 128) at++
  return at
}

/** Stretches of bytes that are no ASCII: how many are UTF-8, and what the others stand in. */
function runsOf(bytes: Uint8Array): {
  sample: Uint8Array
  valid: number
  invalid: number
  inRuns: number
  high: number
} {
  const sample = new Uint8Array(sampleSize)
  let [taken, copied] = [0, 0]
  const take = (from: number, to: number): void => {
    for (let at = from; at < to && taken < sampleSize; at++) sample[taken++] = bytes[at] as number
  }
  let [valid, invalid, inRuns, high] = [0, 0, 0, 0]
  for (let at = 0; at < bytes.length; at++) {
    if ((bytes[at] as number) < 128) continue
    const end = runEnd(bytes, at)
    if (isUtf8(bytes, at, end)) {
      valid++
      // What is certain tells nothing of the rest.
      copied = end
    } else {
      invalid++
      high += end - at
      if (end - at > 1) inRuns += end - at
      const from = Math.max(copied, wordStart(bytes, at))
      if (from > copied && taken < sampleSize) sample[taken++] = 32
      const to = wordEnd(bytes, end)
      take(from, to)
      copied = to
    }
    at = end
  }
  return { sample: sample.subarray(0, taken), valid, invalid, inRuns, high }
}

/** Where the words that lead to a place begin. */
function wordStart(bytes: Uint8Array, at: number): number {
  let start = Math.max(0, at - around)
  while (start > 0 && start < at && (bytes[start] as number) > 32) start++
  return start
}

/** Where the words behind a place end: before the next byte that is no ASCII, which brings its own. */
function wordEnd(bytes: Uint8Array, at: number): number {
  let end = at
  while (end < bytes.length && end < at + around && (bytes[end] as number) < 128) end++
  while (end > at && end < bytes.length && (bytes[end] as number) > 32 && (bytes[end] as number) < 128) end--
  return end
}

/** A stretch of UTF-8, but for two bytes that come about by chance: letters and signs of western texts begin with few. */
function isUtf8(bytes: Uint8Array, from: number, to: number): boolean {
  const first = bytes[from] as number
  if (to - from === 2 && first > 0xc9) return false
  for (let at = from; at < to; ) {
    const lead = bytes[at] as number
    const more =
      lead >= 0xc2 && lead <= 0xdf ? 1 : lead >= 0xe0 && lead <= 0xef ? 2 : lead >= 0xf0 && lead <= 0xf4 ? 3 : 0
    if (more === 0 || at + more > to - 1) return false
    for (let next = at + 1; next <= at + more; next++) if (((bytes[next] as number) & 0xc0) !== 0x80) return false
    at += more + 1
  }
  return true
}

/** The text with a letter for each byte, but for the stretches of UTF-8 where it is mixed. */
function pieced(bytes: Uint8Array, upper: Upper, isMixed: boolean): string {
  const parts: string[] = []
  const plain = new TextDecoder()
  let done = 0
  for (let at = 0; at < bytes.length; at++) {
    if ((bytes[at] as number) < 128) continue
    const end = runEnd(bytes, at)
    if (!isMixed || !isUtf8(bytes, at, end)) {
      parts.push(plain.decode(bytes.subarray(done, at)))
      for (let one = at; one < end; one++) parts.push(upper[(bytes[one] as number) - 128] as string)
      done = end
    }
    at = end
  }
  parts.push(plain.decode(bytes.subarray(done)))
  return parts.join('')
}
