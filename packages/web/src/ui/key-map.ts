import { useLayoutEffect, useRef } from 'react'
import { useSingleKeys } from './single-keys.ts'

/** What each key does now; a key that is not there keeps its own meaning. */
export type KeyMap = Record<string, ((event: KeyboardEvent) => void) | undefined>

const isCharacter = (key: string) => key.length === 1

const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey

/**
 * Listens for keys in the whole page; for characters only where single keys are on.
 * @param isElsewhere whether a key belongs to what is being typed or chosen; the same function every time
 */
export function useKeyMap(keys: KeyMap, isElsewhere: (key: string, target: Element | null) => boolean) {
  const singleKeys = useSingleKeys()
  const current = useRef(keys)
  // What is seen is what a key acts on, from the moment at which it is seen.
  useLayoutEffect(() => {
    current.current = keys
  })
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isShortcut(event)) return
      const { key, target } = event
      if (!singleKeys && isCharacter(key)) return
      if (isElsewhere(key, target instanceof Element ? target : null)) return
      const act = current.current[isCharacter(key) ? key.toLowerCase() : key]
      if (!act) return
      event.preventDefault()
      act(event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [singleKeys, isElsewhere])
}
