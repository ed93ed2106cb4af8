import { useState } from 'react'
import { ownDrafts } from '../../kit/own-drafts.ts'
import { inTab } from '../../ui/kept.ts'

/** What a person typed and did not save; it survives a reload of this tab, and is forgotten with `null`. */
export function useDraft<T extends object>(name: string) {
  const [drafts] = useState(() => ownDrafts<T>(`onboarding.${name}`, inTab))
  const [draft, setDraft] = useState(() => drafts.read())
  const keep = (next: T | null) => {
    setDraft(next)
    drafts.keep(next)
  }
  return [draft, keep] as const
}
