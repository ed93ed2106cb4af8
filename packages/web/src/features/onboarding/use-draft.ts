import { useState } from 'react'

/** What was typed and not saved; it survives a reload of this tab, and is forgotten with `null`. */
export function useDraft<T extends object>(name: string) {
  const key = `onboarding.${name}`
  const [draft, setDraft] = useState<T | null>(() => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null
    } catch {
      return null
    }
  })
  const keep = (next: T | null) => {
    setDraft(next)
    try {
      if (next === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify(next))
    } catch (error) {
      console.warn('A draft could not be kept', error)
    }
  }
  return [draft, keep] as const
}
