import { type KeyMap, useKeyMap } from '../../../ui/key-map.ts'

/** Where keys belong to what is being typed or chosen. */
const taken =
  'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=dialog], [role=alertdialog]'
const arrows = new Set(['ArrowUp', 'ArrowDown'])

/** On a phone the evidence itself is the dialog, and keys in it count. */
function isElsewhere(key: string, target: Element | null): boolean {
  const holder = target?.closest(taken)
  if (holder && !holder.querySelector('[data-review]')) return true
  if (document.querySelector('[role=alertdialog]')) return true
  return arrows.has(key) && Boolean(target?.closest('[data-scrolls]'))
}

/** Listens for single keys, except while something is typed, a menu is open or a dialog asks. */
export const useKeys = (keys: KeyMap) => useKeyMap(keys, isElsewhere)
