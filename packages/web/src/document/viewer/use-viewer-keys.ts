import { type KeyMap, useKeyMap } from '../../ui/key-map.ts'

/** Where keys belong to what is typed or chosen. */
const taken = 'input, textarea, select, [role=menu], [role=listbox], [role=tablist]'

/** The list of keys may lie above the document. */
const isElsewhere = (_: string, target: Element | null): boolean =>
  Boolean(target?.closest(taken) || target?.closest('[role=dialog]')?.querySelector('[data-help]'))

/** Listens for keys while a document is open. */
export const useViewerKeys = (keys: KeyMap) => useKeyMap(keys, isElsewhere)
