import i18next from 'i18next'
import { useSyncExternalStore } from 'react'

export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

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

/** The texts of all features; each adds its own namespace when it is loaded. */
export const i18n = i18next.createInstance()

void i18n.init({
  lng: stored(),
  fallbackLng: 'en',
  supportedLngs: [...languages],
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
})

export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : 'en')

/** Changes the language of the app and remembers it. */
export function setLanguage(language: Language) {
  try {
    localStorage.setItem(storageKey, language)
  } catch (error) {
    console.warn('The language could not be remembered', error)
  }
  void i18n.changeLanguage(language)
}

export function onLanguage(listener: () => void): () => void {
  i18n.on('languageChanged', listener)
  return () => i18n.off('languageChanged', listener)
}

export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage)
