import { type Language, languages } from '@esrs/contract'
import { useSyncExternalStore } from 'react'
import { inBrowser } from '../ui/kept.ts'

const storageKey = 'preferred_language'

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/** What was chosen here before, else the first of the browser's languages that the app speaks. */
export function firstLanguage(chosen: string | null, ofBrowser: readonly string[]): Language {
  return [chosen, ...ofBrowser.map((tag) => tag.toLowerCase().split('-')[0])].find(isLanguage) ?? 'en'
}

let current = firstLanguage(inBrowser.get(storageKey), navigator.languages ?? [navigator.language])
const listeners = new Set<() => void>()

export const currentLanguage = (): Language => current

/** Changes the language of the app and remembers it. */
export function setLanguage(language: Language) {
  inBrowser.set(storageKey, language)
  current = language
  for (const listener of listeners) listener()
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage)
