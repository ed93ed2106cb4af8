import type { Language } from '@esrs/contract'
import { cloneElement, Fragment, type ReactElement, type ReactNode, useMemo } from 'react'
import { useLanguage } from './language.ts'

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Meaning<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K

/** The keys of a language file by meaning: `upload.failed`; plural forms count as one key. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? Meaning<K> : `${K}.${TextKey<T[K]>}`
}[keyof T & string]

/** The shape of the other language: the same keys, all there. */
export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }

export type TextValues = Record<string, string | number>
export type Translate<T> = (key: TextKey<T>, values?: TextValues) => string

/** The texts of one feature in every language. The namespace names them where a key is missing. */
export interface Texts<T> {
  namespace: string
  en: T
  de: SameKeys<T>
}

/** Puts the texts of a feature together; a key that the second language lacks does not compile. */
export const addTexts = <T extends object>(namespace: string, en: T, de: SameKeys<T>): Texts<T> => ({
  namespace,
  en,
  de,
})

const plurals: Record<Language, Intl.PluralRules> = { en: new Intl.PluralRules('en'), de: new Intl.PluralRules('de') }

function found(tree: unknown, key: string): string | undefined {
  let place = tree
  for (const part of key.split('.')) place = (place as Record<string, unknown> | undefined)?.[part]
  return typeof place === 'string' ? place : undefined
}

/** A text by its key: the plural form that `count` asks for, and the values in the places marked `{name}`. */
function textOf<T>(texts: Texts<T>, language: Language, key: string, values: TextValues = {}): string {
  const { count } = values
  const plural =
    typeof count === 'number' ? found(texts[language], `${key}_${plurals[language].select(count)}`) : undefined
  const text = plural ?? found(texts[language], key) ?? `${texts.namespace}.${key}`
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
}

/** The function that gives a text in the person's language: `t('upload.done', { count: 3 })`. */
export function useTexts<T>(texts: Texts<T>): Translate<T> {
  const language = useLanguage()
  return useMemo(() => (key, values) => textOf(texts, language, key, values), [language, texts])
}

interface RichProps<T> {
  texts: Texts<T>
  text: TextKey<T>
  values?: TextValues
  /** The elements that stand in the text as `<name>…</name>`, by name. */
  components: Record<string, ReactElement<{ children?: ReactNode }>>
}

const element = /<(\w+)>(.*?)<\/\1>/gs

/** A text with elements inside, such as a link in the middle of a sentence. */
export function Rich<T>({ texts, text, values, components }: RichProps<T>) {
  const sentence = useTexts(texts)(text, values)
  const parts: ReactNode[] = []
  let end = 0
  for (const found of sentence.matchAll(element)) {
    const [whole, name = '', inner] = found
    const component = components[name]
    parts.push(sentence.slice(end, found.index), component ? cloneElement(component, {}, inner) : inner)
    end = found.index + whole.length
  }
  parts.push(sentence.slice(end))
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name than their place.
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
