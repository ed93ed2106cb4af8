import type { Language } from './datapoint.ts'
import stored from './sets/glossary.json' with { type: 'json' }

/** A term of the field in both languages. */
export interface Term {
  /** Names the term where code or texts refer to it. */
  key: string
  en: string
  /** As in the regulation, corrected on 9 August 2024 (OJ L 2024/90457). */
  de: string
  /** One plain sentence, where the term does not explain itself. */
  definition?: Readonly<Record<Language, string>>
  /**
   * German wordings that the correction or the field has replaced; reports still use them, our texts do not. Whole words with
   * their endings; a star stands for any rest of the word.
   */
  avoid?: readonly string[]
}

/** The terms that the catalogue and the interface use, in the order of the field: reporting, materiality, topics. */
export const glossary = stored as readonly Term[]

const byKey = new Map(glossary.map((term) => [term.key, term]))

/** @throws RangeError for a key that the glossary does not hold. */
export function term(key: string): Term {
  const found = byKey.get(key)
  if (!found) throw new RangeError(`The glossary has no term ${key}`)
  return found
}

/** A wording that our German texts do not use, and what they say instead. */
export interface OutdatedWording {
  found: string
  use: string
}

const endings = '(?:e[mnrs]?|n|s)?'
let avoided: { use: string; pattern: RegExp }[] | null = null

/** Finds a whole word with its endings; a noun only where it is written as one, another word in any case. */
function pattern(wording: string): RegExp {
  const [, stem, open] = /^(.+?)(\*?)$/.exec(wording)!
  const isNoun = stem![0] !== stem![0]!.toLowerCase()
  return new RegExp(`(?<!\\p{L})${stem}${open ? '\\p{L}*' : `${endings}(?!\\p{L})`}`, isNoun ? 'u' : 'iu')
}

/** The wordings in a German text that the glossary avoids, as they stand there. */
export function outdatedWordings(german: string): OutdatedWording[] {
  const text = german.replaceAll('\u00a0', ' ')
  avoided ??= glossary.flatMap(({ de, avoid }) =>
    (avoid ?? []).map((wording) => ({ use: de, pattern: pattern(wording) })),
  )
  return avoided.flatMap(({ use, pattern: wording }) => {
    const found = wording.exec(text)?.[0]
    return found ? [{ found, use }] : []
  })
}
