import { useSyncExternalStore } from 'react'

const storageKey = 'single_keys'
const listeners = new Set<() => void>()

const enabled = () => localStorage.getItem(storageKey) !== 'off'

/** Whether single keys do something; a person may switch them off for this browser. */
export const useSingleKeys = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, enabled)

export function setSingleKeys(on: boolean) {
  if (on) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
  for (const listener of listeners) listener()
}
