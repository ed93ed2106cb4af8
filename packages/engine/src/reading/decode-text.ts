/**
 * Text from bytes of unknown encoding: UTF-8 and UTF-16 by their marks or by being valid, else windows-1252, or cp850 where
 * umlauts stand in its places (exports of old accounting programs).
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const wide = zerosAt(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return looksLike850(bytes) ? decode850(bytes) : new TextDecoder('windows-1252').decode(bytes)
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

// Places of ä ö ü Ä Ö Ü ß in cp850; in windows-1252 they are signs that no word holds.
const umlauts850 = new Map([
  [0x84, 'ä'],
  [0x94, 'ö'],
  [0x81, 'ü'],
  [0x8e, 'Ä'],
  [0x99, 'Ö'],
  [0x9a, 'Ü'],
  [0xe1, 'ß'],
  [0x82, 'é'],
  [0xfd, '²'],
  [0xfc, '³'],
  [0xf8, '°'],
  [0xd5, '€'],
])

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && ((byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122))
}

function looksLike850(bytes: Uint8Array): boolean {
  let old = 0
  let modern = 0
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] as number
    if (byte < 128 || !(isLetter(bytes[index - 1]) || isLetter(bytes[index + 1]))) continue
    if (byte < 0xa0 && umlauts850.has(byte)) old++
    else if (byte >= 0xc0) modern++
  }
  return old > modern
}

function decode850(bytes: Uint8Array): string {
  const plain = new TextDecoder('windows-1252')
  let text = ''
  for (const byte of bytes)
    text += byte < 128 ? String.fromCharCode(byte) : (umlauts850.get(byte) ?? plain.decode(Uint8Array.of(byte)))
  return text
}
