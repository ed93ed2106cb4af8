import { useEffect, useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

function set(open: boolean) {
  isOpen = open
  for (const listener of listeners) listener()
}

export const openSearch = () => set(true)
export const closeSearch = () => set(false)

export const useSearchOpen = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => isOpen,
  )

/** `Ctrl+K`, or `⌘K` on a Mac, opens the search wherever one is; what is open closes with the app's frame. */
export function useSearchKey(isAllowed: boolean) {
  useEffect(() => closeSearch, [])
  useEffect(() => {
    if (!isAllowed) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // A question that waits for its answer comes first.
      if (document.querySelector('[role=alertdialog]')) return
      event.preventDefault()
      openSearch()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isAllowed])
}
