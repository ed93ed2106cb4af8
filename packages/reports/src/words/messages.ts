import type { StatementLanguage, Words } from '@esrs/contract'
import de from './messages.de.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }

export type MessageKey = keyof typeof en
const all: Record<StatementLanguage, Record<string, string>> = { en, de }

/** Whether there is a text of this name. */
export const isMessage = (key: string): key is MessageKey => Object.hasOwn(en, key)

/** A sentence in one language; `{name}` is replaced by the value of that name, word for word. */
export function say(language: StatementLanguage, key: MessageKey, values: Record<string, string | number> = {}) {
  return all[language][key]!.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** A sentence as parts in the order of the language, with values that are no text, such as a figure linked to its fact. */
export function sayAround<T>(language: StatementLanguage, key: MessageKey, values: Record<string, T>): (string | T)[] {
  const parts = all[language][key]!.split(/\{(\w+)\}/)
  return parts.map((part, index) => (index % 2 === 1 ? values[part]! : part)).filter((part) => part !== '')
}

/** The same sentence in both languages. */
export const both = (make: (language: StatementLanguage) => string): Words => ({ en: make('en'), de: make('de') })
