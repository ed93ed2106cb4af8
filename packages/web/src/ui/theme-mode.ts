import { useSyncExternalStore } from 'react'

/** The theme that a person chose; `null` follows the system. */
export type ThemeChoice = 'light' | 'dark' | null

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
  system().addEventListener('change', apply)
  apply()
}

/** Chooses until the page is loaded anew; nothing is stored. */
export function setThemeChoice(next: ThemeChoice) {
  choice = next
  apply()
}

export const useDarkTheme = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, isDark)
