import { useSyncExternalStore } from 'react'
import { inBrowser } from './kept.ts'

/** The theme that a person chose on this browser; `null` follows the system. */
export type ThemeChoice = 'light' | 'dark' | null

const storageKey = 'theme'

function storedChoice(): ThemeChoice {
  const stored = inBrowser.get(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : null
}

let choice: ThemeChoice = null
const listeners = new Set<() => void>()
const system = () => window.matchMedia('(prefers-color-scheme: dark)')

const isDark = () => (choice ?? (system().matches ? 'dark' : 'light')) === 'dark'

function apply() {
  document.documentElement.classList.toggle('dark', isDark())
  for (const listener of listeners) listener()
}

/** Puts the class `dark` on the document where it belongs, and keeps it right when the system changes. */
export function startTheme() {
  choice = storedChoice()
  system().addEventListener('change', apply)
  apply()
}

/** Chooses the theme for this browser; nothing of it is sent to the server. */
export function setThemeChoice(next: ThemeChoice) {
  choice = next
  if (next) inBrowser.set(storageKey, next)
  else inBrowser.remove(storageKey)
  apply()
}

export const useDarkTheme = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, isDark)
