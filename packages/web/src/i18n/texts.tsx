import { cloneElement, Fragment, type ReactElement, type ReactNode, useMemo } from 'react'
import { i18n, useLanguage } from './language.ts'

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Meaning<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K

/** The keys of a language file by meaning: `upload.failed`; plural forms count as one key. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? Meaning<K> : `${K}.${TextKey<T[K]>}`
}[keyof T & string]

/** What the other language must look like: the same keys, all there. */
export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }

export type TextValues = Record<string, string | number>
export type Translate<T> = (key: TextKey<T>, values?: TextValues) => string

/** The texts of one feature, known by their namespace. */
export interface Texts<T> {
  namespace: string
  en: T
}

/** Adds the texts of a feature; a key that the second language lacks does not compile. */
export function addTexts<T extends object>(namespace: string, en: T, de: SameKeys<T>): Texts<T> {
  i18n.addResourceBundle('en', namespace, en)
  i18n.addResourceBundle('de', namespace, de)
  return { namespace, en }
}

/** The function that gives a text in the person's language: `t('upload.done', { count: 3 })`. */
export function useTexts<T>(texts: Texts<T>): Translate<T> {
  const language = useLanguage()
  return useMemo(
    () => i18n.getFixedT(language, texts.namespace) as unknown as Translate<T>,
    [language, texts.namespace],
  )
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
  const said = useTexts(texts)(text, values)
  const parts: ReactNode[] = []
  let end = 0
  for (const found of said.matchAll(element)) {
    const [whole, name = '', inner] = found
    const component = components[name]
    parts.push(said.slice(end, found.index), component ? cloneElement(component, {}, inner) : inner)
    end = found.index + whole.length
  }
  parts.push(said.slice(end))
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name than their place.
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
