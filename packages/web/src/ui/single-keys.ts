import { useSyncExternalStore } from 'react'
import { inBrowser } from './kept.ts'

const storageKey = 'single_keys'
const listeners = new Set<() => void>()

const enabled = () => inBrowser.get(storageKey) !== 'off'

/** Whether single keys do something; a person may switch them off for this browser. */
export const useSingleKeys = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, enabled)

export function setSingleKeys(on: boolean) {
  if (on) inBrowser.remove(storageKey)
  else inBrowser.set(storageKey, 'off')
  for (const listener of listeners) listener()
}
