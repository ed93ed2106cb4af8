import fs from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Font files that may be shipped (SIL Open Font License); the first that has a character shows it. */
const files = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
  '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf',
  '@expo-google-fonts/inter/700Bold_Italic/Inter_700Bold_Italic.ttf',
  '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
]

export const families = ['Inter', 'Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Emoji']

let loaded: Buffer[] | null = null

/** The fonts, read once. */
export function fonts(): Buffer[] {
  loaded ??= files.map((file) => fs.readFileSync(fileURLToPath(import.meta.resolve(file))))
  return loaded
}

let shown: Set<number> | null = null

/** Text with a box in place of each character that no font has: PDF/UA forbids characters without a glyph. */
export function showable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: signs that every font has.
  if (/^[\u0000-\u007f]*$/.test(text)) return text
  shown ??= new Set(fonts().flatMap(signsOf))
  let result = ''
  for (const sign of text) {
    const code = sign.codePointAt(0)!
    if (shown.has(code) || code < 32 || code === 0x200b || code === 0xad) result += sign
    else if (!/\p{Default_Ignorable_Code_Point}/u.test(sign)) result += '□'
  }
  return result
}

/** The code points of a font, from its table `cmap` (OpenType, formats 4 and 12). */
function signsOf(font: Buffer): number[] {
  const tables = font.readUInt16BE(4)
  for (let index = 0; index < tables; index++) {
    const entry = 12 + 16 * index
    if (font.toString('latin1', entry, entry + 4) !== 'cmap') continue
    return cmapSigns(font.subarray(font.readUInt32BE(entry + 8)))
  }
  return []
}

function cmapSigns(cmap: Buffer): number[] {
  const count = cmap.readUInt16BE(2)
  const signs: number[] = []
  for (let index = 0; index < count; index++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * index))
    const format = table.readUInt16BE(0)
    if (format === 12) {
      for (let group = 0; group < table.readUInt32BE(12); group++) {
        const at = 16 + 12 * group
        for (let code = table.readUInt32BE(at); code <= table.readUInt32BE(at + 4); code++) signs.push(code)
      }
    } else if (format === 4) {
      const segments = table.readUInt16BE(6) / 2
      for (let segment = 0; segment < segments; segment++) {
        const end = table.readUInt16BE(14 + 2 * segment)
        const start = table.readUInt16BE(16 + 2 * segments + 2 * segment)
        for (let code = start; code <= end && code !== 0xffff; code++) signs.push(code)
      }
    }
  }
  return signs
}
