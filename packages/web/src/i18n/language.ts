import { type Language, languages } from '@esrs/contract'
import { useSyncExternalStore } from 'react'

const storageKey = 'preferred_language'

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

function stored(): Language {
  try {
    const value = localStorage.getItem(storageKey)
    return isLanguage(value) ? value : 'en'
  } catch {
    return 'en'
  }
}

let current = stored()
const listeners = new Set<() => void>()

export const currentLanguage = (): Language => current

/** Changes the language of the app and remembers it. */
export function setLanguage(language: Language) {
  try {
    localStorage.setItem(storageKey, language)
  } catch (error) {
    console.warn('The language could not be remembered', error)
  }
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
