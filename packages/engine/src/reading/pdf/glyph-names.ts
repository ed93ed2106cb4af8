import { knowledge } from '../../knowledge.ts'

/** What the parser tells of how a font of single bytes names its letters, where it is asked for that. */
export interface Naming {
  composite?: boolean
  /** Names by code, where the file gives them. */
  differences?: ArrayLike<string | undefined>
  /** What the file says itself that a code stands for. */
  toUnicode?: { _map?: ArrayLike<string | null | undefined>; firstChar?: number }
}

let characters: ReadonlyMap<string, string> | null = null
function characterOf(name: string): string | undefined {
  characters ??= new Map(
    knowledge<'name' | 'character'>('glyphs').map(({ name, character }) => [name, character || ' ']),
  )
  return /^[A-Za-z]$/.test(name) ? name : characters.get(name)
}

const RAISED = /\.(?:sup|sups|superior|numr)$/
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** The letter that a name with a suffix stands for: `two.tab` and `two.osf` are other shapes of `two`, `two.sup` is a raised one. */
function letterOf(name: string): string | undefined {
  const letter = characterOf(name.slice(0, name.indexOf('.')))
  return letter && /^\d$/.test(letter) && RAISED.test(name) ? raised[Number(letter)] : letter
}

/**
 * Letters by code that the parser gives as their bare codes, because it knows no names with a suffix (Adobe Glyph List, section 2:
 * what stands behind the first full stop is dropped). Figures set in old style would be read as other signs.
 */
export function suffixedLetters({ composite, differences, toUnicode }: Naming): ReadonlyMap<number, string> {
  const letters = new Map<number, string>()
  if (composite || !differences) return letters
  for (let code = 0; code < Math.min(256, differences.length); code++) {
    const name = differences[code]
    if (!name || name.indexOf('.') < 1 || toUnicode?._map?.[code]) continue
    const letter = letterOf(name)
    if (letter) letters.set(code, letter)
  }
  return letters
}
