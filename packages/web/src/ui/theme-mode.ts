import { useSyncExternalStore } from 'react'

/** What a person chose for this browser; `null` follows the system. */
export type ThemeChoice = 'light' | 'dark' | null

const storageKey = 'theme'
const listeners = new Set<() => void>()
const system = () => window.matchMedia('(prefers-color-scheme: dark)')

export function themeChoice(): ThemeChoice {
  const stored = localStorage.getItem(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : null
}

const isDark = () => (themeChoice() ?? (system().matches ? 'dark' : 'light')) === 'dark'

function apply() {
  document.documentElement.classList.toggle('dark', isDark())
  for (const listener of listeners) listener()
}

/** Puts the class `dark` on the document where it belongs, and keeps it right when the system changes. */
export function startTheme() {
  system().addEventListener('change', apply)
  apply()
}

export function setThemeChoice(choice: ThemeChoice) {
  if (choice) localStorage.setItem(storageKey, choice)
  else localStorage.removeItem(storageKey)
  apply()
}

export const useDarkTheme = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, isDark)
