import type { RichText, StatementLanguage } from '@esrs/contract'
import { useSyncExternalStore } from 'react'
import { sessionStore } from '../../api/session.ts'

/** Key of a text: report, block and language. */
export interface TextKey {
  /** Set and year. */
  report: string
  id: string
  language: StatementLanguage
}

/** An unsaved text and the version that it is based on. */
export interface KeptText {
  text: RichText
  base: number | null
  at: string
}

const listeners = new Set<() => void>()

/** In-memory replacement for `localStorage` where that is full or disabled. */
const memory = new Map<string, string>()

/** Storage key with the user's id, so that other accounts on this browser do not see the text. */
const placeOf = ({ report, id, language }: TextKey) =>
  `statement_text_${sessionStore.get().user?.id ?? ''}_${report}_${id}_${language}`

function rawOf(key: TextKey): string | null {
  const place = placeOf(key)
  const held = memory.get(place)
  if (held !== undefined) return held
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}

/** The unsaved text in this browser; `null` where all is saved. */
export function keptText(key: TextKey): KeptText | null {
  try {
    return JSON.parse(rawOf(key) ?? 'null') as KeptText | null
  } catch {
    return null
  }
}

/** Warns before leaving the page while a text exists only in memory. */
const holdPage = (event: BeforeUnloadEvent) => event.preventDefault()

/** Stores an unsaved text; `null` removes it after it was saved. */
export function keepText(key: TextKey, kept: Omit<KeptText, 'at'> | null) {
  const place = placeOf(key)
  memory.delete(place)
  try {
    if (kept) localStorage.setItem(place, JSON.stringify({ ...kept, at: new Date().toISOString() }))
    else localStorage.removeItem(place)
  } catch {
    if (kept) memory.set(place, JSON.stringify({ ...kept, at: new Date().toISOString() }))
  }
  if (memory.size > 0) addEventListener('beforeunload', holdPage)
  else removeEventListener('beforeunload', holdPage)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Whether this browser holds an unsaved version of a text. */
export const useIsKept = (key: TextKey): boolean => useSyncExternalStore(subscribe, () => rawOf(key) !== null)
