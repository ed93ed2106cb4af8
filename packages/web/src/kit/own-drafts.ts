import { sessionStore } from '../api/session.ts'
import { inBrowser, type Keeper } from '../ui/kept.ts'

// What is typed and not saved belongs to the person who typed it: other accounts on this browser do not see it, and it waits for the
// person's return. Where nobody is known it is not kept at all.

/** Names of drafts that this page alone holds. */
const fleeting = new Set<string>()

/** Asks before the page is left while something typed is stored nowhere else. */
const holdPage = (event: BeforeUnloadEvent) => event.preventDefault()

function note(name: string, isFleeting: boolean) {
  if (isFleeting) fleeting.add(name)
  else fleeting.delete(name)
  if (fleeting.size > 0) addEventListener('beforeunload', holdPage)
  else removeEventListener('beforeunload', holdPage)
}

/** Drafts of one kind, of whoever is signed in; `detail` tells those of a person apart. */
export function ownDrafts<T extends object>(kind: string, keeper: Keeper = inBrowser) {
  const nameOf = (detail: string | undefined): string | null => {
    const owner = sessionStore.get().user?.id
    if (!owner) return null
    return detail === undefined ? `${kind}_${owner}` : `${kind}_${owner}_${detail}`
  }
  return {
    /** As it is stored, which stays the same as long as nothing is changed. */
    text: (detail?: string): string | null => {
      const name = nameOf(detail)
      return name && keeper.get(name)
    },
    read: (detail?: string): T | null => {
      const name = nameOf(detail)
      return name ? keeper.read<T>(name) : null
    },
    /** Keeps a draft; `null` forgets it. Answers whether it outlives the page. */
    keep: (draft: T | null, detail?: string): boolean => {
      const name = nameOf(detail)
      if (!name) return false
      if (!draft) keeper.remove(name)
      const isLasting = !draft || keeper.set(name, JSON.stringify(draft))
      note(name, !isLasting)
      return isLasting
    },
    /** Whether a draft is lost when the page is closed. */
    isFleeting: (detail?: string): boolean => keeper.isFleeting(nameOf(detail) ?? ''),
  }
}
