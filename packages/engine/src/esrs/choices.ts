import type { Language } from './datapoint.ts'
import stored from './sets/choices.json' with { type: 'json' }

/** An answer that a datapoint of type choice offers. */
export interface Choice {
  /** As it is kept, the same in every language. */
  value: string
  label: string
}

/** What a datapoint leaves to choose from. */
export interface Choices {
  /** More than one answer may be given. */
  several: boolean
  options: readonly Choice[]
}

interface List {
  key: string
  several?: boolean
  for: readonly string[]
  /** Where forms of others word an answer otherwise, `also` says how. */
  options: readonly ({ value?: string; also?: readonly string[] } & Readonly<Record<Language, string>>)[]
}

/** The lists as they are stored, for the review of the data. */
export const choiceLists = stored as readonly List[]

const byId = new Map(choiceLists.flatMap((list) => list.for.map((id) => [id, list] as const)))

// Answers may hold commas; none holds a semicolon.
const between = '; '

/** The answers that a datapoint offers, in the standard's order; `null` where only a company can name them, such as countries. */
export function choicesOf(id: string, language: Language): Choices | null {
  const list = byId.get(id)
  if (!list) return null
  const options = list.options.map((option) => ({ value: option.value ?? option.en, label: option[language] }))
  return { several: list.several ?? false, options }
}

/** The words that others have for the answers of a list, beside those of the standard. */
export const otherWordings = (id: string): readonly { value: string; words: string }[] =>
  (byId.get(id)?.options ?? []).flatMap(({ value, en, also = [] }) =>
    also.map((words) => ({ value: value ?? en, words })),
  )

/** A kept answer in a language; `null` for a person's own words. Several answers are told after one another. */
export function choiceInWords(id: string, value: string, language: Language): string | null {
  const labels = answersOf(id, value)?.map((option) => option[language])
  return labels ? labels.join(between) : null
}

/** What is kept of an answer that somebody typed in either language; `null` for a person's own words. */
export function choiceFromWords(id: string, typed: string): string | null {
  const values = answersOf(id, typed)?.map((option) => option.value ?? option.en)
  return values ? values.join(between) : null
}

/** The offered answers that a text consists of, in the standard's order; `null` where something else is in it. */
function answersOf(id: string, text: string) {
  const list = byId.get(id)
  const words = text.split(';').map((word) => word.trim().toLowerCase())
  if (!list || (words.length > 1 && !list.several)) return null
  const waysOf = ({ value, en, de }: List['options'][number]) => [value ?? en, en, de].map((way) => way.toLowerCase())
  const said = list.options.filter((option) => waysOf(option).some((way) => words.includes(way)))
  const known = new Set(said.flatMap(waysOf))
  return words.every((word) => known.has(word)) ? said : null
}
