import { useEffect, useSyncExternalStore } from 'react'
import { useSingleKeys } from '../../ui/single-keys.ts'

/** What of the help is open: its panel, the list of keys, or nothing. */
export type HelpPlace = 'panel' | 'keys' | null

let place: HelpPlace = null
const listeners = new Set<() => void>()

export function openHelp(next: HelpPlace) {
  place = next
  for (const listener of listeners) listener()
}

export const useHelpPlace = (): HelpPlace =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => place,
  )

const typedInto = 'input, textarea, select, [contenteditable]'

/** `?` lists the keys wherever nothing is being typed and single keys are on. What is open closes with the app's frame. */
export function useHelpKey() {
  const singleKeys = useSingleKeys()
  useEffect(() => () => openHelp(null), [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || !singleKeys || event.defaultPrevented) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(typedInto)) return
      // A question that waits for its answer comes first.
      if (document.querySelector('[role=alertdialog]')) return
      event.preventDefault()
      openHelp('keys')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [singleKeys])
}
