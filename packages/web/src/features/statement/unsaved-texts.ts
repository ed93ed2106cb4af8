import type { RichText, StatementLanguage } from '@esrs/contract'
import { useSyncExternalStore } from 'react'
import { ownDrafts } from '../../kit/own-drafts.ts'

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
const drafts = ownDrafts<KeptText>('statement_text')
const detailOf = ({ report, id, language }: TextKey) => `${report}_${id}_${language}`

/** The unsaved text in this browser; `null` where all is saved. */
export const keptText = (key: TextKey): KeptText | null => drafts.read(detailOf(key))

/** Stores an unsaved text; `null` removes it after it was saved. */
export function keepText(key: TextKey, kept: Omit<KeptText, 'at'> | null) {
  drafts.keep(kept && { ...kept, at: new Date().toISOString() }, detailOf(key))
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
export const useIsKept = (key: TextKey): boolean =>
  useSyncExternalStore(subscribe, () => drafts.text(detailOf(key)) !== null)
