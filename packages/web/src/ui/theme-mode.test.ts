import { afterEach, expect, it, vi } from 'vitest'
import { setThemeChoice, startTheme } from './theme-mode.ts'

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
  setThemeChoice(null)
  document.documentElement.classList.remove('dark')
})

it('follows the system until a person chooses', () => {
  const change = system(true)
  startTheme()
  expect(isDark()).toBe(true)
  change(false)
  expect(isDark()).toBe(false)
  setThemeChoice('dark')
  expect(isDark()).toBe(true)
  change(false)
  expect(isDark()).toBe(true)
  setThemeChoice(null)
  expect(isDark()).toBe(false)
})

it('is kept by this browser when the page is loaded anew, until the person follows the system again', () => {
  system(false)
  startTheme()
  setThemeChoice('dark')
  document.documentElement.classList.remove('dark')
  startTheme()
  expect(isDark()).toBe(true)
  setThemeChoice(null)
  startTheme()
  expect(isDark()).toBe(false)
  expect({ ...localStorage }).toEqual({ preferred_language: 'en' })
})
