import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSingleKeys } from '../../../ui/single-keys.ts'

/** What each key does now; a key that is not there does nothing. */
export type KeyMap = Record<string, (() => void) | undefined>

/** Where keys belong to what is being typed or chosen. */
const taken =
  'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=dialog], [role=alertdialog]'
const arrows = new Set(['ArrowUp', 'ArrowDown'])

const isLetter = (key: string) => key.length === 1

/**
 * Listens for single keys, except while something is typed, a menu is open or a dialog asks. On a phone the evidence
 * itself is the dialog, and keys in it count.
 */
export function useKeys(keys: KeyMap) {
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
      const holder = target?.closest(taken)
      if (holder && !holder.querySelector('[data-review]')) return
      if (document.querySelector('[role=alertdialog]')) return
      if (arrows.has(event.key) && target?.closest('[data-scrolls]')) return
      const key = isLetter(event.key) ? event.key.toLowerCase() : event.key
      if (!singleKeys && isLetter(event.key)) return
      const act = current.current[key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [singleKeys])
}
