import type { Language } from '../esrs/index.ts'
import words from './words.json' with { type: 'json' }

type Written = keyof typeof words

/** The names of the texts of this folder; `_one` and `_other` are two forms of one text, by its `count`. */
export type WordKey = Written extends infer Key ? (Key extends `${infer Text}_${'one' | 'other'}` ? Text : Key) : never

const texts: Readonly<Partial<Record<string, Readonly<Record<Language, string>>>>> = words

/** A text of `words.json` in a language, with the values that it names in braces. */
export function say(key: WordKey, language: Language, values: Readonly<Record<string, string | number>> = {}): string {
  const form = values.count === 1 ? 'one' : 'other'
  const text = (texts[key] ?? texts[`${key}_${form}`])?.[language] ?? key
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
}

/** A text without values in all languages, for what was kept in one of them. */
export const inEveryLanguage = (key: WordKey): string[] => Object.values(texts[key] ?? {})
