import { type Naming, suffixedLetters } from './glyph-names.ts'

/** What the parser tells about a font, as far as reading needs it. */
export interface Font {
  name: string
  bold: boolean
  matrix: readonly number[]
  /** Height above and depth below the line, as parts of the size. */
  ascent: number
  descent: number
  /** The file does not say which letters its codes stand for. */
  unmapped: boolean
  /** Letters by code that the parser does not tell right. */
  letters: ReadonlyMap<number, string>
}

/** The parser's store of fonts; it has no public type. */
export interface FontStore {
  has(id: string): boolean
  get(id: string): unknown
}

const boldName = /bold|black|heavy|demi|fett/i
const boldAbbreviation = /(?:Sm|Sem|Semi|Ex|X|U|[-_, ])B(?:l|ol)?d(?![a-z])|Blk|Hvy|-B$/

export const noFont: Font = {
  name: '',
  bold: false,
  matrix: [0.001, 0, 0, 0.001, 0, 0],
  ascent: 0.75,
  descent: 0.22,
  unmapped: false,
  letters: new Map(),
}

/** Reads the plain facts of a font object; fonts rarely say that they are bold, but their names do. */
export function fontOf(store: FontStore, id: string): Font {
  if (!store.has(id)) return noFont
  const found = store.get(id) as
    | (Naming & {
        name?: string
        bold?: boolean
        black?: boolean
        fontMatrix?: number[]
        ascent?: number
        descent?: number
      })
    | null
  if (!found) return noFont
  const name = String(found.name ?? '')
  return {
    name,
    bold: found.bold === true || found.black === true || boldName.test(name) || boldAbbreviation.test(name),
    matrix: found.fontMatrix ?? noFont.matrix,
    ascent: Math.min(0.95, Math.max(0.7, found.ascent || 0.75)),
    descent: Math.min(0.3, Math.max(0.18, -(found.descent || -0.22))),
    // The parser stands codes for themselves where nothing names their letters.
    unmapped: found.composite === true && found.toUnicode !== undefined && 'firstChar' in found.toUnicode,
    letters: suffixedLetters(found),
  }
}
