import type { RichText, StatementLanguage } from '@esrs/contract'
import { useSyncExternalStore } from 'react'
import { sessionStore } from '../../api/session.ts'

/** Which text of which report. */
export interface TextKey {
  /** Set and year. */
  report: string
  id: string
  language: StatementLanguage
}

/** What was typed and is not saved yet, and the version that it was typed over. */
export interface KeptText {
  text: RichText
  base: number | null
  at: string
}

const listeners = new Set<() => void>()

/** Takes the place of the browser's own store where that is full or switched off. */
const memory = new Map<string, string>()

/** Texts belong to the person who typed them: other accounts on this browser do not see them. */
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

/** What is kept of a text in this browser; `null` where all is saved. */
export function keptText(key: TextKey): KeptText | null {
  try {
    return JSON.parse(rawOf(key) ?? 'null') as KeptText | null
  } catch {
    return null
  }
}

/** Asks before the page is left while a text is kept nowhere else. */
const holdPage = (event: BeforeUnloadEvent) => event.preventDefault()

/** Keeps what was typed; `null` when it is saved. */
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

/** Whether this browser keeps words of a text that are not saved. */
export const useIsKept = (key: TextKey): boolean => useSyncExternalStore(subscribe, () => rawOf(key) !== null)
