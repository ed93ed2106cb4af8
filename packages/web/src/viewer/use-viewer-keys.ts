import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSingleKeys } from '../ui/single-keys.ts'

/** What each key does now; a key that is not there keeps its own meaning. */
export type ViewerKeys = Record<string, (() => void) | undefined>

/** Where keys belong to what is typed or chosen. */
const taken = 'input, textarea, select, [role=menu], [role=listbox], [role=tablist]'

const isCharacter = (key: string) => key.length === 1

/** Listens for keys while a document is open; characters only where single keys are on. */
export function useViewerKeys(keys: ViewerKeys) {
  const singleKeys = useSingleKeys()
  const current = useRef(keys)
  // What is seen is what a key acts on, from the moment at which it is seen.
  useLayoutEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof Element ? event.target : null
      // The list of keys may lie above the document.
      if (target?.closest(taken) || target?.closest('[role=dialog]')?.querySelector('[data-help]')) return
      if (!singleKeys && isCharacter(event.key)) return
      const act = current.current[isCharacter(event.key) ? event.key.toLowerCase() : event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [singleKeys])
}
