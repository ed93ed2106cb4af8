import { Compound } from '../ole.ts'
import { type Characters, charactersOf, type Paragraph, paragraphsOf } from './properties.ts'

/** A stretch of the text as the file stores it. */
interface Piece {
  from: number
  to: number
  /** Where its bytes begin in the main stream. */
  at: number
  wide: boolean
}

/** The parts a Word file's text consists of, in the order in which they follow each other. */
export type Story = 'text' | 'footnotes' | 'margins' | 'comments' | 'endnotes' | 'boxes' | 'marginBoxes'

/** An old Word file opened: its characters, and what is said about each. */
export interface WordFile {
  stories: Record<Story, { from: number; to: number }>
  /** Where each running head and foot begins, from the beginning of their story; six to a section. */
  margins: number[]
  /** Level of a style's headings, `null` for text; 1 is the highest. */
  heading(style: number): number | null
  /** Calls back for each character: its code, run properties and the paragraph it belongs to. */
  walk(
    from: number,
    to: number,
    take: (code: number, run: Characters | null, paragraph: Paragraph | null) => void,
  ): void
}

const storyNames: [Story, number][] = [
  ['text', 0x4c],
  ['footnotes', 0x50],
  ['margins', 0x54],
  ['comments', 0x5c],
  ['endnotes', 0x60],
  ['boxes', 0x64],
  ['marginBoxes', 0x68],
]
const mostCharacters = 20_000_000

/**
 * Opens a file of Word 97 to 2003.
 * @returns a reason where it is encrypted or older, `null` where it is damaged
 * @see [MS-DOC] 2.5 file information block, 2.4.1 retrieving text
 */
export function openWord(bytes: Uint8Array): WordFile | 'password_protected' | 'format_not_supported' | null {
  const file = new Compound(bytes)
  const main = file.stream('WordDocument')
  if (!main || main.length < 0x1aa) return null
  const header = new DataView(main.buffer, main.byteOffset, main.byteLength)
  if (header.getUint16(0, true) !== 0xa5ec) return header.getUint16(0, true) === 0xa5dc ? 'format_not_supported' : null
  const flags = header.getUint16(0x0a, true)
  if (flags & 0x0100) return 'password_protected'
  if (header.getUint16(2, true) < 0xc1) return 'format_not_supported'
  const tables = file.stream(flags & 0x0200 ? '1Table' : '0Table')
  if (!tables) return null
  const table = (at: number): Uint8Array => {
    const from = header.getUint32(at, true)
    return tables.subarray(from, from + header.getUint32(at + 4, true))
  }
  const pieces = piecesOf(table(0x1a2))
  if (!pieces) return null
  const stories = {} as WordFile['stories']
  let start = 0
  for (const [name, at] of storyNames) {
    const end = Math.min(mostCharacters, start + Math.max(0, header.getInt32(at, true)))
    stories[name] = { from: start, to: end }
    start = end
  }
  const margins = table(0xf2)
  const runs = charactersOf(main, table(0xfa))
  const paragraphs = paragraphsOf(main, table(0x102))
  return {
    stories,
    margins: Array.from({ length: Math.floor(margins.length / 4) }, (_, index) =>
      new DataView(margins.buffer, margins.byteOffset).getUint32(index * 4, true),
    ),
    heading: headingsOf(table(0xa2)),
    walk: (from, to, take) => {
      for (const piece of pieces) {
        const width = piece.wide ? 2 : 1
        const runAt = finder(runs)
        const paragraphAt = finder(paragraphs)
        for (let place = Math.max(from, piece.from); place < Math.min(to, piece.to); place++) {
          const at = piece.at + (place - piece.from) * width
          if (at + width > main.length) break
          const code = piece.wide ? header.getUint16(at, true) : fromWindows(main[at] as number)
          take(code, runAt(at), paragraphAt(at))
        }
      }
    },
  }
}

/** Finds what holds a place; places are asked for in rising order, so the search goes on where it stood. */
function finder<Kind extends { from: number; to: number }>(list: Kind[]): (at: number) => Kind | null {
  let index = -1
  return (at) => {
    if (index < 0) {
      let [low, high] = [0, list.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if ((list[middle] as Kind).to <= at) low = middle + 1
        else high = middle
      }
      index = low
    }
    while (index < list.length && (list[index] as Kind).to <= at) index++
    const one = list[index]
    return one && one.from <= at ? one : null
  }
}

function piecesOf(bytes: Uint8Array): Piece[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  while (bytes[at] === 1 && at + 3 <= bytes.length) at += 3 + view.getUint16(at + 1, true)
  if (bytes[at] !== 2 || at + 5 > bytes.length) return null
  const size = Math.min(view.getUint32(at + 1, true), bytes.length - at - 5)
  const count = Math.floor((size - 4) / 12)
  if (count < 1) return null
  at += 5
  const pieces: Piece[] = []
  for (let index = 0; index < count; index++) {
    const place = view.getUint32(at + (count + 1) * 4 + index * 8 + 2, true)
    const [from, to] = [view.getUint32(at + index * 4, true), view.getUint32(at + index * 4 + 4, true)]
    const wide = (place & 0x40000000) === 0
    // Text in one byte a character says so by a bit, and doubles its place.
    if (to > from) pieces.push({ from, to, at: wide ? place : (place & 0x3fffffff) >> 1, wide })
  }
  return pieces
}

const windows = new TextDecoder('windows-1252')
const highCodes = Array.from({ length: 32 }, (_, index) => windows.decode(Uint8Array.of(128 + index)).charCodeAt(0))

function fromWindows(byte: number): number {
  return byte >= 128 && byte < 160 ? (highCodes[byte - 128] as number) : byte
}

/**
 * Levels of heading styles: built-in headings have fixed numbers, others are based on them.
 * @see [MS-DOC] 2.9.271 STSH, 2.9.258 STD
 */
function headingsOf(bytes: Uint8Array): (style: number) => number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const styles: { kind: number; base: number }[] = []
  let at = bytes.length >= 2 ? 2 + view.getUint16(0, true) : 0
  while (at > 0 && at + 2 <= bytes.length && styles.length < 4_096) {
    const size = view.getUint16(at, true)
    const whole = size >= 4 && at + 6 <= bytes.length
    styles.push(
      whole
        ? { kind: view.getUint16(at + 2, true) & 0xfff, base: view.getUint16(at + 4, true) >> 4 }
        : { kind: 0xffe, base: 0xfff },
    )
    at += 2 + size
  }
  return (style) => {
    let number = style
    for (let step = 0; step < 12; step++) {
      const { kind, base } = styles[number] ?? { kind: number <= 9 ? number : 0xffe, base: 0xfff }
      if (kind >= 1 && kind <= 9) return kind
      if (kind === 62) return 1
      number = base
    }
    return null
  }
}
