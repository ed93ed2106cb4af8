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
  /** German wordings that the correction or the field has replaced; reports still use them, our texts do not. */
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

/** The outdated wordings in a German text, whatever their case. */
export function outdatedWordings(german: string): OutdatedWording[] {
  const text = german.toLowerCase().replaceAll('\u00a0', ' ')
  return glossary.flatMap(({ de, avoid }) =>
    (avoid ?? []).filter((wording) => text.includes(wording.toLowerCase())).map((found) => ({ found, use: de })),
  )
}
