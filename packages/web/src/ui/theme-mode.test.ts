import { afterEach, expect, it, vi } from 'vitest'
import { setThemeChoice, startTheme, themeChoice } from './theme-mode.ts'

const isDark = () => document.documentElement.classList.contains('dark')
const system = (dark: boolean) => {
  let changed = () => {}
  const query = { matches: dark, addEventListener: (_: string, listener: () => void) => (changed = listener) }
  vi.stubGlobal('matchMedia', () => query)
  return (next: boolean) => {
    query.matches = next
    changed()
  }
}

afterEach(() => {
  document.documentElement.classList.remove('dark')
})

it('follows the system until a person chooses', () => {
  const change = system(true)
  startTheme()
  expect(isDark()).toBe(true)
  change(false)
  expect(isDark()).toBe(false)
  setThemeChoice('dark')
  expect([isDark(), themeChoice(), localStorage.getItem('theme')]).toEqual([true, 'dark', 'dark'])
  change(false)
  expect(isDark()).toBe(true)
  setThemeChoice(null)
  expect([isDark(), themeChoice()]).toEqual([false, null])
})

it('takes an unknown choice for none', () => {
  system(false)
  localStorage.setItem('theme', 'sepia')
  startTheme()
  expect([isDark(), themeChoice()]).toEqual([false, null])
})
